"""What a side may do, as lists: for people who choose, for `legal` and for tests (rulebook 6.8, AS-ui-a, AS-ui-b).

Legal turns are generated and counted on sets of cells. A side's shots depend on few of them: `SHOTS` holds for each
shooter the cells of which one piece stops it. A turn is legal if its move is and no blocker of its shot is occupied
after it (AS-path-h).
"""

from collections.abc import Iterator, Mapping

import msgspec

from rules.aspic.board import (
    BIT,
    CELLS,
    FREE_ZONE,
    NAME,
    SIDES,
    Cell,
    Cells,
    Side,
    destinations,
    names_of,
    reach_by_axis,
    set_of,
)
from rules.aspic.flights import FLIGHTS, Flight
from rules.aspic.messages import SHOT_MESSAGES
from rules.aspic.orders import Move
from rules.aspic.refusals import PiecesAround, pieces_around, refusal_of_shot
from rules.aspic.state import State

# side -> ball -> shooter -> the cells of which one piece stops the shot; shots that are never legal are left out.
SHOTS: Mapping[Side, Mapping[Cells, Mapping[Cells, Cells]]] = {
    side: {
        BIT[ball]: {BIT[shooter]: flight.blockers for shooter, flight in flights.items() if flight.fault is None}
        for ball, flights in FLIGHTS[side].items()
    }
    for side in SIDES
}
_SHOT_TEXT: Mapping[Cells, str] = {BIT[cell]: f"x{cell}" for cell in CELLS}


class _MoveTexts(dict[Cells, tuple[str, ...]]):
    """A piece's moves to the cells of a line through it, in canonical text; an entry is made when it is asked for."""

    def __init__(self, piece: Cells) -> None:
        super().__init__()
        self._origin = NAME[piece]

    def __missing__(self, line: Cells) -> tuple[str, ...]:
        """Compute an entry, once."""
        self[line] = texts = tuple(f"{self._origin}-{to}" for to in names_of(line))
        return texts


_MOVE_TEXTS: Mapping[Cells, _MoveTexts] = {piece: _MoveTexts(piece) for piece in NAME}


def has_turn(side: Side, own: Cells, pieces: Cells, ball: Cells) -> bool:
    """Return whether the side has a legal move or a legal shot (AS-turn-g); `pieces` are those of both sides."""
    blocked, rest = pieces | ball, own
    while rest:
        piece = rest & -rest
        rest ^= piece
        if destinations(side, piece, blocked):
            return True
    return any(True for _ in shooters(side, own, pieces, ball))


def shooters(side: Side, own: Cells, pieces: Cells, ball: Cells) -> Iterator[Cells]:
    """Yield the pieces of `own` that have a legal shot, in board order."""
    shots = SHOTS[side][ball]
    while own:
        piece = own & -own
        own ^= piece
        blockers = shots.get(piece)
        if blockers is not None and not blockers & pieces:
            yield piece


def count_turns(side: Side, own: Cells, pieces: Cells, ball: Cells) -> int:
    """Return the number of legal turns: shots, moves, and moves with a shot."""
    blocked = pieces | ball
    shots = _shots_of(side, own, ball)
    count = 0
    for _, blockers in shots:
        if not blockers & pieces:
            count += 1
    rest = own
    while rest:
        piece = rest & -rest
        rest ^= piece
        others = pieces ^ piece
        reach = destinations(side, piece, blocked)
        count += reach.bit_count()
        for shooter, blockers in shots:
            if shooter != piece and not blockers & others:
                count += (reach & ~blockers).bit_count()
    return count


def turns(side: Side, own: Cells, pieces: Cells, ball: Cells) -> Iterator[tuple[Cells, Cells, Cells]]:
    """Yield the legal turns as sets of one: from, to, shooter; 0 where there is no move, or no shot."""
    blocked = pieces | ball
    shots = _shots_of(side, own, ball)
    for shooter, blockers in shots:
        if not blockers & pieces:
            yield 0, 0, shooter
    rest = own
    while rest:
        piece = rest & -rest
        rest ^= piece
        others = pieces ^ piece
        open_shots = [shot for shot in shots if shot[0] != piece and not shot[1] & others]
        reach = destinations(side, piece, blocked)
        while reach:
            to = reach & -reach
            reach ^= to
            yield piece, to, 0
            for shooter, blockers in open_shots:
                if not blockers & to:
                    yield piece, to, shooter


