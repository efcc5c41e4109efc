"""How each act of a season is read from what a referee wrote, and what is wrong with it.

Acts on matches that were played and on final orders (MH-9-f, MH-9-j), on the season as a whole: calendar, matrices,
options (MH-9-h), on teams and the waiting list (MH-9-c to MH-9-e).
"""

import re
from collections.abc import Iterator, Mapping
from itertools import count

from presenters import corrections
from presenters.corrections import Field, Fields, read_number
from presenters.errors import UploadFaults, UserError, fault_lines
from presenters.escaping import escape, find_twin, plain
from presenters.matrix_hockey.creation.matrices import read_matrices
from presenters.matrix_hockey.creation.options import DAYS, read_config
from referee.model import WeeklyHour
from rules.errors import CaseError
from rules.matrix_hockey import facts
from rules.matrix_hockey.config import merge_options
from rules.matrix_hockey.consistency import ActError
from rules.matrix_hockey.season.setup import round_numbers
from rules.matrix_hockey.state import COMPS, Comp, Pair, RecordComp, State, TeamId

Given = corrections.CorrectionText[State]


def shape_error(act: str) -> UserError:
    """Return the answer to a text that is no such act: what it should look like."""
    return UserError(f"mh-act-how-{act.replace('_', '-')}")


def faults_error(given: Given, faults: UploadFaults) -> UserError:
    """Return the answer to a text with faults that are told one by one."""
    return UserError("mh-act-faulty", faults="\n".join(f"- {line}" for line in fault_lines(given.voice, faults, "mh")))


def impossible_error(error: CaseError) -> UserError:
    """Return the answer to an act that the game refuses: why, and what is possible."""
    if isinstance(error, ActError):
        return UserError(f"mh-refused-{error.reason.replace('_', '-')}", **error.details)
    return UserError("mh-act-impossible", fault=error.code)


_ROUND = re.compile(r"(CH|WG|KDH)\s*(\d{1,3})(?!\d)\s*(.*)", re.IGNORECASE | re.ASCII)
_SCORE = re.compile(
    r"(\d{1,3})\s*-\s*(\d{1,3})\s*(AP|OT)?(?:\s*\(?\s*(\d)\s*-\s*(\d)\s*(?:TAB|SO)\s*\)?)?", re.IGNORECASE | re.ASCII
)
_ORDER = re.compile(r"([^:]{1,32}):(.{1,2000})", re.DOTALL)
_POOL = re.compile(r"WG\s+(.+)", re.IGNORECASE)
LOST = frozenset({"perdu", "forfait", "lost", "forfeit"})
BOTH_LOST = frozenset({"double forfait", "double forfeit"})
SECONDS = frozenset({"seconds", "deuxiemes", "deuxièmes", "seconds de poule"})


def read_annulment(given: Given) -> Fields:
    """Read `CH3`: the match of the team chosen."""
    where, rest = _match(given, "annul_match")
    if rest:
        raise shape_error("annul_match")
    return where


def read_match_result(given: Given) -> Fields:
    """Read `CH3 3-2 AP`, `KDH2 2-2 (4-2 TAB)`, `CH3 perdu`: goals of the team chosen first, which wins what is level.

    A level shoot-out, and a level final phase of WG, went to the team chosen by pool goals or lot.
    """
    where, told = _match(given, "set_match")
    mine = given.chosen
    theirs = str(where["home"] if mine == where["away"] else where["away"])
    if told.casefold() in LOST:
        return {**where, "decided": "forfeit", "winner": theirs}
    if told.casefold() in BOTH_LOST:
        return {**where, "decided": "double_onr"}
    return {**where, **_scored(given, where, mine, theirs, told)}


def _scored(given: Given, where: Fields, mine: TeamId, theirs: TeamId, told: str) -> Fields:
    found = _SCORE.fullmatch(told)
    if found is None:
        raise shape_error("set_match")
    goals = int(found[1]), int(found[2])
    score = _sided(given, where, goals)
    if found[4] is not None:
        shots = int(found[4]), int(found[5])
        shot = {"winner": theirs if shots[0] < shots[1] else mine, "score": score, "so": _sided(given, where, shots)}
        return {"decided": "lot" if shots[0] == shots[1] else "shootout", **shot}
    if goals[0] != goals[1]:
        winner = theirs if goals[0] < goals[1] else mine
        return {"decided": "overtime" if found[3] else "regulation", "winner": winner, "score": score}
    if where["comp"] != "WGF":
        return {"decided": "draw", "score": score}
    in_pools = {given.state.teams[team].record["WG"].gf for team in (mine, theirs)}
    return {"decided": "pool_goals" if len(in_pools) > 1 else "lot", "winner": mine, "score": score}


