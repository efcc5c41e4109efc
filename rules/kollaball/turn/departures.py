"""How players leave the pitch and are sent back a cell, whatever the reason; balls fall and roll accordingly."""

from rules.kollaball import pitch
from rules.kollaball.events import BallDropped, PlayerDisplaced, PlayerHampered, PlayerRemoved
from rules.kollaball.events.fact import Cause
from rules.kollaball.state import Cell, PlayerId, Status, team_of
from rules.kollaball.turn.work import Work


def remove(work: Work, player: PlayerId, cause: Cause, *, returns: int | None = None, **fields: object) -> None:
    """Take a player off the pitch; all he holds stays on his cell (`ball_dropped`, `player_removed`).

    `returns`: the turn he comes back in; None: never. `fields`: what else changes of him.
    """
    cell = work.cell(player)
    for ball in work.held_by(player):
        work.lay(ball, cell)
        work.log(BallDropped(ball=ball, player=player, cell=cell, cause=cause), betrays=team_of(player))
    status: Status = "out" if returns is None else "sideline"
    work.change(player, status=status, returns=returns, **fields)
    work.log(PlayerRemoved(player=player, cause=cause, returns=returns, cell=cell))


def hamper(work: Work, player: PlayerId, cause: Cause) -> None:
    """Make a player sit this turn out."""
    work.hampered[player] = cause
    work.log(PlayerHampered(player=player, cause=cause))


def way_back(work: Work, player: PlayerId, label: str) -> Cell | None:
    """Return the cell one step back, drawn under `label` if there are two; None: pinned (KB-19-r, KB-19-s)."""
    cells = pitch.expulsion_cells(work.goal(player), work.cell(player))
    return work.dice.pick(label, cells) if cells else None


def send_back(work: Work, player: PlayerId, cause: Cause) -> None:
    """KB-21-h, KB-21-l: a player goes back one cell before the moves, keeping what he holds (label `event/back`)."""
    origin = work.cell(player)
    reached = way_back(work, player, "event/back") or origin
    work.change(player, cell=reached)
    work.log(PlayerDisplaced(player=player, origin=origin, to=reached, cause=cause))
