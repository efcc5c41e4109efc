"""The outbox: messages decided in a transaction and sent afterwards, lane by lane.

Where several processes send, the first message of a lane is one's at a time: it has an `owner` and, until `leased_ms`,
nobody else takes it. Whoever settles a message does so only if it is nobody else's by then: a lease may have run out.
"""

import hashlib
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    String,
    and_,
    bindparam,
    case,
    cast,
    exists,
    func,
    literal_column,
    not_,
    or_,
    select,
    update,
)

from db.engine import Tx
from db.messages import (
    ChallengeCard,
    Day,
    Destination,
    Message,
    OutboxRow,
    OutboxStatus,
    TurnClosed,
    TurnLine,
    kind_of,
    lane_of,
    panel_of,
    payload_of,
)
from db.sql import add_all, fetch_first, fetch_number, many, rows_of, value
from db.sql import change as change_rows
from db.tables import challenge, outbox, panel, team

RandomBytes = Callable[[int], bytes]  # where chance comes from: as many bytes as wanted

NONCE = 24  # characters
FAR_MS = 2 * 3_600_000  # no message waits that long: an instant beyond was written by a clock that was wrong
LEASE_MS = 30_000  # who dies is soon succeeded, within the time in which Discord knows a nonce
MOST_SHIFTS = 20  # doublings of a delay that is far beyond the longest by then
NO_THREAD = "no_thread"  # the fault of a message whose thread cannot be opened
NO_DM = "no_dm"  # the fault of a private message that waits for its reader to open their DMs

_gathered: WeakKeyDictionary[Tx, list[dict[str, object]]] = WeakKeyDictionary()  # by `together`


class Delays(NamedTuple):
    """How long a message waits after its first try; twice as long after each further one, up to the longest."""

    first_ms: int
    longest_ms: int


class Claimed(NamedTuple):
    """A message that is being tried; `is_last`: no other waits behind it; `lacks_thread`: its contest has none yet."""

    row: OutboxRow
    is_last: bool
    lacks_thread: bool


