"""What was shown to a referee before it is done, as it was kept for his press."""

from typing import TypeVar

import msgspec

from db import proposals
from db.rows import StoredProposal
from referee.house import House
from referee.model import Refusal, Why

W = TypeVar("W")


async def find_proposal(
    house: House, contest_id: int, proposal_id: int, by_user: int, kind: type[W]
) -> tuple[StoredProposal, W]:
    """Return what was proposed to a referee for a contest. Raises `Refusal(Why.UNKNOWN_DRAFT)` for anything else."""
    async with house.db.read() as tx:
        kept = await proposals.get(tx, proposal_id)
    if kept is None or (kept.user_id, kept.contest_id) != (by_user, contest_id):
        raise Refusal(Why.UNKNOWN_DRAFT)
    try:
        return kept, msgspec.convert(kept.wanted, kind)
    except msgspec.ValidationError as error:  # another kind of proposal, pressed as this one
        raise Refusal(Why.UNKNOWN_DRAFT) from error
