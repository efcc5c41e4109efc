"""Orders and drafts. Nothing here is ever logged."""

from collections.abc import Collection

from sqlalchemy import BigInteger, and_, bindparam, delete, exists, func, insert, or_, select, update

from db.engine import Tx, by_letters
from db.rows import Draft, Link, OrderStatus, StoredOrder
from db.sql import add_back, fetch_first, made, many, rows_of
from db.sql import change as change_rows
from db.tables import draft, submission, turn
from rules.contract import SeatId

IN_HAND: tuple[OrderStatus, ...] = ("current", "spare")
HELD_AS: dict[Link, OrderStatus] = {"captain": "current", "deputy": "spare", "standing": "current"}

_ORDERS = rows_of(submission, StoredOrder)
_DRAFTS = rows_of(draft, Draft)
_BY_ID = _ORDERS.where(submission.c.id == bindparam("order_id"))
_OF_TURN = _ORDERS.where(submission.c.turn_id == bindparam("turn_id"))
_OF_SEAT = _OF_TURN.where(submission.c.seat == bindparam("seat")).order_by(submission.c.version)
_IN_HAND_OF_SEAT = _OF_SEAT.where(submission.c.status == bindparam("status"))
_ALL_CURRENT = _OF_TURN.where(submission.c.status == "current").order_by(by_letters(submission.c.seat))
_FALLEN = and_(submission.c.status == "discarded", submission.c.link != "captain")
_IN_HAND = _OF_TURN.where(or_(submission.c.status.in_(IN_HAND), _FALLEN)).order_by(
    by_letters(submission.c.seat), submission.c.id
)
_IN_HAND_OF = (
    _ORDERS.where(submission.c.turn_id.in_(bindparam("turn_ids", expanding=True)))
    .where(or_(submission.c.status.in_(IN_HAND), _FALLEN))
    .order_by(by_letters(submission.c.seat), submission.c.id)
)
_ALL_FALLEN = _OF_TURN.where(_FALLEN).order_by(by_letters(submission.c.seat), submission.c.id)
_VERSION = select(func.count() + 1).where(
    submission.c.turn_id == bindparam("of_turn"), submission.c.seat == bindparam("of_seat")
)
_ADD = (
    insert(submission)
    .values(version=_VERSION.scalar_subquery())
    .returning(*(submission.c[name] for name in StoredOrder.__struct_fields__))
)
_CHANGE = update(submission).where(submission.c.id == bindparam("where_id"))
_ALL_OF_TURN = update(submission).where(submission.c.turn_id == bindparam("where_turn"))
_DISCARD = _ALL_OF_TURN.where(submission.c.status == "current")
_REPLACE = _ALL_OF_TURN.where(
    submission.c.seat == bindparam("where_seat"), submission.c.status == bindparam("where_status")
)
_SNOWFLAKES = bindparam("snowflakes", type_=BigInteger, expanding=True)
_KEPT = select(submission.c.id).where(
    submission.c.user_id == bindparam("user_id"), submission.c.snowflake.in_(_SNOWFLAKES)
)
_DRAFT = _DRAFTS.where(draft.c.id == bindparam("draft_id"))
_REMOVE_DRAFT = delete(draft).where(draft.c.id == bindparam("draft_id"), draft.c.user_id == bindparam("user_id"))
_HIS = and_(draft.c.turn_id == bindparam("turn_id"), draft.c.user_id == bindparam("user_id"))
_SENT_SINCE = exists().where(
    *(submission.c[name] == draft.c[name] for name in ("turn_id", "seat", "user_id")),
    or_(submission.c.sent_ms >= draft.c.created_ms, submission.c.canonical == draft.c.canonical),
)
_LAST_UNSENT = _DRAFTS.where(_HIS, draft.c.seat == bindparam("seat"), ~_SENT_SINCE).order_by(draft.c.id.desc()).limit(1)
_HIS_LATEST = select(draft.c.id).where(_HIS).order_by(draft.c.id.desc()).limit(bindparam("most"))
_KEEP_DRAFTS = delete(draft).where(_HIS, draft.c.id.not_in(_HIS_LATEST))
_WAS_SENT = exists().where(
    *(submission.c[name] == draft.c[name] for name in ("turn_id", "seat", "user_id", "canonical")),
    submission.c.status.in_(IN_HAND),
    submission.c.turn_id == bindparam("last_turn_id"),
)
# Each close has left none but of its own turn: those of the turns before the last few are gone.
LATEST_TURNS = select(turn.c.id).where(turn.c.contest_id == bindparam("contest_id")).order_by(turn.c.id.desc()).limit(8)
_DROP_DRAFTS = delete(draft).where(draft.c.turn_id.in_(LATEST_TURNS), ~_WAS_SENT)


async def current(tx: Tx, turn_id: int, seat: SeatId) -> StoredOrder | None:
    """Return the order of a seat that counts; while its turn is open, that of its captain."""
    return await sent_as(tx, turn_id, seat, "captain")


