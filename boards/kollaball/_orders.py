"""A captain's own orders as arrows on his board, his team from left to right."""

from collections.abc import Sequence

import msgspec

from boards.kollaball import _field, _frame, _pieces
from boards.kollaball._arrows import Way, arrows
from boards.kollaball._board import SMALLER, Places, Standing, pieces, places
from boards.kollaball._frame import Frame
from boards.kollaball._pieces import Spot
from boards.kollaball._ways import Walk
from boards.kollaball._words import special_sign
from boards.palette import Palette
from boards.scene import Scene, Shape
from rules.contract import SeatId
from rules.kollaball.orders import (
    Action,
    Burst,
    Drop,
    Lineup,
    Move,
    Order,
    Pass,
    Pickup,
    Replacement,
    Reserve,
    Retreat,
    Stand,
    Substitution,
    Tactic,
    TurnOrder,
)
from rules.kollaball.pitch import RIGHT_GOAL, straight_back
from rules.kollaball.state import TEAMS, Cell, Ground, Held, PlayerId, State, team_of


def orders_scene(state: State, order: Order, seat: SeatId, frame: Frame) -> Scene:
    """Return the board that `seat` sees with its own orders, and nobody else's, drawn on it.

    The team that attacks to the left sees the pitch turned by half a turn; the names go with the cells.
    """
    flipped = any(team == seat and state.teams[team].goal == RIGHT_GOAL for team in TEAMS)
    frame, colours = msgspec.structs.replace(frame, flipped=flipped), frame.colours
    shown, ghosts = _with_newcomers(state, order)
    where = places(shown, flipped=flipped, top=_frame.TOP, size=SMALLER)
    ways = _ways(shown, order, where)
    kinds = tuple(dict.fromkeys(way.kind for way in ways))
    bottom = _frame.TOP + _field.HEIGHT
    shapes = _frame.header(frame)
    shapes.append(_frame.inset(shown, frame, _frame.TOP))
    under, over = arrows(ways, colours)
    shapes += under
    shapes += pieces(shown, where, colours, Standing(ghosts=ghosts))
    shapes += over
    if isinstance(order, TurnOrder):
        shapes += _marks(shown, order, where, colours)
    shapes += _frame.key_row(kinds, frame.labels, bottom, colours)
    return _frame.finish(shapes, shown, frame, bottom + _frame.key_height(kinds, frame.labels))


def _with_newcomers(state: State, order: Order) -> tuple[State, set[PlayerId]]:
    """The state with those on the pitch whom the order brings there, and who they are."""
    match order:
        case Lineup():
            return _lined_up(state, order), set()
        case Replacement():
            coming = _substitutes(state, [order.substitution])
        case TurnOrder():
            coming = _substitutes(state, order.substitutions)
            coming |= {line.player: line.entry for line in order.lines if line.entry}
        case _:
            return state, set()
    players = dict(state.players)
    for player in coming.keys() & players.keys():
        players[player] = msgspec.structs.replace(players[player], status="pitch", skip=0, cell=coming[player])
    return msgspec.structs.replace(state, players=players), set(coming)


def _substitutes(state: State, changes: Sequence[Substitution]) -> dict[PlayerId, Cell | None]:
    """Who comes in, and where (KB-2-g)."""
    return {
        change.into: state.players[change.out].cell for change in changes if change.into and change.out in state.players
    }


def _lined_up(state: State, order: Lineup) -> State:
    """KB-2-c: the starters on their own goal, the ball in the hands of the one named."""
    team = team_of(order.ball)
    goal = state.teams[team].goal
    players = {
        player: msgspec.structs.replace(data, status="pitch", cell=goal) if player in order.starters else data
        for player, data in state.players.items()
    }
    balls = {**state.balls, team: Held(kind="real", team=team, by=order.ball)}
    return msgspec.structs.replace(state, players=players, balls=balls)


def _ways(state: State, order: Order, where: Places) -> list[Way]:
    walk = Walk(state, where)
    if isinstance(order, TurnOrder):
        if order.tactic:
            _draw_tactic(walk, state, order.tactic)
        for line in order.lines:
            for action in line.actions:
                _draw_action(walk, line.player, action)
            if line.reserve:
                _draw_reserve(walk, line.player, line.reserve)
    return walk.ways


