"""« Pourquoi ? » in Kollaball: every event has its answer, every reason is marked, and none tells a sealed order."""

import random
import typing
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

import pytest
from msgspec.structs import replace

from presenters.dossier import Dossier
from presenters.kollaball.presenter import KollaballPresenter
from presenters.manual import read_manual
from presenters.texts import Texts
from presenters.why import Inquiry
from rules.contract import Outcome, SeatId
from rules.dice import Dice, Roll
from rules.errors import OrderError
from rules.kollaball.events import Event, Overridden
from rules.kollaball.game import GAME
from rules.kollaball.orders import Order
from rules.kollaball.state import TEAMS, State
from rules.reasons import Reason
from tests.presenters.dossiers import dossier_of, stored
from tests.rules.kollaball.positions import match
from tests.rules.kollaball.strategies import legal_order
from tests.rules.kollaball.test_random_play import closings
from tests.support.golden_turns import golden_turns

TEXTS = Texts.load(strict=True)
PRESENTER = KollaballPresenter(TEXTS)
LANGUAGES = ("fr", "en")
VIEWERS = (None, *map(SeatId, TEAMS))
MATCHES = (*range(9000, 9010), 9019, 9251)  # the last two have what is rare
LONGEST = 1900  # letters of an answer: it is read on a phone
VARIANTS = 2
TWINNED = 40  # of the event types, that a pair of turns that look alike shows
RARE = {"cut-short", "reserve-chained", "sealed-lost", "sprained"}
Orders = Mapping[SeatId, Order | None]


def resolved(state: State, orders: Orders, entropy: bytes) -> Dossier:
    dice = Dice(entropy)
    return dossier(state, orders, GAME.resolve(state, orders, dice), tuple(dice.rolls))


def dossier(state: State, orders: Orders, outcome: Outcome, rolls: tuple[Roll, ...]) -> Dossier:
    return dossier_of(GAME, TEAMS, 1, state, outcome.state, outcome.events, rolls=rolls, orders=stored(GAME, orders))


def _played(matches: Iterable[int]) -> Iterator[tuple[State, Orders, bytes]]:
    for seed in matches:
        for state, orders, entropy, _ in closings(seed):
            yield state, orders, entropy


@cache
def files() -> tuple[Dossier, ...]:
    """Return turns: every golden one, and those of whole matches with every option on."""
    golden = (turn for turn in golden_turns() if turn.game.key == "kollaball")
    random_ones = (resolved(*turn) for turn in _played(MATCHES))
    return (*(dossier(turn.state, turn.orders, turn.outcome, turn.rolls) for turn in golden), *random_ones)


def reasons() -> list[Reason]:
    """Return every reason marked, those for one seat included."""
    return [
        reason for file in files() for seat in VIEWERS for one in file.happened_as(seat) for reason in one.mark.reasons
    ]


