"""What a coach is told of a sheet that is taken: lines that can never fire (rulebook 5.2)."""

import random

import pytest
from msgspec.structs import replace

from rules.double_echec import GAME
from rules.double_echec.notation.lines import line_text
from rules.double_echec.trial import try_sheet
from rules.errors import OrderError
from tests.rules.double_echec import sheets
from tests.rules.double_echec.page import match

HOME = "home"


def warned(text: str) -> list[tuple[str, ...]]:
    state = match()
    found = GAME.warnings(state, HOME, GAME.parse(state, HOME, text))
    assert GAME.warns is not None and all(notice.code in GAME.warns.clauses for notice in found)
    return [(notice.code.removeprefix("W_LINE_"), *map(str, notice.details.values())) for notice in found]


@pytest.mark.clause("DE-B.orders")
@pytest.mark.parametrize(
    "line",
    [
        "O tir si d<3 & d>5",
        "O tir si d<3 & d>2",
        "O tir si pct>100",
        "O tir si zone=2 & zone!=2",
        "O tir si zone!=1 & zone!=2 & zone!=3",
        "O tir si por=C & por=AG",
        "O tir si mk=1",
        "M C va G4 si num>5",
        "D C va G5 si d<=3",
        "V C si por=AG",
    ],
)
def test_conditions_that_never_hold(line: str) -> None:
    assert warned(line) == [("NEVER_HOLDS", line)]


@pytest.mark.clause("DE-B.orders")
@pytest.mark.parametrize(
    ("above", "line"),
    [
        ("O tir", "O tir vise 3"),
        ("O tir si d<=5", "O tir si d<=3"),
        ("O tir si d<=5", "O tir si d=5 & zone=3"),
        ("O passe *", "O passe AG libre >=50"),
        ("O passe AG,AD >=40", "O passe AD >=50"),
        ("M fin", "M C va G4"),
        ("D C va G5", "D C marque P"),
        ("D C marque P si zone!=1", "D C va G5 si zone=2"),
        ("L *", "L C"),
        ("V C", "V DD vers G4"),
        ("J rapide non", "J rapide tir si d<=8"),
        ("G passe", "G degage AV si mk=1"),
        ("K F", "K G"),
    ],
)
def test_lines_that_a_line_above_always_covers(above: str, line: str) -> None:
    assert warned(f"{above}; {line}") == [("COVERED", line, above)]


@pytest.mark.parametrize(
    "text",
    [
        "O tir si d<=3; O tir si d<=5",
        "O tir; O passe *; O avance; O arret si zone=3",
        "O tir si d<=5; O tir si zone=3",
        "O passe AG libre; O passe AG",
        "O passe AG >=50; O passe AG",
        "O passe AG; O passe *",
        "O tir si por=C; O tir si por=AG",
        "O tir si ecart<0 & ecart>-3; O tir si u>30 & per=3; O tir",
        "D C marque L; D C va G5; D fin",
        "M C va G4 si zone=3; M C va G4; M AG va G4; M fin",
        "G degage AV si mk=1 & pct<40; G passe",
        "J rend DG; J rend *",
    ],
)
def test_lines_that_may_fire_are_passed_over(text: str) -> None:
    assert warned(text) == []


def test_nothing_of_the_opponents_is_looked_at() -> None:
    """Positions that are the same to a coach: whatever sheet the others have, the warnings are the same."""
    text, state = "O tir; O tir vise 3", match()
    told = GAME.warnings(state, HOME, GAME.parse(state, HOME, text))
    assert len(told) == 1
    for sheet in (("O tir",), ("D fin", "O arret")):
        away = replace(state.teams.away, sheet=sheet)
        twin = replace(state, teams=replace(state.teams, away=away))
        assert GAME.view(twin, (), HOME) == GAME.view(state, (), HOME)
        assert GAME.warnings(twin, HOME, GAME.parse(twin, HOME, text)) == told


@pytest.mark.parametrize("seed", range(12))
def test_no_line_that_was_told_to_be_dead_ever_fires(seed: int) -> None:
    """Random sheets, played over and over by the bench test: what fires was not told to be dead."""
    rng, state = random.Random(seed), match()
    numbers = [man.n for man in state.teams.home.roster if man.pos != "G"]
    told = 0
    for _ in range(10):
        text = sheets.text(rng, numbers, most=1700)
        try:
            order = GAME.parse(state, HOME, text)
        except OrderError:
            continue
        dead = {str(notice.details["line"]) for notice in GAME.warnings(state, HOME, order)}
        lines = [line_text(line) for line in order.lines]
        dead = {line for line in dead if lines.count(line) == 1}  # the same line twice: the upper one fires
        told += len(dead)
        trial = try_sheet(GAME.encode(state), HOME, text, b"%d" % seed, shifts=15)
        assert dead & set(trial.lines) <= set(trial.unused)
    assert told
