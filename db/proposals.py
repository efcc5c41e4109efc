"""What referees were shown of going back in a contest, until they confirm it or the contest goes on."""

from sqlalchemy import bindparam, delete

from db.engine import Tx
from db.rows import StoredProposal, Turn
from db.sql import add_back, fetch_first, rows_of
from db.tables import proposal
from rules.contract import JsonObject

_BY_ID = rows_of(proposal, StoredProposal).where(proposal.c.id == bindparam("proposal_id"))
_OUTDATED = delete(proposal).where(
    proposal.c.contest_id == bindparam("contest_id"), proposal.c.turn_id != bindparam("turn_id")
)
_REMOVE = delete(proposal).where(proposal.c.id == bindparam("proposal_id"))


async def add(tx: Tx, last: Turn, *, user_id: int, wanted: JsonObject, created_ms: int) -> StoredProposal:
    """Store what was proposed while `last` was the last turn; what was proposed on another one goes."""
    await tx.apply(_OUTDATED, {"contest_id": last.contest_id, "turn_id": last.id})
    return await add_back(
        tx,
        proposal,
        StoredProposal,
        contest_id=last.contest_id,
        turn_id=last.id,
        user_id=user_id,
        wanted=wanted,
        created_ms=created_ms,
    )


async def get(tx: Tx, proposal_id: int) -> StoredProposal | None:
    """Return what was proposed, if it is still there."""
    return await fetch_first(tx, StoredProposal, _BY_ID, proposal_id=proposal_id)


async def remove(tx: Tx, proposal_id: int) -> None:
    """Take a proposal away that was carried out."""
    await tx.apply(_REMOVE, {"proposal_id": proposal_id})
