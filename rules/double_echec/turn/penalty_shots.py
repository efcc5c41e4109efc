"""Penalty shots (rulebook 6.10; DE-R.4 to R.6, DE-S9.5): a shooter and a goalkeeper alone on the ice."""

from rules.double_echec.conditions import first, target
from rules.double_echec.data import Team
from rules.double_echec.events import (
    CardTurned,
    PenaltyShot,
    PenaltyShotOver,
    PsApproach,
    PsKeeper,
    Rebound,
    Saved,
    Withdrawn,
)
from rules.double_echec.events.play import ShotKind
from rules.double_echec.events.stages import PsResult
from rules.double_echec.movement import Reach
from rules.double_echec.orders import KeeperPlan, ShotPlan
from rules.double_echec.rink import BIT, CELL, CREASE_BITS, FAR, MIDDLE, MIDDLE_ROW, NAMES, ROW, SPOT_CENTRE, king
from rules.double_echec.state import OTHER, PenaltyShotNext
from rules.double_echec.turn.cards import draw
from rules.double_echec.turn.defence import crease_cell
from rules.double_echec.turn.landing import find_end_circle
from rules.double_echec.turn.reasons import thrown
from rules.double_echec.turn.shooting import MISSED, SCORED, aim_entry, attempt, end_as_it_stands, goal, is_overtime
from rules.double_echec.turn.table import SheetEntry, Table
from rules.reasons import Named, Reason

# DE-R.5-b: the cell behind the puck, on the shooter's own side.
BEHIND_PUCK: dict[Team, int] = {"home": SPOT_CENTRE - 1, "away": SPOT_CENTRE + 1}


def penalty_shot(table: Table, do: PenaltyShotNext) -> None:
    """Play a penalty shot; a face-off follows, or in overtime after a goal the end."""
    duel = _Duel(table, do)
    scored = duel.play()
    duel.leave()
    row = CELL[f"{do.row}1"]
    spot = SPOT_CENTRE if scored else find_end_circle(table, OTHER[do.team], ROW[row], do.team)
    table.face_off(spot)
    result: PsResult = "goal" if scored else "no_goal"
    told = PenaltyShotOver(team=do.team, player=duel.n, result=result, spot=NAMES[spot])
    table.emit(told, _why_over(do, ROW[row], scored=scored))
    if scored and is_overtime(table):
        end_as_it_stands(table)


def _why_over(do: PenaltyShotNext, row: int, *, scored: bool) -> Reason:
    """Return where the face-off is that follows, and why there."""
    if scored:
        return Reason("ps-centre", clause="DE-B.faceoff")
    if row == MIDDLE_ROW:
        return Reason("ps-chosen", {"chooser": Named("team", (do.team,))}, clause="DE-R.5-n")
    return Reason("ps-side", {"row": do.row}, clause="DE-R.5-n")


