"""Turns: what is open, what is due, what is over."""

from collections.abc import Mapping, Sequence

from sqlalchemy import and_, bindparam, func, or_, select, union, update

from db import deputies
from db.engine import Tx
from db.rows import Cause, Contest, Turn, TurnStatus
from db.sql import add_back, fetch_first, fetch_number, many, rows_of, value
from db.sql import change as change_rows
from db.tables import contest, participant, seat, turn
from rules.contract import SeatId

_TURNS = rows_of(turn, Turn)
_BY_ID = _TURNS.where(turn.c.id == bindparam("turn_id"))
_OF_CONTEST = _TURNS.where(turn.c.contest_id == bindparam("contest_id")).order_by(turn.c.id)
_BACKWARDS = _TURNS.where(turn.c.contest_id == bindparam("contest_id")).order_by(turn.c.id.desc()).limit(1)
_LAST_STAGES = select(turn.c.contest_id, turn.c.stage).where(
    turn.c.id.in_(
        select(func.max(turn.c.id))
        .where(turn.c.contest_id.in_(bindparam("ids", expanding=True)))
        .group_by(turn.c.contest_id)
    )
)
_IN_PLAY = _OF_CONTEST.where(turn.c.status.in_(("open", "stuck")))
_CLOSED_LAST = _BACKWARDS.where(turn.c.status == "closed")
_LAST_NUMBER = select(func.max(turn.c.number)).where(
    turn.c.contest_id == bindparam("contest_id"), turn.c.branch == bindparam("branch")
)
_CHANGE = update(turn).where(
    turn.c.id == bindparam("where_id"), turn.c.status.in_(bindparam("where_was", expanding=True))
)
_RUNNING = and_(turn.c.status == "open", contest.c.status == "open")
_IS_DUE = or_(turn.c.due_ms <= bindparam("before_ms"), turn.c.ready)
READY = select(turn.c.id).join(contest).where(_RUNNING, turn.c.ready)
_TO_CLOSE = select(turn.c.id, turn.c.due_ms).join(contest).where(_RUNNING, _IS_DUE).order_by(turn.c.due_ms, turn.c.id)
_OVERDUE = select(turn.c.id, turn.c.due_ms).join(contest).where(_RUNNING, turn.c.due_ms < bindparam("now_ms"))
_RUNNING_OF = select(turn.c.id).join(contest).where(_RUNNING, contest.c.game == bindparam("game")).order_by(turn.c.id)
_STATES = select(turn.c.id, turn.c.state).where(turn.c.id.in_(bindparam("ids", expanding=True)))
_RUNNING_AMONG = (
    _TURNS.join(contest).where(_RUNNING, turn.c.id.in_(bindparam("ids", expanding=True))).order_by(turn.c.id)
)
_DUE_AROUND = (
    select(turn.c.id)
    .join(contest)
    .where(_RUNNING, turn.c.due_ms > bindparam("from_ms"), turn.c.due_ms < bindparam("to_ms"))
    .order_by(turn.c.due_ms, turn.c.id)
)
_OPEN_IN = (
    select(turn.c.id)
    .join(contest)
    .where(_RUNNING, contest.c.league_id == bindparam("league_id"))
    .order_by(turn.c.due_ms, turn.c.id)
)
_IN_PLAY_NOW = select(turn.c.id).join(contest).where(turn.c.status.in_(("open", "stuck"))).order_by(turn.c.id)
_STUCK = select(turn.c.id).where(turn.c.status == "stuck").order_by(turn.c.id)
# The first of an index: for a minimum every open turn would be read.
NEXT_DUE = select(turn.c.due_ms).join(contest).where(_RUNNING).order_by(turn.c.due_ms).limit(1)
NEXT_REMIND = (
    select(turn.c.remind_ms)
    .join(contest)
    .where(_RUNNING, turn.c.remind_ms.is_not(None))
    .order_by(turn.c.remind_ms)
    .limit(1)
)
_TO_REMIND = (
    select(turn.c.id)
    .join(contest)
    .where(_RUNNING, turn.c.remind_ms <= bindparam("now_ms"))
    .order_by(turn.c.remind_ms, turn.c.id)
)
_LOOK_AGAIN = update(turn).where(turn.c.status == "open")
_LOOK_AGAIN_IN = _LOOK_AGAIN.where(
    turn.c.contest_id.in_(select(contest.c.id).where(contest.c.league_id == bindparam("where_league")))
)
_LOOK_AGAIN_AT = _LOOK_AGAIN.where(turn.c.contest_id == bindparam("where_contest"))
_STANDING_IN = deputies.STANDING_IN.subquery()
_PLAYED_BY = union(
    *(
        select(those.c.contest_id).where(those.c.user_id == bindparam("where_user"))
        for those in (seat, participant, _STANDING_IN)
    )
)
_LOOK_AGAIN_FOR = _LOOK_AGAIN.where(turn.c.contest_id.in_(_PLAYED_BY))
_LEAGUES_OF = select(contest.c.league_id).where(contest.c.status != "over", contest.c.id.in_(_PLAYED_BY)).distinct()
_ANSWERED = select(seat.c.contest_id, seat.c.seat).where(seat.c.user_id == bindparam("user_id")).union(deputies.HELD)
_ANSWERED_FOR = _ANSWERED.subquery()
_OPEN_TO = (
    select(_ANSWERED_FOR.c.seat, *rows_of(contest, Contest).selected_columns, *_TURNS.selected_columns)
    .join(contest, contest.c.id == _ANSWERED_FOR.c.contest_id)
    .join(turn, turn.c.contest_id == contest.c.id)
    .where(contest.c.status != "over", turn.c.status == "open")
)
_ANSWERING = union(
    select(seat.c.contest_id, seat.c.user_id, seat.c.seat).where(seat.c.user_id.is_not(None)), deputies.STANDING_IN
).subquery()
_MAY_SEND = (
    select(_ANSWERING.c.user_id, _ANSWERING.c.seat, turn.c.accepting)
    .join(turn, turn.c.contest_id == _ANSWERING.c.contest_id)
    .join(contest)
    .where(turn.c.status == "open", contest.c.status != "over")
)
_IN_PLAY_AMONG = _TURNS.where(
    turn.c.contest_id.in_(bindparam("ids", expanding=True)), turn.c.status.in_(("open", "stuck"))
)
_LINEAGE = _TURNS.where(
    turn.c.contest_id == bindparam("contest_id"),
    turn.c.branch <= bindparam("branch"),
    turn.c.number < bindparam("number"),
).order_by(turn.c.branch.desc(), turn.c.number.desc())
_BEFORE_IN_BRANCH = _LINEAGE.where(turn.c.branch == bindparam("branch")).limit(1)

