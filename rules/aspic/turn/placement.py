"""Placing pieces: orders, queues, default cells (rulebook 6.3)."""

from rules.aspic import events as ev
from rules.aspic.board import BIT, OPPONENT, Cell, Side
from rules.aspic.turn.flow import pass_forced
from rules.aspic.turn.work import Work

# For a side that is skipped: the first of these that it does not occupy yet.
DEFAULT_CELLS: dict[Side, tuple[Cell, ...]] = {
    "left": ("D5", "C3", "D7", "B5", "E2", "C8", "B3"),
    "right": ("H5", "I3", "H7", "J5", "G2", "I8", "J3"),
}


def place_pieces(match: Work, side: Side, cells: tuple[Cell, ...]) -> None:
    """Place on the first of `cells`; the others become the side's queue (AS-place-h)."""
    _put(match, side, cells[0], "order")
    match.queue[side] = cells[1:]
    if cells[1:]:
        match.events.append(ev.QueueSet(seat=side, count=len(cells) - 1))
    _go_on(match, side)


def place_default(match: Work, side: Side) -> None:
    """Place the piece of a skipped side on its next default cell (AS-time-f)."""
    cell = next(cell for cell in DEFAULT_CELLS[side] if not BIT[cell] & match.pieces[side])
    _put(match, side, cell, "default")
    _go_on(match, side)


def _put(match: Work, side: Side, cell: Cell, source: ev.Source) -> None:
    match.pieces[side] |= BIT[cell]
    match.events.append(ev.PiecePlaced(seat=side, cell=cell, source=source))


def _go_on(match: Work, placed: Side) -> None:
    """After `placed` placed a piece: go on with the queues until a side must be asked or all pieces stand."""
    while not match.has_all_pieces():
        placed = match.to_act = OPPONENT[placed]
        queue = match.queue[placed]
        if not queue:
            return
        match.queue[placed] = queue[1:]
        _put(match, placed, queue[0], "queue")
    _kick_off(match)


def _kick_off(match: Work) -> None:
    """AS-place-b: the side that placed last plays."""
    kickoff = match.kickoff
    assert kickoff is not None  # noqa: S101 - a placement has a side that kicks off
    match.phase = "play"
    match.to_act, match.kickoff = kickoff, None
    match.queue = {"left": (), "right": ()}
    match.events.append(ev.KickoffReady(kickoff=kickoff))
    pass_forced(match)
