"""CP-2-a, CP-2-c: the entrants of a set-up, and the seeds of the first stage."""

from rules.competition.state import CASE_ERROR
from rules.competition.turn.season import Season
from rules.errors import CaseError
from rules.kit.codec import Json


def completed_entrants(given: object) -> Json:
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
