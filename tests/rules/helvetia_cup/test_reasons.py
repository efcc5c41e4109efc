"""Why things came out as they did: each reason is marked where it decides, for who may know it, with its draws."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache

import msgspec
import pytest

from rules.contract import Mark, SeatId
from rules.dice import Dice
from rules.helvetia_cup import GAME
from rules.helvetia_cup import events as ev
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.pitch import PITCH
from rules.helvetia_cup.state import CompetitionState, Match, State
from rules.reasons import Named, Reason
from tests.rules.helvetia_cup.page import base
from tests.rules.helvetia_cup.test_random_play import turns
from tests.support.golden_turns import golden_turns

# What only the coach may know whose order, plan, hand or cells it tells of: by whose it is of an event.
OWN = {
    "squad-default", "cards-default", "legend-chosen", "legend-default", "choice-said", "choice-default",
    "placed-ordered", "placed-last", "placed-default", "policy-own", "policy-all", "sidestep", "substitute-asked",
    "substitute-first", "substitute-unwanted", "planned", "plan-over", "no-plan", "default-short", "default-long",
    "default-is-last", "held-back", "tries", "cells-chosen", "cells-chosen-kick", "kicker-chosen", "kicker-best",
    "taker-asked", "taker-default",
}  # fmt: skip
ROLLED = (ev.StealTried, ev.Dribbled, ev.Tackled, ev.Interception, ev.LongPass, ev.Clearance, ev.Shot, ev.ShootoutKick)
D20 = r"(steal|tackle|intercept|clear|dribble|long|shot|kick)\b.*"
# The draws that may stand behind an event, by its kind; behind any other there is none.
DRAWS: Mapping[type[ev.Event], str] = {
    ev.CardsDealt: r"draw/.*", ev.Tossed: "toss", ev.ShootoutToss: "shootout/toss", ev.TimeRolled: "time",
    ev.HalfEnd: "time", ev.Foul: "foul/(card|injury)", ev.CardShown: "foul/card", ev.SentOff: "foul/card",
    ev.BoostLost: "foul/injury", ev.Injured: "foul/injury", ev.Exhausted: "foul/injury",
    ev.StealTried: r"steal/.*", ev.Dribbled: r"dribble/.*", ev.Tackled: r"tackle/.*", ev.Fell: r"tackle/.*",
    ev.Interception: r"intercept/.*", ev.LongPass: r"long(/re)?", ev.Clearance: r"clear/.*", ev.CardPlayed: D20,
    ev.Deflected: r"(long|clear).*", ev.LooseBall: r"(long|clear).*", ev.Reception: r"(long|clear|intercept).*",
    ev.BallRecovered: r"(steal|dribble|tackle|intercept|long|clear).*", ev.Sidestepped: r"(steal|dribble|intercept).*",
    ev.Shot: r"(shot|pick/(keeper|cell)).*", ev.Goal: r"(shot|pick/(keeper|cell)).*",
    ev.ShootoutKick: r"(pick/)?kick/.*", ev.Recovery: r"recover/.*",
}  # fmt: skip

Told = tuple[State, Mapping[SeatId, Order | None], Mapping[str, int], tuple[tuple[ev.Event, Mark], ...]]


@cache
def played() -> tuple[Told, ...]:
    """Return what every golden turn and those of some random matches came to, each event with its mark."""
    golden = [
        (turn.state, turn.orders, turn.rolls, turn.outcome) for turn in golden_turns() if turn.game.key == GAME.key
    ]
    randomly = []
    for seed in range(6):
        for state, orders, seed_of_dice, outcome in turns(seed):
            GAME.resolve(state, orders, dice := Dice(seed_of_dice))
            randomly.append((state, orders, tuple(dice.rolls), outcome))
    return tuple(
        (state, orders, {one.label: one.value for one in rolls}, tuple(zip(outcome.events, outcome.trace, strict=True)))
        for state, orders, rolls, outcome in (*golden, *randomly)
    )


def told() -> Iterator[tuple[Told, ev.Event, Mark]]:
    for turn in played():
        for event, mark in turn[3]:
            yield turn, event, mark


def facts_of(mark: Mark, code: str) -> Mapping[str, object] | None:
    return next((reason.facts for reason in mark.reasons if reason.code == code), None)


def marks(
    kind: type[ev.Event],
    forced: Mapping[str, int] | None = None,
    orders: Mapping[str, str] | None = None,
    **changes: object,
) -> list[Mark]:
    """Return the marks of the events of a kind in a turn from the page's first position, changed."""
    state = GAME.decode(msgspec.json.encode(base(**changes)))
    read = {SeatId(seat): GAME.parse(state, SeatId(seat), text) for seat, text in (orders or {}).items()}
    outcome = GAME.resolve(state, read, Dice(b"", forced=forced or {}))
    return [mark for event, mark in zip(outcome.events, outcome.trace, strict=True) if isinstance(event, kind)]


