"""Acts on the season as a whole: calendar, matrices, options (MH-9-h)."""

import re
from collections.abc import Mapping

from presenters.corrections import Fields
from presenters.errors import UploadFaults, UserError
from presenters.matrix_hockey.acts.given import Given, faulty, how
from presenters.matrix_hockey.creation.matrices import read_matrices
from presenters.matrix_hockey.creation.options import DAYS, read_config
from referee.model import WeeklyHour
from rules.matrix_hockey.season.setup import round_numbers
from rules.matrix_hockey.state import COMPS, State

MOST_WEEKS = 60
_MOVE = re.compile(r"(CH|WG|KDH)\s*(\d{1,3})\s*(?:=|->|→)\s*(\d{1,2})", re.IGNORECASE | re.ASCII)
_WEEKLY = re.compile(r"([a-z]+)[\s,à]+([01]?\d|2[0-3])\s*[:h]\s*([0-5]\d)?", re.IGNORECASE | re.ASCII)
_MATRIX = re.compile(
    r"((?:CH|WG|KDH)(?::\s*[A-Z][A-Z0-9]*)?)\s*:(?!\s*[A-Z])(.*)", re.IGNORECASE | re.ASCII | re.DOTALL
)


def calendar(given: Given) -> Fields:
    """Read `KDH4=8; CH7=8`: rounds and the weeks that they move to; weeks that are left empty at the end go."""
    weeks: list[dict[str, list[int]]] = [
        {comp: list(numbers) for comp, numbers in week.items()} for week in given.state.calendar
    ]
    for move in re.split("[;,\n]", given.text):
        found = _MOVE.fullmatch(move.strip())
        if found is None or not 1 <= int(found[3]) <= MOST_WEEKS:
            raise how("calendar")
        comp, number, week = found[1].upper(), int(found[2]), int(found[3])
        holding = [rounds[comp] for rounds in weeks if number in rounds.get(comp, ())]
        if not holding:
            raise UserError("mh-act-no-round", round=f"{comp}{number}")
        holding[0].remove(number)
        weeks += [{} for _ in range(week - len(weeks))]
        weeks[week - 1].setdefault(comp, []).append(number)
    while len(weeks) > given.state.week and not any(weeks[-1].values()):
        weeks.pop()
    return {"calendar": [{comp: sorted(numbers) for comp, numbers in week.items() if numbers} for week in weeks]}


def matrix(given: Given) -> Fields:
    """Read `CH: 3 3 1 4 / 2 5 6 1`: the rows of a matrix, which may be a division's own (`CH:D2A: …`)."""
    found = _MATRIX.fullmatch(given.text.strip())
    if found is None or not found[2].strip():
        raise how("matrix")
    name = re.sub(r"\s", "", found[1]).upper()
    read = read_matrices(f"{name}\n{found[2].replace('/', chr(10))}", _rounds(given.state))
    if isinstance(read, UploadFaults):
        raise faulty(given, read)
    return {"name": name, "rows": read[name]}


def _rounds(state: State) -> Mapping[str, int]:
    """Return the names of the matrices that there can be, with the number of their rounds."""
    planned = {comp: len({n for week in state.calendar for n in week.get(comp, ())}) for comp in COMPS}
    rounds = dict(round_numbers(state)) if state.phase == "setup" else planned
    own = {f"CH:{division}": rounds["CH"] for division in state.divisions}
    return {**{comp: number for comp, number in rounds.items() if number}, **own}


def config(given: Given) -> Fields:
    """Read TOML that is merged into the options of the season."""
    if not given.text.strip():
        raise how("config")
    read = read_config(given.text)
    if isinstance(read, UploadFaults):
        raise faulty(given, read)
    if not read.config or read.calendar is not None or read.weekly is not None:
        raise how("config")  # calendar and deadlines are acts of their own
    return {"config": _merged(given.state.config, read.config)}


def weekly(given: Given) -> WeeklyHour:
    """Read `dimanche 20:00`: when the weeks to come are closed."""
    found = _WEEKLY.fullmatch(given.text.strip())
    day = DAYS.get(found[1].casefold()) if found else None
    if found is None or day is None:
        raise how("weekly")
    return WeeklyHour(day=day, hour=int(found[2]), minute=int(found[3] or 0))


def _merged(old: Mapping[str, object], new: Mapping[str, object]) -> dict[str, object]:
    merged = dict(old)
    for key, value in new.items():
        known = merged.get(key)
        if isinstance(known, Mapping) and isinstance(value, Mapping) and not key.endswith("_stock"):
            merged[key] = _merged(known, value)
        else:
            merged[key] = value
    return merged
