"""What an act would make of a contest, shown to a referee before he carries it out: that, or nothing."""

import hashlib

import msgspec

from db import proposals
from db.rows import StoredProposal
from referee.desk.arbitration import carry_out_correction
from referee.desk.override import Foresight, find_differences, foresee
from referee.hand.proposed import find_proposal
from referee.house import House
from referee.model import Arbitration, By, Refusal, Why
from referee.turns.desk import RefereeDesk, open_desk
from rules.contract import JsonObject


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
