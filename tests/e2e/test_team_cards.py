"""A team's card where one signs up: one message, always as the team is now, and the way into it by a press."""

from typing import Any

import discord
import pytest

from db import outbox
from referee.league import leagues, teams
from tests.e2e.forging import answer_of, forge
from tests.e2e.match import TEAMS, create_match, install, sign_up
from tests.support.league import League, Person
from tests.support.reading import custom_ids, find_custom_id, words


@pytest.fixture
async def general(league: League, organiser: Person) -> Any:
    await install(league, organiser, league.role("Arbitres"))
    return league.channel("general")


def cards(league: League, channel: str = "inscriptions") -> list[discord.Message]:
    return [post for post in league.guild.channels[channel].history() if "## Équipe" in words(post)]


async def enrol(person: Person, here: Any, team: str = "Les Aigles", cls: str = "archer") -> str:
    given = {"equipe": team, "classe": cls}
    shown = await person.command("kollaball inscrire", here=here, **given)
    assert shown.ephemeral
    return words(shown.response)


async def the_league(league: League) -> Any:
    return await leagues.find_league(league.bot.app.house, league.guild.id)


async def test_one_card_a_team_is_edited_as_people_come_and_go(
    league: League, captain: Person, opponent: Person, stranger: Person, general: Any
) -> None:
    told = await enrol(captain, general, cls="warrior")
    room = league.guild.channels["inscriptions"]
    assert "Votre inscription est notée" in told and f"<#{room.id}>" in told
    [card] = cards(league)
    assert "Il manque 3 joueurs" in words(card) and captain.mention in words(card)

    joined = (await opponent.press(card, "kb-join-in")).response
    assert "Votre classe dans l'équipe Les Aigles" in words(joined)
    done = await opponent.choose(joined, "kb-join-as", "thief")
    assert "Votre inscription est notée" in words(done.response)
    await enrol(stranger, general, team="Les Bisons")
    await captain.command("kollaball inscrire", here=general, equipe="Les Aigles", classe="merchant", ville="Aube")
    await captain.command("kollaball equipe", here=general, capitaine=opponent.user, tactique="lob")
    eagles, bisons = cards(league)
    assert eagles.id == card.id and "Les Bisons" in words(bisons)
    assert f"{captain.mention} · marchand · de Aube" in words(eagles)
    assert f"{opponent.mention} · voleur · **capitaine**" in words(eagles) and "chandelle" in words(eagles)
    assert "Il manque 2 joueurs" in words(eagles)

    await captain.command("kollaball equipe", here=general, quitter=True)
    [eagles, _] = cards(league)
    assert eagles.id == card.id and captain.mention not in words(eagles) and "Il manque 3" in words(eagles)
    posts = [words(post) for name in ("general", "inscriptions") for post in league.guild.channels[name].history()]
    assert sum("Les Aigles" in post for post in posts) == 1


async def test_the_button_goes_with_the_last_place_and_works_after_a_restart(
    league: League, captain: Person, stranger: Person, general: Any
) -> None:
    await enrol(captain, general)
    [card] = cards(league)
    await league.restart()
    people = [league.person(f"joueur{number}") for number in range(5)]
    for person in people:
        asked = (await person.speaks("en-GB").press(card, "kb-join-in")).response
        assert "Your class in team Les Aigles?" in words(asked)
        await person.choose(asked, "kb-join-as", "ranger")
    [full] = cards(league)
    assert full.id == card.id and "L'équipe peut jouer." in words(full) and custom_ids(full) == []
    for press, values in (("kb-join-in:1", None), ("kb-join-as:1", ["thief"])):  # of a phone that shows the old card
        told = answer_of(await forge(stranger, card, press, values=values, here=league.guild.channels["inscriptions"]))
        assert "complète" in told, press


async def test_who_plays_already_changes_his_class_there_and_joins_no_other(
    league: League, captain: Person, opponent: Person, general: Any
) -> None:
    await enrol(captain, general)
    await enrol(opponent, general, team="Les Bisons")
    [card, _] = cards(league)
    assert "Vous jouez déjà pour Les Bisons" in words((await opponent.press(card, "kb-join-in")).response)
    again = (await captain.press(card, "kb-join-in")).response
    assert "pour changer de classe" in words(again)
    await captain.choose(again, "kb-join-as", "thief")
    [same, _] = cards(league)
    assert same.id == card.id and f"{captain.mention} · voleur" in words(same)


async def test_forged_presses_of_a_card_get_a_polite_answer(
    league: League, captain: Person, opponent: Person, general: Any
) -> None:
    await enrol(captain, general)
    [card] = cards(league)
    team = int(find_custom_id(card, "kb-join-in").partition(":")[2])
    for press, values in (
        ("kb-join-in:99", None), ("kb-join-as:99", ["thief"]), (f"kb-join-as:{team}", ["king"]), ("kb-join-in:x", None),
    ):  # fmt: skip
        told = answer_of(await forge(opponent, card, press, values=values, here=league.guild.channels["inscriptions"]))
        assert "plus à jour" in told, press
    assert len(await teams.list_members(league.bot.app.house, team)) == 1


