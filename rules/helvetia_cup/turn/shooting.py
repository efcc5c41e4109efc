"""Shots of every kind (rulebook 6.7.8; HC-2.5-shot, -volley, -head, -pen, HC-F-shot), and the shoot-out (6.11)."""

from typing import NamedTuple

from rules.helvetia_cup.cards import AnyEffect, CellsEffect
from rules.helvetia_cup.events import Goal, ShootoutKick, ShootoutToss, Shot, ShotKind, TurnEndReason
from rules.helvetia_cup.orders import Kick
from rules.helvetia_cup.pitch import CELLS, PITCH, Cells, SeatName, Spot
from rules.helvetia_cup.state import OTHER, SEATS, BySeat, Result, Shootout, Stat, Taken
from rules.helvetia_cup.turn.cards import NO_MALUS, Malus, pressure, roll, spend_armed, why_needed
from rules.helvetia_cup.turn.halves import await_kickoff, end_with_result, minute
from rules.helvetia_cup.turn.possession import change, change_to_keeper, end_game_turn
from rules.helvetia_cup.turn.table import Figure, Side, Table, because, named, why_toss
from rules.reasons import Reason

VOLLEY_MALUS = 4
KINDS: dict[ShotKind, Stat] = {"volley": "volleys", "header": "headers", "penalty": "penalties"}


def shoot(table: Table, kind: ShotKind, cell: str, why: tuple[Reason, ...], drawn: tuple[str, ...] = ()) -> None:
    """Let the carrier shoot at a cell (label `shot`), `why`: by the plan, or `drawn`; the turn is over."""
    shooter, defence = table.carrier, table.defending
    spot = PITCH.spot(defence.seat, PITCH.penalty_spot(defence.seat) if kind == "penalty" else shooter.where)
    if spot is None:
        raise RuntimeError(f"no shot from {shooter.where}")
    keeper = defence.keeper_to_save
    covered = _covered(table, defence, keeper, spot, is_volley=kind == "volley")
    malus = NO_MALUS if kind == "penalty" else pressure(table)
    is_saved = cell in covered.cells
    rolled = None
    if not is_saved:
        malus = malus._replace(
            cell=cell_malus(spot, cell, family=table.is_family), volley=VOLLEY_MALUS * (kind == "volley")
        )
        rolled = roll(table, shooter, "head" if kind == "header" else "shot", "shot", malus)
    is_goal = rolled is not None and rolled.success
    presser = malus.presser
    rolls = (*drawn, *covered.rolls, *(() if rolled is None else rolled.labels))
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
            keeper_cells=covered.cells,
            saved=is_saved,
            roll=None if rolled is None else rolled.roll,
            needed=None if rolled is None else rolled.needed,
            goal=is_goal,
            pressed_by=None if presser is None else presser.n,
        ),
        *table.part_of(shooter.seat, "G"),
        *table.part_of(defence.seat, "K"),
        rolls=rolls,
        reasons=(*covered.reasons, *(() if rolled is None else rolled.reasons), *why),
    )
    table.has_gestured = True
    table.count(shooter, "shots")
    if kind in KINDS:
        table.count(shooter, KINDS[kind])
    if is_goal:
        _score(table, shooter, rolls)
        end_game_turn(table, "goal")
        return
    if keeper is not None:
        table.count(keeper, "saves", int(is_saved))
    ended: TurnEndReason = "saved" if is_saved else "missed"
    change_to_keeper(table, ended)
    end_game_turn(table, ended)


def cell_malus(spot: Spot, cell: str, *, family: bool) -> int:
    """Return what a cell costs a shooter (A.4); HC-F-shot-c: in FAMILY always the centre figure."""
    return PITCH.malus("centre" if family else spot.zone, cell)


class Covered(NamedTuple):
    """The cells that a keeper covers, the draw that they come of, and why so many, and these."""

    cells: Cells
    rolls: tuple[str, ...]
    reasons: tuple[Reason, ...]


