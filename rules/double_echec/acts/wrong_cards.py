"""A card of a wrong deck, or out of turn, where cards are turned by hand: `CARTE` (DE-S9.1, rulebook part 9)."""

from collections.abc import Mapping

from msgspec.structs import replace

from rules.dice import Dice
from rules.double_echec.acts.rulings import Ruled, Ruling, see_that_in_play, send_off
from rules.double_echec.consistency import check_card, fault
from rules.double_echec.data import Team
from rules.double_echec.events import Event, LoosePuck, Reshuffled, WrongCard
from rules.double_echec.state import (
    FULL_DECKS,
    OTHER,
    Card,
    Deck,
    Match,
    PlayCardNext,
    Puck,
    RecoverNext,
    match_settings_of,
)
from rules.double_echec.turn.penalties import DROPPED, Sentence


def rule_wrong_card(guilty: Team, deck: Deck, card: Card, server: int | None, *, is_accepted: bool) -> Ruling:
    """Return what the other coach's choice between A and B brings (DE-S9.1-c): the card accepted or refused.

    `server`: who serves, by his coach's choice, if he is a skater in a slot without the puck.
    """

    def applied(match: Match, dice: Dice) -> Ruled:
        see_that_in_play(match)
        told = WrongCard(team=guilty, deck=deck, card=card, accepted=is_accepted)
        match, shuffled = _taken(match, deck, card)
        after = _accepted if is_accepted else _refused
        match, brought = after(match, guilty, deck, card, server)
        return match, (*shuffled, told, *brought)

    return applied


def _taken(match: Match, deck: Deck, card: Card) -> tuple[Match, tuple[Event, ...]]:
    """Return the match without the card in its deck, which is refilled first if it is empty (DE-B.decks)."""
    left, shuffled = match.decks[deck], tuple[Event, ...]()
    if not any(left.values()):
        burned = match.burned.get(deck, {})
        left = {one: count - burned.get(one, 0) for one, count in FULL_DECKS[deck].items()}
        shuffled = (Reshuffled(deck=deck),)
    if not left[card]:
        raise fault("the deck has no such card left")
    return replace(match, decks={**match.decks, deck: {**left, card: left[card] - 1}}), shuffled


def _accepted(match: Match, guilty: Team, deck: Deck, card: Card, server: int | None) -> Ruled:
    """DE-S9.1-d: a bench minor all the same; the card is then played."""
    carrier = check_card(match, deck, card)
    k = match.k + 1 if match.attack == carrier else 1
    match, events = _bench_minor(match, guilty, server)
    return replace(match, attack=carrier, k=k, next=PlayCardNext(deck=deck, card=card)), events


def _refused(match: Match, guilty: Team, deck: Deck, card: Card, server: int | None) -> Ruled:
    """DE-S9.1-e: the card is burned; -f: the guilty carrier goes off, or a man of his side serves."""
    match = _burned(match, deck, card)
    held = match.puck.held
    if held is None or held[0] != guilty:
        return _bench_minor(match, guilty, server)
    cell, minor = match.puck.at, match_settings_of(match.config).minor_units
    is_keeper = match.teams.of(guilty).ice.get("G") == held[1]  # he stays all match (DE-B.players)
    n = _server(match, guilty, server) if is_keeper else held[1]
    loose = replace(match, puck=Puck(at=cell), attack=guilty, next=RecoverNext(team=OTHER[guilty]))
    loose, events = send_off(loose, (guilty, n), Sentence("minor", minor, "unsportsmanlike"))
    return loose, (*events, LoosePuck(at=cell, by=guilty))


def _burned(match: Match, deck: Deck, card: Card) -> Match:
    burned: Mapping[Card, int] = match.burned.get(deck, {})
    return replace(match, burned={**match.burned, deck: {**burned, card: burned.get(card, 0) + 1}})


def _bench_minor(match: Match, guilty: Team, server: int | None) -> Ruled:
    units = match_settings_of(match.config).minor_units
    sentence = Sentence("bench_minor", units, "wrong_card")
    return send_off(match, (guilty, _server(match, guilty, server)), sentence)


def _server(match: Match, guilty: Team, wanted: int | None) -> int:
    """Return who serves: the man wanted if he can, else the first who can."""
    ice, held = match.teams.of(guilty).ice, match.puck.held
    can = [n for slot in DROPPED if (n := ice.get(slot)) is not None and (guilty, n) != held]
    if not can:
        raise fault("nobody can serve")
    return wanted if wanted in can else can[0]