async def test_a_card_that_is_gone_is_posted_again(
    league: League, organiser: Person, captain: Person, opponent: Person, general: Any
) -> None:
    await enrol(captain, general)
    [card] = cards(league)
    league.env.backend.delete_message(card.channel.id, card.id)
    await enrol(opponent, general)
    [anew] = cards(league)
    assert anew.id != card.id and "Il manque 2" in words(anew)
    league.env.backend.delete_message(anew.channel.id, anew.id)
    await organiser.command("ligue installer", here=general)
    [third] = cards(league)
    assert "Il manque 2" in words(third)


async def test_in_another_channel_the_cards_move_and_speak_the_leagues_language(
    league: League, organiser: Person, captain: Person, opponent: Person, general: Any
) -> None:
    await enrol(captain, general)
    await enrol(opponent, general, team="Les Bisons")
    hall = league.channel("accueil")
    await organiser.command("ligue installer", here=general, inscriptions=hall, langue="en")
    assert cards(league) == []
    moved = [words(post) for post in hall.history() if "## Team" in words(post)]
    assert len(moved) == 2 and "3 players are missing" in moved[0]


async def test_where_it_cannot_be_written_the_referees_hear_once_and_all_cards_come_when_it_can(
    league: League, organiser: Person, captain: Person, opponent: Person, stranger: Person, general: Any
) -> None:
    room = league.channel("inscriptions")
    league.env.inject_error(
        "POST", f"/channels/{room.id}/messages", status=403, code=50013, message="Missing Permissions", times=3
    )
    assert "Votre inscription est notée" in await enrol(captain, general)
    await enrol(opponent, general, team="Les Bisons")
    await enrol(opponent, general, team="Les Bisons", cls="thief")
    office = [words(post) for post in league.guild.channels["arbitres"].history()]
    told = [post for post in office if "La carte d'une équipe n'a pas pu être publié" in post]
    assert len(told) == 1 and "dans le salon des inscriptions" in told[0]
    assert cards(league) == []
    board = (await organiser.command("ligue tableau", here=general)).response
    assert "📭 **Inscriptions et défis** : 2 cartes ne sont pas à jour, il m'y manque" in words(board)
    assert "Rien ne presse" not in words(board)
    await enrol(stranger, general, team="Les Cerfs")
    assert sorted(words(card).split("\n")[0] for card in cards(league)) == [
        f"## Équipe Les {name}" for name in ("Aigles", "Bisons", "Cerfs")
    ]
    assert "Rien ne presse" in words((await organiser.command("ligue tableau", here=general)).response)
    async with league.bot.app.house.db.read() as tx:
        assert await outbox.parked(tx, (await the_league(league)).id) == []


async def test_a_referee_has_the_cards_sent_again_by_a_press(
    league: League, captain: Person, referee: Person, general: Any
) -> None:
    room = league.channel("inscriptions")
    fault = {"status": 403, "code": 50013, "message": "Missing Permissions"}
    league.env.inject_error("POST", f"/channels/{room.id}/messages", **fault, times=2)
    await enrol(captain, general)
    board = (await referee.command("ligue tableau", here=general)).response
    assert "une carte n'est pas à jour" in words(board)
    again = words((await referee.press(board, "desk-cards")).response)
    assert "Cartes des équipes" in again and "il m'y manque une permission" in again
    assert "sont à jour" in words((await referee.press(board, "desk-cards")).response)
    assert len(cards(league)) == 1


async def test_an_answer_that_is_lost_posts_no_second_card(league: League, captain: Person, general: Any) -> None:
    room = league.channel("inscriptions")
    league.env.inject_error("POST", f"/channels/{room.id}/messages", status=502, times=2)
    await enrol(captain, general)
    await league.advance(seconds=16)
    [card] = cards(league)
    [team] = await teams.list_teams(league.bot.app.house, (await the_league(league)).id, "kollaball")
    assert team.card_id == card.id


async def test_a_card_tells_of_the_match_that_its_team_plays(league: League, referee: Person, general: Any) -> None:
    await sign_up(league, "r", TEAMS["rouge"])
    await sign_up(league, "b", TEAMS["bleue"])
    assert not any("En match" in words(card) for card in cards(league))
    await create_match(league, referee)
    shown = cards(league)
    assert all("En match : **Les Aigles – Les Bisons**. Qui la rejoint" in words(card) for card in shown)
    await league.advance(hours=100)  # nobody answers the roll-call: the match is over
    assert [card.id for card in cards(league)] == [card.id for card in shown]
    assert not any("En match" in words(card) for card in cards(league))


async def test_who_is_forgotten_is_on_no_card(league: League, captain: Person, opponent: Person, general: Any) -> None:
    await enrol(captain, general)
    await enrol(opponent, general)
    asked = (await captain.command("mes-donnees oublier")).response
    await captain.press(asked, "data-forget")
    await league.advance(seconds=16)
    [card] = cards(league)
    assert captain.mention not in words(card) and opponent.mention in words(card)
