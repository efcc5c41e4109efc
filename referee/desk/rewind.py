"""Going back: to a past turn, or with one order or one forced die of it changed. Shown first, then carried out.

History is append-only: the turns as they were stay readable, the new ones are another branch (`branches`).
"""

from collections.abc import Mapping

import msgspec

from db import orders, records, turns
from db.engine import Tx
from db.rows import Draft, StoredOrder, Turn
from referee.desk.desk import Desk, at_desk
from referee.faults import report
from referee.house import House
from referee.model import Arbitration, Refusal
from referee.orders.intake import written
from referee.turns.branches import BEGUN_WITH, asked, put_in_place
from referee.turns.branching import Amendment, Branch, Recorded, branch_from
from referee.turns.play import take
from referee.turns.resolution import StaysOpenError, read
from rules.contract import SeatId
from rules.dice import ForcedDieError

NOTHING = "-"  # as a text: the seat sent nothing
MOST_ACTS = 1000  # on one contest that are looked through


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What a referee wants: kept as a draft until he confirms it. Without seat and label it is to go back.

    `head` is the turn that was the last one when he saw what it would change.
    """

    turn_id: int
    reason: str
    clause: str | None = None
    seat: str | None = None
    text: str = ""
    label: str | None = None
    value: int | None = None
    head: int = 0


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """What going back would make of a contest. `head` is its last turn as it is, `asked` who has to order again."""

    head: Turn
    branch: Branch
    change: Amendment
    asked: tuple[SeatId, ...]


async def propose(house: House, contest_id: int, by_user: int, wanted: Wanted) -> tuple[Draft, Proposal]:
    """Return what would become of a contest, with the draft that `confirm` carries out; nothing is changed.

    `text` is entered beside what the seat had sent, `-` stands for nothing at all. Raises `OrderError`, `Refusal`:
    `nothing_to_replay`, `not_awaited`, `unknown_die`, `die_value`, `die_not_forced`, `rewind_die`, `rewind_stuck`
    besides those of every act.
    """
    async with at_desk(house, contest_id, by_user, wanted.reason, clause=wanted.clause, in_pause=True) as desk:
        proposal, _ = await _proposal(desk, wanted)
        draft = await orders.add_draft(
            desk.play.tx,
            turn_id=wanted.turn_id,
            seat=wanted.seat or "",
            user_id=by_user,
            text=msgspec.json.encode(msgspec.structs.replace(wanted, head=desk.play.turn.id)).decode(),
            canonical=proposal.change.canonical,
            created_ms=desk.play.now_ms,
        )
        return draft, proposal


async def last_played(house: House, contest_id: int) -> Turn:
    """Return the turn that was played last. Raises `Refusal("nothing_to_replay")` if none can be played again."""
    async with house.db.read() as tx:
        turn = await turns.latest_closed(tx, contest_id)
        if turn is None or not turn.accepting or turn.entropy is None or not await turns.in_play(tx, contest_id):
            raise Refusal("nothing_to_replay")
        return turn


async def confirm(house: House, contest_id: int, draft_id: int, by_user: int) -> Arbitration:
    """Put a new branch in place. Raises `Refusal`: `unknown_draft` if the contest has gone on meanwhile."""
    async with house.db.read() as tx:
        draft = await orders.get_draft(tx, draft_id)
    if draft is None or draft.user_id != by_user:
        raise Refusal("unknown_draft")
    try:
        wanted = msgspec.json.decode(draft.text, type=Wanted)
    except msgspec.DecodeError:  # a draft of another kind
        raise Refusal("unknown_draft") from None
    async with at_desk(house, contest_id, by_user, wanted.reason, clause=wanted.clause, in_pause=True) as desk:
        if desk.play.turn.id != wanted.head:
            raise Refusal("unknown_draft")
        proposal, path = await _proposal(desk, wanted)
        await orders.remove_draft(desk.play.tx, draft.id, by_user)
        op, details = _told(wanted)
        return await put_in_place(desk, path, proposal.branch, proposal.change, op=op, details=details)


def _told(wanted: Wanted) -> tuple[str, dict[str, object]]:
    """Return the kind of act, and what everybody may know of it."""
    if wanted.seat is not None:
        return "replay", {"seat": wanted.seat}
    if wanted.label is not None:
        return "redraw", {"label": wanted.label, "value": wanted.value}
    return "rewind", {}


async def _proposal(desk: Desk, wanted: Wanted) -> tuple[Proposal, list[Recorded]]:
    path = await _path(desk, wanted)
    change = await _amendment(desk, path[0], wanted)
    try:
        branch = branch_from(desk.play.game, path, change)
    except ForcedDieError as error:
        raise Refusal("rewind_die") from error
    except StaysOpenError as error:
        raise Refusal("rewind_stuck") from error
    except Exception as error:
        report(f"turn {wanted.turn_id} played again", error)
        raise Refusal("rewind_stuck") from error
    return Proposal(head=desk.play.turn, branch=branch, change=change, asked=asked(branch, path)), path


async def _path(desk: Desk, wanted: Wanted) -> list[Recorded]:
    """Return the turns from the one wanted on, on the way to the last. Raises `Refusal` unless it counts there.

    To be played again it must have been played; to be open again it may also have been ended by an act.
    """
    tx, head, game = desk.play.tx, desk.play.turn, desk.play.game
    way = [*await turns.lineage(tx, head), head]
    at = next((number for number, turn in enumerate(way) if turn.id == wanted.turn_id), None)
    if at is None or way[at].status != "closed":
        raise Refusal("nothing_to_replay")
    is_back = wanted.seat is None and wanted.label is None
    if game.is_over(game.decode(way[at].state)) if is_back else way[at].entropy is None:
        raise Refusal("nothing_to_replay")
    earlier = await _earlier_acts(tx, head.contest_id)
    return [
        Recorded(
            turn=turn,
            orders=tuple(await _orders(tx, turn)),
            acts=(*earlier.get(turn.id, ()), *await records.acts_on(tx, turn)),
        )
        for turn in way[at:]
    ]


async def _earlier_acts(tx: Tx, contest_id: int) -> dict[int, list[Arbitration]]:
    """Return the acts on older branches that turns of newer ones began with, by these turns."""
    found = await records.journal(tx, league_id=None, contest_id=contest_id, limit=MOST_ACTS)
    acts = {act.id: act for act in found}
    begun = [msgspec.convert(act.details.get(BEGUN_WITH, {}), dict[str, list[int]]) for act in found]
    return {int(turn): [acts[one] for one in ids if one in acts] for by in begun for turn, ids in by.items()}


async def _orders(tx: Tx, turn: Turn) -> list[StoredOrder]:
    """Return the orders that count for a turn; of one that is not closed also those that wait beside them."""
    if turn.status == "closed":
        return await orders.all_current(tx, turn.id)
    return [order for order in await orders.in_hand(tx, turn.id) if order.status in orders.IN_HAND]


async def _amendment(desk: Desk, played: Recorded, wanted: Wanted) -> Amendment:
    play = await take(desk.play.tx, desk.play.house, played.turn.id)
    if wanted.seat is not None:
        seat = SeatId(wanted.seat)
        if seat not in play.turn.accepting:
            raise Refusal("not_awaited")
        texts = {order.seat: order.canonical for order in played.orders}
        held = read(play.game, play.state, seat, texts.get(seat))
        empty = wanted.text.strip() == NOTHING
        order = None if empty else play.game.enter(play.state, seat, held, wanted.text)
        return Amendment(seat=seat, canonical=written(play, order))
    if wanted.label is not None:
        faces = play.game.faces(play.state, wanted.label)
        return Amendment(forced=_forced(faces, played.turn, wanted.label, wanted.value))
    return Amendment(is_back=True)


def _forced(faces: int | None, turn: Turn, label: str, value: int | None) -> Mapping[str, int]:
    """Return the forced dice of a turn with one more, or with None one less. Raises `Refusal` as `force_die` does."""
    if faces is None:
        raise Refusal("unknown_die", label=label)
    if value is None and label not in turn.forced:
        raise Refusal("die_not_forced", label=label)
    if value is not None and not 1 <= value <= faces:
        raise Refusal("die_value", label=label, faces=faces)
    others = {name: forced for name, forced in turn.forced.items() if name != label}
    return others if value is None else {**others, label: value}
