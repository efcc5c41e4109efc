"""The order by choices alone: few taps, pages that fit Discord and a phone, and orders that the rules take."""

from dataclasses import dataclass, field, replace
from random import Random
from typing import cast

import msgspec
import pytest

from cogs.orders.form import WRITTEN
from cogs.orders.form_page import form_page
from presenters.errors import UserError
from presenters.fitting import SCREEN, measure_height
from presenters.form import FormChoice, FormQuestion, FormStep
from presenters.helvetia_cup.dossier import Place
from presenters.helvetia_cup.presenter import HelvetiaCupPresenter
from presenters.post import Picture, Post, Select
from presenters.texts import LOCALES, Texts
from rules.contract import SeatId
from rules.errors import OrderError
from rules.game import AnyGame
from rules.helvetia_cup.game import GAME
from rules.helvetia_cup.state import Match
from tests.presenters.dossiers import MOST_COMPONENTS, MOST_TEXT, components, dossier_of, pressed, text
from tests.support.helvetia import base

TEXTS = Texts.load(strict=True)
PRESENTER = HelvetiaCupPresenter(TEXTS)
FORM = PRESENTER.form
MOST_ATTACK, MOST_DEFENCE = 10, 6
UNDERWAY = {"kick_count", "card_count", "occupied", "squad_captains", "no_subs_left", "placement_kicker"}
ATTACK = {"phase": "attack", "pending__plan": None}
POSITIONS = {
    "attack": base(**ATTACK),
    "loose": base(**ATTACK, ball__at="e8", ball__holder=None),
    "penalty": base(**ATTACK, restart="penalty", ball__at="e3", ball__holder=None),
    "free_kick": base(**ATTACK, restart="free_kick", ball__holder=None),
    "keeper": base(**ATTACK, attack="home", restart="keeper", ball__at="e1", ball__holder=1),
    "defence": base(),
    "cards": base(config={"cards": True}, teams__home__hand=[1, 5, 9]),
    "simultaneous": base(phase="play", pending__plan=None, config={"tempo": "simultaneous"}),
    "family_attack": base("B2", **ATTACK),
    "family_defence": base("B2"),
    "place_defence": base(phase="place_defence", restart="kickoff", sub_window=True),
    "place_attack": base(phase="place_attack", restart="kickoff", sub_window=True),
    "shootout": base(phase="shootout", half=5, shootout={}, ball={"at": None, "holder": None}),
}


def match(given: dict[str, object]) -> Match:
    clubs = {"home": {"team": "zyon"}, "away": {"team": "basela", "deck": [1, 2], "legends_left": [9, 10]}}
    state = GAME.decode(msgspec.json.encode({"game": "helvetia-cup", "kind": "match", **given, "teams": clubs}))
    assert isinstance(state, Match)
    return state


POSITIONS |= {
    "setup": match({"config": {"cards": True}}),
    "setup_cup": match({"mode": "cup", "config": {"cards": True}}),
    "setup_family": match({"variant": "family"}),
}


def place(state: Match, seat: str, language: str = "fr") -> Place:
    dossier = dossier_of(cast("AnyGame", GAME), ("home", "away"), 1, state, state, ())
    return Place(TEXTS.voice(language), replace(dossier, after=None), SeatId(seat), "default")


def seats(state: Match) -> tuple[str, ...]:
    return GAME.awaiting(state)


@dataclass
class Phone:
    """A coach's form in his hand; a button takes a tap, a select two, the button that opens it and « Envoyer » one."""

    here: Place
    step: FormStep = field(default_factory=lambda: FormStep(""))
    taps: int = 1

    def __post_init__(self) -> None:
        self.step = FORM.blank(self.here)

    @property
    def question(self) -> FormQuestion:
        return FORM.ask(self.here, self.step.text, self.step.focus)

    def choose(self, part: str, *values: str) -> "Phone":
        choice = next((one for one in self.question.choices if one.part == part), None)
        self.taps += 1 if choice is None or choice.is_pressed else 2
        self.step = FORM.press(self.here, self.step, part, values or ("",))
        return self

    def send(self) -> str:
        self.taps += 1
        question = FORM.ask(self.here, self.step.text, "")
        assert question.is_ready and question.is_shown
        return GAME.canonical(
            GAME.parse(self.here.dossier.state, self.here.seat, "; ".join(self.step.text.splitlines()))
        )


