"""The referee's texts on a match (rulebook 9): each edit, what it brings, and what is refused."""

import pytest

from rules.dice import Dice
from rules.double_echec.acts.texts import apply_text
from tests.rules.double_echec.page import Json, example, match, shown


def ruled(text: str, **changes: object) -> tuple[Json, list[Json]]:
    """Return the example after a text that is taken, and its events, the `referee_override`s among them."""
    found = apply_text(match(**changes), text, Dice(b""))
    assert found.refusals == ()
    return shown(found.state), shown(found.events)


def difference(before: Json, after: Json, path: str = "") -> dict[str, object]:
    """Return what is different, by dotted paths."""
    found: dict[str, object] = {}
    for key in {**before, **after}:
        one, other = before.get(key), after.get(key)
        if isinstance(one, dict) and isinstance(other, dict) and other and one:
            found |= difference(one, other, f"{path}{key}.")
        elif one != other:
            found[path + key] = other
    return found


def changed(text: str, **changes: object) -> tuple[dict[str, object], list[Json]]:
    """Return what a text changes of the example, and what it brings besides its own event."""
    after, (told, *events) = ruled(text, **changes)
    assert told == {"type": "referee_override", "text": text}
    return difference(shown(match(**changes)), after), events


def refusals(text: str, **changes: object) -> list[tuple[str, int]]:
    return [(error.code, error.at) for error in apply_text(match(**changes), text, Dice(b"")).refusals]


def penalty(team: str, n: int, kind: str, units: int, why: str, *, running: bool = True) -> Json:
    return {
        "type": "penalty", "team": team, "player": n, "kind": kind, "units": units, "why": why, "running": running,
    }  # fmt: skip


def box(n: int, slot: str, kind: str = "bench_minor", left: int = 4, *, running: bool = True) -> Json:
    return {"n": n, "kind": kind, "left": left, "running": running, "slot": slot}


LOOSE = {"puck": {"at": "G13", "held": None}, "next": {"do": "recover", "team": "away"}}
FACEOFF = {"puck": {"at": "G14", "held": None}, "next": {"do": "faceoff", "spot": "G14"}}
PAIR = [box(71, "LW", "major", 7), box(77, "RW", "minor", 2)]  # two of away in the box
SHORT = {
    "teams__away__box": PAIR,
    "teams__away__ice": {"C": 66, "LW": None, "RW": None, "LD": 2, "RD": 3, "G": 1},
    "teams__away__at": {"66": "G16", "2": "I20", "3": "E20", "1": "G25"},
}


# ---- wrong cards


@pytest.mark.clause("DE-S9.1-a", "DE-S9.1-b", "DE-S9.1-c", "DE-S9.1-d")
@pytest.mark.parametrize(
    ("text", "server", "slot"),
    [
        ("CARTE home D/advance ACCEPTE 17", 17, "RW"),  # rulebook 8, wrong-01
        ("CARTE home D/advance ACCEPTE 4", 4, "LD"),
        ("CARTE home D/advance ACCEPTE", 17, "RW"),
        ("CARTE home D/advance ACCEPTE 9", 17, "RW"),  # they have the puck
        ("CARTE home D/advance ACCEPTE 21", 17, "RW"),  # they are on the bench
    ],
)
def test_a_wrong_card_accepted_is_played_after_a_bench_minor(text: str, server: int, slot: str) -> None:
    after, events = changed(text)
    assert events == [
        {"type": "wrong_card", "team": "home", "deck": "D", "card": "advance", "accepted": True},
        penalty("home", server, "bench_minor", 4, "wrong_card"),
    ]
    assert after == {
        "k": 2,
        f"teams.home.ice.{slot}": None,
        f"teams.home.at.{server}": None,
        "teams.home.box": [box(server, slot)],
        "decks.D.advance": 6,
        "next.do": "play_card",
        "next.deck": "D",
        "next.card": "advance",
    }


@pytest.mark.clause("DE-S9.1-d")
def test_the_side_without_the_puck_can_be_guilty_too_and_possession_is_new() -> None:
    after, events = changed("CARTE away F/pass ACCEPTE 2", attack="away", k=3)
    assert events[1] == penalty("away", 2, "bench_minor", 4, "wrong_card")
    assert (after["attack"], after["k"], after["decks.F.pass"]) == ("home", 1, 4)


