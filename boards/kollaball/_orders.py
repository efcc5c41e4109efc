"""A captain's own orders as arrows on the board, their team from left to right.

From orders to plans: what is to go from whom to which cell, and where each plan's arrow begins.
"""

from collections.abc import Sequence

import msgspec

from boards.kollaball import _frame, _pieces
from boards.kollaball._arrows import Way, arrows
from boards.kollaball._below import PictureKey
from boards.kollaball._board import CORNER, SMALLER, StandingThings, is_anybody_idle, pieces, standing_things
from boards.kollaball._frame import Frame
from boards.kollaball._layout import Places, Thing, lay_out
from boards.kollaball._pieces import TokenSpot
from boards.kollaball._words import ArrowKind, Labels, SignKind
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
    Special,
    Stand,
    Substitution,
    Tactic,
    TurnOrder,
)
from rules.kollaball.pitch import COORDINATES, RIGHT_GOAL, straight_back
from rules.kollaball.state import TEAMS, Cell, Ground, Held, PlayerId, State, team_of


class ArrowPlan(msgspec.Struct, frozen=True, kw_only=True):
    """An arrow from the thing `start` to the thing `end`, along `cells`; things are players and earlier ends."""

    kind: ArrowKind
    start: str
    end: str
    cells: tuple[Cell, ...]


class Plans:
    """Collects the plans of one order; a player's second one begins where their first one ends."""

    def __init__(self, state: State) -> None:
        self.plans: list[ArrowPlan] = []
        self._cells = {player: data.cell for player, data in state.players.items() if data.status == "pitch"}
        self._at: dict[PlayerId, str] = {player: player for player in self._cells}

    def moves(self, player: PlayerId, kind: ArrowKind, cells: Sequence[Cell]) -> None:
        """Add a player's walk along `cells`, the first being where they start."""
        if self._adds(kind, player, cells):
            self._at[player] = self.plans[-1].end
            self._cells[player] = cells[-1]

    def throws(self, player: PlayerId, kind: ArrowKind, start: Cell, end: Cell) -> None:
        """Add a ball's flight from a player's hand."""
        self._adds(kind, player, (start, end))

    def gives(self, player: PlayerId, to: PlayerId) -> None:
        """Add a decoy's way from hand to hand."""
        start, end = self._cells.get(player), self._cells.get(to)
        if player != to and start in COORDINATES and end in COORDINATES and start and end:
            self.plans.append(ArrowPlan(kind="throw", start=self._at[player], end=to, cells=(start, end)))

    def _adds(self, kind: ArrowKind, player: PlayerId, cells: Sequence[Cell]) -> bool:
        """Add an arrow if it leads somewhere; one from another cell than the player is planned to be in has none."""
        leads = len(cells) > 1 and cells[0] != cells[-1] and all(cell in COORDINATES for cell in cells)
        if not leads or self._cells.get(player) != cells[0]:
            return False
        self.plans.append(
            ArrowPlan(kind=kind, start=self._at[player], end=f"to/{len(self.plans)}", cells=tuple(cells)),
        )
        return True


def orders_scene(state: State, order: Order, seat: SeatId, frame: Frame) -> Scene:
    """Return the board that `seat` sees with its own orders, and nobody else's, drawn on it.

    The team that attacks to the left sees the pitch turned by half a turn; the names go with the cells.
    """
    flipped = any(team == seat and state.teams[team].goal == RIGHT_GOAL for team in TEAMS)
    frame, colours = msgspec.structs.replace(frame, flipped=flipped), frame.colours
    shown, ghosts = _with_newcomers(state, order)
    plans = _plans(shown, order)
    where = lay_out(_things(shown, plans, flipped), CORNER, flipped=flipped, size=SMALLER)
    under, over = arrows([_way(plan, where) for plan in plans], _tokens(shown, where), colours)
    shapes = _frame.draw_header(frame)
    shapes.append(_frame.inset(shown, frame))
    shapes += [*under, *pieces(shown, where, colours, StandingThings(ghosts=ghosts)), *over]
    if isinstance(order, TurnOrder):
        shapes += _marks(shown, order, where, colours)
    signs: tuple[SignKind, ...] = ("unspent", "idle") if is_anybody_idle(shown) else ("unspent",)
    key = PictureKey(arrows=tuple(dict.fromkeys(plan.kind for plan in plans)), signs=signs)
    return _frame.finish(shapes, shown, frame, key, _plays(order, frame.labels))