_HEAD = outbox.alias("head")
_ROWS = rows_of(outbox, OutboxRow)
_BY_ID = _ROWS.where(outbox.c.id == bindparam("outbox_id"))
_HEADS = select(func.min(outbox.c.id)).where(outbox.c.status == "pending").group_by(outbox.c.lane)
_NOW, _FAR, _UNTIL, _FIRST_DELAY, _LONGEST_DELAY = (
    bindparam(name, type_=BigInteger) for name in ("now_ms", "far_ms", "until_ms", "first_delay_ms", "longest_delay_ms")
)
_IS_DUE = or_(outbox.c.next_try_ms <= _NOW, outbox.c.next_try_ms > _FAR)
_IS_LEASED = outbox.c.leased_ms.between(_NOW, _FAR)
_IS_FREE = or_(outbox.c.leased_ms.is_(None), not_(_IS_LEASED), outbox.c.owner == bindparam("by"))
# By an index of what is pending, however much was sent, and of that no more than is wanted.
_IS_HEAD = and_(
    outbox.c.status == literal_column("'pending'"),
    ~exists().where(_HEAD.c.status == "pending", _HEAD.c.lane == outbox.c.lane, _HEAD.c.id < outbox.c.id),
)
MAY_BE_TRIED = select(outbox.c.id).where(_IS_HEAD, _IS_DUE, _IS_FREE)
_WAITING_LANES = select(outbox.c.lane).where(_IS_HEAD, _IS_DUE, _IS_FREE).order_by(outbox.c.id).limit(bindparam("most"))
_ON_ITS_WAY = (
    select(func.count())
    .where(outbox.c.id.in_(bindparam("ids", expanding=True)), outbox.c.status == "pending")
    .where(outbox.c.lane.in_(select(outbox.c.lane).where(outbox.c.id.in_(_HEADS), or_(_IS_DUE, _IS_LEASED))))
)
# One that is being sent wants attention when its lease is over.
_NEXT = case((outbox.c.leased_ms > outbox.c.next_try_ms, outbox.c.leased_ms), else_=outbox.c.next_try_ms)
NEXT_TRY = select(_NEXT).where(_IS_HEAD).order_by(_NEXT).limit(1)
_WAITING = _ROWS.where(outbox.c.status == "pending", outbox.c.lane == bindparam("lane")).order_by(outbox.c.id)
_FIRST = (
    select(func.min(_HEAD.c.id)).where(_HEAD.c.status == "pending", _HEAD.c.lane == bindparam("of_lane"))
).scalar_subquery()
# As text, because columns in what an update gives back are written without their table.
_MORE: ColumnElement[int] = literal_column(
    "(SELECT count(*) FROM outbox AS head WHERE head.status = 'pending' AND head.lane = outbox.lane"
    " AND head.id > outbox.id)"
)
_LACKS_THREAD: ColumnElement[bool] = literal_column(
    "(SELECT contest.thread_id IS NULL FROM contest WHERE contest.id = outbox.contest_id)"
)
_PANEL_SHOWN = (
    select(panel.c.message_id)
    .where(panel.c.contest_id == outbox.c.contest_id, panel.c.name == outbox.c.panel)
    .correlate(outbox)
    .scalar_subquery()
)
_CARD_SHOWN = (
    select(team.c.card_id).where(cast(team.c.id, String) == outbox.c.panel).correlate(outbox).scalar_subquery()
)
_CHALLENGE_SHOWN = (
    select(challenge.c.message_id)
    .where(cast(challenge.c.id, String) == outbox.c.panel)
    .correlate(outbox)
    .scalar_subquery()
)
_SHOWN = case(
    (outbox.c.destination == "signup", _CARD_SHOWN),
    (outbox.c.destination == "challenge", _CHALLENGE_SHOWN),
    else_=_PANEL_SHOWN,
)
SHIFTS = case((outbox.c.attempts > MOST_SHIFTS, MOST_SHIFTS), else_=outbox.c.attempts)  # of a message's first delay
_DELAY = _FIRST_DELAY.bitwise_lshift(SHIFTS)
_CLAIM = (
    update(outbox)
    .where(outbox.c.id == _FIRST, outbox.c.status == "pending", _IS_DUE, _IS_FREE)
    .values(
        attempts=outbox.c.attempts + 1,
        first_try_ms=func.coalesce(outbox.c.first_try_ms, _NOW),
        next_try_ms=_NOW + case((_DELAY > _LONGEST_DELAY, _LONGEST_DELAY), else_=_DELAY),
        message_id=_SHOWN,
        owner=bindparam("by"),
        leased_ms=_UNTIL,
    )
    .returning(*(outbox.c[name] for name in OutboxRow.__struct_fields__), _MORE, _LACKS_THREAD)
)
_UNTRIED_PANELS = select(outbox.c.panel).where(
    outbox.c.lane == bindparam("lane"), outbox.c.status == "pending", outbox.c.first_try_ms.is_(None)
)
_OTHERS_PARKED = (
    select(outbox.c.id)
    .where(
        or_(outbox.c.lane.in_(bindparam("lanes", expanding=True)), outbox.c.fault == bindparam("shared")),
        outbox.c.league_id == bindparam("league_id"),
        outbox.c.status == "parked",
        outbox.c.fault != NO_DM,
        outbox.c.id != bindparam("outbox_id"),
    )
    .limit(1)
)
_PARKED = _ROWS.where(
    outbox.c.league_id == bindparam("league_id"),
    outbox.c.status == "parked",
    or_(outbox.c.fault.is_(None), outbox.c.fault != NO_DM),
)
_CHANGE = update(outbox).where(outbox.c.id == bindparam("where_id"))
_SETTLE = _CHANGE.where(
    outbox.c.status == "pending", or_(outbox.c.owner.is_(None), outbox.c.owner == bindparam("where_owner"))
)
_HELD = update(outbox).where(outbox.c.status == "pending", outbox.c.owner == bindparam("where_owner"))
_TURN_OF_RESULT = select(outbox.c.turn_id).where(
    outbox.c.message_id == bindparam("message_id"), outbox.c.kind.in_([kind_of(TurnClosed), kind_of(TurnLine)])
)
_WITH_NONCE = select(func.count()).where(outbox.c.nonce == bindparam("nonce"))
_AWAITING_DM = (outbox.c.status == "parked", outbox.c.lane == bindparam("where_lane"), outbox.c.fault == NO_DM)
_RELEASE = update(outbox).where(*_AWAITING_DM)
_LEAGUES_AWAITING_DM = select(outbox.c.league_id).where(*_AWAITING_DM).distinct()
_RELEASE_UNOPENED = update(outbox).where(
    outbox.c.league_id == bindparam("where_league"), outbox.c.status == "parked", outbox.c.fault == NO_THREAD
)
_RELEASE_LANE = update(outbox).where(outbox.c.lane == bindparam("where_lane"), outbox.c.status == "parked")
_DROP = update(outbox).where(
    outbox.c.turn_id == bindparam("where_turn"),
    outbox.c.kind.in_(bindparam("where_kinds", expanding=True)),
    outbox.c.status != "sent",
)


