"""The thinking time of games that have one (`rules.game.RunsClock`): measured here, charged by the game.

A turn's time runs from its opening (our clock) to the order that closes it (Discord's clock, its snowflake), but for
the spans in which it stood still: the match was paused, or the bot was away. Whole seconds, rounded down.
"""

from collections.abc import Iterable, Mapping

import msgspec

from db.rows import Cause, Contest, StoredOrder, Turn
from referee.hand.play import Play
from referee.hand.times import end_ms
from rules.contract import E, O, S, SeatId
from rules.game import Game

SECOND_MS = 1000
LONGEST_MS = 10 * 366 * 24 * 3600 * SECOND_MS  # no deadline is further away, however large a reserve

Span = tuple[int, int]


def may_run(game: Game[S, O, E]) -> bool:
    """Return whether there are contests of `game` with a thinking time."""
    return game.clock is not None


def has_clock(game: Game[S, O, E], state: S) -> bool:
    """Return whether a contest in `state` is played with a thinking time."""
    return game.clock is not None and game.clock.seat(state) is not None


def limit_ms(contest: Contest, opened_ms: int, zone: str) -> int | None:
    """Return when a turn opened at `opened_ms` ends by the contest's own rule; None if it has none of that kind.

    Whole days keep their hour in `zone`, the league's: a limit is a deadline, not time that somebody has thought.
    """
    seconds = contest.settings.turn_deadline_s
    return None if seconds is None else end_ms(opened_ms, min(seconds * SECOND_MS, LONGEST_MS), zone)


def flag_ms(game: Game[S, O, E], state: S, opened_ms: int, idle: Iterable[Span] = ()) -> int | None:
    """Return when the reserve of who is awaited runs out if nobody acts; None without a thinking time."""
    if game.clock is None:
        return None
    left = [game.clock.seconds_left(state, seat) for seat in game.awaiting(state)]
    seconds = min((one for one in left if one is not None), default=None)
    if seconds is None:
        return None
    return opened_ms + min(seconds * SECOND_MS, LONGEST_MS) + sum(end - start for start, end in idle)


def due_ms(game: Game[S, O, E], state: S, turn: Turn, limit: int | None) -> int | None:
    """Return when a turn in `state` closes: at its limit or when the reserve runs out, whichever comes first."""
    ends = (limit, flag_ms(game, state, turn.opened_ms, turn.idle))
    return min((end for end in ends if end is not None), default=None)


def move_limit(game: Game[S, O, E], state: S, turn: Turn, by_ms: int) -> tuple[int | None, int]:
    """Return the limit and the deadline of a turn when its limit is moved; what ends with a reserve stays."""
    limit = None if turn.limit_ms is None else turn.limit_ms + by_ms
    end = due_ms(game, state, turn, limit)
    return limit, turn.due_ms + by_ms if end is None else end


def add_idle_span(turn: Turn, span: Span) -> Turn:
    """Return `turn` with a span in which its time stood still; before it is opened and after its end none does.

    Of what is counted already nothing is counted again.
    """
    earlier = turn.idle
    start, end = max(span[0], turn.opened_ms, *(known for _, known in earlier[-1:])), span[1]
    if not start < min(end, turn.due_ms):
        return turn
    if earlier and earlier[-1][1] == start:  # one went over into the other
        start, earlier = earlier[-1][0], earlier[:-1]
    return msgspec.structs.replace(turn, idle=(*earlier, (start, end)))


def used_s(turn: Turn, until_ms: int) -> int:
    """Return the whole seconds that a turn has taken until an instant, those not counted in which time stood still."""
    stood_ms = sum(max(0, min(end, until_ms) - start) for start, end in turn.idle)
    return max(0, until_ms - turn.opened_ms - stood_ms) // SECOND_MS


def read_time_left(game: Game[S, O, E], contest: Contest, turn: Turn, state: S, at_ms: int) -> dict[SeatId, int]:
    """Return what each seat has left at an instant, in seconds, for display; empty without a thinking time.

    `state` is the position that the turn began with; in a pause the time stands still.
    """
    clocked = game.clock
    if clocked is None or not has_clock(game, state):
        return {}
    awaited = game.awaiting(state) if turn.status in {"open", "stuck"} else ()
    until_ms = min(at_ms, turn.due_ms if contest.paused_ms is None else contest.paused_ms)
    found: dict[SeatId, int] = {}
    for seat in clocked.seats(state):
        seconds = clocked.seconds_left(state, seat) or 0
        found[seat] = max(0, seconds - used_s(turn, until_ms)) if seat in awaited else seconds
    return found


def service_texts(play: Play, orders: Iterable[StoredOrder], cause: Cause) -> Mapping[SeatId, str]:
    """Return what the game's clock is told when a turn closes: the seconds it took, by the last order in hand.

    Without an order it lasted until its deadline, or until a referee closed it.
    """
    clocked = play.game.clock
    seat = None if clocked is None else clocked.seat(play.state)
    if seat is None:
        return {}
    now_ms = play.now_ms if play.contest.paused_ms is None else play.contest.paused_ms
    end_ms = min(now_ms, play.turn.due_ms) if cause == "referee" else play.turn.due_ms
    until_ms = max((order.sent_ms for order in orders), default=end_ms)
    return {seat: str(used_s(play.turn, until_ms))}
