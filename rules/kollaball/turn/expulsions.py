"""Step C, its end: the expelled lose what they hold, their role and their block, and go back a cell together."""

from rules.kollaball.events import BallDropped, Expelled
from rules.kollaball.events.fact import ExpulsionCause
from rules.kollaball.state import Cell, PlayerId, team_of
from rules.kollaball.turn.charges import Melee, charged
from rules.kollaball.turn.departures import way_back
from rules.kollaball.turn.work import Work


def expel_all(work: Work, melee: Melee) -> None:
    """KB-19-q: all destinations first (labels `round/<r>/back/<player>`), then everybody goes, in player order."""
    victims = [player for player in work.roster if player in melee.expelled]
    reached: dict[PlayerId, Cell | None] = {}
    for player in victims:
        with work.trail.behind(f"round/{work.round}/back/{player}"):
            reached[player] = way_back(work, player, f"round/{work.round}/back/{player}")
    for player in victims:
        merchant = melee.repelled.get(player)
        cause = charged(work, work.cell(player)) if merchant is None else work.bribed(merchant)
        with cause, work.trail.behind(f"round/{work.round}/back/{player}"):
            _expel(work, player, reached[player], melee.expelled[player])


def _expel(work: Work, player: PlayerId, to: Cell | None, cause: ExpulsionCause) -> None:
    cell = work.cell(player)
    for ball in work.held_by(player):  # KB-19-o: what he holds stays on the charged cell
        work.lay(ball, cell)
        work.log(BallDropped(ball=ball, player=player, cell=cell, cause="expelled"), betrays=team_of(player))
    work.change(player, cell=to or cell)
    work.roles[player] = None  # KB-19-t
    work.blocks.pop(player, None)
    work.log(Expelled(player=player, origin=cell, to=to or cell, cause=cause, pinned=to is None, round=work.round))
