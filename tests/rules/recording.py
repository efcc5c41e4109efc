"""Turns of random matches kept as they were played, so that a change of rules shows what it changes.

`python -m tests.rules.recording DIRECTORY`, before the rules change, writes a file a game, named by the version of its
rules: a record of `/match verifier` a line, compressed. `test_recorded.py` plays them again with the rules as they are.
"""

import lzma
import random
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.helvetia_coaches import order_text
from bench.seasons import random_orders
from rules.contract import SeatId
from rules.dice import Dice, blind_hash, entropy_of, seed_hash
from rules.errors import OrderError
from rules.game import AnyGame
from rules.reading import read_turn
from rules.registry import GAMES
from rules.seals import seal
from rules.verification import Draws, Identity, Moment, PlayRecord, SealedOrder, TurnRecord
from tests.rules.competition import chance as competition
from tests.rules.double_echec import sheets
from tests.rules.helvetia_cup.test_random_play import first_state
from tests.rules.kollaball.strategies import legal_order_text, random_setup

Texts = Mapping[SeatId, str]
SENT_MS, DUE_MS = 1000, 2000


class Players(NamedTuple):
    """Who plays a game at random: how a match begins, and what is sent in a position."""

    begin: Callable[[random.Random], msgspec.Struct]
    send: Callable[..., Texts]
    numbers: range = range(1, 7)  # of the matches played
    most: int = 60  # turns of a match that are kept, one
    every: int = 1  # in so many


def _kollaball(chance: random.Random) -> msgspec.Struct:
    config = {"max_turns": 12, "tie_break": chance.random() < 0.5, "charge_targets": chance.choice(["one", "all"])}
    return GAMES["kollaball"].new(random_setup(chance, **config), Dice(b""))


def _double_echec(chance: random.Random) -> msgspec.Struct:
    config = {"units_per_turn": chance.choice([10, 40]), "offside": chance.choice(["none", "blue"])}
    return GAMES["double-echec"].new(sheets.setup(chance, **config), Dice(b""))


def _matrix_hockey(chance: random.Random) -> msgspec.Struct:
    return GAMES["matrix-hockey"].new({"roster": {"E": 4, "D2A": 4}}, Dice(b""))


def _aspic(chance: random.Random) -> msgspec.Struct:
    config = {"pieces": chance.choice([5, 6, 7]), "rounds_per_half": 5, "on_missed": "skip"}
    return GAMES["aspic"].new({"config": config}, Dice(b""))


def _competition(chance: random.Random) -> msgspec.Struct:
    return GAMES["competition"].new(competition.a_setup(chance), Dice(b""))


def _each(write: Callable[..., str | None]) -> Callable[..., Texts]:
    """Return how all seats send what `write` gives for one of them, now and then nothing."""

    def send(game: AnyGame, state: msgspec.Struct, chance: random.Random) -> Texts:
        written = {seat: write(state, seat, chance) for seat in game.awaiting(state)}
        return {seat: text for seat, text in written.items() if text is not None and chance.random() < 0.97}

    return send


def _sheet(state: msgspec.Struct, seat: SeatId, chance: random.Random) -> str:
    numbers = [man.n for man in state.teams.of(seat).roster if man.pos != "G"]  # type: ignore[attr-defined]
    return sheets.text(chance, numbers)


def _legal(state: msgspec.Struct, seat: SeatId, chance: random.Random) -> str:
    texts = list(GAMES["aspic"].moves.legal(state, seat))
    return chance.choice([text for text in texts if "x" in text] or texts)


def _week(game: AnyGame, state: msgspec.Struct, chance: random.Random) -> Texts:
    orders = random_orders(state, chance, onr=0.05)  # type: ignore[arg-type]
    return {seat: game.canonical(order) for seat, order in orders.items()}


def _round(game: AnyGame, state: msgspec.Struct, chance: random.Random) -> Texts:
    return competition.a_turn(chance, state)  # type: ignore[arg-type]


PLAYERS: Mapping[str, Players] = {
    "kollaball": Players(_kollaball, _each(legal_order_text)),
    "matrix-hockey": Players(_matrix_hockey, _week, range(1, 3), most=14),
    "double-echec": Players(_double_echec, _each(_sheet)),
    "aspic": Players(_aspic, _each(_legal), every=4),
    "helvetia-cup": Players(lambda chance: first_state(chance.randrange(1000)), _each(order_text), every=3),
    "competition": Players(_competition, _round, range(1, 9), most=12),
}


def recorded(key: str, number: int) -> Iterator[TurnRecord]:
    """Yield the turns of a random match of a game from its first on."""
    game, players, chance = GAMES[key], PLAYERS[key], random.Random(f"{key} {number}")
    state = players.begin(chance)
    for turn in range(1, players.most * players.every + 1):
        if game.is_over(state):
            return
        texts = _taken(game, state, players.send(game, state, chance))
        record, state = _played(game, state, texts, Moment(number=turn, opened_ms=0, due_ms=DUE_MS, closed_ms=DUE_MS))
        if turn % players.every == 0:
            yield msgspec.structs.replace(record, contest=Identity(id=1, name=f"{key} {number}"))


def _taken(game: AnyGame, state: msgspec.Struct, texts: Texts) -> Texts:
    """Return what the rules take of what was sent, as they write it."""
    found: dict[SeatId, str] = {}
    for seat, text in texts.items():
        try:
            found[seat] = game.canonical(game.parse(state, seat, text))
        except OrderError:
            continue
    return {} if read_turn(game, state, found).refusals else found


def _played(game: AnyGame, state: msgspec.Struct, texts: Texts, moment: Moment) -> tuple[TurnRecord, msgspec.Struct]:
    seed, blind = (bytes([moment.number % 256, place]) * 16 for place in (0, 1))
    entropy = entropy_of({str(seat): text for seat, text in texts.items()}, blind)
    dice = Dice(seed, entropy)
    outcome = game.resolve(state, read_turn(game, state, texts).orders, dice)
    record = TurnRecord(
        game=game.key,
        rules_version=game.rules_version,
        contest=Identity(id=1),
        turn=moment,
        orders=tuple(_sealed(moment.number, seat, text) for seat, text in texts.items()),
        dice=Draws(
            promise=seed_hash(seed),
            seed=seed.hex(),
            blind_promise=blind_hash(blind),
            blind=blind.hex(),
            entropy=entropy.hex(),
            rolls=tuple(dice.rolls),
        ),
        play=PlayRecord(
            before=msgspec.Raw(game.encode(state)),
            after=msgspec.Raw(game.encode(outcome.state)),
            events=msgspec.Raw(msgspec.json.encode(outcome.events)),
        ),
    )
    return record, outcome.state


def _sealed(number: int, seat: SeatId, text: str) -> SealedOrder:
    salt = bytes(16)
    return SealedOrder(
        seat=seat, seal=seal(salt, 1, number, seat, text), received_ms=SENT_MS, salt=salt.hex(), text=text
    )


def main(directory: Path) -> None:
    """Write a file a game, of turns under the rules as they are."""
    for key, game in GAMES.items():
        turns = [turn for number in PLAYERS[key].numbers for turn in recorded(key, number)]
        lines = b"".join(msgspec.json.encode(turn) + b"\n" for turn in turns)
        file = directory / f"{key}-{game.rules_version}.jsonl.xz"
        file.write_bytes(lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME))
        sys.stdout.write(f"{file.name}: {len(turns)} turns, {len(lines)} -> {file.stat().st_size} bytes\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
