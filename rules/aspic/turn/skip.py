"""A side that does nothing in its turn, because it missed it or because the referee says so (rulebook 6.1-7, 9)."""

from rules.aspic.board import Side
from rules.aspic.turn.flow import end_turn, pass_forced
from rules.aspic.turn.placement import place_default
from rules.aspic.turn.work import Work


def skip(match: Work, side: Side) -> None:
    """AS-time-f: place on a default cell, or end the turn without anything done."""
    if match.phase == "placement":
        place_default(match, side)
    else:
        end_turn(match, side, is_goal=False)
        pass_forced(match)
