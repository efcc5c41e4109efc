"""What a side may do, as lists: for people who choose, for `legal` and for tests (rulebook 6.8, AS-ui-a, AS-ui-b)."""

import msgspec

from rules.aspic import generation
from rules.aspic.board import BIT, FREE_ZONE, Cell, Cells, Side, names_of, set_of
from rules.aspic.flights import FLIGHTS, Flight
from rules.aspic.messages import SHOT_MESSAGES
from rules.aspic.orders import Move
from rules.aspic.reach import destinations
from rules.aspic.shots import PiecesAround, refusal_of_shot, standing_in
from rules.aspic.state import State


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
        return generation.placement_texts(FREE_ZONE[side] & ~own)
    return generation.turn_texts(side, own, pieces_of(state), BIT[state.ball])


def legal_moves(state: State, origin: Cell) -> tuple[Cell, ...]:
    """Return where the piece of the side to act on `origin` may move; nowhere if there is none."""
    side = state.to_act
    if side is None or state.phase != "play" or state.ball is None or origin not in state.pieces.of(side):
        return ()
    return names_of(destinations(side, BIT[origin], pieces_of(state) | BIT[state.ball]))


def legal_shots(state: State, move: Move | None = None) -> tuple[Cell, ...]:
    """Return the cells of the pieces of the side to act that may shoot, without a move or after a legal one."""
    side = state.to_act
    if side is None or state.phase != "play":
        return ()
    return tuple(trial.shooter for trial in trials(state, side, move) if trial.refusal is None)


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
    pieces = standing_in(state, side)
    return pieces if move is None else pieces.after(move)


def _trial(state: State, side: Side, shooter: Cell, pieces: PiecesAround) -> ShotTrial:
    ball = state.ball
    assert ball is not None  # noqa: S101 - it is on the board as long as the match lasts
    refusal = refusal_of_shot(side, shooter, ball, pieces)
    flight = FLIGHTS[side][ball][shooter] if refusal is None else None
    return ShotTrial(shooter=shooter, flight=flight, refusal=refusal)
