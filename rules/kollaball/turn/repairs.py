"""Step C of round 1: the favours that undo a charge, once it is known who is charged (KB-20-k, KB-20-l)."""

from rules.kollaball.events import Favoured
from rules.kollaball.state import Air, BallId, Cell, PlayerId, TeamId, opponents_of, team_of
from rules.kollaball.turn.charges import Melee
from rules.kollaball.turn.favours import chain, offside_instead
from rules.kollaball.turn.pieces import ThrownBall
from rules.kollaball.turn.why import drawn, drawn_of, people
from rules.kollaball.turn.work import Work
from rules.reasons import Reason

Grants = dict[BallId, PlayerId]


def can_catch(work: Work, player: PlayerId) -> bool:
    """Return whether a player may catch a ball that comes down on their cell (KB-15-d, f; KB-21-m)."""
    return work.roles.get(player) == "receiver" and player not in work.sprained and work.real_ball_of(player) is None


def falling(work: Work) -> dict[BallId, tuple[Cell, TeamId]]:
    """Return the balls that come down in this round, in ball order: their cell and the team that threw them."""
    found: dict[BallId, tuple[Cell, TeamId]] = {}
    for ball, place in work.places.items():
        match place:
            case ThrownBall(cell=cell, team=team):
                found[ball] = (cell, team)
            case Air(target=str(cell), lands=lands, team_thrown=team) if work.round == 1 and lands <= work.turn:
                found[ball] = (cell, team)
            case _:
                pass
    return found


def apply_favours(work: Work, melee: Melee) -> Grants:
    """Apply the pending favours in order; return the balls that fair calls grant."""
    granted: Grants = {}
    for merchant, effect in work.pending:
        with work.bribed(merchant):
            if effect == "advantage":
                if _advantage(work, melee, merchant):
                    continue
                chain(work, merchant, "advantage", "fair_call")
            if not _fair_call(work, melee, merchant, granted):
                offside_instead(work, merchant)
    work.pending.clear()
    return granted


def _charged(work: Work, melee: Melee, team: TeamId) -> list[PlayerId]:
    """Return the players of `team` to be expelled by a charge, in player order."""
    return [player for player in work.squads[team] if melee.expelled.get(player) == "charge"]


def _advantage(work: Work, melee: Melee, merchant: PlayerId) -> bool:
    """KB-20-k: one who is charged does not suffer it, and one opposing hitter is repelled."""
    candidates = _charged(work, melee, team_of(merchant))
    if not candidates:
        return False
    lucky = work.dice.pick(f"bribe/{merchant}/beneficiary", candidates)
    del melee.expelled[lucky], melee.why[lucky]
    favoured = Favoured(player=merchant, effect="advantage", beneficiary=lucky)
    work.log(favoured, reasons=drawn(candidates, "KB-20-k"))
    hitters = melee.hitters[work.cell(lucky)][opponents_of(team_of(lucky))]
    standing = [player for player in hitters if player not in melee.expelled]
    if standing:
        hitter = work.dice.pick(f"bribe/{merchant}/repel", standing)
        melee.expelled[hitter], melee.repelled[hitter] = "advantage", merchant
        facts = {"who": people(lucky), "among": people(*standing)}
        melee.why[hitter] = Reason("repelled", facts, clause="KB-20-k")
    return True


def _fair_call(work: Work, melee: Melee, merchant: PlayerId, granted: Grants) -> bool:
    """KB-20-l: a receiver charged off the target of a pass gets the ball all the same."""
    team = team_of(merchant)
    balls = {ball: cell for ball, (cell, thrower) in falling(work).items() if thrower == team and ball not in granted}
    pairs: dict[PlayerId, BallId] = {}
    for player in _charged(work, melee, team):
        if player in granted.values() or not can_catch(work, player):
            continue
        cell = work.cell(player)
        left = [other for other in work.on_cell(team, cell) if other not in melee.expelled and can_catch(work, other)]
        ball = next((ball for ball, target in balls.items() if target == cell), None)
        if ball is not None and not left:
            pairs[player] = ball
    if not pairs:
        return False
    lucky = work.dice.pick(f"bribe/{merchant}/beneficiary", list(pairs))
    granted[pairs[lucky]] = lucky
    favoured = Favoured(player=merchant, effect="fair_call", beneficiary=lucky, ball=pairs[lucky])
    work.log(favoured, reasons=drawn_of(list(pairs), "KB-20-l"))
    return True
