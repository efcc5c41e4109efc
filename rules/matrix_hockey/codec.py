"""State and events to and from JSON. Reading fills in the defaults of rulebook part 4; writing is complete."""

from collections.abc import Callable, Mapping

import msgspec

from rules.errors import CaseError
from rules.kit.codec import Codec, Json
from rules.matrix_hockey.config import SeasonSettings, settings_of
from rules.matrix_hockey.consistency import CASE_ERROR, StateError, check_state
from rules.matrix_hockey.events import Event
from rules.matrix_hockey.league import canonical_teams, complete_divisions, default_level
from rules.matrix_hockey.orders import read_choice, read_key, round_key
from rules.matrix_hockey.state import COMPS, MOST_DIVISIONS, MOST_TEAMS, MOST_WEEKS, RECORD_COMPS, State

# How much a state holds of each: far more than any league has.
MOST = {
    "teams": MOST_TEAMS, "roster": MOST_DIVISIONS, "divisions": MOST_DIVISIONS, "calendar": MOST_WEEKS,
    "matrices": MOST_DIVISIONS + 2, "results": 20_000, "advance": MOST_TEAMS, "waiting_list": 1000, "log": 10_000,
}  # fmt: skip


def _read(data: bytes) -> State:
    """Return the state that `data` holds, completed; teams in canonical order. Raises as `complete_state`."""
    return complete_state(_object(msgspec.json.decode(data)))


def complete_state(raw: Json) -> State:
    """Return the state that a JSON object is, with the defaults filled in.

    Raises `CaseError`: `MH_CASE` for what cannot be read, `E_STATE_REF` for a team or division that does not exist.
    """
    for key, most in MOST.items():
        if isinstance(given := raw.get(key), list | dict) and len(given) > most:
            raise CaseError(CASE_ERROR, f"{key}: {len(given)} entries, at most {most}")
    config = _object(raw.get("config", {}))
    settings = settings_of(config)
    teams = _complete_teams(raw, settings)
    full = {
        **raw,
        "teams": teams,
        "divisions": _complete_divisions(raw, teams),
        "calendar": [_without_empty(week) for week in _as_list(raw.get("calendar", []))],
        "advance": _complete_advance(_object(raw.get("advance", {}))),
    }
    full.pop("roster", None)
    try:
        state = msgspec.convert(full, State, str_keys=True)
    except (msgspec.ValidationError, ValueError, RecursionError) as error:
        raise CaseError(CASE_ERROR, str(error)) from None
    for team_id, team in state.teams.items():
        if team.division not in state.divisions:
            raise StateError("E_STATE_REF", "teams", team_id, "division")
    return _in_order(state)


def _object(value: object) -> Json:
    return CODEC.as_object(value)


def _as_list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise CaseError(CASE_ERROR, f"a list was expected, not {value!r:.40}")
    return value


def _complete_teams(raw: Json, settings: SeasonSettings) -> Json:
    given = _given_teams(raw)
    is_setup = raw.get("phase") == "setup"
    stock = {
        "extra_goals": settings.inaugural.extra_goals if is_setup else 0,  # MH-2.1.2.1-d
        "super_saves": settings.inaugural.super_saves if is_setup else 0,
    }
    before: dict[object, int] = {}
    found: Json = {}
    for team_id, value in given.items():
        team = _object(value)
        division = team.get("division", "E")
        key = division if isinstance(division, str) else None
        before[key] = before.get(key, 0) + 1
        defaults = {"name": team_id, "division": division, "code": before[key], **stock}
        found[team_id] = {
            **defaults,
            **team,
            "used": _each(_object(team.get("used", {})), COMPS, _complete_use),
            "record": _each(_object(team.get("record", {})), RECORD_COMPS, lambda _, counts: counts),
        }
    return found


def _given_teams(raw: Json) -> Json:
    """Return the teams by id: `teams` as an object or a list of ids, or what `roster` stands for."""
    if "teams" not in raw and "roster" in raw:
        return _of_roster(_object(raw["roster"]))
    teams = raw.get("teams")
    if isinstance(teams, list):
        if not all(isinstance(team, str) for team in teams):
            raise CaseError(CASE_ERROR, "teams: a list of ids was expected")
        return {team: {} for team in teams}
    return _object(teams)


def _of_roster(roster: Json) -> Json:
    found: Json = {}
    for division, size in roster.items():
        if not isinstance(size, int) or isinstance(size, bool) or not 0 <= size <= MOST_TEAMS - len(found):
            raise CaseError(CASE_ERROR, f"roster: {division!r:.40}: a number of teams was expected")
        found |= {f"{division}-{code:02}": {"division": division, "code": code} for code in range(1, size + 1)}
    return found


def _each(given: Json, keys: tuple[str, ...], complete: Callable[[str, Json], Json]) -> Json:
    unknown = next((key for key in given if key not in keys), None)
    if unknown is not None:
        raise CaseError(CASE_ERROR, f"unknown competition: {unknown!r:.40}")
    return {key: complete(key, _object(given.get(key, {}))) for key in keys}


def _complete_use(comp: str, use: Json) -> Json:
    return {"so": [], **use} if comp == "KDH" else {key: value for key, value in use.items() if key != "so"}


def _complete_divisions(raw: Json, teams: Json) -> Json:
    if "divisions" in raw:
        given = _object(raw["divisions"])
    else:
        given = {str(_object(team)["division"]): {} for team in teams.values()}
    levels: dict[str, int] = {}
    parents: dict[str, str | None] = {}
    for name, value in given.items():
        division = _object(value)
        level = division.get("level", default_level(name))
        if not isinstance(level, int) or isinstance(level, bool):
            raise CaseError(CASE_ERROR, f"divisions: {name!r:.40}: level: a number was expected")
        levels[name] = level
        parent = division.get("parent")
        if parent is not None and not isinstance(parent, str):
            raise CaseError(CASE_ERROR, f"divisions: {name!r:.40}: parent: a division was expected")
        if "parent" in division:
            parents[name] = parent
    return {
        name: {"level": division.level, "parent": division.parent}
        for name, division in complete_divisions(levels, parents).items()
    }


def _without_empty(week: object) -> Json:
    return {comp: rounds for comp, rounds in _object(week).items() if rounds != []}


def _complete_advance(given: Json) -> Json:
    found: Json = {}
    for team, value in given.items():
        orders = _object(value)
        for key, text in orders.items():
            if read_key(key) is None or not isinstance(text, str) or read_choice(text) is None:
                raise CaseError(CASE_ERROR, f"advance: {team!r:.40}: {key!r:.40}: {text!r:.40} is no order")
        if orders:
            found[team] = dict(sorted(orders.items(), key=lambda item: round_key(item[0])))
    return found


def _in_order(state: State) -> State:
    """Return `state` with teams, stored orders, rounds and the KDH teams in canonical order; references checked."""
    teams = canonical_teams(state.divisions, state.teams)
    check_state(state)
    advance: Mapping[str, Mapping[str, str]] = {team: state.advance[team] for team in teams if team in state.advance}
    alive = frozenset(state.kdh.alive)
    return msgspec.structs.replace(
        state,
        teams=teams,
        advance=advance,
        matrices={name: dict(sorted(rows.items())) for name, rows in state.matrices.items()},
        wg=msgspec.structs.replace(state.wg, pools=dict(sorted(state.wg.pools.items()))),
        kdh=msgspec.structs.replace(state.kdh, alive=tuple(team for team in teams if team in alive)),
    )


CODEC = Codec[State, Event](State, Event, CASE_ERROR, read=_read)
