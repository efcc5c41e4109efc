"""The acts of Aspic's part 9 as a referee writes them."""

from collections.abc import Mapping

from presenters.corrections import CorrectionText, Field, WrittenAct
from rules.aspic.orders import AdjustClock, End, Forfeit, Skip
from rules.aspic.state import State

UNITS_S: Mapping[str, int] = {"s": 1, "m": 60, "min": 60, "h": 3600, "j": 86_400, "d": 86_400}
_CONFIRM = "as-act-confirm"  # the match is over


def _seconds(given: CorrectionText[State], text: str) -> int:
    """Read the seconds that `+10 min`, `-90` or `+1 h` give or take."""
    digits = "".join(sign for sign in text if sign.isdigit())
    amount = int(digits) * UNITS_S[text.rpartition(digits)[2].strip().lower() or "s"]
    return amount if text.startswith("+") else -amount


DELTA = Field("delta", r"[+\-−–]\s*[0-9]{1,6}\s*(?:s|min|m|h|j|d)?", _seconds)
ACTS: tuple[WrittenAct[State], ...] = (
    WrittenAct("as", AdjustClock, "{delta}", (DELTA,)),
    WrittenAct("as", Skip),
    WrittenAct("as", Forfeit, confirm=_CONFIRM),
    WrittenAct("as", End, may_choose="winner", confirm=_CONFIRM),
)
