"""What a referee writes for an act of part 9, read into the act's fields: one reader for each act."""

from collections.abc import Callable, Mapping

from presenters.matrix_hockey.acts.given import Fields, Given
from presenters.matrix_hockey.acts.results import annul_match, final_order, set_match
from presenters.matrix_hockey.acts.season import calendar, config, matrix
from presenters.matrix_hockey.acts.teams import free, points, stocks, team_alone, waiting_list

__all__ = ["READERS", "Fields", "Given"]


def _nothing(given: Given) -> Fields:
    return {}


READERS: Mapping[str, Callable[[Given], Fields]] = {
    "make_dummy": team_alone,
    "waiting_list": waiting_list,
    "points": points,
    "stocks": stocks,
    "free": free,
    "set_match": set_match,
    "annul_match": annul_match,
    "calendar": calendar,
    "matrix": matrix,
    "config": config,
    "stop": _nothing,
    "void": _nothing,
    "final_order": final_order,
}
