"""« Pourquoi ? » in Matrix Hockey: every line has its answer, every reason is marked, and none tells a stored order."""

import random
from collections.abc import Iterator, Mapping
from functools import cache

import pytest
from msgspec.structs import replace

from bench.seasons import random_orders
from presenters.dossier import Dossier
from presenters.manual import read_manual
from presenters.matrix_hockey.presenter import MatrixHockeyPresenter
from presenters.texts import Texts
from presenters.why import Inquiry
from rules.contract import SeatId
from rules.dice import Dice
from rules.matrix_hockey import GAME
from rules.matrix_hockey.events import MatchPlayed
from rules.matrix_hockey.orders import Order, choice_text
from rules.matrix_hockey.state import State
from tests.presenters.dossiers import dossier_of, stored
from tests.support.golden_turns import golden_turns

TEXTS = Texts.load(strict=True)
PRESENTER = MatrixHockeyPresenter(TEXTS)
LANGUAGES = ("fr", "en")
LONGEST = 2200  # letters of an answer: it is read on a phone
ROSTER = {"E": 6, "D2A": 6, "D2B": 6}
Orders = Mapping[SeatId, Order | None]


def resolved(state: State, orders: Orders, entropy: bytes) -> Dossier:
    dice = Dice(entropy)
    outcome = GAME.resolve(state, orders, dice)
    more = {"rolls": tuple(dice.rolls), "orders": stored(GAME, orders)}
    return dossier_of(GAME, tuple(state.teams), 1, state, outcome.state, outcome.events, **more)


def season(seed: int) -> Iterator[tuple[State, Orders, bytes]]:
    """Yield the turns of a season: state, orders, the entropy of its dice."""
    chance = random.Random(seed)
    state = GAME.new({"roster": ROSTER}, Dice(b""))
    while True:
        orders = random_orders(state, chance, onr=0.15) if state.phase == "season" else {}
        entropy = str(chance.random()).encode()
        yield state, orders, entropy
        if state.phase == "finished":
            return
        state = GAME.resolve(state, orders, Dice(entropy)).state


@cache
def files() -> tuple[Dossier, ...]:
    golden = (turn for turn in golden_turns() if turn.game.key == "matrix-hockey")
    return (*(_golden(turn) for turn in golden), *(resolved(*turn) for turn in season(7)))


def _golden(turn) -> Dossier:
    more = {"rolls": turn.rolls, "orders": stored(GAME, turn.orders)}
    seats = tuple(turn.state.teams)
    return dossier_of(GAME, seats, 1, turn.state, turn.outcome.state, turn.outcome.events, **more)


def reasons() -> list:
    return [reason for file in files() for one in file.happened_as(None) for reason in one.mark.reasons]


def answers(file: Dossier, viewer: SeatId | None, language: str = "fr") -> list[str]:
    inquiry = Inquiry(PRESENTER, file, language, viewer)
    return ["\n".join(map(str, inquiry.answer(line.event).blocks)) for line in inquiry.lines()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_week_has_its_answer(language):
    for file in files():
        for viewer in (None, SeatId(next(iter(file.state.teams), ""))):
            for answer in answers(file, viewer, language):
                assert "📖" in answer and "{" not in answer and "mh-" not in answer, answer
                assert len(answer) <= LONGEST, answer


def test_every_reason_that_has_a_text_is_marked_and_the_other_way_round():
    texts = {name.removeprefix("mh-why-") for name in TEXTS.ids("fr") if name.startswith("mh-why-")}
    assert {reason.code for reason in reasons()} == texts


def test_the_clause_of_a_reason_is_one_that_people_can_read():
    for language in LANGUAGES:
        known = read_manual("matrix-hockey", language).clauses
        assert {reason.clause.upper() for reason in reasons()} - {""} <= set(known)


@pytest.mark.clause("MH-3.3.3-c", "MH-3.3.3-d")
def test_a_gretzky_match_cites_its_own_rules():
    cited = {}
    for file in files():
        for event in file.events:
            if isinstance(event, MatchPlayed):
                cited.setdefault((event.comp, event.decided, event.score is None), set()).update(GAME.clauses(event))
    assert "MH-3.1.2-d" not in cited["WG", "draw", False]
    assert cited["WG", "forfeit", True] == {"MH-3.3.3-c"}
    assert cited["WG", "pool_goals", True] == cited["WG", "lot", True] == {"MH-3.3.3-d"}
    assert "MH-3.3.3-c" not in cited["KDH", "forfeit", True]


def test_whether_an_order_lay_ahead_is_told_to_its_own_team_alone():
    for state, orders, entropy in season(7):
        seat = next(iter(orders), None)
        if seat is None:
            continue
        stored_ahead = replace(state, advance={seat: {i.key: choice_text(i.choice) for i in orders[seat].items}})
        now, ahead = resolved(state, orders, entropy), resolved(stored_ahead, {**orders, seat: None}, entropy)
        assert now.events == ahead.events
        other = next(team for team in state.teams if team != seat)
        for viewer in (None, SeatId(other)):
            assert answers(now, viewer) == answers(ahead, viewer)
        assert answers(now, seat) != answers(ahead, seat)
