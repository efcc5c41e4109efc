"""Opening a turn: its length, its seed and blind, whom it waits for; and how one ends without being resolved."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from db import messages, orders, outbox, turns
from db.announcing import KnownOfClose
from db.engine import Tx
from db.rows import Contest, Deputy, League, Participant, Seat, Turn
from referee.hand.play import Hand, Play
from referee.hand.times import HOUR_MS, end_ms, next_weekly_ms
from referee.house import House
from referee.league.settings import DEFAULT_HOURS
from referee.outbox import announce
from referee.turns import postponing, reminders, thinking
from referee.turns.owing import find_lacking_in, list_owing_in
from referee.turns.postponing import Delay
from rules.dice import BLIND_BYTES, SEED_BYTES
from rules.game import AnyGame

SHORTEST_WEEK_MS = 24 * HOUR_MS  # from the opening of a turn that is closed by the calendar


def planned_end_ms(contest: Contest, stage: str, from_ms: int, zone: str) -> int:
    """Return when a turn of this stage of a contest is over that begins at `from_ms`, by its length alone.

    `zone`: the league's, on whose clocks turns of whole days keep their hour.
    """
    return end_ms(from_ms, round(contest.settings.hours.get(stage, DEFAULT_HOURS) * HOUR_MS), zone)


class OpeningGround(NamedTuple):
    """What a turn is opened on: a contest, its league and people, in the transaction that has read or written them.

    `is_new`: the contest has no turn yet.
    """

    tx: Tx
    house: House
    contest: Contest
    league: League
    seats: tuple[Seat, ...]
    participants: tuple[Participant, ...]
    deputies: tuple[Deputy, ...] = ()
    known: KnownOfClose | None = None
    is_new: bool = False


class OpenedTurn(NamedTuple):
    """A turn just opened, and the steps by which its deadline was put off."""

    turn: Turn
    steps: Sequence[Delay]


async def open_next_turn(
    play: Play,
    state: msgspec.Struct,
    opened_ms: int,
    *,
    after: Turn | None = None,
    again: Turn | None = None,
) -> Turn:
    """Store and return the next turn of a contest, with fresh dice and its full length; old drafts go.

    `after` is the turn that was stored last and has just been closed: where the calendar gives the deadlines, the next
    one comes later than that one's. `again` is the turn that this one stands for on a new branch: its number, its dice.
    """
    last = after or await turns.latest(play.tx, play.contest.id)
    if last is not None and (play.known is None or play.known.has_drafts):
        await orders.drop_drafts(play.tx, play.contest.id, last.id)
    file = play.file
    ground = OpeningGround(
        play.tx, play.house, play.contest, file.league, file.seats, file.participants, file.deputies, play.known
    )
    opened = await store_turn(ground, state, opened_ms, after=after, again=again)
    if opened.steps:
        await announce.post(play.at(opened.turn), messages.Postponed(), to="thread")
    return opened.turn


async def store_turn(
    ground: OpeningGround,
    state: msgspec.Struct,
    opened_ms: int,
    *,
    after: Turn | None = None,
    again: Turn | None = None,
) -> OpenedTurn:
    """Store a turn as `open_next_turn` does; its caller tells what put its deadline off.

    A turn that waits for nobody and takes no orders is due as it opens. When its reminders need looking at is written
    with it: no beat has to find that out, but of a turn opened again, of which some may have gone out.
    """
    tx, house, contest = ground.tx, ground.house, ground.contest
    game = house.games[contest.game]
    is_at_once = _is_at_once(game, state)
    number = await _number(ground, after) if again is None else again.number
    end = await _end(ground, number, state, opened_ms, after)
    turn = await turns.add(
        tx,
        contest_id=contest.id,
        branch=contest.branch,
        number=number,
        status="open",
        stage=game.stage(state),
        rules_version=game.rules_version,
        awaiting=game.awaiting(state),
        accepting=game.accepting(state),
        ready=is_ready(contest, game, state) if not is_at_once else opened_ms <= house.clock.now_ms(),
        opened_ms=opened_ms,
        due_ms=end.due_ms,
        limit_ms=end.limit_ms,
        remind_ms=await _remind_ms(ground, state, opened_ms, end.due_ms) if again is None else 0,
        seed=house.random_bytes(SEED_BYTES) if again is None else again.seed,
        blind=house.random_bytes(BLIND_BYTES) if again is None else again.blind,
        forced={} if again is None else again.forced,
        state=game.encode(state),
        events=b"[]",
        rolls=b"[]",
    )
    await postponing.keep_delays(tx, turn.id, end.steps, opened_ms)
    return OpenedTurn(turn, end.steps)


async def _remind_ms(ground: OpeningGround, state: msgspec.Struct, opened_ms: int, due_ms: int) -> int | None:
    nothing = Hand(())
    owed = find_lacking_in(ground.house.games[ground.contest.game], state, nothing)
    owing = list_owing_in(ground, nothing, owed)
    return await reminders.read_first_mark(ground.tx, ground.league, owing, opened_ms, due_ms)


async def _number(ground: OpeningGround, after: Turn | None) -> int:
    if after is not None and after.branch == ground.contest.branch:
        return after.number + 1
    if ground.is_new:
        return 1
    return await turns.next_number(ground.tx, ground.contest.id, ground.contest.branch)


class _End(NamedTuple):
    """When a turn ends: the earlier of its limit (or length) and its thinking time; `steps` have put it off."""

    due_ms: int
    limit_ms: int | None
    steps: Sequence[Delay]


async def _end(ground: OpeningGround, number: int, state: msgspec.Struct, opened_ms: int, after: Turn | None) -> _End:
    contest, game = ground.contest, ground.house.games[ground.contest.game]
    planned_ms = limit_ms = thinking.limit_ms(contest, opened_ms, ground.league.zone)
    flag_ms = thinking.flag_ms(game, state, opened_ms)
    if limit_ms is None and flag_ms is None:
        is_at_once = _is_at_once(game, state)
        planned_ms = opened_ms if is_at_once else _due_ms(ground, game.stage(state), opened_ms, after)
    if planned_ms is None or planned_ms <= opened_ms or awaits_start(contest, number):
        return _End(min(end for end in (planned_ms, flag_ms) if end is not None), limit_ms, ())
    waits_for_one = contest.settings.weekly is None and not thinking.has_clock(game, state)
    awaited = game.awaiting(state) if waits_for_one else ()
    known, steps = ground.known, list[Delay]()
    if known is None or known.has_days_off or (awaited and known.has_leaves):
        steps = await postponing.plan_delays(ground.tx, contest.id, ground.league, planned_ms, awaited)
    end_ms = steps[-1].to_ms if steps else planned_ms
    due_ms = end_ms if flag_ms is None else min(end_ms, flag_ms)
    is_told = due_ms > planned_ms  # else the thinking time ends it as before
    return _End(due_ms, None if limit_ms is None else end_ms, steps if is_told else ())


def awaits_start(contest: Contest, number: int) -> bool:
    """Return whether a turn is the first stage of a contest that begins at an hour agreed on: it lasts until then."""
    return number == 1 and contest.settings.start_ms is not None


def _is_at_once(game: AnyGame, state: msgspec.Struct) -> bool:
    """Return whether a turn waits for nobody and takes no orders."""
    return not game.accepting(state) and game.is_complete(state, {})


def is_ready(contest: Contest, game: AnyGame, state: msgspec.Struct) -> bool:
    """Return whether a turn may close as it opens, everything that it waits for being there already."""
    return contest.settings.early_close and not game.awaiting(state) and game.is_complete(state, {})


def _due_ms(ground: OpeningGround, stage: str, opened_ms: int, after: Turn | None) -> int:
    contest = ground.contest
    weekly = contest.settings.weekly
    if weekly is None or stage in contest.settings.off_week:
        return planned_end_ms(contest, stage, opened_ms, ground.league.zone)
    earliest = opened_ms + SHORTEST_WEEK_MS
    if after is not None and after.accepting:
        earliest = max(earliest, after.due_ms + 1)
    return next_weekly_ms(earliest, ground.league.zone, weekly.day, weekly.hour, weekly.minute)


async def annul(play: Play) -> None:
    """End the turn of `play`, which is open or stuck."""
    await outbox.drop(play.tx, play.turn.id, *messages.REMINDERS, messages.Brief)
    await turns.change(
        play.tx, play.turn.id, was=("open", "stuck"), status="annulled", ready=False, closed_ms=play.now_ms,
        cause="referee",
    )  # fmt: skip