@pytest.mark.clause("DE-S9.1-e", "DE-S9.1-f", "DE-S9.1-g")
def test_a_wrong_card_refused_is_burned_and_the_guilty_carrier_goes_off() -> None:  # rulebook 8, wrong-02
    after, events = changed("CARTE home D/advance REFUSE", attack="away")
    assert events == [
        {"type": "wrong_card", "team": "home", "deck": "D", "card": "advance", "accepted": False},
        penalty("home", 9, "minor", 4, "unsportsmanlike"),
        {"type": "loose_puck", "at": "G13", "by": "home"},
    ]
    assert after == {
        "attack": "home",
        "teams.home.ice.C": None,
        "teams.home.at.9": None,
        "teams.home.box": [box(9, "C", "minor")],
        "puck.held": None,
        "decks.D.advance": 6,
        "burned": {"D": {"advance": 1}},
        "next.do": "recover",
        "next.team": "away",
    }


@pytest.mark.clause("DE-S9.1-e", "DE-S9.1-f")
@pytest.mark.parametrize("situation", [{}, LOOSE, FACEOFF])
def test_a_guilty_side_without_the_puck_has_a_man_serve_and_play_goes_on(situation: Json) -> None:
    burned = {"F": {"pass": 1, "clear": 1}}
    after, events = changed("CARTE away F/pass REFUSE 77", burned=burned, **situation)
    assert events[1:] == [penalty("away", 77, "bench_minor", 4, "wrong_card")]
    assert after == {
        "teams.away.ice.RW": None,
        "teams.away.at.77": None,
        "teams.away.box": [box(71, "LW", "major", 7), box(77, "RW")],
        "decks.F.pass": 4,
        "burned.F.pass": 2,
    }


@pytest.mark.clause("DE-S9.1-f", "DE-B.players")
def test_a_guilty_goalkeeper_stays_and_a_skater_goes_off_for_him() -> None:
    after, events = changed("CARTE home F/pass REFUSE", puck={"at": "G3", "held": ["home", 31]})
    assert events[1:] == [
        penalty("home", 17, "minor", 4, "unsportsmanlike"),
        {"type": "loose_puck", "at": "G3", "by": "home"},
    ]
    assert after["puck.held"] is None
    assert refusals("CARTE home F/pass ACCEPTE", puck={"at": "G3", "held": ["home", 31]}) == [("E_PHASE", 0)]


@pytest.mark.clause("DE-S9.1-e", "DE-B.decks")
def test_a_wrong_card_of_an_empty_deck_comes_from_the_reshuffle_without_the_burned() -> None:
    empty = {"F": {}, "D": {"pass": 1}, "G": {}}
    after, events = changed("CARTE home F/clear REFUSE", decks=empty, burned={"F": {"clear": 1, "steal": 4}})
    assert events[0] == {"type": "reshuffle", "deck": "F"}
    left = {"pass_or_shot": 10, "pass": 7, "advance": 7}  # one of two clears was burned; the other is the wrong card
    assert {path: count for path, count in after.items() if path.startswith("decks")} == {
        f"decks.F.{card}": count for card, count in left.items()
    }
    assert refusals("CARTE home D/clear REFUSE", decks=empty) == [("E_PHASE", 0)]


@pytest.mark.clause("DE-B.penalty-b")
def test_the_third_penalty_waits_and_a_bench_man_steps_on() -> None:
    after, events = changed("CARTE away F/pass REFUSE 2", **SHORT)
    assert events[1:] == [
        penalty("away", 2, "bench_minor", 4, "wrong_card", running=False),
        {"type": "strength", "team": "away", "slot": "LW", "player": 81, "out": False},
    ]
    assert after["teams.away.box"] == [*PAIR, box(2, "LD", running=False)]
    assert (after["teams.away.ice.LW"], after["teams.away.at.81"]) == (81, "A15")


# ---- plain edits