async def sent_as(tx: Tx, turn_id: int, seat: SeatId, link: Link) -> StoredOrder | None:
    """Return what a seat's captain has sent, or their deputy beside them, for a turn that is open."""
    return await fetch_first(tx, StoredOrder, _IN_HAND_OF_SEAT, turn_id=turn_id, seat=seat, status=HELD_AS[link])


async def all_current(tx: Tx, turn_id: int) -> list[StoredOrder]:
    """Return the orders of a turn that count, by seat."""
    return await many(tx, StoredOrder, _ALL_CURRENT, turn_id=turn_id)


async def in_hand(tx: Tx, turn_id: int) -> list[StoredOrder]:
    """Return all that may count for a turn, by seat, with those of deputies; and what has failed to stand in."""
    return await many(tx, StoredOrder, _IN_HAND, turn_id=turn_id)


async def in_hand_of(tx: Tx, turn_ids: Collection[int]) -> dict[int, list[StoredOrder]]:
    """Return the same of several turns, each one's by seat."""
    found: dict[int, list[StoredOrder]] = {turn_id: [] for turn_id in turn_ids}
    for order in await many(tx, StoredOrder, _IN_HAND_OF, turn_ids=list(turn_ids)):
        found[order.turn_id].append(order)
    return found


async def fallen(tx: Tx, turn_id: int) -> list[StoredOrder]:
    """Return the orders that were to stand in for a captain's and could not, by seat."""
    return await many(tx, StoredOrder, _ALL_FALLEN, turn_id=turn_id)


async def versions(tx: Tx, turn_id: int, seat: SeatId) -> list[StoredOrder]:
    """Return every version of a seat's order, oldest first."""
    return await many(tx, StoredOrder, _OF_SEAT, turn_id=turn_id, seat=seat)


async def need(tx: Tx, order_id: int) -> StoredOrder:
    """Return a stored order that exists."""
    found = await fetch_first(tx, StoredOrder, _BY_ID, order_id=order_id)
    if found is None:
        raise LookupError(f"no order {order_id}")
    return found


async def was_kept(tx: Tx, user_id: int, snowflakes: Collection[int]) -> bool:
    """Return whether somebody's order with one of these snowflakes is stored, whatever became of it."""
    found = await tx.execute(_KEPT, {"user_id": user_id, "snowflakes": list(snowflakes)})
    return found.first() is not None


async def replace(tx: Tx, turn_id: int, seat: SeatId, link: Link) -> None:
    """Let the order that the captain, or else `link`, had in count no more: another takes its place."""
    await change_rows(tx, _REPLACE, where_turn=turn_id, where_seat=seat, where_status=HELD_AS[link], status="replaced")


async def add(
    tx: Tx,
    *,
    turn_id: int,
    seat: SeatId,
    link: Link = "captain",
    status: OrderStatus | None = None,
    **fields: object,
) -> StoredOrder:
    """Store a further version of a seat's order; return it. What it takes the place of is to be replaced before.

    `status`: what it counts as from the first, such as withdrawn.
    """
    values = {"turn_id": turn_id, "seat": seat, "link": link, "status": status or HELD_AS[link], **fields}
    return made(StoredOrder, await tx.apply(_ADD, {**values, "of_turn": turn_id, "of_seat": seat}))


async def set_status(tx: Tx, order_id: int, status: OrderStatus) -> None:
    """Change what an order counts as."""
    await change_rows(tx, _CHANGE, where_id=order_id, status=status)


async def discard(tx: Tx, turn_id: int) -> None:
    """Throw the orders of a turn away; a deputy's, which counts for nothing then, stays what nobody learns of."""
    await change_rows(tx, _DISCARD, where_turn=turn_id, status="discarded")


async def add_draft(tx: Tx, **fields: object) -> Draft:
    """Store a draft; return it."""
    return await add_back(tx, draft, Draft, **fields)


async def get_draft(tx: Tx, draft_id: int) -> Draft | None:
    """Return a draft."""
    return await fetch_first(tx, Draft, _DRAFT, draft_id=draft_id)


async def last_draft(tx: Tx, turn_id: int, seat: SeatId, user_id: int) -> Draft | None:
    """Return the last draft of a person for a seat, unless they have sent an order for it since."""
    return await fetch_first(tx, Draft, _LAST_UNSENT, turn_id=turn_id, seat=seat, user_id=user_id)


async def remove_draft(tx: Tx, draft_id: int, user_id: int) -> None:
    """Throw a draft of a person away."""
    await tx.apply(_REMOVE_DRAFT, {"draft_id": draft_id, "user_id": user_id})


async def keep_drafts(tx: Tx, last: Draft, most: int) -> None:
    """Throw away all but the latest `most` drafts of a person for the turn of their draft `last`."""
    await tx.apply(_KEEP_DRAFTS, {"turn_id": last.turn_id, "user_id": last.user_id, "most": most})


async def drop_drafts(tx: Tx, contest_id: int, last_turn_id: int) -> None:
    """Throw away the drafts of a contest.

    Of its turn `last_turn_id` those stay that were sent: a second press on them then still finds the receipt.
    """
    await tx.apply(_DROP_DRAFTS, {"contest_id": contest_id, "last_turn_id": last_turn_id})
