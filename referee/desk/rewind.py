"""What is shown to a referee first, then carried out: going back to a past turn, and acts of which much would change.

One goes back to a turn, or plays it again with one order or one forced die changed. History is append-only: the turns
as they were stay readable, the new ones are another branch (`branches`).
"""

import hashlib
from collections.abc import Mapping, Sequence
from functools import partial

import msgspec
from msgspec import UNSET

from db import orders, proposals, records, turns
from db.engine import Tx
from db.rows import StoredOrder, StoredProposal, Turn
from referee.acts import GOES_BACK, Back, Replay, ReplayWithDie, Rewind, act_of
from referee.course.branches import GoesBack, find_seats_to_ask, put_branch_in_place
from referee.course.close import close_in
from referee.desk.arbitration import carry_out_correction
from referee.desk.override import Foresight, find_differences, foresee
from referee.faults import report_failure
from referee.hand.play import Play, take_latest_turn
from referee.hand.record import find_proposal
from referee.hand.resolution import StaysOpenError, read_kept_order, work_apart
from referee.hand.unreadable import guard_reading
from referee.house import House
from referee.model import Arbitration, By, Refusal, Why
from referee.orders.intake import write_kept_order
from referee.turns.branching import Amendment, Branch, RecordedTurn, build_branch
from referee.turns.desk import RefereeDesk, open_desk
from referee.turns.history import view_past
from referee.turns.reading import WholeTurn, whole_turn_of
from rules.contract import JsonObject, SeatId
from rules.dice import ForcedDieError

NOTHING = "-"  # as a text: the seat sent nothing


class RewindWish(msgspec.Struct, frozen=True, kw_only=True):
    """What a referee wants: kept until they confirm it. Without seat and label it is to go back.

    `with_new_dice`: what is gone back to is played at once, with what was sent for it and new dice.
    """

    turn_id: int
    reason: str
    clause: str | None = None
    seat: str | None = None
    text: str = ""
    label: str | None = None
    value: int | None = None
    with_new_dice: bool = False


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """What going back would make of a contest. `head` is its last turn as it is, `asked` who has to order again.

    `is_public`: what was ordered in the first turn that changes may be shown.
    """

    head: WholeTurn
    branch: Branch
    change: Amendment
    asked: tuple[SeatId, ...]
    is_public: bool


async def propose_rewind(
    house: House, contest_id: int, by_user: int, wanted: RewindWish
) -> tuple[StoredProposal, Proposal]:
    """Return what would become of a contest, with the record that `confirm_rewind` carries out; nothing is changed.

    `text` is entered beside what the seat had sent, `-` stands for nothing at all. Raises `OrderError`, `Refusal`:
    `nothing_to_replay`, `not_awaited`, `unknown_die`, `die_value`, `die_not_forced`, `rewind_die`, `rewind_stuck`,
    `rewind_rules` besides those of every act.
    """
    async with open_desk(house, contest_id, By(by_user, wanted.reason, wanted.clause), in_pause=True) as desk:
        proposal, _ = await _proposal(desk, wanted)
        kept = await proposals.add(
            desk.play.tx,
            desk.play.turn,
            user_id=by_user,
            wanted=msgspec.to_builtins(wanted),
            created_ms=desk.play.now_ms,
        )
        return kept, proposal


async def find_last_played(house: House, contest_id: int) -> Turn:
    """Return the turn that was played last. Raises `Refusal(Why.NOTHING_TO_REPLAY)` if none can be played again."""
    async with house.db.read() as tx:
        turn = await turns.latest_closed(tx, contest_id)
        if turn is None or not turn.accepting or turn.entropy is None or not await turns.in_play(tx, contest_id):
            raise Refusal(Why.NOTHING_TO_REPLAY)
        return turn


async def confirm_rewind(house: House, contest_id: int, proposal_id: int, by_user: int) -> Arbitration:
    """Put a new branch in place. Raises `Refusal`: `unknown_draft` if the contest has gone on meanwhile."""
    kept, wanted = await find_proposal(house, contest_id, proposal_id, by_user, RewindWish)
    async with open_desk(house, contest_id, By(by_user, wanted.reason, wanted.clause), in_pause=True) as desk:
        tx = desk.play.tx
        if desk.play.turn.id != kept.turn_id or await proposals.get(tx, kept.id) is None:
            raise Refusal(Why.UNKNOWN_DRAFT)
        await proposals.remove(tx, kept.id)
        entry = await carry_out_rewind(desk, wanted)
        if wanted.with_new_dice:
            await close_in(await take_latest_turn(tx, house, contest_id), "referee")
        return entry


