"""The welcome panel where people sign up, what its buttons do, and `/aide`."""

from typing import Any

import discord
import pytest

from referee.league import leagues
from tests.e2e.duel import duel
from tests.e2e.forging import answer_of, forge
from tests.e2e.match import install, open_match
from tests.e2e.played import played
from tests.e2e.season import season
from tests.support.league import League, Person
from tests.support.reading import custom_ids, options_of, words

BUTTONS = ["join", "challenge", "rules", "my-matches"]


def panels(league: League, channel: str = "inscriptions") -> list[discord.Message]:
    return [post for post in league.guild.channels[channel].history() if "my-matches" in custom_ids(post)]


@pytest.fixture
async def panel(league: League, organiser: Person) -> discord.Message:
    await install(league, organiser, league.role("Arbitres"))
    [found] = panels(league)
    return found


async def test_installing_puts_up_one_pinned_panel_and_tells_what_is_next(league: League, organiser: Person) -> None:
    shown = words((await organiser.command("ligue installer", here=league.channel("general"))).response)
    [panel] = panels(league)
    room = league.guild.channels["inscriptions"]
    assert [pin.id for pin in room.pinned_messages()] == [panel.id]
    assert "Bienvenue · Ligue d'essai" in words(panel) and "Kollaball, Matrix Hockey, Aspic" in words(panel)
    assert "Double-Échec, Helvetia Cup" in words(panel)
    assert custom_ids(panel) == BUTTONS
    assert shown.index("Ensuite") < shown.index("Fuseau")
    assert f"Montrez <#{room.id}>" in shown and "`/kollaball creer`, `/matrix creer`" in shown
    assert "aspic creer" not in shown and "épingl" not in shown


async def test_again_it_edits_the_same_message(league: League, organiser: Person, panel: discord.Message) -> None:
    await organiser.command("ligue installer", here=league.channel("general"), langue="en")
    [same] = panels(league)
    assert same.id == panel.id and "Welcome · Ligue d'essai" in words(same)
    assert [pin.id for pin in league.guild.channels["inscriptions"].pinned_messages()] == [panel.id]


async def test_one_that_was_deleted_is_made_anew(league: League, organiser: Person, panel: discord.Message) -> None:
    league.env.backend.delete_message(panel.channel.id, panel.id)
    await organiser.command("ligue installer", here=league.channel("general"))
    [anew] = panels(league)
    assert anew.id != panel.id and anew.pinned


async def test_in_another_channel_it_moves(league: League, organiser: Person, panel: discord.Message) -> None:
    await organiser.command("ligue installer", here=league.channel("general"), inscriptions=league.channel("accueil"))
    assert panels(league) == []
    [moved] = panels(league, "accueil")
    assert moved.pinned


async def test_without_the_right_to_pin_all_else_is_done_and_told(league: League, organiser: Person) -> None:
    league.revoke("pin_messages", "manage_messages")
    shown = words((await organiser.command("ligue installer", here=league.channel("general"))).response)
    [panel] = panels(league)
    assert not panel.pinned and "« Épingler des messages »" in shown and "Ensuite" in shown
    assert (await leagues.find_league(league.bot.app.house, league.guild.id)).welcome_id == panel.id


async def test_where_it_may_not_be_posted_the_league_is_installed_all_the_same(
    league: League, organiser: Person
) -> None:
    room = league.channel("inscriptions")
    league.revoke("send_messages", channel=room)
    shown = words((await organiser.command("ligue installer", here=league.channel("general"))).response)
    assert panels(league) == [] and "n'a pas pu être posé" in shown
    assert (await leagues.find_league(league.bot.app.house, league.guild.id)).signup_channel_id == room.id


async def test_signing_up_takes_three_presses_and_the_next_joins_by_three(
    league: League, panel: discord.Message, stranger: Person, opponent: Person
) -> None:
    await league.restart()
    asked = (await stranger.press(panel, "join")).response
    assert options_of(asked, "kb-join")[:2] == ["warrior", "alchemist"]
    asked = (await stranger.choose(asked, "kb-join", "archer")).response
    assert "fondez la première" in words(asked)
    form = await stranger.press(asked, "kb-join-found:archer")
    card = await stranger.fill(form, text="Les Aigles")
    assert card.ephemeral and "Équipe Les Aigles" in words(card.response) and "archer" in words(card.response)

    asked = (await opponent.press(panel, "join")).response
    asked = (await opponent.choose(asked, "kb-join", "thief")).response
    [team] = options_of(asked, "kb-join-team:thief")
    joined = (await opponent.choose(asked, "kb-join-team:thief", team)).response
    assert "n° 2" in words(joined) and "voleur" in words(joined)
    assert "Vous jouez déjà pour Les Aigles" in words((await opponent.press(panel, "join")).response)


async def test_a_challenge_is_offered_to_all_after_the_game_and_one_question(
    league: League, panel: discord.Message, stranger: Person
) -> None:
    which = (await stranger.press(panel, "challenge")).response
    asked = (await stranger.press(which, "challenge:aspic")).response
    assert "Défier qui voudra" in words(asked) and "6 pions" in words(asked)
    room = league.guild.channels["inscriptions"]
    assert not any("as-accept:1" in custom_ids(post) for post in room.history())
    await stranger.press(asked, "as-challenge")
    offers = [post for post in room.history() if "as-accept:1" in custom_ids(post)]
    assert len(offers) == 1


