"""Up and down where something is unusual (MH-3.1.6)."""

from typing import Any

import pytest

from rules.dice import Dice
from rules.matrix_hockey import GAME
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.state import NextDivision, SeasonOutcome, State
from tests.rules.matrix_hockey.support import of_type, state_of

BARRED = {"no_promotion": True}
PYRAMID = ("E", "D2A", "D2B", "D3A", "D3B")


def league(sizes: dict[str, int], special: dict[str, dict[str, Any]] | None = None, **more: Any) -> State:
    """Return a season at its end; `E-1` is the first of Elite, and so on."""
    teams = {
        f"{division}-{n}": {
            "division": division,
            "record": {"CH": {"win": size - n}},
            **(special or {}).get(f"{division}-{n}", {}),
        }
        for division, size in sizes.items()
        for n in range(1, size + 1)
    }
    return state_of(**{"calendar": [{}], "teams": teams, **more})


def ended(state: State) -> tuple[SeasonOutcome, tuple[ev.Event, ...]]:
    played = GAME.resolve(state, {}, Dice(b""))
    assert isinstance(played.state.outcome, SeasonOutcome)
    return played.state.outcome, played.events


def sizes_of(following: dict[str, NextDivision] | Any) -> list[int]:
    return [len(each.from_above) + len(each.stay) + len(each.from_below) for each in following.values()]


@pytest.mark.clause("MH-3.1.6-c", "MH-3.1.6-d", "MH-3.1.6-e")
def test_where_the_children_are_full_any_division_of_the_lowest_level_takes_the_team() -> None:
    special = {**{f"D3A-{n}": BARRED for n in range(1, 5)}, **{f"D2A-{n}": BARRED for n in (2, 3, 4)}}
    outcome, events = ended(league(dict.fromkeys(PYRAMID, 4), special))
    assert outcome.promoted == {
        "E": (),
        "D2A": ("D2A-1",),
        "D2B": ("D2B-1", "D2B-2"),
        "D3A": (),
        "D3B": ("D3B-1", "D3B-2"),
    }
    assert outcome.next["D2A"].from_above == ("E-2", "E-3")
    assert outcome.relegated["D2A"] == ("D2A-4",)
    assert outcome.next["D3B"].from_above == ("D2A-4", "D2B-4")
    assert sizes_of(outcome.next) == [4] * 5
    refused = [(event.team, event.rank) for event in events if isinstance(event, ev.PromotionRefused)]
    assert refused == [(f"D2A-{n}", n) for n in (2, 3, 4)] + [(f"D3A-{n}", n) for n in (1, 2, 3, 4)]


@pytest.mark.clause("MH-3.1.6-e")
def test_a_division_without_a_child_sends_to_any_of_the_next_level() -> None:
    divisions = {"E": {}, "D2A": {"parent": "E"}, "D2B": {"parent": "E"}, "D3A": {"parent": "D2B"}}
    outcome, _ = ended(league({"E": 3, "D2A": 3, "D2B": 3, "D3A": 3}, divisions=divisions, config={"promote": 1}))
    assert outcome.relegated["D2A"] == ("D2A-3",)
    assert outcome.next["D3A"].from_above[0] == "D2A-3"


@pytest.mark.clause("MH-3.1.6-d")
def test_those_who_stay_all_go_down_at_most() -> None:
    config = {"promote": 9}
    outcome, _ = ended(league({"E": 2, "D2A": 4, "D2B": 4}, config=config))
    assert outcome.relegated["E"] == ("E-1", "E-2")
    assert outcome.next["E"].from_below == tuple(f"D2{letter}-{n}" for letter in "AB" for n in (1, 2, 3, 4))


@pytest.mark.clause("MH-3.1.6-a", "MH-3.1.6-b")
def test_a_single_level_moves_nobody() -> None:
    outcome, events = ended(league({"E": 4}))
    assert outcome.next == {"E": NextDivision(stay=("E-1", "E-2", "E-3", "E-4"), size=4)}
    assert not [event for event in events if isinstance(event, ev.Promoted | ev.Relegated)]


@pytest.mark.clause("MH-3.1.3-h", "MH-3.1.6-d")
def test_holes_above_the_lowest_level_stay_vacant() -> None:
    dummy = {"status": "dummy"}
    special = {"E-1": dummy, "E-2": dummy, **{f"D2-{n}": BARRED for n in (1, 2, 3)}}
    state = league({"E": 3, "D2": 3}, special, waiting_list=[{"id": "n", "name": "N"}])
    after = GAME.resolve(GAME.resolve(state, {}, Dice(b"")).state, {}, Dice(b""))
    assert [event.team for event in of_type(after, ev.Vacancy)] == ["vacant-E-1", "vacant-E-2"]
    assert of_type(after, ev.TeamEnters) == []
    assert [entry.id for entry in after.state.waiting_list] == ["n"]
