"""Final orders that a referee has stated (MH-9-j): acts remember them, so that a later act does not draw lots anew."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from rules.matrix_hockey.state import State, TeamId


def stated_orders(state: State, comp: Literal["CH", "WG"]) -> Mapping[str, tuple[TeamId, ...]]:
    """Return the orders stated this season, the latest of each group: a division, a pool or `seconds`."""
    acts = (entry for entry in state.log or () if entry.op == "final_order" and entry.season == state.season)
    return {
        str(entry.details["group"]): msgspec.convert(entry.details["order"], tuple[str, ...])
        for entry in acts
        if entry.details.get("comp", "CH") == comp
    }
