"""A turn verified: whatever is changed in its file is found, on its line; nothing that a file says makes it raise."""

import hashlib
import json
from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.contract import SeatId
from rules.dice import Dice, entropy_of
from rules.errors import CaseError
from rules.kollaball.game import GAME
from rules.seals import seal
from rules.verification import verify_file
from tests.rules.kollaball.test_random_play import closings
from tests.rules.program import run, run_apart

VERIFIED = Path(__file__).parent / "verified"
SEED, BLIND, SALT = bytes(range(32)), bytes(range(100, 132)), bytes(range(16))
PLAYED = 3  # the closing of a random match that is used: a turn with draws


def turn_file(number: int = PLAYED, *, blind: bytes = b"") -> dict[str, Any]:
    """Return the file of a turn of a random match, as the bot makes it; without a `blind`, as it made it before."""
    state, orders, _, _ = next(islice(closings(1), number, None))
    texts = {seat: GAME.canonical(order) for seat, order in orders.items() if order is not None}
    entropy = entropy_of({str(seat): text for seat, text in texts.items()}, blind)
    dice = Dice(SEED, entropy)
    read = {seat: GAME.parse(state, SeatId(seat), text) for seat, text in texts.items()}
    outcome = GAME.resolve(state, {seat: read.get(seat) for seat in GAME.awaiting(state)}, dice)
    return {
        "form": "sifflet-turn-1",
        "game": "kollaball",
        "rules_version": GAME.rules_version,
        "contest": {"id": 7, "name": "Aigles – Bisons", "league": "Essai"},
        "turn": {"number": 4, "opened_ms": 1000, "due_ms": 5000, "closed_ms": 5100},
        "orders": [
            {"seat": seat, "seal": seal(SALT, 7, 4, seat, text), "received_ms": 4000, "salt": SALT.hex(), "text": text}
            for seat, text in texts.items()
        ],
        "dice": {
            "promise": hashlib.sha256(SEED).hexdigest(),
            "seed": SEED.hex(),
            **({"blind_promise": hashlib.sha256(blind).hexdigest(), "blind": blind.hex()} if blind else {}),
            "entropy": entropy.hex(),
            "rolls": msgspec.to_builtins(dice.rolls),
        },
        "play": {
            "before": json.loads(GAME.encode(state)),
            "after": json.loads(GAME.encode(outcome.state)),
            "events": list(msgspec.to_builtins(outcome.events)),
        },
    }


def wrong(file: Mapping[str, Any]) -> set[str]:
    """Return what does not hold."""
    lines = verify_file(json.dumps(file).encode())
    return {line.point for line in lines if line.holds is False}


def unknown(file: Mapping[str, Any]) -> set[str]:
    return {line.point for line in verify_file(json.dumps(file).encode()) if line.holds is None}


def test_a_turn_as_it_was_holds_in_every_line() -> None:
    file = turn_file()
    assert file["dice"]["rolls"] and file["play"]["events"]
    lines = verify_file(json.dumps(file).encode())
    assert all(line.holds for line in lines)
    points = ["seal", "time", "seal", "time", "promise", "entropy", "rolls", "events", "result"]
    assert [line.point for line in lines] == points


def test_a_turn_with_a_blind_holds_in_every_line_and_says_so() -> None:
    lines = verify_file(json.dumps(turn_file(blind=BLIND)).encode())
    assert all(line.holds for line in lines)
    points = ["seal", "time", "seal", "time", "promise", "blind", "entropy-blind", "rolls", "events", "result"]
    assert [line.point for line in lines] == points


def test_the_entropy_is_the_hash_of_the_blinds_bytes_and_the_orders_json() -> None:
    orders = {"rouge": "1 P >É4", "bleue": '1 P "F4"', "admin": None}
    expected = BLIND + '[["bleue","1 P \\"F4\\""],["rouge","1 P >É4"]]'.encode()
    assert entropy_of(orders, BLIND) == hashlib.sha256(expected).digest()
    assert entropy_of(orders) == hashlib.sha256(expected[32:]).digest()
    assert entropy_of({"admin": None}, BLIND) == b""


