"""`/kollaball inscrire` and `/kollaball equipe`: players, teams, captains."""

from typing import Any

import pytest

from referee.hand import people
from referee.league import leagues, teams
from tests.e2e.match import install
from tests.support.league import League, Person
from tests.support.reading import text_of


@pytest.fixture
async def general(league: League, organiser: Person) -> Any:
    await install(league, organiser, league.role("Arbitres"))
    return league.channel("general")


async def sign_up(person: Person, here: Any, team: str = "Les Aigles", cls: str = "archer", **more: Any) -> str:
    shown = await person.command("kollaball inscrire", here=here, equipe=team, classe=cls, **more)
    return text_of(shown.response)


async def sheet(person: Person, here: Any, **given: Any) -> str:
    return text_of((await person.command("kollaball equipe", here=here, **given)).response)


async def league_of(league: League) -> Any:
    return await leagues.find_league(league.bot.app.house, league.guild.id)


@pytest.mark.clause("KB-1-a", "KB-6-c")
async def test_the_first_to_name_a_team_founds_it_and_is_its_captain(league, captain, opponent, general):
    founded = await sign_up(captain, general, cls="warrior", coterie="Le Lys", ville="Brume")
    assert f"n°\u00a01 · {captain.mention} · guerrier · **capitaine** · coterie Le Lys · de Brume" in founded
    assert "Il manque 3 joueurs" in founded

    joined = await sign_up(opponent, general, team="les aigles", cls="thief")
    assert f"n°\u00a02 · {opponent.mention} · voleur\n" in joined
    assert "Il manque 2 joueurs" in joined

    entry = await people.find_profile(league.bot.app.house, (await league_of(league)).id, captain.id, "kollaball")
    assert entry.data == {"class": "warrior", "coterie": "Le Lys", "home_city": "Brume", "deniers": 500}


@pytest.mark.parametrize("name", ["Les \u0410igles", "Les \uff21igles", "L\u0435s aigl\u0435s"])
async def test_a_name_that_can_be_taken_for_a_teams_founds_no_other(league, captain, opponent, general, name):
    await sign_up(captain, general)
    told = await sign_up(opponent, general, team=name)
    assert "se confond avec celui de l'équipe «\u202fLes Aigles\u202f»" in told
    found = await teams.list_teams(league.bot.app.house, (await league_of(league)).id, "kollaball")
    assert [team.name for team in found] == ["Les Aigles"]


async def test_signing_up_again_changes_the_class_and_keeps_the_rest(league, captain, general):
    await sign_up(captain, general, cls="warrior", coterie="Le Lys", ville="Brume")
    again = await sign_up(captain, general, cls="merchant", ville="Aube")

    assert f"n°\u00a01 · {captain.mention} · marchand · **capitaine** · coterie Le Lys · de Aube" in again
    assert "n°\u00a02" not in again


@pytest.mark.clause("KB-2-b", "KB-2-e")
async def test_a_team_takes_six_players_and_no_seventh(league, general):
    people_ = [league.person(f"joueur{number}") for number in range(1, 8)]
    for number, person in enumerate(people_[:6], start=1):
        text = await sign_up(person, general)
        assert ("L'équipe peut jouer." in text) == (number >= 4)
    assert "complète\u202f: 6 joueurs au plus" in await sign_up(people_[6], general)
    assert len(await teams.list_members(league.bot.app.house, (await _team(league)).id)) == 6


async def test_nobody_plays_for_two_teams(captain, opponent, general):
    await sign_up(captain, general)
    await sign_up(opponent, general, team="Les Bisons")
    assert "Vous jouez déjà pour Les Aigles" in await sign_up(captain, general, team="Les Bisons")
    assert "Vous jouez déjà pour Les Aigles" in await sign_up(captain, general, team="Les Cerfs")


async def test_two_who_found_one_team_at_the_same_time_share_it(league, captain, opponent, general):
    given = {"equipe": "Les Aigles", "classe": "archer"}
    async with league.at_once():
        for person in (captain, opponent):
            await person.command("kollaball inscrire", here=general, **given)

    assert len(await teams.list_teams(league.bot.app.house, (await league_of(league)).id, "kollaball")) == 1
    assert len(await teams.list_members(league.bot.app.house, (await _team(league)).id)) == 2


