"""The referee's acts on a match (rulebook part 9); `set` is in `fields.py`.

A ruling is played on the table of a turn, so that cards, clock and forfeits are those of the game; it is no turn.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from rules.dice import Dice
from rules.helvetia_cup.acts.fields import SetField, check_sound
from rules.helvetia_cup.acts.kinds import Act, MatchChanged, winner_of_result
from rules.helvetia_cup.consistency import fault
from rules.helvetia_cup.events import MatchEnd
from rules.helvetia_cup.phases import PLACEMENTS
from rules.helvetia_cup.pitch import PITCH, Hex, SeatName
from rules.helvetia_cup.state import (
    MOST_ON_PITCH,
    SEATS,
    BySeat,
    Count,
    Match,
    Number,
    Pending,
    Result,
    Seat,
    Shootout,
    Stat,
    Stats,
    Teams,
    TeamState,
)
from rules.helvetia_cup.turn.defending import CAUTIONS, show_card
from rules.helvetia_cup.turn.halves import check_forfeit, end_by_forfeit
from rules.helvetia_cup.turn.possession import call_offside, keeper_ball
from rules.helvetia_cup.turn.table import Figure, Side, Table, because


class CallOffside(Act[Match], frozen=True, kw_only=True, tag="offside"):
    """HC-2.6-off-d, called afterwards: against who has the ball, as long as they have it (label `time`)."""

    clause = "HC-PM-offside"

    def _applied(self, state: Match, dice: Dice | None) -> MatchChanged:
        if state.is_family:
            raise fault("FAMILY has no off-side")
        pending, holder = state.offside_pending, state.ball.holder
        if state.phase not in ("attack", "defence", "play") or state.restart is not None:
            raise fault("nobody can have received the ball off-side")
        if holder is None or state.ball.at is None or (pending is not None and pending.player != holder):
            raise fault("the offender has not the ball any more")
        if state.ball.at in PITCH.keeper_zones:
            raise fault("in his own zone nobody is off-side")
        if dice is None:
            raise fault("no turn has been played")
        table = Table(state, dice, {})
        call_offside(table, holder, state.ball.at if pending is None else pending.at, because("watched-before"))
        return _ruled(table)


class ShowCard(Act[Match], frozen=True, kw_only=True, tag="card"):
    """A card for a player on the pitch or the bench; a sending-off and the forfeit check follow."""

    seat: Seat
    player: Number
    colour: Literal["yellow", "red"]

    def _applied(self, state: Match, dice: Dice | None) -> MatchChanged:
        table, figure = _with_figure(state, self.seat, self.player)
        if not figure.on_pitch and figure.status != "bench":
            raise fault(f"{self.seat} {self.player} has left")
        had_ball = table.is_carrier(figure)
        show_card(table, figure, self.colour)
        if figure.red:
            _go_on_without(table, figure, had_ball=had_ball)
        check_forfeit(table)
        return _ruled(table)


class CancelCard(Act[Match], frozen=True, kw_only=True, tag="cancel_card"):
    """A card that was not deserved: nothing is left of it, and who was sent off for it is back.

    `at`: where they come back, None: on their bench.
    """

    seat: Seat
    player: Number
    colour: Literal["yellow", "red"]
    at: Hex | None = None

    def _applied(self, state: Match, dice: Dice | None) -> MatchChanged:
        table, figure = _with_figure(state, self.seat, self.player)
        by_second_yellow = figure.red and figure.yellow >= CAUTIONS
        if not (figure.yellow if self.colour == "yellow" else figure.red and not by_second_yellow):
            raise fault(f"{self.seat} {self.player} has no such card")
        table.count(figure, self.colour, -1)
        if self.colour == "yellow":
            figure.yellow -= 1
            table.count(figure, "red", -int(by_second_yellow))
        if self.colour == "red" or by_second_yellow:
            figure.red = False
            _come_back(table, figure, self.at)
        elif self.at is not None:
            raise fault(f"{self.seat} {self.player} has not left")
        after = _ruled(table)
        check_sound(state, after.state)
        return after


class ForfeitMatch(Act[Match], frozen=True, kw_only=True, tag="forfeit"):
    """A seat loses (HC-3.4-b), at any time before the end."""

    clause = "HC-3.4-b"

    seat: Seat

    def _applied(self, state: Match, dice: Dice | None) -> MatchChanged:
        _check_open(state)
        table = Table(state, Dice(b""), {})
        end_by_forfeit(table, self.seat)
        return _ruled(table)


class AbandonMatch(Act[Match], frozen=True, kw_only=True, tag="abandon"):
    """The match is void, to be replayed: over without a result, so that it reports nothing (`report_on_match`)."""

    def _applied(self, state: Match, dice: Dice | None) -> MatchChanged:
        _check_open(state)
        return MatchChanged(replace(state, phase="finished", pending=Pending()))


class EnterResult(Act[Match], frozen=True, kw_only=True, tag="result"):
    """A match played elsewhere: what there was of it here counts for nothing, so that its report is empty.

    `winner`: of a shoot-out, where the goals do not say.
    """

    home: Count
    away: Count
    winner: Seat | None = None

    def _applied(self, state: Match, dice: Dice | None) -> MatchChanged:
        if state.result is not None:
            raise fault("the match has a result")
        score = BySeat(home=self.home, away=self.away)
        winner = winner_of_result(self.home, self.away, self.winner, may_be_drawn=state.mode == "league")
        home, away = (_emptied(state.teams.of(seat)) for seat in SEATS)
        over = Match(
            variant=state.variant,
            mode=state.mode,
            config=state.config,
            phase="finished",
            turn=state.turn,
            score=score,
            teams=Teams(home=home, away=away),
            result=Result(winner=winner, score=score),
        )
        return MatchChanged(over, (MatchEnd(winner=winner, score=score),))


MatchAct = SetField | CallOffside | ShowCard | CancelCard | ForfeitMatch | AbandonMatch | EnterResult


def _go_on_without(table: Table, figure: Figure, *, had_ball: bool) -> None:
    side = table.sides[figure.seat]
    side.bench = [n for n in side.bench if n != figure.n]
    if had_ball:
        table.watch, table.offside_pending = (), None
    if had_ball and table.ball == side.keeper_zone and side.on_pitch():
        # HC-2.5-closest-b: nobody else could ever fetch it.
        table.give(keeper_ball(table, side, "zone"))
    if table.shootout is not None:
        table.shootout = _without_kicker(table.shootout, side)


def _without_kicker(shootout: Shootout, side: Side) -> Shootout:
    """HC-2.6-so-e: a new cycle begins if all who are left have kicked."""
    left = {one.n for one in side.on_pitch()}
    taken = tuple(n for n in shootout.taken.of(side.seat) if n in left)
    kept = () if len(taken) == len(left) else taken
    return replace(shootout, taken=replace(shootout.taken, **{side.seat: kept}))


def _come_back(table: Table, figure: Figure, at: Hex | None) -> None:
    """Put a player back on a hex; without one on the pitch where everybody is placed anew, else on their bench."""
    side = table.sides[figure.seat]
    has_room = len(side.on_pitch()) < MOST_ON_PITCH
    if at is None and not (table.state.phase in PLACEMENTS and has_room):
        figure.status = "bench"
        side.bench.append(figure.n)
    else:
        figure.status, figure.at = "pitch", at


def _emptied(side: TeamState) -> TeamState:
    kept = ("team", "attacks", "subs_left", "offside_call", "deck", "legends_left", "tired", "unavailable")
    return TeamState(**{name: getattr(side, name) for name in kept})


def _check_open(state: Match) -> None:
    if state.phase == "finished":
        raise fault("the match is over")


def _with_figure(state: Match, seat: SeatName, n: int) -> tuple[Table, Figure]:
    """Return the table, and one of the squad of a match with cards that is being played."""
    _check_open(state)
    if state.is_family:
        raise fault("FAMILY has no cards")
    table = Table(state, Dice(b""), {})
    figure = table.sides[seat].figures.get(n)
    if figure is None:
        raise fault(f"{seat} {n} is not in the squad")
    return table, figure


def _ruled(table: Table) -> MatchChanged:
    """Return the match as the table has it: an act is no turn, and leaves no counter at zero (Appendix E)."""
    state = table.frozen()
    home, away = (
        {n: told for n, counts in state.stats.of(seat).items() if (told := _counted(counts))} for seat in SEATS
    )
    after = replace(state, turn=table.state.turn, stats=Stats(home=home, away=away))
    return MatchChanged(after, tuple(table.events))


def _counted(counts: Mapping[Stat, int]) -> Mapping[Stat, int]:
    return {stat: count for stat, count in counts.items() if count > 0}
