"""Helvetia Cup's posts keep to Discord's limits and a phone's, tell all in words, and nothing that is secret."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import cast, get_args

import msgspec

from bench.helvetia_coaches import order_text
from presenters.dossier import Dossier, PastTurn
from presenters.fitting import ANNOUNCEMENT_HEIGHT, LINE, measure_height
from presenters.helvetia_cup import narrative
from presenters.helvetia_cup.boxscore import MOST_KICKS
from presenters.helvetia_cup.pictures import club_picture
from presenters.helvetia_cup.presenter import HelvetiaCupPresenter
from presenters.helvetia_cup.words import GameWords, match_of
from presenters.post import Picture, Post
from presenters.texts import LOCALES, Texts
from rules.contract import SeatId
from rules.dice import Dice
from rules.errors import OrderError
from rules.game import AnyGame
from rules.helvetia_cup import events as ev
from rules.helvetia_cup.game import GAME
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.state import SEATS, Match
from rules.helvetia_cup.teams import TEAMS as CLUBS
from tests.presenters import dossiers as made
from tests.presenters.dossiers import check_limits, pressed
from tests.support.helvetia import base

TEXTS = Texts.load(strict=True)
PRESENTER = HelvetiaCupPresenter(TEXTS)
CONFIGS: tuple[dict[str, object], ...] = (
    {"variant": "geek", "config": {"cards": True, "offside_call_default": True, "half_minutes": 18}},
    {"variant": "family", "config": {"family_red_cells": [9, 45]}},
    {"variant": "geek", "mode": "cup", "config": {"tempo": "simultaneous", "half_minutes": 3, "extra_minutes": 3}},
)
ANYGAME = cast("AnyGame", GAME)


def beginning(given: dict[str, object]) -> Match:
    clubs = {"home": {"team": "zyon"}, "away": {"team": "basela"}}
    state = GAME.decode(msgspec.json.encode({"game": "helvetia-cup", "kind": "match", **given, "teams": clubs}))
    assert isinstance(state, Match)
    return state


def ordered(state: Match, rng: random.Random) -> dict[SeatId, Order | None]:
    found: dict[SeatId, Order | None] = {}
    for seat in GAME.awaiting(state):
        written = order_text(state, seat, rng)  # type: ignore[arg-type]
        try:
            found[seat] = None if written is None else GAME.parse(state, seat, written)
        except OrderError:
            found[seat] = None
    return found


@cache
def dossiers() -> tuple[Dossier, ...]:
    """Return every turn of a few matches of random coaches."""
    return tuple(dossier for number, given in enumerate(CONFIGS) for dossier in _played(given, number))


def _played(given: dict[str, object], seed: int) -> Iterator[Dossier]:
    rng, state, past, number = random.Random(seed), beginning(given), list[PastTurn](), 0
    while not GAME.is_over(state):
        number += 1
        orders = ordered(state, rng)
        dice = Dice(bytes([seed, number % 256] * 16))
        outcome = GAME.resolve(state, orders, dice)
        assert isinstance(outcome.state, Match)
        dossier = made.dossier_of(
            ANYGAME, SEATS, number, state, outcome.state, outcome.events, past=tuple(past), rolls=tuple(dice.rolls),
            orders=made.stored(ANYGAME, orders),
        )  # fmt: skip
        past.append(PastTurn(dossier.turn, outcome.events, tuple(dice.rolls)))
        yield dossier
        state = outcome.state


def opened(dossier: Dossier) -> Dossier:
    """Return the dossier of a turn to which nothing has been sent yet."""
    return replace(dossier, after=None)


def posts(language: str, dossier: Dossier) -> Iterator[Post]:
    yield PRESENTER.closed(language, dossier)
    yield PRESENTER.panel(language, dossier, tuple(map(SeatId, SEATS)))
    yield PRESENTER.opened(language, dossier)
    yield PRESENTER.started(language, dossier)
    if match_of(dossier.state).phase not in {"setup", "cards"} and dossier.events:
        yield PRESENTER.film_post(language, dossier)
    yield Post((PRESENTER.line(language, dossier), PRESENTER.past(language, dossier)))
    yield Post(PRESENTER.reports(language, dossier))
    yield Post(("\n".join(PRESENTER.dice.draws(TEXTS.voice(language), dossier)),))
    page = 0
    while True:
        post = PRESENTER.report(language, dossier, page, "")
        yield post
        page += 1
        if not any(name.endswith(f":{page}") for name in pressed(post)):
            break
    yield from looks(language, dossier, None)
    if dossier.next_turn is None:
        yield PRESENTER.over(language, dossier)


def looks(language: str, dossier: Dossier, seat: SeatId | None) -> Iterator[Post]:
    yield PRESENTER.board(language, dossier, seat, "safe", 0)
    yield PRESENTER.team_post(language, dossier, seat)
    if seat is not None:
        yield PRESENTER.brief(language, dossier, seat)


def test_every_post_of_every_turn_keeps_to_discords_limits() -> None:
    longest = [
        check_limits((*posts(language, dossier), *looks(language, dossier, SeatId("home"))))
        for dossier in dossiers()[::7]
        for language in LOCALES
    ]
    assert max(longest) > 1500


def test_an_announcement_is_a_screen_and_a_half_and_says_what_was_scored() -> None:
    heights = []
    for dossier in dossiers():
        post = PRESENTER.closed("fr", dossier)
        heights.append(measure_height(post.blocks))
        told = spread(post)
        assert any(isinstance(event, ev.Goal) for event in dossier.events) is ("But de" in told)
        assert sum(line.startswith("- ") for line in told.splitlines()) <= narrative.STORY.most
        shots = [event for event in dossier.events if isinstance(event, ev.Shot | ev.ShootoutKick)]
        assert bool(shots) is any(
            isinstance(one, Picture) and one.name in {"but.png", "tirs.png"} for one in post.blocks
        )
    assert len(heights) > 100 and ANNOUNCEMENT_HEIGHT - 8 * LINE < max(heights) <= ANNOUNCEMENT_HEIGHT


def spread(post: Post) -> str:
    return "\n".join(str(getattr(block, "alt", block)) for block in post.blocks)


def test_every_event_has_its_sentence_in_both_languages() -> None:
    seen = {type(event) for dossier in dossiers() for event in dossier.events}
    assert len(seen) >= 35 and seen <= set(get_args(ev.Event))
    for language in LOCALES:
        for dossier in dossiers()[::5]:
            words = GameWords.about(TEXTS.voice(language), dossier, dossier.state)
            told = narrative.TELLER.sentences(words, dossier.events)
            assert len(told) == len(dossier.events) and not any("{" in line or "hc-" in line for line in told)


def test_a_gesture_is_told_with_its_die() -> None:
    words = GameWords(TEXTS.voice("fr"), {"home": "Zyon", "away": "Basela"}, {"home": "zyon", "away": "basela"})
    steal = ev.StealTried(seat="home", player=5, target=3, roll=8, needed=12, success=True)
    assert narrative.TELLER.sentences(words, [steal]) == ["🦶 🔶5 Stok Alp pique 💙3 Berg R\u202f: 8 ≤ 12, réussi."]


def test_the_match_sheet_names_scorers_and_tells_a_shoot_out_kick_by_kick() -> None:
    sheets = [spread(PRESENTER.over("fr", dossier)) for dossier in dossiers() if dossier.next_turn is None]
    assert len(sheets) == len(CONFIGS) and all("Feuille de match" in one for one in sheets)
    ends = [dossier for dossier in dossiers() if dossier.next_turn is None]
    for dossier, sheet in zip(ends, sheets, strict=True):
        past = [event for one in dossier.past for event in one.events]
        goals = [event for event in (*past, *dossier.events) if isinstance(event, ev.Goal)]
        assert all(f"{event.minute}'" in sheet for event in goals)
        kicks = sum(isinstance(event, ev.ShootoutKick) for event in (*past, *dossier.events))
        assert sheet.count("✅") + sheet.count("❌") == min(kicks, MOST_KICKS)


SECRET_PLAN = base(phase="attack", pending__plan=None)


def secret_turn() -> Dossier:
    """Return an attack whose moves are shown and whose plan is not."""
    order = GAME.parse(SECRET_PLAN, SeatId("away"), "D 10-f8 ; G p8?/l10 > vB/tA ; E e6 ; R 6")
    outcome = GAME.resolve(SECRET_PLAN, {SeatId("away"): order}, Dice(bytes(32)))
    orders = made.stored(ANYGAME, {SeatId("away"): order})
    return made.dossier_of(ANYGAME, SEATS, 1, SECRET_PLAN, outcome.state, outcome.events, orders=orders)


def test_the_moves_of_an_attack_are_announced_and_its_plan_is_not() -> None:
    dossier = secret_turn()
    told = "\n".join(spread(post) for post in posts("fr", dossier))
    assert "f8" in told and "a déplacé ses joueurs" in told
    for seat in (None, SeatId("home")):
        told += "\n".join(spread(post) for post in looks("fr", dossier, seat))
    assert not [mark for mark in ("p8", "l10", "vB", "tA", "reprise", "s'écarter") if mark in told]


def test_a_hand_is_its_coachs_alone() -> None:
    state = base(config={"cards": True}, teams__home__hand=[2, 4, 9], teams__home__armed=[4])
    dossier = opened(made.dossier_of(ANYGAME, SEATS, 1, state, state, ()))
    others = "\n".join(spread(post) for seat in (None, SeatId("away")) for post in looks("fr", dossier, seat))
    own = "\n".join(spread(post) for post in looks("fr", dossier, SeatId("home")))
    assert "Longue-vue" not in others and "Doigts crochus" not in others
    assert "Longue-vue" in own and "Armées" in own


def test_a_club_is_shown_before_there_is_any_match() -> None:
    for club in CLUBS:
        alt = club_picture(TEXTS.voice("fr"), club).alt
        assert all(player.name in alt for player in CLUBS[club].player)