@pytest.mark.clause("KB-7-a")
async def test_the_captain_hands_over_the_armband_before_he_leaves(captain, opponent, stranger, general):
    await sign_up(captain, general)
    await sign_up(opponent, general)

    assert "passe d'abord le brassard" in await sheet(captain, general, quitter=True)
    assert "doit d'abord s'inscrire" in await sheet(captain, general, capitaine=stranger.user)
    assert "Seul le capitaine" in await sheet(opponent, general, capitaine=opponent.user)

    left = await sheet(captain, general, capitaine=opponent.user, quitter=True)
    assert f"n°\u00a01 · {opponent.mention} · archer · **capitaine**" in left
    assert captain.mention not in left
    assert "ne jouez pas dans cette équipe" in await sheet(captain, general, equipe="Les Aigles", quitter=True)


async def test_who_finds_a_team_empty_takes_it_over(captain, opponent, general):
    await sign_up(captain, general)
    await sheet(captain, general, quitter=True)

    assert f"n°\u00a01 · {opponent.mention} · archer · **capitaine**" in await sign_up(opponent, general)


async def test_a_referee_may_give_a_team_another_captain(captain, opponent, referee, stranger, general):
    await sign_up(captain, general)
    await sign_up(opponent, general)

    assert "Seul le capitaine" in await sheet(stranger, general, equipe="Les Aigles", capitaine=opponent.user)
    text = await sheet(referee, general, equipe="Les Aigles", capitaine=opponent.user)
    assert f"n°\u00a02 · {opponent.mention} · archer · **capitaine**" in text


@pytest.mark.clause("KB-23-a")
async def test_only_the_captain_chooses_the_tactic(captain, opponent, general):
    await sign_up(captain, general)
    await sign_up(opponent, general)

    assert "Tactique choisie\u202f: feinte de course" in await sheet(captain, general, tactique="feint")
    assert "Seul le capitaine" in await sheet(opponent, general, tactique="lob")
    assert "feinte de course" in await sheet(opponent, general)


async def test_teams_are_offered_as_one_types_and_unknown_ones_are_not_found(captain, opponent, stranger, general):
    await sign_up(captain, general)
    await sign_up(opponent, general, team="Les Bisons")

    offered = await stranger.complete("kollaball equipe", "equipe", "bis", here=general)
    assert [one["name"] for one in offered] == ["Les Bisons"]
    assert "n'existe pas" in await sheet(stranger, general, equipe="Les Cerfs")
    assert "n'existe pas" in await sheet(stranger, general)


@pytest.mark.parametrize("name", ["\u200b\u200b\u200b", "\u202e\u202d"])
async def test_a_name_that_nobody_could_read_is_refused(captain, general, name):
    assert "rien de lisible" in await sign_up(captain, general, team=name)


async def test_coteries_and_cities_are_offered_so_that_they_agree_to_the_letter(captain, opponent, referee, general):
    await sign_up(captain, general, coterie="Le Lys", ville="Aube")
    await referee.command("arbitre fiche", here=general, ville="Brume")
    offered = await opponent.complete("kollaball inscrire", "coterie", "lys", here=general)
    assert [one["value"] for one in offered] == ["Le Lys"]
    offered = await referee.complete("arbitre fiche", "ville", here=general)
    assert [one["value"] for one in offered] == ["Aube", "Brume"]


async def test_names_of_users_are_harmless(league, captain, general):
    text = await sign_up(captain, general, team="**@everyone** <@&1> [x](http://x)", coterie="`_`")
    assert "@everyone" not in text
    assert "**@" not in text
    assert "[x](" not in text


async def test_english_speakers_read_english(captain, opponent, general):
    captain.speaks("en-US")
    text = await sign_up(captain, general, cls="thief")
    assert "thief · **captain**" in text
    assert "3 players are missing" in text
    opponent.speaks("de")
    assert "Il manque 2 joueurs" in await sign_up(opponent, general)


async def _team(league: League) -> Any:
    found = await teams.list_teams(league.bot.app.house, (await league_of(league)).id, "kollaball")
    return found[0]