def _draw_action(walk: Walk, player: PlayerId, action: Action) -> None:
    match action:
        case Move():
            walk.moves(player, "strike" if action.role == "hitter" else "move", [action.origin, *action.path])
        case Pass():
            walk.throws(player, "", "throw", action.origin, action.to)
        case Retreat():
            walk.moves(player, "move", [action.origin, action.to])
        case Drop() | Pickup() | Stand():
            pass  # a mark, not a way
    special = None if isinstance(action, Retreat | Drop | Pickup) else action.special
    for mate in special.targets if special else ():
        walk.gives(player, mate)


def _draw_reserve(walk: Walk, player: PlayerId, reserve: Reserve) -> None:
    match reserve:
        case Move():
            walk.moves(player, "reserve", [reserve.origin, *reserve.path])
        case Pass() | Retreat():
            walk.throws(player, "", "reserve", reserve.origin, reserve.to)
        case Burst():
            walk.throws(player, "", "reserve", reserve.origin, reserve.to or "")
            walk.moves(player, "reserve", [reserve.origin, reserve.advance])
        case Drop() | Pickup():
            pass


def _draw_tactic(walk: Walk, state: State, tactic: Tactic) -> None:
    origin = tactic.origin or ""
    carrier = tactic.carrier or ""
    match tactic.name:
        case "lob":
            walk.lobs(carrier, tactic.cell or "")
        case "feint":
            walk.moves(carrier, "move", [origin, tactic.cell or ""])
        case "fall_back":
            _draw_fall_back(walk, state, tactic)
        case _:
            pass
    for arrival in tactic.arrivals:
        walk.moves(arrival.player, "move", [state.players[arrival.player].cell or "", arrival.cell])
    for exchange in tactic.exchanges:
        cells = [state.players[player].cell or "" for player in (exchange.player, exchange.place_of)]
        walk.moves(exchange.player, "move", cells)


def _draw_fall_back(walk: Walk, state: State, tactic: Tactic) -> None:
    """KB-23-n: two cells straight back, stopping before the edge and the own goal; then the carrier's last step."""
    carrier = tactic.carrier
    if carrier is None:
        return
    team = team_of(carrier)
    goal = state.teams[team].goal
    for player, data in state.players.items():
        if team_of(player) != team or data.status != "pitch" or data.cell is None or data.skip:
            continue
        path = [data.cell]
        for _ in range(2):
            behind = straight_back(goal, path[-1])
            if behind is None or behind == goal:
                break
            path.append(behind)
        walk.moves(player, "move", path)
        if player == carrier and tactic.cell:
            walk.moves(player, "move", [path[-1], tactic.cell])


def _marks(state: State, order: TurnOrder, where: Places, palette: Palette) -> list[Shape]:
    """Specials as gold signs, a ring around a ball to pick up or put down and around opponents asked about."""
    shapes: list[Shape] = []
    for line in order.lines:
        spot = where.players.get(line.player)
        if spot is not None:
            for action in line.actions:
                shapes += _action_marks(state, action, where, spot, palette)
    for change in order.substitutions:
        if change.out in where.players:
            shapes += _pieces.sent_off(where.players[change.out], palette)
    for opponent in order.tactic.opponents if order.tactic else ():
        if opponent in where.players:
            shapes.append(_pieces.ring(where.players[opponent], palette.lob))
    return shapes


def _action_marks(state: State, action: Action, where: Places, spot: Spot, palette: Palette) -> list[Shape]:
    match action:
        case Drop():
            return [_pieces.ring(_pieces.carried(spot, 0), palette.throw)]
        case Pickup():
            lying = (b for b, data in state.balls.items() if isinstance(data, Ground) and data.cell == action.origin)
            return [_pieces.ring(where.balls[ball], palette.throw) for ball in lying if ball in where.balls]
        case Retreat():
            return []
        case Move() | Pass() | Stand():
            special = action.special
            return _pieces.badge(special_sign(special.kind, special.via), spot, palette) if special else []
