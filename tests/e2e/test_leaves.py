"""`/conges` and `/ligue saison`, as captains and organisers use them."""

import pytest

from referee.league import leagues
from referee.turns import leaves
from tests.e2e.match import install
from tests.e2e.played import Played, played
from tests.e2e.season import season
from tests.support.league import League, Person
from tests.support.reading import words

RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"


async def said(person: Person, command: str, here: object = None, **given: object) -> str:
    answered = await person.command(command, here=here, **given)
    assert answered.ephemeral or here is None
    return words(answered.response)


async def account(league: League, person: Person) -> leaves.LeaveAccount:
    found = await leagues.find_league(league.bot.app.house, league.guild.id)
    assert found is not None
    return await leaves.read_account(league.bot.app.house, found.id, person.id)


@pytest.fixture
async def match(league: League) -> Played:
    """A match at its first turn, on 1 January 2026 at 01:00 in Paris."""
    return await played(league)


async def test_a_captain_books_by_dm_and_his_match_waits_for_him(league: League, match: Played):
    captain = match.red[0]
    text = await said(captain, "conges poser", du="4/1", au="6/1")
    assert "Congé noté du dimanche 4 janvier 2026 au mardi 6 janvier 2026 (3 jours)" in text
    assert "Les tours déjà ouverts gardent leur échéance" in text
    assert "11 jours de congé sur 14 cette saison" in text
    for _ in range(2):
        await match.overdue()
        await league.advance(seconds=16)
    turn = await match.turn()
    assert turn.due_ms // 1000 == 1767744000  # 7 January, at the hour at which turns end
    sentence = f"Clôture reculée au <t:{turn.due_ms // 1000}:F>"
    assert sum(sentence in told for told in match.told) == 1
    assert f"<@{captain.id}> (Les Aigles) est en congé" in words(match.panel)
    stranger = league.person("zoe")
    read = await said(stranger, "ligue calendrier", here=league.channel("general"))
    assert f"<@{captain.id}> du dimanche 4 janvier 2026" in read


async def test_leaves_are_shown_and_cancelled_from_the_list(league: League, match: Played):
    captain, here = match.red[0], match.thread
    await said(captain, "conges poser", here=here, du="10/01")
    await said(captain, "conges poser", here=here, du="2026-02-01", au="2026-02-03")
    shown = await said(captain, "conges voir", here=here)
    assert "samedi 10 janvier 2026" in shown
    assert "10 jours de congé sur 14" in shown
    offered = await captain.complete("conges annuler", "conge", "février", here=here)
    assert [one["name"] for one in offered] == ["du dimanche 1er février 2026 au mardi 3 février 2026 (3 jours)"]
    assert await match.blue[0].complete("conges annuler", "conge", "", here=here) == []
    text = await said(captain, "conges annuler", here=here, conge=offered[0]["value"])
    assert "3 jours vous sont rendus" in text
    assert "Je ne trouve pas ce congé" in await said(captain, "conges annuler", here=here, conge=offered[0]["value"])
    other = str((await account(league, captain)).leaves[0].id)
    assert "Je ne trouve pas ce congé" in await said(match.blue[0], "conges annuler", here=here, conge=other)
    assert len((await account(league, captain)).leaves) == 1


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        ({"du": "2/1"}, "Le premier jour possible est le dimanche 4 janvier 2026"),
        ({"du": "hier"}, "Je ne comprends pas `hier`"),
        ({"du": "10/01-12/01", "au": "14/01"}, "Je ne comprends pas"),
        ({"du": "10/01, 12/01"}, "Je ne comprends pas"),
        ({"du": "10/01", "au": "2026-01-09"}, "finit avant de commencer"),
        ({"du": "10/01", "au": "30/01"}, "prend 21 jours, et il vous en reste 14"),
        ({"du": "10/01", "au": "09/01"}, "prend 365 jours"),
        ({"du": "31/12/2025"}, "est déjà passé"),
        ({"du": "0000-00-00"}, "Je ne comprends pas"),
    ],
)
async def test_what_cannot_be_booked_is_explained_and_changes_nothing(league, match, given, answer):
    assert answer in await said(match.red[0], "conges poser", here=match.thread, **given)
    assert (await account(league, match.red[0])).left == 14


async def test_an_organiser_sets_the_days_and_begins_a_season(league: League, match: Played, organiser: Person):
    here, captain = league.channel("general"), match.red[0]
    assert "Congés : 14 jours" in await said(captain, "ligue saison", here=here)
    for given in ({"numero": 2}, {"conges": 60}):
        assert "pas le droit" in await said(captain, "ligue saison", here=here, **given)
    await said(captain, "conges poser", du="10/01", au="23/01")
    assert "il vous en reste 0" in await said(captain, "conges poser", du="01/02")
    text = await said(organiser, "ligue saison", here=here, numero=2, conges=5)
    assert "Saison 2 · Ligue d'essai" in text
    assert "Congés : 5 jours" in text
    assert "déjà à la saison 2" in await said(organiser, "ligue saison", here=here, numero=2)
    assert "4 jours de congé sur 5" in await said(captain, "conges poser", du="01/02")
    await said(organiser, "ligue saison", here=here, conges=0)
    assert "n'a pas de congés" in await said(match.blue[0], "conges poser", du="01/02")
    assert "n'a pas de congés" in await said(match.blue[0], "conges voir")


async def test_an_english_captain_reads_english(match):
    match.red[0].speaks("en-GB")
    text = await said(match.red[0], "conges poser", du="10/01", au="12/01")
    assert "Leave noted from Saturday 10 January 2026 to Monday 12 January 2026 (3 days)" in text


async def test_by_dm_it_must_be_clear_which_league_is_meant(league: League, organiser: Person, stranger: Person):
    await install(league, organiser, league.role("Arbitres"))
    assert "pour quelle ligue" in await said(stranger, "conges poser", du="10/01")
    assert await stranger.complete("conges annuler", "conge", "") == []
    assert "Congé noté" in await said(stranger, "conges poser", here=league.channel("general"), du="10/01")


async def test_a_coach_of_a_season_by_weeks_is_told_that_it_does_not_wait(league: League):
    winter = await season(league, roster={"E": 4})
    due_ms = (await winter.turn()).due_ms
    coach = winter.coaches["E-01"]
    text = await said(coach, "conges poser", du="04/01", au="05/01")
    assert "Ces matchs n'attendent personne : Ligue d'hiver" in text
    assert "Envoyez vos ordres d'avance" in text
    assert (await winter.turn()).due_ms == due_ms
