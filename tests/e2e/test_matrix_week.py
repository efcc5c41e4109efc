"""One week of Matrix Hockey in simulated Discord: opened, ordered by DM, closed by the calendar, told and briefed."""

from tests.e2e.season import season
from tests.support.reading import text_of


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
    assert "[ONR :" in told
    assert "Classement" in told
    assert "1er ONR de E-02" in told