def turn_texts(side: Side, own: Cells, pieces: Cells, ball: Cells) -> list[str]:
    """Return the legal turns in canonical text, each once."""
    blocked = pieces | ball
    shots = [(shooter, blockers, _SHOT_TEXT[shooter]) for shooter, blockers in _shots_of(side, own, ball)]
    found = [text for _, blockers, text in shots if not blockers & pieces]
    rest = own
    while rest:
        piece = rest & -rest
        rest ^= piece
        others = pieces ^ piece
        names = _MOVE_TEXTS[piece]
        row, column, falling, rising = lines = reach_by_axis(side, piece, blocked)
        moves = names[row] + names[column] + names[falling] + names[rising]
        found += moves
        for shooter, blockers, shot in shots:
            if shooter != piece and not blockers & others:
                unblocking = moves
                if blockers & (row | column | falling | rising):
                    unblocking = tuple(move for line in lines for move in names[line & ~blockers])
                found += [f"{move} {shot}" for move in unblocking]
    return found


def placement_texts(cells: Cells) -> list[str]:
    """Return the single placements on `cells`."""
    return [f"P {name}" for name in names_of(cells)]


def _shots_of(side: Side, own: Cells, ball: Cells) -> list[tuple[Cells, Cells]]:
    """Return the pieces that are in range of the ball, with what stops them."""
    found = []
    shots = SHOTS[side][ball]
    while own:
        piece = own & -own
        own ^= piece
        blockers = shots.get(piece)
        if blockers is not None:
            found.append((piece, blockers))
    return found


class ShotTrial(msgspec.Struct, frozen=True, kw_only=True):
    """What a piece's shot would do: `flight` if it is legal, else the code of one of the seven messages."""

    shooter: Cell
    flight: Flight | None
    refusal: str | None

    @property
    def message(self) -> str | None:
        """The seed's message for the refusal."""
        return None if self.refusal is None else SHOT_MESSAGES[self.refusal]


def legal_turns(state: State) -> list[str]:
    """Return the canonical text of every order of the side to act, each once; in a placement every single cell."""
    side = state.to_act
    if side is None or state.ball is None:
        return []
    own = set_of(state.pieces.of(side))
    if state.phase == "placement":
        return placement_texts(FREE_ZONE[side] & ~own)
    return turn_texts(side, own, pieces_of(state), BIT[state.ball])


def legal_moves(state: State, origin: Cell) -> tuple[Cell, ...]:
    """Return where the piece of the side to act on `origin` may move; nowhere if there is none."""
    side = state.to_act
    if side is None or state.phase != "play" or state.ball is None or origin not in state.pieces.of(side):
        return ()
    return names_of(destinations(side, BIT[origin], pieces_of(state) | BIT[state.ball]))


def threats(state: State, side: Side) -> tuple[Flight, ...]:
    """Return the legal shots that `side` would have if it were to act now, goals first."""
    flights = [trial.flight for trial in trials(state, side) if trial.flight is not None]
    return tuple(sorted(flights, key=lambda flight: not flight.is_goal))


def trials(state: State, side: Side, move: Move | None = None) -> tuple[ShotTrial, ...]:
    """Return what the shot of every piece of `side` would do, by column, then line; none outside play.

    After `move` the pieces stand as it leaves them (AS-path-h), and the piece that moved may not shoot.
    """
    if state.phase != "play":
        return ()
    pieces = _after(state, side, move)
    return tuple(_trial(state, side, cell, pieces) for cell in names_of(pieces.own))


def try_shot(state: State, side: Side, shooter: Cell, move: Move | None = None) -> ShotTrial:
    """Return what a shot from `shooter` would do for `side` in play, whoever stands there; `move` is legal."""
    return _trial(state, side, shooter, _after(state, side, move))


def pieces_of(state: State) -> Cells:
    """Return the cells of all pieces."""
    return set_of(state.pieces.left) | set_of(state.pieces.right)


def _after(state: State, side: Side, move: Move | None) -> PiecesAround:
    pieces = pieces_around(state, side)
    return pieces if move is None else pieces.after(move)


def _trial(state: State, side: Side, shooter: Cell, pieces: PiecesAround) -> ShotTrial:
    ball = state.ball
    assert ball is not None  # noqa: S101 - it is on the board as long as the match lasts
    refusal = refusal_of_shot(side, shooter, ball, pieces)
    flight = FLIGHTS[side][ball][shooter] if refusal is None else None
    return ShotTrial(shooter=shooter, flight=flight, refusal=refusal)
