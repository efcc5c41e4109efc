"""Step M of round 1: the collective actions (KB-23). Lobs go up in the step of passes."""

from collections.abc import Mapping
from typing import assert_never

from rules.kollaball import facts, pitch
from rules.kollaball.clauses import BY_TACTIC
from rules.kollaball.events import Moved, TacticFailed
from rules.kollaball.events.fact import Role
from rules.kollaball.orders import Tactic
from rules.kollaball.state import TEAMS, BallId, Cell, PlayerId, TeamId
from rules.kollaball.turn.validity import displacement
from rules.kollaball.turn.why import Reasons, for_team, people
from rules.kollaball.turn.work import Work, step_from
from rules.reasons import Named, Reason

FALL_BACK_STEPS = 2  # KB-23-n


def play_all(work: Work) -> dict[PlayerId, Cell]:
    """Play the tactics, red's first; return where the players they move arrive."""
    arrivals: dict[PlayerId, Cell] = {}
    for team in TEAMS:
        tactic = work.tactics.get(team)
        if tactic is None:
            continue
        if not _is_possible(work, tactic):  # KB-23-e
            work.log(TacticFailed(team=team, tactic=tactic.name), team, reasons=_why_failed(work, team, tactic))
            del work.tactics[team]
            continue
        work.play_tactic(team, tactic)
        for player, walk in _walks(work, team, tactic).items():
            role: Role | None = "carrier" if player == tactic.carrier else None
            if len(walk) > 1 and walk[-1] != walk[0]:
                moved = Moved(player=player, origin=walk[0], to=walk[-1], path=walk, role=role, round=work.round)
                why = Reason("by-tactic", {"tactic": Named("tactic", (tactic.name,))}, clause=BY_TACTIC[tactic.name][0])
                work.log(moved, team, reasons=(why,))
                arrivals[player] = walk[-1]
    return arrivals


def _why_failed(work: Work, team: TeamId, tactic: Tactic) -> Reasons:
    """Return what the carrier lacked; who they are stands in the order alone."""
    carrier = tactic.carrier
    if carrier is None:
        return ()
    sits = "sits-out" if work.sits_out(carrier) else "no-ball"
    lack = sits if work.is_on_pitch(carrier) else "gone"
    return (for_team(team, "tactic-carrier", {"who": people(carrier), "lack": lack}, "KB-23-e"),)


def _is_possible(work: Work, tactic: Tactic) -> bool:
    """KB-23-e: a carrier's tactic needs them on the pitch, playing, and with a real ball."""
    carrier = tactic.carrier
    return carrier is None or (
        work.is_on_pitch(carrier) and not work.sits_out(carrier) and work.real_ball_of(carrier) is not None
    )


def _walks(work: Work, team: TeamId, tactic: Tactic) -> Mapping[PlayerId, tuple[Cell, ...]]:
    """Return the walk (where they stand first) of every player that a tactic moves, in player order."""
    if tactic.carrier is not None:
        work.roles[tactic.carrier] = "carrier"
    match tactic.name:
        case "feint":
            return _feint(work, tactic)
        case "rally":
            return _rally(work, team, tactic)
        case "fall_back":
            return _fall_back(work, team, tactic)
        case "reshuffle":
            return _reshuffle(work, tactic)
        case "analysis":
            work.analysed[team] = tactic.opponents
        case "lob":  # in step P
            pass
        case "placement" | "neutralise" | "own_game":
            raise RuntimeError(f"{tactic.name} is not played in the rounds")
        case _:
            assert_never(tactic.name)
    return {}


def _movable(work: Work, player: PlayerId) -> bool:
    """KB-23-e: players who sit the turn out are not moved."""
    return work.is_on_pitch(player) and not work.sits_out(player)


def _feint(work: Work, tactic: Tactic) -> dict[PlayerId, tuple[Cell, ...]]:
    """KB-23-h: the carrier advances one cell with the ball."""
    carrier, origin, cell = carrier_of(tactic)
    if cell is None:
        raise RuntimeError("a feint without a cell")
    reached = step_from(cell, displacement(work, carrier, origin), work.goal(carrier))
    return {carrier: (work.cell(carrier),) if reached is None else (work.cell(carrier), reached)}


def _rally(work: Work, team: TeamId, tactic: Tactic) -> dict[PlayerId, tuple[Cell, ...]]:
    """KB-23-g: everybody comes nearer to the carrier; KB-disp-b: shifted by each one's own displacement."""
    walks: dict[PlayerId, tuple[Cell, ...]] = {}
    planned = {arrival.player: arrival.cell for arrival in tactic.arrivals}
    for player in work.squads[team]:
        if player in planned and _movable(work, player):
            way = displacement(work, player, work.planned[player])
            reached = step_from(planned[player], way, work.goal(player))
            if reached is not None:
                walks[player] = (work.cell(player), reached)
    return walks


def _fall_back(work: Work, team: TeamId, tactic: Tactic) -> dict[PlayerId, tuple[Cell, ...]]:
    """KB-23-n: all go straight back two cells, stopping before the edge or the own goal; the carrier one more."""
    walks = {player: _back(work, player) for player in work.on_pitch(team) if _movable(work, player)}
    carrier, origin, cell = carrier_of(tactic)
    if cell is not None:
        # KB-disp-b: shifted by the difference between the cell reached and the one planned
        planned = facts.falls_back_to(work.goal(carrier), origin)
        reached = step_from(cell, pitch.vector_between(planned, walks[carrier][-1]), work.goal(carrier))
        if reached is not None:
            walks[carrier] += (reached,)
    return walks


def _back(work: Work, player: PlayerId) -> tuple[Cell, ...]:
    walk = [work.cell(player)]
    for _ in range(FALL_BACK_STEPS):
        behind = pitch.straight_back(work.goal(player), walk[-1])
        if behind is None or behind == work.goal(player):
            break
        walk.append(behind)
    return tuple(walk)


def _reshuffle(work: Work, tactic: Tactic) -> dict[PlayerId, tuple[Cell, ...]]:
    """KB-23-i: players exchange places cycle by cycle; a ball stays with the place."""
    place_of = {pair.player: pair.place_of for pair in tactic.exchanges}
    walks: dict[PlayerId, tuple[Cell, ...]] = {}
    inherited: dict[BallId, PlayerId] = {}
    for player, other in place_of.items():
        if all(_movable(work, member) for member in _cycle(place_of, player)):
            walks[player] = (work.cell(player), work.cell(other))
            inherited |= dict.fromkeys(work.held_by(other), player)
    for ball, player in inherited.items():
        work.hold(ball, player)
    return walks


def _cycle(place_of: Mapping[PlayerId, PlayerId], player: PlayerId) -> list[PlayerId]:
    cycle = [player]
    while place_of[cycle[-1]] != player:
        cycle.append(place_of[cycle[-1]])
    return cycle


def carrier_of(tactic: Tactic) -> tuple[PlayerId, Cell, Cell | None]:
    """Return a carrier's tactic as its player, where they are planned to be, and the cell it names."""
    if tactic.carrier is None or tactic.origin is None:
        raise RuntimeError(f"{tactic.name} without its carrier")
    return tactic.carrier, tactic.origin, tactic.cell