@pytest.mark.parametrize(
    ("text", "situation", "edited"),
    [
        ("HORLOGE 2 35", {}, {"clock.period": 2, "clock.units": 35}),
        ("HORLOGE 4 40", {}, {"clock.period": 4, "clock.units": 40}),
        ("score 2 1", {}, {"score.home": 2, "score.away": 1}),
        ("POSE away 66 G20", {}, {"teams.away.at.66": "G20"}),
        ("POSE home 9 g20", {}, {"teams.home.at.9": "G20", "puck.at": "G20"}),
        ("RONDELLE C13 home 11", {}, {"puck.at": "C13", "puck.held": ["home", 11]}),
        ("RONDELLE G15", LOOSE, {"puck.at": "G15"}),
        ("CARTES F pass=7 steal=0", {}, {"decks.F.pass": 7, "decks.F.steal": 0}),
        ('SUITE {"do":"defend"}', {}, {"next.do": "defend"}),
        (
            'SUITE {"do":"faceoff","spot":"D6"}',
            {},
            {"next.do": "faceoff", "next.spot": "D6", "puck.at": "D6", "puck.held": None},
        ),
        (
            'SUITE {"do": "recover", "team": "away", "icing": null}',
            {},
            {"next.do": "recover", "next.team": "away", "next.icing": None, "puck.held": None},
        ),
        (
            'SUITE {"do":"penalty_shot","team":"home","player":9,"row":"G"}',
            {},
            {
                "next.do": "penalty_shot", "next.team": "home", "next.player": 9, "next.row": "G", "puck.at": "G14",
                "puck.held": None,
            },
        ),
        (
            'SUITE {"do":"play_card","deck":"D","card":"clear"}',
            {},
            {"next.do": "play_card", "next.deck": "D", "next.card": "clear"},
        ),
    ],
)  # fmt: skip
def test_plain_edits_change_just_that(text: str, situation: Json, edited: Json) -> None:
    after, events = changed(text, **situation)
    assert events == []
    assert {path: value for path, value in after.items() if value is not None or path in edited} == {
        path: value for path, value in edited.items() if value is not None or path in after
    }


@pytest.mark.clause("DE-S9.3-b", "DE-B.penalty-a", "DE-2-h")
@pytest.mark.parametrize(
    ("text", "kind", "units"),
    [
        ("PEINE home 17 minor", "minor", 4),
        ("PEINE home 17 bench_minor", "bench_minor", 4),
        ("PEINE home 17 major", "major", 10),
        ("PEINE home 17 MAJOR 6", "major", 6),
    ],
)
def test_a_referee_sends_a_man_off(text: str, kind: str, units: int) -> None:
    after, events = changed(text)
    assert events == [penalty("home", 17, kind, units, "referee")]
    assert after["teams.home.box"] == [box(17, "RW", kind, units)]


def test_a_man_of_the_bench_can_be_sent_off_too() -> None:
    after, events = changed("PEINE home 21 minor")
    assert events[1:] == [{"type": "strength", "team": "home", "slot": "RW", "player": 17, "out": True}]
    assert after["teams.home.box"] == [box(21, "RW", "minor")]
    let_out, _ = ruled("LIBERE away 71")
    again = apply_text(match(teams__away=let_out["teams"]["away"]), "PEINE away 71 major 7", Dice(b""))
    assert again.state == match()


def test_a_man_on_his_way_off_can_be_sent_off_too() -> None:
    on_ice = {**example()["teams"]["home"]["at"], "21": "A11"}
    after, events = changed(
        "PEINE home 17 minor",
        teams__home__going=[{"n": 17, "in": 21, "slot": "RW"}],
        teams__home__ice={"C": 9, "LW": 11, "RW": 21, "LD": 4, "RD": 5, "G": 31},
        teams__home__at=on_ice,
    )
    assert events[1:] == [{"type": "strength", "team": "home", "slot": "RW", "player": 21, "out": True}]
    assert (after["teams.home.going"], after["teams.home.ice.RW"]) == ([], None)


def test_a_man_is_let_out_and_the_penalty_that_waited_begins() -> None:
    waiting = box(2, "LD", running=False)
    situation = {
        **SHORT,
        "teams__away__box": [*PAIR, waiting],
        "teams__away__ice": {"C": 66, "LW": 81, "RW": None, "LD": None, "RD": 3, "G": 1},
        "teams__away__at": {"66": "G16", "81": "A15", "3": "E20", "1": "G25"},
    }
    after, events = changed("LIBERE away 71", **situation)
    assert events == [{"type": "penalty_over", "team": "away", "player": 71}]
    assert after == {"teams.away.box": [PAIR[1], {**waiting, "running": True}]}


@pytest.mark.parametrize(
    ("text", "score", "stands", "winner"),
    [
        ("ARRETE", (2, 1), (2, 1), "home"),
        ("ARRETE", (2, 2), (2, 2), None),
        ("FORFAIT home", (2, 1), (0, 3), "away"),
        ("FORFAIT home", (1, 3), (0, 3), "away"),
        ("FORFAIT home", (1, 5), (1, 5), "away"),
        ("FORFAIT away", (4, 1), (4, 1), "home"),
    ],
)
def test_a_match_is_ended(text: str, score: tuple[int, int], stands: tuple[int, int], winner: str | None) -> None:
    sides = ("home", "away")
    after, told = ruled(text, score=dict(zip(sides, score, strict=True)), clock__period=4)
    result = dict(zip(sides, stands, strict=True))
    assert told[1:] == [{"type": "match_end", "score": result, "winner": winner, "overtime": False}]
    assert (after["phase"], after["score"], after["next"]) == ("over", result, None)


