"""State and events to and from JSON. Reading fills in the defaults of rulebook 4; writing is complete."""

import msgspec
from msgspec import UNSET, UnsetType

from rules.aspic.board import INDEX, OPPONENT, Cell, Side
from rules.aspic.consistency import CASE_ERROR, check_state
from rules.aspic.events import Event
from rules.aspic.state import CellLists, State, starter
from rules.errors import CaseError
from rules.kit.codec import Codec


class _Given(State, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A state as it is read: who acts and who kicks off may be left out."""

    to_act: Side | UnsetType | None = UNSET  # type: ignore[assignment]
    kickoff: Side | UnsetType | None = UNSET  # type: ignore[assignment]


_given = msgspec.json.Decoder(_Given)


def _read(data: bytes) -> State:
    try:
        state = _completed(_given.decode(data))
    except KeyError as error:
        raise CaseError(CASE_ERROR, f"no such cell: {error.args[0]!r:.20}") from None
    check_state(state)
    return state


def _completed(given: _Given) -> State:
    """Return the state with the seats that were left out and its lists in order. Raises `KeyError` for a bad cell."""
    kickoff = _kickoff(given) if given.kickoff is UNSET else given.kickoff
    return State(
        config=given.config,
        teams=given.teams,
        phase=given.phase,
        half=given.half,
        round=given.round,
        to_act=_to_act(given, kickoff) if given.to_act is UNSET else given.to_act,
        kickoff=kickoff,
        ball=given.ball,
        pieces=CellLists(_in_order(given.pieces.left), _in_order(given.pieces.right)),
        queue=given.queue,
        score=given.score,
        clock=given.clock,
        missed=given.missed,
        stats=given.stats,
        result=given.result,
    )


def _in_order(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    return tuple(sorted(cells, key=INDEX.__getitem__))


def _kickoff(given: _Given) -> Side | None:
    return starter(given.half) if given.phase == "placement" else None


def _to_act(given: _Given, kickoff: Side | None) -> Side | None:
    match given.phase:
        case "placement":
            return None if kickoff is None else OPPONENT[kickoff]
        case "play":
            return starter(given.half)
        case "over":
            return None


CODEC = Codec[State, Event](State, Event, CASE_ERROR, read=_read)
