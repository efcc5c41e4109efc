"""What a reminder offers: each button leads in one press to where the order is given, or sends what was not sent."""

import discord
import pytest
from simcord import ResponseMessage
from simcord.components import walk_components

from referee.hand import people
from tests.e2e.duel import duel
from tests.e2e.match import open_match
from tests.e2e.played import Played, played
from tests.e2e.season import season
from tests.support.behind import list_missing_seats
from tests.support.league import League, Person
from tests.support.reading import Shown, custom_ids, modal_text, words

RED = "1 P >B4; 2 R >B4; 3 F >A3; 4 R >B5"
READ = "1 P A4>B4; 2 R A4>B4; 3 F A4>A3; 4 R A4>B5"  # the same as it is shown back
BUTTON = 2
HOUR_MS = 3_600_000


def reminder(person: Person) -> discord.Message:
    """Return the last reminder that a person got."""
    return next(message for message in reversed(person.inbox()) if "⏰" in words(message))


def buttons(shown: Shown) -> dict[str, str | None]:
    """Return the buttons of a message, in order: what stands on each -> where it leads, if anywhere."""
    raw = shown.components if isinstance(shown, ResponseMessage) else [item.to_dict() for item in shown.components]
    found = [item for item in walk_components(raw) if item["type"] == BUTTON]
    return {item["label"].replace("\u202f", " "): item.get("url") for item in found}


def labels(shown: Shown) -> list[str]:
    """Return what stands on the buttons of a message, in order."""
    return list(buttons(shown))


async def missing(match: Played) -> tuple[str, ...]:
    return await list_missing_seats(match.app.house, (await match.turn()).id)


async def test_a_reminder_leads_to_the_form_the_field_and_the_thread(league: League) -> None:
    match = await played(league)
    await league.advance(hours=22, minutes=5)
    captain, told = match.red[0], reminder(match.red[0])
    assert labels(told) == ["Pas à pas", "Écrire", "Voir le fil"]
    assert buttons(told)["Voir le fil"] == f"https://discord.com/channels/{league.guild.id}/{match.thread.id}"
    form = await captain.press(told, "form-of")
    assert any(name.startswith("form-") for name in custom_ids(form.response))
    field = await captain.press(told, "form-type")
    shown = await captain.fill(field, text=RED)
    assert "Envoyer" in labels(shown.response)
    await captain.press(shown.response, "order-ok")
    assert await missing(match) == ("bleue",)


async def test_a_draft_that_was_not_sent_is_named_first_and_sent_from_the_reminder(league: League) -> None:
    match = await played(league)
    captain = match.red[0]
    await captain.dm(RED)
    await league.advance(hours=22, minutes=5)
    told = reminder(captain)
    assert words(told).splitlines()[1] == f"✏️ **Votre ordre n'est pas envoyé** : `{READ}`"
    assert "Un seul envoi par tour : plus rien ne se corrige ensuite" in words(told)
    assert labels(told) == ["Envoyer", "Modifier", "Voir le fil"]
    assert READ not in words(reminder(match.blue[0]))
    done = await captain.press(told, "order-ok")
    assert "Bien reçu" in words(done.response)
    assert await missing(match) == ("bleue",)


async def test_a_draft_is_changed_from_the_reminder(league: League) -> None:
    match = await played(league)
    captain = match.red[0]
    await captain.dm(RED)
    await league.advance(hours=22, minutes=5)
    form = await captain.press(reminder(captain), "form-again")
    assert READ.replace("; ", "\n") in words(form.response)
    assert await missing(match) == ("rouge", "bleue")


async def test_a_draft_thrown_away_is_not_named(league: League) -> None:
    match = await played(league)
    (shown,) = await match.red[0].dm(RED)
    await match.red[0].press(shown, "order-drop")
    await league.advance(hours=22, minutes=5)
    assert "pas envoyé" not in words(reminder(match.red[0]))


async def test_what_was_sent_and_taken_back_is_no_unsent_draft(league: League) -> None:
    match = await season(league, roster={"E": 4})
    coach = match.coaches["E-01"]
    await match.order("E-01", "A+(2)")
    await coach.press((await coach.command("matrix mes-ordres")).response, "withdraw")
    await league.advance_to((await match.turn()).due_ms - 2 * HOUR_MS + 60_000)
    assert "pas envoyé" not in words(reminder(coach))


async def test_the_thread_says_nothing_of_a_draft_and_has_the_buttons(league: League) -> None:
    match = await played(league)
    captain = match.red[0]
    await captain.dm(RED)
    league.close_dms(captain)
    await league.advance(hours=22, minutes=6)
    (told,) = [post for post in match.posts if "⏰" in words(post)]
    assert READ not in words(told)
    assert "pas envoyé" not in words(told)
    assert labels(told) == ["Pas à pas", "Écrire", "Mes ordres"]
    form = await captain.press(told, "form")
    assert form.ephemeral
    assert "Écrire" in labels(form.response)
    assert READ.replace("; ", "\n") in modal_text(await captain.press(told, "type"))
    assert "A4>B4" not in modal_text(await match.blue[0].press(told, "type"))
    assert (await league.person("stan").press(told, "type")).modal is None
    mine = await captain.press(told, "mine")
    assert mine.ephemeral
    assert f"**Votre ordre n'est pas envoyé** : `{READ}`" in words(mine.response)
    assert READ not in words((await match.blue[0].press(told, "mine")).response)
    await captain.press(mine.response, "order-ok")
    assert await missing(match) == ("bleue",)


