"""Cards that a referee shows or withdraws (rulebook 9)."""

import pytest

from tests.rules.helvetia_cup.page import Json
from tests.rules.helvetia_cup.referees import ATTACK, LOOSE, changed, refused, ruled, shown


def card(seat: str, player: int, colour: str, **more: object) -> Json:
    return {"seat": seat, "player": player, "colour": colour, **more}


@pytest.mark.clause("HC-2.5-tackle-g")
def test_a_card_is_shown() -> None:
    after, events = changed("card", card("home", 5, "yellow"))
    assert after == {"teams.home.players.5.yellow": 1, "stats.home.5": {"yellow": 1}}
    assert events == [{"type": "card", "seat": "home", "player": 5, "colour": "yellow"}]


@pytest.mark.clause("HC-2.5-tackle-g", "HC-2.5-tackle-h")
@pytest.mark.parametrize(("yellow", "colour", "told"), [(1, "yellow", "second_yellow"), (0, "red", "red")])
def test_a_sending_off_follows(yellow: int, colour: str, told: str) -> None:
    after, events = changed("card", card("home", 5, colour), teams__home__players__5__yellow=yellow)
    assert after["teams.home.players.5.status"] == "sent_off"
    assert (after["teams.home.players.5.at"], after["teams.home.players.5.red"]) == (None, True)
    assert [event["type"] for event in events] == ["card", "sent_off"]
    assert events[0]["colour"] == told


@pytest.mark.clause("HC-2.5-tackle-k", "HC-3.4-b")
def test_the_forfeit_check_follows() -> None:
    gone = {
        f"teams__home__players__{n}__{key}": value for n in (6, 8) for key, value in (("status", "off"), ("at", None))
    }
    after, events = changed("card", card("home", 5, "red"), **gone)
    assert [event["type"] for event in events] == ["card", "sent_off", "forfeit", "match_end"]
    assert after["phase"] == "finished"
    assert after["result"] == {"winner": "away", "score": {"home": 0, "away": 2}, "forfeit": "home", "shootout": None}


def test_a_carrier_who_is_sent_off_leaves_the_ball() -> None:
    after, _ = changed("card", card("away", 3, "red"), offside_pending={"player": 3, "at": "d7"})
    assert (after["ball.holder"], after["offside_pending"], "ball.at" in after) == (None, None, False)


@pytest.mark.clause("HC-2.6-keeper-e", "HC-2.5-closest-b")
def test_a_keeper_who_is_sent_off_with_the_ball_has_a_successor_in_his_zone() -> None:
    keeper = {**ATTACK, "ball__at": "e13", "ball__holder": 1, "restart": "keeper"}
    after, events = changed("card", card("away", 1, "red"), **keeper)
    assert [event["type"] for event in events] == ["card", "sent_off", "keeper_named", "keeper_ball"]
    assert (after["teams.away.keeper"], after["teams.away.players.2.at"], after["ball.holder"]) == (2, "e13", 2)


@pytest.mark.clause("HC-2.6-so-e")
@pytest.mark.parametrize(("taken", "left"), [([1, 3, 6, 8], []), ([1, 5], [1]), ([5], []), ([1, 3], [1, 3])])
def test_who_is_sent_off_in_a_shootout_is_waited_for_no_more(taken: list[int], left: list[int]) -> None:
    both = {"home": taken, "away": [2]}
    outcome = ruled("card", card("home", 5, "red"), phase="shootout", half=5, ball__at=None, ball__holder=None,
                    shootout={"first": "home", "taken": both})  # fmt: skip
    assert shown(outcome.state)["shootout"]["taken"] == {"home": left, "away": [2]}


def test_a_substitute_can_be_sent_off() -> None:
    after, _ = changed("card", card("home", 7, "red"))
    assert (after["teams.home.bench"], after["teams.home.players.7.status"]) == ([11], "sent_off")