def test_a_blind_that_is_not_public_yet_is_said_to_be_unchecked() -> None:
    file = turn_file(blind=BLIND)
    file["dice"]["blind"] = None
    assert (wrong(file), unknown(file)) == (set(), {"blind-kept"})


@pytest.mark.parametrize("change", [{"blind": "00" * 32}, {"blind_promise": "00" * 32}, {"blind_promise": None}])
def test_a_blind_that_was_not_promised_is_found(change: Mapping[str, object]) -> None:
    file = turn_file(blind=BLIND)
    file["dice"] |= change
    assert "blind" in wrong(file)


def test_a_turn_with_a_blind_cannot_be_passed_off_as_one_without() -> None:
    file = turn_file(blind=BLIND)
    file["dice"] |= {"blind": None, "blind_promise": None}
    assert wrong(file) == {"entropy"}


def test_a_blind_has_a_length_so_that_no_byte_of_an_order_can_be_a_part_of_it() -> None:
    file = turn_file(blind=BLIND[:31])
    assert wrong(file) == {"blind"}


@pytest.mark.parametrize("value", [-1, "zz", [], {}, "00", 10**30])
@pytest.mark.parametrize("key", ["blind", "blind_promise"])
def test_nonsense_in_the_place_of_a_blind_is_refused_or_does_not_hold(key: str, value: object) -> None:
    file = turn_file(blind=BLIND)
    file["dice"][key] = value
    try:
        lines = verify_file(json.dumps(file).encode())
    except CaseError:
        return
    assert any(line.holds is False for line in lines)


@pytest.mark.parametrize("path", sorted(VERIFIED.glob("*.json")), ids=lambda path: path.stem)
def test_files_that_were_given_away_are_told_of_as_they_were(path: Path) -> None:
    done = run("verify", "-", stdin=path.read_bytes())
    assert done.stdout.decode() == path.with_suffix(".txt").read_text("utf-8")
    assert done.returncode == 0


def test_a_changed_order_breaks_its_seal() -> None:
    file = turn_file()
    file["orders"][0]["text"] = file["orders"][1]["text"]
    assert {"seal", "entropy"} <= wrong(file)


@pytest.mark.parametrize("field", ["salt", "seal"])
def test_a_changed_salt_or_seal_is_found(field: str) -> None:
    file = turn_file()
    file["orders"][0][field] = "0" * len(file["orders"][0][field])
    assert wrong(file) == {"seal"}


def test_an_order_of_another_turn_or_contest_does_not_fit() -> None:
    for part, key in (("turn", "number"), ("contest", "id")):
        file = turn_file()
        file[part][key] += 1
        assert wrong(file) == {"seal"}


def test_an_order_received_after_the_close_is_found_unless_the_referee_entered_it() -> None:
    file = turn_file()
    file["orders"][0]["received_ms"] = 5001
    assert wrong(file) == {"time"}
    file["orders"][0]["by_referee"] = True
    assert (wrong(file), unknown(file)) == (set(), {"time"})


def test_a_seed_that_was_not_promised_is_found() -> None:
    file = turn_file()
    file["dice"]["seed"] = (b"\1" * 32).hex()
    assert {"promise", "roll"} <= wrong(file)


def test_an_entropy_that_is_not_the_orders_is_found() -> None:
    file = turn_file()
    file["dice"]["entropy"] = "00" * 32
    assert {"entropy", "roll"} <= wrong(file)


def test_an_order_left_out_is_found() -> None:
    file = turn_file()
    del file["orders"][0]
    assert {"entropy"} <= wrong(file)


def test_a_loaded_die_is_found_by_its_label() -> None:
    file = turn_file()
    roll = file["dice"]["rolls"][0]
    roll["value"] = roll["value"] % roll["sides"] + 1
    lines = verify_file(json.dumps(file).encode())
    assert [line.about for line in lines if line.point == "roll" and line.holds is False] == [roll["label"]]
    assert "result" in wrong(file)


