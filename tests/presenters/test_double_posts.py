"""Double-Échec's posts keep to Discord's limits and a phone's, tell all in words, and nothing of a sheet."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import cast, get_args

import pytest

from presenters.dossier import Dossier, PastTurn
from presenters.double_echec import narrative
from presenters.double_echec.boxscore import count_box
from presenters.double_echec.own import count_fired, foresee_cards
from presenters.double_echec.presenter import DoubleEchecPresenter
from presenters.double_echec.words import GameWords, match_of
from presenters.fitting import ANNOUNCEMENT_HEIGHT, LINE, measure_height
from presenters.post import Movie, Post
from presenters.texts import LOCALES, Texts
from rules.contract import SeatId
from rules.dice import Dice
from rules.double_echec.events import Event, Goal
from rules.double_echec.game import GAME
from rules.double_echec.state import TEAMS, Match
from rules.double_echec.trial import try_sheet
from rules.double_echec.turn.resolve import play_turn
from rules.game import AnyGame
from rules.reading import read_turn
from tests.presenters import dossiers as made
from tests.presenters.dossiers import LONG, MOST_TEXT, check_limits, pressed
from tests.support.double_echec import EXAMPLE, lineup, match

TEXTS = Texts.load(strict=True)
PRESENTER = DoubleEchecPresenter(TEXTS)
SECRET = "O tir si pct>=37; O passe DG,AD libre >=53 puis reste; M C va ~H19 si zone=3; X AG=-; Z but,penalite"
OTHERS = (
    None,
    None,
    "O arret si zone=3; V DD,C vers ~D14; L DG,G puis passe C/reste",
    "D fin; G degage AV; R cote bas",
)
SHEETS = {"home": (*OTHERS, SECRET), "away": OTHERS}


@cache
def dossiers(language: str = "fr") -> tuple[Dossier, ...]:
    return tuple(_dossiers())


def _dossiers() -> Iterator[Dossier]:
    for seed in range(8):
        chance, state, past = Random(seed), lineup(), list[PastTurn]()
        number = 0
        while not GAME.is_over(state):
            number += 1
            texts = {team: chance.choice(SHEETS[team]) for team in TEAMS} if number > 1 else {}
            orders = {SeatId(team): GAME.parse(state, SeatId(team), one) for team, one in texts.items() if one}
            dice = Dice(bytes([seed, number] * 16))
            outcome = GAME.resolve(state, orders, dice)
            assert isinstance(outcome.state, Match)
            dossier = made.dossier_of(
                cast("AnyGame", GAME), TEAMS, number, state, outcome.state, outcome.events, past=tuple(past),
                rolls=tuple(dice.rolls), orders=made.stored(cast("AnyGame", GAME), orders),
            )  # fmt: skip
            past.append(PastTurn(dossier.turn, outcome.events, tuple(dice.rolls)))
            yield dossier
            state = outcome.state


def posts(language: str, dossier: Dossier) -> Iterator[Post]:
    yield PRESENTER.closed(language, dossier)
    yield PRESENTER.panel(language, dossier, tuple(map(SeatId, TEAMS)))
    yield PRESENTER.opened(language, dossier)
    yield PRESENTER.started(language, dossier)
    yield PRESENTER.film_post(language, dossier)
    yield Post((PRESENTER.line(language, dossier), PRESENTER.past(language, dossier)))
    yield Post(PRESENTER.reports(language, dossier))
    page = 0
    while True:
        post = PRESENTER.report(language, dossier, page, "")
        yield post
        page += 1
        if not any(name.endswith(f":{page}") for name in pressed(post)):
            break
    for seat in (None, *map(SeatId, TEAMS)):
        yield PRESENTER.board(language, dossier, seat, "safe", 0)
        yield PRESENTER.rink_post(language, dossier, seat, "default", "reach")
    if dossier.next_turn is None:
        yield PRESENTER.over(language, dossier)


def test_every_post_of_every_turn_keeps_to_discords_limits() -> None:
    longest = [check_limits(posts(language, dossier)) for dossier in dossiers()[::5] for language in LOCALES]
    assert max(longest) > 2000


def test_an_announcement_is_a_screen_and_a_half_and_says_what_was_scored() -> None:
    heights = []
    for dossier in dossiers():
        post = PRESENTER.closed("fr", dossier)
        heights.append(measure_height(post.blocks))
        goals = sum(isinstance(event, Goal) for event in dossier.events)
        assert any(isinstance(block, Movie) for block in post.blocks) is bool(goals)
        told = "\n".join(block for block in post.blocks if isinstance(block, str))
        assert goals == 0 or "🚨" in told
        assert sum(line.startswith("- ") for line in told.splitlines()) <= narrative.STORY.most
    assert len(heights) > 80 and ANNOUNCEMENT_HEIGHT - 5 * LINE < max(heights) <= ANNOUNCEMENT_HEIGHT


def test_every_event_has_its_sentence_in_both_languages() -> None:
    seen = {type(event) for dossier in dossiers() for event in dossier.events}
    kinds = set(get_args(Event))
    assert len(seen) > 40 and seen <= kinds
    for language in LOCALES:
        words = GameWords(TEXTS.voice(language), {"home": "Rouge", "away": "Bleu"})
        for dossier in dossiers()[:30]:
            assert len(narrative.TELLER.sentences(words, dossier.events)) == len(dossier.events)
            assert sum(map(len, narrative.group_beats(dossier.events))) == len(dossier.events)
            assert len(list(narrative.group_beats(dossier.events))) <= dossier.now.beat - dossier.state.beat + 2


@pytest.mark.clause("DE-2-i")
def test_the_box_score_audits_the_time_of_every_period() -> None:
    for dossier in dossiers():
        if dossier.next_turn is None:
            events = [*(event for past in dossier.past for event in past.events), *dossier.events]
            box = count_box(events)
            assert len(box.periods) >= 3
            assert all(one.units == one.cards + one.tries + one.fights for one in box.periods)
            assert {team: box.saved[team] >= 0 for team in TEAMS} == {"home": True, "away": True}
            told = "\n".join(block for block in PRESENTER.over("fr", dossier).blocks if isinstance(block, str))
            assert "≠" not in told and "⭐⭐⭐" in told


def spread(post: Post) -> str:
    blocks = [getattr(block, "alt", block) for block in post.blocks]
    return "\n".join(map(str, blocks))


def test_nothing_of_a_sheet_reaches_anybody_but_its_coach() -> None:
    told = 0
    for dossier in dossiers()[1::4]:
        if not any("H19" in line for line in match_of(dossier.now).teams.home.sheet):
            continue
        public = [
            *posts("fr", dossier),
            PRESENTER.sheet_post("fr", after(dossier), SeatId("away")),
            PRESENTER.brief("fr", dossier, SeatId("away")),
            PRESENTER.doctrine_post("fr", dossier, SeatId("away")),
        ]
        told += 1
        for post in public:
            shown = spread(post)
            assert not [mark for mark in ("≥ 37", "53\u202f%", "53 %", ">=37", ">=53", "en H19 si") if mark in shown]
        assert "en H19 si" in spread(PRESENTER.sheet_post("fr", after(dossier), SeatId("home")))
    assert told


def after(dossier: Dossier) -> Dossier:
    """Return the turn that a closed one leads to, read whole, nothing sent yet."""
    past = (*dossier.past, PastTurn(dossier.turn, dossier.events, dossier.rolls))
    state, number = dossier.now, dossier.turn.number + 1
    return made.dossier_of(cast("AnyGame", GAME), TEAMS, number, state, state, (), past=past)


def test_a_coach_is_told_how_often_each_of_his_lines_was_used() -> None:
    counts = told = 0
    for dossier in dossiers()[1:40]:
        found = count_fired(after(dossier), "home")
        texts = {order.seat: order.canonical for order in dossier.orders}
        dice = Dice(b"", forced={roll.label: roll.value for roll in dossier.rolls})
        real = play_turn(match_of(dossier.state), dict(read_turn(GAME, dossier.state, texts).orders), dice).fired
        told += found is not None
        if found is not None:
            assert found == real["home"]
            counts += sum(found.values())
        if texts.get(SeatId("home")) == SECRET and found is not None:
            assert "×)" in spread(PRESENTER.sheet_post("fr", after(dossier), SeatId("home")))
    assert counts > 50 and told > 30
    assert count_fired(dossiers()[0], "home") is None


def test_the_doctrine_answers_to_each_card_of_whoever_has_the_puck() -> None:
    words = GameWords(TEXTS.voice("fr"), {"home": "Rouge", "away": "Bleu"})
    own, other = (foresee_cards(words, match(EXAMPLE), team) for team in TEAMS)
    assert len(own) == 5 and len(other) == 1
    assert "Passe ou tir" in "".join(own) and "→ 🔺" in "".join(own)


def test_the_bench_test_says_what_went_into_it() -> None:
    state = GAME.view(match(EXAMPLE), (), SeatId("home")).state
    trial = try_sheet(GAME.encode(state), "home", "O tir si pct>=45; Z but si per>9", bytes(32), 5)
    for language in LOCALES:
        told = spread(PRESENTER.trial_post(language, after(dossiers()[3]), SeatId("home"), trial))
        assert "🧪" in told and "%" in told and len(told) < MOST_TEXT
    assert LONG
