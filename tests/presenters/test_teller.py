"""Every event of every game has its words: found by its type, its values by the types of its fields."""

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Annotated, get_args

import msgspec
import pytest

from presenters.aspic.words import GameWords as AspicWords
from presenters.competition.words import GameWords as CompetitionWords
from presenters.double_echec.words import GameWords as DoubleEchecWords
from presenters.helvetia_cup.words import GameWords as HelvetiaWords
from presenters.kollaball.words import Cast
from presenters.kollaball.words import GameWords as KollaballPen
from presenters.matrix_hockey.words import GameWords as MatrixWords
from presenters.teller import NOTHING, Teller, Values, Writer, person_text
from presenters.texts import LOCALES, Texts
from rules.contract import Outcome
from rules.dice import Dice
from rules.registry import GAMES, PACKAGES
from rules.shapes import As, PersonId, Word
from tests.presenters.catalogues import messages
from tests.rules.competition import chance
from tests.support.golden_turns import golden_turns

PACKAGE = dict(zip(GAMES, PACKAGES, strict=True))
VOICE = Texts.load(strict=True).voice("fr")
AGES = 10**9  # a golden clock counts with 201 digits, which no text does
UNSEEN = {  # in no golden turn
    "kb-event-override", "de-event-recover_impossible", "de-event-steal_impossible", "hc-event-referee",
}  # fmt: skip
PENS = {
    "kollaball": lambda state: KollaballPen(VOICE, Cast({}, {})),
    "matrix-hockey": lambda state: MatrixWords(VOICE, state),
    "aspic": lambda state: AspicWords(VOICE, {"left": "A", "right": "B"}, state),
    "double-echec": lambda state: DoubleEchecWords(VOICE, {"home": "A", "away": "B"}),
    "helvetia-cup": lambda state: HelvetiaWords(VOICE, {"home": "A", "away": "B"}, {"home": "zyon", "away": "basela"}),
    "competition": lambda state: CompetitionWords(VOICE, state),
}


def teller_of(game: str) -> Teller[Writer, msgspec.Struct]:
    return import_module(f"presenters.{PACKAGE[game]}.narrative").TELLER


def told_types(game: str) -> list[type[msgspec.Struct]]:
    kinds = get_args(import_module(f"rules.{PACKAGE[game]}.events").Event)
    return [kind for kind in kinds if kind not in teller_of(game).silent]


def told(game: str) -> Iterator[tuple[str, Values, Values]]:
    """Yield each event of the golden turns as its message, all its values, and those that its game adds."""
    teller = teller_of(game)
    golden = (turn.outcome for turn in golden_turns() if turn.game.key == game)
    for outcome in (*golden, *(competitions() if game == "competition" else ())):
        pen = PENS[game](outcome.state)
        for event in outcome.events:
            if getattr(event, "seconds", 0) < AGES and (values := teller.values(pen, event)) is not None:
                yield teller.message(type(event)), values, teller.own(pen, event) or NOTHING


def competitions() -> Iterator[Outcome]:
    """Yield turns of competitions of every format, and what chance leaves out: whole seasons are no golden cases."""
    for seed in range(40):
        rng = random.Random(seed)
        state = chance.GAME.new(chance.a_setup(rng), Dice(b""))
        for turn in range(10):
            outcome = chance.resolved(state, chance.a_turn(rng, state), turn)
            yield outcome
            state = outcome.state
    state = chance.GAME.new({"config": {"stages": [{"format": "round_robin"}]}, "entrants": {}}, Dice(b""))
    for results, referee in (("", ""), ("inscrit a; inscrit b", ""), ("", "remplace a Zoé; fin"), ("", "saison")):
        texts = {chance.RESULTS: results, chance.REFEREE: referee}
        outcome = chance.resolved(state, {seat: text for seat, text in texts.items() if text})
        yield outcome
        state = outcome.state


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_type_of_event_has_its_message_and_every_such_message_its_type(game, locale):
    teller = teller_of(game)
    known = {teller.message(kind) for kind in told_types(game)}
    assert {name for name in messages(locale) if name.startswith(f"{teller.code}-event-")} == known


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_variable_of_a_message_is_a_field_of_its_event_or_what_the_game_adds(game):
    seen = set()
    for message, values, own in told(game):
        seen.add(message)
        for catalogue in map(messages, LOCALES):
            assert catalogue[message].variables <= values.keys(), message
        assert own.keys() <= set.union(*(catalogue[message].variables for catalogue in map(messages, LOCALES))), message
    assert {teller_of(game).message(kind) for kind in told_types(game)} - seen <= UNSEEN


class Plain:
    """Says every marked value as its kind and itself."""

    voice = Texts.load(strict=True).voice("en")

    def say(self, kind: str, value: str) -> str:
        return f"{kind}:{value}"

    def list(self, items) -> str:
        return " & ".join(items)


class Seen(msgspec.Struct, frozen=True, kw_only=True, tag="seen"):
    by: PersonId
    what: Word
    note: str
    cell: Annotated[str, As("cell")] | None
    cells: tuple[Annotated[str, As("cell")], ...] = ()
    origin: int = msgspec.field(name="from", default=3)
    left: bool | msgspec.UnsetType = msgspec.UNSET
    points: dict[str, int] = {}


def test_fields_are_said_by_their_types():
    event = Seen(by="12", what="set_ball", note="*", cell="C4", cells=("A1", "B2"), points={"a": 1})
    assert Teller("x", lambda pen, event: {"more": 1}).values(Plain(), event) == {
        "by": "<@12>",
        "what": "set_ball",
        "note": r"\*",
        "cell": "cell:C4",
        "cells": "cell:A1 & cell:B2",
        "from": 3,
        "left": "none",
        "more": 1,
    }
    assert Teller("x", lambda pen, event: None).values(Plain(), event) is None
    assert Teller("x", lambda pen, event: NOTHING, frozenset({Seen})).sentence(Plain(), event) is None


def test_somebody_without_a_number_is_called_by_his_name():
    assert [person_text("-3"), person_text("Ana_B")] == ["<@-3>", r"Ana\_B"]