def codes(mark: Mark) -> set[str]:
    return {reason.code for reason in mark.reasons}


def test_what_a_coach_alone_may_know_is_told_to_no_other() -> None:
    for _, event, mark in told():
        for reason in mark.reasons:
            is_own = reason.code in OWN or reason.code.startswith("skipped-")
            assert (reason.seat is not None) is is_own, (event, reason)


def test_what_is_told_of_an_event_is_drawn_for_it_and_for_nothing_else() -> None:
    seen = defaultdict(set)
    for _, event, mark in told():
        wanted = DRAWS.get(type(event))
        for label in mark.rolls:
            assert wanted is not None and re.fullmatch(wanted, label), (event, label)
            seen[type(event)].add(label)
    assert set(seen) == set(DRAWS)


def test_a_die_is_told_with_what_it_had_to_be_and_what_that_comes_of() -> None:
    kinds = set()
    for (state, _, rolls, _), event, mark in told():
        if not isinstance(event, ROLLED):
            continue
        needed = facts_of(mark, "needed")
        if event.needed is None:
            assert needed is None  # saved: nothing is rolled
            continue
        assert needed is not None
        parts = {name: value for name, value in needed.items() if isinstance(value, int)}
        total = parts["base"] - parts["press"] - parts["volley"] - parts["cell"] + parts["more"] - parts["less"]
        assert event.needed == parts["needed"] == total
        assert parts["hopeless"] == (event.needed < 1)
        assert needed["skill"] in (("defence", "offence") if state.is_family else GEEK_SKILLS)  # type: ignore[union-attr]
        assert rolls[mark.rolls[-1]] == event.roll
        again = facts_of(mark, "rerolled")
        assert (again is not None) is mark.rolls[-1].endswith("/re")
        if again is not None:
            assert again["first"] == rolls[mark.rolls[-2]]
        kinds.add(type(event))
    assert kinds == set(ROLLED)


GEEK_SKILLS = ("steal", "tackle", "clear", "dribble", "pass", "shot", "head")


def test_a_shot_is_told_with_the_cells_the_keeper_covers_and_whether_they_are_drawn() -> None:
    ways = set()
    for _, event, mark in told():
        if not isinstance(event, ev.Shot):
            continue
        due = facts_of(mark, "cells-due")
        absent = codes(mark) & {"keeper-out", "keeper-down"}
        assert (due is None) is bool(absent) is (event.keeper is None)
        if due is not None:
            assert (due["count"], due["distance"]) == (len(event.keeper_cells), event.distance)
        assert ("cells-drawn" in codes(mark)) is ("pick/keeper" in mark.rolls)
        assert ("cell-drawn" in codes(mark)) is ("pick/cell" in mark.rolls)
        assert event.keeper_cells == () or codes(mark) & {"cells-drawn", "cells-chosen"}
        ways |= codes(mark) & {"keeper-out", "cells-drawn", "cells-chosen", "cell-drawn", "cells-due"}
    assert len(ways) == 5


def test_a_move_is_told_with_its_free_hexes_and_those_paid_for() -> None:
    free = set()
    for _, event, mark in told():
        if isinstance(event, ev.Moved) and (steps := facts_of(mark, "steps")) is not None:
            gone = len(event.path) - event.overlap + int(str(steps["leaves"]))
            assert event.boosts == steps["boosts"] == max(0, gone - int(str(steps["free"])))
            free.add(steps["free"])
        elif isinstance(event, ev.Moved):
            assert (len(event.path), event.boosts) == (1, 0)
    assert free >= {0, 1, 2}


