"""What seats and the public may see (rulebook 7, KB-17-k), and what the league's records keep."""

import pytest

from rules.dice import Dice, Roll
from rules.kollaball import events as ev
from rules.kollaball.game import GAME
from rules.kollaball.records import records
from rules.kollaball.view import is_public, public_view, view, view_rolls
from tests.rules.kollaball.positions import match

DECOY = {"kind": "decoy", "at": "held", "by": "r2", "vanishes": 5}
MASKED = match(
    "r1 D4",
    "r2 C4 thief",
    "b1 F4",
    rouge="r1",
    bleue="ground G7 0",
    balls={"leurre-r2-4": DECOY},
    last_specials=["decoy"],
)


@pytest.mark.clause("KB-17-k")
@pytest.mark.parametrize("seat", ["bleue", None, "admin"])
def test_others_see_nameless_balls_in_the_order_of_their_cells(seat):
    balls = public_view(MASKED, seat).balls
    assert list(balls) == ["bleue", "balle-1", "balle-2"]
    assert (balls["balle-1"].by, balls["balle-2"].by) == ("r2", "r1")
    assert all(balls[name].kind is None and balls[name].team is None for name in ("balle-1", "balle-2"))
    written = GAME.encode(public_view(MASKED, seat)).decode()
    assert "leurre" not in written and "vanishes" not in written


@pytest.mark.clause("KB-17-k")
def test_its_own_team_sees_which_is_which():
    assert public_view(MASKED, "rouge").balls == MASKED.balls


@pytest.mark.clause("KB-17-k")
def test_a_stolen_ball_in_the_team_s_hands_is_masked_too():
    state = match("r1 D4", "r2 C4 thief", "r3 B4", rouge="r1", bleue="r3", balls={"leurre-r2-4": DECOY})
    assert list(public_view(state, "bleue").balls) == ["balle-1", "balle-2", "balle-3"]


@pytest.mark.clause("KB-17-k")
def test_a_ball_that_may_have_fallen_from_the_team_s_hands_is_masked_too():
    ground = {**DECOY, "at": "ground", "cell": "E4", "since": 4}
    del ground["by"]
    state = match("r1 D4", "b1 F4", rouge="r1", bleue="ground E4 4", balls={"leurre-r2-4": ground})
    view_balls = public_view(state, None).balls
    assert list(view_balls) == ["balle-1", "balle-2", "balle-3"]
    assert view_balls["balle-2"] == view_balls["balle-3"]


@pytest.mark.clause("KB-23-f")
def test_a_ball_in_the_air_has_no_target_for_others():
    air = {"at": "air", "target": "F5", "lands": 6, "team_thrown": "rouge"}
    state = match("r1 D4", "b1 F4", balls={"rouge": air})
    assert [public_view(state, seat).balls["rouge"].target for seat in ("rouge", "bleue", None)] == ["F5", None, None]


SECRETS = match(
    "r1 D4",
    "b1 F4",
    stage="orders_second",
    sealed={"seat": "bleue", "text": "1 R >E4"},
    insight={"team": "rouge", "targets": ["b1", "b1"]},
    noted={"team": "bleue", "orders": {"T": "T REPLI 1", "b1": "RAM"}},
)


@pytest.mark.clause("KB-23-j", "KB-23-m", "KB-18-b", "KB-20-a")
def test_sealed_noted_insight_and_purses_are_for_their_team_only():
    red, blue, public = (public_view(SECRETS, seat) for seat in ("rouge", "bleue", None))
    assert (red.sealed, red.noted, red.insight) == (None, None, SECRETS.insight)
    assert (blue.sealed, blue.noted, blue.insight) == (SECRETS.sealed, SECRETS.noted, None)
    assert (public.sealed, public.noted, public.insight) == (None, None, None)
    purses = [[player.deniers for player in seen.players.values()] for seen in (red, blue, public)]
    assert purses == [[500, None], [None, 500], [None, None]]


AIMED = ev.LobAimed(player="r1", to="F5", audience="rouge", reveal_turn=5)


@pytest.mark.clause("KB-17-k", "KB-23-f")
def test_masked_events_are_shown_once_their_turn_has_been_played():
    during, after = match("r1 D4", turn=5), match("r1 D4", turn=6)
    assert view(during, (AIMED,), "bleue").events == view(during, (AIMED,), None).events == ()
    assert view(during, (AIMED,), "rouge").events == (AIMED,)
    assert view(after, (AIMED,), "bleue").events == (AIMED,)
    assert view(match("r1 D4", stage="finished"), (AIMED,), None).events == (AIMED,)


