"""The end of a period (rulebook 6.10; DE-2-l to -o, DE-S9.3)."""

from rules.double_echec.events import Overtime, PeriodEnd
from rules.double_echec.state import Goals, SkaterSlot
from rules.double_echec.turn.penalties import Sentence, serve
from rules.double_echec.turn.shooting import end_as_it_stands
from rules.double_echec.turn.table import Holder, Table

Carried = tuple[Holder, SkaterSlot]  # the loser of a fight beyond the last unit, and his slot


def end_period(table: Table, carried: Carried | None = None) -> None:
    """End the period, and the match if it is decided; else set up the next one. `carried`: who is still to serve."""
    home, away = table.score["home"], table.score["away"]
    table.emit(PeriodEnd(period=table.period, score=Goals(home=home, away=away)))
    table.ends = True
    if table.period >= table.settings.periods and home != away:
        end_as_it_stands(table)  # DE-2-o
        return
    table.period += 1
    table.units = table.over = 0
    if table.period > table.settings.periods:
        table.emit(Overtime(period=table.period))
    for side in table.sides.values():
        side.stops = table.settings.stops_per_period
    if carried is not None:  # DE-2-n
        _carry_over(table, carried)
    table.face_off()


def _carry_over(table: Table, carried: Carried) -> None:
    (team, n), slot = carried
    serve(table, table.sides[team], n, slot, Sentence("major", table.settings.major_units, "fight"))