class Envelope(msgspec.Struct, frozen=True, kw_only=True):
    """Where a message goes, and from when on. One with a `first_try_ms` long past is looked for before it is sent."""

    league_id: int
    destination: Destination
    now_ms: int
    nonce: str
    contest_id: int | None = None
    turn_id: int | None = None
    user_id: int | None = None
    status: OutboxStatus = "pending"
    fault: str | None = None
    first_try_ms: int | None = None


async def add(tx: Tx, message: Message, to: Envelope) -> None:
    """Store a message to send."""
    row = dict[str, object](
        league_id=to.league_id,
        contest_id=to.contest_id,
        turn_id=to.turn_id,
        destination=to.destination,
        lane=_lane(message, to),
        user_id=to.user_id,
        kind=kind_of(type(message)),
        payload=payload_of(message),
        panel=panel_of(message),
        nonce=to.nonce,
        status=to.status,
        attempts=0,
        first_try_ms=to.first_try_ms,
        next_try_ms=to.now_ms,
        fault=to.fault,
    )
    waiting = _gathered.get(tx)
    if waiting is None:
        await add_all(tx, outbox, [row])
    else:
        waiting.append(row)


@asynccontextmanager
async def together(tx: Tx) -> AsyncIterator[None]:
    """Store what is said in a block at its end, in one statement and in its order. What sends must come after it."""
    if tx in _gathered:
        yield
        return
    rows = _gathered[tx] = []
    try:
        yield
    finally:
        del _gathered[tx]
    await add_all(tx, outbox, rows)