def answers(file: Dossier, viewer: SeatId | None, language: str = "fr", *, is_public: bool = False) -> list[str]:
    inquiry = Inquiry(PRESENTER, file, language, viewer, is_public)
    return ["\n".join(map(str, inquiry.answer(line.event).blocks)) for line in inquiry.lines()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_turn_has_its_answer(language) -> None:
    told = set()
    for file in files():
        told |= {type(event) for event in file.events}
        for viewer in VIEWERS:
            said = answers(file, viewer, language, is_public=True)
            assert len(said) == len(file.happened_as(viewer))
            for answer in said:
                assert "📖" in answer and "{" not in answer and "kb-" not in answer, answer
                assert len(answer) <= LONGEST, answer
    assert set(typing.get_args(Event)) - told == {Overridden}


def test_every_reason_that_has_a_text_is_marked_and_the_other_way_round() -> None:
    texts = {name.removeprefix("kb-why-") for name in TEXTS.ids("fr") if name.startswith("kb-why-")}
    assert {reason.code for reason in reasons()} | RARE == texts


def test_the_clause_of_a_reason_is_one_that_people_can_read() -> None:
    for language in LANGUAGES:
        known = read_manual("kollaball", language).clauses
        assert {reason.clause.upper() for reason in reasons()} - {""} <= set(known)


def test_what_is_sealed_changes_no_answer_before_orders_are_public() -> None:
    """Turns that look alike to somebody, whatever was ordered unseen, have the same answers for them."""
    told, rng = set(), random.Random(1)
    for state, orders, entropy in _played(MATCHES):
        first = resolved(state, orders, entropy)
        for seat in orders:
            for _ in range(VARIANTS):
                varied = _varied(state, orders, seat, rng)
                if varied is None:
                    continue
                second = resolved(state, varied, entropy)
                for viewer in VIEWERS:
                    if viewer != seat and _seen(first, viewer) == _seen(second, viewer):
                        assert answers(first, viewer) == answers(second, viewer)
                        told |= {type(event) for event in first.events_as(viewer)}
    assert len(told) >= TWINNED


def _varied(state: State, orders: Orders, seat: SeatId, rng: random.Random) -> Orders | None:
    """Return the orders with a line of `seat` replaced, if that is an order."""
    order = orders[seat]
    if order is None:
        return None
    lines = GAME.canonical(order).split("; ")
    other, _ = legal_order(state, seat, rng)
    place = rng.randrange(len(lines))
    mark = lines[place].split(" ")[0]
    fitting = [line for line in other.split("; ") if line.split(" ")[0] == mark] or [other]
    bare = lines[place].split(" ? ")[0]
    reserve = fitting[0].split(" ? ")[-1]
    lines[place] = rng.choice((fitting[0], bare, f"{bare} ? {reserve}"))
    try:
        return {**orders, seat: GAME.parse(state, seat, "; ".join(lines))}
    except OrderError:
        return None


def _seen(file: Dossier, viewer: SeatId | None) -> tuple:
    """Return all that somebody may see of a turn."""
    return file.before_as(viewer), file.after_as(viewer), file.events_as(viewer), file.rolls_as(viewer)


def marked(
    state: State, forced: Mapping[str, int] | None = None, before: State | None = None, **texts: str
) -> set[str]:
    """Return the reasons of a turn; its orders were written in the position `before`."""
    orders = {SeatId(seat): GAME.parse(before or state, seat, text) for seat, text in texts.items()}
    outcome = GAME.resolve(state, orders, Dice(b"", forced=forced))
    return {reason.code for mark in outcome.trace for reason in mark.reasons}


def test_a_way_that_leads_off_the_pitch_is_cut_short() -> None:
    planned, shifted = (match(f"r1 {cell} ranger", "b1 F4") for cell in ("C4", "F4"))
    assert "cut-short" in marked(shifted, before=planned, rouge="1 R C4>D4>D3 S", bleue="1 R E4")


def test_a_lob_finds_a_receiver_with_a_sprain() -> None:
    lob = {"at": "air", "kind": "real", "target": "D5", "lands": 5, "team_thrown": "rouge"}
    state = match("r1 C4", "r2 C5", "b1 F4", rouge="r1", balls={"bleue": lob}, config={"random_events": True})
    forced = {"event/trigger": 1, "event/table": 33}
    assert marked(state, forced, rouge="1 P >D5; 2 R >D5", bleue="1 R E4") >= {"sprained", "reserve-none"}


def test_a_passer_with_more_to_do_has_no_use_of_a_reserve() -> None:
    state = match("r1 C4 extra=1", "r2 C5", "b1 F4", rouge="r1", bleue="ground C4 0", config={"random_events": True})
    forced = {"event/trigger": 1, "event/table": 33}
    text = "1 P >D5 + RAM ? P >D4; 2 R >D5"
    assert "reserve-chained" in marked(state, forced, rouge=text, bleue="1 R E4")


def test_a_sealed_order_that_has_become_impossible_voids_the_turn() -> None:
    sealed = {"seat": "bleue", "text": "1 P >E4"}
    state = match("r1 C4", "b1 F4", bleue="b1", stage="orders_second", sealed=sealed)
    gone = replace(state, players={**state.players, "b1": replace(state.players["b1"], cell="C3")})
    assert marked(gone, rouge="1 R >D4") == {"sealed-lost"}
