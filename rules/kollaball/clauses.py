"""Which clauses stand behind an event: the answer to "why?"."""

from collections.abc import Mapping

from rules.kollaball import events as ev
from rules.kollaball.events.fact import FailedPickup, Role, VoidReason
from rules.kollaball.state import TacticName

Clauses = tuple[str, ...]

# By the type of the event; what depends on a cause is below.
BY_TYPE: Mapping[type[ev.Event], Clauses] = {
    ev.RolledCall: ("KB-1-c", "KB-1-d"),
    ev.LinedUp: ("KB-2-c", "KB-4-b"),
    ev.KickedOff: ("KB-4-b", "KB-10-b"),
    ev.TimeoutCalled: ("KB-7-d", "KB-7-e"),
    ev.TimeoutRuled: ("KB-7-e", "KB-7-f"),
    ev.TurnVoid: ("KB-9-c", "KB-9-d"),
    ev.Substituted: ("KB-2-d", "KB-2-g"),
    ev.PlaysShort: ("KB-21-f",),
    ev.Entered: ("KB-20-i",),
    ev.DecoyVanished: ("KB-17-i",),
    ev.TacticPlayed: ("KB-23-a", "KB-23-e"),
    ev.TacticFailed: ("KB-23-e",),
    ev.TacticsCancelled: ("KB-23-k", "KB-23-m"),
    ev.PlacementRevealed: ("KB-23-k",),
    ev.AnalysisRevealed: ("KB-23-j",),
    ev.InsightCancelled: ("KB-23-j",),
    ev.Neutralised: ("KB-23-m",),
    ev.RandomEvent: ("KB-21-b", "KB-21-d"),
    ev.EventReplaced: ("KB-21-i",),
    ev.NoEffect: (),
    ev.SpecialAborted: ("KB-21-i",),
    ev.PlayerDisplaced: ("KB-19-r", "KB-19-s", "KB-disp-a"),
    ev.PlayerHampered: (),
    ev.Wounded: (),
    ev.Sprained: ("KB-21-m",),
    ev.PlayerRemoved: (),
    ev.PassRedirected: ("KB-21-m",),
    ev.BallLost: (),
    ev.BallOut: ("KB-21-k",),
    ev.BallSeized: (),
    ev.BallReturned: ("KB-20-f", "KB-21-k", "KB-10-e"),
    ev.BallPlaced: ("KB-20-f", "KB-20-n", "KB-21-k"),
    ev.Bribed: ("KB-20-a", "KB-20-b"),
    ev.BribeEffect: ("KB-20-c", "KB-20-d"),
    ev.BribeChain: ("KB-20-o",),
    ev.Favoured: (),
    ev.RoleForced: ("KB-20-f",),
    ev.Critical: ("KB-22-a",),
    ev.Copied: ("KB-17-e", "KB-22-d"),
    ev.SpecialUsed: ("KB-17-a", "KB-17-c"),
    ev.Moved: (),
    ev.Passed: ("KB-15-a", "KB-15-b", "KB-15-c"),
    ev.LobLaunched: ("KB-23-f",),
    ev.LobAimed: ("KB-23-f",),
    ev.LobLanded: ("KB-23-f",),
    ev.DecoyGiven: ("KB-17-h", "KB-17-k"),
    ev.Charged: ("KB-13-d", "KB-11-d"),
    ev.BlockHeld: ("KB-17-d", "KB-19-k"),
    ev.Expelled: ("KB-19-r",),
    ev.BallDropped: (),
    ev.Received: ("KB-15-d",),
    ev.PassMissed: ("KB-15-d",),
    ev.PickedUp: ("KB-16-a", "KB-16-b"),
    ev.PickupFailed: (),
    ev.ActionVoid: ("KB-12-f",),
    ev.Scored: ("KB-10-a", "KB-10-d"),
    ev.TurnResolved: ("KB-19-v",),
    ev.Disqualified: (),
    ev.MatchOver: (),
    ev.Overridden: ("KB-8-a",),
}

BY_CAUSE: Mapping[str, Clauses] = {
    # random events
    "expulsion": ("KB-21-e",),
    "fracture": ("KB-21-f",),
    "serious_injury": ("KB-21-g",),
    "warning": ("KB-21-h",),
    "special_aborted": ("KB-21-i",),
    "fumble": ("KB-21-j",),
    "misunderstanding": ("KB-21-k",),
    "indecision": ("KB-21-l",),
    "sprain": ("KB-21-m",),
    "fatigue": ("KB-21-n",),
    "nothing": ("KB-21-o",),
    # bribes
    "hindrance": ("KB-20-h1",),
    "play_through": ("KB-20-h2",),
    "referee_error": ("KB-20-h3",),
    "imaginary_foul": ("KB-20-f",),
    "blatant_fix": ("KB-20-g",),
    "fair_call": ("KB-20-l",),
    "offside": ("KB-20-m",),
    "advantage": ("KB-20-k",),
    "play_on": ("KB-20-j",),
    "favouritism": ("KB-20-n",),
    # charges and drops
    "charge": ("KB-19-h", "KB-19-i", "KB-19-j"),
    "block": ("KB-19-k",),
    "expelled": ("KB-19-o",),
    "drop": ("KB-16-e",),
    # disqualifications
    "roll_call": ("KB-1-c",),
    "missed_turns": ("KB-9-d",),
    "exclusions": ("KB-21-e",),
    "missing_player": ("KB-2-f",),
    "no_players": ("KB-2-h",),
    # results
    "goal": ("KB-10-a", "KB-11-a"),
    "draw": ("KB-11-b", "KB-9-e"),
    "tie_break:specials": ("KB-11-c",),
    "tie_break:charges": ("KB-11-c",),
    "tie_break:deniers": ("KB-11-c",),
    "tie_break:toss": ("KB-11-c",),
    "disqualification": ("KB-11-a",),
    "double_disqualification": ("KB-1-d", "KB-9-d"),
}

