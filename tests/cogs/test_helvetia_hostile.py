"""The form on texts it never wrote, a referee's words in letters that only look right: nothing but a kind answer."""

from contextlib import suppress

import pytest

from cogs.orders.form_page import form_page
from presenters.errors import UserError
from presenters.form import FormStep
from tests.cogs.test_helvetia_form import FORM, POSITIONS, place, seats
from tests.presenters.test_helvetia_acts import BY_OP, given

# In which position a text and a focus that nobody offered once raised something else than `UserError`.
FORGED = (
    ("shootout", "B - x", "", "man", "5"),
    ("shootout", "", "b", "cell", "A"),
    ("shootout", "", "b\u0663", "cell", "A"),
    ("attack", "D 3-b13 99-e7", "g\u0661-s", "cell", "A"),
    ("attack", "", "g1-or-s", "cell", "A"),
    ("attack", "", "g0-s", "cell", "A"),
    ("penalty", "", "g1-or-s", "cell", "B"),
    ("setup", "S 0 5 x / y", "", "starters", "8"),
    ("setup_cup", "S / x", "m99", "starters", "8"),
    ("place_defence", "X 4>110>5 >7", "l5", "sub", "7"),
    ("place_attack", "X 99>11 3>11", "", "base", ""),
    ("place_attack", "L 99-e7 x-e7 3-z9", "", "add", "p8"),
    ("cards", "C @007 9@ x@y", "c5", "target", "99"),
)


@pytest.mark.parametrize(("name", "text", "focus", "part", "value"), FORGED)
def test_a_form_on_a_text_that_it_never_wrote_is_answered(
    name: str, text: str, focus: str, part: str, value: str
) -> None:
    state, text = POSITIONS[name], text.replace(" ; ", "\n")
    for seat in seats(state):
        here = place(state, seat)
        shown = FormStep(text)
        with suppress(UserError):
            FORM.ask(here, text, focus)
        with suppress(UserError):
            shown = FORM.press(here, FormStep(text, focus), part, (value,))
        with suppress(UserError):
            form_page("### ?", FORM, here, shown)


def test_a_step_that_the_plan_does_not_have_is_not_offered() -> None:
    here = place(POSITIONS["penalty"], "away")
    for focus in ("g0-s", "g1-or-s", "g2-s"):
        with pytest.raises(UserError, match="error-stale"):
            FORM.press(here, FormStep("", focus), "cell", ("B",))


@pytest.mark.parametrize(("text", "path", "value"), [
    ("hors-jeu ye\u017f", "teams.home.offside_call", True), ("5 boo\u017ft 3", "teams.home.players.5.boost", 3),
])  # fmt: skip
def test_a_letter_that_looks_right_means_what_it_looks_like(text: str, path: str, value: object) -> None:
    assert BY_OP["set"].read(given(text, "home")) == {"path": path, "value": value}


def test_a_word_that_is_none_is_answered_with_an_example() -> None:
    with pytest.raises(UserError, match="hc-act-how-set"):
        BY_OP["set"].read(given("hors-jeu ou\u0131", "home"))