def _things(state: State, plans: Sequence[ArrowPlan], flipped: bool) -> list[Thing]:
    """Everything on the board, and every cell where an arrow ends."""
    partners: dict[str, str] = {}
    for plan in plans:
        partners.setdefault(plan.start, plan.end)
    ends = [
        Thing(key=plan.end, cell=plan.cells[-1], partner=plan.start) for plan in plans if plan.end not in state.players
    ]
    return [*standing_things(state, flipped=flipped, partners=partners), *ends]


def _tokens(state: State, where: Places) -> list[TokenSpot]:
    return [spot for key, spot in where.spots.items() if key in state.players or key in state.balls]


def _way(plan: ArrowPlan, where: Places) -> Way:
    """The arrow of a plan; where a plan ends nothing stands yet."""
    start, end = (where.spots[key] if "/" not in key else _free(where.spots[key]) for key in (plan.start, plan.end))
    return Way(kind=plan.kind, start=start, end=end, via=tuple(where.cell(cell) for cell in plan.cells[1:-1]))


def _free(spot: TokenSpot) -> TokenSpot:
    return TokenSpot(spot.x, spot.y, 0)


def _plays(order: Order, labels: Labels) -> dict[PlayerId, str]:
    """The specials that the order plays, in words."""
    lines = order.lines if isinstance(order, TurnOrder) else ()
    specials = [(line.player, special) for line in lines for action in line.actions if (special := _special(action))]
    return {player: labels.special(special.kind, special.via) for player, special in specials}


def _special(action: Action) -> Special | None:
    return None if isinstance(action, Retreat | Drop | Pickup) else action.special


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


def _plans(state: State, order: Order) -> Sequence[ArrowPlan]:
    walk = Plans(state)
    if isinstance(order, TurnOrder):
        if order.tactic:
            _draw_tactic(walk, state, order.tactic)
        for line in order.lines:
            for action in line.actions:
                _draw_action(walk, line.player, action)
            if line.reserve:
                _draw_reserve(walk, line.player, line.reserve)
    return walk.plans


def _draw_action(walk: Plans, player: PlayerId, action: Action) -> None:
    match action:
        case Move():
            walk.moves(player, "strike" if action.role == "hitter" else "move", [action.origin, *action.path])
        case Pass():
            walk.throws(player, "throw", action.origin, action.to)
        case Retreat():
            walk.moves(player, "move", [action.origin, action.to])
        case Drop() | Pickup() | Stand():
            pass  # a mark, not a way
    special = _special(action)
    for mate in special.targets if special else ():
        walk.gives(player, mate)


def _draw_reserve(walk: Plans, player: PlayerId, reserve: Reserve) -> None:
    match reserve:
        case Move():
            walk.moves(player, "reserve", [reserve.origin, *reserve.path])
        case Pass() | Retreat():
            walk.throws(player, "reserve", reserve.origin, reserve.to)
        case Burst():
            walk.throws(player, "reserve", reserve.origin, reserve.to or "")
            walk.moves(player, "reserve", [reserve.origin, reserve.advance])
        case Drop() | Pickup():
            pass


def _draw_tactic(walk: Plans, state: State, tactic: Tactic) -> None:
    origin = tactic.origin or ""
    carrier = tactic.carrier or ""
    match tactic.name:
        case "lob":
            walk.throws(carrier, "lob", origin, tactic.cell or "")
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


def _draw_fall_back(walk: Plans, state: State, tactic: Tactic) -> None:
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
        spot = where.spots.get(line.player)
        if spot is not None:
            for action in line.actions:
                shapes += _action_marks(state, action, where, spot, palette)
    for change in order.substitutions:
        if change.out in where.spots:
            shapes += _pieces.draw_sent_off(where.spots[change.out], palette)
    for opponent in order.tactic.opponents if order.tactic else ():
        if opponent in where.spots:
            shapes.append(_pieces.ring(where.spots[opponent], palette.lob))
    return shapes


def _action_marks(state: State, action: Action, where: Places, spot: TokenSpot, palette: Palette) -> list[Shape]:
    match action:
        case Drop():
            return [_pieces.ring(_pieces.draw_carried(spot, 0), palette.throw)]
        case Pickup():
            lying = (b for b, data in state.balls.items() if isinstance(data, Ground) and data.cell == action.origin)
            return [_pieces.ring(where.spots[ball], palette.throw) for ball in lying if ball in where.spots]
        case Retreat():
            return []
        case Move() | Pass() | Stand():
            return [_pieces.draw_star(spot, palette)] if action.special else []
