"""A referee's act as the desk gives it (`op`, `by`, `reason`, fields): each is one of the commands of rulebook part 9.

It is written as that command, which then does what it does when it is sent; a league's edits are the commissioner's.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from rules.contract import JsonObject, Outcome
from rules.dice import Dice
from rules.double_echec.acts.texts import apply_together
from rules.double_echec.consistency import fault
from rules.double_echec.events import Event
from rules.double_echec.league import commands, resolution
from rules.double_echec.messages import MESSAGES
from rules.double_echec.notation.services import commands_of
from rules.double_echec.state import (
    Card,
    CardNext,
    Cell,
    Deck,
    DefendNext,
    League,
    Match,
    Next,
    Number,
    PenaltyKind,
    RecoverNext,
    State,
    Team,
)
from rules.errors import CaseError, OrderError
from rules.kit.numbers import Count

Code = str  # of a team in its league


class Act(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"):
    """An act: each kind has its `text`, the command that does it as the page writes it."""


class JudgeWrongCard(Act, frozen=True, kw_only=True, tag="card"):
    """`CARTE` (DE-S9.1); `player`: who serves."""

    seat: Team
    deck: Deck
    card: Card
    accepted: bool
    player: Number | None = None

    @property
    def text(self) -> str:
        """`CARTE home D/advance ACCEPTE 17`."""
        verdict = "ACCEPTE" if self.accepted else "REFUSE"
        server = "" if self.player is None else f" {self.player}"
        return f"CARTE {self.seat} {self.deck}/{self.card} {verdict}{server}"


class SetClock(Act, frozen=True, kw_only=True, tag="clock"):
    """`HORLOGE`."""

    period: Count
    units: Count

    @property
    def text(self) -> str:
        """`HORLOGE 2 35`."""
        return f"HORLOGE {self.period} {self.units}"


class SetScore(Act, frozen=True, kw_only=True, tag="score"):
    """`SCORE`."""

    home: Count
    away: Count

    @property
    def text(self) -> str:
        """`SCORE 2 1`."""
        return f"SCORE {self.home} {self.away}"


class PlacePlayer(Act, frozen=True, kw_only=True, tag="place"):
    """`POSE`."""

    seat: Team
    player: Number
    cell: Cell

    @property
    def text(self) -> str:
        """`POSE home 9 G13`."""
        return f"POSE {self.seat} {self.player} {self.cell}"


class PlacePuck(Act, frozen=True, kw_only=True, tag="puck"):
    """`RONDELLE`: with a player of a seat, or loose.

    `next`: what comes then, if that changes too: a loose puck is to be recovered, one that a player gets is not.
    """

    cell: Cell
    seat: Team | None = None
    player: Number | None = None
    next: DefendNext | CardNext | RecoverNext | None = None

    @property
    def text(self) -> str:
        """`RONDELLE G13 home 9`, `RONDELLE G13`."""
        holder = "".join(f" {part}" for part in (self.seat, self.player) if part is not None)
        return f"RONDELLE {self.cell}{holder}"


class GivePenalty(Act, frozen=True, kw_only=True, tag="penalty"):
    """`PEINE`; without `units` as long as the kind lasts."""

    seat: Team
    player: Number
    kind: PenaltyKind
    units: Count | None = None

    @property
    def text(self) -> str:
        """`PEINE home 9 minor`, `PEINE home 9 major 6`."""
        units = "" if self.units is None else f" {self.units}"
        return f"PEINE {self.seat} {self.player} {self.kind}{units}"


class ReleasePlayer(Act, frozen=True, kw_only=True, tag="release"):
    """`LIBERE`."""

    seat: Team
    player: Number

    @property
    def text(self) -> str:
        """`LIBERE home 9`."""
        return f"LIBERE {self.seat} {self.player}"


class SetCards(Act, frozen=True, kw_only=True, tag="deck"):
    """`CARTES`: how many cards of some types a deck has left."""

    deck: Deck
    cards: Mapping[Card, Count]

    @property
    def text(self) -> str:
        """`CARTES F pass=3 steal=0`."""
        return " ".join(("CARTES", self.deck, *(f"{card}={count}" for card, count in self.cards.items())))


class SetWhatNext(Act, frozen=True, kw_only=True, tag="next"):
    """`SUITE`."""

    next: Next

    @property
    def text(self) -> str:
        """`SUITE {"do":"faceoff","spot":"D6"}`."""
        return suite(self.next)


class StopMatch(Act, frozen=True, kw_only=True, tag="end"):
    """`ARRETE`."""

    @property
    def text(self) -> str:
        """`ARRETE`."""
        return "ARRETE"


class GiveForfeit(Act, frozen=True, kw_only=True, tag="forfeit"):
    """`FORFAIT`."""

    seat: Team

    @property
    def text(self) -> str:
        """`FORFAIT home`."""
        return f"FORFAIT {self.seat}"


class GivePoints(Act, frozen=True, kw_only=True, tag="points"):
    """`POINTS`."""

    team: Code
    delta: int

    @property
    def text(self) -> str:
        """`POINTS ROU -2`."""
        return f"POINTS {self.team} {self.delta:+}"


class SetNumber(Act, frozen=True, kw_only=True, tag="set"):
    """`BIERES`, `RECRUES`, `JA`, `MASSE`, `TPVBA`, `RECETTE`, by the field that each sets."""

    team: Code
    field: commands.Counter
    value: Count

    @property
    def text(self) -> str:
        """`BIERES ROU 12`."""
        word = next(word for word, field in commands.COUNTERS.items() if field == self.field)
        return f"{word} {self.team} {self.value}"


class EnterSalaries(Act, frozen=True, kw_only=True, tag="salaries"):
    """`SALAIRES`."""

    team: Code
    values: tuple[Count, ...]

    @property
    def text(self) -> str:
        """`SALAIRES ROU 27000 8000`."""
        return " ".join(("SALAIRES", self.team, *map(str, self.values)))


class EnterPicks(Act, frozen=True, kw_only=True, tag="picks"):
    """`CHOIX`."""

    team: Code
    round: Annotated[int, msgspec.Meta(ge=1, le=3)]
    value: Count

    @property
    def text(self) -> str:
        """`CHOIX ROU 1 2`."""
        return f"CHOIX {self.team} {self.round} {self.value}"


class EnterPlayoffs(Act, frozen=True, kw_only=True, tag="playoffs"):
    """`SERIES`."""

    teams: tuple[Code, ...]

    @property
    def text(self) -> str:
        """`SERIES ROU BLE`."""
        return " ".join(("SERIES", *self.teams))


class EnterTitle(Act, frozen=True, kw_only=True, tag="title"):
    """`CHAMPION`, `ALEX`: the holder of a cup."""

    field: Literal["champion", "alex"]
    team: Code

    @property
    def text(self) -> str:
        """`CHAMPION ROU`."""
        return f"{self.field.upper()} {self.team}"


MatchAct = (
    JudgeWrongCard
    | SetClock
    | SetScore
    | PlacePlayer
    | PlacePuck
    | GivePenalty
    | ReleasePlayer
    | SetCards
    | SetWhatNext
    | StopMatch
    | GiveForfeit
)
LeagueAct = GivePoints | SetNumber | EnterSalaries | EnterPicks | EnterPlayoffs | EnterTitle


def suite(coming: Next) -> str:
    """Return the command that says what comes next."""
    return f"SUITE {msgspec.json.encode(coming).decode()}"


def override(state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
    """Return the state after `act`, and its events. Raises `CaseError` if it cannot be read or does not fit.

    `dice`: for them whom `LIBERE` lets come on.
    """
    fields = {key: value for key, value in act.items() if key not in ("by", "reason")}
    try:
        match state:
            case Match():
                return _match(state, fields, Dice(b"") if dice is None else dice)
            case League():
                return _league(state, fields)
            case _:
                raise fault("neither a match nor a league")
    except (msgspec.ValidationError, ValueError) as error:
        raise fault(str(error)) from None
    except OrderError as error:
        details = {"word": fields.get("op"), **error.details}
        raise CaseError(error.code, MESSAGES[error.code].format_map(details)) from None


def _match(state: Match, fields: JsonObject, dice: Dice) -> Outcome[State, Event]:
    act = msgspec.convert(fields, MatchAct)
    texts = [_single(act.text)]
    if isinstance(act, PlacePuck) and act.next is not None:
        texts.append(suite(act.next))
    done = apply_together(state, texts, dice)
    return Outcome(done.state, done.events, done.trace)


def _league(state: League, fields: JsonObject) -> Outcome[State, Event]:
    heard = commands.hear(state, _single(msgspec.convert(fields, LeagueAct).text))
    if heard.refusals:
        raise heard.refusals[0]
    outcome = resolution.resolve_league(state, heard.commands, Dice(b""))
    return Outcome(outcome.state, outcome.events)


def _single(text: str) -> str:
    """Return the text of an act, which is one command whatever its fields hold."""
    if len(commands_of(text)) > 1:
        raise fault("not the fields of this act")
    return text
