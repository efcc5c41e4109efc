"""Reads an act, applies it, and checks that what it leaves holds together."""

from collections.abc import Sequence
from typing import assert_never

import msgspec

from rules.contract import JsonObject, Outcome
from rules.dice import Dice
from rules.helvetia_cup.acts import competition, fields, kinds, matches
from rules.helvetia_cup.acts.fields import check_sound
from rules.helvetia_cup.acts.kinds import CompetitionAct, MatchAct, action_of
from rules.helvetia_cup.consistency import check_state, fault
from rules.helvetia_cup.events import Event, RefereeActed, TurnEnd
from rules.helvetia_cup.state import CompetitionState, Match, State


def override(state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
    """Return a match or a competition after `act` (`{"op", "by", "reason", …}`), and its events: `referee` first.

    `dice`: those of the last closed turn, for an off-side (label `time`). Raises `CaseError`.
    """
    given = {key: value for key, value in act.items() if key not in ("by", "reason")}
    try:
        match state:
            case Match():
                ruling: MatchAct = msgspec.convert(given, MatchAct)
                return _told(act, ruling, *_on_match(state, ruling, dice))
            case CompetitionState():
                wanted: CompetitionAct = msgspec.convert(given, CompetitionAct, str_keys=True)
                return _told(act, wanted, *_on_competition(state, wanted))
            case _:
                raise fault("neither a match nor a competition")
    except (msgspec.ValidationError, ValueError) as error:
        raise fault(str(error)) from None


def is_played(events: Sequence[Event]) -> bool:
    """Return whether an act has played the turn in hand: an off-side ends it."""
    return any(isinstance(event, TurnEnd) for event in events)


def _told(act: JsonObject, ruling: kinds.Act, after: State, events: Sequence[Event]) -> Outcome[State, Event]:
    check_state(after)
    told = RefereeActed(by=str(act.get("by", "")), action=action_of(ruling), note=str(act.get("reason", "")))
    return Outcome(after, (told, *events))


def _on_match(state: Match, act: MatchAct, dice: Dice | None) -> matches.Ruled:  # noqa: PLR0911 - one line per act
    match act:
        case kinds.SetField():
            return fields.set_field(state, act)
        case kinds.CallOffside():
            return matches.call_offside_afterwards(state, dice)
        case kinds.ShowCard():
            return matches.give_match_card(state, act)
        case kinds.CancelCard():
            after, events = matches.cancel_card(state, act)
            check_sound(state, after)
            return after, events
        case kinds.ForfeitMatch():
            return matches.forfeit_match(state, act)
        case kinds.AbandonMatch():
            return matches.abandon_match(state)
        case kinds.EnterResult():
            return matches.enter_result(state, act)
        case _:
            assert_never(act)


def _on_competition(state: CompetitionState, act: CompetitionAct) -> competition.Ruled:  # noqa: PLR0911 - one line per act
    match act:
        case kinds.ClearSuspension():
            return competition.clear_suspension(state, act)
        case kinds.ClearInjury():
            return competition.clear_injury(state, act)
        case kinds.GiveCard():
            return competition.give_card(state, act)
        case kinds.TakeCard():
            return competition.take_card(state, act)
        case kinds.ReopenTraining():
            return competition.reopen_training(state, act)
        case kinds.CorrectTable():
            return competition.correct_table(state, act)
        case kinds.EnterFixture():
            return competition.enter_fixture(state, act)
        case kinds.DeliverReport():
            return competition.accept_report(state, act)
        case _:
            assert_never(act)
