"""The alt texts of Kollaball's pictures say what the pictures show, in either language."""

import pytest

from bench import picture_samples as samples
from presenters.kollaball import alts
from presenters.texts import Texts

NAMES = {"rouge": "Les Aigles", "bleue": "Les Bisons"}
MOST = 1024  # Discord's limit


@pytest.fixture(params=["fr", "en"])
def voice(request):
    return Texts.load(strict=True).voice(request.param)


def test_a_turn_is_told_goal_first_then_every_arrow_then_the_position():
    told = alts.turn_alt(Texts.load(strict=True).voice("fr"), NAMES, samples.SCORED, samples.GOAL_EVENTS)
    goal, way, position = told.index("But !"), told.index("n° 2 rouge va de F3 en G4"), told.index("À la fin")
    assert goal < way < told.index("n° 1 rouge passe la balle rouge vers G4") < position
    assert "n° 1 bleu charge de E4 en D4" in told
    assert "Les Aigles\u202f: 1 F4, 2 G4" in told[position:] or "Les Aigles : 1 F4, 2 G4" in told[position:]


def test_a_turn_in_which_nothing_moved_says_so():
    assert "Rien ne bouge" in alts.turn_alt(Texts.load(strict=True).voice("fr"), NAMES, samples.MIDDLE, ())


@pytest.mark.parametrize("events", [samples.MELEE_EVENTS, samples.CROSSING_EVENTS, samples.GOAL_EVENTS])
def test_an_alt_text_keeps_within_discords_limit_and_has_no_sign(voice, events):
    told = alts.turn_alt(voice, NAMES, samples.MELEE, events)
    assert 100 < len(told) <= MOST
    assert not {"🔴", "🔷", "→", "#"} & set(told)


def test_own_orders_are_told_in_words(voice):
    told = alts.orders_alt(voice, samples.ORDER)
    assert "D4" in told and "sprint" in told and len(told) <= MOST
    assert "🔴" not in told


def test_a_ball_that_might_be_a_decoy_is_not_named(voice):
    told = alts.turn_alt(voice, NAMES, samples.MELEE, samples.MELEE_EVENTS)
    assert "leurre" not in told and "decoy" not in told
