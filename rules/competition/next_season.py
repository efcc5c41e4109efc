"""CP-11-g: the next season."""

from msgspec.structs import replace

from rules.competition import events as ev
from rules.competition.state import Honours, PastSeason
from rules.competition.turn.season import Season


def begin_next_season(season: Season) -> None:
    """Begin the next season's sign-up with those who are still in, in the order of the last one."""
    past = PastSeason(season=season.number, champion=season.champion)
    season.palmares = (*season.palmares, past)
    order = _order(season)
    season.entrants = {
        entrant: replace(season.entrants[entrant], number=number) for number, entrant in enumerate(order, 1)
    }
    season.phase = "signup"
    season.number += 1
    season.stage, season.stages = 0, []
    season.forget_fixtures()
    season.champion, season.placings, season.honours, season.next = None, (), Honours(), None
    season.doings["rolled"] = True
    season.tell(ev.RolledOver(season=season.number, entrants=tuple(order)))


def _order(season: Season) -> list[str]:
    if season.next is not None:
        placed = [one for division in season.next for one in division]
    else:
        placed = [one.entrant for one in season.placings]
    still_in = season.all_in()
    found = [one for one in placed if one in still_in]
    return found + [one for one in still_in if one not in found]
