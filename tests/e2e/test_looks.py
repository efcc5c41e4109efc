"""`/arbitre essai` and `/arbitre consulter`, and what `/ligue journal` lets everybody check of the referees."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import discord
import pytest

from rules.verification import verify_file
from tests.e2e.ears import betrayals, overheard
from tests.e2e.played import Played, played
from tests.e2e.season import season
from tests.support.league import League, Person
from tests.support.reading import text_of, words

RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"
WHY = "un capitaine dit avoir été copié"


async def shown(match: Played, command: str, **given: object) -> list[str]:
    """Return the posts by which a referee's look is answered, to them alone."""
    result = await match.arbitrate(command, raison=WHY, **given)
    assert result.ephemeral
    return [words(message) for message in (result.response, *result.followups)]


async def test_a_dry_run_with_an_order_missing_posts_nothing_and_keeps_the_seed(league: League) -> None:
    match = await played(league)
    await match.order(match.red[0], RED)
    intro, *report = await shown(match, "essai")
    assert "Les Aigles" in intro and "Il manque encore : Les Bisons" in intro
    assert "Tour 1 nul" in report[0]
    before = len(match.told)
    await match.arbitrate("essai", raison=WHY)
    assert len(match.told) == before
    seed = (await match.turn()).seed.hex()
    assert seed not in "".join([intro, *report])


async def test_a_dry_run_has_the_texts_and_the_picture_of_the_real_close(league: League) -> None:
    match = await played(league, settings={"early_close": False})
    await match.overdue()  # the line-up
    for captain, text in ((match.red[0], RED), (match.blue[0], BLUE)):
        await match.order(captain, text)
    result = await match.arbitrate("essai", raison=WHY)
    _, dry = [result.response, *result.followups]
    assert dry.attachments
    await match.overdue()
    real = words((await match.blue[0].press(match.result, "report")).response)
    lines = set(words(dry).splitlines())
    assert len(lines) > 8 and lines <= set(real.splitlines())


async def test_nothing_of_a_dry_run_can_be_pressed(league: League) -> None:
    match = await played(league)
    result = await match.arbitrate("essai", raison=WHY)
    for message in (result.response, *result.followups):
        assert not [item for item in message.components if item["type"] == 1]


async def test_a_look_shows_the_order_in_words_and_is_told_to_the_captains_after_the_turn(league: League) -> None:
    match = await played(league)
    assert "Aucun ordre scellé" in (await shown(match, "consulter"))[0]
    await match.order(match.red[0], RED)
    [seen] = await shown(match, "consulter", equipe="Les Aigles")
    assert "1 P A4>B4" in seen and "Les Aigles" in seen
    assert not any(WHY in post for post in match.told)
    journal = words((await match.blue[0].command("ligue journal", here=match.thread)).response)
    assert "sera dite à la fin du tour" in journal and WHY not in journal and "Aigles" not in journal
    await match.order(match.blue[0], BLUE)
    nothing, told = [post for post in match.told if "Ordres scellés consultés" in post and "⚖️" in post]
    assert WHY in nothing and "Aucun ordre n'était encore arrivé" in nothing
    assert WHY in told and "Ordre de Les Aigles" in told and match.red[0].mention in told
    journal = words((await match.blue[0].command("ligue journal", here=match.thread)).response)
    assert WHY in journal and match.referee.mention in journal


async def test_what_a_referee_looked_at_is_overheard_by_nobody(league: League) -> None:
    match = await played(league)
    await match.order(match.red[0], "1 P >B5; 2 R >B5; 3 R >A3; 4 R >A3")
    await shown(match, "consulter")
    await shown(match, "essai")
    for person in (match.blue[0], league.person("stan")):
        assert betrayals(await overheard(match, person), ("A3", "B5", WHY)) == []


@pytest.mark.parametrize("command", ["essai", "consulter"])
async def test_a_captain_a_stranger_and_a_referee_who_plays_see_nothing(league: League, command: str) -> None:
    match = await played(league)
    await match.order(match.red[0], RED)
    stranger = league.person("stan", permissions="manage_messages")
    assert "Il faut le rôle d'arbitre" in words((await match.arbitrate(command, by=stranger, raison=WHY)).response)
    league.give_role(match.blue[1], league.role("Arbitres"))
    moderating = league.guild.create_role("Modération", permissions=discord.Permissions(manage_messages=True))
    league.give_role(match.blue[1], moderating)
    refused = words((await match.arbitrate(command, by=match.blue[1], raison=WHY)).response)
    assert "A4" not in refused and ("conflit" in refused or "ne peut pas arbitrer" in refused)


async def test_the_orders_of_a_whole_league_are_a_file(league: League) -> None:
    played_ = await season(league, roster={"E": 10})
    for number in range(1, 11):
        await played_.order(f"E-{number:02}", "A(1)")
    result = await played_.referee.command("arbitre consulter", here=played_.thread, raison=WHY)
    [file] = result.response.attachments
    assert (await file.read()).decode().count("CH1 A(1)") == 10
    dry = await played_.referee.command("arbitre essai", here=played_.thread, raison=WHY)
    assert any("semaine 1" in text_of(message) for message in dry.followups)


async def test_the_journal_is_checked_and_given_away_whole(
    league: League, stranger: Person, database_path: Path
) -> None:
    match = await played(league)
    for hours in (1, 2):
        await match.arbitrate("prolonger", heures=hours, raison="Noël, KB-9-b")
    told = match.told[-1]
    assert "Journal n° 2 · empreinte " in told
    checked = await stranger.command("ligue journal", here=match.thread, verifier=True)
    assert "Le journal est entier" in words(checked.response) and "2 décisions" in words(checked.response)
    [file] = checked.response.attachments
    assert all(line.holds for line in verify_file(json.dumps(json.loads(await file.read())).encode()))
    listed = words((await stranger.command("ligue journal", here=match.thread)).response)
    assert listed.count("KB-9-b") == 2
    older = words((await stranger.command("ligue journal", here=match.thread, **{"jusqu-a": 1})).response)
    assert older.count("Échéance repoussée") == 1
    with closing(sqlite3.connect(database_path)) as database, database:
        database.execute("UPDATE arbitration SET reason = 'aucune' WHERE number = 1")
    forged = await stranger.command("ligue journal", here=match.thread, verifier=True)
    assert "Le journal a été touché" in words(forged.response) and "n° 1" in words(forged.response)
