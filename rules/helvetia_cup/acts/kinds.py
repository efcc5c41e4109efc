"""The acts of rulebook part 9, one Struct each, with their fields; those of a match and those of a competition.

`extend`, `close`, `submit` and `rewind` are the application's: they need the clock and the history.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from rules.helvetia_cup.pitch import Hex
from rules.helvetia_cup.state import BySeat, CardNo, Count, MatchReport, Number, Seat, TeamKey

Value = int | str | bool | Mapping[str, int | str | None] | None  # of a field; an object is the whole ball


class Act(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op", omit_defaults=True):
    """What all acts share."""


class SetField(Act, frozen=True, kw_only=True, tag="set"):
    """`set path value`; `also`: paths that change with it, where one alone would leave the match inconsistent.

    Paths are those of the state: `score.home`, `clock`, `teams.home.players.5.at` (`.boost`, `.yellow`),
    `teams.home.subs_left` (`.offside_call`), `attack`, `ball`, `ball.at`, `ball.holder`.
    """

    path: str
    value: Value
    also: Mapping[str, Value] = {}


class CallOffside(Act, frozen=True, kw_only=True, tag="offside"):
    """An off-side that nobody called, of who has the ball."""


class ShowCard(Act, frozen=True, kw_only=True, tag="card"):
    """A card is shown."""

    seat: Seat
    player: Number
    colour: Literal["yellow", "red"]


class CancelCard(Act, frozen=True, kw_only=True, tag="cancel_card"):
    """A card is withdrawn; `at`: where a player who was sent off for it comes back, None: on their bench."""

    seat: Seat
    player: Number
    colour: Literal["yellow", "red"]
    at: Hex | None = None


class ForfeitMatch(Act, frozen=True, kw_only=True, tag="forfeit"):
    """A seat loses (HC-3.4-b)."""

    seat: Seat


class AbandonMatch(Act, frozen=True, kw_only=True, tag="abandon"):
    """The match is void, to be replayed."""


class EnterResult(Act, frozen=True, kw_only=True, tag="result"):
    """The score of a match played elsewhere; `winner`: of a shoot-out, where the goals do not say."""

    home: Count
    away: Count
    winner: Seat | None = None


class ClearSuspension(Act, frozen=True, kw_only=True, tag="clear_suspension"):
    """A player may play."""

    team: TeamKey
    player: Number


class ClearInjury(Act, frozen=True, kw_only=True, tag="clear_injury"):
    """A player is fit."""

    team: TeamKey
    player: Number


class GiveCard(Act, frozen=True, kw_only=True, tag="give_card"):
    """A POWER card joins a deck."""

    team: TeamKey
    card: CardNo


class TakeCard(Act, frozen=True, kw_only=True, tag="take_card"):
    """A POWER card leaves a deck."""

    team: TeamKey
    card: CardNo


class ReopenTraining(Act, frozen=True, kw_only=True, tag="training"):
    """A team trains after all, its round already playing: what it would have sent as `A`."""

    team: TeamKey
    cards: tuple[CardNo, ...]


class CorrectTable(Act, frozen=True, kw_only=True, tag="table"):
    """A team's line of the table; what is not given stays."""

    team: TeamKey
    won: Count | UnsetType = UNSET
    drawn: Count | UnsetType = UNSET
    lost: Count | UnsetType = UNSET
    gf: Count | UnsetType = UNSET
    ga: Count | UnsetType = UNSET
    points: int | UnsetType = UNSET


class EnterFixture(Act, frozen=True, kw_only=True, tag="result"):
    """The score of a fixture played elsewhere, with an empty report; `winner` as in `EnterResult`."""

    fixture: str
    home: Count
    away: Count
    winner: Seat | None = None


class DeliverReport(Act, frozen=True, kw_only=True, tag="report"):
    """The report of a match of this round (rulebook 6.12) between these teams, in place of an earlier one."""

    home: TeamKey
    away: TeamKey
    report: MatchReport


MatchAct = SetField | CallOffside | ShowCard | CancelCard | ForfeitMatch | AbandonMatch | EnterResult
CompetitionAct = (
    ClearSuspension | ClearInjury | GiveCard | TakeCard | ReopenTraining | CorrectTable | EnterFixture | DeliverReport
)


def winner_of_result(act: EnterResult | EnterFixture, *, may_be_drawn: bool) -> Seat | None:
    """Return who has won by a score that is entered. Raises `ValueError` where that is left open, or contradicted."""
    if act.home != act.away:
        winner: Seat = "home" if act.home > act.away else "away"
        if act.winner not in (None, winner):
            raise ValueError("who scored more has won")
        return winner
    if (act.winner is None) is not may_be_drawn:
        raise ValueError("a match that may be drawn has no winner when it is level, any other has one")
    return act.winner


def score_of_result(act: EnterResult | EnterFixture) -> BySeat:
    """Return the score that is entered."""
    return BySeat(home=act.home, away=act.away)


def action_of(act: Act) -> str:
    """Return an act as the page writes it, for its event: `set clock 12`, `cancel-card home 5 red at=e5`."""
    given = msgspec.to_builtins(act, str_keys=True)
    words = [str(given["op"]).replace("_", "-")]
    for field in msgspec.structs.fields(act):
        if field.name in given:
            written = _written(given[field.name])
            words.append(written if field.required else f"{field.name}={written}")
    return " ".join(words)


def _written(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
