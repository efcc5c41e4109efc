"""The options of a season as a TOML file: the keys of rulebook 3.8, and `calendar`, `weekly`, `charter`."""

import difflib
import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Literal, get_args, get_origin, get_type_hints

import msgspec

from presenters.errors import UploadFault, UploadFaults, fault_at, sort_faults
from presenters.uploads import clean_text
from referee.model import WeeklyHour
from rules.errors import CaseError
from rules.kit.numbers import Number
from rules.matrix_hockey.config import OT_VALUES, SO_VALUES, SeasonSettings, settings_of
from rules.matrix_hockey.season.matrices import MAX_CELL
from rules.matrix_hockey.state import COMPS, Comp

Path = tuple[str, ...]
Calendar = tuple[Mapping[Comp, tuple[Number, ...]], ...]

CHARTER = 1500
MOST_WEEKS, MOST_ROUNDS = 60, 60
LONGEST_VALUE = 40
DAYS: Mapping[str, int] = {
    name: number
    for names in (
        ("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"),
        ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"),
    )
    for number, name in enumerate(names)
}
SUNDAY = WeeklyHour(day=6, hour=20)  # when a week closes unless the organiser says otherwise
_PLACE = re.compile(r"\(at line ([0-9]+), column ([0-9]+)\)")


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What a TOML file says: the state's `config`, and what stands beside it."""

    config: Mapping[str, object] = {}
    calendar: Calendar | None = None
    weekly: WeeklyHour | None = None


def read_config(given: str) -> Options | UploadFaults:
    """Return the options that a TOML text gives, or every fault in it.

    Faults: those of `clean_text` (but an empty text is no fault), `toml` and `toml-twice` (with the column),
    `key-unknown`, `value` (with what is expected), `table`, `min-max`, `no-championship`, `priority`, `weekly`,
    `charter`, `calendar`, `option`.
    """
    if not given.strip():
        return Options()
    text = clean_text(given)
    if isinstance(text, UploadFaults):
        return text
    read = _parsed(text)
    if isinstance(read, UploadFault):
        return UploadFaults((read,))
    found: list[UploadFault] = []
    weekly = _weekly(read.pop("weekly", None), found)
    calendar = _calendar(read.pop("calendar", None), found)
    _check_table((), read, SeasonSettings, found)
    if not found:
        found += _together(read)
    return sort_faults(found) if found else Options(config=read, calendar=calendar, weekly=weekly)


def _parsed(text: str) -> dict[str, object] | UploadFault:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        line, column = (int(place[1]), int(place[2])) if place else (text.rstrip().count("\n") + 1, 1)
        is_double = any(words in str(error) for words in ("Cannot overwrite", "twice", "Cannot mutate"))
        return fault_at("toml-twice" if is_double else "toml", line, column=column)
    except (RecursionError, ValueError):  # nested without end; a number of thousands of digits
        return fault_at("toml", 1, column=1)


def _check_table(path: Path, given: Mapping[str, object], kind: type[msgspec.Struct], found: list[UploadFault]) -> None:
    """Collect what is wrong with the keys and values of a table."""
    known = _hints(kind)
    for key, value in given.items():
        here = (*path, key)
        if key not in known:
            near = difflib.get_close_matches(key, known, 1)
            found.append(fault_at("key-unknown", key=".".join(here), near=".".join((*path, *near)) if near else "none"))
        elif here == ("charter",):
            if not isinstance(value, str) or not value.strip() or len(value) > CHARTER:
                found.append(fault_at("charter", most=CHARTER))
        elif (table := _table(known[key])) is not None:
            if isinstance(value, dict):
                _check_table(here, value, table, found)
            else:
                found.append(fault_at("table", key=".".join(here), keys=", ".join(_hints(table))))
        else:
            found += _check_value(here, value, known[key])


def _check_value(path: Path, value: object, hint: object) -> list[UploadFault]:
    expected, choices = _expected(path, hint)
    try:
        read = msgspec.convert(value, hint)
    except (msgspec.ValidationError, ValueError, TypeError):
        pass
    else:
        is_value_known = not isinstance(read, Mapping) or expected != "stock" or set(read) <= set(_values(path))
        is_no_double = not isinstance(read, tuple) or len({str(one) for one in read}) == len(read) or path[-1] in FREE
        if is_value_known and is_no_double and not _is_above(read, path):
            return []
    shown = str(value) if len(str(value)) <= LONGEST_VALUE else str(value)[:LONGEST_VALUE] + "…"
    return [fault_at("value", key=".".join(path), value=shown, expected=expected, choices=choices)]