_LAST_ON_BRANCH = (
    _TURNS.where(turn.c.contest_id == bindparam("contest_id"), turn.c.branch == bindparam("branch"))
    .where(turn.c.number < bindparam("number"), turn.c.status == "closed")
    .order_by(turn.c.number.desc())
    .limit(1)
)
_CLOSED_SINCE = _OF_CONTEST.where(turn.c.id >= bindparam("turn_id"), turn.c.status == "closed")
_LAST_CLOSED = (
    select(func.max(turn.c.id))
    .join(contest)
    .where(contest.c.league_id == bindparam("league_id"), contest.c.game == bindparam("game"))
    .where(contest.c.status == "over", turn.c.status == "closed")
    .group_by(turn.c.contest_id)
)
_LAST_STATES = (
    select(turn.c.contest_id, turn.c.after).where(turn.c.id.in_(_LAST_CLOSED)).order_by(turn.c.closed_ms, turn.c.id)
)


async def get(tx: Tx, turn_id: int) -> Turn | None:
    """Return a turn."""
    return await fetch_first(tx, Turn, _BY_ID, turn_id=turn_id)


async def need(tx: Tx, turn_id: int) -> Turn:
    """Return a turn that exists."""
    found = await get(tx, turn_id)
    if found is None:
        raise LookupError(f"no turn {turn_id}")
    return found


async def in_play(tx: Tx, contest_id: int) -> Turn | None:
    """Return the turn of a contest that is open, or stuck."""
    return await fetch_first(tx, Turn, _IN_PLAY, contest_id=contest_id)


async def in_play_among(tx: Tx, contest_ids: Sequence[int]) -> dict[int, Turn]:
    """Return the turn of each of some contests that is open, or stuck, where there is one."""
    return {row.contest_id: row for row in await many(tx, Turn, _IN_PLAY_AMONG, ids=list(contest_ids))}


