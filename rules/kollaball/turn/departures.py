"""How players leave the pitch and are sent back a cell, whatever the reason; balls fall and roll accordingly.

Step C, its end: the expelled lose what they hold, their role and their block, and go back a cell together.
"""

from rules.kollaball import pitch
from rules.kollaball.events import BallDropped, Expelled, PlayerDisplaced, PlayerHampered, PlayerRemoved
from rules.kollaball.events.fact import Cause, ExpulsionCause
from rules.kollaball.state import Cell, PlayerId, Status, team_of
from rules.kollaball.turn.charges import Melee, list_charged
from rules.kollaball.turn.why import Reasons
from rules.kollaball.turn.work import Work
from rules.reasons import Named, Reason


def remove(
    work: Work, player: PlayerId, cause: Cause, reasons: Reasons, *, returns: int | None = None, **fields: object
) -> None:
    """Take a player off the pitch; all they hold stays on their cell (`ball_dropped`, `player_removed`).

    `returns`: the turn they come back in; None: never. `fields`: what else changes of them.
    """
    cell = work.cell(player)
    for ball in work.held_by(player):
        work.lay(ball, cell)
        work.log(BallDropped(ball=ball, player=player, cell=cell, cause=cause), betrays=team_of(player))
    status: Status = "out" if returns is None else "sideline"
    work.change(player, status=status, returns=returns, **fields)
    if returns is not None:
        reasons = (*reasons, Reason("away", {"turns": returns - work.turn, "returns": returns}))
    work.log(PlayerRemoved(player=player, cause=cause, returns=returns, cell=cell), reasons=reasons)


def hamper(work: Work, player: PlayerId, cause: Cause, reasons: Reasons) -> None:
    """Make a player sit this turn out."""
    work.hampered[player] = cause
    work.log(PlayerHampered(player=player, cause=cause), reasons=reasons)


def way_back(work: Work, player: PlayerId, label: str) -> Cell | None:
    """Return the cell one step back, drawn under `label` if there are two; None: pinned (KB-19-r, KB-19-s)."""
    cells = pitch.expulsion_cells(work.goal(player), work.cell(player))
    return work.dice.pick(label, cells) if cells else None


def _diagonal(work: Work, player: PlayerId) -> Reasons:
    """Return that there is no cell straight behind a player, and one of two was drawn (KB-19-s)."""
    cells = pitch.expulsion_cells(work.goal(player), work.cell(player))
    return (Reason("back-drawn", {"cells": Named("cell", tuple(cells))}, clause="KB-19-s"),) if len(cells) > 1 else ()


def send_back(work: Work, player: PlayerId, cause: Cause, reasons: Reasons) -> None:
    """KB-21-h, KB-21-l: a player goes back one cell before the moves, keeping what they hold (label `event/back`)."""
    origin = work.cell(player)
    reached = way_back(work, player, "event/back") or origin
    reasons = (*reasons, *_diagonal(work, player))
    work.change(player, cell=reached)
    work.log(PlayerDisplaced(player=player, origin=origin, to=reached, cause=cause), reasons=reasons)


def expel_all(work: Work, melee: Melee) -> None:
    """KB-19-q: all destinations first (labels `round/<r>/back/<player>`), then everybody goes, in player order."""
    victims = [player for player in work.roster if player in melee.expelled]
    reached: dict[PlayerId, Cell | None] = {}
    for player in victims:
        with work.trail.behind(f"round/{work.round}/back/{player}"):
            reached[player] = way_back(work, player, f"round/{work.round}/back/{player}")
    for player in victims:
        merchant = melee.repelled.get(player)
        cause = list_charged(work, work.cell(player)) if merchant is None else work.bribed(merchant)
        with cause, work.trail.behind(f"round/{work.round}/back/{player}"):
            _expel(work, player, reached[player], melee.expelled[player], melee.why.get(player))


def _expel(work: Work, player: PlayerId, to: Cell | None, cause: ExpulsionCause, why: Reason | None) -> None:
    cell = work.cell(player)
    for ball in work.held_by(player):  # KB-19-o: what they hold stays on the charged cell
        work.lay(ball, cell)
        work.log(BallDropped(ball=ball, player=player, cell=cell, cause="expelled"), betrays=team_of(player))
    reasons = (*(() if why is None else (why,)), *_diagonal(work, player))
    work.pushed[player] = (cell, work.roles.get(player))
    work.change(player, cell=to or cell)
    work.roles[player] = None  # KB-19-t
    work.blocks.pop(player, None)
    event = Expelled(player=player, origin=cell, to=to or cell, cause=cause, pinned=to is None, round=work.round)
    work.log(event, reasons=reasons)