def test_time_a_template_and_a_loose_ball_are_told_by_what_decided() -> None:
    kinds = set()
    for _, event, mark in told():
        match event:
            case ev.TimeRolled(roll=int(), minutes=int(minutes)):
                face, card = facts_of(mark, "time-face"), facts_of(mark, "clock-card") or {"more": 0, "less": 0}
                assert face is not None
                assert minutes == max(0, face["face"] + card["more"] - card["less"])  # type: ignore[operator]
            case ev.TimeRolled():
                assert facts_of(mark, "red-cell") == {"clock": event.clock}
            case ev.Deflected():
                found = facts_of(mark, "template")
                assert found is not None
                assert (found["due"], found["stopped"]) == (
                    (due := PITCH.data.template[str(event.roll)][1]), int(event.hexes < due),
                )  # fmt: skip
            case ev.LooseBall(distances=None):
                assert mark.reasons == ()
            case ev.LooseBall(distances=distances) if distances is not None:
                found = facts_of(mark, "nearest")
                assert found is not None
                assert {found["own"], found["other"]} == {distances.home, distances.away}
            case _:
                continue
        kinds.add(type(event))
    assert kinds == {ev.TimeRolled, ev.Deflected, ev.LooseBall}


def test_a_plan_that_stops_is_told_alternative_by_alternative() -> None:
    seen = 0
    for (state, orders, _, _), event, mark in told():
        if not isinstance(event, ev.PlanStopped) or not isinstance(state, Match):
            continue
        assert state.attack is not None
        own = orders.get(SeatId(state.attack))
        if own is not None and own.plan:
            assert len(mark.reasons) == len(own.plan[event.step - 1])
            seen += 1
        assert mark.reasons
        assert all(reason.code.startswith("skipped-") for reason in mark.reasons)
        assert {reason.seat for reason in mark.reasons} == {state.attack}
    assert seen > 5


def test_a_reception_is_told_with_why_no_defender_has_the_ball() -> None:
    ways = set()
    for _, event, mark in told():
        if isinstance(event, ev.Reception):
            (reason,) = mark.reasons
            ways.add(reason.code)
    assert ways >= {"unmarked", "has-missed", "held-back"}


