"""Which clauses stand behind an event: the answer to "why?"."""

from collections.abc import Mapping

from rules.helvetia_cup import events as ev
from rules.helvetia_cup.pitch import PITCH

Clauses = tuple[str, ...]

# By the type of the event; what depends on its fields is below.
BY_TYPE: Mapping[type[ev.Fact], Clauses] = {
    ev.SquadSet: ("HC-2.2-e", "HC-PM-onr"),
    ev.CardsDealt: ("HC-2.2-g",),
    ev.CardsKept: ("HC-2.2-g", "HC-3.1-l"),
    ev.ChallengeSet: ("HC-3.1-o", "HC-3.3-d"),
    ev.Tossed: ("HC-2.2-i",),
    ev.Placed: ("HC-2.2-j",),
    ev.KickedOff: ("HC-2.3-f",),
    ev.Substituted: ("HC-2.6-sub-a",),
    ev.KeeperNamed: ("HC-2.6-keeper-e",),
    ev.CardPlayed: ("HC-2.7-d", "HC-2.7-c", "HC-2.7-e"),
    ev.BoostGained: ("HC-2.7-e",),
    ev.StoodUp: ("HC-2.4-j",),
    ev.Fell: (),
    ev.Moved: ("HC-2.4-b",),
    ev.MoveDropped: ("HC-PM-illegal", "HC-PM-mark"),
    ev.Exhausted: ("HC-2.4-d",),
    ev.BallRecovered: (),
    ev.TakerBrought: ("HC-2.5-fk-a",),
    ev.Pushed: (),
    ev.StealTried: ("HC-2.5-steal-a", "HC-2.5-f"),
    ev.Dribbled: ("HC-2.5-steal-a", "HC-2.5-f"),
    ev.Sidestepped: ("HC-PM-sidestep",),
    ev.Tackled: (),
    ev.Foul: ("HC-2.5-tackle-d", "HC-2.5-tackle-e"),
    ev.CardShown: ("HC-2.5-tackle-f",),
    ev.SentOff: ("HC-2.5-tackle-h",),
    ev.Injured: ("HC-2.5-tackle-i", "HC-2.5-tackle-j"),
    ev.BoostLost: ("HC-2.5-tackle-i",),
    ev.ShortPass: ("HC-2.5-short-a",),
    ev.Interception: ("HC-2.5-short-b", "HC-2.5-f"),
    ev.LongPass: ("HC-2.5-long-a",),
    ev.Deflected: ("HC-2.5-tpl-c", "HC-2.5-tpl-a", "HC-2.5-tpl-d"),
    ev.Clearance: ("HC-2.5-long-f", "HC-2.5-f"),
    ev.Reception: ("HC-2.5-short-d", "HC-2.5-long-d"),
    ev.LooseBall: ("HC-2.5-closest",),
    ev.Offside: ("HC-2.6-off-d", "HC-2.6-off-b"),
    ev.Shot: (),
    ev.Goal: ("HC-2.5-shot-f", "HC-2.5-shot-g"),
    ev.KeeperBall: ("HC-2.5-shot-j",),
    ev.PlanStopped: ("HC-PM-plan",),
    ev.Possession: ("HC-2.3-c", "HC-2.3-d"),
    ev.TimeRolled: ("HC-2.3-i",),
    ev.HalfEnd: ("HC-2.3-j", "HC-2.3-l"),
    ev.Passive: (),
    ev.TurnEnd: (),
    ev.ForfeitSuffered: ("HC-3.4-b", "HC-2.5-tackle-k"),
    ev.ShootoutStart: ("HC-2.6-so-a",),
    ev.ShootoutToss: ("HC-2.6-so-b",),
    ev.ShootoutKick: ("HC-2.6-so-b",),
    ev.MatchEnd: ("HC-2.1-a", "HC-2.1-b"),
    ev.Trained: ("HC-3.1-m", "HC-3.3-a"),
    ev.Recovery: ("HC-3.1-d", "HC-3.3-b"),
    ev.ResultRecorded: ("HC-3.1-k", "HC-3.5-c"),
    ev.SuspensionServed: ("HC-3.1-h",),
    ev.Suspended: (),
    ev.ChallengeWon: ("HC-3.1-o", "HC-3.5-b"),
    ev.RefereeActed: ("HC-PM-illegal",),
}