def _covered(table: Table, side: Side, keeper: Figure | None, spot: Spot, *, is_volley: bool) -> Covered:
    """Return the cells that the keeper covers (HC-PM-keeper, label `pick/keeper`)."""

    def shooters(effect: AnyEffect) -> int | None:
        return effect.amount if isinstance(effect, CellsEffect) and effect.side == "attack" else None

    def keepers(effect: AnyEffect) -> int | None:
        return effect.amount if isinstance(effect, CellsEffect) and effect.side == "defend" else None

    cards = spend_armed(table, table.attacking.seat, shooters, keepers)
    wanted = spot.distance - is_volley + cards
    count = 0 if keeper is None else cells_due(table, side, wanted)
    if keeper is None:
        absent = side.the_keeper
        return Covered((), (), (Reason("keeper-out", {"who": named(absent), "at": absent.where}),))
    due = Reason(
        "cells-due",
        {
            "count": count,
            "distance": spot.distance,
            "volley": int(is_volley),
            "more": max(0, cards),
            "less": max(0, -cards),
            "limited": "none" if count >= wanted else "acting" if keeper_limit(table, side) == count else "most",
        },
    )
    if not count:
        return Covered((), (), (due,))
    given = side.order.cells_for(spot.zone, count)
    if given:
        zones = {one.zone for one in side.order.cells if len(one.cells) == count}
        chosen = Reason("cells-chosen", {"count": count, "zone": int(spot.zone in zones)}, side.seat)
        return Covered(tuple(sorted(given)), (), (due, chosen))
    cells = table.dice.pick(KEEPER_CELLS, PITCH.keeper_sets[count])
    return Covered(tuple(sorted(cells)), (KEEPER_CELLS,), (due, Reason("cells-drawn", {"count": count})))


def cells_due(table: Table, side: Side, count: int) -> int:
    """Return how many cells a keeper covers of those due."""
    return max(0, min(count, keeper_limit(table, side), table.config.keeper_cells_max))


def keeper_limit(table: Table, side: Side) -> int:
    """Return how many cells a side's keeper can cover: an acting one a single one (HC-2.6-keeper-c)."""
    return 1 if not table.is_family and not side.has_goalkeeper else len(CELLS)


def _score(table: Table, shooter: Figure, rolls: tuple[str, ...]) -> None:
    """HC-2.5-shot-g: count a goal; the conceding side kicks off if the half goes on."""
    table.score[shooter.seat] += 1
    table.emit(Goal(seat=shooter.seat, player=shooter.n, score=table.goals(), minute=minute(table)), rolls=rolls)
    table.count(shooter, "goals")
    change(table, None, PITCH.centre, "goal")
    if table.next_phase is None:
        await_kickoff(table)
        table.sub_window = True


FIRST_KICKS = 3
FIRST_TOSS = "shootout/toss"
KEEPER_CELLS = "pick/keeper"
D20 = 20


def kicks_due(shootout: Shootout) -> int:
    """Return how many kicks each seat takes this round (HC-2.6-so-b, -d)."""
    return FIRST_KICKS if shootout.round == 1 else 1


def shoot_out(table: Table, shootout: Shootout) -> None:
    """Take the kicks of a round (labels `shootout/toss`, `kick/{seat}/{k}`, `pick/kick/{seat}/{k}/…`)."""
    first = shootout.first
    if first is None:
        side_of_coin = table.dice.roll(FIRST_TOSS, len(SEATS))
        first = SEATS[side_of_coin - 1]
        table.emit(ShootoutToss(first=first), rolls=(FIRST_TOSS,), reasons=(why_toss(side_of_coin),))
    taken = {seat: list(shootout.taken.of(seat)) for seat in SEATS}
    kicks = {seat: shootout.kicks.of(seat) for seat in SEATS}
    goals = {seat: shootout.goals.of(seat) for seat in SEATS}
    planned: dict[SeatName, list[Kick]] = {seat: list(table.sides[seat].order.kicks) for seat in SEATS}
    for i in range(kicks_due(shootout)):
        for seat in (first, OTHER[first]):
            side = table.sides[seat]
            kicks[seat] += 1
            kicker, kick = _kicker(table, side, planned[seat], taken[seat])
            taken[seat].append(kicker.n)
            if {one.n for one in side.on_pitch()} <= set(taken[seat]):
                taken[seat].clear()
            goals[seat] += _kick(table, kicker, kick, kicks[seat], i)
    table.shootout = Shootout(
        first=first,
        round=shootout.round,
        taken=Taken(home=tuple(taken["home"]), away=tuple(taken["away"])),
        kicks=BySeat(home=kicks["home"], away=kicks["away"]),
        goals=BySeat(home=goals["home"], away=goals["away"]),
    )
    _settle(table, table.shootout)