async def latest_closed(tx: Tx, contest_id: int) -> Turn | None:
    """Return the turn that was closed last."""
    return await fetch_first(tx, Turn, _CLOSED_LAST, contest_id=contest_id)


async def of_contest(tx: Tx, contest_id: int) -> list[Turn]:
    """Return every turn of a contest, oldest first."""
    return await many(tx, Turn, _OF_CONTEST, contest_id=contest_id)


async def next_number(tx: Tx, contest_id: int, branch: int) -> int:
    """Return the number of the turn to open next."""
    return (await fetch_number(tx, _LAST_NUMBER, contest_id=contest_id, branch=branch) or 0) + 1


async def add(tx: Tx, **fields: object) -> Turn:
    """Store a new turn; return it."""
    return await add_back(tx, turn, Turn, **fields)


async def change(tx: Tx, turn_id: int, *, was: tuple[TurnStatus, ...], **fields: object) -> bool:
    """Change fields of a turn if its status is one of `was`; return whether it was."""
    return await change_rows(tx, _CHANGE, where_id=turn_id, where_was=was, **fields) > 0


async def to_close(tx: Tx, due_before_ms: int) -> list[tuple[int, Cause]]:
    """Return the open turns to close now, most urgent first: past their deadline, or complete."""
    found = await tx.execute(_TO_CLOSE, {"before_ms": due_before_ms})
    return [(row.id, "deadline" if row.due_ms <= due_before_ms else "complete") for row in found]


async def overdue(tx: Tx, now_ms: int) -> dict[int, int]:
    """Return the open turns whose deadline has passed: id -> deadline."""
    return {row.id: row.due_ms for row in await tx.execute(_OVERDUE, {"now_ms": now_ms})}


async def running(tx: Tx, game: str) -> list[int]:
    """Return the open turns of a game's contests that are not paused."""
    return [row.id for row in await tx.execute(_RUNNING_OF, {"game": game})]


async def running_among(tx: Tx, turn_ids: Sequence[int]) -> list[Turn]:
    """Return those of some turns that are open, in contests that are not paused."""
    return await many(tx, Turn, _RUNNING_AMONG, ids=list(turn_ids))


async def states(tx: Tx, turn_ids: Sequence[int]) -> dict[int, bytes]:
    """Return the positions that some turns begin with."""
    return {row.id: row.state for row in await tx.execute(_STATES, {"ids": list(turn_ids)})}


async def due_between(tx: Tx, from_ms: int, to_ms: int) -> list[int]:
    """Return the open turns with a deadline between two instants, most urgent first."""
    return [row.id for row in await tx.execute(_DUE_AROUND, {"from_ms": from_ms, "to_ms": to_ms})]


async def open_in(tx: Tx, league_id: int) -> list[int]:
    """Return the open turns of a league's contests that are not paused, most urgent first."""
    return [row.id for row in await tx.execute(_OPEN_IN, {"league_id": league_id})]


async def stuck(tx: Tx) -> list[int]:
    """Return the turns that could not be resolved."""
    return [row.id for row in await tx.execute(_STUCK)]


async def under_older_rules(tx: Tx, versions: Mapping[str, int]) -> list[int]:
    """Return the turns in play of contests with an older version of their rules than `versions` has, by the game."""
    older = (and_(contest.c.game == key, contest.c.rules_version < version) for key, version in versions.items())
    return list((await tx.execute(_IN_PLAY_NOW.where(or_(*older)))).scalars())


async def open_to(tx: Tx, user_id: int) -> list[tuple[Contest, Turn, SeatId]]:
    """Return the open turns in which a seat that a person answers for may send an order, most urgent first."""
    at = 1 + len(Contest.__struct_fields__)
    found = [
        (value(Contest, row[1:at]), value(Turn, row[at:]), SeatId(row[0]))
        for row in await tx.execute(_OPEN_TO, {"user_id": user_id})
    ]
    may_send = (owing for owing in found if owing[2] in owing[1].accepting)
    return sorted(may_send, key=lambda owing: (owing[1].due_ms, owing[1].id))


async def who_may_send(tx: Tx) -> frozenset[int]:
    """Return everybody who may send an order now."""
    return frozenset(row.user_id for row in await tx.execute(_MAY_SEND) if row.seat in row.accepting)


