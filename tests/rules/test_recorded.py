"""Turns that were played by earlier rules: still checked, still read, and other today only where the page says why.

How they were kept: `recording.py`.
"""

import lzma
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec
import pytest

from rules.dice import Dice
from rules.reading import read_turn
from rules.registry import GAMES
from rules.verification import TurnRecord, verify_turn

ROOT = Path(__file__).parents[2]
FILES = sorted((Path(__file__).parent / "recorded").glob("*.jsonl.xz"))

# By game what its page lists as changed (the beginning of a line), with the recorded turns that come out otherwise now.
# Each turn is played by itself: what counts over several of them begins anew (`held` of HC-PM-hold).
CHANGED: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "double-echec": {
        "**5.2** `X -`": (
            "1/4", "1/5", "1/6", "1/7", "1/11", "1/12", "1/13", "1/14", "1/15", "1/16", "1/17", "1/18", "1/19",
            "1/20", "1/21", "1/22", "1/23", "3/1", "3/2", "3/3", "3/4", "3/5", "3/6", "3/7", "3/8", "3/10",
            "3/11", "4/2", "4/3", "5/6", "5/7", "5/16", "5/17", "5/18", "5/19", "6/2", "6/3", "6/4", "6/5",
            "6/8", "6/9", "6/10", "6/11", "6/12", "6/13", "100/8", "100/10", "101/6",
        ),
        "**6.6-6**": ("316/3",),
        "**6.7** (fight)": ("303/20", "305/6"),
        "**6.8-4** (new)": ("104/11", "112/7", "127/6"),
    },
    "helvetia-cup": {
        "HC-2.6-keeper-f (new)": (
            "104/89", "113/51", "113/64", "115/49", "118/160", "119/47", "119/104", "120/46", "120/87", "120/93",
            "121/137", "123/39", "129/177", "132/24", "139/64", "141/39", "141/74", "143/19", "144/50",
        ),
    },
    "kollaball": {
        "**KB-20-m**": (
            "1/3", "100/7", "111/11", "116/6", "117/3", "117/6", "118/7", "123/7", "126/8", "126/9", "128/3", "130/3",
            "131/4", "138/3", "144/3",
        ),
    },
}  # fmt: skip


@cache
def records(file: Path) -> tuple[TurnRecord, ...]:
    """Return the turns of a file, oldest first."""
    return tuple(msgspec.json.decode(line, type=TurnRecord) for line in lzma.decompress(file.read_bytes()).splitlines())


def differences(record: TurnRecord) -> Iterator[str]:
    """Yield what comes out otherwise by the rules of today; what they write besides is no difference."""
    game, play = GAMES[record.game], record.play
    assert play is not None
    assert len(game.decode_events(bytes(play.events))) == len(msgspec.json.decode(play.events))
    game.decode(bytes(play.after))
    state = game.decode(bytes(play.before))
    reading = read_turn(game, state, {order.seat: order.text for order in record.orders})  # type: ignore[misc]
    yield from (f"{refusal.seat} refused: {refusal.error.code}" for refusal in reading.refusals)
    dice = Dice(bytes.fromhex(record.dice.seed), bytes.fromhex(record.dice.entropy or ""))
    outcome = game.resolve(state, reading.orders, dice)
    if tuple(dice.rolls) != record.dice.rolls:
        yield "rolls"
    for name, made, told in (("events", msgspec.json.encode(outcome.events), play.events),
                             ("after", game.encode(outcome.state), play.after)):  # fmt: skip
        was = msgspec.json.decode(told)
        if seen(msgspec.json.decode(made), was) != was:
            yield name


def seen(value: object, was: object) -> object:
    """Return a JSON value without the keys that an older one does not have."""
    if isinstance(value, dict) and isinstance(was, dict):
        return {key: seen(one, was[key]) for key, one in value.items() if key in was}
    if isinstance(value, list) and isinstance(was, list) and len(value) == len(was):
        return [seen(*pair) for pair in zip(value, was, strict=True)]
    return value


def named(record: TurnRecord) -> str:
    return f"{record.contest.name.rpartition(' ')[2]}/{record.turn.number}"


def test_every_game_has_turns_of_its_first_rules() -> None:
    assert {file.name for file in FILES} >= {f"{key}-1.jsonl.xz" for key in GAMES}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.partition(".")[0])
def test_a_turn_of_other_rules_is_checked_and_said_to_be_played_by_them(file: Path) -> None:
    for record in records(file):
        lines = verify_turn(record)
        if record.rules_version == GAMES[record.game].rules_version:
            assert all(line.holds for line in lines)
            continue
        *others, last = lines
        assert (last.point, last.holds, last.about) == ("version", None, str(record.rules_version))
        assert all(line.holds for line in others)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.partition(".")[0])
def test_only_what_the_page_lists_comes_out_otherwise(file: Path) -> None:
    found = {named(record): told for record in records(file) if (told := list(differences(record)))}
    key = records(file)[0].game
    explained = {turn for turns in CHANGED.get(key, {}).values() for turn in turns}
    assert {turn: told for turn, told in found.items() if turn not in explained} == {}
    assert explained - set(found) == set(), "explained, and the same as ever"


@pytest.mark.parametrize("key", CHANGED)
def test_what_explains_a_difference_stands_in_the_page(key: str) -> None:
    page = (ROOT / "docs" / "rulebook" / f"{key}.md").read_text(encoding="utf-8")
    listed = page.partition("\n## Changed on ")[2]
    assert all(f"\n- {entry}" in listed for entry in CHANGED[key])