# ---- what is refused


@pytest.mark.clause("DE-B.orders")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("REPRISE", "E_VERB"),
        ("HORLOGE 2", "E_VERB"),
        ("HORLOGE 2 35 1", "E_VERB"),
        ("HORLOGE 2 -1", "E_VERB"),
        ("SCORE deux 1", "E_VERB"),
        ("POSE rouge 9 G13", "E_VERB"),
        ("POSE home 9 N2", "E_VERB"),
        ("RONDELLE G13 home", "E_VERB"),
        ("PEINE home 17 game", "E_VERB"),
        ("CARTE home F/rebound ACCEPTE", "E_VERB"),
        ("CARTE home X/pass ACCEPTE", "E_VERB"),
        ("CARTE home F/pass peut-être", "E_VERB"),
        ("CARTES F", "E_VERB"),
        ("CARTES F rebound=1", "E_VERB"),
        ("CARTES F pass=1 pass=2", "E_VERB"),
        ("CARTES F pass", "E_VERB"),
        ("ARRETE tout", "E_VERB"),
        ("FORFAIT", "E_VERB"),
        ("HORLOGE 1 41", "E_PHASE"),
        ("HORLOGE 0 1", "E_PHASE"),
        ("POSE home 9 C13", "E_PHASE"),  # 11 stands there
        ("POSE home 21 C20", "E_PHASE"),  # on the bench
        ("POSE home 9 G2", "E_PHASE"),  # in the net
        ("RONDELLE C13 home 17", "E_PHASE"),  # they stand elsewhere
        ("RONDELLE C13 home 21", "E_PHASE"),
        ("RONDELLE G15", "E_PHASE"),  # a card is to be turned
        ("PEINE home 9 minor", "E_PHASE"),  # they have the puck
        ("PEINE home 31 minor", "E_PHASE"),  # the goalkeeper
        ("PEINE away 71 minor", "E_PHASE"),  # in the box
        ("LIBERE home 9", "E_PHASE"),
        ("CARTES F pass=8", "E_PHASE"),
        ("CARTE home G/faceoff ACCEPTE", "E_PHASE"),
    ],
)
def test_a_command_is_refused_alone(text: str, code: str) -> None:
    found = apply_text(match(), f"SCORE 1 0;\n  {text};SCORE 2 0", Dice(b""))
    assert [(error.code, error.at) for error in found.refusals] == [(code, 13)]
    assert shown(found.events) == [{"type": "referee_override", "text": f"SCORE {goals} 0"} for goals in (1, 2)]


@pytest.mark.parametrize(
    ("text", "situation", "code"),
    [
        ('SUITE {"do":"defend"};SCORE 2 0', {}, "E_VERB"),  # its JSON is the rest of the text
        ("RONDELLE G13 home 9", LOOSE, "E_PHASE"),
        ("RONDELLE G13", FACEOFF, "E_PHASE"),
        ("CARTE home F/pass ACCEPTE", LOOSE, "E_PHASE"),
        ('SUITE {"do":"defend"}', LOOSE, "E_PHASE"),
        ('SUITE {"do":"play_card","deck":"F","card":"pass"}', LOOSE, "E_PHASE"),
        ('SUITE {"do":"play_card","deck":"F","card":"rebound"}', {}, "E_PHASE"),
        ('SUITE {"do":"faceoff","spot":"D7"}', {}, "E_PHASE"),
        ('SUITE {"do":"penalty_shot","team":"home","player":31,"row":"G"}', {}, "E_PHASE"),
        ("SUITE null", {}, "E_PHASE"),
        ("SUITE {}", {}, "E_VERB"),
        ("SUITE", {}, "E_VERB"),
        ('SUITE {"do":"card"};SCORE 1 1', {}, "E_VERB"),
        ("", {}, "E_EMPTY"),
        ("SCORE 1 1;" * 200, {}, "E_LIMIT"),
    ],
)
def test_a_text_is_refused(text: str, situation: Json, code: str) -> None:
    found = apply_text(match(**situation), text, Dice(b""))
    assert [(error.code, error.at) for error in found.refusals] == [(code, 0)]
    assert (found.state, found.events) == (match(**situation), ())


def test_of_a_match_that_is_over_only_the_score_can_be_changed() -> None:
    text = "ARRETE;SCORE 4 2;ARRETE;FORFAIT home;HORLOGE 1 1;PEINE home 17 minor;LIBERE away 71"
    found = apply_text(match(), text, Dice(b""))
    assert [error.code for error in found.refusals] == ["E_PHASE"] * 5
    assert (found.state.phase, found.state.score.home) == ("over", 4)
