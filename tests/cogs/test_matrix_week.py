"""The form « Ma semaine » as a value: what it offers is what the coach still has, and what it writes is taken."""

import random
from collections.abc import Mapping

import msgspec
import pytest

from cogs.orders.form_page import MOST_OPTIONS, MOST_SELECTS
from presenters.matrix_hockey.choices import NO_ORDER, Choices
from presenters.matrix_hockey.draft import OrderDraft, RoundDraft, RoundSlot
from presenters.matrix_hockey.weekly import example_order
from presenters.matrix_hockey.words import GameWords
from presenters.texts import Texts
from rules.contract import SeatId
from rules.dice import Dice
from rules.matrix_hockey import GAME
from rules.matrix_hockey.orders import Order
from rules.matrix_hockey.state import State

ME = "E-01"


def season(roster: Mapping[str, int] | None = None, **setup: object) -> State:
    """Return a season in its first week."""
    dice = Dice(bytes(32))
    state = GAME.new({"roster": roster or {"E": 12}, **setup}, dice)
    return GAME.resolve(state, {}, dice).state  # type: ignore[return-value]


def week(state: State, number: int) -> State:
    return msgspec.structs.replace(state, week=number)


def sheet(state: State, text: str = "", held: str = "", team: str = ME) -> OrderDraft:
    order = GAME.parse(state, SeatId(team), held) if held else None
    assert order is None or isinstance(order, Order)
    return OrderDraft.read(state, team, order, text)


def slot(made: OrderDraft, key: str) -> RoundSlot:
    found = made.slot(key)
    assert found is not None
    return found


@pytest.mark.clause("MH-1-c", "MH-3.1.3-k")
def test_all_rounds_to_come_are_offered_this_weeks_first():
    made = sheet(week(season(), 2))
    assert [one.key for one in made.slots][:3] == ["CH2", "WG1", "CH3"]
    assert {"CH10", "CH11", "WG6", "WG8", "KDH4"} <= {one.key for one in made.slots}
    assert [one.key for one in made.missing] == ["CH2", "WG1"]
    assert all(one.pair is None or ME in one.pair for one in made.slots)


@pytest.mark.clause("MH-3.1.3-k")
def test_rounds_ahead_are_not_offered_where_the_league_takes_none():
    made = sheet(season(config={"advance": {"CH": False, "WG": False, "KDH": False}}))
    assert [one.key for one in made.slots] == ["CH1"]


def test_a_team_that_rests_is_out_or_is_a_dummy_is_not_asked():
    state = season({"E": 3})
    rests = {team: [one.key for one in sheet(state, team=team).slots if one.comp == "CH"] for team in state.teams}
    assert all(len(keys) == 2 for keys in rests.values())
    out = msgspec.structs.replace(state, kdh=msgspec.structs.replace(state.kdh, alive=()))
    assert not [one for one in sheet(out).slots if one.comp == "KDH"]
    dummy = msgspec.structs.replace(state.teams[ME], status="dummy")
    assert sheet(msgspec.structs.replace(state, teams={**state.teams, ME: dummy})).slots == ()


@pytest.mark.clause("MH-2.1.1-g", "MH-2.2-c")
def test_what_is_used_sent_stored_or_in_the_form_is_not_offered_again():
    state = season()
    used = {
        **state.teams[ME].used,
        "CH": msgspec.structs.replace(state.teams[ME].used["CH"], columns=("A",), ot=("X",)),
    }
    mine = msgspec.structs.replace(state.teams[ME], used=used)
    state = msgspec.structs.replace(state, teams={**state.teams, ME: mine}, advance={ME: {"CH9": "B+(0)"}})
    made = sheet(state, "CH5 D#(0)", "CH3 C+(3); CH4 E(3)")
    here = slot(made, "CH1")
    assert made.columns(here) == "FGHIJK"
    assert made.values(here, "ot") == {"1": 3, "2": 3}
    assert (made.most(here, "extra"), made.most(here, "saves")) == (2, 1)
    assert made.columns(slot(made, "CH9")) == "BFGHIJK"
    cup = slot(made, "KDH2")
    assert made.columns(cup) == "ABCD"
    assert made.values(cup, "so") == dict.fromkeys("012345X", 1)
    assert made.most(cup, "saves") == 0


def test_a_choice_is_made_part_by_part():
    made = sheet(season())
    here = slot(made, "KDH2")
    for part, value, text in (
        ("ot", "1", "KDH2 ?(1/?)"),
        ("column", "C", "KDH2 C(1/?)"),
        ("extra", "2", "KDH2 C++(1/?)"),
    ):
        made = made.with_choice(here, part, value)
        assert made.text == text
        assert not made.is_ready
        assert sheet(made.state, made.text) == made
    made = made.with_choice(here, "so", "4").with_choice(slot(made, "CH1"), "column", "A")
    assert made.text == "CH1 A(?)\nKDH2 C++(1/4)"
    assert not made.is_ready
    made = made.with_choice(slot(made, "CH1"), "ot", "X").with_choice(slot(made, "CH1"), "saves", "1")
    assert made.text == "CH1 A#(X)\nKDH2 C++(1/4)"
    assert made.is_ready