async def to_remind(tx: Tx, now_ms: int) -> list[int]:
    """Return the open turns whose reminders need looking at."""
    return [row.id for row in await tx.execute(_TO_REMIND, {"now_ms": now_ms})]


async def look_again(tx: Tx, league_id: int) -> None:
    """Have the reminders of a league looked at again, after its settings have changed."""
    await change_rows(tx, _LOOK_AGAIN_IN, where_league=league_id, remind_ms=0)


async def look_again_at(tx: Tx, contest_id: int) -> None:
    """Have the reminders of a contest looked at again."""
    await change_rows(tx, _LOOK_AGAIN_AT, where_contest=contest_id, remind_ms=0)


async def leagues_of(tx: Tx, user_id: int) -> frozenset[int]:
    """Return the leagues in which a person plays in something that is not over."""
    return frozenset((await tx.execute(_LEAGUES_OF, {"where_user": user_id})).scalars())


async def look_again_for(tx: Tx, user_id: int) -> None:
    """Have the reminders of a person's open turns, in all leagues, looked at again."""
    await change_rows(tx, _LOOK_AGAIN_FOR, where_user=user_id, remind_ms=0)


async def latest(tx: Tx, contest_id: int) -> Turn | None:
    """Return the turn of a contest that was opened last, whatever became of it."""
    return await fetch_first(tx, Turn, _BACKWARDS, contest_id=contest_id)


async def last_stages(tx: Tx, contest_ids: Sequence[int]) -> dict[int, str]:
    """Return the stage of the turn that was opened last in each contest."""
    found = await tx.execute(_LAST_STAGES, {"ids": list(contest_ids)})
    return {row.contest_id: row.stage for row in found}


async def with_seed(tx: Tx, row: Turn) -> list[Turn]:
    """Return the turns that have the seed and the blind of `row`, oldest first: a referee had it played again."""
    query = _TURNS.where(turn.c.contest_id == row.contest_id, turn.c.seed == row.seed)
    return await many(tx, Turn, query.order_by(turn.c.id))


async def preceding(tx: Tx, row: Turn) -> Turn | None:
    """Return the turn that came before `row` on the way to it."""
    before = await fetch_first(
        tx, Turn, _BEFORE_IN_BRANCH, contest_id=row.contest_id, branch=row.branch, number=row.number
    )
    return before or next(reversed(await lineage(tx, row)), None)


async def last_states(tx: Tx, league_id: int, game: str) -> list[tuple[int, bytes]]:
    """Return what each contest of a game in a league that is over came to, in the order in which they ended."""
    ends = await tx.execute(_LAST_STATES, {"league_id": league_id, "game": game})
    return [(row.contest_id, row.after) for row in ends]


async def closed_since(tx: Tx, contest_id: int, turn_id: int) -> list[Turn]:
    """Return the turns of a contest that were closed from a turn on, that one included, oldest first."""
    return await many(tx, Turn, _CLOSED_SINCE, contest_id=contest_id, turn_id=turn_id)


async def lineage(tx: Tx, row: Turn) -> list[Turn]:
    """Return the turns that came before `row` on the way to it, oldest first, the annulled ones with them.

    A branch goes on from the turns that came before its first one, of the branches before it.
    """
    if row.number == 1:
        return []
    known = await many(tx, Turn, _LINEAGE, contest_id=row.contest_id, branch=row.branch, number=row.number)
    found: list[Turn] = []
    limit = row.number
    for branch in range(row.branch, 0, -1):
        ours = [one for one in known if one.branch == branch and one.number < limit]
        found += ours
        limit = min([limit, *(one.number for one in ours)])
    return found[::-1]


async def closed_before(tx: Tx, row: Turn) -> list[Turn]:
    """Return the turns that were closed before `row` on the way to it, oldest first."""
    return [one for one in await lineage(tx, row) if one.status == "closed"]


async def last_closed_before(tx: Tx, row: Turn) -> list[Turn]:
    """Return the last one of `closed_before`, without reading the others where that can be."""
    if row.number == 1:
        return []
    found = await fetch_first(
        tx, Turn, _LAST_ON_BRANCH, contest_id=row.contest_id, branch=row.branch, number=row.number
    )
    if found is not None:
        return [found]
    return (await closed_before(tx, row))[-1:] if row.branch > 1 else []