async def carry_out_rewind(desk: RefereeDesk, wanted: RewindWish) -> Arbitration:
    """Put a new branch in place at a desk that is there already. Raises as `propose_rewind`."""
    proposal, path = await _proposal(desk, wanted)
    return await put_branch_in_place(desk, path, proposal.branch, proposal.change, _goes_back(wanted))


def _goes_back(wanted: RewindWish) -> GoesBack:
    """Return what makes the act, once it is known what comes of it."""
    if wanted.seat is not None:
        return partial(Replay, seat=wanted.seat)
    if wanted.label is not None:
        return partial(ReplayWithDie, label=wanted.label, value=wanted.value)
    return Rewind


async def _proposal(desk: RefereeDesk, wanted: RewindWish) -> tuple[Proposal, list[RecordedTurn]]:
    play = desk.play
    way = [*await turns.lineage(play.tx, play.turn), play.turn]
    at = _place(play, way, wanted)
    own = await records.acts_on_turns(play.tx, [turn.id for turn in way[at:]])
    path = await _path(play, way[at:], own)
    change = _amendment(play.at(path[0].turn), path[0], wanted)
    try:
        work = partial(build_branch, play.game, path, change)
        branch = await work_apart(sum(len(one.turn.state) for one in path), work)
    except ForcedDieError as error:
        raise Refusal(Why.REWIND_DIE) from error
    except StaysOpenError as error:
        raise Refusal(Why.REWIND_STUCK) from error
    except Exception as error:
        report_failure(f"turn {wanted.turn_id} played again", error)
        raise Refusal(Why.REWIND_STUCK) from error
    with guard_reading(play.contest.id):
        is_public = view_past(play.at(path[0].turn), play.turn).is_public
    proposal = Proposal(
        head=whole_turn_of(play.file, way[:-1], own[play.turn.id]),
        branch=branch,
        change=change,
        asked=find_seats_to_ask(branch, path),
        is_public=is_public,
    )
    return proposal, path


def _place(play: Play, way: Sequence[Turn], wanted: RewindWish) -> int:
    """Return where on the way to the last turn the one wanted stands. Raises `Refusal` unless it counts there.

    To be played again it must have been played; to be open again it may also have been ended by an act.
    """
    game = play.game
    at = next((number for number, turn in enumerate(way) if turn.id == wanted.turn_id), None)
    if at is None or way[at].status != "closed":
        raise Refusal(Why.NOTHING_TO_REPLAY)
    is_back = wanted.seat is None and wanted.label is None
    if game.is_over(game.decode(way[at].state)) if is_back else way[at].entropy is None:
        raise Refusal(Why.NOTHING_TO_REPLAY)
    if way[at].rules_version != game.rules_version:
        raise Refusal(Why.REWIND_RULES, version=way[at].rules_version, now=game.rules_version)
    return at


async def _path(play: Play, way: Sequence[Turn], own: Mapping[int, Sequence[Arbitration]]) -> list[RecordedTurn]:
    """Return turns with their orders and the acts on them; `own`: those on these very turns."""
    earlier = await _earlier_acts(play.tx, play.contest.id)
    in_hand = await orders.in_hand_of(play.tx, [turn.id for turn in way])
    return [
        RecordedTurn(
            turn=turn, orders=_counting(turn, in_hand[turn.id]), acts=(*earlier.get(turn.id, ()), *own[turn.id])
        )
        for turn in way
    ]


async def _earlier_acts(tx: Tx, contest_id: int) -> dict[int, list[Arbitration]]:
    """Return the acts on older branches that turns of newer ones began with, by these turns."""
    found = await records.acts_of_kinds(tx, [contest_id], GOES_BACK)
    went = [act for entry, _ in reversed(found) if isinstance(act := act_of(entry), Back)]
    begun = [act.begun_with for act in went if act.begun_with is not UNSET]
    acts = await records.acts_among(tx, {one for by in begun for ids in by.values() for one in ids})
    return {int(turn): [acts[one] for one in ids if one in acts] for by in begun for turn, ids in by.items()}