FREE = frozenset({"offset", "ranks"})  # lists in which a value may stand twice


def _is_above(read: object, path: Path) -> bool:
    """Return whether a number of a matrix is above what a cell may hold."""
    numbers = read if isinstance(read, tuple) else (read,)
    is_cell = path[-1] in {"min", "max", "offset"}
    return is_cell and any(isinstance(number, int) and number > MAX_CELL for number in numbers)


def _values(path: Path) -> str:
    return SO_VALUES if path[-1] == "so_stock" else OT_VALUES


def _expected(path: Path, hint: object) -> tuple[str, str]:  # noqa: PLR0911 - one per kind
    """Return the kind of value that is expected (`mh-expected-<kind>`), and the choices where there are some."""
    if path[-1] in {"ot_stock", "so_stock"}:
        return "stock", ", ".join(_values(path))
    if path[-1] == "offset":
        return "offset", ""
    if path[-1] == "columns":
        return "columns", ""
    if path[-1] in {"points", "CH", "WG", "WGF", "KDH"} and get_origin(hint) is not None and hint is not bool:
        return "points", ", ".join(get_args(get_args(hint)[0]))
    if path[-1] == "qualification":
        return "qualification", ""
    if hint is bool:
        return "yes-no", ""
    if get_origin(hint) is Literal:
        return "choice", ", ".join(get_args(hint))
    if get_origin(hint) is tuple:
        return "list", ", ".join(get_args(get_args(hint)[0]))
    metas = (
        [one for one in get_args(hint)[1:] if isinstance(one, msgspec.Meta)] if get_origin(hint) is Annotated else []
    )
    least = next((one.ge for one in metas if one.ge is not None), None)
    most = next((one.le for one in metas if one.le is not None and one.le <= MAX_CELL + 1), None)
    return ("number", f"{least}") if most is None else ("between", f"{least}-{most}")


@cache
def _hints(kind: type[msgspec.Struct]) -> Mapping[str, object]:
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__ if name != "weekly"}


def _table(hint: object) -> type[msgspec.Struct] | None:
    return hint if isinstance(hint, type) and issubclass(hint, msgspec.Struct) else None


def _together(config: Mapping[str, object]) -> list[UploadFault]:
    """Return what is wrong between values that are right one by one."""
    found = []
    for comp in COMPS:
        part = config.get(comp)
        draw = part.get("matrix", {}) if isinstance(part, dict) else {}
        least, most = draw.get("min", 1), draw.get("max", 6)
        if least > most:
            found.append(fault_at("min-max", key=f"{comp}.matrix", min=least, max=most))
    competitions = config.get("competitions", COMPS)
    if isinstance(competitions, list) and "CH" not in competitions:  # MH-1-b
        found.append(fault_at("no-championship"))
    priority = config.get("extra_goals_priority")
    if isinstance(priority, list) and set(priority) != set(COMPS):  # MH-4-f
        found.append(fault_at("priority"))
    if not found:
        try:
            settings_of(config)
        except CaseError as error:
            found.append(fault_at("option", message=error.message))
    return found


def _weekly(given: object, found: list[UploadFault]) -> WeeklyHour | None:
    if given is None:
        return None
    if isinstance(given, dict) and given.keys() <= {"day", "hour", "minute"}:
        day, hour, minute = given.get("day", SUNDAY.day), given.get("hour", SUNDAY.hour), given.get("minute", 0)
        number = DAYS.get(day.strip().casefold()) if isinstance(day, str) else day
        if _is_in(number, 6) and _is_in(hour, 23) and _is_in(minute, 59):
            return WeeklyHour(day=int(str(number)), hour=hour, minute=minute)
    found.append(fault_at("weekly"))
    return None


def _is_in(value: object, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def _calendar(given: object, found: list[UploadFault]) -> Calendar | None:
    """Return the weeks of a calendar; whether it suits the season, `checks.py` tells."""
    if given is None:
        return None
    try:
        weeks = msgspec.convert(given, Calendar)
    except (msgspec.ValidationError, ValueError, TypeError):
        weeks = ()
    rounds: Sequence[int] = [number for week in weeks for played in week.values() for number in played]
    if not 1 <= len(weeks) <= MOST_WEEKS or any(number > MOST_ROUNDS for number in rounds):
        found.append(fault_at("calendar"))
        return None
    return weeks
