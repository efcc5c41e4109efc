"""The words that a picture is handed, and what a team is called on it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from boards import fonts
from rules.matrix_hockey.config import Criterion
from rules.matrix_hockey.state import Comp, State, TeamId

Stat = Literal["points", "played", "wins", "draws", "ot_losses", "losses", "gf", "ga", "difference"]
Decider = Criterion | Literal["lot", "referee"]
"""What put a team behind one with as many points: a criterion of MH-3.1.5-d, a lot, or the referee (MH-9-j)."""


def _nothing(*_numbers: int) -> str:
    return ""


def _number(_comp: Comp, number: int) -> str:
    return str(number)


def _dash(home: int, away: int) -> str:
    return f"{home}–{away}"


@dataclass(frozen=True)
class Labels:
    """Short words in the reader's language; what is empty is left out.

    `round(comp, number)`: a round's short name (`J5`, `1/16`), `stage(comp, number)`: its whole name; `week(number)`:
    the week it is played in. `empty`: there is nothing to show yet.

    Matrix: `now`, `taken`, `used`, `own` explain the frame, the small numbers, the struck-out cells, the ringed cells.

    Tables: `stats`: heads of the columns; `decided`: what parted two teams level on points; `promotion`, `relegation`:
    on the two lines; `no_promotion`, `dummy`, `adjusted(points)`: marks behind a team's name.

    Cups: `score(home, away)`; `overtime` and `shootout(home, away)` behind a score; `lot`, `pool_goals`, `forfeit`,
    `double_forfeit`: how else it was decided; `readmitted`, `bye`, `exempt(count)`; `winner`. Gretzky: `pool(letter)`,
    `seconds`, `semis`, `final`, and `qualified` explains the triangle of those who go through.

    What is left: `columns`, `values`, `shots` over the three groups; `extra_goals`, `super_saves` explain `+` and `#`;
    `spent` explains the dots; `cells(round)` and `still` stand beside the two last lines.
    """

    round: Callable[[Comp, int], str] = _number
    stage: Callable[[Comp, int], str] = _number
    week: Callable[[int], str] = _nothing
    empty: str = ""

    now: str = ""
    taken: str = ""
    used: str = ""
    own: str = ""

    stats: Mapping[Stat, str] = field(default_factory=dict)
    decided: Mapping[Decider, str] = field(default_factory=dict)
    promotion: str = ""
    relegation: str = ""
    no_promotion: str = ""
    dummy: str = ""
    adjusted: Callable[[int], str] = _nothing

    score: Callable[[int, int], str] = _dash
    overtime: str = ""
    shootout: Callable[[int, int], str] = _dash
    lot: str = ""
    pool_goals: str = ""
    forfeit: str = ""
    double_forfeit: str = ""
    readmitted: str = ""
    bye: str = ""
    exempt: Callable[[int], str] = _nothing
    winner: str = ""
    pool: Callable[[str], str] = str
    seconds: str = ""
    semis: str = ""
    final: str = ""
    qualified: str = ""

    columns: str = ""
    values: str = ""
    shots: str = ""
    extra_goals: str = ""
    super_saves: str = ""
    spent: str = ""
    cells: Callable[[str], str] = str
    still: str = ""


NO_LABELS = Labels()


def name_of(state: State, team: TeamId) -> str:
    """Return a team's name; its division and code (`E-08`) if the font has nothing of it; the id of a stranger."""
    if team not in state.teams:
        return team
    who = state.teams[team]
    if any(char.isalnum() for char in fonts.clean(who.name)):
        return who.name
    return f"{who.division}-{who.code:02d}"