@pytest.mark.clause("KB-1-c")
async def test_a_player_answers_the_roll_call_from_his_reminder(
    league: League, organiser: Person, referee: Person
) -> None:
    match = await open_match(league, organiser, referee)
    player = match.red[1]
    await player.press(match.panel, "dm-me")
    await league.advance(hours=22, minutes=5)
    assert labels(reminder(player)) == ["Présent !", "Voir le fil"]
    await player.press(reminder(player), "kb-present")
    assert "présents : " + player.mention in words(league.fresh(match.panel))


async def test_a_coach_orders_for_the_team_that_he_is_reminded_of(league: League) -> None:
    match = await season(league, roster={"E": 4})
    coach = match.coaches["E-01"]
    await league.advance(minutes=1)
    (brief,) = [message for message in coach.inbox() if "form-of" in " ".join(custom_ids(message))]
    assert labels(brief) == ["Formulaire", "Écrire", "Voir le fil"]
    turn = await match.turn()
    await league.advance_to(turn.due_ms - 2 * HOUR_MS + 60_000)
    told = reminder(coach)
    assert labels(told) == ["Formulaire", "Écrire", "Voir le fil"]
    assert {f"form-of:{turn.id}:E-01", f"form-type:{turn.id}:E-01"} == set(custom_ids(told))
    shown = await coach.fill(await coach.press(told, "form-type"), text="A+(2)")
    assert "Envoyer" in labels(shown.response)
    week = (await coach.command("matrix mes-ordres")).response
    assert "**Votre ordre n'est pas envoyé** : `CH1 A+(2)`" in words(week)
    assert labels(week) == ["Envoyer", "Modifier", "Formulaire", "Écrire"]
    await coach.press(week, "order-ok")
    week = (await coach.command("matrix mes-ordres")).response
    assert "pas envoyé" not in words(week)
    assert "CH1 A+(2)" in modal_text(await coach.press(week, "type"))  # what they have sent last
    assert "CH1 A+(2)" not in modal_text(await match.coaches["E-02"].press(match.panels()["Élite"], "type"))
    assert (await coach.press(told, "form-of")).response is not None


async def test_a_duel_is_played_from_the_reminder(league: League, captain: Person, opponent: Person) -> None:
    match = await duel(league, captain, opponent)
    person, turn = await match.acting(), await match.turn()
    await league.advance_to(turn.due_ms - 2 * HOUR_MS + 60_000)
    told = reminder(person)
    assert labels(told) == ["Jouer", "Voir le fil"]
    form = await person.press(told, "form-of")
    assert "Écrire" in labels(form.response)


async def test_a_reminder_of_a_turn_that_is_over_answers_politely(league: League) -> None:
    match = await played(league)
    await league.advance(hours=22, minutes=5)
    told = reminder(match.red[0])
    await match.overdue()
    late = await match.red[0].press(told, "form-of")
    assert "Trop tard : ce tour est clos." in words(late.response)


async def test_each_chooses_his_own_hours(league: League) -> None:
    match = await played(league)
    red, blue = match.red[0], match.blue[0]
    mine = (await red.command("reglages")).response
    assert "Rappels : aux heures de la ligue" in words(mine)
    chosen = (await red.choose(mine, "remind-at", "6", "1")).response
    assert "Rappels : 6 h, 1 h avant la clôture" in words(chosen)
    await league.advance(hours=18, minutes=5)
    assert "⏰" in words(reminder(red))
    assert not any("⏰" in words(message) for message in blue.inbox())
    await league.advance(hours=4)
    assert sum("⏰" in words(message) for message in red.inbox()) == 1
    assert sum("⏰" in words(message) for message in blue.inbox()) == 1
    await league.restart()
    await league.advance(hours=1)
    assert sum("⏰" in words(message) for message in red.inbox()) == 2


async def test_none_and_the_league_s_are_a_press_each(league: League, stranger: Person) -> None:
    house = league.bot.app.house
    mine = (await stranger.command("reglages", here=league.channel("general"))).response
    none = (await stranger.press(mine, "remind-as:none")).response
    assert "Rappels : aucun" in words(none)
    assert (await people.get_person(house, stranger.id)).reminder_hours == ()
    again = (await stranger.press(none, "remind-as:league")).response
    assert "Rappels : aux heures de la ligue" in words(again)
    assert (await people.get_person(house, stranger.id)).reminder_hours is None