def _sided(given: Given, where: Fields, numbers: tuple[int, int]) -> tuple[int, int]:
    """Return numbers told from the side of the team chosen as home and away."""
    return numbers if given.chosen == where["home"] else (numbers[1], numbers[0])


def _match(given: Given, act: str) -> tuple[dict[str, object], str]:
    """Return the match of the team chosen in the round that the text names, and the rest of the text."""
    found = _ROUND.fullmatch(given.text.strip())
    team = given.chosen
    if found is None:
        raise shape_error(act)
    number = int(found[2])
    for comp, (home, away) in _matches(given, found[1].upper(), number):
        if team in (home, away):
            return {"comp": comp, "round": number, "home": home, "away": away}, found[3].strip()
    raise UserError("mh-act-no-match")


def _matches(given: Given, name: str, number: int) -> Iterator[tuple[RecordComp, Pair]]:
    """Yield the matches of a round, each with the competition under which it is recorded."""
    comp: Comp = next(comp for comp in COMPS if comp == name)
    a_round = facts.round_of(given.state, comp, number)
    for pair, group in zip(a_round.matches, a_round.groups, strict=True):
        yield ("WGF" if group == facts.FINAL_PHASE else comp), pair


def read_final_order(given: Given) -> Fields:
    """Read `E: 3, 1, 2, 4` (codes) or `WG A: Huskies, Flocons, …`, `WG seconds: …` (names), first to last."""
    found = _ORDER.fullmatch(given.text.strip())
    if found is None:
        raise shape_error("final_order")
    name, listed = found[1].strip(), [part.strip() for part in re.split("[,;\n]", found[2]) if part.strip()]
    pool = _POOL.fullmatch(name)
    state = given.state
    if pool is not None:
        wanted = "seconds" if pool[1].casefold() in SECONDS else pool[1].upper()
        members = list(state.wg.teams) if wanted == "seconds" else list(state.wg.pools.get(wanted, ()))
        return {"comp": "WG", "group": wanted, "order": _named(given, members, listed)}
    division = next((one for one in state.divisions if one.casefold() == name.casefold()), None)
    if division is None:
        raise shape_error("final_order")
    members = [team for team, who in state.teams.items() if who.division == division]
    return {"group": division, "order": _named(given, members, listed)}


def _named(given: Given, members: list[TeamId], listed: list[str]) -> list[TeamId]:
    """Return the teams that a list names, each by its code, id or name."""
    known: dict[str, TeamId] = {}
    for team in members:
        who = given.state.teams[team]
        known |= {plain(who.name).casefold(): team, team.casefold(): team}
    codes = {given.state.teams[team].code: team for team in members}
    if len(codes) == len(members):
        known |= {str(code): team for code, team in codes.items()} | {
            f"{code:02}": team for code, team in codes.items()
        }
    missing = next((one for one in listed if plain(one).casefold() not in known), None)
    if missing is not None:
        raise UserError("mh-act-not-in-group", name=plain(missing))
    return [known[plain(one).casefold()] for one in listed]


MOST_WEEKS = 60
_MOVE = re.compile(r"(CH|WG|KDH)\s*(\d{1,3})\s*(?:=|->|→)\s*(\d{1,2})", re.IGNORECASE | re.ASCII)
_WEEKLY = re.compile(r"([a-z]+)[\s,à]+([01]?\d|2[0-3])\s*[:h]\s*([0-5]\d)?", re.IGNORECASE | re.ASCII)
_MATRIX = re.compile(
    r"((?:CH|WG|KDH)(?::\s*[A-Z][A-Z0-9]*)?)\s*:(?!\s*[A-Z])(.*)", re.IGNORECASE | re.ASCII | re.DOTALL
)


def read_new_calendar(given: Given) -> Fields:
    """Read `KDH4=8; CH7=8`: rounds and the weeks that they move to; weeks that are left empty at the end go."""
    weeks: list[dict[str, list[int]]] = [
        {comp: list(numbers) for comp, numbers in week.items()} for week in given.state.calendar
    ]
    for move in re.split("[;,\n]", given.text):
        found = _MOVE.fullmatch(move.strip())
        if found is None or not 1 <= int(found[3]) <= MOST_WEEKS:
            raise shape_error("calendar")
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