def _counting(turn: Turn, found: Sequence[StoredOrder]) -> tuple[StoredOrder, ...]:
    """Return the orders that count for a turn; of one that is not closed also those that wait beside them."""
    counting = ("current",) if turn.status == "closed" else orders.IN_HAND
    return tuple(order for order in found if order.status in counting)


def _amendment(play: Play, played: RecordedTurn, wanted: RewindWish) -> Amendment:
    if wanted.seat is not None:
        seat = SeatId(wanted.seat)
        if seat not in play.turn.accepting:
            raise Refusal(Why.NOT_AWAITED)
        texts = {order.seat: order.canonical for order in played.orders}
        held = read_kept_order(play.game, play.state, seat, texts.get(seat))
        empty = wanted.text.strip() == NOTHING
        order = None if empty else play.game.enter(play.state, seat, held, wanted.text)
        return Amendment(seat=seat, canonical=write_kept_order(play, order))
    if wanted.label is not None:
        faces = play.game.faces(play.state, wanted.label)
        return Amendment(forced=_forced(faces, played.turn, wanted.label, wanted.value))
    return Amendment(is_back=True, has_orders=wanted.with_new_dice)


def _forced(faces: int | None, turn: Turn, label: str, value: int | None) -> Mapping[str, int]:
    """Return the forced dice of a turn with one more, or with None one less. Raises `Refusal` as `force_die` does."""
    if faces is None:
        raise Refusal(Why.UNKNOWN_DIE, label=label)
    if value is None and label not in turn.forced:
        raise Refusal(Why.DIE_NOT_FORCED, label=label)
    if value is not None and not 1 <= value <= faces:
        raise Refusal(Why.DIE_VALUE, label=label, faces=faces)
    others = {name: forced for name, forced in turn.forced.items() if name != label}
    return others if value is None else {**others, label: value}


class ProposedAct(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An act as it was shown: kept until it is confirmed. `digest` is of what it would have changed."""

    op: str
    fields: JsonObject
    reason: str
    clause: str | None
    digest: str


async def propose_act(
    house: House, contest_id: int, by: By, *, op: str, fields: JsonObject
) -> tuple[StoredProposal, Foresight]:
    """Return what an act would make of a contest, with the record that `confirm_act` carries out; nothing is changed.

    Raises `CaseError`, and `Refusal` as every act.
    """
    async with open_desk(house, contest_id, by, in_pause=True) as desk:
        shown = await foresee(desk, op, fields)
        wanted = ProposedAct(op=op, fields=fields, reason=by.reason, clause=by.clause, digest=_digest(desk, shown))
        kept = await proposals.add(
            desk.play.tx,
            desk.play.turn,
            user_id=by.user_id,
            wanted=msgspec.to_builtins(wanted),
            created_ms=desk.play.now_ms,
        )
        return kept, shown


async def confirm_act(house: House, contest_id: int, proposal_id: int, by_user: int) -> Arbitration:
    """Carry an act out as it was shown.

    Raises `Refusal(Why.UNKNOWN_DRAFT)` if it would change something else by now, or was shown to another.
    """
    kept, wanted = await find_proposal(house, contest_id, proposal_id, by_user, ProposedAct)
    async with open_desk(house, contest_id, By(by_user, wanted.reason, wanted.clause), in_pause=True) as desk:
        tx = desk.play.tx
        is_there = await proposals.get(tx, kept.id) is not None and desk.play.turn.id == kept.turn_id
        if not is_there or _digest(desk, await foresee(desk, wanted.op, wanted.fields)) != wanted.digest:
            raise Refusal(Why.UNKNOWN_DRAFT)
        await proposals.remove(tx, kept.id)
        return await carry_out_correction(desk, wanted.op, wanted.fields)


def _digest(desk: RefereeDesk, shown: Foresight) -> str:
    """Return a digest of what an act changes, and of nothing else: matches begin all the time."""
    encode = desk.play.game.encode
    before, after = (msgspec.json.decode(encode(state)) for state in (shown.state, shown.outcome.state))
    changed = msgspec.json.encode(find_differences(before, after))
    return hashlib.sha256(changed + shown.events).hexdigest()
