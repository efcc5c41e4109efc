"""A turn of the shoot-out (rulebook 6.11, HC-2.6-so, HC-F-so)."""

from rules.helvetia_cup.events import ShootoutKick, ShootoutToss
from rules.helvetia_cup.orders import Kick
from rules.helvetia_cup.pitch import CELLS, PITCH, Cells, SeatName
from rules.helvetia_cup.state import OTHER, SEATS, BySeat, Result, Shootout, Taken
from rules.helvetia_cup.turn.halves import end_with_result
from rules.helvetia_cup.turn.shooting import cell_malus, keeper_limit
from rules.helvetia_cup.turn.table import Figure, Side, Table

FIRST_KICKS = 3
D20 = 20


def kicks_due(shootout: Shootout) -> int:
    """Return how many kicks each seat takes this round (HC-2.6-so-b, -d)."""
    return FIRST_KICKS if shootout.round == 1 else 1


def shoot_out(table: Table, shootout: Shootout) -> None:
    """Take the kicks of a round (labels `shootout/toss`, `kick/{seat}/{k}`, `pick/kick/{seat}/{k}/…`)."""
    first = shootout.first
    if first is None:
        first = SEATS[table.dice.roll("shootout/toss", len(SEATS)) - 1]
        table.emit(ShootoutToss(first=first))
    taken = {seat: list(shootout.taken.of(seat)) for seat in SEATS}
    kicks = {seat: shootout.kicks.of(seat) for seat in SEATS}
    goals = {seat: shootout.goals.of(seat) for seat in SEATS}
    planned: dict[SeatName, list[Kick]] = {seat: list(table.sides[seat].order.kicks) for seat in SEATS}
    for i in range(kicks_due(shootout)):
        for seat in (first, OTHER[first]):
            side = table.sides[seat]
            kicks[seat] += 1
            kicker, cell = _kicker(table, side, planned[seat], taken[seat])
            taken[seat].append(kicker.n)
            if {one.n for one in side.on_pitch()} <= set(taken[seat]):
                taken[seat].clear()
            goals[seat] += _kick(table, kicker, cell, kicks[seat], i)
    table.shootout = Shootout(
        first=first,
        round=shootout.round,
        taken=Taken(home=tuple(taken["home"]), away=tuple(taken["away"])),
        kicks=BySeat(home=kicks["home"], away=kicks["away"]),
        goals=BySeat(home=goals["home"], away=goals["away"]),
    )
    _settle(table, table.shootout)


def _kicker(table: Table, side: Side, planned: list[Kick], taken: list[int]) -> tuple[Figure, str | None]:
    """Return who kicks and his cell: as ordered, or else the best shot who has not kicked yet (HC-PM-onr)."""
    named = {kick.player for kick in planned}
    while planned:
        kick = planned.pop(0)
        figure = side.figures.get(kick.player)
        if figure is not None and figure.on_pitch and kick.player not in taken:
            return figure, kick.cell
    left = [one for one in side.on_pitch() if one.n not in taken and one.n not in named]
    return max(left or side.on_pitch(), key=lambda one: (table.skill(one, "shot"), -one.n)), None


def _kick(table: Table, kicker: Figure, cell: str | None, number: int, i: int) -> bool:
    """Take a kick; return whether it is a goal."""
    defence = table.sides[OTHER[kicker.seat]]
    pick = f"pick/kick/{kicker.seat}/{number}"
    aim = cell or table.dice.pick(f"{pick}/cell", CELLS)
    cells = _keeper_cells(table, defence, i, f"{pick}/keeper")
    is_saved = aim in cells
    roll = needed = None
    if not is_saved:
        spot = PITCH.spot(defence.seat, PITCH.penalty_spot(defence.seat))
        malus = 0 if spot is None else cell_malus(spot, aim, family=table.is_family)
        needed = table.skill(kicker, "shot") - malus
        roll = table.dice.roll(f"kick/{kicker.seat}/{number}", D20)
    is_goal = roll is not None and needed is not None and roll <= needed
    table.emit(
        ShootoutKick(
            seat=kicker.seat,
            kick=number,
            player=kicker.n,
            cell=aim,
            keeper=defence.keeper,
            keeper_cells=cells,
            saved=is_saved,
            roll=roll,
            needed=needed,
            goal=is_goal,
        )
    )
    return is_goal


def _keeper_cells(table: Table, side: Side, i: int, label: str) -> Cells:
    size = shootout_cells(table, side)
    sets = [one.cells for one in side.order.cells]
    if i < len(sets) and len(sets[i]) == size:
        return tuple(sorted(sets[i]))
    return table.dice.pick(label, PITCH.keeper_sets[size]) if size else ()


def shootout_cells(table: Table, side: Side) -> int:
    """Return how many cells a keeper covers in a shoot-out: those of the spot's distance (rulebook 6.11)."""
    spot = PITCH.spot(side.seat, PITCH.penalty_spot(side.seat))
    return 0 if spot is None else min(spot.distance, keeper_limit(table, side))


def _settle(table: Table, shootout: Shootout) -> None:
    home, away = shootout.goals.home, shootout.goals.away
    if home == away:
        table.shootout = Shootout(
            first=shootout.first,
            round=shootout.round + 1,
            taken=shootout.taken,
            kicks=shootout.kicks,
            goals=shootout.goals,
        )
        table.next_phase = "shootout"
        return
    winner: SeatName = "home" if home > away else "away"
    end_with_result(table, Result(winner=winner, score=table.goals(), shootout=shootout.goals))
