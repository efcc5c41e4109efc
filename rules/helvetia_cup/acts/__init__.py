"""A referee's acts (rulebook part 9): each is told by a `referee` event, then by what it brings.

`extend`, `close`, `submit` and `rewind` are the application's: they need the clock and the history.
"""

from collections.abc import Sequence

from rules.contract import JsonObject, Outcome
from rules.dice import Dice
from rules.helvetia_cup.acts.competition import CompetitionAct
from rules.helvetia_cup.acts.matches import MatchAct
from rules.helvetia_cup.consistency import check_state, fault
from rules.helvetia_cup.events import Event, RefereeActed, TurnEnd
from rules.helvetia_cup.state import CompetitionState, Match, State
from rules.kit.acts import unpack_act

AnyAct = MatchAct | CompetitionAct


def override(state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
    """Return a match or a competition after `act` (`{"op", "by", "reason", …}`), and its events: `referee` first.

    `dice`: those of the last closed turn, for an off-side (label `time`). Raises `CaseError`.
    """
    if not isinstance(state, Match | CompetitionState):
        raise fault("neither a match nor a competition")
    ruling = unpack_act(MatchAct if isinstance(state, Match) else CompetitionAct, act, fault)
    try:
        after = ruling.apply(state, dice)
    except ValueError as error:
        raise fault(str(error)) from None
    check_state(after.state)
    told = RefereeActed(by=str(act.get("by", "")), action=ruling.action, note=str(act.get("reason", "")))
    return Outcome(after.state, (told, *after.events))


def is_played(events: Sequence[Event]) -> bool:
    """Return whether an act has played the turn in hand: an off-side ends it."""
    return any(isinstance(event, TurnEnd) for event in events)
