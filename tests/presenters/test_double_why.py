"""« Pourquoi ? » in Double-Échec: every line of every turn has its answer, and none tells a sheet."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast, get_args

import pytest
from msgspec.structs import replace

from presenters.dossier import Dossier, Happened
from presenters.double_echec.presenter import DoubleEchecPresenter
from presenters.double_echec.report import report_lines
from presenters.texts import LOCALES, Texts
from presenters.why import Inquiry
from rules.contract import SeatId
from rules.dice import Dice
from rules.double_echec import events as ev
from rules.double_echec.data import DATA
from rules.double_echec.game import GAME
from rules.double_echec.league import events as league
from rules.double_echec.state import TEAMS, Going, Match, PlayCardNext, Puck, RecoverNext
from rules.double_echec.turn.table import UNORDERED
from rules.game import AnyGame
from tests.presenters import dossiers as made
from tests.presenters.test_double_posts import dossiers
from tests.support.double_echec import EXAMPLE, match
from tests.support.golden_turns import golden_turns

TEXTS = Texts.load(strict=True)
PRESENTER = DoubleEchecPresenter(TEXTS)
DOCTRINE = "; ".join(line for line in DATA.doctrine.text.splitlines() if line.strip())
ASKERS = (None, *map(SeatId, TEAMS))
UNASKED = {ev.RefereeOverride, league.StandingsDrawn, league.GmScore}  # told by no line that can be asked


def turn_of(state: Match, sheets: dict[str, str], number: int) -> Dossier:
    orders = {SeatId(team): GAME.parse(state, SeatId(team), sheet) for team, sheet in sheets.items()}
    dice = Dice(bytes([number]) * 32)
    outcome = GAME.resolve(state, orders, dice)
    return made.dossier_of(
        cast("AnyGame", GAME), TEAMS, number, state, outcome.state, outcome.events, rolls=tuple(dice.rolls),
        orders=made.stored(cast("AnyGame", GAME), orders),
    )  # fmt: skip


@cache
def asked() -> tuple[Dossier, ...]:
    """Return the golden turns and some of random matches."""
    golden = (
        made.dossier_of(
            cast("AnyGame", GAME), TEAMS, 2, turn.state, turn.outcome.state, turn.outcome.events, rolls=turn.rolls,
            orders=made.stored(cast("AnyGame", GAME), turn.orders),
        )
        for turn in golden_turns() if turn.game.key == GAME.key
    )  # fmt: skip
    return (*golden, *dossiers()[::4], *(turn_of(one, {}, 1) for one in deserted()))


def deserted() -> Iterator[Match]:
    """Yield matches without a skater on the ice: nobody can go for the puck, or at the carrier."""
    state = match(EXAMPLE)
    home, away = (
        replace(side, ice={"G": side.ice["G"]}, at={side.ice["G"]: cell}, box=(), going=())
        for side, cell in ((state.teams.home, "G3"), (state.teams.away, "G25"))
    )
    bare = replace(state, teams=replace(state.teams, home=home, away=away), puck=Puck(at="A20", held=None))
    yield replace(bare, next=RecoverNext(team="home", icing=None))
    stands = next(man.n for man in away.roster if man.pos == "C")
    leaving = replace(away, at={**away.at, stands: "A20"}, going=(Going(n=stands, substitute=stands, slot="C"),))
    yield replace(bare, next=RecoverNext(team="home", icing=None), teams=replace(bare.teams, away=leaving))
    carrier = next(man.n for man in home.roster if man.pos == "C")
    carries = replace(home, ice={**home.ice, "C": carrier}, at={**home.at, carrier: "G14"})
    held = replace(bare, puck=Puck(at="G14", held=("home", carrier)), next=PlayCardNext(deck="F", card="steal"))
    yield replace(held, teams=replace(bare.teams, home=carries))


def answers(seat: SeatId | None, language: str) -> Iterator[tuple[Dossier, Happened, str]]:
    for dossier in asked():
        one = Inquiry(PRESENTER.about(dossier.state), dossier, language, seat)
        told = {line.event for line in one.lines()}
        for happened in dossier.happened_as(seat):
            if happened.index in told:
                yield dossier, happened, "\n".join(map(str, one.answer(happened.index).blocks))


@pytest.mark.parametrize("language", LOCALES)
def test_every_line_of_every_turn_has_its_answer(language: str) -> None:
    seen: set[type] = set()
    for seat in ASKERS:
        for _, happened, told in answers(seat, language):
            seen.add(type(happened.event))
            assert len(told) < 2000, told
            assert not re.search(r"de-why|de-held|why-|[{}]", told), told
    kinds = set(get_args(ev.Event))
    assert kinds - seen <= UNASKED


def test_every_answer_about_a_match_has_the_rules_sentence() -> None:
    for _, happened, told in answers(None, "fr"):
        if not isinstance(happened.event, ev.RefereeOverride):
            assert "📖" in told, happened.event


def test_every_reason_is_marked_somewhere() -> None:
    page = (Path(__file__).parents[2] / "locales" / "fr" / "double-why.ftl").read_text("utf-8")
    told = set(re.findall(r"^de-why-(\S+) =", page, re.MULTILINE))
    marked = {reason.code for one in asked() for happened in one.happened_as(None) for reason in happened.mark.reasons}
    assert marked <= told
    assert told - marked <= {"steal-blocked", "zone-first"}


def told_lines(dossier: Dossier, seat: SeatId | None) -> dict[int | None, str]:
    one = Inquiry(PRESENTER.about(dossier.state), dossier, "fr", seat)
    return {line.event: "\n".join(map(str, one.answer(line.event or 0).blocks)) for line in one.lines()}


def without_sheets(state: Match) -> Match:
    home, away = (replace(state.teams.of(team), sheet=()) for team in TEAMS)
    return replace(state, teams=replace(state.teams, home=home, away=away))


def test_an_answer_tells_nothing_of_the_other_sides_sheet() -> None:
    """The doctrine's own lines as a sheet, and a sheet that says next to nothing: the same happens either way."""
    kinds: set[type] = set()
    own = 0
    for dossier in dossiers()[::2]:
        if not isinstance(dossier.state, Match) or dossier.state.phase != "play":
            continue
        state = without_sheets(dossier.state)
        silent, spoken = (turn_of(state, {"home": text}, dossier.turn.number) for text in ("B 4", f"B 4; {DOCTRINE}"))
        assert silent.events == spoken.events
        for seat in (None, SeatId("away")):
            assert told_lines(silent, seat) == told_lines(spoken, seat)
        own += told_lines(silent, SeatId("home")) != told_lines(spoken, SeatId("home"))
        kinds |= {type(event) for event in silent.events}
    assert len(kinds) > 30 and own > 20