def roll(label: str) -> Roll:
    return Roll(label=label, sides=2, value=1, forced=False)


@pytest.mark.clause("KB-17-k")
def test_draws_of_masked_catches_and_pick_ups_are_left_out():
    caught = ev.Received(
        player="r1", ball="rouge", cell="D4", round=1, fair_call=False, audience="rouge", reveal_turn=5
    )
    picked = ev.PickedUp(player="r2", ball="bleue", cell="C4", round=1, audience="rouge", reveal_turn=5)
    labels = ["round/1/reception/rouge", "round/1/pickup/C4/1/ball", "round/1/pickup/E5/1/player", "round/1/back/b1"]
    rolls = tuple(map(roll, labels))
    assert view_rolls(MASKED, (caught, picked), rolls, "rouge") == rolls
    assert [shown.label for shown in view_rolls(MASKED, (caught, picked), rolls, None)] == labels[2:]


RESOLVED = ev.TurnResolved(turn=4)
VOID = ev.TurnVoid(turn=5, missing=("rouge",), missed={"rouge": 1, "bleue": 0})


@pytest.mark.clause("KB-9-c", "KB-7-e", "KB-23-m", "KB-17-k")
def test_orders_are_shown_when_nothing_of_them_is_secret_any_more():
    noted = match("r1 D4", "b1 F4", noted={"team": "bleue", "orders": {}})
    neutralised = (ev.Neutralised(team="bleue", by="rouge"), RESOLVED)
    state = match("r1 D4", "b1 F4")
    assert is_public(state, (RESOLVED,))
    assert not is_public(MASKED, (AIMED, RESOLVED))
    assert not is_public(noted, neutralised)
    assert is_public(match("r1 D4", turn=6), neutralised)
    assert not is_public(state, (VOID,))
    assert not is_public(state, (ev.TimeoutCalled(team="rouge"),))
    assert is_public(match("r1 D4", stage="finished"), (VOID,))


@pytest.mark.clause("KB-20-a", "KB-9-c")
def test_records_keep_bribes_and_missing_orders():
    bribe = ev.Bribed(player="b2", side="against", amount=200, chance=40, roll=41, triggered=False)
    kept = records((bribe, VOID, RESOLVED))
    assert [(record.kind, record.seat) for record in kept] == [("bribe", "bleue"), ("missing_order", "rouge")]
    assert kept[0].details == {"player": "b2", "side": "against", "amount": 200, "triggered": False}
    assert kept[1].details == {"turn": 5, "missed": 1}


@pytest.mark.clause("KB-1-c", "KB-7-c", "KB-9-b")
def test_roll_call_is_complete_when_everybody_is_there():
    state = match("r1", "r2", "b1", stage="roll_call")
    both = {seat: GAME.parse(state, seat, f"PRESENTS {text}") for seat, text in (("rouge", "1 2"), ("bleue", "1"))}
    one = {**both, "rouge": GAME.parse(state, "rouge", "PRESENTS 1")}
    assert GAME.is_complete(state, both)
    assert not GAME.is_complete(state, one)
    assert not GAME.is_complete(state, {"rouge": both["rouge"]})
    assert not GAME.kind_of(GAME.stage(state)).is_final
    assert GAME.kind_of(GAME.stage(match("r1 D4"))).is_final


@pytest.mark.clause("KB-17-k")
def test_a_played_decoy_is_masked_until_it_has_vanished():
    state = match("r1 D4", "r2 C4 thief", "b1 F6", rouge="r1")
    orders = {"rouge": "1 P >E4; 2 R D5 L1", "bleue": "1 R E6"}
    parsed = {seat: GAME.parse(state, seat, text) for seat, text in orders.items()}
    outcome = GAME.resolve(state, parsed, Dice(b""))
    hidden = {"passed", "pass_missed", "decoy_given"}
    shown = GAME.view(outcome.state, outcome.events, "bleue").events
    assert hidden.isdisjoint(event.__struct_config__.tag for event in shown)
    assert any(isinstance(event, ev.SpecialUsed) for event in shown)
    assert GAME.view(outcome.state, outcome.events, "rouge").events == outcome.events
