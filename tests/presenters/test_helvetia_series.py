"""No post of a Helvetia competition is longer than Discord takes; what its pages count, what its form may say."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest
from msgspec.structs import replace

from presenters.dossier import Dossier
from presenters.errors import UserError
from presenters.fitting import ANNOUNCEMENT_HEIGHT, measure_height
from presenters.form import FormPlace
from presenters.helvetia_cup.presenter import HelvetiaCupPresenter
from presenters.helvetia_cup.series.plan import FORMATS, PREPARATIONS, SeriesPlan, plan_post
from presenters.helvetia_cup.series.squads import Figures, figures_of
from presenters.helvetia_cup.series.views import PAGES, PageRequest
from presenters.post import Post, without_files
from presenters.texts import Texts
from referee.model import Team
from rules.contract import SeatId
from rules.dice import Dice
from rules.game import AnyGame
from rules.helvetia_cup import GAME
from rules.helvetia_cup.competition import deliver_report
from rules.helvetia_cup.state import BySeat, CompetitionState, Fixture, Match, Result, Stats
from tests.presenters.dossiers import LONG, MOST_COMPONENTS, MOST_TEXT, components, dossier_of, pressed, text
from tests.rules.helvetia_cup.competitions import begun, random_report
from tests.support.helvetia import base

TEXTS = Texts.load(strict=True)
PRESENTER = HelvetiaCupPresenter(TEXTS).series
RULES = cast("AnyGame", GAME)
KEYS = "abcdefghijklmnop"
LONGEST = dict.fromkeys(KEYS, LONG[:31])


def course(form_: str, keys: str, rounds: int) -> Iterator[Dossier]:
    """Yield the turns of the first rounds of a competition whose teams train, and whose matches leave much behind."""
    source = random.Random(f"{form_} {keys}")
    state = begun(form_, keys)
    state = replace(state, teams={key: replace(one, name=LONG) for key, one in state.teams.items()})
    for number in range(1, 2 * rounds + 1):
        if state.phase == "playing":
            for one in (one for one in state.fixtures if one.round == state.round):
                state = deliver_report(state, random_report(state, one, source))
        orders = {seat: GAME.parse(state, seat, "A 1") for seat in GAME.awaiting(state) if number < 2}
        played = GAME.resolve(state, orders, Dice(source.randbytes(8)))
        yield dossier_of(RULES, tuple(keys), number, state, played.state, played.events)
        assert isinstance(played.state, CompetitionState)
        state = played.state
        if state.phase == "finished":
            return


def posts(language: str, dossier: Dossier) -> Iterator[Post]:
    before = replace_after(dossier)
    yield PRESENTER.opened(language, before)
    yield PRESENTER.started(language, before)
    yield PRESENTER.panel(language, before, GAME.awaiting(dossier.state))
    yield PRESENTER.panel(language, dossier, ())
    yield PRESENTER.closed(language, dossier)
    yield PRESENTER.report(language, dossier, 0, "")
    yield Post(PRESENTER.reports(language, dossier))
    yield PRESENTER.brief(language, dossier, SeatId("a"))
    yield PRESENTER.over(language, dossier)
    for page in PAGES:
        yield PRESENTER.page(language, dossier, PageRequest(name=page, key="a", figures=crowded(dossier)))


def replace_after(dossier: Dossier) -> Dossier:
    return dossier_of(RULES, tuple(seat.seat for seat in dossier.seats), 1, dossier.state, dossier.state, ())


def crowded(dossier: Dossier) -> Figures:
    figures = Figures()
    for key in dossier.state.teams:
        figures.played[key] = 30
        figures.let_in[key] = 99
        for counter in figures.players.values():
            counter.update({(key, n): 30 for n in range(1, 12)})
    return figures


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("form_", "keys"), [("cup", KEYS), ("league", KEYS), ("league", "abc"), ("cup", "abcde")])
def test_every_post_is_one_that_discord_takes(language: str, form_: str, keys: str) -> None:
    for dossier in course(form_, keys, 2):
        assert PRESENTER.past(language, dossier) and PRESENTER.line(language, dossier)
        for post in posts(language, dossier):
            assert text(without_files(post)) <= MOST_TEXT and components(post) <= MOST_COMPONENTS
            assert all(len(one) <= 100 for one in pressed(post))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_a_round_came_to_is_a_screen_and_a_half_of_a_phone(language: str) -> None:
    for form_ in FORMATS:
        heights = [measure_height(PRESENTER.closed(language, dossier).blocks) for dossier in course(form_, KEYS, 3)]
        assert max(heights) <= ANNOUNCEMENT_HEIGHT


def test_who_has_not_to_train_is_asked_nothing() -> None:
    first, second = list(course("cup", "abc", 1))
    idle = next(key for key in "abc" if key not in GAME.awaiting(first.state))
    voice = TEXTS.voice("fr")
    asked = PRESENTER.form.ask(FormPlace(voice, replace_after(first), SeatId("a"), "safe"), "A 1 3", "")
    assert (asked.is_ready, [one.part for one in asked.choices]) == (idle != "a", ["A"])
    too_many = PRESENTER.form.ask(FormPlace(voice, replace_after(first), SeatId("a"), "safe"), "A 7 1", "")
    assert not too_many.is_ready
    with pytest.raises(UserError):
        PRESENTER.form.ask(FormPlace(voice, replace_after(second), SeatId("a"), "safe"), "", "")
    with pytest.raises(UserError):
        place = FormPlace(voice, replace_after(first), SeatId("a"), "safe")
        PRESENTER.form.press(place, PRESENTER.form.blank(place), "A", ("99",))


def test_the_figures_are_those_of_the_matches() -> None:
    match = replace(
        base(phase="finished"),
        result=Result(winner="home", score=BySeat(home=2, away=1)),
        stats=Stats(home={8: {"goals": 2, "shots": 3}}, away={1: {"saves": 4}, 3: {"yellow": 1}}),
    )
    void = replace(match, result=None)
    fixture = Fixture(id="r1m1", round=1, home="a", away="b")
    found = figures_of(((fixture, match), (replace(fixture, id="r2m1", home="b", away="a"), void)))
    assert isinstance(match, Match)
    assert found.best("goals", 5) == [(("a", 8), 2)]
    assert (found.played, found.let_in) == (Counter(a=1, b=1), Counter(a=1, b=2))
    assert (found.of_team("yellow", "b"), found.of_team("saves", "b")) == (1, 4)


@pytest.mark.clause("HC-3.2-b", "HC-3.2-d")
@pytest.mark.parametrize(
    ("form_", "teams", "rounds"),
    [("cup", 2, [1]), ("cup", 3, [1, 1]), ("cup", 8, [4, 2, 1]), ("cup", 11, [3, 4, 2, 1]), ("cup", 16, [8, 4, 2, 1]),
     ("league", 2, [1, 1]), ("league", 3, [1] * 6), ("league", 4, [2] * 6)],
)  # fmt: skip
def test_the_calendar_that_is_shown_is_the_one_that_is_played(form_: str, teams: int, rounds: list[int]) -> None:
    plan = SeriesPlan(format=form_, name="Coupe")
    assert list(plan.rounds(teams)) == rounds
    dossiers = list(course(form_, KEYS[:teams], 10))
    last = dossiers[-1].now
    assert last.phase == "finished"
    assert [sum(one.round == n for one in last.fixtures) for n in range(1, last.round + 1)] == rounds


def test_the_form_of_a_large_league_is_one_that_discord_takes() -> None:
    whose = {"league_id": 1, "game": "helvetia-cup", "data": {}, "card_id": None}
    teams = [Team(id=n, name=f"{LONG}{n}", captain_id=n, **whose) for n in range(40)]
    for language in ("fr", "en"):
        for format_ in FORMATS:
            plan = SeriesPlan(format=format_, preparation=PREPARATIONS[-1], name=LONG, teams=tuple(range(16)))
            post = plan_post(TEXTS.voice(language), 10**9, plan, teams, 0)
            assert text(post) <= MOST_TEXT and components(post) <= MOST_COMPONENTS
            assert all(len(one) <= 100 for one in pressed(post))
