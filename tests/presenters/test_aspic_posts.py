"""Aspic's posts keep to Discord's limits whatever happens, and say in words everything that a picture shows."""

from collections.abc import Iterator
from random import Random
from typing import cast

import msgspec
import pytest

from presenters.aspic.narrative import turn_lines
from presenters.aspic.pictures import Pictures
from presenters.aspic.presenter import AspicPresenter
from presenters.dossier import Dossier, PastTurn
from presenters.escaping import text_length
from presenters.post import Post, without_files
from presenters.texts import Texts
from rules.aspic.board import SIDES
from rules.aspic.events import Event
from rules.aspic.figures import sum_up_match
from rules.aspic.game import GAME
from rules.aspic.listing import legal_turns
from rules.aspic.state import State
from rules.contract import SeatId
from rules.dice import Dice
from rules.game import AnyGame
from tests.presenters import dossiers as made
from tests.presenters.dossiers import LONG, check_limits

SETUP = {
    "config": {"pieces": 7, "rounds_per_half": 5, "clock_mode": "correspondence"},
    "teams": {"home": {"name": LONG, "color": "sky"}, "away": {"name": LONG, "color": "mauve"}},
}
LAYOUTS = {"left": "P D5 C3 D7 B5 E2 C8 B3", "right": "P H5 I3 H7 J5 G2 I8 J3"}


@pytest.fixture(scope="module")
def presenter() -> AspicPresenter:
    return AspicPresenter(Texts.load(strict=True))


def closings(seed: int) -> Iterator[tuple[State, State, tuple[Event, ...]]]:
    """Yield every turn of a random match: before, after, what happened; some are missed, all are timed."""
    chance, state = Random(seed), GAME.new(SETUP, Dice(b""))
    while state.phase != "over":
        assert state.to_act is not None
        seat = SeatId(state.to_act)
        order = chance.choice(legal_turns(state)) if state.phase == "play" else LAYOUTS[seat]
        texts = {SeatId("clock"): "61", seat: None if chance.random() < 0.1 else order}
        outcome = GAME.resolve(state, GAME.read(state, texts).orders, Dice(b""))  # type: ignore[attr-defined]
        yield state, outcome.state, outcome.events
        state = outcome.state


def dossiers() -> Iterator[Dossier]:
    for seed in range(12):
        past: list[PastTurn] = []
        for number, (before, after, events) in enumerate(closings(seed), start=1):
            dossier = dossier_of(number, before, after, events, tuple(past))
            past.append(PastTurn(dossier.turn, events, ()))
            yield dossier


def dossier_of(
    number: int, before: State, after: State, events: tuple[Event, ...], past: tuple[PastTurn, ...]
) -> Dossier:
    return made.dossier_of(cast("AnyGame", GAME), SIDES, number, before, after, events, past=past, setup=SETUP)


def posts(presenter: AspicPresenter, dossier: Dossier) -> Iterator[Post]:
    for language in ("fr", "en"):
        yield presenter.closed(language, dossier)
        yield presenter.panel(language, dossier, ())
        yield presenter.opened(language, dossier)
        yield presenter.started(language, dossier)
        yield Post((presenter.line(language, dossier), *presenter.reports(language, dossier)))
        for seat in (None, *(SeatId(side) for side in SIDES)):
            yield presenter.board(language, dossier, seat, "safe", dossier.turn.opened_ms)
        if dossier.next_turn is None:
            yield presenter.over(language, dossier)


def test_every_post_of_every_turn_keeps_to_discords_limits(presenter: AspicPresenter) -> None:
    longest, ends = 0, 0
    for dossier in dossiers():
        for post in posts(presenter, dossier):
            check_limits([post])
            longest = max(longest, text_length(without_files(post).blocks[0]))  # type: ignore[arg-type]
        ends += dossier.next_turn is None
    assert ends == 12 and longest > 100


@pytest.mark.clause("AS-info-a", "AS-prog-a", "AS-occ-b", "AS-dist-b")
def test_the_news_of_a_turn_say_what_was_played_and_the_board_its_figures(presenter: AspicPresenter) -> None:
    before = msgspec.structs.replace(seed_example(), to_act="right", ball="D7")
    order = GAME.parse(before, SeatId("right"), "xG8")
    outcome = GAME.resolve(before, {SeatId("right"): order, SeatId("clock"): clock(before, 3700)}, Dice(b""))
    dossier = dossier_of(4, before, outcome.state, outcome.events, ())
    told, board = (
        "\n".join(block for block in post.blocks if isinstance(block, str))
        .replace("\u202f", " ")
        .replace("\u00a0", " ")
        for post in (presenter.closed("fr", dossier), presenter.board("fr", dossier, None, "default", 0))
    )
    assert "tire avec son pion en G8 : le ballon part de D7 et franchit la ligne de but (hauteur 6,17)" in told
    assert "**But pour" in told and "0–1**" in told and "pose d'abord" in told
    assert "Avancement 20 % · ballon en **F5** · terrain 70 %" in board
    assert "pions 0,0 cases, ballon 0,0 cases · temps restant 1 h 30 min" in board
    assert "pions 3,2 cases, ballon 3,2 cases · temps restant 28 min 20 s" in board
    assert "Avancement" not in told and "Empreinte" not in told
    assert "1 h 1 min de réflexion, il lui reste 28 min 20 s" in told
    assert "à vous de poser** avant <t:2000000000:F>" in told


def clock(state: State, seconds: int) -> object:
    return GAME.parse(state, SeatId("clock"), str(seconds))


def seed_example() -> State:
    """Return the position of the rulebook's example 8.1 before its goal, with an hour and a half left to each."""
    return GAME.decode(
        b'{"config":{"pieces":5,"rounds_per_half":5},"phase":"play","round":2,"to_act":"right","ball":"D7",'
        b'"pieces":{"left":["B2","C3","E3","E8","F5"],"right":["G5","G8","H2","I5","I8"]},'
        b'"clock":{"left":5400,"right":5400},"stats":{"occupation":{"sum":120,"samples":3}}}'
    )


def test_the_alt_text_of_a_finished_match_tells_its_curve_its_goals_and_its_numbers(presenter: AspicPresenter) -> None:
    events: list[Event] = []
    for before, after, happened in closings(3):
        events += happened
        end = dossier_of(1, before, after, happened, ())
    found = sum_up_match(events)
    goals = [one for one in found.turnings if one.seat is not None]
    for language, share, half, none in (
        ("fr", "Part du terrain", "à la mi-temps", "Aucun but"),
        ("en", "Share of the board", "at half-time", "No goal"),
    ):
        words = presenter.words(language, end, after)
        alt = Pictures(words, "Match", "fin").summary(events).alt
        assert share in alt and half in alt and len(alt) <= 1000
        assert words.tenths(found.curve[-1]) in alt and words.tenths(max(found.curve)) in alt
        assert (none in alt) == (not goals)
        assert all(words.sign(side) in alt for side in SIDES)


def test_every_event_is_told_but_for_those_that_the_score_shows(presenter: AspicPresenter) -> None:
    silent, seen = {"clock_charged", "occupation_sampled", "round_ended"}, set()
    for before, after, events in closings(3):
        words = presenter.words("fr", dossier_of(1, before, after, events, ()), after)
        for event in events:
            kind = str(msgspec.to_builtins(event)["type"])
            is_silent = kind in silent or (kind == "half_ended" and after.half == 2 and after.phase == "over")
            assert len(turn_lines(words, (event,))) == (0 if is_silent else 1), kind
            seen.add(kind)
    assert {"piece_placed", "queue_set", "turn_missed", "half_ended", "match_ended", *silent} <= seen
