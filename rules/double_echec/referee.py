"""The referee's text orders on a match (rulebook part 9)."""

import msgspec

from rules.contract import JsonObject, Outcome
from rules.double_echec.consistency import fault
from rules.double_echec.events import Event
from rules.double_echec.state import Match, State
from rules.errors import OrderError


class Applied(msgspec.Struct, frozen=True):
    """A match after the commands that were taken, what they brought, and the refusals of the others."""

    state: Match
    events: tuple[Event, ...] = ()
    refusals: tuple[OrderError, ...] = ()


def apply(state: Match, text: str) -> Applied:
    """Return `state` after the referee's `text`, each command one `referee_override`."""
    return Applied(state, (), (OrderError("E_VERB", 0, word=text[:20]),))


def override(state: Match, act: JsonObject) -> Outcome[State, Event]:
    """Return the outcome of an act given by fields. Raises `CaseError` if it is impossible."""
    raise fault(f"no such act: {act.get('op')!r:.40}")
