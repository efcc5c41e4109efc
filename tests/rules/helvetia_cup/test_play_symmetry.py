"""The game turned by 180 degrees is the same game with the seats swapped; mirrored north to south it nearly is.

Everything that depends on a side's directions turns with it: ties of paths and side-steps go in the order F, FL, FR …,
and so does the template. That order prefers left to right, so the mirror keeps only what has no ties: where moves end,
what they cost, shots.
"""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rules.contract import SeatId
from rules.dice import Dice
from rules.helvetia_cup import GAME, chances
from rules.helvetia_cup.events import Pushed
from rules.helvetia_cup.pitch import PITCH, Hex
from rules.helvetia_cup.state import OTHER, Match
from tests.rules.helvetia_cup.page import base, match, play
from tests.rules.helvetia_cup.test_random_play import turns

HEX = re.compile(r"[a-i](?:1[0-3]|[1-9])(?!\d)")
SEAT = re.compile("home|away")
ALTERNATE = 25  # the seed of a match in that tempo
MIRROR = (("away", 3, "f7"), ("home", 5, "f7"), ("away", 8, "f6"))
COINS = {"toss", "shootout/toss"}
Json = dict[str, Any]


def mirrored(name: Hex) -> Hex:
    row, column = PITCH.place(name)
    return f"{PITCH.data.rows[len(PITCH.data.rows) - 1 - row]}{column}"


def mapped(value: Any, hexes: Callable[[Hex], Hex], seats: dict[str, str]) -> Any:
    """Return JSON with its hexes, also those in texts, and its seats replaced."""
    if isinstance(value, dict):
        return {seats.get(key, key): mapped(one, hexes, seats) for key, one in value.items()}
    if isinstance(value, list):
        return [mapped(one, hexes, seats) for one in value]
    if isinstance(value, str):
        return seats.get(value, HEX.sub(lambda found: hexes(found[0]), value))
    return value


def turned(state: Match) -> Json:
    found = mapped(msgspec.json.decode(GAME.encode(state)), PITCH.rotated, dict(OTHER))
    for seat, side in found["teams"].items():
        side["attacks"] = "east" if seat == "home" else "west"
    return found


def read(state: Json) -> Match:
    decoded = GAME.decode(msgspec.json.encode(state))
    assert isinstance(decoded, Match)
    return decoded


def turned_dice(dice: Dice) -> Dice:
    """Return the dice that give the other seat what each seat got."""
    forced = {
        SEAT.sub(lambda found: OTHER[found[0]], roll.label): 3 - roll.value if roll.label in COINS else roll.value
        for roll in dice.rolls
    }
    return Dice(b"none of it is drawn", forced=forced)


@pytest.mark.clause("HC-2.2-b", "HC-2.5-tpl-c")
@pytest.mark.parametrize("seed", [20, 28])
def test_a_match_turned_round_is_the_same_match(seed: int) -> None:
    for before, orders, seed_of_dice, outcome in list(turns(seed))[::2]:
        dice = Dice(seed_of_dice)
        GAME.resolve(before, orders, dice)
        if any(isinstance(event, Pushed) and event.why == "box" for event in outcome.events):
            continue  # HC-2.5-pen-c: "by row letter, then by column" is the pitch's order, not a side's
        texts = {OTHER[seat]: GAME.canonical(order) for seat, order in orders.items() if order is not None}  # type: ignore[index]
        state = read(turned(before))
        given = {
            SeatId(seat): GAME.parse(state, SeatId(seat), HEX.sub(lambda found: PITCH.rotated(found[0]), text))
            for seat, text in texts.items()
        }
        assert GAME.resolve(state, given, turned_dice(dice)).state == read(turned(outcome.state))


@pytest.mark.clause("HC-2.4-b", "HC-2.4-c", "HC-2.4-f")
def test_reach_is_mirrored_with_the_figures() -> None:
    for before, _, _, _ in list(turns(23))[::15]:
        if before.phase not in {"attack", "defence", "play"}:
            continue
        state = read(mapped(msgspec.json.decode(GAME.encode(before)), mirrored, {}))
        for seat in ("home", "away"):
            for n in before.teams.of(seat).on_pitch:
                there, here = chances.find_reach(state, seat, n), chances.find_reach(before, seat, n)
                assert there.boosts == {mirrored(name): boosts for name, boosts in here.boosts.items()}
                assert there.overlaps == {mirrored(name): mirrored(on) for name, on in here.overlaps.items()}


@pytest.mark.clause("HC-2.5-shot-a", "HC-2.5-shot-e")
def test_shots_are_mirrored_with_their_zones_and_cells() -> None:
    other_zone = {"left": "right", "centre": "centre", "right": "left"}
    other_cell = dict(zip("ABCDEF", "CBAFED", strict=True))
    state = match()
    for name in PITCH.hexes:
        here, there = (
            chances.shot_chances(state, "home", 8, "shot", name),
            chances.shot_chances(state, "home", 8, "shot", mirrored(name)),
        )
        if here is None or there is None:
            assert here is there
            continue
        assert (there.zone, there.distance) == (other_zone[here.zone], here.distance)
        assert there.cells == {other_cell[cell]: one for cell, one in here.cells.items()}


@pytest.mark.clause("HC-2.4-l")
def test_moves_are_mirrored_with_their_paths() -> None:
    compared = 0
    for before, orders, dice, outcome in turns(ALTERNATE):
        if before.phase != "attack" or before.restart is not None:
            continue
        state = read(mapped(msgspec.json.decode(GAME.encode(before)), mirrored, {}))
        given = {
            seat: GAME.parse(state, seat, HEX.sub(lambda found: mirrored(found[0]), GAME.canonical(order)))
            for seat, order in orders.items()
            if order is not None
        }
        shown = msgspec.json.decode(msgspec.json.encode(outcome.events))
        there = msgspec.json.decode(msgspec.json.encode(GAME.resolve(state, given, Dice(dice)).events))
        assert there == mapped(shown, mirrored, {})
        compared += bool(shown)
    assert compared > 20


@pytest.mark.clause("HC-PM-sidestep")
def test_a_side_step_prefers_left_so_its_mirror_is_another_one() -> None:
    ahead = {"teams__away__players__8__at": "d6"}  # a team-mate on the hex before Berg R on d7
    mirror = {f"teams__{seat}__players__{n}__at": name for seat, n, name in MIRROR}
    dodges = [
        play(base(**changes), {"home": "P pique"}, {"steal/home:5": 20}).one("sidestep")["to"]
        for changes in (ahead, {**mirror, "ball__at": "f7"})
    ]
    assert dodges == ["e7", "g7"]  # forward-left of who attacks west is south