# Reasons, by the kinds of the events that they may be marked on.
MARKED: Mapping[str, tuple[type[ev.Event], ...]] = {
    "coin": (ev.Tossed, ev.ShootoutToss), "silent": (ev.SquadSet, ev.Placed), "squad-default": (ev.SquadSet,),
    "cards-default": (ev.CardsKept,), "legend-chosen": (ev.CardsDealt,), "legend-default": (ev.CardsDealt,),
    "choice-said": (ev.Tossed,), "choice-default": (ev.Tossed,), "placed-ordered": (ev.Placed,),
    "placed-last": (ev.Placed,), "placed-default": (ev.Placed,), "kicker": (ev.KickedOff,),
    "challenge": (ev.ChallengeSet, ev.ChallengeWon), "steps": (ev.Moved,), "spent-last": (ev.Exhausted,),
    "taker": (ev.TakerBrought,), "taker-asked": (ev.TakerBrought,), "taker-default": (ev.TakerBrought,),
    "policy-own": (ev.StealTried, ev.Tackled), "policy-all": (ev.StealTried, ev.Tackled),
    "tackle-missed": (ev.Tackled,), "fell-tackled": (ev.Fell,), "fell-hopeless": (ev.Fell,),
    "face-card": (ev.Foul, ev.CardShown, ev.SentOff), "face-injury": (ev.Foul, ev.BoostLost), "sent-off": (ev.SentOff,),
    "sidestep": (ev.Sidestepped,), "more-than-had": (ev.Injured,), "lost-all": (ev.Exhausted,),
    "drained": (ev.BoostLost,), "gained": (ev.BoostGained,), "no-changes-left": (ev.Injured,),
    "substitute-unwanted": (ev.Injured,), "substitute-asked": (ev.Substituted,), "substitute-first": (ev.Substituted,),
    "keeper-lowest": (ev.KeeperNamed,), "keeper-ordered": (ev.KeeperNamed,), "card": (ev.CardPlayed,),
    "planned": (ev.ShortPass, ev.LongPass, ev.Shot, ev.TurnEnd), "plan-over": (ev.TurnEnd,),
    "no-plan": (ev.ShortPass, ev.LongPass, ev.TurnEnd), "default-short": (ev.ShortPass,),
    "default-long": (ev.LongPass,), "default-is-last": (ev.TurnEnd,), "tries": (ev.Interception, ev.Clearance),
    "beyond": (ev.Offside,), "watched-before": (ev.Offside,), "called-now": (ev.Offside,),
    "cells-chosen": (ev.Shot,), "cells-chosen-kick": (ev.ShootoutKick,), "cells-drawn": (ev.Shot, ev.ShootoutKick),
    "cell-drawn": (ev.Shot, ev.ShootoutKick), "kicker-chosen": (ev.ShootoutKick,), "kicker-best": (ev.ShootoutKick,),
    "keeper-out": (ev.Shot,), "cells-due": (ev.Shot,), "to-keeper": (ev.KeeperBall,), "lost": (ev.Possession,),
    "turns": (ev.Passive,), "half-over": (ev.HalfEnd,), "still-level": (ev.ShootoutStart,), "ended": (ev.MatchEnd,),
    "too-few": (ev.ForfeitSuffered,), "forfeit-score": (ev.ForfeitSuffered,), "bought": (ev.Trained,),
    "face-recovery": (ev.Recovery,), "result-kicks": (ev.ResultRecorded,), "result-forfeit": (ev.ResultRecorded,),
    "result-points": (ev.ResultRecorded,), "result-goes-on": (ev.ResultRecorded,), "two-in-one": (ev.Suspended,),
    "yellow-before": (ev.Suspended,), "red-cell": (ev.TimeRolled,), "clock-card": (ev.TimeRolled,),
}  # fmt: skip
ALWAYS = {
    "kicker", "sidestep", "card", "beyond", "to-keeper", "lost", "turns", "half-over", "still-level", "ended",
    "forfeit-score", "bought", "face-recovery", "taker", "cells-due",
}  # fmt: skip


@pytest.mark.parametrize("code", sorted(MARKED))
def test_a_reason_is_marked_on_what_it_decides(code: str) -> None:
    found = {type(event) for _, event, mark in told() if code in codes(mark)}
    assert found == set(MARKED[code])


@pytest.mark.parametrize("code", sorted(ALWAYS - {"beyond", "cells-due"}))
def test_where_it_always_decides_it_is_always_marked(code: str) -> None:
    assert all(code in codes(mark) for _, event, mark in told() if isinstance(event, MARKED[code]))


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(event) for _, event, _ in told()} == set(GAME_EVENTS)


GAME_EVENTS = (*ev.MatchEvent.__args__, *ev.CompetitionEvent.__args__)


# ---- what is rare: a turn of its own each


@pytest.mark.clause("HC-2.5-d")
def test_a_defender_who_has_made_their_gesture_lets_the_next_pass_come() -> None:
    first, back, again = marks(
        ev.Reception, {"intercept/home:3": 20}, {"home": "I 3"}, pending__plan="G p8 > p3 > p8",
        teams__away__players__8__at="d8", teams__home__players__3__at="d8",
    )  # fmt: skip
    three = Named("player", ("home:3",))
    assert first.reasons == (Reason("has-missed", {"who": three}),)
    assert back.reasons == (Reason("held-back", {"who": Named("player", ("home:5",))}, "home"),)
    assert again.reasons == (Reason("has-acted", {"who": three}),)


@pytest.mark.clause("HC-2.6-off-b")
def test_an_off_side_is_told_with_the_last_defender_but_one_or_the_half_way_line() -> None:
    (mark,) = marks(ev.Offside, {"long": 1, "time": 1}, pending__plan="G l8", teams__home__offside_call=True,
                    teams__away__players__8__at="e2")  # fmt: skip
    assert mark.reasons == (Reason("beyond", {"who": Named("player", ("home:8",)), "at": "e3"}),)
    ahead = {f"teams__home__players__{n}__at": at for n, at in ((3, "c9"), (6, "g9"), (8, "e9"))}
    (mark,) = marks(ev.Offside, {"long": 1, "time": 1}, pending__plan="G l8", teams__home__offside_call=True,
                    teams__away__players__8__at="e2", **ahead)  # fmt: skip
    assert mark.reasons == (Reason("beyond-half-way"),)


