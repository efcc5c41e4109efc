"""What a referee writes for an act of part 9, read into the act's fields. Raises `UserError` with an example."""

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cogs.shared.errors import UserError
from cogs.shared.escaping import plain
from rules.matrix_hockey.state import Result, State, TeamId

NAME = 32
_NUMBER = re.compile(r"(?:(CH|WG|WGF|KDH)\s+)?([+-]?\d{1,3})", re.IGNORECASE)
_STOCKS = re.compile(r"(?:\+\s*(\d{1,3}))?\s*(?:#\s*(\d{1,3}))?")
_FREE = re.compile(r"(CH|WG|KDH)\s*([A-Z]*)\s*(?:\(([0-3X]*)(?:/([0-5X]*))?\))?", re.IGNORECASE)
_ROUND = re.compile(r"(CH|WGF|WG|KDH)\s*(\d{1,3})\s*(.*)", re.IGNORECASE)
_SCORE = re.compile(r"(\d{1,3})\s*-\s*(\d{1,3})\s*(AP)?(?:\s*\(?\s*(\d)\s*-\s*(\d)\s*TAB\s*\)?)?", re.IGNORECASE)
_WEEK = re.compile(r"(CH|WG|KDH)\s*(\d{1,3})\s*(?:=|->|→)\s*(\d{1,3})", re.IGNORECASE)
_ORDER = re.compile(r"([^:]{1,32}):([\d\s,]+)")


@dataclass(frozen=True)
class Written:
    """What a referee gave: the season, the team chosen (if any), the text."""

    state: State
    team: TeamId | None
    text: str


Fields = Mapping[str, object]


def fault(act: str) -> UserError:
    """Return the answer to a text that is no such act: what it should look like."""
    return UserError(f"mh-act-how-{act.replace('_', '-')}")


def _team(given: Written, act: str) -> TeamId:
    if given.team is None:
        raise UserError("mh-act-team")
    return given.team


def _alone(given: Written) -> Fields:
    return {}


def _of_team(act: str) -> Callable[[Written], Fields]:
    return lambda given: {"team": _team(given, act)}


def _points(given: Written) -> Fields:
    found = _NUMBER.fullmatch(given.text.strip())
    if found is None:
        raise fault("points")
    comp = {"comp": found[1].upper()} if found[1] else {}
    return {"team": _team(given, "points"), "points": int(found[2]), **comp}


def _stocks(given: Written) -> Fields:
    found = _STOCKS.fullmatch(given.text.strip())
    if found is None or not given.text.strip():
        raise fault("stocks")
    extra = {} if found[1] is None else {"extra_goals": int(found[1])}
    saves = {} if found[2] is None else {"super_saves": int(found[2])}
    return {"team": _team(given, "stocks"), **extra, **saves}


def _free(given: Written) -> Fields:
    found = _FREE.fullmatch(given.text.strip())
    if found is None or not any(found.groups()[1:]):
        raise fault("free")
    comp, *parts = found.groups()
    columns, ot, so = (tuple((part or "").upper()) for part in parts)
    return {"team": _team(given, "free"), "comp": str(comp).upper(), "columns": columns, "ot": ot, "so": so}


def _result(given: Written, act: str) -> tuple[Result, str]:
    """Return the match of the team that a text names, and the rest of the text."""
    found = _ROUND.fullmatch(given.text.strip())
    team = _team(given, act)
    if found is None:
        raise fault(act)
    comp, number = found[1].upper(), int(found[2])
    comps = {"WG", "WGF"} if comp == "WG" else {comp}
    for result in given.state.results:
        if result.comp in comps and result.round == number and team in (result.home, result.away):
            return result, found[3].strip()
    raise UserError("mh-act-no-match")


def _annul(given: Written) -> Fields:
    result, _ = _result(given, "annul_match")
    return {"comp": result.comp, "round": result.round, "home": result.home, "away": result.away}


def _set_match(given: Written) -> Fields:
    """Read `CH3 3-2 AP`: goals of the team chosen first; `perdu` is its forfeit."""
    result, told = _result(given, "set_match")
    where = {"comp": result.comp, "round": result.round, "home": result.home, "away": result.away}
    is_away = given.team == result.away
    other = result.home if is_away else result.away
    if told.casefold() in {"perdu", "lost", "forfait"}:
        return {**where, "decided": "forfeit", "winner": other}
    found = _SCORE.fullmatch(told)
    if found is None:
        raise fault("set_match")
    mine, theirs = int(found[1]), int(found[2])
    score = (theirs, mine) if is_away else (mine, theirs)
    if found[4] is not None:
        shots = (int(found[4]), int(found[5]))
        winner = given.team if shots[0] > shots[1] else other
        so = shots[::-1] if is_away else shots
        return {**where, "decided": "shootout", "winner": winner, "score": score, "so": so}
    if mine == theirs:
        return {**where, "decided": "draw", "score": score}
    winner = given.team if mine > theirs else other
    return {**where, "decided": "overtime" if found[3] else "regulation", "winner": winner, "score": score}