BY_ROLE: Mapping[Role, Clauses] = {
    "carrier": ("KB-14-c",),
    "receiver": ("KB-14-d",),
    "hitter": ("KB-14-e",),
    "picker": (),
}

BY_SPECIAL: Mapping[str, Clauses] = {
    "block": ("KB-17-d",),
    "copy": ("KB-17-e",),
    "sprint": ("KB-17-f",),
    "deep_pass": ("KB-17-g",),
    "decoy": ("KB-17-h",),
    "bribe": ("KB-17-m",),
}

CRITICALS: Mapping[str, Clauses] = {
    "block": ("KB-22-b",),
    "bribe": ("KB-22-c",),
    "copy": ("KB-22-d",),
    "sprint": ("KB-22-e",),
    "deep_pass": ("KB-22-f",),
    "decoy": ("KB-22-g",),
}

BY_TACTIC: Mapping[TacticName, Clauses] = {
    "lob": ("KB-23-f",),
    "rally": ("KB-23-g",),
    "feint": ("KB-23-h",),
    "reshuffle": ("KB-23-i",),
    "analysis": ("KB-23-j",),
    "placement": ("KB-23-k",),
    "own_game": ("KB-23-l",),
    "neutralise": ("KB-23-m",),
    "fall_back": ("KB-23-n",),
}

FAILED: Mapping[FailedPickup, Clauses] = {
    "expelled": ("KB-19-t",),
    "no_ball": ("KB-16-b",),
    "lost_draw": ("KB-16-a", "KB-16-d"),
}

VOID: Mapping[VoidReason, Clauses] = {
    "no_ball": ("KB-13-f",),
    "holding_ball": ("KB-14-b",),
    "no_way": ("KB-disp-a",),
    "sprain": ("KB-21-m",),
    "aborted": ("KB-21-i",),
}


def clauses_of(event: ev.Event) -> Clauses:
    """Return the clauses behind an event, the most telling first, each once."""
    return tuple(dict.fromkeys((*_particular(event), *BY_TYPE[type(event)])))


def _particular(event: ev.Event) -> Clauses:  # noqa: PLR0911, PLR0912 - one per kind
    match event:
        case ev.Expelled(cause=cause, pinned=pinned):
            return BY_CAUSE[cause] + (("KB-19-s",) if pinned else ())
        case (
            ev.NoEffect(cause=cause)
            | ev.PlayerDisplaced(cause=cause)
            | ev.PlayerHampered(cause=cause)
            | ev.Wounded(cause=cause)
            | ev.PlayerRemoved(cause=cause)
            | ev.BallLost(cause=cause)
            | ev.BallSeized(cause=cause)
            | ev.BallDropped(cause=cause)
        ):
            return ("KB-22-b",) if isinstance(event, ev.Wounded) and cause == "block" else BY_CAUSE[cause]
        case ev.RandomEvent(event=name) | ev.EventReplaced(event=name):
            return BY_CAUSE[name]
        case ev.BribeEffect(effect=effect) | ev.Favoured(effect=effect) | ev.BribeChain(to=effect):
            return BY_CAUSE[effect]
        case ev.Disqualified(reason=reason) | ev.MatchOver(reason=reason):
            return BY_CAUSE.get(reason, ("KB-8-a",))  # another reason is the referee's own
        case ev.TacticPlayed(tactic=tactic, copied=copied):
            return BY_TACTIC[tactic] + (("KB-23-l",) if copied else ())
        case ev.TacticFailed(tactic=tactic):
            return BY_TACTIC[tactic]
        case ev.SpecialUsed(special=special):
            return BY_SPECIAL[special]
        case ev.Critical(special=attempted):
            return CRITICALS[attempted]
        case ev.Moved(role=role):
            return ("KB-14-g",) if role is None else BY_ROLE[role]
        case ev.ActionVoid(reason=reason):
            return VOID[reason]
        case ev.PickupFailed(reason=reason):
            return FAILED[reason]
        case ev.Received(fair_call=True):
            return BY_CAUSE["fair_call"]
        case _:
            return ()
