"""Small questions about a state that both the parser and the resolution ask. All pure."""

from collections.abc import Collection

from rules.contract import SeatId
from rules.kollaball import pitch
from rules.kollaball.state import (
    TEAMS,
    BallId,
    Cell,
    Class,
    Ground,
    Held,
    PlayerId,
    SpecialKind,
    State,
    TacticName,
    TeamId,
    ball_key,
    opponents_of,
    team_of,
)

# KB-23-c: the team's other actions do not take place
WHOLE_TEAM_TACTICS: frozenset[TacticName] = frozenset({"rally", "reshuffle", "analysis", "neutralise", "fall_back"})

# KB-17-a; the alchemist has none of their own: they copy
CLASS_SPECIALS: dict[Class, SpecialKind] = {
    "warrior": "block",
    "ranger": "sprint",
    "archer": "deep_pass",
    "thief": "decoy",
    "merchant": "bribe",
}

MIN_BRIBE = 50  # KB-20-a
STARTERS = 4  # KB-2-a
MAX_ROSTER = 6  # KB-2-b
RATE_STEP = 3  # KB-21-b
PERCENT = 100


def roster(state: State, team: TeamId) -> tuple[PlayerId, ...]:
    """Return everybody on a team's list, whatever their status, in player order."""
    return tuple(sorted([player for player in state.players if team_of(player) == team]))


def pitch_players_of(state: State, team: TeamId) -> tuple[PlayerId, ...]:
    """Return a team's players on the pitch, in player order."""
    return tuple(player for player in roster(state, team) if state.players[player].status == "pitch")


def bench_players_of(state: State, team: TeamId) -> tuple[PlayerId, ...]:
    """Return a team's substitutes, in player order."""
    return tuple(player for player in roster(state, team) if state.players[player].status == "bench")


def absent(state: State, team: str, present: Collection[PlayerId]) -> tuple[PlayerId, ...]:
    """Return who of a team's roster is not `present` at the roll-call, in player order (KB-1-c)."""
    if state.config.roll_call == "off":
        return ()
    return tuple(player for side in TEAMS if side == team for player in roster(state, side) if player not in present)


def may_start(state: State, team: TeamId) -> tuple[PlayerId, ...]:
    """Return who may be in a team's line-up, in player order: not who was excluded before the kick-off (KB-2-c)."""
    return tuple(player for player in roster(state, team) if state.players[player].status != "out")


def is_due_back(state: State, player: PlayerId) -> bool:
    """Return whether a player comes back from the sideline this turn (KB-20-i)."""
    who = state.players[player]
    return who.status == "sideline" and who.returns is not None and who.returns <= state.turn


def due_back(state: State, team: TeamId) -> tuple[PlayerId, ...]:
    """Return a team's players who come back from the sideline this turn, in player order."""
    return tuple(player for player in roster(state, team) if is_due_back(state, player))


def may_be_replaced(state: State, player: PlayerId) -> bool:
    """Return whether `X` may name this player as the one who goes out, in a turn's orders (KB-2-d, KB-2-f)."""
    who = state.players[player]
    if who.cell is None:
        return False
    if who.status == "out":
        return who.replace_from is not None and who.replace_from <= state.turn
    return who.status == "missing"


def balls_in_hand_of(state: State, player: PlayerId) -> tuple[BallId, ...]:
    """Return the balls and decoys in a player's hands, in ball order."""
    held = (ball for ball, where in state.balls.items() if isinstance(where, Held) and where.by == player)
    return tuple(sorted(held, key=ball_key))


def real_ball_of(state: State, player: PlayerId) -> BallId | None:
    """Return the real ball in a player's hands, if any (KB-13-b)."""
    return next((ball for ball in balls_in_hand_of(state, player) if state.balls[ball].kind == "real"), None)


def appears_to_hold(state: State, player: PlayerId) -> bool:
    """Return whether a player is seen with a ball, a decoy included (KB-23-k)."""
    return bool(balls_in_hand_of(state, player))


def carriers(state: State, team: TeamId) -> tuple[PlayerId, ...]:
    """Return a team's players who hold a real ball, in player order."""
    return tuple(player for player in pitch_players_of(state, team) if real_ball_of(state, player) is not None)


def balls_on_ground(state: State, cell: Cell) -> tuple[BallId, ...]:
    """Return the balls and decoys that lie on `cell`, in ball order."""
    lying = (ball for ball, where in state.balls.items() if isinstance(where, Ground) and where.cell == cell)
    return tuple(sorted(lying, key=ball_key))


def entry_cells(state: State, player: PlayerId) -> tuple[Cell, ...]:
    """Return where a player due back may enter, in cell order (KB-20-i): near a carrier, else near where they left."""
    who = state.players[player]
    team = team_of(player)
    around = [state.players[carrier].cell for carrier in carriers(state, team)] or [who.cell]
    radius = 1 if who.radius is None else who.radius
    goal = state.teams[team].goal
    return tuple(
        cell
        for cell in pitch.CELLS
        if cell != goal and any(near is not None and pitch.distance(near, cell) <= radius for near in around)
    )


def owing(state: State, team: TeamId) -> tuple[PlayerId, ...]:
    """Return who owes an action in an ordinary turn, substitutes that may come in apart (KB-12-d), in player order."""
    return tuple(
        player
        for player in roster(state, team)
        if (state.players[player].status == "pitch" and state.players[player].skip == 0) or is_due_back(state, player)
    )


def event_chance(state: State) -> int:
    """Return how many chances in a hundred there are for a random event in the turn being ordered (KB-21-b)."""
    return min(PERCENT, state.event_rate + RATE_STEP)


def event_floor(events: int) -> int:
    """Return what the rate falls to after that many random events, before it is held to 100 % (KB-21-b)."""
    return RATE_STEP * (events + 1)


def falls_back_to(goal: Cell, cell: Cell) -> Cell:
    """Return where a fall-back takes a player: two cells straight back, before the edge and their goal (KB-23-n)."""
    for _ in range(2):
        behind = pitch.straight_back(goal, cell)
        if behind is None or behind == goal:
            break
        cell = behind
    return cell


def awaiting(state: State) -> tuple[SeatId, ...]:
    """Return the seats that may send an order, in seat order (rulebook 4.4)."""
    return tuple(SeatId(seat) for seat in _awaited(state))


def _awaited(state: State) -> tuple[str, ...]:
    match state.stage:
        case "roll_call" | "lineup":
            return TEAMS
        case "orders":
            return TEAMS if state.insight is None else (opponents_of(state.insight.team),)
        case "orders_second":
            return TEAMS if state.sealed is None else (opponents_of(state.sealed.seat),)
        case "timeout":
            return ("admin",)
        case "replacement":
            return tuple(team for team in TEAMS if team in (state.replacement or {}))
        case "finished":
            return ()
