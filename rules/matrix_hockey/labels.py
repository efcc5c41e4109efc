"""Every label of rulebook part 6: how it is written, and how many faces its die can have."""

import re
from collections.abc import Callable
from typing import NamedTuple

from rules.matrix_hockey import facts
from rules.matrix_hockey.config import MatrixDraw, settings_of
from rules.matrix_hockey.state import LETTERS, Comp, State

Found = re.Match[str]

PAIRINGS = 3  # MH-3.3.1-e
SIDES = 2
_COMPS: dict[str, Comp] = {"ch": "CH", "wg": "WG", "kdh": "KDH"}
_N = r"[1-9][0-9]{0,4}"


class _Label(NamedTuple):
    """A kind of label; `faces` of its die, for a pick the most candidates that it can have, 0 if there is none."""

    form: re.Pattern[str]
    faces: Callable[[State, Found], int]


def faces(state: State, label: str) -> int | None:
    """Return how many faces the die `label` has, for a pick the most it can have; None if there is no such die."""
    for kind in _LABELS:
        found = kind.form.fullmatch(label)
        if found is not None:
            return kind.faces(state, found) or None
    return None


def _cell(state: State, found: Found) -> int:
    settings = settings_of(state.config)
    comp, _, division = found["name"].partition(":")
    if division and division not in state.divisions:
        return 0
    draw: MatrixDraw = settings.of(_COMPS[comp.lower()]).matrix
    return draw.max - draw.min + 1


def _column(state: State, found: Found) -> int:
    team = state.teams.get(found["team"])
    return 0 if team is None else len(facts.columns_of(state, _COMPS[found["comp"]], team.division))


def _ot(state: State, found: Found) -> int:
    stock = settings_of(state.config).of(_COMPS[found["comp"]]).ot_stock
    return len(facts.values_left(stock, ())) if found["team"] in state.teams else 0


def _so(state: State, found: Found) -> int:
    stock = settings_of(state.config).KDH.so_stock
    return len(facts.values_left(stock, ())) if found["team"] in state.teams else 0


def _x_ot(state: State, found: Found) -> int:
    return settings_of(state.config).of(_COMPS[found["comp"]]).x_ot_max + 1 if found["team"] in state.teams else 0


def _x_so(state: State, found: Found) -> int:
    return settings_of(state.config).KDH.x_so_max + 1 if found["team"] in state.teams else 0


def _in_division(state: State, found: Found) -> int:
    return sum(team.division == found["division"] for team in state.teams.values())


def _teams(state: State, _: Found) -> int:
    return len(state.teams)


def _entrants(state: State, _: Found) -> int:
    return min(settings_of(state.config).WG.places, len(state.wg.teams or state.teams))


def _in_pool(state: State, _: Found) -> int:
    return settings_of(state.config).WG.pool_size


def _seconds(state: State, _: Found) -> int:
    return settings_of(state.config).WG.pools


def _sides(_: State, __: Found) -> int:
    return SIDES


def _pairings(_: State, __: Found) -> int:
    return PAIRINGS


_LABELS = tuple(
    _Label(re.compile(form.replace("<n>", _N)), count)
    for form, count in (
        (rf"matrix/(?P<name>CH(?::.+)?|WG|KDH)/<n>/[{LETTERS}]", _cell),
        (r"wg/pools/<n>", _entrants),
        (r"kdh/<n>/bye", _teams),
        (r"kdh/<n>/draw/<n>/(?:home|away)", _teams),
        (r"kdh/<n>/readmit/<n>", _teams),
        (r"(?P<comp>ch|wg|kdh)/<n>/column/(?P<team>.+)", _column),
        (r"(?P<comp>ch|wg|kdh)/<n>/ot/(?P<team>.+)", _ot),
        (r"kdh/<n>/so/(?P<team>.+)", _so),
        (r"(?P<comp>ch|wg|kdh)/<n>/x_ot/(?P<team>.+)", _x_ot),
        (r"kdh/<n>/x_so/(?P<team>.+)", _x_so),
        (r"ch/<n>/bonus/(?P<division>.+)", _in_division),
        (r"(?:wg|kdh)/<n>/lot/<n>", _sides),
        (r"wg/semis", _pairings),
        (r"lot/CH/(?P<division>.+)/<n>", _in_division),
        (r"lot/WG/seconds/<n>", _seconds),
        (rf"lot/WG/[{facts.POOLS}]/<n>", _in_pool),
    )
)
