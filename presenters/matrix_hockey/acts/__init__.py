"""The acts of a season's part 9 as a referee writes them."""

from collections.abc import Callable

from presenters.corrections import Field, Fields, WrittenAct
from presenters.matrix_hockey.acts.reading import (
    POINTS,
    STOCKS,
    Given,
    read_annulment,
    read_final_order,
    read_match_result,
    read_matrix_rows,
    read_new_calendar,
    read_options,
    read_returned_stock,
    read_waiting_list,
)
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
    _whole("waiting_list", read_waiting_list),
    _written("points", r"(?:{comp}\s+)?{points}", POINTS),
    _written("stocks", r"(?=\S)(?:\+\s*{extra_goals})?\s*(?:#\s*{super_saves})?", STOCKS),
    _whole("free", read_returned_stock),
    _whole("set_match", read_match_result),
    _whole("annul_match", read_annulment),
    _whole("calendar", read_new_calendar),
    _whole("matrix", read_matrix_rows),
    _whole("config", read_options),
    _last("stop"),
    _last("void"),
    _whole("final_order", read_final_order),
)