def test_a_coach_learns_which_line_decided_and_what_its_condition_came_to() -> None:
    state = match(EXAMPLE | {"teams": {**EXAMPLE["teams"], "home": {**EXAMPLE["teams"]["home"], "sheet": []}}})
    order, home = {"home": "O tir si pct>=1; O passe * si zone=3"}, SeatId("home")
    told = [line for number in range(20) for line in told_lines(turn_of(state, order, number), home).values()]
    assert any(re.search(r"Votre ligne `O tir si pct>=1` a décidé\s: chances \d+ % ≥ 1 %", line) for line in told)
    assert any("la doctrine a choisi, `D C marque P`" in line or "la doctrine a choisi, `V *`" in line for line in told)


def test_a_line_is_told_with_what_it_decided_alone() -> None:
    """What comes of dice and rules alone has no line behind it, but for a circle chosen or a clear that cannot be."""
    for dossier in asked():
        for one in (one for seat in ASKERS for one in dossier.happened_as(seat)):
            if type(one.event) in UNORDERED - {ev.PenaltyShotOver, ev.NoPlay}:
                assert not any(reason.code in {"line", "doctrine"} for reason in one.mark.reasons), one


def test_the_line_itself_says_the_short_reason() -> None:
    matches = [one for one in asked() if isinstance(one.state, Match)]
    pages = [line for one in matches for line in report_lines(PRESENTER.words("fr", one), one.happened_as(None))]
    assert any("visée réussie" in line for line in pages) and any("libéré par le but" in line for line in pages)
