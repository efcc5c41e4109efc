"""Whatever a service seat writes: nothing but refusals comes of it, and what is taken can be played."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from rules.contract import SeatId
from rules.dice import Dice
from rules.double_echec import GAME
from rules.double_echec.acts.texts import apply_text
from rules.double_echec.league.commands import hear
from rules.double_echec.state import League
from tests.rules.double_echec.leagues import FOUR
from tests.rules.double_echec.page import match

MATCH_WORDS = (
    "CARTE HORLOGE SCORE POSE RONDELLE PEINE LIBERE CARTES ARRETE FORFAIT home away 9 17 11 31 66 71 2 0 3 40 41 "
    "G13 C13 K13 G16 G2 G14 A11 F/pass D/advance G/rebound ACCEPTE REFUSE minor major bench_minor F pass=1 steal=0"
)
SHAPED = (
    "CARTE home F/pass ACCEPTE", "CARTE away D/clear REFUSE 2", "CARTE home F/steal REFUSE", "HORLOGE 3 40",
    "HORLOGE 5 39", "SCORE 1 1", "POSE home 9 G24", "POSE away 1 G20", "RONDELLE G3 home 31", "RONDELLE C13 home 11",
    "PEINE home 17 minor", "PEINE home 11 major 1", "PEINE home 4 minor 0", "PEINE away 2 minor", "LIBERE away 71",
    "LIBERE home 17", "CARTES F pass=0 steal=0 advance=0 clear=0 pass_or_shot=0", "FORFAIT away",
)  # fmt: skip
LAST = (
    'SUITE {"do":"faceoff","spot":"J22"}', 'SUITE {"do":"recover","team":"home"}', 'SUITE {"do":"defend"}',
    'SUITE {"do":"penalty_shot","team":"away","player":66,"row":"G"}',
    'SUITE {"do":"play_card","deck":"F","card":"steal"}', 'SUITE {"do":"recover","team":"away","icing":"home"}',
)  # fmt: skip
words = st.lists(st.sampled_from(MATCH_WORDS.split()), max_size=6).map(" ".join)
commands = st.one_of(st.sampled_from(SHAPED), st.sampled_from(SHAPED), words, st.text(max_size=12))
texts = st.tuples(st.lists(commands, max_size=6), st.sampled_from([(), *((text,) for text in LAST)])).map(
    lambda parts: ";".join((*parts[0], *parts[1]))
)

LEAGUE_WORDS = (
    "RESULTAT CLASSEMENT REPECHAGE TROPHEE POINTS BIERES SALAIRES CHOIX SERIES CHAMPION ALEX A B X Z 0 1 2 +3 -4 P R "
    "season final x"
)
league_texts = st.lists(
    st.lists(st.sampled_from(LEAGUE_WORDS.split()), max_size=8).map(" ".join), min_size=1, max_size=5
).map(";".join)  # fmt: skip


@given(st.lists(texts, min_size=1, max_size=3), st.binary(min_size=1, max_size=4))
def test_a_match_goes_on_after_any_texts_of_the_referee(sent: list[str], seed: bytes) -> None:
    state = match()
    for text in sent:
        found = apply_text(state, text, Dice(seed))
        state = found.state
        assert {error.code for error in found.refusals} <= {"E_VERB", "E_PHASE", "E_EMPTY"}
        assert GAME.decode(GAME.encode(state)) == state
    outcome = GAME.resolve(state, {}, Dice(seed))
    assert GAME.decode(GAME.encode(outcome.state)) == outcome.state


@given(league_texts, st.binary(min_size=1, max_size=4))
def test_a_league_goes_on_after_any_text_of_its_commissioner(text: str, seed: bytes) -> None:
    league = GAME.decode(msgspec.json.encode(FOUR))
    assert isinstance(league, League)
    codes = {error.code for error in hear(league, text).refusals}
    assert codes <= {"E_EMPTY", "E_LINE", "E_VERB", "E_NUM", "E_DUP"}
    seat = SeatId("commissioner")
    outcome = GAME.resolve(league, {seat: GAME.parse(league, seat, text)}, Dice(seed))
    assert GAME.decode(GAME.encode(outcome.state)) == outcome.state