async def test_the_rules_of_each_game_are_two_presses_away(
    league: League, panel: discord.Message, stranger: Person
) -> None:
    asked = (await stranger.speaks("en-GB").press(panel, "rules")).response
    assert "Which game?" in words(asked)
    page = (await stranger.press(asked, "rules:aspic")).response
    assert "At a glance" in words(page) and page.attachments and page.attachments[0].description
    first = words(page)
    turned = (await stranger.press(page, "rules:aspic:1.0")).response
    assert words(turned) != first and "*(AS-" in words(turned)
    chapters = options_of(turned, "rules-chapter:aspic")
    last = (await stranger.choose(turned, "rules-chapter:aspic", chapters[-1])).response
    assert "Next" not in words(last) and "rules:aspic:" in " ".join(custom_ids(last))


async def test_the_rules_are_read_by_chapter_by_clause_and_by_words(league: League, stranger: Person) -> None:
    first = (await stranger.command("kollaball regles")).response
    assert "En bref" in words(first) and first.attachments
    offered = await stranger.complete("kollaball regles", "chapitre", "CHARGER")
    [(title, value)] = [(one["name"], one["value"]) for one in offered]
    assert title.endswith("Charger")
    assert "### Charger" in words((await stranger.command("kollaball regles", chapitre=value)).response)

    sentences = await stranger.complete("kollaball regles", "clause", "receveur repousse")
    assert sentences and all(len(one["name"]) <= 100 and "KB-" in one["name"] for one in sentences)
    clause = words((await stranger.command("kollaball regles", clause="15-g")).response)
    assert "### KB-15-g" in clause and "n'attrape rien ce tour" in clause and "Lire : Passer et attraper" in clause

    found = words((await stranger.command("kollaball regles", chercher="receveur repoussé")).response)
    assert "(KB-19-j)" in found and "(KB-15-g)" in found
    nothing = words((await stranger.command("kollaball regles", chercher="`@everyone` brouette")).response)
    assert "Rien dans les règles" in nothing
    assert "pas de clause KB-77-Z" in words((await stranger.command("kollaball regles", clause="77-z")).response)
    assert "KB-" in words((await stranger.command("kollaball regles", clause="receveur repoussé")).response)


async def test_forged_presses_of_the_lobby_get_a_polite_answer(
    league: League, panel: discord.Message, stranger: Person
) -> None:
    forged: list[tuple[str, list[str] | None]] = [
        ("join:matrix-hockey", None), ("join:chess", None), ("challenge:kollaball", None), ("rules:chess", None),
        ("rules:aspic:nothing", None), ("kb-join", ["king"]), ("kb-join-found:king", None),
        ("kb-join-team:archer", ["99"]), ("kb-join-team:king", ["1"]), ("play:99", None),
    ]  # fmt: skip
    for press, values in forged:
        told = answer_of(await forge(stranger, panel, press, values=values, here=league.guild.channels["inscriptions"]))
        assert "plus à jour" in told, press


async def helped(person: Person, here: Any = None) -> Any:
    return (await person.command("aide", here=here)).response


async def test_help_before_there_is_a_league(league: League, organiser: Person, stranger: Person) -> None:
    general = league.channel("general")
    assert "`/ligue installer` crée" in words(await helped(organiser, general))
    assert "qui le gère peut en installer une" in words(await helped(stranger, general))


async def test_a_captain_finds_his_turn_and_orders_from_there(league: League) -> None:
    match = await played(league)
    captain = match.red[0]
    shown = await helped(captain, match.thread)
    assert "envoyez vos ordres" in words(shown).split("\n")[1]
    form = (await captain.press(shown, "play")).response
    assert any(name.startswith("form-") for name in custom_ids(form))
    await match.order(captain, "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5")
    again = await helped(captain)
    assert "Rien ne vous attend dans votre match" in words(again) and "sur le serveur de votre ligue" in words(again)
    assert not any(name.startswith("play") for name in custom_ids(again))
    late = (await captain.press(shown, "play")).response
    assert "On attend : Les Bisons" in words(late)
    assert "envoyez vos ordres" in words(await helped(match.blue[0]))


async def test_a_player_at_the_roll_call_gets_his_button(league: League, organiser: Person, referee: Person) -> None:
    match = await open_match(league, organiser, referee)
    shown = await helped(match.red[1], match.thread)
    assert "« Présent »" in words(shown)
    panel = (await match.red[1].press(shown, "play")).response
    await match.red[1].press(panel, "kb-present")
    assert "Rien ne vous attend" in words(await helped(match.red[1], match.thread))


async def test_a_referee_finds_his_overview_and_may_be_more_than_that(league: League) -> None:
    match = await played(league)
    office = league.guild.channels["arbitres"]
    shown = await helped(match.referee, office)
    assert "⚖️ **Arbitrer**" in words(shown) and "👋" in words(shown)
    assert "Tableau · " in words((await match.referee.press(shown, "desk-overview")).response)
    league.give_role(match.red[0], league.role("Arbitres"))
    both = words(await helped(match.red[0], match.thread))
    assert both.index("envoyez vos ordres") < both.index("⚖️ **Arbitrer**") < both.index("🏟️ **Jouer**")


async def test_a_coach_and_a_player_of_a_duel_order_from_there_too(
    league: League, captain: Person, opponent: Person
) -> None:
    winter = await season(league, roster={"E": 4})
    coach = winter.coaches["E-01"]
    week = (await coach.press(await helped(coach), "play")).response
    assert "form-of" in " ".join(custom_ids(week))
    match = await duel(league, captain, opponent)
    acting = await match.acting()
    form = (await acting.press(await helped(acting), "play")).response
    assert any(name.startswith("form-") for name in custom_ids(form))