def test_a_recorded_order_is_taken_up_and_can_be_taken_back():
    state = msgspec.structs.replace(season(), advance={ME: {"CH2": "B+(0)"}})
    made = sheet(state, held="CH1 A#(1)")
    assert made.missing == ()
    assert made.with_choice(slot(made, "CH1"), "ot", "2").text == "CH1 A#(2)"
    assert made.with_choice(slot(made, "CH2"), "extra", "0").text == "CH2 B(0)"
    assert made.without(slot(made, "CH2")).text == "CH2 -"
    back = made.without(slot(made, "CH1"))
    assert (back.text, back.is_ready, [one.key for one in back.missing]) == ("CH1 -", True, ["CH1"])
    assert back.with_choice(slot(made, "CH1"), "column", "C").text == "CH1 C(?)"
    new = made.with_choice(slot(made, "CH3"), "column", "C")
    assert new.without(slot(made, "CH3")).text == ""


@pytest.mark.clause("MH-4-c", "MH-4-e")
def test_what_a_stored_order_has_lost_meanwhile_is_to_be_chosen_again():
    state = msgspec.structs.replace(season(), advance={ME: {"CH2": "B++++(X)"}})
    used = {
        **state.teams[ME].used,
        "CH": msgspec.structs.replace(state.teams[ME].used["CH"], columns=("B",), ot=("X",)),
    }
    mine = msgspec.structs.replace(state.teams[ME], used=used, extra_goals=1)
    made = sheet(msgspec.structs.replace(state, teams={**state.teams, ME: mine}))
    assert made.with_choice(slot(made, "CH2"), "saves", "1").text == "CH2 ?+#(?)"


@pytest.mark.parametrize(
    "text", ["", "CH1", "CH1 AA(1)", "CH99 A(1)", "XX1 A(1)", "CH1 A(9)", "KDH2 A(1/7)\nfin", "CH1 A(1) "]
)
def test_what_is_no_line_of_the_form_is_left_out(text):
    assert sheet(season(), text).lines == {}


@pytest.mark.parametrize(
    ("part", "value"),
    [("column", "L"), ("column", ""), ("column", "AB"), ("extra", "5"), ("extra", "-1"), ("extra", "²"), ("saves", "3"),
     ("saves", "9" * 40), ("ot", "4"), ("ot", ""), ("so", "1")],
)  # fmt: skip
def test_what_is_not_offered_is_not_allowed(part, value):
    made = sheet(season())
    assert not made.allows(slot(made, "CH1"), part, value)


def test_lines_of_a_choice_are_complete_only_with_all_their_parts():
    assert RoundDraft("A", ot="1").is_complete("CH")
    assert not RoundDraft("A", ot="1").is_complete("KDH")
    assert RoundDraft(is_cancelled=True).is_complete("KDH")


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_chosen_from_what_is_offered_is_taken(seed):
    chance = random.Random(seed)
    state = season({"E": 12, "D2A": 8} if seed % 2 else None, config={"WG": {"columns": 8}})
    voice, held = Texts.load(strict=True).voice("fr" if seed % 3 else "en"), None
    for message in range(3 * len(state.calendar)):
        held = None if message % 3 == 0 else held
        state = week(state, 1 + message // 3)
        made = OrderDraft.read(state, ME, held, "")
        for _ in range(chance.randint(1, 25)):
            here = chance.choice(made.slots)
            for asked in Choices(GameWords(voice, state), made).choices(here):
                options = [option.value for option in asked.options]
                assert len(options) == len(set(options)) <= MOST_OPTIONS * MOST_SELECTS
                value = chance.choice(options)
                if value == NO_ORDER:
                    made = made.without(here)
                    break
                assert made.allows(here, asked.part, value)
                made = made.with_choice(here, asked.part, value)
            made = OrderDraft.read(state, ME, held, made.text)
        if made.is_ready:
            held = GAME.merge(state, SeatId(ME), held, "; ".join(made.text.splitlines()))
            assert held is None or GAME.parse(state, SeatId(ME), GAME.canonical(held)) == held


@pytest.mark.parametrize("number", [1, 10])
@pytest.mark.parametrize("setup", [{}, {"calendar": [{"CH": [1, 2], "KDH": [1]}, *[{}] * 8, {"CH": [3]}]}])
def test_the_order_that_the_week_s_page_gives_as_an_example_is_one_for_that_week(number, setup):
    state = week(season({"E": 12}, **setup), number)
    written = example_order(state, SeatId(ME))
    assert [item.split()[0] for item in written.split("; ")] == [made.key for made in sheet(state).missing]
    assert GAME.canonical(GAME.parse(state, SeatId(ME), written)) == written


def test_more_columns_than_one_select_holds_are_offered_all():
    state = season({"E": 4}, config={"CH": {"columns": 26}})
    made = sheet(state)
    offer = Choices(GameWords(Texts.load(strict=True).voice("fr"), state), made)
    [columns] = [asked for asked in offer.choices(slot(made, "CH1")) if asked.part == "column"]
    assert MOST_OPTIONS < len(columns.options) == 26
    assert "3 autres équipes l'ont encore" in str(columns.options[0].description)