def new_nonce(random_bytes: RandomBytes) -> str:
    """Return 24 characters that no other message has (Discord takes 25)."""
    return random_bytes(NONCE // 2).hex()


def nonce_of(number: int, seed: bytes, digest: bytes, part: str) -> str:
    """Return a nonce that is the same in every copy of the database; only who keeps the seed of its turn knows it."""
    return hashlib.sha256(b"/".join([b"%d" % number, seed, digest, part.encode()])).hexdigest()[:NONCE]


def _lane(message: Message, to: Envelope) -> str:
    match message:
        case Day():
            return f"event:{to.league_id}"
        case ChallengeCard(challenge=challenge_id):
            return lane_of(to.destination, challenge_id)
        case _:
            return lane_of(to.destination, _target(to))


def _target(to: Envelope) -> int | None:
    match to.destination:
        case "thread" | "panel":
            return to.contest_id
        case "announce" | "referee" | "signup":
            return to.league_id
        case "user":
            return to.user_id
        case "challenge":  # of the message
            return None


async def get(tx: Tx, outbox_id: int) -> OutboxRow | None:
    """Return one message."""
    return await fetch_first(tx, OutboxRow, _BY_ID, outbox_id=outbox_id)


async def turn_of_result(tx: Tx, message_id: int) -> int | None:
    """Return the id of the turn whose result a message on Discord tells, if it tells one."""
    row = (await tx.execute(_TURN_OF_RESULT, {"message_id": message_id})).first()
    return None if row is None else int(row[0])


async def has_nonce(tx: Tx, nonce: str) -> bool:
    """Return whether a message with a nonce was ever stored."""
    return bool(await fetch_number(tx, _WITH_NONCE, nonce=nonce))


async def waiting_lanes(tx: Tx, now_ms: int, most: int, owner: str = "") -> list[str]:
    """Return `most` lanes whose first message may be tried now by `owner`, the longest waiting first."""
    values = {"now_ms": now_ms, "far_ms": now_ms + FAR_MS, "most": most, "by": owner}
    return [row.lane for row in await tx.execute(_WAITING_LANES, values)]


async def on_its_way(tx: Tx, outbox_ids: Collection[int], now_ms: int) -> bool:
    """Return whether somebody is sending, or could send now, in the lane of one of these messages that waits."""
    values = {"ids": list(outbox_ids), "now_ms": now_ms, "far_ms": now_ms + FAR_MS}
    return bool(await fetch_number(tx, _ON_ITS_WAY, **values))


async def claim(tx: Tx, lane: str, now_ms: int, delays: Delays, owner: str = "") -> Claimed | None:
    """Note that the first message of a lane is being tried, and return it so; None if it may not be tried now.

    An `owner` has it to themselves for `LEASE_MS`; nameless is who alone sends. Of a panel, and of a team's card,
    `message_id` is then the message that shows it, if there is one.
    """
    values = {
        "of_lane": lane,
        "now_ms": now_ms,
        "far_ms": now_ms + FAR_MS,
        "by": owner,
        "until_ms": now_ms + LEASE_MS if owner else None,
        "first_delay_ms": delays.first_ms,
        "longest_delay_ms": delays.longest_ms,
    }
    row = (await tx.apply(_CLAIM, values)).first()
    if row is None:
        return None
    *found, more, lacks_thread = row
    return Claimed(value(OutboxRow, found), is_last=not more, lacks_thread=bool(lacks_thread))


async def waiting(tx: Tx, lane: str) -> list[OutboxRow]:
    """Return every message that waits in a lane, oldest first."""
    return await many(tx, OutboxRow, _WAITING, lane=lane)


async def change(tx: Tx, outbox_id: int, **fields: object) -> None:
    """Change fields of a message."""
    await change_rows(tx, _CHANGE, where_id=outbox_id, **fields)


async def settle(tx: Tx, outbox_id: int, owner: str, **fields: object) -> bool:
    """Change fields of a message that waits, and end its lease; return False if it is another's now, or settled."""
    values = {"where_id": outbox_id, "where_owner": owner, "owner": None, "leased_ms": None, **fields}
    return await change_rows(tx, _SETTLE, **values) > 0


async def keep(tx: Tx, owner: str, now_ms: int) -> None:
    """Begin the leases of what `owner` is sending anew."""
    await change_rows(tx, _HELD, where_owner=owner, leased_ms=now_ms + LEASE_MS)


async def give_back(tx: Tx, owner: str) -> None:
    """End the leases of `owner`, who sends no more."""
    await change_rows(tx, _HELD, where_owner=owner, owner=None, leased_ms=None)


async def untried_panels(tx: Tx, contest_id: int) -> frozenset[str]:
    """Return the panels of a contest for which a change waits that nobody has begun to send."""
    return await _untried(tx, lane_of("panel", contest_id))


async def untried_cards(tx: Tx, league_id: int) -> frozenset[str]:
    """Return the teams of a league, by their ids as `panel` has them, for whose cards such a change waits."""
    return await _untried(tx, lane_of("signup", league_id))


async def is_untried(tx: Tx, lane: str) -> bool:
    """Return whether a change of a card that has a lane of its own waits, and nobody has begun to send it."""
    return bool(await _untried(tx, lane))


async def is_parked(tx: Tx, lane: str) -> bool:
    """Return whether anything in a lane could not be delivered."""
    query = select(outbox.c.id).where(outbox.c.lane == lane, outbox.c.status == "parked").limit(1)
    return (await tx.execute(query)).first() is not None


async def _untried(tx: Tx, lane: str) -> frozenset[str]:
    found = await tx.execute(_UNTRIED_PANELS, {"lane": lane})
    return _about_to_wait(tx, lane).union(row.panel for row in found)


def gathered_panels(tx: Tx, contest_id: int) -> frozenset[str]:
    """Return those panels among them that are about to be stored `together`."""
    return _about_to_wait(tx, lane_of("panel", contest_id))


def _about_to_wait(tx: Tx, lane: str) -> frozenset[str]:
    return frozenset(str(row["panel"]) for row in _gathered.get(tx, ()) if row["lane"] == lane)


async def others_parked(tx: Tx, row: OutboxRow, fault: str) -> bool:
    """Return whether the place that `row` goes to holds another message that could not be delivered.

    Threads that cannot be opened are one place: their league's channel.
    """
    lanes = {lane_of("thread", row.contest_id), lane_of("panel", row.contest_id)}  # two lanes, one thread
    same = sorted(lanes if row.lane in lanes else {row.lane})
    shared = fault if fault == NO_THREAD else None
    values = {"lanes": same, "shared": shared, "league_id": row.league_id, "outbox_id": row.id}
    return (await tx.execute(_OTHERS_PARKED, values)).first() is not None


async def is_waiting(tx: Tx, league_id: int, said: type[Message]) -> bool:
    """Return whether a notice of that kind to the referees of a league has not left yet."""
    query = select(outbox.c.id).where(
        outbox.c.lane == lane_of("referee", league_id),
        outbox.c.status == "pending",
        outbox.c.kind == kind_of(said),
    )
    return (await tx.execute(query.limit(1))).first() is not None


async def of_contest(tx: Tx, contest_id: int, turn_id: int | None = None) -> list[OutboxRow]:
    """Return the messages about a contest, or about one of its turns, oldest first."""
    query = _ROWS.where(outbox.c.contest_id == contest_id).order_by(outbox.c.id)
    return await many(tx, OutboxRow, query if turn_id is None else query.where(outbox.c.turn_id == turn_id))


async def parked(tx: Tx, league_id: int) -> list[OutboxRow]:
    """Return the messages of a league that could not be delivered, oldest first."""
    return await many(tx, OutboxRow, _PARKED, league_id=league_id)


async def leagues_awaiting(tx: Tx, user_id: int) -> list[int]:
    """Return the leagues of the private messages that wait for `user_id` to open their DMs."""
    return list((await tx.execute(_LEAGUES_AWAITING_DM, {"where_lane": lane_of("user", user_id)})).scalars())


async def release(tx: Tx, user_id: int, now_ms: int) -> None:
    """Let the private messages go that waited for `user_id` to open their DMs."""
    lane = lane_of("user", user_id)
    await change_rows(tx, _RELEASE, where_lane=lane, status="pending", fault=None, next_try_ms=now_ms)


async def release_unopened(tx: Tx, league_id: int, now_ms: int) -> None:
    """Let the messages of a league go whose threads could not be opened."""
    await change_rows(
        tx, _RELEASE_UNOPENED, where_league=league_id, status="pending", attempts=0, fault=None, next_try_ms=now_ms
    )


async def release_lane(tx: Tx, lane: str, now_ms: int) -> None:
    """Let the messages of a lane go that were put aside: its place can be reached again."""
    await change_rows(tx, _RELEASE_LANE, where_lane=lane, status="pending", attempts=0, fault=None, next_try_ms=now_ms)


async def drop(tx: Tx, turn_id: int, *kinds: type[Message]) -> None:
    """Mark unsent messages of a turn as done, whose moment has passed."""
    where_kinds = [kind_of(said) for said in kinds]
    settled = {"status": "sent", "fault": "outdated", "owner": None, "leased_ms": None}
    await change_rows(tx, _DROP, where_turn=turn_id, where_kinds=where_kinds, **settled)
