"""One week of Matrix Hockey in simulated Discord: opened, ordered by DM, closed by the calendar, told and briefed."""

import random

import pytest

from referee.course import sending
from referee.hand.times import HOUR_MS
from tests.e2e.matrix_creation.form import Form
from tests.e2e.season import season
from tests.support.reading import text_of


@pytest.mark.postgres
async def test_a_week_is_opened_ordered_closed_and_told(league):
    played = await season(league, roster={"E": 4})
    assert list(played.panels()) == ["Élite", "Coupe KDH"]
    assert (await played.turn()).stage == "week"
    receipt = await played.order("E-01", "A+(2)")
    assert "Bien reçu" in text_of(receipt.response)
    assert "CH1 A+(2)" in text_of(receipt.response)
    await played.overdue()
    state = await played.state()
    assert state.week == 2
    told = "\n".join(played.told)
    assert "E-01 [A+" in told
    assert "[ONR\u202f:" in told
    assert "1er ONR de E-02" in told


async def test_coaches_without_dm_are_reminded_in_one_post_that_tells_no_order(league):
    played = await season(league, roster={"E": 6}, config={"competitions": ["CH"]}, dms=False)
    coach = played.coaches["E-01"]

    async def reminded() -> str:
        before = len(played.told)
        await league.advance_to((await played.turn()).due_ms - 23 * HOUR_MS)
        (text,) = played.told[before:]
        return text

    text = await reminded()
    assert all(person.mention in text for person in played.coaches.values())

    # Next week they alone owe an order: they are told for which match, and nobody learns what they have stored.
    shown = await coach.command("matrix ordres", here=played.thread, texte="A(0); CH3 E(3)")
    await coach.press(shown.response, "order-ok")
    await played.overdue()
    await played.send_all(random.Random(1), but=("E-01",))
    text = await reminded()
    assert coach.mention in text
    assert "**CH2** contre" in text
    assert "E(3)" not in text


async def test_a_season_is_played_where_the_bot_may_pin_nothing(league):
    league.revoke("manage_messages", "pin_messages")
    played = await season(league, roster={"E": 4})
    assert list(played.panels()) == ["Élite", "Coupe KDH"]
    assert not any(message.pinned for message in played.posts)


async def test_an_ordinary_week_of_three_rounds_takes_seven_presses(league):
    """A round's button and its dialog, three times, then « Envoyer »; what is sent stays replaceable."""
    weeks = ({"CH": [1], "WG": [1], "KDH": [1]}, {"CH": [2], "WG": [2], "KDH": [2]}, {"CH": [3], "WG": [3]})
    played = await season(
        league, roster={"E": 4}, config={"WG": {"pools": 2, "pool_size": 2}}, calendar=[*weeks, {"WG": [4]}]
    )
    coach = played.coaches["E-01"]
    form = await Form.opened(coach, here=played.thread)
    assert "il manque encore\u202f: **CH1, WG1, KDH1**" in form.text
    await form.fill("CH1", column="B", saves="1", ot="2")
    await form.fill("WG1", column="A", extra="2", ot="X")
    await form.fill("KDH1", column="A", ot="0", so="4")
    receipt = await form.send()
    assert form.presses == 7
    assert "`CH1 B#(2); WG1 A++(X); KDH1 A(0/4)`" in text_of(receipt)

    again = await Form.opened(coach, here=played.thread)
    await again.fill("KDH1", column="B")
    await again.send()
    assert again.presses == 3
    stored = await sending.find_own_order(played.app.house, (await played.turn()).id, "E-01")
    assert stored is not None and stored.canonical == "CH1 B#(2); WG1 A++(X); KDH1 B(0/4)"
