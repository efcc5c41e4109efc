"""Whole Aspic matches of two halves of five rounds in simulated Discord: one by text, one by buttons alone."""

from random import Random
from typing import Any

import msgspec
import pytest

from rules.aspic import GAME
from rules.aspic.state import State
from rules.contract import SeatId
from rules.dice import Dice
from tests.e2e.duel import duel
from tests.support.league import League, Person
from tests.support.reading import custom_ids, find_custom_id, options_of, text_of

TURNS = 4 * 5
LEFT, RIGHT = "P D5 C3 D7 B5 E2", "P H5 I3 H7 J5 G2"
# A match with swaps, rebounds on every wall, a post, and a goal of the right side in the second half.
SCRIPT = (
    RIGHT, LEFT, "D5-D6 xE2", "I3-I2 xH5", "C3-F6 xD6", "I2-H3 xH7", "F7-H5 xF6", "G2-H2 xJ5", "H5-G6 xH9", "H8-K8 xH3",
    "G6-E8 xF5", "G8-F8 xK8",
    LEFT, RIGHT, "I3-F6 xH7", "D7-C8 xD5", "J5-H7 xG2", "B5-B4 xC3", "H7-J9 xD1", "D3-A3 xB4", "F6-E7 xC1",
    RIGHT, LEFT, "C3-E5 xD7", "H7-H9 xH5", "xE2",
)  # fmt: skip


@pytest.mark.clause("AS-match-b", "AS-match-e", "AS-place-h", "AS-info-a")
async def test_a_whole_match_by_text(league: League, captain: Person, opponent: Person) -> None:
    match = await duel(league, captain, opponent)
    expected = await match.state()
    for text in SCRIPT:
        assert expected.to_act is not None
        receipt = await match.play(text)
        done = "Pions posés." if expected.phase == "placement" else "Coup joué."
        assert done in text_of(receipt.response)
        seat = SeatId(expected.to_act)
        expected = GAME.resolve(expected, {seat: GAME.parse(expected, seat, text)}, Dice(b"")).state
    await match.settle()
    assert expected.phase == "over" and without_clock(await match.state()) == without_clock(expected)
    told = "\n".join(await match.told()).replace("\u202f", " ")
    assert told.count("tire avec son pion") == sum("x" in text for text in SCRIPT)
    assert told.count("**But pour 🟧 Olga ! 0–1**") == 1 and "🔔 **Mi-temps : 0–0**" in told
    assert "après un rebond sur le poteau" in told and "échangent leurs places" in told
    assert "après un rebond sur le bord de la ligne 1, puis sur la ligne de but" in told
    announced = text_of(league.channel("annonces-sifflet").history()[-1])
    assert "**🟧 Olga gagne** · Camille 0–1 Olga." in announced
    assert "poteaux 1" in announced and "bilan.png" in announced
    assert "Avancement 100 %" in text_of(await match.panel())
    table = text_of((await captain.command("aspic classement", here=league.channel("general"))).response)
    assert table.index("Olga · **3 pts**") < table.index("Camille · **0 pt**")


def without_clock(state: State) -> State:
    return msgspec.structs.replace(state, clock=None)


@pytest.mark.clause("AS-ui-a", "AS-ui-b", "AS-ui-c", "AS-turn-c")
@pytest.mark.postgres
async def test_a_whole_match_by_buttons_alone(league: League, captain: Person, opponent: Person) -> None:
    match, chance, played = await duel(league, captain, opponent), Random(9), 0
    while (state := await match.state()).phase != "over":
        person = await match.acting()
        form = (await person.press(await match.panel(), "form")).response
        played += state.phase == "play"
        receipt = await (place(person, form) if state.phase == "placement" else turn(person, form, chance))
        assert "Bien reçu" in text_of(receipt)
    await match.settle()
    assert played == TURNS
    assert "🏁" in text_of(match.posts[-1])
    assert find_custom_id(match.posts[-1], "as-rematch")


async def place(person: Person, form: Any) -> Any:
    """Take a whole layout and send it."""
    *_, layouts = [name for name in custom_ids(form) if name.startswith("form-set:cells:")]
    cells = options_of(form, layouts)[0]
    assert len(cells) == 2 * 5
    chosen = (await person.choose(form, layouts, cells)).response
    return (await person.press(chosen, "form-send")).response


async def turn(person: Person, form: Any, chance: Random) -> Any:
    """Make any turn: a piece, a cell, a shooter if there is one and the lot says so."""
    piece = chance.choice(options_of(form, "form-set:piece"))
    form = (await person.choose(form, "form-set:piece", piece)).response
    form = (await person.choose(form, "form-set:cell", chance.choice(options_of(form, "form-set:cell")))).response
    if any(name.startswith("form-set:shooter:") for name in custom_ids(form)):
        if chance.random() < 0.6:
            form = (await person.choose(form, "form-set:shooter", options_of(form, "form-set:shooter")[0])).response
        else:
            form = (await person.press(form, "form-do:none")).response
    assert "coup.png" in text_of(form)
    return (await person.press(form, "order-ok")).response
