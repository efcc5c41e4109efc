"""The acts of a season's part 9 as a referee writes them."""

from collections.abc import Callable

from presenters.corrections import Field, Fields, WrittenAct
from presenters.matrix_hockey.acts.given import Given
from presenters.matrix_hockey.acts.results import annul_match, final_order, set_match
from presenters.matrix_hockey.acts.season import calendar, config, matrix
from presenters.matrix_hockey.acts.teams import POINTS, STOCKS, free, waiting_list
from rules.matrix_hockey.clauses import ACTS as CLAUSES
from rules.matrix_hockey.state import State


def _written(op: str, shape: str, fields: tuple[Field[State], ...]) -> WrittenAct[State]:
    return WrittenAct(op=op, code="mh", shape=shape, fields=fields, seat="team", clause=CLAUSES[op][0])


def _whole(op: str, read: Callable[[Given], Fields]) -> WrittenAct[State]:
    return WrittenAct(op=op, code="mh", whole=read, clause=CLAUSES[op][0])


def _last(op: str) -> WrittenAct[State]:
    """Return an act after which nothing brings the season back."""
    return WrittenAct(op=op, code="mh", clause=CLAUSES[op][0], confirm=f"mh-act-confirm-{op}")


ACTS: tuple[WrittenAct[State], ...] = (
    WrittenAct(op="make_dummy", code="mh", seat="team", clause=CLAUSES["make_dummy"][0]),
    _whole("waiting_list", waiting_list),
    _written("points", r"(?:{comp}\s+)?{points}", POINTS),
    _written("stocks", r"(?=\S)(?:\+\s*{extra_goals})?\s*(?:#\s*{super_saves})?", STOCKS),
    _whole("free", free),
    _whole("set_match", set_match),
    _whole("annul_match", annul_match),
    _whole("calendar", calendar),
    _whole("matrix", matrix),
    _whole("config", config),
    _last("stop"),
    _last("void"),
    _whole("final_order", final_order),
)