# By the word that an event has for its kind, reason or way.
BY_WORD: Mapping[type[ev.Fact], tuple[str, Mapping[str, Clauses]]] = {
    ev.Placed: ("role", {"attack": ("HC-2.2-l",), "defence": ("HC-2.2-k",)}),
    ev.Substituted: (
        "kind",
        {"goal": ("HC-2.6-sub-b",), "play": ("HC-2.6-sub-c",), "injury": ("HC-2.6-sub-d",)},
    ),
    ev.BallRecovered: (
        "how",
        {
            "loose": ("HC-2.4-k",),
            "steal": ("HC-2.5-steal-d",),
            "tackle": ("HC-2.5-tackle-a",),
            "interception": ("HC-2.5-short-c",),
            "short_pass": ("HC-2.5-short-h",),
            "long_pass": ("HC-2.5-long-e",),
        },
    ),
    ev.Pushed: (
        "why",
        {"ball_hex": ("HC-2.5-fk-b",), "box": ("HC-2.5-pen-c",), "keeper": ()},
    ),
    ev.Sidestepped: (
        "why",
        {
            "dodge": ("HC-2.5-steal-b", "HC-2.5-steal-c"),
            "steal": ("HC-2.5-steal-d",),
            "interception": ("HC-2.5-short-c",),
        },
    ),
    ev.Tackled: (
        "result",
        {
            "won": ("HC-2.5-tackle-a",),
            "foul": ("HC-2.5-tackle-d",),
            "pitiful": ("HC-2.5-tackle-c",),
        },
    ),
    ev.CardShown: (
        "colour",
        {
            "yellow": ("HC-2.5-tackle-g",),
            "second_yellow": ("HC-2.5-tackle-g", "HC-2.5-tackle-h"),
            "red": ("HC-2.5-tackle-h",),
        },
    ),
    ev.Shot: (
        "kind",
        {
            "shot": ("HC-2.5-shot-a",),
            "volley": ("HC-2.5-volley-b",),
            "header": ("HC-2.5-head-b",),
            "penalty": ("HC-2.5-pen-e",),
        },
    ),
    ev.TurnEnd: (
        "reason",
        {
            "stopped": ("HC-2.3-c", "HC-2.5-b"),
            "loose": ("HC-2.5-closest",),
            "steal": ("HC-2.5-steal-d",),
            "tackle": ("HC-2.5-tackle-a",),
            "interception": ("HC-2.5-short-c",),
            "short_pass": ("HC-2.5-short-h",),
            "long_pass": ("HC-2.5-long-e",),
            "foul": ("HC-2.5-tackle-l",),
            "offside": ("HC-2.6-off-d",),
            "goal": ("HC-2.5-shot-f",),
            "saved": ("HC-2.5-shot-d", "HC-2.5-shot-i"),
            "missed": ("HC-2.5-shot-h", "HC-2.5-shot-i"),
        },
    ),
    ev.Passive: ("why", {"stall": ("HC-PM-stall",), "possession": ("HC-PM-hold",)}),
    ev.Suspended: ("why", {"red": ("HC-3.1-e",), "yellows": ("HC-3.1-g",)}),
}


def clauses_of(event: ev.Event) -> Clauses:
    """Return the clauses behind an event, the most telling first."""
    name, by_word = BY_WORD.get(type(event), ("type", {}))
    word = by_word.get(getattr(event, name, ""), ())
    return tuple(dict.fromkeys((*_by_fields(event), *word, *BY_TYPE[type(event)])))


def _by_fields(event: ev.Event) -> Clauses:  # noqa: PLR0911 - one per kind
    match event:
        case ev.Moved(overlap=True):
            return ("HC-2.4-f",)
        case ev.Moved(boosts=boosts) if boosts:
            return ("HC-2.4-c",)
        case ev.Foul(penalty=True):
            return ("HC-2.5-pen-a",)
        case ev.Pushed(why="keeper", start=start):
            return ("HC-2.6-keeper-f" if start in PITCH.keeper_zones else "HC-2.5-pen-d",)
        case ev.Fell(seat=_):
            return ("HC-2.5-tackle-b", "HC-2.5-tackle-c")
        case ev.LongPass(success=success, pressed_by=presser):
            pressure = () if presser is None else ("HC-2.5-press-a",)
            return (*pressure, "HC-2.5-long-b" if success else "HC-2.5-long-c")
        case ev.LooseBall(distances=None):
            return ("HC-2.5-closest-b",)
        case ev.Shot(saved=True):
            return ("HC-2.5-shot-d", "HC-2.5-shot-c")
        case ev.Shot(goal=goal, pressed_by=presser):
            pressure = () if presser is None else ("HC-2.5-press-a",)
            return (*pressure, "HC-2.5-shot-f" if goal else "HC-2.5-shot-h", "HC-2.5-shot-e")
        case ev.TimeRolled(roll=None):
            return ("HC-F-clock-a",)
        case ev.RefereeActed(action="forfeit"):
            return ("HC-3.4-b",)
        case _:
            return ()