def read_matrix_rows(given: Given) -> Fields:
    """Read `CH: 3 3 1 4 / 2 5 6 1`: the rows of a matrix, which may be a division's own (`CH:D2A: …`)."""
    found = _MATRIX.fullmatch(given.text.strip())
    if found is None or not found[2].strip():
        raise shape_error("matrix")
    name = re.sub(r"\s", "", found[1]).upper()
    read = read_matrices(f"{name}\n{found[2].replace('/', chr(10))}", _rounds(given.state))
    if isinstance(read, UploadFaults):
        raise faults_error(given, read)
    return {"name": name, "rows": read[name]}


def _rounds(state: State) -> Mapping[str, int]:
    """Return the names of the matrices that there can be, with the number of their rounds."""
    planned = {comp: len({n for week in state.calendar for n in week.get(comp, ())}) for comp in COMPS}
    rounds = dict(round_numbers(state)) if state.phase == "setup" else planned
    own = {f"CH:{division}": rounds["CH"] for division in state.divisions}
    return {**{comp: number for comp, number in rounds.items() if number}, **own}


def read_options(given: Given) -> Fields:
    """Read TOML that is merged into the options of the season."""
    if not given.text.strip():
        raise shape_error("config")
    read = read_config(given.text)
    if isinstance(read, UploadFaults):
        raise faults_error(given, read)
    if not read.config or read.calendar is not None or read.weekly is not None:
        raise shape_error("config")  # calendar and deadlines are acts of their own
    return {"config": merge_options(given.state.config, read.config)}


def read_closing_time(given: Given) -> WeeklyHour:
    """Read `dimanche 20:00`: when the weeks to come are closed."""
    found = _WEEKLY.fullmatch(given.text.strip())
    day = DAYS.get(found[1].casefold()) if found else None
    if found is None or day is None:
        raise shape_error("weekly")
    return WeeklyHour(day=day, hour=int(found[2]), minute=int(found[3] or 0))


NAME = 32
LONGEST_LIST = 100
_FREE = re.compile(r"(CH|WG|KDH)\s*([A-Z]*)\s*(?:\(([0-3X]*)(?:/([0-5X]*))?\))?", re.IGNORECASE | re.ASCII)
_PERSON = re.compile(r"<@!?(\d{15,20})>|\b(\d{15,20})\b", re.ASCII)


def _upper(given: Given, text: str) -> str:
    return text.upper()


POINTS: tuple[Field[State], ...] = (Field("comp", "CH|WG", _upper), Field("points", r"[+-]?[0-9]{1,3}", read_number))
STOCKS: tuple[Field[State], ...] = (
    Field("extra_goals", "[0-9]{1,3}", read_number),
    Field("super_saves", "[0-9]{1,3}", read_number),
)


def read_returned_stock(given: Given) -> Fields:
    """Read `CH F (2)` or `KDH C (1/4)`: columns and values that the team has again."""
    found = _FREE.fullmatch(given.text.strip())
    if found is None or not any(found.groups()[1:]):
        raise shape_error("free")
    comp, *parts = found.groups()
    columns, ot, so = (tuple((part or "").upper()) for part in parts)
    return {"comp": str(comp).upper(), "columns": columns, "ot": ot, "so": so}


def read_waiting_list(given: Given) -> Fields:
    """Read `Nom @coach; Nom 123456789012345678; Nom`: the whole list, first served first; `-` empties it.

    Somebody who stands in the list already is known by their name. Raises `UserError` for who has a team, and for
    a name that looks like a team's or like another one's in the list.
    """
    if given.text.strip() == "-":
        return {"entries": []}
    known = {entry.name.casefold(): entry.id for entry in given.state.waiting_list}
    unused = (f"attente-{number}" for number in count(1) if f"attente-{number}" not in known.values())
    entries: list[dict[str, str]] = []
    for one in (part for part in re.split("[;\n]", given.text) if part.strip()):
        user = _PERSON.search(one)
        name = plain(_PERSON.sub("", one), NAME)
        if not name:
            raise shape_error("waiting_list")
        person = next(filter(None, user.groups())) if user else known.get(name.casefold()) or next(unused)
        twin = find_twin(
            name, (*(team.name for team in given.state.teams.values()), *(each["name"] for each in entries))
        )
        if twin is not None:
            raise UserError("mh-act-name-taken", name=escape(twin))
        if person in given.coaches:
            raise UserError("mh-act-has-team", coach=f"<@{person}>")
        entries.append({"id": person, "name": name})
    if not 0 < len(entries) <= LONGEST_LIST:
        raise shape_error("waiting_list")
    return {"entries": entries}
