"""Every act that a referee may write is one of its game's part 9, described by the page's own fields."""

import re
from importlib import import_module
from typing import get_args

import pytest

from cogs.kit.correction import Corrections
from presenters.corrections import CorrectionText, Field, WrittenAct, choice_reader, read_number
from presenters.errors import UserError
from presenters.texts import Texts
from referee.acts import KINDS
from rules.aspic.orders import End, Forfeit
from rules.kit.acts import RefereeAct
from rules.registry import PACKAGES

TEXTS = Texts.load(strict=True)


def corrections_of(package: str) -> Corrections:
    return import_module(f"cogs.{package}.cog").COG.corrections


def fields_of(package: str) -> dict[str, set[str]]:
    """Return the fields of each act as the game's rules read them."""
    known = import_module(f"rules.{package}.acts").AnyAct
    kinds = get_args(known) or (known,)  # Helvetia's `result` is of a match and of a competition
    found: dict[str, set[str]] = {}
    for kind in kinds:
        found.setdefault(kind.__struct_config__.tag, set()).update(kind.__struct_encode_fields__)
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_every_act_described_is_one_of_the_rules_with_its_fields(package):
    known = fields_of(package)
    for act in corrections_of(package).acts:
        described = {one.name for one in (*act.fields, *act.changes)} | ({act.may_choose} - {None})
        assert described <= known[act.op], act.op


@pytest.mark.parametrize("package", PACKAGES)
def test_every_act_has_its_name_its_example_and_what_warns_of_it(package):
    for op in corrections_of(package).ops:
        assert TEXTS.has(f"act-{op.replace('_', '-')}"), op
    for act in corrections_of(package).acts:
        assert act.confirm is None or TEXTS.has(act.confirm)
        if act.shape is not None:
            assert "`" in TEXTS.t("fr", act.how.message_id)
            assert set(re.findall(r"\{(\w+)\}", act.shape)) - {"changes"} == {one.name for one in act.fields}


@pytest.mark.parametrize("package", PACKAGES)
def test_no_field_takes_digits_of_another_script(package):
    for act in corrections_of(package).acts:
        assert [one.name for one in (*act.fields, *act.changes) if r"\d" in one.shape] == [], act.op


@pytest.mark.parametrize("package", PACKAGES)
def test_no_act_has_the_name_of_one_that_every_game_has(package):
    assert {act.op for act in corrections_of(package).acts} & KINDS == set()


class Move(RefereeAct, tag="move"):
    player: str
    skip: int = 0
    open: bool = False


MOVED = WrittenAct(
    "kb",
    Move,
    r"{player}(?:\s+{changes})",
    (Field("player", r"\d", lambda given, text: f"{given.chosen[0]}{text}"),),
    changes=(
        Field("skip", r"\d", read_number, word="saute"),
        Field("open", r"\S+", choice_reader({"oui": True}), word="special"),
    ),
)


def given(text: str, seat: str | None = "rouge") -> CorrectionText[None]:
    return CorrectionText(TEXTS.voice("fr"), None, seat, text)


def test_a_text_is_read_by_the_description():
    assert MOVED.read(given("2 Saute=1 spécial = oui")) == {"player": "r2", "skip": 1, "open": True}
    assert WrittenAct("as", End, may_choose="winner").read(given("", None)) == {"winner": None}


@pytest.mark.parametrize("text", ["2", "2 saute", "2 saute=x", "2 special=non", "2 vole=1", "x saute=1"])
def test_what_is_not_of_the_shape_is_answered_with_the_example(text):
    with pytest.raises(UserError, match="kb-act-how-move"):
        MOVED.read(given(text))


def test_the_seat_must_be_chosen_where_one_is_meant():
    with pytest.raises(UserError, match="act-team"):
        MOVED.read(given("2 saute=1", None))
    with pytest.raises(UserError, match="act-team"):
        WrittenAct("as", Forfeit).read(given("", None))
