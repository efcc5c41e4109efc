"""The acts of a season's part 9 as a referee writes them."""

from presenters.corrections import WrittenAct
from presenters.matrix_hockey.acts.reading import (
    POINTS,
    STOCKS,
    read_annulment,
    read_final_order,
    read_match_result,
    read_matrix_rows,
    read_new_calendar,
    read_options,
    read_returned_stock,
    read_waiting_list,
)
from rules.matrix_hockey.acts.consequences import FinalOrder
from rules.matrix_hockey.acts.results import AnnulMatch, SetMatch
from rules.matrix_hockey.acts.season import ImportMatrix, SetCalendar, SetConfig, StopSeason, VoidSeason
from rules.matrix_hockey.acts.teams import AdjustPoints, FreeUse, MakeDummy, SetStocks, WaitingList
from rules.matrix_hockey.state import State

ACTS: tuple[WrittenAct[State], ...] = (
    WrittenAct("mh", MakeDummy),
    WrittenAct("mh", WaitingList, whole=read_waiting_list),
    WrittenAct("mh", AdjustPoints, r"(?:{comp}\s+)?{points}", POINTS),
    WrittenAct("mh", SetStocks, r"(?=\S)(?:\+\s*{extra_goals})?\s*(?:#\s*{super_saves})?", STOCKS),
    WrittenAct("mh", FreeUse, whole=read_returned_stock),
    WrittenAct("mh", SetMatch, whole=read_match_result),
    WrittenAct("mh", AnnulMatch, whole=read_annulment),
    WrittenAct("mh", SetCalendar, whole=read_new_calendar),
    WrittenAct("mh", ImportMatrix, whole=read_matrix_rows),
    WrittenAct("mh", SetConfig, whole=read_options),
    WrittenAct("mh", StopSeason, confirm="mh-act-confirm-stop"),  # nothing brings a season back after these
    WrittenAct("mh", VoidSeason, confirm="mh-act-confirm-void"),
    WrittenAct("mh", FinalOrder, whole=read_final_order),
)