def _calendar(given: Written) -> Fields:
    """Read `KDH4=8; CH7=8`: rounds and the weeks that they move to."""
    calendar: list[dict[str, list[int]]] = [
        {comp: list(numbers) for comp, numbers in week.items()} for week in given.state.calendar
    ]
    for move in given.text.split(";"):
        found = _WEEK.fullmatch(move.strip())
        if found is None:
            raise fault("calendar")
        comp, number, week = found[1].upper(), int(found[2]), int(found[3])
        for rounds in calendar:
            if number in rounds.get(comp, ()):
                rounds[comp].remove(number)
        while len(calendar) < week <= len(given.state.calendar) + len(given.state.calendar):
            calendar.append({})
        if not 1 <= week <= len(calendar):
            raise fault("calendar")
        calendar[week - 1].setdefault(comp, []).append(number)
    return {"calendar": [{comp: sorted(numbers) for comp, numbers in week.items() if numbers} for week in calendar]}


def _matrix(given: Written) -> Fields:
    """Read `CH: 3 3 1 4 / 2 5 6 1`: the rows of a matrix."""
    name, colon, rows = given.text.partition(":") if given.text.count(":") == 1 else _own(given.text)
    if not colon or not rows.strip():
        raise fault("matrix")
    return {"name": name.strip(), "text": "\n".join(row.strip() for row in rows.split("/"))}


def _own(text: str) -> tuple[str, str, str]:
    name, colon, rows = text.rpartition(":")
    return name, colon, rows


def _config(given: Written) -> Fields:
    """Read TOML or JSON that is merged into the options of the season."""
    try:
        read = json.loads(given.text) if given.text.lstrip().startswith("{") else tomllib.loads(given.text)
    except (ValueError, RecursionError):
        raise fault("config") from None
    if not isinstance(read, dict) or not read:
        raise fault("config")
    return {"config": _merged(given.state.config, read)}


def _merged(old: Mapping[str, object], new: Mapping[str, object]) -> dict[str, object]:
    merged = dict(old)
    for key, value in new.items():
        known = merged.get(key)
        merged[key] = _merged(known, value) if isinstance(known, Mapping) and isinstance(value, Mapping) else value
    return merged


def _waiting(given: Written) -> Fields:
    """Read `Nom @coach; Nom 123456789012345678; Nom`: the whole list, first served first; `-` empties it."""
    if given.text.strip() == "-":
        return {"entries": []}
    entries = []
    for number, one in enumerate(part for part in given.text.split(";") if part.strip()):
        user = re.search(r"<@!?(\d{15,20})>|\b(\d{15,20})\b", one)
        name = plain(re.sub(r"<@!?\d+>|\b\d{15,20}\b", "", one), NAME)
        if not name:
            raise fault("waiting_list")
        entries.append({"id": next(filter(None, user.groups())) if user else f"attente-{number + 1}", "name": name})
    if not entries:
        raise fault("waiting_list")
    return {"entries": entries}


def _final_order(given: Written) -> Fields:
    """Read `E: 3, 1, 2, 4`: the codes of a division's teams, first to last."""
    found = _ORDER.fullmatch(given.text.strip())
    if found is None:
        raise fault("final_order")
    division = next((one for one in given.state.divisions if one.casefold() == found[1].strip().casefold()), "")
    teams = {who.code: team for team, who in given.state.teams.items() if who.division == division}
    codes = [int(code) for code in re.findall(r"\d+", found[2])]
    if not division or not set(codes) <= set(teams):
        raise fault("final_order")
    return {"division": division, "order": [teams[code] for code in codes]}


READERS: Mapping[str, Callable[[Written], Fields]] = {
    "make_dummy": _of_team("make_dummy"),
    "waiting_list": _waiting,
    "points": _points,
    "stocks": _stocks,
    "free": _free,
    "set_match": _set_match,
    "annul_match": _annul,
    "calendar": _calendar,
    "matrix": _matrix,
    "config": _config,
    "stop": _alone,
    "void": _alone,
    "final_order": _final_order,
}