def test_an_ordinary_attack_takes_ten_taps() -> None:
    phone = Phone(place(base(**ATTACK, ball__at="d5", teams__away__players__3__at="d5",
                             teams__away__players__8__at="d3", teams__home__players__8__at="c3"), "away"))  # fmt: skip
    phone.choose("man", "3").choose("hex0", "d4")
    phone.choose("man", "10").choose("hex1", "e8")
    phone.choose("add", "p8").choose("add", "v").choose("cell", "B")
    assert phone.send() == "D 3-d4 10-e8 ; G p8 > vB"
    assert phone.taps <= MOST_ATTACK


def test_an_ordinary_defence_takes_six_taps() -> None:
    phone = Phone(place(base(), "home"))
    phone.choose("man", "3").choose("hex0", "c5").choose("policy", "pique")
    assert phone.send() == "D 3-c5 ; P pique" and phone.taps <= MOST_DEFENCE
    phone = Phone(place(base(ball__at="c5", teams__away__players__3__at="c5"), "home"))
    phone.choose("man", "3").choose("mark", "@b").choose("policy", "tacle")
    assert phone.send() == "D 3-@b ; P tacle" and phone.taps <= MOST_DEFENCE


def test_family_is_played_by_its_form_alone_in_few_taps() -> None:
    phone = Phone(place(base("B2", **ATTACK, ball__at="e4", teams__away__players__3__at="e4"), "away"))
    phone.choose("man", "3").choose("hex0", "e3").choose("add", "s").choose("cell", "E")
    assert phone.send() == "D 3-e3 ; G sE" and phone.taps <= MOST_ATTACK
    shown = "\n".join(map(str, _labels(Phone(place(base("B2"), "home")).question)))
    assert "Tacler" not in shown and "Longue" not in shown


def test_a_formation_is_sent_in_two_taps_and_a_man_moved_in_three_more() -> None:
    phone = Phone(place(POSITIONS["place_defence"], "home"))
    assert phone.send().startswith("L 1-e1 ") and phone.taps == 2
    phone.choose("man", "3").choose("row", "a").choose("at", "a5")
    assert phone.taps == 5 and "3-a5" in phone.send()


def test_who_stands_where_another_is_placed_changes_places_with_him() -> None:
    phone = Phone(place(POSITIONS["place_attack"], "away"))
    kicker = next(one for one in phone.step.text.split() if one.endswith("-e7")).partition("-")[0]
    phone.choose("man", "2").choose("row", "e").choose("at", "e7")
    assert "2-e7" in phone.step.text and f"{kicker}-e7" not in phone.step.text
    assert phone.question.is_ready


def test_a_change_after_a_goal_brings_another_man_on_his_place() -> None:
    phone = Phone(place(POSITIONS["place_defence"], "home")).choose("man", "8").choose("sub", "7")
    assert "X 8>7" in phone.send()


def test_a_step_has_its_fall_back_and_is_played_only_if_safe() -> None:
    phone = Phone(place(base(**ATTACK, teams__away__players__8__at="d8"), "away")).choose("add", "p8")
    phone.choose("to", "g").choose("to", "g1").choose("or", "l10").choose("safe")
    assert phone.step.text == "G p8?/l10" and phone.question.is_ready
    phone.choose("less").choose("safe")
    assert phone.step.text == "G p8"


def test_each_fall_back_has_what_may_follow_it() -> None:
    """The page's second example: short to one, else long to another; then a volley, or a header (5.2)."""
    phone = Phone(place(base(**ATTACK, ball__at="d4", teams__away__players__3__at="d4",
                             teams__away__players__8__at="d3", teams__away__players__10__at="e2"), "away"))  # fmt: skip
    phone.choose("add", "p8").choose("to", "g").choose("to", "g1").choose("or", "l10").choose("to", "g")
    phone.choose("add", "v").choose("cell", "B").choose("to", "g").choose("to", "g2").choose("or", "t")
    assert phone.choose("cell", "A").step.text == "G p8/l10 > vB/tA" and phone.question.is_ready


def test_the_keeper_has_his_cells_by_distance_and_by_side() -> None:
    phone = Phone(place(base(), "home")).choose("to", "k").choose("set1", "E").choose("set2", "BE")
    phone.choose("to", "k-left").choose("set2", "AD").choose("back")
    assert phone.send() == "K E BE g:AD"


def test_a_card_is_armed_or_aimed() -> None:
    phone = Phone(place(POSITIONS["cards"], "home")).choose("to", "o").choose("C", "1").choose("C", "5")
    phone.choose("target", "6").choose("back")
    assert phone.step.text == "C 1 5@6"


