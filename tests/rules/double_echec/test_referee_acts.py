"""A referee's acts from the desk: each does what its command does, in a match and in a league (rulebook 9)."""

import msgspec
import pytest

from rules.dice import Dice
from rules.double_echec import GAME
from rules.double_echec.acts.texts import apply_text
from rules.double_echec.state import Match
from rules.errors import CaseError
from rules.wishes import Resign
from tests.rules.double_echec.leagues import FOUR
from tests.rules.double_echec.page import Json, match, shown

BY = {"by": "42", "reason": "erreur"}


@pytest.mark.parametrize(
    ("act", "text"),
    [
        (
            {"op": "card", "seat": "home", "deck": "D", "card": "advance", "accepted": True, "player": 17},
            "CARTE home D/advance ACCEPTE 17",
        ),
        (
            {"op": "card", "seat": "home", "deck": "D", "card": "advance", "accepted": False},
            "CARTE home D/advance REFUSE",
        ),
        ({"op": "clock", "period": 2, "units": 35}, "HORLOGE 2 35"),
        ({"op": "score", "home": 2, "away": 1}, "SCORE 2 1"),
        ({"op": "place", "seat": "home", "player": 9, "cell": "G20"}, "POSE home 9 G20"),
        ({"op": "puck", "cell": "C13", "seat": "home", "player": 11}, "RONDELLE C13 home 11"),
        ({"op": "penalty", "seat": "home", "player": 17, "kind": "minor"}, "PEINE home 17 minor"),
        ({"op": "penalty", "seat": "home", "player": 17, "kind": "major", "units": 6}, "PEINE home 17 major 6"),
        ({"op": "release", "seat": "away", "player": 71}, "LIBERE away 71"),
        ({"op": "deck", "deck": "F", "cards": {"pass": 3, "steal": 0}}, "CARTES F pass=3 steal=0"),
        ({"op": "next", "next": {"do": "faceoff", "spot": "D6"}}, 'SUITE {"do":"faceoff","spot":"D6"}'),
        ({"op": "end"}, "ARRETE"),
        ({"op": "forfeit", "seat": "home"}, "FORFAIT home"),
    ],
)
def test_an_act_does_what_its_text_does(act: Json, text: str) -> None:
    outcome, found = GAME.override(match(), {**act, **BY}), apply_text(match(), text, Dice(b""))
    assert found.refusals == ()
    assert (outcome.state, outcome.events) == (found.state, found.events)


def test_an_act_can_let_the_puck_loose_and_give_it_back() -> None:
    away = {"do": "recover", "team": "away", "icing": None}
    loose = GAME.override(match(), {"op": "puck", "cell": "G15", "next": away, **BY})
    assert shown(loose.events) == [
        {"type": "referee_override", "text": "RONDELLE G15"},
        {"type": "referee_override", "text": 'SUITE {"do":"recover","team":"away","icing":null}'},
    ]
    back = {"op": "puck", "cell": "G13", "seat": "home", "player": 9, "next": {"do": "card"}, **BY}
    assert GAME.override(loose.state, back).state == match()


@pytest.mark.parametrize(
    ("act", "code"),
    [
        ({"op": "clock", "period": 1, "units": 41}, "E_PHASE"),
        ({"op": "place", "seat": "home", "player": 9, "cell": "Z9"}, "E_PHASE"),
        ({"op": "place", "seat": "home", "player": 9, "cell": "G20; ARRETE"}, "E_PHASE"),
        ({"op": "puck", "cell": "G13", "seat": "home"}, "E_PHASE"),
        ({"op": "deck", "deck": "F", "cards": {"rebound": 1}}, "E_PHASE"),
        ({"op": "card", "seat": "home", "deck": "D", "card": "rebound", "accepted": True}, "E_PHASE"),
        ({"op": "clock", "period": 1}, "DE_CASE"),
        ({"op": "end", "seat": "home"}, "DE_CASE"),
        ({"op": "forfeit", "seat": "rouge"}, "DE_CASE"),
        ({"op": "points", "team": "ROU", "delta": 1}, "DE_CASE"),
        ({"op": "unknown"}, "DE_CASE"),
        ({}, "DE_CASE"),
    ],
)
def test_acts_that_do_not_fit_are_refused(act: Json, code: str) -> None:
    with pytest.raises(CaseError) as caught:
        GAME.override(match(), {**act, **BY})
    assert caught.value.code == code


def test_a_league_is_edited_by_its_commissioners_texts_alone() -> None:
    league = GAME.decode(msgspec.json.encode(FOUR))
    with pytest.raises(CaseError, match="no match"):
        GAME.override(league, {"op": "score", "home": 1, "away": 0, **BY})


def test_who_resigns_forfeits() -> None:
    ((op, fields),) = GAME.acts_for(Resign("home"))
    outcome = GAME.override(match(), {"op": op, **fields, **BY})
    assert isinstance(outcome.state, Match)
    assert outcome.state.score.away == 3
    assert GAME.is_played(match(), outcome)