def test_a_die_called_forced_must_be_on_the_list_of_forced_ones() -> None:
    file = turn_file()
    file["dice"]["rolls"][0]["forced"] = True
    assert "roll" in wrong(file)
    file = turn_file()
    file["dice"]["forced"] = {file["dice"]["rolls"][0]["label"]: file["dice"]["rolls"][0]["value"]}
    assert "roll" in wrong(file)  # it was forced, and is shown as if it had fallen so


def test_another_result_or_other_events_are_found() -> None:
    file = turn_file()
    file["play"]["after"]["turn"] += 1
    assert wrong(file) == {"result"}
    file = turn_file()
    file["play"]["events"].pop()
    assert wrong(file) == {"events"}


def test_a_turn_played_again_keeps_the_entropy_of_the_first_time() -> None:
    file = turn_file()
    first = {order["seat"]: order["text"] for order in file["orders"]}
    amended = file["orders"][0]
    amended["text"] = first[file["orders"][1]["seat"]]
    amended["seal"] = seal(SALT, 7, 4, amended["seat"], amended["text"])
    assert "entropy" in wrong(file)
    file["dice"]["drawn_from"] = first
    assert "entropy" not in wrong(file)


def test_what_is_still_secret_is_said_to_be_unchecked() -> None:
    file = turn_file()
    for order in file["orders"]:
        order |= {"salt": None, "text": None}
    del file["play"]
    assert (wrong(file), unknown(file)) == (set(), {"seal", "entropy", "result"})
    file["dice"]["entropy"] = None
    assert (wrong(file), unknown(file)) == (set(), {"seal", "entropy", "rolls", "result"})


def test_rules_of_another_version_are_said_to_be_unchecked() -> None:
    for change in ({"rules_version": 99}, {"game": "curling"}):
        file = {**turn_file(), **change}
        assert (wrong(file), unknown(file)) == (set(), {"version"})


PARTS = [
    ("play", "before", "turn"),
    ("play", "before", "players"),
    ("dice", "seed"),
    ("dice", "entropy"),
    ("dice", "rolls"),
]
ENDLESS = [{"label": "x", "sides": 10**40, "value": 1, "forced": False}]


@pytest.mark.parametrize("path", PARTS)
@pytest.mark.parametrize("value", [-1, "zz", [], {}, None, "00", 10**30, ENDLESS])
def test_nonsense_is_refused_or_does_not_hold_and_never_raises_or_hangs(path: tuple[str, ...], value: object) -> None:
    file: Any = turn_file()
    part = file
    for key in path[:-1]:
        part = part[key]
    if part[path[-1]] == value:
        return
    part[path[-1]] = value
    try:
        lines = verify_file(json.dumps(file).encode())
    except CaseError:
        return
    assert any(line.holds is not True for line in lines)


def test_the_program_tells_line_by_line_and_by_its_exit_code() -> None:
    file = turn_file()
    done = run_apart("verify", "-", stdin=json.dumps(file).encode())
    assert done.returncode == 0
    assert done.stdout.decode().splitlines()[0] == f"ok  empreinte de l'ordre de {file['orders'][0]['seat']}"
    file["orders"][0]["seat"] = "x\nok  tout est juste\x1b[2J"
    forged = run("verify", "-", stdin=json.dumps(file).encode())
    assert forged.returncode == 1
    assert "NON empreinte de l'ordre de x?ok  tout est juste?[2J" in forged.stdout.decode().splitlines()
    assert [run("verify", "-", stdin=given).returncode for given in (b'{"form": "other"}', b"[")] == [2, 2]


DEEP = "[" * 5000 + "]" * 5000


@pytest.mark.parametrize("part", ["before", "after", "events"])
def test_what_is_nested_too_deeply_does_not_hold_or_cannot_be_read(part: str) -> None:
    file = turn_file()
    file["play"][part] = 0
    raw = json.dumps(file).replace(f'"{part}": 0', f'"{part}": {DEEP}').encode()
    done = run("verify", "-", stdin=raw)
    assert (done.returncode, done.stderr) == (2, b"-: nested too deeply\n")
