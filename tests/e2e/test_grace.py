"""`/match delai`: a captain takes an extension; their stock is shown, everybody is told, nobody else can take it."""

import pytest

from presenters.post import custom_id
from tests.e2e.forging import answer_of, forge
from tests.e2e.played import Played, played
from tests.e2e.season import season
from tests.support.league import League, Person
from tests.support.reading import words

RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"
HOUR_MS = 3_600_000


@pytest.fixture
async def match(league: League, organiser: Person) -> Played:
    """A match at its first turn, in a league with two extensions of eight hours a season."""
    match = await played(league)
    given = {"delais": 2, "heures-de-delai": 8}
    text = words((await organiser.command("ligue saison", here=league.channel("general"), **given)).response)
    assert "Délais : 2 de 8 h par capitaine et par saison." in text
    return match


async def test_a_captain_takes_an_extension_by_dm_and_everybody_is_told(league: League, match: Played):
    captain, turn = match.red[0], await match.turn()
    due, was = (turn.due_ms + 8 * HOUR_MS) // 1000, turn.due_ms // 1000
    shown = await captain.command("match delai")
    text = words(shown.response)
    assert "2 délais sur 2" in text
    assert f"Ce délai de 8 h porterait la clôture au <t:{due}:F>, au lieu du <t:{was}:F>" in text
    assert (await match.turn()).due_ms == turn.due_ms
    taken = await captain.press(shown.response, "grace")
    assert f"Délai pris. Clôture : <t:{due}:F>" in words(taken.response).replace("*", "")
    assert "Il vous reste 1 délai" in words(taken.response)
    await league.advance(seconds=16)
    assert (await match.turn()).due_ms == due * 1000
    told = match.told[-1]
    assert "⏳ **Délai pris par un capitaine** · par" in told
    assert f"<@{captain.id}>" in told
    assert "raison" not in told
    assert f"Nouvelle clôture : <t:{due}:F>" in told
    assert "Équipe : Les Aigles." in told
    assert "Il lui reste 1 délai cette saison." in told
    assert f"<@{match.blue[0].id}>" in told
    assert f"Clôture reculée au <t:{due}:F>" in words(match.panel)
    journal = await match.blue[1].command("ligue journal", here=match.thread)
    assert "Délai pris par un capitaine" in words(journal.response)
    whole = await match.blue[1].command("ligue journal", here=match.thread, verifier=True)
    assert "Le journal est entier" in words(whole.response)


async def test_a_second_press_spends_nothing_and_the_other_captain_has_his_own(league: League, match: Played):
    captain, turn = match.red[0], await match.turn()
    shown = await captain.command("match delai", here=match.thread)
    await captain.press(shown.response, "grace")
    again = await forge(captain, shown.response, custom_id("grace", turn.id), here=match.thread)
    assert "un seul par tour" in answer_of(again)
    assert "un seul par tour" in words((await captain.command("match delai", here=match.thread)).response)
    other = await match.blue[0].command("match delai", here=match.thread)
    assert "2 délais sur 2" in words(other.response)
    await match.blue[0].press(other.response, "grace")
    assert (await match.turn()).due_ms == turn.due_ms + 16 * HOUR_MS


async def test_nobody_takes_one_who_is_not_a_captain_in_it(league: League, match: Played, stranger: Person):
    turn = await match.turn()
    shown = (await match.red[0].command("match delai", here=match.thread)).response
    for person in (match.red[1], match.referee, stranger):
        assert "capitaine" in words((await person.command("match delai", here=match.thread)).response)
        pressed = await forge(person, shown, custom_id("grace", turn.id), here=match.thread)
        assert "capitaine" in answer_of(pressed)
    for wrong in ("0", "-1", "x", "9999999", str(turn.id) + ":2"):
        pressed = await forge(match.red[0], shown, f"grace:{wrong}", here=match.thread)
        assert "plus à jour" in answer_of(pressed)
    outsider = league.person("hugo", member=False)
    seen = (await outsider.dm("bonjour"))[-1]
    assert "plus à jour" in answer_of(await forge(outsider, seen, custom_id("grace", turn.id)))
    assert (await match.turn()).due_ms == turn.due_ms


async def test_what_is_not_possible_is_said_kindly(league: League, match: Played, organiser: Person):
    captain, general = match.red[0], league.channel("general")
    shown = (await captain.command("match delai", here=match.thread)).response
    await match.order(captain, RED)
    assert "On n'attend pas d'ordre de vous" in words(
        (await captain.command("match delai", here=match.thread)).response
    )
    assert "On n'attend pas d'ordre de vous" in answer_of(await captain.press(shown, "grace"))
    await match.order(match.blue[0], BLUE)
    await league.advance(seconds=16)
    assert "clos" in answer_of(await captain.press(shown, "grace")).casefold()
    await organiser.command("ligue saison", here=general, delais=0)
    assert "ne prennent pas de délai" in words((await captain.command("match delai", here=match.thread)).response)


async def test_when_the_stock_is_empty_the_referee_may_still_prolong(league: League, match: Played, organiser: Person):
    captain, general = match.red[0], league.channel("general")
    await organiser.command("ligue saison", here=general, delais=1)
    await captain.press((await captain.command("match delai", here=match.thread)).response, "grace")
    await match.orders(RED, BLUE)
    await league.advance(seconds=16)
    assert "pris votre délai de la saison" in words((await captain.command("match delai", here=match.thread)).response)
    turn = await match.turn()
    await match.arbitrate("prolonger", heures=3, raison="panne de courant")
    assert (await match.turn()).due_ms == turn.due_ms + 3 * HOUR_MS
    await organiser.command("ligue saison", here=general, numero=2)
    assert "1 délai sur 1" in words((await captain.command("match delai", here=match.thread)).response)


async def test_a_week_has_no_extensions(league: League, organiser: Person):
    winter = await season(league, roster={"E": 4})
    await organiser.command("ligue saison", here=league.channel("general"), delais=3)
    shown = await winter.coaches["E-01"].command("match delai")
    assert "Une semaine se joue à la date prévue pour tous" in words(shown.response)


async def test_an_english_captain_reads_english(match: Played):
    captain = match.red[0].speaks("en-GB")
    shown = await captain.command("match delai")
    assert "2 extensions of 2" in words(shown.response)
    taken = await captain.press(shown.response, "grace")
    assert "You have 1 extension left this season." in words(taken.response)
