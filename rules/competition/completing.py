"""What a set-up leaves out: entrants and first seeds (CP-2-a, CP-2-c), the defaults of stages and fixtures (part 4)."""

import re

from rules.competition.config import CompetitionConfig, StageSettings, divisions_of, stage_settings_of
from rules.competition.state import CASE_ERROR
from rules.competition.turn.season import Season
from rules.errors import CaseError
from rules.kit.codec import Json


def complete_entrants(given: object) -> Json:
    """Return entrants by id with their names and numbers; `given`: a list of ids, or an object. Raises `CaseError`."""
    if isinstance(given, list):
        if not all(isinstance(one, str) for one in given) or len(set(given)) != len(given):
            raise CaseError(CASE_ERROR, "entrants: a list of different ids was expected")
        return {entrant: {"name": entrant, "number": number} for number, entrant in enumerate(given, 1)}
    if not isinstance(given, dict):
        raise CaseError(CASE_ERROR, "entrants: an object or a list of ids was expected")
    last = 0
    for entrant, who in given.items():
        if not isinstance(who, dict):
            raise CaseError(CASE_ERROR, f"entrants: {entrant!r:.40}: an object was expected")
        number = who.get("number", 0)
        last = max(last, number) if isinstance(number, int) else last
    found: Json = {entrant: {"name": entrant, **who} for entrant, who in given.items() if "number" in who}
    rest = sorted(entrant for entrant, who in given.items() if "number" not in who)
    for number, entrant in enumerate(rest, last + 1):
        found[entrant] = {"name": entrant, **given[entrant], "number": number}
    return found


def first_seeds(season: Season) -> list[str]:
    """Return who comes into the first stage, best first, before any shuffle; `season` is in its first stage."""
    entrants = season.all_in()
    if season.first_settings.seeding == "rating":
        entrants.sort(key=lambda entrant: -season.entrants[entrant].rating)  # equals stay by number
    return entrants


CALENDARS = frozenset({"round_robin", "groups"})
_TIE = re.compile(r"([KWLF])(\d{1,3})\.(\d{1,3})|F\.[12]", re.ASCII)


def _object(value: object, what: str) -> Json:
    if not isinstance(value, dict):
        raise CaseError(CASE_ERROR, f"{what}: an object was expected, not {value!r:.40}")
    return value


def _settings(config: CompetitionConfig, number: object) -> StageSettings | None:
    most = len(config.stages) + (divisions_of(config) is not None)
    return stage_settings_of(config, number) if type(number) is int and 1 <= number <= most else None


def complete_fixtures(given: object, config: CompetitionConfig) -> dict[str, Json]:
    """Return the fixtures with their defaults."""
    return {key: _fixture(_object(one, key), config) for key, one in _object(given, "fixtures").items()}


def _fixture(given: Json, config: CompetitionConfig) -> Json:
    settings = _settings(config, given.get("stage", 1))
    score = given.get("score")
    status = given.get("status", "open" if score is None else "done")
    is_table = settings is not None and settings.format in CALENDARS
    return {
        "group": "A" if is_table else None,
        "status": status,
        "started": status == "done",
        "how": "score" if status == "done" else None,
        "winner": _better(given, score),
        **given,
    }


def _better(given: Json, score: object) -> object:
    match score:
        case [int(home), int(away)]:
            return None if home == away else given.get("home" if home > away else "away")
        case _:
            return None


def complete_stages(given: object, config: CompetitionConfig, entrants: Json, fixtures: dict[str, Json]) -> list[Json]:
    """Return the stages with their defaults; their ties in the page's order."""
    if not isinstance(given, list):
        raise CaseError(CASE_ERROR, "stages: a list was expected")
    by_number = sorted(entrants, key=lambda one: _number_of(entrants[one]))
    return [
        _stage(_object(one, "stages"), number, config, by_number, _of_stage(fixtures, number))
        for number, one in enumerate(given, 1)
    ]


def _number_of(entrant: object) -> int:
    number = _object(entrant, "entrants").get("number")
    return number if isinstance(number, int) else 0


def _of_stage(fixtures: dict[str, Json], number: int) -> list[Json]:
    return [fixture for fixture in fixtures.values() if fixture.get("stage", 1) == number]


def _stage(given: Json, number: int, config: CompetitionConfig, by_number: list[str], fixtures: list[Json]) -> Json:
    settings = _settings(config, number)
    if settings is None:
        raise CaseError(CASE_ERROR, f"stages: the config has no stage {number}")
    if given.get("format", settings.format) != settings.format:
        raise CaseError(CASE_ERROR, f"stages: {number}: the config says {settings.format}")
    entrants = given.get("entrants", by_number)
    has_calendar = settings.format in CALENDARS
    most = max(_rounds(fixtures), default=1)
    rounds = given.get("rounds", settings.rounds if settings.format == "swiss" else most)
    ahead = [one for one in fixtures if one["status"] in ("open", "planned")]
    round_ = given.get("round", min(_rounds(ahead), default=most))
    to = round_
    if has_calendar and isinstance(round_, int) and isinstance(rounds, int):
        to = min(rounds, round_ + settings.window - 1)
    groups = given.get("groups", {"A": entrants} if has_calendar else None)
    return {
        "format": settings.format,
        "source": entrants,
        "to": to,
        **given,
        "entrants": entrants,
        "groups": dict(sorted(groups.items())) if isinstance(groups, dict) else groups,
        "rounds": rounds,
        "round": round_,
        "ties": dict(sorted(_object(given.get("ties", {}), "ties").items(), key=lambda item: _place(*item))),
    }


def _rounds(fixtures: list[Json]) -> list[int]:
    return [found for one in fixtures if isinstance(found := one.get("round", 1), int)]


def _place(key: str, tie: object) -> tuple[int, bool, int]:
    """By round; in a round the winners' ties first; then by number."""
    match = _TIE.fullmatch(key)
    round_ = _object(tie, key).get("round")
    if match is None or type(round_) is not int:
        raise CaseError(CASE_ERROR, f"ties: {key!r:.40}")
    return round_, match[1] == "L", int(match[3] or 0)
