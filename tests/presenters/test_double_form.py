"""The sheet by choices alone: every page fits a phone, every press gives an order that the rules take."""

from dataclasses import replace
from random import Random

import pytest

from presenters.double_echec.dossier import Place
from presenters.double_echec.form import SheetForm, swap_place
from presenters.double_echec.presenter import DoubleEchecPresenter
from presenters.errors import UserError
from presenters.fitting import SCREEN, measure_height
from presenters.form import FormStep
from presenters.texts import Texts
from rules.contract import SeatId
from rules.double_echec.game import GAME
from rules.double_echec.notation.lines import letter_of
from rules.errors import OrderError
from tests.presenters.dossiers import dossier_of
from tests.support.double_echec import EXAMPLE, lineup, match

TEXTS = Texts.load(strict=True)
PRESENTER = DoubleEchecPresenter(TEXTS)
FORM: SheetForm = PRESENTER.form
SHOT = {**EXAMPLE, "next": {"do": "penalty_shot", "team": "home", "player": 9, "row": "G"},
        "puck": {"at": "G14", "held": None}}  # fmt: skip


def place(state, seat: str = "home", language: str = "fr") -> Place:
    dossier = dossier_of(GAME, ("home", "away"), 1, state, state, ())  # type: ignore[arg-type]
    return Place(TEXTS.voice(language), replace(dossier, after=None), SeatId(seat), "default")


def pressed(here: Place, step: FormStep, part: str, *values: str) -> FormStep:
    return FORM.press(here, step, part, values)


def offered(here: Place, step: FormStep) -> list[tuple[str, tuple[str, ...], int, int]]:
    question = FORM.ask(here, step.text, step.focus)
    found = [(c.part, tuple(o.value for o in c.options), c.minimum, c.maximum) for c in question.choices]
    return [*found, *((p.part, (p.value,), 1, 1) for p in question.presses if not p.disabled)]


def is_taken(here: Place, text: str) -> bool:
    try:
        GAME.parse(here.dossier.state, here.seat, "; ".join(text.splitlines()))
    except OrderError:
        return False
    return True


def test_a_line_is_made_part_by_part():
    here = place(match(EXAMPLE), "away")
    step = pressed(here, FormStep(""), "letter", "O")
    assert step == FormStep("", "O-new")
    step = pressed(here, step, "shape", "O-passe")
    assert step == FormStep("O passe * libre >=60", "O1")
    for part, values in (
        ("list", ("AG", "DD")),
        ("least", ("80",)),
        ("then", ("reste",)),
        ("cond", ("zone=3", "d<=8")),
    ):
        step = pressed(here, step, part, *values)
    assert step.text == "O passe AG,DD libre >=80 puis reste si d<=8 & zone=3"
    step = pressed(here, step, "cond")
    step = pressed(here, step, "free", "-")
    assert step.text == "O passe AG,DD >=80 puis reste"
    question = FORM.ask(here, step.text, "")
    assert question.is_ready and is_taken(here, step.text)


def test_a_letter_that_is_touched_begins_with_the_lines_that_stand():
    here = place(match(EXAMPLE))
    step = pressed(here, FormStep(""), "letter", "O")
    assert step == FormStep("", "O") and "le premier" not in step.text
    step = pressed(here, step, "line", "2")
    assert step.text.splitlines() == list(match(EXAMPLE).teams.home.sheet)
    step = pressed(here, step, "up")
    assert [line[:6] for line in step.text.splitlines()] == ["O pass", "O tir "] and step.focus == "O1"
    step = pressed(here, pressed(here, step, "drop"), "line", "1")
    assert pressed(here, step, "drop") == FormStep("O tir si pct>=45", "O")  # what the doctrine says first


def test_a_penalty_shot_is_asked_for_at_once():
    home, away = place(match(SHOT)), place(match(SHOT), "away")
    step = FORM.blank(home)
    assert step == FormStep("S avance but", "S1")
    assert pressed(home, pressed(home, step, "aim", "5"), "cell", "~E22").text == "S avance ~E22 vise 5"
    keeps = pressed(home, step, "keeps", "garde").text
    assert keeps == "S avance but garde" and is_taken(home, keeps)
    assert pressed(home, FormStep(keeps, "S1"), "keeps", "-").text == "S avance but"
    step = FORM.blank(away)
    assert pressed(away, pressed(away, step, "row", "H"), "out", "sort").text == "K H sort"


def test_a_line_up_is_filled_in_and_men_change_places():
    here = place(lineup())
    step = FORM.blank(here)
    assert step.text.splitlines()[0] == "A1 11,9,17" and is_taken(here, step.text)
    assert FORM.ask(here, step.text, "").is_ready
    step = pressed(here, step, "name", "A1")
    assert pressed(here, step, "lw", "17").text.splitlines()[0] == "A1 17,9,11"
    step = pressed(here, pressed(here, step, "back"), "name", "TP")
    assert pressed(here, step, "answer", "oui").text.endswith("TP oui")
    assert swap_place(["1", "2"], 0, "3") == ["3", "2"]


@pytest.mark.parametrize(
    ("text", "focus", "part", "values"),
    [("", "", "letter", ("S",)), ("", "", "zut", ("O",)), ("", "O", "line", ("9",)), ("", "Q", "line", ("1",)),
     ("O tir", "O1", "list", ("*",)), ("O passe *", "O1", "list", ("G",)), ("O tir", "O1", "aim", ()),
     ("O tir", "O2", "drop", ("",)), ("", "O-new", "shape", ("M-va",))],
)  # fmt: skip
def test_a_forged_press_is_stale(text, focus, part, values):
    with pytest.raises(UserError):
        pressed(place(match(EXAMPLE)), FormStep(text, focus), part, *values)


@pytest.mark.parametrize("seed", range(24))
def test_whoever_only_presses_writes_what_the_rules_take_and_never_sees_more_than_a_screen(seed):
    chance, state = Random(seed), (match(EXAMPLE), match(SHOT), lineup())[seed % 3]
    here = place(state, chance.choice(("home", "away")), chance.choice(("fr", "en")))
    step, shown = FORM.blank(here), 0
    for _ in range(60):
        if len(step.text.splitlines()) > 4 and FORM.ask(here, step.text, "").choices[0].part != "name":
            step = FormStep("")
        part, values, least, most = chance.choice(offered(here, step))
        chosen = chance.sample(values, chance.randint(max(least, 1) if part != "cond" else 0, most))
        before, step = step, pressed(here, step, part, *chosen)
        question = FORM.ask(here, step.text, step.focus)
        told = [*question.told, *([step.text] if step.text else []), question.asked]
        shown = max(shown, measure_height(told) + 50 * (len(question.choices) + 2))
        assert len(question.choices) <= 6
        wrong = step.text and not is_taken(here, step.text)
        assert not wrong or {letter_of(line) for line in step.text.splitlines()} & {"X", "R", "B", "Z"}, (
            before, part, chosen, step)  # fmt: skip
        assert FORM.ask(here, step.text, "").is_ready is bool(step.text and not wrong)
    assert shown <= SCREEN


def test_the_other_coach_sees_nothing_of_a_sheet_in_his_form():
    line = "O tir si pct>=50"
    own, other = (FORM.ask(place(match(EXAMPLE), seat), "", "O") for seat in ("home", "away"))
    told = PRESENTER.order("fr", place(match(EXAMPLE)).dossier, GAME.parse(match(EXAMPLE), SeatId("home"), line))
    sentence = told.splitlines()[0].removeprefix("- ")
    assert sentence in "".join(map(str, own.told)) and sentence not in "".join(map(str, other.told))
