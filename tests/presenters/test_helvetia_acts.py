"""What a referee writes is read into the act of part 9 that it means, and what it changed is told."""

import pytest
from msgspec.structs import replace

from presenters.corrections import CorrectionText
from presenters.errors import UserError
from presenters.helvetia_cup.acts import ACTS, describe_change
from presenters.helvetia_cup.words import GameWords
from presenters.texts import LOCALES, Texts
from referee.desk.override import find_differences
from rules.dice import Dice
from rules.helvetia_cup.game import GAME
from rules.helvetia_cup.state import SquadMember
from tests.support.helvetia import base

TEXTS = Texts.load(strict=True)
BY_OP = {act.op: act for act in ACTS}
BOOKED = base(teams__home__players__5__yellow=1)
READ = {
    "set": (base(), None, "score 2-1", {"path": "score.home", "value": 2, "also": {"score.away": 1}}),
    "offside": (base(phase="attack", ball__at="d7", teams__away__players__3__at="d7"), None, "", {}),
    "card": (base(), "home", "5 jaune", {"seat": "home", "player": 5, "colour": "yellow"}),
    "cancel_card": (BOOKED, "home", "5 yellow", {"seat": "home", "player": 5, "colour": "yellow"}),
    "forfeit": (base(), "away", "", {"seat": "away"}),
    "abandon": (base(), None, "", {}),
    "result": (base(), None, "2-1", {"winner": None, "home": 2, "away": 1}),
}


PREPARED = GAME.new(
    {"kind": "competition", "format": "league", "teams": {"a": {"team": "zyon"}, "b": {"team": "basela"}}},
    Dice(bytes(32)),
)
PLAYED = GAME.resolve(PREPARED, {}, Dice(bytes(32))).state
OF_A = PLAYED.teams["a"]
LAME = replace(PLAYED, teams={**PLAYED.teams, "a": replace(OF_A, deck=(3,), players={
    **OF_A.players, 8: SquadMember(suspended=1, injury="out")})})  # fmt: skip
READ |= {
    "clear_suspension": (LAME, "a", "8", {"team": "a", "player": 8}),
    "clear_injury": (LAME, "a", "8", {"team": "a", "player": 8}),
    "give_card": (LAME, "a", "1", {"team": "a", "card": 1}),
    "take_card": (LAME, "a", "3", {"team": "a", "card": 3}),
    "training": (LAME, "a", "A 1 2", {"team": "a", "cards": [1, 2]}),
    "table": (LAME, "b", "points=3 bp=2", {"team": "b", "points": 3, "gf": 2}),
}


def test_a_match_of_a_competition_is_settled_by_its_score():
    home = PLAYED.fixtures[0].home
    read = BY_OP["result"].read(CorrectionText(TEXTS.voice("fr"), PLAYED, home, "R1M1 2-1"))
    assert read == {"fixture": "r1m1", "home": 2, "away": 1, "winner": "home"}
    with pytest.raises(UserError, match="hc-act-how-fixture"):
        BY_OP["result"].read(CorrectionText(TEXTS.voice("fr"), PLAYED, None, "r9m1 2-1"))


def given(text: str, seat: str | None = None) -> CorrectionText:
    return CorrectionText(TEXTS.voice("fr"), base(), seat, text)


@pytest.mark.parametrize("op", sorted(BY_OP))
def test_an_act_is_read_and_carried_out(op):
    state, seat, text, fields = READ[op]
    assert BY_OP[op].read(CorrectionText(TEXTS.voice("fr"), state, seat, text)) == fields
    outcome = GAME.override(state, {"op": op, "by": "1", "reason": "x", **fields}, Dice(bytes(32)))
    assert outcome.events and outcome.state != state


@pytest.mark.parametrize(
    ("text", "seat", "path", "value"),
    [("horloge 18", None, "clock", 18), ("balle E7", None, "ball", {"at": "e7", "holder": None}),
     ("ball e8 5", None, "ball", {"at": "e8", "holder": 5}), ("attaque", "home", "attack", "home"),
     ("5 e8", "home", "teams.home.players.5.at", "e8"), ("5 boost 3", "away", "teams.away.players.5.boost", 3),
     ("5 jaune 1", "home", "teams.home.players.5.yellow", 1), ("changements 1", "away", "teams.away.subs_left", 1),
     ("hors-jeu non", "home", "teams.home.offside_call", False)],
)  # fmt: skip
def test_a_field_is_set(text, seat, path, value):
    assert BY_OP["set"].read(given(text, seat)) == {"path": path, "value": value}


D7 = {"at": "d7", "holder": 5}


@pytest.mark.parametrize(
    ("text", "also"),
    [("attaque balle d7 5", {"ball": D7}), ("attaque, balle d7 5", {"ball": D7}), ("ATTACK ball D7 5", {"ball": D7}),
     ("attaque balle d7", {"ball": {"at": "d7", "holder": None}}),
     ("attaque balle d7 5, 8 e8,horloge 20", {"ball": D7, "teams.home.players.8.at": "e8", "clock": 20}),
     ("attaque 5 en d7 , 5 boost 2", {"teams.home.players.5.at": "d7", "teams.home.players.5.boost": 2}),
     ("attaque score 2-1", {"score.home": 2, "score.away": 1})],
)  # fmt: skip
def test_what_changes_with_the_attack_follows_it(text, also):
    fields = BY_OP["set"].read(given(text, "home"))
    assert fields == {"path": "attack", "value": "home", "also": also}


@pytest.mark.parametrize(
    "text",
    ["attaque,", "attaque , , balle d7", "attaque balle d7 horloge 20", "balle d7, horloge 20", "attaque attaque",
     "attaque5 d7", "attaque balle d7, balle d8", "horloge ١٨", "score ٢-1", "attaque balle d7,"],
)  # fmt: skip
def test_what_is_no_form_of_set(text):
    with pytest.raises(UserError, match="hc-act-how-set"):
        BY_OP["set"].read(given(text, "home"))


@pytest.mark.parametrize(
    ("op", "text"),
    [("set", "score"), ("set", "balle z9"), ("set", "5"), ("card", "5 bleu"), ("cancel_card", "5 rouge z9"),
     ("result", "2")],
)  # fmt: skip
def test_what_cannot_be_read_is_answered_with_an_example(op, text):
    with pytest.raises(UserError, match=f"hc-act-how-{op.replace('_', '-')}"):
        BY_OP[op].read(given(text, "home"))


def test_a_figure_is_somebodys():
    with pytest.raises(UserError, match="act-team"):
        BY_OP["set"].read(given("5 e8"))


def test_what_an_act_changed_is_told_and_nothing_secret():
    before = {"clock": 18, "attack": "away", "ball": {"at": "d7", "holder": 3}, "pending": {"plan": "G p8"},
              "teams": {"home": {"subs_left": 2, "offside_call": False, "hand": [1],
                                 "players": {"5": {"at": "d7"}}}}}  # fmt: skip
    after = {"clock": 24, "attack": "home", "ball": {"at": "e8", "holder": 5}, "pending": {"plan": None},
             "teams": {"home": {"subs_left": 1, "offside_call": True, "hand": [],
                                "players": {"5": {"at": "e8"}}}}}  # fmt: skip
    for language in LOCALES:
        words = GameWords(TEXTS.voice(language), {"home": "Rouge", "away": "Bleu"}, {"home": "zyon", "away": "basela"})
        told = [describe_change(words, path, was, now) for path, (was, now) in find_differences(before, after).items()]
        assert len([line for line in told if line]) == 7 and not any("p8" in (line or "") for line in told)
