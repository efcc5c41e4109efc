"""How the texts of a turn become orders: seat by seat, or as the game itself says."""

from rules.contract import SeatId
from rules.reading import read_turn
from rules.registry import GAMES

ROUGE, BLEUE, LEFT, RIGHT = map(SeatId, ("rouge", "bleue", "left", "right"))
ROLL_CALL = b"""{"stage": "roll_call", "teams": {"rouge": {"captain": "r1"}, "bleue": {"captain": "b1"}},
    "players": {"r1": {}, "r2": {}, "r3": {}, "r4": {}, "b1": {}, "b2": {}, "b3": {}, "b4": {}}}"""


def test_what_only_some_games_can_do() -> None:
    found = {
        key: [name for name in ("read", "moves", "clock") if getattr(game, name) is not None]
        for key, game in GAMES.items()
    }
    assert found["kollaball"] == []
    assert found["aspic"] == ["read", "moves", "clock"]


def test_seat_by_seat_a_refused_text_counts_as_none_and_others_are_ignored() -> None:
    game = GAMES["kollaball"]
    state = game.decode(ROLL_CALL)
    texts = {ROUGE: "PRESENTS 1 2 3 4", BLEUE: "!", SeatId("nobody"): "x"}
    reading = read_turn(game, state, texts)
    assert list(reading.orders) == [ROUGE, BLEUE]
    assert reading.orders[BLEUE] is None
    assert [refusal.seat for refusal in reading.refusals] == [BLEUE]
    assert not reading.stays_open


def test_a_game_that_reads_its_turns_may_keep_a_turn_open() -> None:
    game = GAMES["aspic"]
    state = game.decode(b"{}")
    reading = read_turn(game, state, {LEFT: "P D5"})
    assert (dict(reading.orders), reading.stays_open) == ({}, True)
    assert [refusal.error.code for refusal in reading.refusals] == ["AS_NOT_YOUR_TURN"]
    both = read_turn(game, state, {LEFT: "P D5", RIGHT: "P H5"})
    assert list(both.orders) == [RIGHT]
    assert not both.stays_open
