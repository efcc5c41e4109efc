"""Whether a planned season can be played: stocks, columns, matrices and calendar against its rounds."""

from collections.abc import Iterator, Mapping

from presenters.errors import UploadFault, UploadFaults, fault_at, sort_faults
from presenters.matrix_hockey.creation.options import Calendar
from presenters.matrix_hockey.creation.plan import SeasonPlan
from rules.errors import CaseError
from rules.matrix_hockey.codec import complete_state
from rules.matrix_hockey.config import SeasonSettings, settings_of
from rules.matrix_hockey.season.calendar import awaits_draw, season_calendar
from rules.matrix_hockey.season.setup import new_season, round_numbers
from rules.matrix_hockey.state import COMPS, LETTERS, Comp, State


def first_state(plan: SeasonPlan) -> State:
    """Return the season before its set-up, calendar and matrices left out. Raises `CaseError`."""
    return complete_state({**plan.setup(whole=False), "phase": "setup"})


def planned_rounds(plan: SeasonPlan) -> dict[Comp, int]:
    """Return how many rounds each competition will have; 0: it is not played. Raises `CaseError`."""
    return round_numbers(first_state(plan))


def matrix_rounds(plan: SeasonPlan) -> dict[str, int]:
    """Return the names of the matrices that may be brought, and how many lines each has (MH-2.1.1-j)."""
    rounds = planned_rounds(plan)
    own = {f"CH:{division}": rounds["CH"] for division in plan.roster.divisions()}
    return {**{comp: number for comp, number in rounds.items() if number}, **own}


def planned_weeks(plan: SeasonPlan) -> Calendar:
    """Return the weeks of the season: those brought, else the rulebook's (MH-4-a)."""
    return plan.calendar or season_calendar(settings_of(plan.config), planned_rounds(plan))


def check_plan(plan: SeasonPlan) -> UploadFaults | None:
    """Return everything that keeps a plan from being played; None if it can be."""
    try:
        rounds = planned_rounds(plan)
    except CaseError as error:
        return UploadFaults((fault_at("option", message=error.message),))
    settings = settings_of(plan.config)
    found = [
        *_stocks(plan, settings, rounds),
        *_matrices(plan, rounds),
        *(calendar_faults(plan.calendar, rounds, settings.WG.pool_rounds) if plan.calendar is not None else ()),
    ]
    if not found:
        try:
            new_season(plan.setup())
        except CaseError as error:
            found.append(fault_at("option", message=error.message))
    return sort_faults(found) if found else None


def _stocks(plan: SeasonPlan, settings: SeasonSettings, rounds: Mapping[Comp, int]) -> Iterator[UploadFault]:
    """MH-3.1.2-c, MH-2.1.1-i: a value and a column are spent in each round."""
    for comp in COMPS:
        needed = rounds[comp]
        if not needed:
            continue
        options = settings.of(comp)
        stocks: dict[str, Mapping[str, int]] = {"ot_stock": options.ot_stock}
        if comp == "KDH":
            stocks["so_stock"] = settings.KDH.so_stock
        for name, stock in stocks.items():
            if sum(stock.values()) < needed:
                yield fault_at("stock", key=f"{comp}.{name}", count=sum(stock.values()), rounds=needed)
        columns = needed if options.columns == "auto" else options.columns
        if comp not in plan.matrices and not needed <= columns <= len(LETTERS):
            yield fault_at("columns-number", key=f"{comp}.columns", count=columns, rounds=needed, most=len(LETTERS))


def _matrices(plan: SeasonPlan, rounds: Mapping[Comp, int]) -> Iterator[UploadFault]:
    known = matrix_rounds(plan)
    for name, rows in plan.matrices.items():
        comp = name.partition(":")[0]
        if name not in known:
            yield fault_at("matrix-unknown", name=name, known=", ".join(known))
        elif len(rows) != known[name] or any(len(row) < known[name] for row in rows.values()):
            yield fault_at(
                "matrix-size", name=name, count=len(rows), rounds=next(rounds[c] for c in COMPS if c == comp)
            )


def calendar_faults(calendar: Calendar, rounds: Mapping[Comp, int], pool_rounds: int) -> list[UploadFault]:
    """Return what is wrong with the weeks of a calendar: each round once, in order.

    A round that is drawn from the results of the one before (KDH, the final phase of WG) needs a later week.
    """
    found: list[UploadFault] = []
    for comp in COMPS:
        week_of: dict[int, int] = {}
        for week, played in enumerate(calendar, start=1):
            for number in played.get(comp, ()):
                if number > rounds[comp]:
                    found.append(fault_at("calendar-unknown", comp=comp, round=number, week=week, last=rounds[comp]))
                elif number in week_of:
                    found.append(fault_at("calendar-twice", comp=comp, round=number, week=week))
                else:
                    week_of[number] = week
        missing = [str(number) for number in range(1, rounds[comp] + 1) if number not in week_of]
        if missing:
            found.append(fault_at("calendar-missing", comp=comp, rounds=", ".join(missing)))
        for number in sorted(week_of):
            before = week_of.get(number - 1, 0)
            if week_of[number] < before + (awaits_draw(comp, number, pool_rounds) and before > 0):
                found.append(fault_at("calendar-order", comp=comp, round=number, before=number - 1))
    return found
