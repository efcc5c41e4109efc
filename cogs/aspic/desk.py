"""A referee's acts on a match (rulebook part 9) that are more than fields: another player; and what is impossible."""

from collections.abc import Mapping

from cogs.kit.app import app_of
from cogs.kit.correction import AskedCorrection, Corrections, find_newcomer, not_possible_error
from presenters.aspic.acts import ACTS
from presenters.errors import UserError
from referee.desk import arbitration
from referee.model import Arbitration, By
from rules.aspic.state import State
from rules.contract import SeatId
from rules.errors import CaseError

_IMPOSSIBLE: Mapping[str, str] = {
    "AS_MATCH_OVER": "refusal-over",
    "AS_REF_NO_CLOCK": "as-act-no-clock",
    "AS_REF_VALUE": "refusal-no-time-left",
}


async def _replace_player(asked: AskedCorrection[State]) -> Arbitration:
    """Give a side to the person chosen."""
    return await arbitration.replace_player(
        app_of(asked.interaction).house,
        asked.dossier.contest.id,
        By(asked.interaction.user.id, asked.wanted.reason),
        seat=SeatId(asked.given.chosen),
        user_id=find_newcomer(asked.wanted.coach, "as-act-how-replace-player"),
    )


def _refused(error: CaseError) -> UserError:
    return UserError(_IMPOSSIBLE[error.code]) if error.code in _IMPOSSIBLE else not_possible_error(error)


CORRECTIONS = Corrections(acts=ACTS, own={"replace_player": _replace_player}, refused=_refused, no_seat="as-act-team")
