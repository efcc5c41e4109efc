"""The lines of a team (rulebook 6.2-1): what is not said is roster order."""

from collections.abc import Mapping

from rules.double_echec.state import LineName, Position, TeamState

# Which men of their positions, in roster order, make a line by default.
_DEFAULTS: Mapping[LineName, tuple[tuple[Position, int], ...]] = {
    "A1": (("W", 0), ("C", 0), ("W", 1)),
    "A2": (("W", 2), ("C", 1), ("W", 3)),
    "P1": (("D", 0), ("D", 1)),
    "P2": (("D", 2), ("D", 3)),
}


def default_lines(side: TeamState) -> Mapping[LineName, tuple[int, ...]]:
    """Return the lines that the roster gives by itself; one without enough men is left out."""
    men: dict[Position, list[int]] = {"C": [], "W": [], "D": [], "G": []}
    for man in side.roster:
        if man.out is not True:
            men[man.pos].append(man.n)
    return {
        name: tuple(men[pos][place] for pos, place in wanted)
        for name, wanted in _DEFAULTS.items()
        if all(place < len(men[pos]) for pos, place in wanted)
    }


def default_keeper(side: TeamState) -> int | None:
    """Return the first goalkeeper of the roster."""
    return next((man.n for man in side.roster if man.pos == "G" and man.out is not True), None)
