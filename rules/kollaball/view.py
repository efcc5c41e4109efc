"""What a seat, or the public, may see of a state, its events and its draws (rulebook 4, 7, KB-17-k)."""

import re
from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from rules.contract import Outcome
from rules.dice import Roll
from rules.kollaball import events as ev
from rules.kollaball.pitch import CELL_ORDER
from rules.kollaball.state import TEAMS, Air, Ball, BallId, Ground, Held, Player, PlayerId, State, TeamId, team_of

_TURN_OF_DECOY = re.compile(r"leurre-..-([0-9]+)b?")
_PICKUP = re.compile(r"round/[0-9]+/pickup/(..)/.*")
_RECEPTION = re.compile(r"round/[0-9]+/reception/(.+)")


def view(state: State, events: tuple[ev.Event, ...], seat: str | None) -> Outcome[State, ev.Event]:
    """Return what `seat` (None: the public) may see; what is not for it is left out, empty, or a nameless ball."""
    shown = tuple(event for event in events if is_shown(state, event, seat))
    return Outcome(public_view(state, seat), shown)


def public_view(state: State, seat: str | None) -> State:
    """Return the state as `seat` may see it: no secrets of another team (rulebook 7)."""
    return replace(
        state,
        players={player: _player_view(player, who, seat) for player, who in state.players.items()},
        balls=_balls_view(state, seat),
        sealed=state.sealed if state.sealed is not None and state.sealed.seat == seat else None,
        noted=state.noted if state.noted is not None and state.noted.team == seat else None,
        insight=state.insight if state.insight is not None and state.insight.team == seat else None,
    )


def is_shown(state: State, event: ev.Event, seat: str | None) -> bool:
    """Return whether `seat` may see `event`, now that the match is in `state`.

    An event for one team is shown to all once the turn `reveal_turn` has been opened by its resolution (KB-17-i: a
    decoy is on the board while the orders of that turn are written), or the match is over.
    """
    if event.audience is msgspec.UNSET or event.audience == seat or state.stage == "finished":
        return True
    return event.reveal_turn is not msgspec.UNSET and event.reveal_turn < state.turn


def view_rolls(
    state: State, events: tuple[ev.Event, ...], rolls: tuple[Roll, ...], seat: str | None
) -> tuple[Roll, ...]:
    """Return the draws that `seat` may see: without those that decided a catch or pick-up it may not see."""
    balls: set[BallId] = set()
    cells: set[str] = set()
    for event in events:
        if is_shown(state, event, seat):
            continue
        match event:
            case ev.Received(ball=ball, cell=cell) | ev.PassMissed(ball=ball, cell=cell):
                balls.add(ball)
            case ev.PickedUp(cell=cell):
                cells.add(cell)
            case _:
                pass
    return tuple(roll for roll in rolls if not _betrays(roll.label, balls, cells))


def is_public(state: State, events: tuple[ev.Event, ...]) -> bool:
    """Return whether the orders behind `events` may be shown to all, now that the match is in `state`.

    Orders of a turn that was not played (void, timeout, first half of a two-stage turn) stay secret until the match is
    over: they were thrown away unread (KB-7-e, KB-9-c) or are played later.
    """
    if state.stage == "finished":
        return True
    if not all(is_shown(state, event, None) for event in events):
        return False
    noted = any(isinstance(event, ev.Neutralised) for event in events)
    for event in events:
        match event:
            case ev.TurnResolved(turn=turn):
                # KB-23-m: the cancelled orders are noted until the next counted turn
                return not (noted and turn + 1 == state.turn and state.noted is not None)
            case ev.RolledCall() | ev.LinedUp() | ev.TimeoutRuled() | ev.PlaysShort():
                return True
            case _:
                pass
    return bool(events) and all(isinstance(event, ev.Substituted) for event in events)


def hides(state: State, now: State) -> bool:
    """Return whether `state` holds what is not known to all, now that the match is in `now`.

    Purses follow from the bribes, which are public. Orders that were kept aside stay secret until the match is over.
    """
    if now.stage == "finished":
        return False
    if state.sealed is not None or state.insight is not None or state.noted is not None:
        return True
    return any(_told_after(where) >= now.turn for where in state.balls.values())


def _told_after(where: Ball) -> int:
    """Return the turn after which a ball's nature and aim are known to all (`is_shown`); 0: they always were."""
    if isinstance(where, Air):
        return where.lands
    return where.vanishes if isinstance(where.vanishes, int) else 0


def _player_view(player: PlayerId, who: Player, seat: str | None) -> Player:
    return who if team_of(player) == seat else replace(who, deniers=None)


def _balls_view(state: State, seat: str | None) -> dict[BallId, Ball]:
    hidden = set() if state.stage == "finished" else _masked(state, [team for team in TEAMS if team != seat])
    shown = {ball: _aim_hidden(where, seat, state) for ball, where in state.balls.items() if ball not in hidden}
    masks = sorted((_place_of(state, state.balls[ball]), ball) for ball in hidden)
    for number, (_, ball) in enumerate(masks, start=1):
        shown[f"balle-{number}"] = replace(state.balls[ball], kind=None, team=None, vanishes=msgspec.UNSET)
    return shown


def _aim_hidden(where: Ball, seat: str | None, state: State) -> Ball:
    own = not isinstance(where, Air) or where.team_thrown == seat or state.stage == "finished"
    return where if own else replace(where, target=None)


def _masked(state: State, teams: Iterable[TeamId]) -> set[BallId]:
    """Return the balls whose names would tell a decoy of one of `teams` from a ball (KB-17-k)."""
    return {ball for team in teams for ball in _masked_of(state, team)}


def _masked_of(state: State, team: TeamId) -> list[BallId]:
    decoys = [ball for ball, where in state.balls.items() if where.kind == "decoy" and where.team == team]
    if not decoys:
        return []
    played = min(int(found[1]) for ball in decoys if (found := _TURN_OF_DECOY.fullmatch(ball)))
    return [ball for ball, where in state.balls.items() if _is_of(where, team, played)]


def _is_of(where: Ball, team: TeamId, played: int) -> bool:
    """Return whether a ball is held by `team`, or lies there and is its own or may have fallen from its hands."""
    match where:
        case Held(by=by):
            return team_of(by) == team
        case Ground(since=since):
            return where.team == team or since >= played
        case Air():
            return False


def _place_of(state: State, where: Ball) -> tuple[int, str, int]:
    """Return the sort key of masked balls: by cell, then by what everybody sees."""
    match where:
        case Held(by=by):
            return (CELL_ORDER[state.players[by].cell or "A1"], by, 0)
        case Ground(cell=cell, since=since):
            return (CELL_ORDER[cell], "", since)
        case Air():
            return (len(CELL_ORDER), "", 0)


def _betrays(label: str, balls: set[BallId], cells: set[str]) -> bool:
    caught, picked = _RECEPTION.fullmatch(label), _PICKUP.fullmatch(label)
    return (caught is not None and caught[1] in balls) or (picked is not None and picked[1] in cells)
