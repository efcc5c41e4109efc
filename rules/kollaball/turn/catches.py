"""Step B: balls are caught, picked up and dropped (KB-19-g)."""

from collections.abc import Mapping, Sequence

from rules.kollaball import pitch
from rules.kollaball.events import BallDropped, LobLanded, PassMissed, PickedUp, PickupFailed, Received
from rules.kollaball.events.fact import FailedPickup
from rules.kollaball.orders import Drop, Pickup
from rules.kollaball.state import Air, BallId, Cell, Ground, PlayerId, TeamId, team_of
from rules.kollaball.turn.repairs import can_catch, falling
from rules.kollaball.turn.why import drawn, is_veiled, people, why_missed
from rules.kollaball.turn.work import Work
from rules.reasons import Reason


def claims(work: Work) -> dict[Cell, list[PlayerId]]:
    """Return who wants to pick a ball up, by the cell where they stand before any expulsion (KB-16-b)."""
    found: dict[Cell, list[PlayerId]] = {}
    for player, action in work.acts.items():
        if isinstance(action, Pickup):
            found.setdefault(work.cell(player), []).append(player)
    return found


def settle_catches(
    work: Work, claimed: Mapping[Cell, list[PlayerId]], granted: Mapping[BallId, PlayerId], expelled: set[PlayerId]
) -> None:
    """Bring down the balls, then resolve pick-ups and drops (labels `round/<r>/reception/…`, `round/<r>/pickup/…`)."""
    coming = falling(work)
    for ball, (cell, team) in coming.items():  # B (1): granted by a fair call
        if ball in granted:
            with work.flight(ball):
                _land(work, ball, cell)
                _receive(work, ball, granted[ball], team)
    for ball, (cell, team) in coming.items():  # B (2)
        if ball not in granted:
            with work.flight(ball):
                _land(work, ball, cell)
                _come_down(work, ball, cell, team)
    for cell in pitch.sort_cells(set(claimed)):  # B (3)
        with work.trail.behind(f"round/{work.round}/pickup/{cell}"):
            _pick_up(work, cell, claimed[cell], expelled)
    for player, action in work.acts.items():  # B (4)
        if isinstance(action, Drop) and player not in expelled:
            _drop(work, player)


def _land(work: Work, ball: BallId, cell: Cell) -> None:
    if isinstance(work.places[ball], Air):
        work.log(LobLanded(ball=ball, cell=cell))


def _come_down(work: Work, ball: BallId, cell: Cell, team: TeamId) -> None:
    """KB-15-d, KB-15-e: a receiver of the throwing team on the cell catches it, drawn if several; else it falls."""
    candidates = [player for player in work.on_cell(team, cell) if can_catch(work, player)]
    if candidates:
        catcher = work.dice.pick(f"round/{work.round}/reception/{ball}", candidates)
        _receive(work, ball, catcher, team, candidates)
    else:
        work.lay(ball, cell)
        missed = PassMissed(ball=ball, cell=cell, round=work.round)
        work.log(missed, betrays=team, reasons=why_missed(work, cell, team))


def _receive(work: Work, ball: BallId, player: PlayerId, team: TeamId, candidates: Sequence[PlayerId] = ()) -> None:
    """Have a player catch a ball: one of the `candidates`, or without any by a fair call."""
    work.hold(ball, player)
    work.caught[player] = ball
    is_fair_call = not candidates
    event = Received(player=player, ball=ball, cell=work.cell(player), round=work.round, fair_call=is_fair_call)
    work.log(event, player, betrays=team, reasons=drawn(candidates, "KB-15-e"))


def _pick_up(work: Work, cell: Cell, claimants: list[PlayerId], expelled: set[PlayerId]) -> None:
    """KB-16-a, KB-16-d: while there are claimants and balls one of each is drawn; each claimant gets at most one."""
    balls = work.lying_on(cell)
    none_lay_there = not balls
    standing = [player for player in claimants if player not in expelled]
    many = Reason("lost-draw", {"among": people(*standing), "balls": len(balls)})
    got: set[PlayerId] = set()
    k = 0
    while balls and standing:
        k += 1
        ball = work.dice.pick(f"round/{work.round}/pickup/{cell}/{k}/ball", balls)
        player = work.dice.pick(f"round/{work.round}/pickup/{cell}/{k}/player", standing)
        among = () if is_veiled(work, standing, but=team_of(player)) else drawn(standing, "KB-16-a")
        balls.remove(ball)
        standing.remove(player)
        got.add(player)
        work.hold(ball, player)
        picked = PickedUp(player=player, ball=ball, cell=cell, round=work.round)
        work.log(picked, player, betrays=team_of(player), reasons=among)
    for player in claimants:
        if player not in got:
            lost: FailedPickup = "no_ball" if none_lay_there else "lost_draw"
            reason: FailedPickup = "expelled" if player in expelled else lost
            is_told = reason == "lost_draw" and not is_veiled(work, claimants)
            why = (many,) if is_told else _too_fresh(work, cell, reason)
            work.log(PickupFailed(player=player, cell=cell, reason=reason, round=work.round), player, reasons=why)


def _too_fresh(work: Work, cell: Cell, reason: FailedPickup) -> tuple[Reason, ...]:
    """Return that a ball lies there, but only since this turn (KB-16-b)."""
    lies = any(isinstance(place, Ground) and place.cell == cell for place in work.places.values())
    return (Reason("too-fresh", {"cell": cell}, clause="KB-16-b"),) if reason == "no_ball" and lies else ()


def _drop(work: Work, player: PlayerId) -> None:
    """KB-16-e: the carried ball goes on the ground of the carrier's cell."""
    ball = work.real_ball_of(player)
    if ball is None:
        raise RuntimeError(f"{player} has nothing to drop")
    cell = work.cell(player)
    work.lay(ball, cell)
    work.log(BallDropped(ball=ball, player=player, cell=cell, cause="drop"), player, betrays=team_of(player))
