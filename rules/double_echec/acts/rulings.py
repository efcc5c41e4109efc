"""What the referee's commands do to a match (rulebook part 9).

Among them a card of a wrong deck, or out of turn, where cards are turned by hand: `CARTE` (DE-S9.1).
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from rules.dice import Dice
from rules.double_echec.consistency import check_card, fault
from rules.double_echec.data import Team
from rules.double_echec.data import Team as _Team
from rules.double_echec.events import Event, LoosePuck, MatchEnd, Reshuffled, WrongCard
from rules.double_echec.state import (
    CENTRE,
    FULL_DECKS,
    OTHER,
    POSITION_OF,
    SKATERS,
    Card,
    Cell,
    Deck,
    FaceoffNext,
    Goals,
    Man,
    Match,
    Next,
    PenaltyKind,
    PenaltyShotNext,
    PlayCardNext,
    Puck,
    RecoverNext,
    TeamState,
    match_settings_of,
)
from rules.double_echec.turn import clock
from rules.double_echec.turn.clock import DROPPED, Sentence
from rules.double_echec.turn.table import Table

Ruled = tuple[Match, tuple[Event, ...]]
Ruling = Callable[[Match, Dice], Ruled]

FORFEIT = (3, 0)


def see_that_in_play(match: Match) -> None:
    """See that a match has not ended: all that can be changed then is its score."""
    if match.phase == "over":
        raise fault("the match is over")


def replace_side(match: Match, team: _Team, side: TeamState) -> Match:
    """Return a match with one of its sides changed."""
    return replace(match, teams=replace(match.teams, **{team: side}))


def set_clock(period: int, units: int) -> Ruling:
    """`HORLOGE`."""

    def ruling(match: Match, dice: Dice) -> Ruled:
        see_that_in_play(match)
        if period < 1 or units > match_settings_of(match.config).units_per_period:
            raise fault("no such time")
        return replace(match, clock=replace(match.clock, period=period, units=units)), ()

    return ruling


def set_score(home: int, away: int) -> Ruling:
    """`SCORE`."""
    return lambda match, dice: (replace(match, score=Goals(home=home, away=away)), ())


def place_player(team: _Team, n: int, cell: Cell) -> Ruling:
    """`POSE`: a player on the ice stands elsewhere; they take the puck along."""

    def ruling(match: Match, dice: Dice) -> Ruled:
        see_that_in_play(match)
        side = match.teams.of(team)
        if n not in side.at:
            raise fault("he is not on the ice")
        moved = replace_side(match, team, replace(side, at={**side.at, n: cell}))
        return (replace(moved, puck=Puck(at=cell, held=match.puck.held)) if match.puck.held == (team, n) else moved), ()

    return ruling


def place_puck(cell: Cell, holder: Man | None) -> Ruling:
    """`RONDELLE`: loose, or with a player."""

    def ruling(match: Match, dice: Dice) -> Ruled:
        see_that_in_play(match)
        return replace(match, puck=Puck(at=cell, held=holder)), ()

    return ruling


def give_penalty(team: _Team, n: int, kind: PenaltyKind, units: int | None) -> Ruling:
    """`PEINE`: for a skater who has not the puck; as long as their kind of penalty lasts, or `units`."""

    def ruling(match: Match, dice: Dice) -> Ruled:
        see_that_in_play(match)
        settings = match_settings_of(match.config)
        usual = settings.major_units if kind == "major" else settings.minor_units
        return send_off(match, (team, n), Sentence(kind, usual if units is None else units, "referee"))

    return ruling


def send_off(match: Match, player: Man, given: Sentence) -> Ruled:
    """Return a match with a skater sent off, and their side at its strength (rulebook 6.9).

    A player of the bench has a slot of their position to come back to, an empty one if there is any.
    """
    if match.phase == "lineup":
        raise fault("nobody plays yet")
    table = Table(match, Dice(b""))
    team, n = player
    side = table.sides[team]
    is_benched = side.is_on_bench(n)
    if n == side.keeper or (n not in side.at and (not is_benched or side.roster[n].pos == "G")):
        raise fault("no skater on the ice or the bench")
    substitute = next((going.substitute for going in side.going if going.n == n), None)
    clock.penalise(table, side, n, given, substitute)
    if is_benched:
        own = [slot for slot in SKATERS if POSITION_OF[slot] == side.roster[n].pos]
        side.box[-1].slot = next((slot for slot in own if side.ice[slot] is None), own[0])
    return table.frozen(), tuple(table.events)


def release_from_box(team: _Team, n: int) -> Ruling:
    """`LIBERE`: a player leaves the box as at the end of their penalty (6.9). Labels: `b<beat>/enter/<team>/<n>/i`."""

    def ruling(match: Match, dice: Dice) -> Ruled:
        see_that_in_play(match)
        table = Table(match, dice)
        side = table.sides[team]
        served = next((term for term in side.box if term.n == n), None)
        if served is None:
            raise fault("he is not in the box")
        clock.end_penalty(table, side, served)
        return table.frozen(), tuple(table.events)

    return ruling


def set_deck(deck: Deck, counts: Mapping[Card, int]) -> Ruling:
    """`CARTES`: how many cards of some types are left; a burned one never comes back (DE-S9.1-e)."""

    def ruling(match: Match, dice: Dice) -> Ruled:
        see_that_in_play(match)
        burned = match.burned.get(deck, {})
        if any(count > FULL_DECKS[deck][card] - burned.get(card, 0) for card, count in counts.items()):
            raise fault("a deck has no more cards than it began with, less those that are burned")
        return replace(match, decks={**match.decks, deck: {**match.decks[deck], **counts}}), ()

    return ruling


def set_what_next(coming: Next | None) -> Ruling:
    """`SUITE`: what comes next; the puck gets loose where that wants it (rulebook 4, `puck`)."""

    def ruling(match: Match, dice: Dice) -> Ruled:
        see_that_in_play(match)
        if coming is None or match.phase == "lineup":
            raise fault("a match that is played goes on")
        match coming:
            case FaceoffNext(spot=spot):
                lies = Puck(at=spot)
            case PenaltyShotNext():
                lies = Puck(at=CENTRE)
            case RecoverNext():
                lies = Puck(at=match.puck.at)
            case _:
                lies = match.puck
        return replace(match, next=coming, puck=lies), ()

    return ruling


def stop_match() -> Ruling:
    """`ARRETE`: the match is over, its score as it stands."""
    return lambda match, dice: _ended(match, match.score)


def forfeit_game(team: _Team) -> Ruling:
    """`FORFAIT`: 3-0 to the other side, or the score if that is better for it."""

    def ruling(match: Match, dice: Dice) -> Ruled:
        own, other = match.score.of(OTHER[team]), match.score.of(team)
        # Better: what ranks it higher in the standings (DE-B.league-b).
        won, lost = max(FORFEIT, (own, other), key=lambda result: (result[0] - result[1], result[0]))
        return _ended(match, Goals(**{OTHER[team]: won, team: lost}))

    return ruling


def _ended(match: Match, result: Goals) -> Ruled:
    see_that_in_play(match)
    winner: _Team | None = None if result.home == result.away else "home" if result.home > result.away else "away"
    over = replace(match, phase="over", score=result, next=None)
    return over, (MatchEnd(score=result, winner=winner, overtime=False),)


def rule_wrong_card(guilty: Team, deck: Deck, card: Card, server: int | None, *, is_accepted: bool) -> Ruling:
    """Return what the other coach's choice between A and B brings (DE-S9.1-c): the card accepted or refused.

    `server`: who serves, by their coach's choice, if they are a skater in a slot without the puck.
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
    """DE-S9.1-e: the card is burned; -f: the guilty carrier goes off, or a player of their side serves."""
    match = _burned(match, deck, card)
    held = match.puck.held
    if held is None or held[0] != guilty:
        return _bench_minor(match, guilty, server)
    cell, minor = match.puck.at, match_settings_of(match.config).minor_units
    is_keeper = match.teams.of(guilty).ice.get("G") == held[1]  # they stay all match (DE-B.players)
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
    """Return who serves: the player wanted if they can, else the first who can."""
    ice, held = match.teams.of(guilty).ice, match.puck.held
    can = [n for slot in DROPPED if (n := ice.get(slot)) is not None and (guilty, n) != held]
    if not can:
        raise fault("nobody can serve")
    return wanted if wanted in can else can[0]
