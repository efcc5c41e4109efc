"""Shots of every kind (rulebook 6.7.8; HC-2.5-shot, -volley, -head, -pen, HC-F-shot)."""

from rules.helvetia_cup.cards import AnyEffect, CellsEffect
from rules.helvetia_cup.events import Goal, Shot, ShotKind
from rules.helvetia_cup.pitch import CELLS, PITCH, Cells, Spot
from rules.helvetia_cup.state import Stat
from rules.helvetia_cup.turn.cards import added, roll
from rules.helvetia_cup.turn.halves import await_kickoff, minute
from rules.helvetia_cup.turn.possession import change, change_to_keeper, end_game_turn
from rules.helvetia_cup.turn.pressure import pressure
from rules.helvetia_cup.turn.table import Figure, Side, Table

VOLLEY_MALUS = 4
KINDS: dict[ShotKind, Stat] = {"volley": "volleys", "header": "headers", "penalty": "penalties"}


def shoot(table: Table, kind: ShotKind, cell: str) -> None:
    """Let the carrier shoot at a cell (label `shot`); the turn is over."""
    shooter, defence = table.carrier, table.defending
    spot = PITCH.spot(defence.seat, PITCH.penalty_spot(defence.seat) if kind == "penalty" else shooter.where)
    if spot is None:
        raise RuntimeError(f"no shot from {shooter.where}")
    keeper = defence.keeper_to_save
    cells = _keeper_cells(table, defence, keeper, spot, is_volley=kind == "volley")
    presser, malus = (None, 0) if kind == "penalty" else pressure(table)
    is_saved = cell in cells
    rolled = None
    if not is_saved:
        malus += cell_malus(spot, cell, family=table.is_family) + VOLLEY_MALUS * (kind == "volley")
        rolled = roll(table, shooter, "head" if kind == "header" else "shot", "shot", malus)
    is_goal = rolled is not None and rolled.success
    table.emit(
        Shot(
            seat=shooter.seat,
            player=shooter.n,
            kind=kind,
            start=shooter.where,
            zone=spot.zone,
            distance=spot.distance,
            cell=cell,
            keeper=None if keeper is None else keeper.n,
            keeper_cells=cells,
            saved=is_saved,
            roll=None if rolled is None else rolled.roll,
            needed=None if rolled is None else rolled.needed,
            goal=is_goal,
            pressed_by=presser,
        )
    )
    table.has_gestured = True
    table.count(shooter, "shots")
    if kind in KINDS:
        table.count(shooter, KINDS[kind])
    if is_goal:
        _score(table, shooter)
        end_game_turn(table, "goal")
        return
    if keeper is not None:
        table.count(keeper, "saves", int(is_saved))
    change_to_keeper(table)
    end_game_turn(table, "saved" if is_saved else "missed")


def cell_malus(spot: Spot, cell: str, *, family: bool) -> int:
    """Return what a cell costs a shooter (A.4); HC-F-shot-c: in FAMILY always the centre figure."""
    return PITCH.malus("centre" if family else spot.zone, cell)


def _keeper_cells(table: Table, side: Side, keeper: Figure | None, spot: Spot, *, is_volley: bool) -> Cells:
    """Return the cells that the keeper covers (HC-PM-keeper, label `pick/keeper`)."""

    def shooters(effect: AnyEffect) -> int | None:
        return effect.amount if isinstance(effect, CellsEffect) and effect.side == "attack" else None

    def keepers(effect: AnyEffect) -> int | None:
        return effect.amount if isinstance(effect, CellsEffect) and effect.side == "defend" else None

    due = spot.distance - is_volley + added(table, table.attacking.seat, shooters, keepers)
    count = 0 if keeper is None else cells_due(table, side, due)
    if not count:
        return ()
    given = side.order.cells_for(spot.zone, count)
    return tuple(sorted(given or table.dice.pick("pick/keeper", PITCH.keeper_sets[count])))


def cells_due(table: Table, side: Side, count: int) -> int:
    """Return how many cells a keeper covers of those due."""
    return max(0, min(count, keeper_limit(table, side), table.config.keeper_cells_max))


def keeper_limit(table: Table, side: Side) -> int:
    """Return how many cells a side's keeper can cover: an acting one a single one (HC-2.6-keeper-c)."""
    return 1 if not table.is_family and not side.has_goalkeeper else len(CELLS)


def _score(table: Table, shooter: Figure) -> None:
    """HC-2.5-shot-g: count a goal; the conceding side kicks off if the half goes on."""
    table.score[shooter.seat] += 1
    table.emit(Goal(seat=shooter.seat, player=shooter.n, score=table.goals(), minute=minute(table)))
    table.count(shooter, "goals")
    change(table, None, PITCH.centre)
    if table.next_phase is None:
        await_kickoff(table)
        table.sub_window = True
