"""The draw and the rounds of a competition (HC-3.2), played to the end with random reports."""

import random
from collections import Counter
from itertools import permutations

import pytest
from msgspec.structs import replace

from rules.dice import Dice
from rules.errors import CaseError
from rules.helvetia_cup import GAME
from rules.helvetia_cup.competition import CompetitionSetup, cup_winner_of, new_competition, rank_table
from rules.helvetia_cup.competition.creation import EntrantSetup, byes, league_rounds
from rules.helvetia_cup.competition.rounds import find_drawn_order
from rules.helvetia_cup.phases import find_awaited
from rules.helvetia_cup.state import BySeat, CompetitionState, Fixture, TableRow
from tests.rules.helvetia_cup.competitions import begun, played_round

SIZES = range(2, 14)
KEYS = "abcdefghijklm"


@pytest.mark.clause("HC-3.2-d")
def test_the_circle_of_four_and_of_three() -> None:
    assert league_rounds("ABCD") == (
        (("A", "D"), ("C", "B")),
        (("C", "A"), ("D", "B")),
        (("A", "B"), ("D", "C")),
        (("D", "A"), ("B", "C")),
        (("A", "C"), ("B", "D")),
        (("B", "A"), ("C", "D")),
    )
    assert league_rounds("ABC") == tuple((pair,) for pair in (
        ("C", "B"), ("C", "A"), ("A", "B"), ("B", "C"), ("A", "C"), ("B", "A"),
    ))  # fmt: skip


@pytest.mark.clause("HC-3.2-b")
def test_the_rounds_of_a_cup_of_five() -> None:
    assert [byes(n) for n in (2, 3, 4, 5, 6, 7, 8, 9, 13)] == [0, 1, 0, 3, 2, 1, 0, 7, 3]
    state = begun("cup", "abcde", b"five")
    drawn = find_drawn_order(state)
    while state.phase != "finished":
        state = played_round(state, random.Random(5), at_once=True)
    one, two, three, four = state.fixtures
    assert [fixture.id for fixture in state.fixtures] == ["r1m1", "r2m1", "r2m2", "r3m1"]
    assert (one.home, one.away, two.home, two.away) == (*drawn[3:], *drawn[:2])
    assert (three.home, three.away, four.home, four.away) == (drawn[2], one.winner, two.winner, three.winner)


@pytest.mark.clause("HC-3.2-b", "HC-3.2-d", "HC-3.2-f", "HC-3.1-i")
@pytest.mark.parametrize("form", ["cup", "league"])
def test_the_teams_are_drawn_in_the_order_in_which_they_are_listed(form: str) -> None:
    dice = Dice(b"draw")
    teams = {key: EntrantSetup(team="zyon", name=f"FC {key}") for key in "dbca"}
    state = new_competition(CompetitionSetup(kind="competition", format=form, teams=teams), dice)
    drawn = Dice(b"draw").shuffle("draw", list("dbca"))
    assert [roll.label for roll in dice.rolls] == ["draw/3", "draw/2", "draw/1"]
    first, *_ = (tuple((one.home, one.away) for one in state.fixtures if one.round == n) for n in (1, 2))
    pairs = {"cup": tuple(zip(drawn[::2], drawn[1::2], strict=True)), "league": league_rounds(drawn)[0]}[form]
    assert (state.format, state.phase, state.round, state.turn) == (form, "preparation", 1, 0)
    assert first == pairs
    assert [one.id for one in state.fixtures[:2]] == ["r1m1", "r1m2"]
    assert len(state.fixtures) == {"cup": 2, "league": 12}[form]
    assert find_drawn_order(state) == {"cup": tuple(drawn), "league": tuple("abcd")}[form]
    assert {(one.name, one.deck, one.legends_left) for one in state.teams.values()} == {
        (f"FC {key}", (), (9, 10)) for key in "abcd"
    }
    assert state.config.cards


def test_a_competition_is_set_up_as_json() -> None:
    setup = {"kind": "competition", "format": "cup", "teams": {"sion": {"team": "zyon"}, "bale": {"team": "basela"}}}
    state = GAME.new(setup, Dice(b""))
    assert isinstance(state, CompetitionState)
    assert {key: one.name for key, one in state.teams.items()} == {
        "sion": "Les Fous de Zyon",
        "bale": "Les Dragons de Basela",
    }
    assert GAME.awaiting(state) == ("bale", "sion")
    assert GAME.decode(GAME.encode(state)) == state


def test_a_competition_may_do_without_cards() -> None:
    assert not begun("cup", "ab", cards=False).config.cards


@pytest.mark.parametrize(
    "wrong",
    [
        {"teams": {"a": EntrantSetup(team="zyon")}},
        {"teams": {"a": EntrantSetup(team="zyon"), "b": EntrantSetup(team="berne")}},
        {"teams": {"a": EntrantSetup(team="zyon"), "b/1": EntrantSetup(team="zyon")}},
        {"config": {"cards": "many"}},
    ],
)
def test_what_cannot_begin(wrong: dict[str, object]) -> None:
    fields = {"teams": {key: EntrantSetup(team="zyon") for key in "ab"}, **wrong}
    with pytest.raises(CaseError) as raised:
        new_competition(CompetitionSetup(kind="competition", format="cup", **fields), Dice(b""))
    assert raised.value.code == "HC_CASE"


def beaten(state: CompetitionState) -> Counter[str]:
    return Counter(one.home if one.winner == one.away else one.away for one in state.fixtures if one.winner)


