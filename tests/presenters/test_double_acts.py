"""What a referee writes is read into the act of part 9 that it means, and what it changed is told."""

import pytest

from presenters.corrections import CorrectionText
from presenters.double_echec.acts import ACTS, describe_change
from presenters.double_echec.words import GameWords
from presenters.errors import UserError
from presenters.texts import LOCALES, Texts
from referee.desk.override import find_differences
from rules.double_echec.game import GAME
from tests.support.double_echec import EXAMPLE, match

TEXTS = Texts.load(strict=True)
READ = {
    "card": ("home", "D/avance accepte 9",
             {"seat": "home", "deck": "D", "card": "advance", "accepted": True, "player": 9}),
    "clock": (None, "2 35", {"period": 2, "units": 35}),
    "score": (None, "2-1", {"home": 2, "away": 1}),
    "place": ("home", "9 d13", {"seat": "home", "player": 9, "cell": "D13"}),
    "puck": (None, "G15", {"cell": "G15", "next": {"do": "recover", "team": "away"}}),
    "penalty": ("home", "11 majeure 6", {"seat": "home", "player": 11, "kind": "major", "units": 6}),
    "release": ("away", "71", {"seat": "away", "player": 71}),
    "deck": (None, "f passe=3 vol=0", {"deck": "F", "cards": {"pass": 3, "steal": 0}}),
    "next": (None, "défense", {"next": {"do": "defend"}}),
    "end": (None, "", {}),
    "forfeit": ("away", "", {"seat": "away"}),
}  # fmt: skip


def given(text: str, seat: str | None = None) -> CorrectionText:
    return CorrectionText(TEXTS.voice("fr"), match(EXAMPLE), seat, text)


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.op)
def test_an_act_is_read_and_carried_out(act):
    seat, text, fields = READ[act.op]
    assert act.read(given(text, seat)) == fields
    outcome = GAME.override(match(EXAMPLE), {"op": act.op, "by": "1", "reason": "x", **fields})
    assert outcome.events and outcome.state != match(EXAMPLE)


def test_a_carrier_and_what_comes_are_of_the_team_chosen():
    by_op = {act.op: act for act in ACTS}
    assert by_op["puck"].read(given("C13 11", "home")) == {"cell": "C13", "seat": "home", "player": 11}
    coming = {"libre": {"do": "recover", "team": "away"}, "mise D6": {"do": "faceoff", "spot": "D6"},
              "carte": {"do": "card"},
              "tir 66 f": {"do": "penalty_shot", "team": "away", "player": 66, "row": "F"}}  # fmt: skip
    for text, told in coming.items():
        assert by_op["next"].read(given(text, "away")) == {"next": told}


@pytest.mark.parametrize(
    ("op", "text"),
    [("puck", "Z9"), ("puck", ""), ("deck", "F"), ("deck", "X passe=1"), ("deck", "F zut=1"), ("next", "zut"),
     ("next", "mise"), ("next", "carte 3"), ("clock", "2"), ("place", "9 Z13"), ("penalty", "9 longue"),
     ("card", "D/avance peut-être")],
)  # fmt: skip
def test_what_cannot_be_read_is_answered_with_an_example(op, text):
    with pytest.raises(UserError, match=f"de-act-how-{op}"):
        next(act for act in ACTS if act.op == op).read(given(text, "home"))


def test_what_an_act_changed_is_told_and_nothing_of_a_sheet():
    before = {"clock": {"units": 12}, "puck": {"at": "G13", "held": ["home", 9]}, "decks": {"F": {"pass": 3}},
              "teams": {"home": {"at": {"9": "G13"}, "sheet": ["O tir"]}}}  # fmt: skip
    after = {"clock": {"units": 13}, "puck": {"at": "G14", "held": None}, "decks": {"F": {"pass": 2}},
             "teams": {"home": {"at": {"9": "G14"}, "sheet": ["O arret"]}}}  # fmt: skip
    for language in LOCALES:
        words = GameWords(TEXTS.voice(language), {"home": "Rouge", "away": "Bleu"})
        told = [describe_change(words, path, was, now) for path, (was, now) in find_differences(before, after).items()]
        assert len([line for line in told if line]) == 5 and not any("tir" in (line or "") for line in told)