@pytest.mark.parametrize(
    ("act", "changes"),
    [
        (card("home", 4, "yellow"), {}),  # not in the squad
        (card("home", 5, "green"), {}),
        (card("north", 5, "red"), {}),
        (card("home", 5, "red"), {"teams__home__players__5__status": "sent_off", "teams__home__players__5__at": None}),
        (card("home", 5, "red"), {"teams__home__players__5__status": "injured", "teams__home__players__5__at": None}),
        (card("home", 5, "red"), {"variant": "family"}),
        (card("home", 5, "red"), {"phase": "finished"}),
        (card("home", 5, "red", at="e5"), {}),
    ],
)
def test_a_card_that_cannot_be_shown(act: Json, changes: dict[str, object]) -> None:
    assert refused("card", act, **changes)


def test_a_yellow_card_is_withdrawn() -> None:
    cautioned = {"teams__home__players__5__yellow": 1, "stats__home": {"5": {"yellow": 1, "fouls": 1}}}
    assert changed("cancel_card", card("home", 5, "yellow"), **cautioned) == (
        {"teams.home.players.5.yellow": 0, "stats.home.5.yellow": None}, [],
    )  # fmt: skip


SENT_OFF = {"teams__home__players__5__status": "sent_off", "teams__home__players__5__at": None,
            "teams__home__players__5__red": True, "stats__home": {"5": {"red": 1}}}  # fmt: skip
BY_TWO = {**SENT_OFF, "teams__home__players__5__yellow": 2, "stats__home": {"5": {"yellow": 2, "red": 1}}}


@pytest.mark.parametrize(
    ("act", "changes", "yellow", "stats"),
    [
        (card("home", 5, "red", at="d6"), SENT_OFF, 0, None),
        (card("home", 5, "yellow", at="d6"), BY_TWO, 1, {"yellow": 1}),
    ],
)
def test_who_was_sent_off_for_it_is_back(act: Json, changes: dict[str, object], yellow: int, stats: Json) -> None:
    outcome = ruled("cancel_card", act, **changes)
    assert len(outcome.events) == 1
    side = shown(outcome.state)["teams"]["home"]
    assert side["players"]["5"] == {"status": "pitch", "at": "d6", "down": False, "boost": 4, "yellow": yellow,
                                    "red": False}  # fmt: skip
    assert shown(outcome.state)["stats"]["home"].get("5") == stats
    assert "cancel-card home 5" in outcome.events[0].action


def test_he_comes_back_where_there_is_room() -> None:
    benched, _ = changed("cancel_card", card("home", 5, "red"), **SENT_OFF)
    assert (benched["teams.home.players.5.status"], benched["teams.home.bench"]) == ("bench", [7, 11, 5])
    placing = {**SENT_OFF, "phase": "place_defence", **LOOSE}
    placed, _ = changed("cancel_card", card("home", 5, "red"), **placing)
    assert placed["teams.home.players.5.status"] == "pitch"
    five = {**placing, "teams__home__players__7__status": "pitch", "teams__home__bench": [11]}
    full, _ = changed("cancel_card", card("home", 5, "red"), **five)
    assert full["teams.home.players.5.status"] == "bench"


@pytest.mark.parametrize(
    ("act", "changes"),
    [
        (card("home", 5, "yellow"), {}),
        (card("home", 5, "red"), {}),
        (card("home", 5, "red"), BY_TWO),  # it was the second yellow one
        (card("home", 5, "yellow", at="d6"), {"teams__home__players__5__yellow": 1}),
        (card("home", 5, "red", at="c4"), SENT_OFF),  # a team-mate's hex
        (card("home", 5, "red", at="e13"), SENT_OFF),
        (card("home", 5, "red", at="z9"), SENT_OFF),
        (card("home", 5, "red", at="d6"), {**SENT_OFF, "teams__home__players__7__status": "pitch",
                                           "teams__home__players__7__at": "e5"}),
        (card("home", 5, "red", at="d6"), {**SENT_OFF, "phase": "finished"}),
    ],
)  # fmt: skip
def test_a_card_that_cannot_be_withdrawn(act: Json, changes: dict[str, object]) -> None:
    assert refused("cancel_card", act, **changes)