def _kicker(table: Table, side: Side, planned: list[Kick], taken: list[int]) -> tuple[Figure, Kick | None]:
    """Return who kicks: as ordered, by which part of it, or else the best shot who has not kicked yet (HC-PM-onr)."""
    named = {kick.player for kick in planned}
    while planned:
        kick = planned.pop(0)
        figure = side.figures.get(kick.player)
        if figure is not None and figure.on_pitch and kick.player not in taken:
            return figure, kick
    left = [one for one in side.on_pitch() if one.n not in taken and one.n not in named]
    return max(left or side.on_pitch(), key=lambda one: (table.skill(one, "shot"), -one.n)), None


def _kick(table: Table, kicker: Figure, kick: Kick | None, number: int, i: int) -> bool:
    """Take a kick, as ordered if it is; return whether it is a goal."""
    defence = table.sides[OTHER[kicker.seat]]
    pick = f"pick/kick/{kicker.seat}/{number}"
    why: list[Reason] = [because("kicker-chosen" if kick else "kicker-best", kicker.seat)]
    rolls: list[str] = []
    if kick is None:
        aim = table.dice.pick(drawn := f"{pick}/cell", CELLS)
        rolls.append(drawn)
        why.append(because("cell-drawn"))
    else:
        aim = kick.cell
    covered = _shootout_covered(table, defence, i, f"{pick}/keeper")
    is_saved = aim in covered.cells
    roll = needed = None
    if not is_saved:
        spot = PITCH.spot(defence.seat, PITCH.penalty_spot(defence.seat))
        malus = 0 if spot is None else cell_malus(spot, aim, family=table.is_family)
        needed = table.skill(kicker, "shot") - malus
        roll = table.dice.roll(die := f"kick/{kicker.seat}/{number}", D20)
        rolls.append(die)
        why.insert(0, why_needed(table, kicker, "shot", Malus(cell=malus)))
    is_goal = roll is not None and needed is not None and roll <= needed
    table.emit(
        ShootoutKick(
            seat=kicker.seat,
            kick=number,
            player=kicker.n,
            cell=aim,
            keeper=defence.keeper,
            keeper_cells=covered.cells,
            saved=is_saved,
            roll=roll,
            needed=needed,
            goal=is_goal,
        ),
        *table.part_of(kicker.seat, "B"),
        *table.part_of(defence.seat, "K"),
        rolls=(*covered.rolls, *rolls),
        reasons=(*covered.reasons, *why),
    )
    return is_goal


def _shootout_covered(table: Table, side: Side, i: int, label: str) -> Covered:
    size = shootout_cells(table, side)
    sets = [one.cells for one in side.order.cells]
    if i < len(sets) and len(sets[i]) == size:
        chosen = Reason("cells-chosen-kick", {"place": i + 1}, side.seat)
        return Covered(tuple(sorted(sets[i])), (), (chosen,))
    if not size:
        return Covered((), (), ())
    return Covered(table.dice.pick(label, PITCH.keeper_sets[size]), (label,), (Reason("cells-drawn", {"count": size}),))


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
    end_with_result(table, Result(winner=winner, score=table.goals(), shootout=shootout.goals), "shootout")
