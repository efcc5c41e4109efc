"""« Pourquoi ? » in Helvetia Cup: every line has an answer in words, in both languages, and none tells a secret."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import cast

import msgspec
import pytest

from presenters.dossier import Dossier
from presenters.helvetia_cup.narrative import TELLER
from presenters.helvetia_cup.presenter import HelvetiaCupPresenter
from presenters.helvetia_cup.why import part_of_order
from presenters.helvetia_cup.words import GameWords
from presenters.manual import read_manual
from presenters.post import Post
from presenters.texts import LOCALES, Texts
from presenters.why import Inquiry
from rules.contract import Outcome, SeatId
from rules.dice import Dice, Roll
from rules.game import AnyGame
from rules.helvetia_cup import events as ev
from rules.helvetia_cup.cards import cards_of_kind
from rules.helvetia_cup.game import GAME
from rules.helvetia_cup.notation import plan_text, policy_text, read_pending
from rules.helvetia_cup.orders import EMPTY, Order
from rules.helvetia_cup.state import OTHER, SEATS, Match, Pending, State
from tests.presenters.catalogues import entries
from tests.presenters.dossiers import MOST_TEXT, dossier_of, stored, text
from tests.rules.helvetia_cup.page import base
from tests.rules.helvetia_cup.test_random_play import turns
from tests.rules.helvetia_cup.test_reasons import MARKED, SKIPPED
from tests.support.golden_turns import golden_turns

TEXTS = Texts.load(strict=True)
PRESENTER = HelvetiaCupPresenter(TEXTS)
RULES = cast("AnyGame", GAME)
# Marked in turns of their own (tests/rules/helvetia_cup/test_reasons.py), or on nearly everything.
OTHERS = {
    "needed", "rerolled", "template", "time-face", "nearest", "unmarked", "has-missed", "has-acted", "held-back",
    "beyond-half-way", "bench-empty", "skipped-must-play",
}  # fmt: skip
PART = {"demand"}  # a text that stands in others

Orders = Mapping[SeatId, Order | None]
Turn = tuple[State, Orders, tuple[Roll, ...], Outcome[State, ev.Event]]


def seats_of(state: State) -> tuple[str, ...]:
    return SEATS if isinstance(state, Match) else tuple(state.teams)  # type: ignore[attr-defined]


def dossier_about(turn: Turn) -> Dossier:
    state, orders, rolls, outcome = turn
    made = dossier_of(
        RULES, seats_of(state), 1, state, outcome.state, outcome.events, rolls=rolls, orders=stored(RULES, orders)
    )
    return replace(made, seats=tuple(msgspec.structs.replace(one, name=f"Club {one.seat}") for one in made.seats))


def resolved(state: State, orders: Orders, seed: bytes = b"", forced: Mapping[str, int] | None = None) -> Turn:
    dice = Dice(seed, forced=forced or {})
    outcome = GAME.resolve(state, orders, dice)
    return state, orders, tuple(dice.rolls), outcome


@cache
def played() -> tuple[Turn, ...]:
    """Return golden turns, and those of a few random matches."""
    golden = [cast("Turn", (turn.state, turn.orders, turn.rolls, turn.outcome)) for turn in golden_turns()
              if turn.game.key == GAME.key]  # fmt: skip
    randomly = [resolved(state, orders, seed) for number in range(4) for state, orders, seed, _ in turns(number)]
    return (*golden, *randomly)


def words(post: Post) -> str:
    return "\n".join(block for block in post.blocks if isinstance(block, str))


def inquiry(dossier: Dossier, seat: str | None, language: str = "fr") -> Inquiry:
    presenter = PRESENTER.about(dossier.state)
    return Inquiry(presenter, dossier, language, None if seat is None else SeatId(seat))


def asked() -> Iterator[tuple[Dossier, str | None, int, ev.Event]]:
    """Yield each line that somebody can ask about, once for all that are alike."""
    seen = set()
    for turn in played():
        dossier = dossier_about(turn)
        for seat in (None, *seats_of(turn[0])[:2]):
            for one in dossier.happened_as(None if seat is None else SeatId(seat)):
                codes = tuple(reason.code for reason in one.mark.reasons if reason.seat in (None, seat))
                words_of_it = tuple(value for value in msgspec.structs.asdict(one.event).values() if value is None)
                key = (type(one.event), codes, words_of_it, dossier.state.__class__, seat is None)
                if key not in seen:
                    seen.add(key)
                    yield dossier, seat, one.index, one.event


def test_every_line_is_answered_in_words_in_both_languages() -> None:
    kinds: Counter[type] = Counter()
    for dossier, seat, index, event in asked():
        kinds[type(event)] += 1
        told = {}
        for language in LOCALES:
            made = inquiry(dossier, seat, language)
            (line,) = (one for one in made.lines() if one.event == index)
            answer = made.answer(index)
            told[language] = words(answer)
            assert text(answer) <= MOST_TEXT // 2
            assert line.text in told[language]
            own = told[language].partition("📖")[0]
            assert not re.search(r"\bhc-|[{}]|\bNone\b|(?<!\w)99(?!\w)", own), own
            assert language == "en" or not re.search(r"\bnone\b", own), own
            assert "📖" in told[language]
        assert told["fr"] != told["en"]
    assert set(kinds) == {*ev.MatchEvent.__args__, *ev.CompetitionEvent.__args__}


@pytest.mark.parametrize("locale", LOCALES)
def test_there_is_a_text_for_every_reason_and_for_no_other(locale: str) -> None:
    texts = {one.id.name.removeprefix("hc-why-") for one in entries(locale)
             if hasattr(one, "id") and one.id.name.startswith("hc-why-")}  # fmt: skip
    assert texts == {*MARKED, *OTHERS, *(f"skipped-{hindrance}" for hindrance in SKIPPED), *PART}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_that_is_cited_has_a_sentence_for_people(locale: str) -> None:
    cited = {
        clause
        for state, _, _, outcome in played()
        for event, mark in zip(outcome.events, outcome.trace, strict=True)
        for clause in (*GAME.clauses_behind(state, event, mark), *GAME.clauses(event))
    }
    assert len(cited) > 80
    assert {clause.upper() for clause in cited} <= set(read_manual(GAME.key, locale).clauses)


def test_what_a_referee_did_is_no_line() -> None:
    state = played()[0][0]
    acted = Outcome(state, (ev.RefereeActed(by="1", action="set", note=""),))
    assert inquiry(dossier_about((state, {}, (), acted)), None).lines() == ()


# ---- whose order, which part of it


@pytest.mark.parametrize(
    ("who", "part"),
    [
        ("home/8", "D 8-f11"), ("home/7", "D 7-a6x4"), ("home/5", "D 5x9"), ("home/1", ""), ("home/G", "G p8 > sA"),
        ("home/K", ""), ("a", "D 8-f11 7-a6x4 5x9 ; G p8 > sA"),
    ],
)  # fmt: skip
def test_a_mark_names_a_part_of_an_order(who: str, part: str) -> None:
    assert part_of_order("D 8-f11 7-a6x4 5x9 ; G p8 > sA", who) == part


def about(kind: type[ev.Event], turn: Turn, seat: str | None) -> str:
    dossier = dossier_about(turn)
    index = next(one.index for one in dossier.happened_as(None if seat is None else SeatId(seat))
                 if isinstance(one.event, kind))  # fmt: skip
    return words(inquiry(dossier, seat).answer(index)).replace("\u202f", " ").replace("\u00a0", " ")


def turn_from(orders: Mapping[str, str], forced: Mapping[str, int], **changes: object) -> Turn:
    state = GAME.decode(msgspec.json.encode(base(**changes)))
    read = {SeatId(seat): GAME.parse(state, SeatId(seat), written) for seat, written in orders.items()}
    return resolved(state, read, forced=forced)


SHOT = {"ball__at": "e3", "teams__away__players__3__at": "e3", "teams__home__players__8__at": "e4"}


def test_a_shot_is_explained_to_each_as_far_as_they_may_know() -> None:
    turn = turn_from(
        {"home": "D 5-f5 ; K E BC c:BE"}, {"shot": 12, "time": 1}, pending__plan="G p8?/sA", **SHOT,
        teams__home__players__5__at="e3", teams__away__players__3__boost=0,
    )  # fmt: skip
    public, attack, defence = (about(ev.Shot, turn, seat) for seat in (None, "away", "home"))
    for answer in (public, attack, defence):
        assert "Le gardien couvre 2 cases : la case du tireur porte un 2." in answer
        assert "Il fallait 0 ou moins" not in answer and "Impossible : il aurait fallu 0 ou moins" in answer
        assert "tir 6 (la moitié : il est épuisé), moins 6 pour la case visée" in answer
    assert "Votre plan, étape 1 : tir en A (`sA`)." in attack
    assert "Étape 1, passe courte à 8 Bü S s'il n'y a personne d'en face (`p8?`) : impossible, il y a" in attack
    assert "celles que vous avez préparées pour cette zone de tir" in defence and "`K E BC c:BE`" in defence
    assert "plan" not in public + defence and "préparées" not in public + attack and "`" not in public


def test_a_steal_tells_its_coach_alone_by_which_line_of_theirs() -> None:
    turn = turn_from({"home": "P 5=pique presse"}, {"steal/home:5": 20}, pending__plan="G -")
    assert "vous l'avez chargé de piquer" in about(ev.StealTried, turn, "home")
    assert "`P 5=pique presse`" in about(ev.StealTried, turn, "home")
    for other in (None, "away"):
        told = about(ev.StealTried, turn, other)
        assert "Il fallait 12 ou moins : piquer 12." in told and "🎲 piquer (🔶5 Stok Alp) : 20 sur 20" in told
        assert "chargé" not in told and "`" not in told


def test_the_line_itself_says_what_surprises() -> None:
    turn = turn_from({"home": "D 5-f5"}, {"shot": 20, "time": 1, "pick/keeper": 1}, pending__plan="G sE", **SHOT,
                     teams__home__players__5__at="e3")  # fmt: skip
    shown = words(PRESENTER.report("fr", dossier_about(turn), 0, ""))
    assert "à côté (gardien tiré au sort)." in shown.replace("\u202f", " ")
    assert "gardien tiré au sort" in words(PRESENTER.closed("fr", dossier_about(turn)))


def test_a_move_that_is_dropped_says_why_in_words() -> None:
    codes = {
        "too_far", "occupied", "keeper_zone", "keeper_fixed", "not_on_pitch", "no_overlap", "no_path",
        "sub_not_allowed", "not_border", "no_subs_left", "bad_sub", "duplicate_player",
    }  # fmt: skip
    for locale in LOCALES:
        pen = GameWords.about(TEXTS.voice(locale), dossier_about(played()[0]), played()[0][0])
        said = {TELLER.sentence(pen, ev.MoveDropped(seat="home", player=5, code=code)) for code in codes}
        assert len(said) == len(codes)


# ---- secrecy: two turns that are the same but for what only one side may know

HIDDEN = ("plan", "escapes", "policies", "intercepts", "cells", "substitutes", "taker", "cards", "squad", "toss",
          "placement", "kicks", "keeper")  # fmt: skip


def twins(turn: Turn) -> Iterator[tuple[str, Turn]]:
    """Yield turns that differ from one in what a seat has ordered or keeps hidden, with that seat.

    The orders are those that can be written; which draws are made of the same dice does not depend on them.
    """
    state, orders, rolls, _ = turn
    if not isinstance(state, Match):
        return
    values = {roll.label: roll.value for roll in rolls}
    for seat, order in orders.items():
        for name in HIDDEN if order is not None else ():
            for other in _varied(order, name):
                try:
                    read = GAME.parse(state, seat, GAME.canonical(other))
                except Exception:  # noqa: S112 - it cannot be written so
                    continue
                yield seat, resolved(state, {**orders, seat: read}, forced=values)
    for seat, hidden in _hidden(state):
        yield seat, resolved(hidden, orders, forced=values)


def _varied(order: Order, name: str) -> Iterator[Order]:
    value, usual = getattr(order, name), getattr(EMPTY, name)
    if value != usual:
        yield msgspec.structs.replace(order, **{name: usual})
        if isinstance(value, tuple) and len(value) > 1:
            yield msgspec.structs.replace(order, **{name: value[:-1]})
            yield msgspec.structs.replace(order, **{name: value[::-1]})


def _hidden(state: Match) -> Iterator[tuple[str, Match]]:
    """Yield positions that differ in what was sealed in the turn before, or in a hand."""
    if state.attack is not None:
        for seat, kept, write in ((state.attack, "plan", plan_text), (OTHER[state.attack], "policy", policy_text)):
            order = read_pending(getattr(state.pending, kept))
            for name in ("plan", "escapes", "substitutes", "intercepts"):
                for other in _varied(order, name):
                    pending = {"plan": state.pending.plan, "policy": state.pending.policy, kept: write(other)}
                    yield seat, msgspec.structs.replace(state, pending=Pending(**pending))
    for seat in SEATS:
        team = state.teams.of(seat)
        spare = [n for n in cards_of_kind(team.team, "power") if n not in (*team.hand, *team.used)]
        if team.hand and spare and team.hand[0] not in team.armed:
            hand = tuple(sorted((*team.hand[1:], spare[0])))
            changed = msgspec.structs.replace(team, hand=hand)
            teams = msgspec.structs.replace(state.teams, **{seat: changed})
            yield seat, msgspec.structs.replace(state, teams=teams)


def seen(turn: Turn, seat: str | None) -> Sequence[object]:
    """Return all that somebody may know of a turn before its orders are public."""
    state, orders, rolls, outcome = turn
    before = GAME.view(state, (), seat)
    after = GAME.view(outcome.state, outcome.events, seat)
    sent = {one for one, order in orders.items() if order is not None}
    own = None if seat is None else orders.get(SeatId(seat))
    return (
        before.state,
        after.state,
        after.events,
        GAME.view_rolls(outcome.state, outcome.events, rolls, seat),
        sent,
        own,
    )


def answers(turn: Turn, seat: str | None) -> list[str]:
    made = inquiry(dossier_about(turn), seat)
    return [words(made.answer(line.event)) for line in made.lines() if line.event is not None]


def test_twins_are_answered_the_same_as_long_as_orders_are_secret() -> None:
    compared: Counter[type] = Counter()
    for turn in played():
        state, _, _, outcome = turn
        if not isinstance(state, Match) or GAME.stage(outcome.state) == "finished":
            continue  # all is public then
        wanted = {type(event) for event in outcome.events if compared[type(event)] < 6}
        if not wanted:
            continue
        for hidden, twin in twins(turn):
            for viewer in (None, OTHER[hidden]):  # type: ignore[index]
                if (twin[0], twin[1]) != (turn[0], turn[1]) and seen(turn, viewer) == seen(twin, viewer):
                    assert answers(turn, viewer) == answers(twin, viewer), (state.phase, hidden, viewer)
                    compared.update({type(event) for event in outcome.events})
    never = set(ev.MatchEvent.__args__) - set(compared)
    # The end of a match makes all public; of a shoot-out the kickers, the cells and the draws tell everything.
    assert never <= {ev.CardsDealt, ev.MatchEnd, ev.ForfeitSuffered, ev.ShootoutStart, ev.ShootoutToss, ev.ShootoutKick}


def test_a_twin_would_be_found_out() -> None:
    """The same comparison sees what is sealed where it is asked for by the seat that sealed it."""
    turn = turn_from({"home": "I 3"}, {}, pending__plan="G p8")
    other = turn_from({"home": "I 3"}, {}, pending__plan="G p2/p8")
    assert seen(turn, None) == seen(other, None)
    assert answers(turn, None) == answers(other, None)
    assert answers(turn, "home") == answers(other, "home")
    assert answers(turn, "away") != answers(other, "away")
