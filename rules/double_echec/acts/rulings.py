"""What a referee may do to a match (rulebook part 9), from the desk or as a text: one class an act."""

from collections.abc import Mapping

from msgspec.structs import replace

from rules.dice import Dice
from rules.double_echec.acts.kinds import Act, Changed
from rules.double_echec.consistency import check_card, fault
from rules.double_echec.data import Team
from rules.double_echec.events import Event, LoosePuck, MatchEnd, Reshuffled, WrongCard
from rules.double_echec.state import (
    CENTRE,
    FULL_DECKS,
    OTHER,
    POSITION_OF,
    SKATERS,
    Card,
    CardNext,
    Cell,
    Deck,
    DefendNext,
    FaceoffNext,
    Goals,
    Man,
    Match,
    Next,
    Number,
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
from rules.kit.numbers import Count

FORFEIT = (3, 0)


class JudgeWrongCard(Act, frozen=True, kw_only=True, tag="card"):
    """The other coach's choice between A and B (DE-S9.1-c), where cards are turned by hand: accepted or refused.

    `player`: who serves, by their coach's choice, if they are a skater in a slot without the puck.
    """

    clause = "DE-S9.1-c"
    word = "CARTE"
    said = ("seat", ("deck", "card"), "accepted")
    may_say = ("player",)

    seat: Team
    deck: Deck
    card: Card
    accepted: bool
    player: Number | None = None

    def _applied(self, state: Match, dice: Dice | None) -> Changed:
        see_that_in_play(state)
        told = WrongCard(team=self.seat, deck=self.deck, card=self.card, accepted=self.accepted)
        match, shuffled = _taken(state, self.deck, self.card)
        after = (_accepted if self.accepted else _refused)(match, self.seat, self.deck, self.card, self.player)
        return Changed(after.state, (*shuffled, told, *after.events))


class SetClock(Act, frozen=True, kw_only=True, tag="clock"):
    """The time."""

    word = "HORLOGE"
    said = ("period", "units")

    period: Count
    units: Count

    def _applied(self, state: Match, dice: Dice | None) -> Changed:
        see_that_in_play(state)
        if self.period < 1 or self.units > match_settings_of(state.config).units_per_period:
            raise fault("no such time")
        return Changed(replace(state, clock=replace(state.clock, period=self.period, units=self.units)))


class SetScore(Act, frozen=True, kw_only=True, tag="score"):
    """The score, of a match that is over, too."""

    word = "SCORE"
    said = ("home", "away")

    home: Count
    away: Count

    def _applied(self, state: Match, dice: Dice | None) -> Changed:
        return Changed(replace(state, score=Goals(home=self.home, away=self.away)))


class PlacePlayer(Act, frozen=True, kw_only=True, tag="place"):
    """A player on the ice stands elsewhere; they take the puck along."""

    word = "POSE"
    said = ("seat", "player", "cell")

    seat: Team
    player: Number
    cell: Cell

    def _applied(self, state: Match, dice: Dice | None) -> Changed:
        see_that_in_play(state)
        side = state.teams.of(self.seat)
        if self.player not in side.at:
            raise fault("he is not on the ice")
        moved = replace_side(state, self.seat, replace(side, at={**side.at, self.player: self.cell}))
        held = state.puck.held
        return Changed(
            replace(moved, puck=Puck(at=self.cell, held=held)) if held == (self.seat, self.player) else moved
        )


class PlacePuck(Act, frozen=True, kw_only=True, tag="puck"):
    """The puck: with a player of a seat, or loose.

    `next`: what comes then, if that changes too: a loose puck is to be recovered, one that a player gets is not.
    """

    word = "RONDELLE"
    said = ("cell",)
    may_say = ("seat", "player")

    cell: Cell
    seat: Team | None = None
    player: Number | None = None
    next: DefendNext | CardNext | RecoverNext | None = None

    @property
    def parts(self) -> tuple[Act, ...]:
        """With what comes then."""
        return (self,) if self.next is None else (self, SetWhatNext(next=self.next))

    def _applied(self, state: Match, dice: Dice | None) -> Changed:
        see_that_in_play(state)
        if self.seat is None or self.player is None:
            if (self.seat is None) != (self.player is None):
                raise fault("whose puck?")
            return Changed(replace(state, puck=Puck(at=self.cell)))
        return Changed(replace(state, puck=Puck(at=self.cell, held=(self.seat, self.player))))


class GivePenalty(Act, frozen=True, kw_only=True, tag="penalty"):
    """A penalty for a skater who has not the puck; without `units` as long as the kind lasts."""

    word = "PEINE"
    said = ("seat", "player", "kind")
    may_say = ("units",)

    seat: Team
    player: Number
    kind: PenaltyKind
    units: Count | None = None

    def _applied(self, state: Match, dice: Dice | None) -> Changed:
        see_that_in_play(state)
        settings = match_settings_of(state.config)
        usual = settings.major_units if self.kind == "major" else settings.minor_units
        units = usual if self.units is None else self.units
        return send_off(state, (self.seat, self.player), Sentence(self.kind, units, "referee"))


class ReleasePlayer(Act, frozen=True, kw_only=True, tag="release"):
    """A player leaves the box as at the end of their penalty (6.9). Labels: `b<beat>/enter/<team>/<n>/i`."""

    word = "LIBERE"
    said = ("seat", "player")

    seat: Team
    player: Number

    def _applied(self, state: Match, dice: Dice | None) -> Changed:
        see_that_in_play(state)
        table = Table(state, Dice(b"") if dice is None else dice)
        side = table.sides[self.seat]
        served = next((term for term in side.box if term.n == self.player), None)
        if served is None:
            raise fault("he is not in the box")
        clock.end_penalty(table, side, served)
        return Changed(table.frozen(), tuple(table.events))


class SetCards(Act, frozen=True, kw_only=True, tag="deck"):
    """How many cards of some types a deck has left; a burned one never comes back (DE-S9.1-e)."""

    word = "CARTES"
    said = (("deck", "cards"),)

    deck: Deck
    cards: Mapping[Card, Count]

    def _applied(self, state: Match, dice: Dice | None) -> Changed:
        see_that_in_play(state)
        burned, full = state.burned.get(self.deck, {}), FULL_DECKS[self.deck]
        if any(count > full.get(card, 0) - burned.get(card, 0) for card, count in self.cards.items()):
            raise fault("a deck has no more cards than it began with, less those that are burned")
        return Changed(replace(state, decks={**state.decks, self.deck: {**state.decks[self.deck], **self.cards}}))


class SetWhatNext(Act, frozen=True, kw_only=True, tag="next"):
    """What comes next; the puck gets loose where that wants it (rulebook 4, `puck`)."""

    word = "SUITE"
    said = ("next",)

    next: Next | None

    def _applied(self, state: Match, dice: Dice | None) -> Changed:
        see_that_in_play(state)
        if self.next is None or state.phase == "lineup":
            raise fault("a match that is played goes on")
        match self.next:
            case FaceoffNext(spot=spot):
                lies = Puck(at=spot)
            case PenaltyShotNext():
                lies = Puck(at=CENTRE)
            case RecoverNext():
                lies = Puck(at=state.puck.at)
            case _:
                lies = state.puck
        return Changed(replace(state, next=self.next, puck=lies))


class StopMatch(Act, frozen=True, kw_only=True, tag="end"):
    """The match is over, its score as it stands."""

    word = "ARRETE"

    def _applied(self, state: Match, dice: Dice | None) -> Changed:
        return _ended(state, state.score)


class GiveForfeit(Act, frozen=True, kw_only=True, tag="forfeit"):
    """3-0 to the other side, or the score if that is better for it."""

    word = "FORFAIT"
    said = ("seat",)

    seat: Team

    def _applied(self, state: Match, dice: Dice | None) -> Changed:
        other = OTHER[self.seat]
        score = state.score.of(other), state.score.of(self.seat)
        # Better: what ranks it higher in the standings (DE-B.league-b).
        won, lost = max(FORFEIT, score, key=lambda result: (result[0] - result[1], result[0]))
        return _ended(state, Goals(**{other: won, self.seat: lost}))


AnyAct = (
    JudgeWrongCard | SetClock | SetScore | PlacePlayer | PlacePuck | GivePenalty | ReleasePlayer | SetCards
    | SetWhatNext | StopMatch | GiveForfeit
)  # fmt: skip


def see_that_in_play(match: Match) -> None:
    """See that a match has not ended: all that can be changed then is its score."""
    if match.phase == "over":
        raise fault("the match is over")


def replace_side(match: Match, team: Team, side: TeamState) -> Match:
    """Return a match with one of its sides changed."""
    return replace(match, teams=replace(match.teams, **{team: side}))


def send_off(match: Match, player: Man, given: Sentence) -> Changed:
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
    return Changed(table.frozen(), tuple(table.events))


def _ended(match: Match, result: Goals) -> Changed:
    see_that_in_play(match)
    winner: Team | None = None if result.home == result.away else "home" if result.home > result.away else "away"
    over = replace(match, phase="over", score=result, next=None)
    return Changed(over, (MatchEnd(score=result, winner=winner, overtime=False),))


def _taken(match: Match, deck: Deck, card: Card) -> tuple[Match, tuple[Event, ...]]:
    """Return the match without the card in its deck, which is refilled first if it is empty (DE-B.decks)."""
    left, shuffled = match.decks[deck], tuple[Event, ...]()
    if not any(left.values()):
        burned = match.burned.get(deck, {})
        left = {one: count - burned.get(one, 0) for one, count in FULL_DECKS[deck].items()}
        shuffled = (Reshuffled(deck=deck),)
    if not left.get(card):
        raise fault("the deck has no such card left")
    return replace(match, decks={**match.decks, deck: {**left, card: left[card] - 1}}), shuffled


def _accepted(match: Match, guilty: Team, deck: Deck, card: Card, server: int | None) -> Changed:
    """DE-S9.1-d: a bench minor all the same; the card is then played."""
    carrier = check_card(match, deck, card)
    k = match.k + 1 if match.attack == carrier else 1
    sent = _bench_minor(match, guilty, server)
    return Changed(replace(sent.state, attack=carrier, k=k, next=PlayCardNext(deck=deck, card=card)), sent.events)


def _refused(match: Match, guilty: Team, deck: Deck, card: Card, server: int | None) -> Changed:
    """DE-S9.1-e: the card is burned; -f: the guilty carrier goes off, or a player of their side serves."""
    match = _burned(match, deck, card)
    held = match.puck.held
    if held is None or held[0] != guilty:
        return _bench_minor(match, guilty, server)
    cell, minor = match.puck.at, match_settings_of(match.config).minor_units
    is_keeper = match.teams.of(guilty).ice.get("G") == held[1]  # they stay all match (DE-B.players)
    n = _server(match, guilty, server) if is_keeper else held[1]
    loose = replace(match, puck=Puck(at=cell), attack=guilty, next=RecoverNext(team=OTHER[guilty]))
    sent = send_off(loose, (guilty, n), Sentence("minor", minor, "unsportsmanlike"))
    return Changed(sent.state, (*sent.events, LoosePuck(at=cell, by=guilty)))


def _burned(match: Match, deck: Deck, card: Card) -> Match:
    burned: Mapping[Card, int] = match.burned.get(deck, {})
    return replace(match, burned={**match.burned, deck: {**burned, card: burned.get(card, 0) + 1}})


def _bench_minor(match: Match, guilty: Team, server: int | None) -> Changed:
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