@pytest.mark.clause("HC-2.5-tackle-j", "HC-2.6-sub-d")
@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"teams__away__subs_left": 0}, Reason("no-changes-left")),
        ({"teams__away__bench": []}, Reason("bench-empty")),
        ({"pending__plan": "R non"}, Reason("substitute-unwanted", seat="away")),
    ],
)
def test_that_nobody_comes_on_for_an_injured_player_is_told_as_far_as_one_may_know(
    changes: dict[str, object], why: Reason
) -> None:
    forced = {"tackle/home:5": 12, "foul/card": 1, "foul/injury": 6}
    (mark,) = marks(ev.Injured, forced, {"home": "P tacle"}, teams__away__players__3__boost=0, **changes)
    assert mark.reasons == (Reason("more-than-had", {"amount": 3, "had": 0}), why)


SKIPPED: Mapping[str, tuple[str, dict[str, object]]] = {
    "after-own": ("G vB/p8", {}),
    "after-short": ("G p8/l10 > tA/vA", {"teams__away__players__8__at": "d8"}),
    "after-long": ("G l10 > vA/tA", {}),
    "outside-box": ("G l10 > tA", {}),
    "outside-zone": ("G sA", {}),
    "pressed": ("G sA?", {"ball__at": "e4", "teams__away__players__3__at": "e4", "teams__home__players__5__at": "e4"}),
    "own": ("G p3", {}),
    "gone": ("G p10", {"teams__away__players__10__down": True}),
    "too-far": ("G p2", {}),
    "marked": ("G p8?", {"teams__away__players__8__at": "d8", "teams__home__players__3__at": "d8"}),
}


@pytest.mark.clause("HC-PM-plan", "HC-PM-secret")
@pytest.mark.parametrize("hindrance", sorted(SKIPPED))
def test_an_alternative_that_is_not_played_is_told_with_what_hinders_it(hindrance: str) -> None:
    plan, changes = SKIPPED[hindrance]
    told = [
        reason
        for kind in (ev.PlanStopped, ev.ShortPass, ev.LongPass, ev.Shot)
        for mark in marks(kind, {"long": 1, "shot": 20, "time": 1}, pending__plan=plan, **changes)
        for reason in mark.reasons
        if reason.code == f"skipped-{hindrance}"
    ]
    assert told
    assert {reason.seat for reason in told} == {"away"}
    gesture = told[0].facts["gesture"]
    assert isinstance(gesture, Named)
    assert gesture.ids[0].removeprefix("away/") in plan


@pytest.mark.clause("HC-PM-must")
def test_a_dash_where_a_gesture_is_compulsory_is_told_to_its_coach() -> None:
    (mark,) = marks(ev.PlanStopped, {"long": 1}, pending__plan="G -", restart="free_kick")
    assert [(reason.code, reason.seat) for reason in mark.reasons] == [("skipped-must-play", "away")]


def test_the_rules_cited_are_those_of_the_variant_and_of_what_happened() -> None:
    family = 0
    for (state, _, _, _), event, mark in told():
        cited = GAME.clauses_behind(state, event, mark)
        assert cited and len(cited) == len(set(cited))
        if isinstance(state, Match) and state.is_family:
            assert not [one for one in cited if re.match("HC-2.5-(tackle|long|tpl|press|volley|head|pen|fk)", one)], (
                event
            )
            family += 1
        if isinstance(state, CompetitionState):
            assert all(one.startswith("HC-3") for one in cited)
    assert family > 50


def test_private_reasons_change_no_rule_that_is_cited() -> None:
    for (state, _, _, _), event, mark in told():
        public = msgspec.structs.replace(mark, reasons=tuple(one for one in mark.reasons if one.seat is None))
        assert GAME.clauses_behind(state, event, mark) == GAME.clauses_behind(state, event, public)
