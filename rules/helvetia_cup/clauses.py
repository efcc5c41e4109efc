"""Which clauses stand behind an event: the answer to "why?"."""

from collections.abc import Iterator, Mapping

from rules.contract import Mark
from rules.helvetia_cup import events as ev
from rules.helvetia_cup.cards import DrainEffect, OppSkillEffect, RerollEffect, SkillEffect, cards_of
from rules.helvetia_cup.pitch import PITCH
from rules.helvetia_cup.state import CompetitionState, Match, State
from rules.reasons import Reason

Clauses = tuple[str, ...]

# By the type of the event; what depends on its fields is below.
BY_TYPE: Mapping[type[ev.Fact], Clauses] = {
    ev.SquadSet: ("HC-2.2-e", "HC-2.2-d"),
    ev.CardsDealt: ("HC-2.2-g",),
    ev.CardsKept: ("HC-2.2-g", "HC-3.1-l"),
    ev.ChallengeSet: ("HC-3.1-o", "HC-3.3-d"),
    ev.Tossed: ("HC-2.2-i",),
    ev.Placed: ("HC-2.2-j",),
    ev.KickedOff: ("HC-2.3-f",),
    ev.Substituted: ("HC-2.6-sub-a",),
    ev.KeeperNamed: ("HC-2.6-keeper-e",),
    ev.CardPlayed: ("HC-2.7-d", "HC-2.7-c", "HC-2.7-e"),
    ev.BoostGained: ("HC-2.7-e", "HC-2.7-d"),
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
    ev.Foul: ("HC-2.5-tackle-l", "HC-2.5-tackle-f"),
    ev.CardShown: ("HC-2.5-tackle-e", "HC-2.5-tackle-f"),
    ev.SentOff: ("HC-2.5-tackle-h",),
    ev.Injured: ("HC-2.5-tackle-i", "HC-2.5-tackle-j"),
    ev.BoostLost: ("HC-2.5-tackle-i",),
    ev.ShortPass: ("HC-2.5-short-a",),
    ev.Interception: ("HC-2.5-short-b", "HC-2.5-f"),
    ev.LongPass: ("HC-2.5-long-a",),
    ev.Deflected: ("HC-2.5-tpl-b", "HC-2.5-tpl-a", "HC-2.5-tpl-c"),
    ev.Clearance: ("HC-2.5-long-f", "HC-2.5-f"),
    ev.Reception: ("HC-2.5-short-d", "HC-2.5-long-d"),
    ev.LooseBall: ("HC-2.5-closest",),
    ev.Offside: ("HC-2.6-off-b", "HC-2.6-off-a", "HC-2.6-off-d"),
    ev.Shot: (),
    ev.Goal: ("HC-2.5-shot-f", "HC-2.5-shot-g"),
    ev.KeeperBall: ("HC-2.5-shot-j",),
    ev.PlanStopped: ("HC-PM-plan",),
    ev.Possession: ("HC-2.3-d",),
    ev.TimeRolled: ("HC-2.3-i", "HC-1-b"),
    ev.HalfEnd: ("HC-2.3-j", "HC-2.3-l"),
    ev.Passive: (),
    ev.TurnEnd: (),
    ev.ForfeitSuffered: ("HC-3.4-b", "HC-2.5-tackle-k"),
    ev.ShootoutStart: ("HC-2.6-so-a",),
    ev.ShootoutToss: ("HC-2.6-so-b",),
    ev.ShootoutKick: ("HC-2.6-so-b",),
    ev.MatchEnd: ("HC-2.1-a",),
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
            "stopped": ("HC-2.3-c", "HC-2.3-d"),
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


def _by_fields(event: ev.Event) -> Clauses:  # noqa: PLR0911, PLR0912 - one per kind
    match event:
        case ev.Moved(overlap=True):
            return ("HC-2.4-f",)
        case ev.Moved(boosts=boosts) if boosts:
            return ("HC-2.4-c",)
        case ev.MoveDropped(code=code):
            return DROPPED.get(code, ())
        case ev.StealTried(success=False):
            return ("HC-2.5-steal-b",)
        case ev.Dribbled(success=success):
            return ("HC-2.5-steal-c" if success else "HC-2.5-steal-d",)
        case ev.Interception(success=True):
            return ("HC-2.5-short-c",)
        case ev.Foul(penalty=True):
            return ("HC-2.5-tackle-d", "HC-2.5-tackle-e", "HC-2.5-pen-a")
        case ev.Foul():
            return ("HC-2.5-tackle-d", "HC-2.5-tackle-e")
        case ev.Pushed(why="keeper", start=start):
            return ("HC-2.6-keeper-f" if start in PITCH.keeper_zones else "HC-2.5-pen-d",)
        case ev.Fell(seat=_):
            return ("HC-2.5-tackle-b", "HC-2.5-tackle-c")
        case ev.LongPass(success=success, pressed_by=presser):
            pressure = () if presser is None else ("HC-2.5-press-a",)
            return ("HC-2.5-long-b" if success else "HC-2.5-long-c", *pressure)
        case ev.LooseBall(distances=None):
            return ("HC-2.5-closest-b",)
        case ev.Shot(saved=True) | ev.ShootoutKick(saved=True):
            return ("HC-2.5-shot-d", "HC-2.5-shot-c")
        case ev.Shot(goal=goal, pressed_by=presser):
            pressure = () if presser is None else ("HC-2.5-press-a",)
            return ("HC-2.5-shot-f" if goal else "HC-2.5-shot-h", "HC-2.5-shot-e", *pressure)
        case ev.ShootoutKick():
            return ("HC-2.5-shot-e", "HC-2.6-so-b", "HC-2.6-so-c")
        case ev.TimeRolled(roll=None):
            return ("HC-F-clock-a",)
        case ev.HalfEnd(half=half) if half > _LAST_HALF:
            return ("HC-2.6-et-a",)
        case ev.ResultRecorded(forfeit=str()):
            return ("HC-3.4-b",)
        case ev.RefereeActed(action="forfeit"):
            return ("HC-3.4-b",)
        case _:
            return ()


_LAST_HALF = 2  # after it comes extra time
# By the code of what is wrong with a move that is left out.
DROPPED: Mapping[str, Clauses] = {
    "occupied": ("HC-2.4-h",),
    "keeper_zone": ("HC-2.4-i",),
    "keeper_fixed": ("HC-2.6-keeper-d",),
    "too_far": ("HC-2.4-c",),
    "no_overlap": ("HC-2.4-f",),
    "sub_not_allowed": ("HC-2.6-sub-c",),
    "not_border": ("HC-2.6-sub-c",),
    "no_subs_left": ("HC-2.6-sub-a",),
}
# By the engine's reasons that everybody may know: what an event of its kind does not tell by itself.
BY_REASON: Mapping[str, Clauses] = {
    "silent": ("HC-PM-onr",),
    "rerolled": ("HC-2.7-fx-reroll",),
    "drained": ("HC-2.7-fx-drain",),
    "lost-all": ("HC-2.5-tackle-i",),
    "fell-tackled": ("HC-2.5-tackle-b",),
    "fell-hopeless": ("HC-2.5-tackle-c",),
    "has-acted": ("HC-2.5-d",),
    "cells-drawn": ("HC-PM-keeper",),
    "keeper-out": ("HC-2.6-keeper-b",),
    "no-changes-left": ("HC-2.6-sub-a",),
    "too-few": ("HC-2.5-tackle-k",),
    "clock-card": ("HC-2.7-e",),
    "called-now": ("HC-PM-offside",),
}
# By the word in which a reason says how, for those of which it decides.
BY_HOW: Mapping[str, Mapping[str, Clauses]] = {
    "lost": {
        **BY_WORD[ev.TurnEnd][1],
        "goal": ("HC-2.5-shot-g",),
        "saved": ("HC-2.5-shot-d",),
        "missed": ("HC-2.5-shot-h",),
        "picked": ("HC-2.4-k",),
        "stall": ("HC-PM-stall",),
        "possession": ("HC-PM-hold",),
    },
    "to-keeper": {
        "zone": ("HC-2.5-closest-b",),
        "loose": ("HC-2.5-closest-b",),
        "saved": ("HC-2.5-shot-d", "HC-2.5-shot-j", "HC-2.5-shot-i"),
        "missed": ("HC-2.5-shot-h", "HC-2.5-shot-j", "HC-2.5-shot-i"),
        "stall": ("HC-PM-stall",),
        "possession": ("HC-PM-hold",),
    },
    "ended": {
        "time": ("HC-2.1-a", "HC-2.3-g"),
        "level": ("HC-2.1-c",),
        "extra": ("HC-2.1-b",),
        "shootout": ("HC-2.6-so-d", "HC-2.6-so-f"),
        "forfeit": ("HC-3.4-b",),
    },
}
# Clauses of which one alone can stand behind an event: the first that is told.
EITHER: Mapping[str, str] = {
    one: group[0]
    for group in (
        ("HC-2.2-g", "HC-3.1-l"),
        ("HC-3.1-k", "HC-3.2-b"),
        ("HC-2.5-short-d", "HC-2.5-long-d"),
        ("HC-2.5-steal-b", "HC-2.5-steal-c"),
        ("HC-2.5-tackle-b", "HC-2.5-tackle-c"),
    )
    for one in group
}
# What FAMILY says of a clause of GEEK in its own.
FAMILY: Mapping[str, Clauses] = {
    "HC-2.2-e": ("HC-F-setup-a",),
    "HC-2.2-i": ("HC-F-setup-b",),
    "HC-2.3-f": ("HC-F-kick-a",),
    "HC-2.6-sub-a": ("HC-F-sub-a",),
    "HC-2.6-sub-b": ("HC-F-sub-a",),
    "HC-2.4-b": ("HC-F-move-b",),
    "HC-2.4-c": ("HC-F-move-b",),
    "HC-2.4-d": ("HC-F-move-c",),
    "HC-2.5-steal-a": ("HC-F-steal-a",),
    "HC-2.5-steal-b": ("HC-F-steal-b",),
    "HC-2.5-steal-c": (),
    "HC-2.5-steal-d": ("HC-F-steal-a",),
    "HC-2.5-short-a": ("HC-F-pass-a",),
    "HC-2.5-short-b": ("HC-F-int-a",),
    "HC-2.5-short-c": ("HC-F-int-a",),
    "HC-2.5-short-d": ("HC-F-pass-b",),
    "HC-2.5-shot-a": ("HC-F-shot-a",),
    "HC-2.5-shot-c": ("HC-F-shot-a",),
    "HC-2.5-shot-e": ("HC-F-shot-b", "HC-F-shot-c"),
    "HC-2.5-shot-i": ("HC-F-shot-d",),
    "HC-2.3-i": ("HC-F-clock-a",),
    "HC-1-b": (),
    "HC-2.3-j": ("HC-F-clock-b",),
    "HC-2.1-b": ("HC-F-end-a",),
    "HC-2.6-so-c": ("HC-F-so-a",),
}


def clauses_in(state: State, event: ev.Event, mark: Mark) -> Clauses:
    """Return the clauses behind an event of a turn that began in `state`, the most telling first.

    The public is told them: they follow from nothing that only a seat may know.
    """
    told = [reason for reason in mark.reasons if reason.seat is None]
    found: Clauses = (*_by_reasons(told), *_by_place(state, event, mark), *clauses_of(event))
    first: dict[str, str] = {}
    found = tuple(one for one in found if first.setdefault(EITHER.get(one, one), one) == one)
    if isinstance(state, Match) and state.is_family:
        found = tuple(own for one in found for own in FAMILY.get(one, (one,)))
    return tuple(dict.fromkeys(found))


def _by_reasons(told: list[Reason]) -> Iterator[str]:
    for reason in told:
        yield from BY_REASON.get(reason.code, ())
        yield from BY_HOW.get(reason.code, {}).get(str(reason.facts.get("how")), ())
        match reason.code, reason.facts:
            case "template", {"stopped": 1}:
                yield "HC-2.5-tpl-d"
            case "steps", {"stood": 1}:
                yield "HC-2.4-j"
            case "steps", {"boxed": 1}:
                yield "HC-2.5-pen-c"
            case "steps", {"leaves": 1}:
                yield "HC-2.6-sub-c"
            case "needed", {"volley": int(volley)} if volley:
                yield "HC-2.5-volley-b"
            case "needed", {"more": int(more), "less": int(less)} if more or less:
                yield "HC-2.7-fx-skill"
            case _:
                pass


def _by_place(state: State, event: ev.Event, mark: Mark) -> Iterator[str]:
    """Yield what the position before the turn and the draws behind an event tell of it."""
    match state, event:
        case Match(in_competition=True), ev.CardsKept():
            yield "HC-3.1-l"
        case Match(restart="penalty"), ev.TakerBrought():
            yield "HC-2.5-pen-b"
        case Match(phase="setup"), ev.ForfeitSuffered():
            yield "HC-3.3-e"
        case Match(restart=str()), ev.PlanStopped(step=1):
            yield from ("HC-PM-plan", "HC-PM-must")
        case Match() as match, ev.CardPlayed(seat=seat, card=card):
            yield from _by_effect(match.teams.of(seat).team, card)
        case Match(), ev.Shot(kind="penalty"):
            yield "HC-2.5-pen-e"
        case Match(), ev.Sidestepped(why="dodge"):
            is_dribbled = any(label.startswith("dribble/") for label in mark.rolls)
            yield "HC-2.5-steal-c" if is_dribbled else "HC-2.5-steal-b"
        case Match(), ev.Reception():
            is_long = any(label.startswith(("long", "clear/")) for label in mark.rolls)
            was_tried = any(reason.code == "has-missed" for reason in mark.reasons)
            if was_tried:
                yield "HC-2.5-long-f" if is_long else "HC-2.5-short-b"
            yield "HC-2.5-long-d" if is_long else "HC-2.5-short-d"
        case CompetitionState(format="cup"), ev.ResultRecorded():
            yield "HC-3.2-b"
        case _:
            pass


def _by_effect(team: str, number: int) -> Iterator[str]:
    card = cards_of(team).get(number)
    match None if card is None else card.effect:
        case SkillEffect() | OppSkillEffect():
            yield "HC-2.7-fx-skill"
        case RerollEffect():
            yield "HC-2.7-fx-reroll"
        case DrainEffect():
            yield "HC-2.7-fx-drain"
        case _:
            pass