class _Duel:
    """A penalty shot in play: who shoots on whom, how, and whether a rebound is forfeited."""

    def __init__(self, table: Table, do: PenaltyShotNext) -> None:
        self.table, self.team = table, do.team
        self.side, self.other = table.sides[do.team], table.sides[OTHER[do.team]]
        self.n, self.cell = do.player, "but"
        self.aim: int | None = None
        self.keeps = False  # they never take a one-timer
        self.entry: SheetEntry | None = None  # their `S` line
        self._plan(do.player)
        self.keeper = self.other.the_keeper
        entry, plan = first(table, self.other, KeeperPlan)
        self.keeper_entry: SheetEntry | None = entry
        self.row: int | None = None
        self.comes_out = False
        if entry is not None and plan is not None:
            table.fire(self.other, entry)
            self.row = None if plan.row is None else CELL[f"{plan.row}1"]
            self.comes_out = plan.comes_out
        self.is_forfeited = False  # DE-R.5-m: the rebound
        self.away_from = MIDDLE[OTHER[self.team]]
        self.others = [(side, dict(side.at)) for side in (self.side, self.other)]
        self.side.at, self.other.at = {}, {}

    def _plan(self, fouled: int) -> None:
        """Read the first `S` line."""
        entry, plan = first(self.table, self.side, ShotPlan)
        if entry is None or plan is None:
            return
        self.table.fire(self.side, entry)
        self.entry = entry
        by, self.aim, self.keeps = plan.shooter, plan.aim, plan.keeps
        self.cell = plan.cell or self.cell
        if by is not None and by != fouled and any(by == n for _, n in self.side.skaters()):
            self.table.emit(Withdrawn(team=self.team, player=fouled))
            self.side.roster[fouled].is_out = True
            self.side.leave(fouled)
            self.n = by

    def leave(self) -> None:
        """Bring all players back on their cells."""
        for side, before in self.others:
            side.at = before

    def play(self) -> bool:
        """Play it; return whether it is a goal."""
        table = self.table
        self.side.at[self.n] = BEHIND_PUCK[self.team]
        at = MIDDLE[self.other.team] if self.row is None else crease_cell(self.other.team, ROW[self.row])
        self.other.at[self.keeper] = at
        table.emit(PenaltyShot(team=self.team, player=self.n, keeper=self.keeper, keeper_at=NAMES[at]))
        self._start()
        number, kind, total = 1, "penalty", None
        has_keeper_die = True
        while True:
            if has_keeper_die:
                self._keeper_moves(number)
            table.held = (self.team, self.n)
            table.choose(self.team, self.entry)
            result, cell, _ = attempt(table, self._kind(kind), total=total, aim=self.aim, label=f"ps/{number}/")
            if result == SCORED:
                goal(table, self.team, self.n, self._kind(kind), ends_minor=False)
                return True
            if result == MISSED:
                left = self._race(number, cell)
                if left is None:
                    if not self._rebound(number):
                        return False
                    kind, total, has_keeper_die = "penalty", None, False
                elif not self.keeps and left >= aim_entry(table, self.team, table.puck, self.aim)[1]:
                    kind, total, has_keeper_die = "one_timer", left, False
                else:
                    self._advance(left)
                    kind, total, has_keeper_die = "penalty", None, True
            else:
                if not self._rebound(number):
                    return False
                kind, total, has_keeper_die = "penalty", None, False
            number += 1

    @staticmethod
    def _kind(kind: str) -> ShotKind:
        return "one_timer" if kind == "one_timer" else "penalty"

    # ---- the shooter

    def _start(self) -> None:
        """DE-R.5-c: Vol + 1 dice; a point to the puck, the rest towards the cell named."""
        table = self.table
        points = sum(table.throw(self.side.roster[self.n].V + 1, "ps/approach"))
        began = self.side.at[self.n]
        self.side.at[self.n] = table.puck = SPOT_CENTRE
        left = points - 1 - self._skate(points - 1)
        self._judge(began)
        self._brakes(left)
        at = NAMES[self.side.at[self.n]]
        table.choose(self.team, self.entry)
        dice = self.side.roster[self.n].V + 1
        why = Reason("braked" if left > 0 else "approach", {"dice": dice, "points": points, "left": left})
        table.emit(PsApproach(player=self.n, points=points, at=at, braked=left > 0), why, by=self.team)

    def _skate(self, points: int, goal: int | None = None) -> int:
        """Move the shooter, with the puck if no `goal` is given; return their steps."""
        reach = Reach(self.side.at[self.n], self.table.free(self.team, self.n), points)
        wanted = target(self.table, self.team, self.cell) if goal is None else goal
        cell = reach.nearest(wanted, reach.cells)
        self.side.at[self.n] = cell
        if goal is None:
            self.table.puck = cell
        return reach.steps(cell)

    def _advance(self, points: int) -> None:
        """DE-R.5-j: with the puck again, they go on."""
        began = self.side.at[self.n]
        left = points - self._skate(points)
        self._judge(began)
        self._brakes(left)

    def _brakes(self, left: int) -> None:
        self.is_forfeited = self.is_forfeited or left > 0

    def _judge(self, began: int) -> None:
        """DE-R.5-m: a displacement that ends farther from the net forfeits the rebound."""
        if king(self.side.at[self.n], self.away_from) > king(began, self.away_from):
            self.is_forfeited = True

    # ---- the goalkeeper

    def _keeper_moves(self, number: int) -> None:
        """DE-R.5-d, -k: one die, within their crease or back to it."""
        table, team = self.table, self.other.team
        points = table.die(f"ps/keeper/{number}")
        row = ROW[self.side.at[self.n]] if self.row is None else ROW[self.row]
        goal = crease_cell(team, row)
        cell = self.other.at[self.keeper]
        free = table.free(team, self.keeper)
        if BIT[cell] & CREASE_BITS[team]:
            free &= CREASE_BITS[team]
        reach = Reach(cell, free, points)
        self.other.at[self.keeper] = reach.nearest(goal, reach.cells)
        table.choose(team, self.keeper_entry)
        why = Reason("ps-keeper", clause="DE-R.5-d" if number == 1 else "DE-R.5-k")
        table.emit(PsKeeper(points=points, at=NAMES[self.other.at[self.keeper]]), why, by=team)

    # ---- the loose puck

    def _race(self, number: int, cell: int) -> int | None:
        """DE-R.5-g to -i: both try for a loose puck in turn; the points left of the shooter, None for a save."""
        table = self.table
        table.drop(cell)
        turn = 0
        while True:
            turn += 1
            points = table.die(f"ps/{number}/keeper_recover/{turn}")
            need = self._distance(self.other.team, self.keeper, cell)
            if points >= need:
                self.other.at[self.keeper] = cell
                why = thrown("ps-race", 1, need, points, "DE-R.5-h")
                told = Saved(
                    team=self.other.team, player=self.keeper, auto=True, dice=(), numbers=(), bonus=0, why="recover"
                )
                table.emit(told, why)
                return None
            if self.comes_out:
                reach = Reach(self.other.at[self.keeper], table.free(self.other.team, self.keeper), points)
                self.other.at[self.keeper] = reach.nearest(cell, reach.cells)
            points = sum(table.throw(self.side.roster[self.n].V, f"ps/{number}/shooter_recover/{turn}"))
            began = self.side.at[self.n]
            need = self._distance(self.team, self.n, cell)
            if points >= need:
                self.side.at[self.n] = table.puck = cell
                self._judge(began)
                return points - need
            self._skate(points, cell)
            self._judge(began)

    def _distance(self, team: Team, n: int, cell: int) -> int:
        """Return SD of a player to a cell."""
        reach = Reach(self.table.sides[team].at[n], self.table.free(team, n) | BIT[cell], FAR)
        return reach.steps(cell) if reach.cells & BIT[cell] else FAR

    # ---- after a save or a post

    def _rebound(self, number: int) -> bool:
        """DE-S9.5-c: turn a card; return whether it is a Retour! that may be played."""
        table = self.table
        card, why = draw(table, "G", f"ps/card/{number}")
        code = "ps-card" if card != "rebound" else "ps-forfeited" if self.is_forfeited else "ps-rebound"
        told = CardTurned(team=self.other.team, player=self.keeper, deck="G", card=card)
        table.emit(told, why, Reason(code, clause="DE-R.5-m"))
        if card != "rebound" or self.is_forfeited:
            return False
        points = table.die(f"ps/chase/{number}")
        began = self.side.at[self.n]
        self._skate(points)
        if king(self.side.at[self.n], self.away_from) > king(began, self.away_from):
            self.side.at[self.n] = table.puck = began
        table.emit(Rebound(team=self.team, player=self.n), Reason("chase", {"points": points}, clause="DE-R.5-m"))
        return True
