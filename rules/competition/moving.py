"""CP-R-f as the sides themselves can ask for it: which fixtures of an entrant can be put off to a later round."""

from rules.competition.config import stage_settings_of
from rules.competition.state import State
from rules.competition.turn.season import fixtures_of
from rules.contract import SeatId
from rules.hosting import Movable

MOVED = frozenset({"open", "planned"})


def movable(state: State, entrant: str) -> tuple[Movable, ...]:
    """Return the fixtures of an entrant that are not begun and that a later round has room for, in number order."""
    if state.phase != "running" or not state.stages[state.stage - 1].has_calendar:
        return ()
    stage, window = state.stages[state.stage - 1], stage_settings_of(state.config, state.stage).window
    found = []
    for key, one in fixtures_of(state, state.stage):
        later = range(max(one.round, stage.to) + 1, stage.rounds + 1)
        if entrant not in {one.home, one.away} or one.status not in MOVED or one.started or not later:
            continue
        ahead = {round_: -(-max(0, round_ - stage.to) // window) for round_ in (one.round, *later)}
        found.append(
            Movable(
                key=key,
                home=SeatId(one.home),
                away=SeatId(one.away),
                ahead=ahead[one.round],
                later=tuple((round_, ahead[round_]) for round_ in later),
            )
        )
    return tuple(found)


def move(key: str, round_: int) -> str:
    """Return the referee's line that moves a fixture."""
    return f"deplace {key} {round_}"