@pytest.mark.clause("HC-3.2-b")
@pytest.mark.parametrize("size", SIZES)
def test_a_cup_ends_with_a_winner(size: int) -> None:
    source = random.Random(size)
    state = begun("cup", KEYS[:size], source.randbytes(4))
    drawn = find_drawn_order(state)
    assert find_awaited(state) == tuple(sorted(drawn[byes(size) :]))  # who has a bye has nothing to prepare
    rounds = 0
    while state.phase != "finished":
        assert cup_winner_of(state) is None
        assert not set(beaten(state)) & set(find_awaited(state))
        state = played_round(state, source, at_once=size % 2 == 0)
        rounds += 1
    assert rounds == state.round == (size - 1).bit_length()
    assert len(state.fixtures) == size - 1
    assert all(one.status == "done" and one.winner in (one.home, one.away) for one in state.fixtures)
    assert set(beaten(state).values()) == {1}
    assert {cup_winner_of(state)} == set(drawn) - set(beaten(state))
    assert state.turn == rounds + (rounds if size % 2 == 0 else size - 1)


@pytest.mark.clause("HC-3.2-c", "HC-3.2-d", "HC-3.1-k")
@pytest.mark.parametrize("size", SIZES)
def test_a_league_is_everyone_twice_against_everyone(size: int) -> None:
    source = random.Random(size)
    state = begun("league", KEYS[:size], source.randbytes(4))
    rounds = 0
    while state.phase != "finished":
        assert not set(find_awaited(state)) - set(state.teams)
        state = played_round(state, source, at_once=size % 2 == 1)
        rounds += 1
    assert rounds == state.round == 2 * (size - 1 + size % 2)
    assert sorted((one.home, one.away) for one in state.fixtures) == sorted(permutations(KEYS[:size], 2))
    for number in range(1, rounds + 1):
        busy = [key for one in state.fixtures if one.round == number for key in (one.home, one.away)]
        assert len(busy) == len(set(busy)) == size - size % 2
    _check_table(state)


def _check_table(state: CompetitionState) -> None:
    """See that the table adds up from the fixtures, and that the ranking follows it."""
    rows = list(state.table.values())
    assert all(row.played == row.won + row.drawn + row.lost == 2 * (len(rows) - 1) for row in rows)
    assert all(row.points == 3 * row.won + row.drawn for row in rows)
    draws = sum(one.winner is None for one in state.fixtures)
    assert sum(row.points for row in rows) == 3 * len(state.fixtures) - draws
    assert (
        sum(row.gf for row in rows)
        == sum(row.ga for row in rows)
        == sum(one.score.home + one.score.away for one in state.fixtures)
    )
    order = [key for (key,) in rank_table(state, Dice(b"table"))]
    assert sorted(order) == sorted(state.teams)
    keyed = [(row.points, row.gf - row.ga, row.gf) for row in (state.table[key] for key in order)]
    assert keyed == sorted(keyed, reverse=True)


@pytest.mark.clause("HC-3.2-d")
def test_a_rounds_second_half_repeats_the_first_with_home_and_away_swapped() -> None:
    for size in SIZES:
        rounds = league_rounds(KEYS[:size])
        half = len(rounds) // 2
        for first, second in zip(rounds[:half], rounds[half:], strict=True):
            assert second == tuple((away, home) for home, away in first)


def done(home: str, away: str, winner: str | None) -> Fixture:
    return Fixture(id=home + away, round=1, home=home, away=away, status="done", score=BySeat(), winner=winner)


def table(**rows: tuple[int, int, int]) -> CompetitionState:
    """Return a league with a table of points, goals for and against."""
    return CompetitionState(
        teams=begun("league", "".join(rows)).teams,
        table={key: TableRow(points=points, gf=gf, ga=ga) for key, (points, gf, ga) in rows.items()},
    )


@pytest.mark.clause("HC-3.2-e", "HC-3.2-c")
def test_level_teams_are_parted_by_difference_goals_then_their_own_matches() -> None:
    assert rank_table(table(a=(3, 9, 0), b=(6, 0, 5))) == (("b",), ("a",))
    assert rank_table(table(a=(3, 2, 2), b=(3, 3, 2))) == (("b",), ("a",))
    assert rank_table(table(a=(3, 2, 1), b=(3, 3, 2))) == (("b",), ("a",))
    level = table(a=(3, 2, 1), b=(3, 2, 1), c=(3, 2, 1), d=(0, 0, 9))
    among = (done("a", "b", "b"), done("b", "c", None), done("c", "a", "a"), done("d", "c", "c"), done("c", "d", "c"))
    assert rank_table(replace(level, fixtures=among)) == (("b",), ("a",), ("c",), ("d",))


@pytest.mark.clause("HC-3.2-e")
def test_a_draw_parts_the_rest_place_by_place() -> None:
    level = table(a=(9, 0, 0), b=(3, 2, 1), c=(3, 2, 1), d=(3, 2, 1))
    assert rank_table(level) == (("a",), ("b", "c", "d"))
    dice = Dice(b"", b"", {"table/2": 2, "table/3": 2})
    assert rank_table(level, dice) == (("a",), ("c",), ("d",), ("b",))
    assert [(roll.label, roll.sides) for roll in dice.rolls] == [("table/2", 3), ("table/3", 2)]


@pytest.mark.clause("HC-3.2-e")
def test_a_league_may_have_other_tie_breaks() -> None:
    level = table(a=(3, 2, 1), b=(3, 9, 9))
    config = begun("league", "ab", table_tiebreak=["goals_for"]).config
    assert rank_table(replace(level, config=config)) == (("b",), ("a",))
    config = begun("league", "ab", table_tiebreak=[]).config
    assert rank_table(replace(level, config=config), Dice(b"")) == (("a", "b"),)
