"""Step P: balls are thrown (KB-15, KB-19-d), deep passes among them; in round 1 lobs go up."""

from rules.kollaball import pitch
from rules.kollaball.events import BallLost, BallOut, LobAimed, LobLaunched, Passed
from rules.kollaball.orders import Burst, Pass
from rules.kollaball.state import TEAMS, Air, BallId, Cell, PlayerId, team_of
from rules.kollaball.turn.moves import log_move, why_shifted
from rules.kollaball.turn.pieces import Stray, ThrownBall
from rules.kollaball.turn.specials import acting, is_critical
from rules.kollaball.turn.tactics import carrier_of
from rules.kollaball.turn.validity import displacement
from rules.kollaball.turn.work import Work, step_from
from rules.reasons import Reason

LOB_TURNS = 2  # KB-23-f


def throw_all(work: Work) -> None:
    """Throw the balls of this round, in player order (labels `crit/<player>`, `event/direction`)."""
    for player, action in work.acts.items():
        if isinstance(action, Pass):
            with acting(work, player):
                _throw(work, player, action)
    if work.round == 1:
        _launch_lobs(work)


def _throw(work: Work, player: PlayerId, action: Pass) -> None:
    special = action.special
    deep = special is not None and special.kind == "deep_pass"
    one_two: Burst | None = None
    if special is not None and deep:
        critical = is_critical(work, player, special)
        work.perform(player, special)
        one_two = _one_two(work, player) if critical else None
    # KB-disp-a: everything is shifted alike, from where the passer stands before they advance
    way = displacement(work, player, action.origin)
    target = _target(work, player, action, one_two, way)
    ball = work.real_ball_of(player)
    if ball is None or target is None:
        raise RuntimeError(f"{player} cannot throw")
    passed = Passed(player=player, ball=ball, origin=work.cell(player), to=target, deep=deep, round=work.round)
    with work.flight(ball, player):
        work.log(passed, betrays=team_of(player), reasons=why_shifted(way))
    if work.round == 1 and work.misdirected == player:
        _misdirect(work, passed)
    else:
        work.places[ball] = ThrownBall(target, team_of(player))
    if one_two is not None:  # KB-22-f: they advance right after the throw
        reached = step_from(one_two.advance, way, work.goal(player))
        if reached is not None:
            advance = Reason("one-two", clause="KB-22-f")
            log_move(work, player, (work.cell(player), reached), (advance,))
            work.change(player, cell=reached)


def _one_two(work: Work, player: PlayerId) -> Burst | None:
    """KB-22-f: take the reserve that tells where to, if there is one."""
    plan = work.plans[player]
    if not isinstance(plan.reserve, Burst):
        return None
    reserve, plan.reserve = plan.reserve, None
    return reserve


def _target(work: Work, player: PlayerId, action: Pass, one_two: Burst | None, way: pitch.Vector) -> Cell | None:
    """KB-22-f: the one-two's own target, unless it lies, shifted, off the pitch or on the own goal."""
    if one_two is not None and one_two.to is not None:
        chosen = step_from(one_two.to, way, work.goal(player))
        if chosen is not None:
            return chosen
    return step_from(action.to, way, work.goal(player))


def _misdirect(work: Work, passed: Passed) -> None:
    """KB-21-k: the ball flies one cell beyond its target, to the ground or out of the pitch."""
    with work.struck():
        _go_astray(work, passed)


def _go_astray(work: Work, passed: Passed) -> None:
    player, ball, target = passed.player, passed.ball, passed.to
    ways = _components(pitch.vector_between(passed.origin, target))
    direction = work.dice.pick("event/direction", ways)
    bent = (Reason("bent", clause="KB-21-k"),) if len(ways) > 1 else ()
    beyond = pitch.shift(target, direction)
    if beyond is None:
        work.strays.append(Stray(ball=ball, team=team_of(player), cell=target))
        work.hold_back(ball)
        work.log(BallOut(ball=ball, player=player, cell=target), reasons=bent)
    else:
        work.lay(ball, beyond)
        work.log(BallLost(ball=ball, player=player, cell=beyond, cause="misunderstanding"), reasons=bent)


def _components(way: pitch.Vector) -> list[pitch.Vector]:
    """Return the direction of a throw; of a bent one (two cells, not in line) its two components, in compass order."""
    if way in pitch.COMPASS:
        return [way]
    half = (way[0] // 2, way[1] // 2)
    if (half[0] * 2, half[1] * 2) == way:
        return [half]
    return [step for step in pitch.COMPASS if (way[0] - step[0], way[1] - step[1]) in pitch.COMPASS]


def _launch_lobs(work: Work) -> None:
    """KB-23-f: a lob is out of everybody's reach until it comes down; its target is a secret."""
    for team in TEAMS:
        tactic = work.tactics.get(team)
        if tactic is None or tactic.name != "lob":
            continue
        carrier, origin, cell = carrier_of(tactic)
        ball = work.real_ball_of(carrier)
        target = None if cell is None else step_from(cell, displacement(work, carrier, origin), work.goal(carrier))
        if ball is None or target is None:
            raise RuntimeError(f"{carrier} cannot lob")
        lands = work.turn + LOB_TURNS
        _raise(work, ball, target, lands, carrier)
        work.log(LobLaunched(player=carrier, ball=ball, lands=lands), team)
        work.log(LobAimed(player=carrier, to=target, audience=team, reveal_turn=lands), team)


def _raise(work: Work, ball: BallId, target: Cell, lands: int, thrower: PlayerId) -> None:
    nature = work.natures[ball]
    work.places[ball] = Air(
        kind=nature.kind, team=nature.team, target=target, lands=lands, team_thrown=team_of(thrower)
    )