def test_kickers_and_cells_of_a_shoot_out() -> None:
    phone = Phone(place(POSITIONS["shootout"], "home"))
    for man, cell in (("8", "A"), ("5", "E"), ("6", "D")):
        phone.choose("man", man).choose("cell", cell)
    assert not [one for one in phone.question.choices if one.part == "man"]
    for cells in ("AB", "BE", "EF"):
        phone.choose("set", cells)
    assert phone.send() == "B 8A 5E 6D ; K AB BE EF"


def _labels(question: FormQuestion) -> list[str]:
    return [
        *(option.label for one in question.choices for option in one.options),
        *(one.label for one in question.presses),
    ]


def _offered(question: FormQuestion, chance: Random) -> tuple[str, tuple[str, ...]]:
    found: list[FormChoice] = [one for one in question.choices if one.options]
    presses = [(one.part, (one.value,)) for one in question.presses if not one.disabled]
    if found and (not presses or chance.random() < 0.7):
        one = chance.choice(found)
        count = chance.randint(one.minimum, one.maximum)
        return one.part, tuple(option.value for option in chance.sample(list(one.options), count)) or ("",)
    return chance.choice(presses)


def _fits(post: Post) -> None:
    assert text(post) <= MOST_TEXT and components(post) <= MOST_COMPONENTS
    assert all(len(name) <= 100 for name in pressed(post))
    for one in post.blocks:
        if isinstance(one, Select):
            assert 1 <= len(one.options) <= 25 and len(one.custom_id) <= 100
            assert len({option.value for option in one.options}) == len(one.options)


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_whoever_only_presses_writes_what_the_rules_take(name: str) -> None:
    state, ready = POSITIONS[name], 0
    for seed, seat in enumerate(seats(state) * (2 if len(seats(state)) == 1 else 1)):
        chance = Random(f"{name}{seed}")
        here = place(state, seat, LOCALES[seed % 2])
        step = FORM.blank(here)
        for number in range(12):
            question = FORM.ask(here, step.text, step.focus)
            if number % 3 == 0:
                _fits(form_page("titre", FORM, here, step))
            assert WRITTEN.fullmatch(step.text)
            told = [one for one in question.told if isinstance(one, str)]
            assert measure_height([*told, step.text, question.asked]) <= SCREEN
            is_explained = "pourcentage" in question.asked or "percentage" in question.asked
            assert not is_explained or any("%" in label for label in _labels(question))
            if step.text:
                try:
                    GAME.parse(state, here.seat, "; ".join(step.text.splitlines()))
                    assert question.is_ready
                    ready += 1
                except OrderError as error:
                    assert error.code in UNDERWAY, step
                    assert not question.is_ready
            if not question.choices and not question.presses:
                break
            step = FORM.press(here, step, *_offered(question, chance))
    assert ready > 2


@pytest.mark.parametrize(
    ("text", "focus", "part", "values"),
    [("", "", "zut", ("1",)), ("", "", "man", ("99",)), ("", "m9", "hex0", ("e7",)), ("", "m5", "hex0", ("a1",)),
     ("", "g1-s", "cell", ("A",)), ("", "q", "back", ("",)), ("", "c1", "target", ("5",)), ("", "l5", "row", ("a",))],
)  # fmt: skip
def test_a_forged_press_is_stale(text: str, focus: str, part: str, values: tuple[str, ...]) -> None:
    with pytest.raises(UserError):
        FORM.press(place(base(), "home"), FormStep(text, focus), part, values)


def test_a_figures_page_shows_what_he_reaches_and_a_shots_page_the_goal() -> None:
    phone = Phone(place(base(**ATTACK, ball__at="e3", teams__away__players__3__at="e3"), "away")).choose("man", "10")
    assert [one.name for one in phone.question.told if isinstance(one, Picture)] == ["portee.png"]
    assert [one.part for one in phone.question.choices] == ["hex0", "hex1", "hex2", "hex3", "hex4"]
    phone.choose("back").choose("add", "s")
    assert [one.name for one in phone.question.told if isinstance(one, Picture)] == ["but.png"]


def test_an_order_sent_before_is_taken_up_again() -> None:
    here = place(base(**ATTACK), "away")
    canonical = GAME.canonical(GAME.parse(base(**ATTACK), SeatId("away"), "D 10-e8 ; G p8?/l2 > vB/tA"))
    step = FORM.again(here, "\n".join(canonical.split("; ")))
    assert step.text == "D 10-e8\nG p8?/l2 > vB/tA" and FORM.ask(here, step.text, "").is_ready
