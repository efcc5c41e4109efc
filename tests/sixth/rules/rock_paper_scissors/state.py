"""How a match stands, and what may be ordered."""

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

import msgspec

from rules.contract import SeatId
from rules.shapes import As

Side = Annotated[Literal["left", "right"], As("seat")]
Sign = Literal["pierre", "feuille", "ciseaux"]
SEATS = (SeatId("left"), SeatId("right"))
SIGNS: tuple[Sign, ...] = get_args(Sign)


class State(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The points so far, and the signs shown last."""

    goal: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    turn: int = 1
    score: Mapping[Side, int] = msgspec.field(default_factory=lambda: {"left": 0, "right": 0})
    shown: Mapping[Side, Sign | None] = {}
