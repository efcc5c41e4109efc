"""Reach and chances say what play then does."""

import pytest

from rules.contract import SeatId
from rules.dice import Dice
from rules.helvetia_cup import GAME, chances
from rules.helvetia_cup.chances import RollChance
from rules.helvetia_cup.events import Moved
from rules.helvetia_cup.orders import EMPTY, Move, Order
from tests.rules.helvetia_cup.page import base, match, play
from tests.rules.helvetia_cup.test_random_play import turns

SHOOTER = {"attack": "home", "ball__at": "e11", "ball__holder": 8, "teams__home__players__8__at": "e11"}


@pytest.mark.clause("HC-2.4-b", "HC-2.4-c", "HC-2.4-f", "HC-2.6-sub-c")
@pytest.mark.parametrize("seed", [30])
def test_every_hex_of_a_reach_can_be_ordered_at_its_price(seed: int) -> None:
    """After the moves that an order has already; what is out of reach is refused by the reader in its own words."""
    tried = 0
    for before, orders, _, _ in list(turns(seed))[::3]:
        if before.phase not in {"attack", "play"} or before.attack is None:
            continue
        seat = before.attack
        order = orders.get(SeatId(seat)) or EMPTY
        draft = Order(moves=order.moves[:1], cards=order.cards, keeper=order.keeper)
        for n in before.teams.of(seat).on_pitch:
            reach = chances.find_reach(before, seat, n, draft)
            ends = [
                *((Move(player=n, points=(name,)), boosts) for name, boosts in list(reach.boosts.items())[::15]),
                *((Move(player=n, points=(name,), overlap=True), reach.boosts[name]) for name in reach.overlaps),
                *(
                    (Move(player=n, points=points(before.teams.of(seat).players[n].at, name), substitute=bench), boosts)
                    for name, boosts in list(reach.leaving.items())[:2]
                    for bench in before.teams.of(seat).bench[:1]
                ),
            ]
            for move, boosts in ends:
                given = Order(moves=(*draft.moves, move), cards=draft.cards, keeper=draft.keeper)
                parsed = GAME.parse(before, SeatId(seat), GAME.canonical(given))
                events = GAME.resolve(before, {SeatId(seat): parsed}, Dice(b"")).events
                moved = next(event for event in events if isinstance(event, Moved) and event.player == n)
                assert moved.boosts == boosts
                tried += 1
    assert tried > 100


def points(start: str | None, name: str) -> tuple[str, ...]:
    return () if start == name else (name,)


@pytest.mark.clause("HC-2.5-h", "HC-2.5-shot-e")
@pytest.mark.parametrize("pressed", [False, True])
def test_the_number_of_every_cell_is_the_one_rolled_against(pressed: bool) -> None:
    changes = {"teams__away__players__10__at": "e11"} if pressed else {}
    shown = chances.shot_chances(match(**SHOOTER, **changes), "home", 8)
    assert shown is not None
    assert (shown.keeper_cells, shown.pressed_by) == (2, 10 if pressed else None)
    for cell, one in shown.cells.items():
        away = "K A AB ABC" if cell in "DEF" else "K F EF DEF"
        state = base(**SHOOTER, **changes, pending__plan=f"G s{cell}")
        event = play(state, {"away": away}, {"shot": 20, "time": 1}).one("shot")
        assert (event["needed"], len(event["keeper_cells"])) == (one.needed, shown.keeper_cells)


@pytest.mark.clause("HC-2.5-volley-b", "HC-2.5-head-a", "HC-2.6-keeper-b", "HC-2.6-keeper-c")
def test_cells_due_by_kind_of_shot_and_keeper() -> None:
    state = match(**SHOOTER)
    assert [
        one.keeper_cells
        for kind in ("shot", "volley", "header", "penalty")
        if (one := chances.shot_chances(state, "home", 8, kind))
    ] == [2, 1, 2, 2]
    assert chances.shot_chances(state, "home", 8, "header", "e10") is None
    assert chances.shot_chances(state, "home", 8, "shot", "e9") is None
    out = match(**SHOOTER, teams__away__players__1__at="e9")
    assert chances.keeper_sets(out, "away", 2) == ()
    assert len(chances.keeper_sets(state, "away", 2)) == 7
    acting = match(
        **SHOOTER, teams__away__keeper=2, teams__away__players__1__at="e9", teams__away__players__2__at="e13"
    )
    assert chances.keeper_sets(acting, "away", 3) == tuple((cell,) for cell in "ABCDEF")


def test_a_duel_has_all_of_its_outcomes() -> None:
    duel = chances.duel_chances(match(), 5)
    assert duel is not None
    assert (duel.steal, duel.dribble, duel.steal_wins) == (RollChance(12, 60), RollChance(14, 70), 18)
    assert duel.tackle is not None
    assert (duel.tackle.percent, duel.foul_percent) == (45, 35)
    tired = chances.duel_chances(match(teams__home__players__5__boost=0), 5)
    assert tired is not None
    assert tired.steal == RollChance(6, 30)
    family = chances.duel_chances(match("B2"), 5)
    assert family is not None
    assert (family.steal_wins, family.dribble, family.tackle, family.press) == (50, None, None, 0)
    assert chances.duel_chances(match(ball__holder=None), 5) is None


def test_a_number_above_twenty_or_below_one_is_certain() -> None:
    assert [chances.chance(needed).percent for needed in (-3, 0, 1, 20, 23)] == [0, 0, 5, 100, 100]


@pytest.mark.clause("HC-2.5-tpl-b", "HC-2.5-closest")
def test_the_template_tells_whose_the_ball_is_then() -> None:
    state = match(
        teams__away__players__8__at="e5",
        teams__home__players__5__at="d5",
        ball__at="d9",
        teams__away__players__3__at="d9",
    )
    found = {one.roll: one for one in chances.template(state, "away", "e5")}
    assert (found[18].to, found[18].lands) == ("e4", "loose_attack")
    assert (found[1].to, found[1].lands) == ("e3", "defence")
    assert (found[11].to, found[11].path) == ("g4", ("f4", "g4"))
    assert {one.lands for one in chances.template(state, "away", "e2") if one.to == "e1"} == {"defence"}
    empty = match(teams__home__players__1__at="e2")
    assert {one.lands for one in chances.template(empty, "away", "e2") if one.to == "e1"} == {"keeper"}


@pytest.mark.clause("HC-2.5-short-a", "HC-2.5-long-a", "HC-2.6-off-b")
def test_passes_tell_their_number_who_could_take_them_and_off_side() -> None:
    state = match(teams__away__players__8__at="d5", teams__home__players__3__at="d5", teams__away__players__10__at="f2")
    found = {(one.player, one.is_short): one for one in chances.pass_chances(state, "away", 3)}
    assert set(found) == {(8, True), (8, False), (2, False), (10, False), (1, False)}
    assert (found[8, True].opponent, found[8, True].opponent_chance) == (3, RollChance(13, 65))
    assert found[8, False].chance == RollChance(16 - 4, 60)
    assert [found[n, False].is_offside for n in (8, 10, 2)] == [False, True, False]
    unpressed = chances.pass_chances(state, "away", 3, "d8")
    assert {one.chance.needed for one in unpressed if not one.is_short} == {16}
