"""`/reglages`, `/mes-matchs`, `/match voir`: what each person sets and sees for themselves."""

from typing import Any

import pytest

from referee.hand import people
from tests.e2e.played import played
from tests.support.league import Person
from tests.support.reading import text_of

RED = "1 P >B4; 2 R >B4; 3 F >A3; 4 R >B5"


async def settings(person: Person, here: Any = None, **given: Any) -> str:
    shown = await person.command("reglages", here=here, **given)
    assert shown.ephemeral or here is None
    return text_of(shown.response)


def reminders(person: Person) -> list[str]:
    return [text_of(message) for message in person.inbox() if "⏰" in text_of(message)]


async def test_everybody_has_settings_in_the_server_and_by_dm(league, stranger):
    general = league.channel("general")
    assert "Rappels\u202f: aux heures de la ligue\nHeures calmes\u202f: celles de la ligue" in await settings(
        stranger, general
    )
    given = {"silence": "23h-7h30", "langue": "en", "palette": "safe"}
    text = await settings(stranger, **given)
    assert "23:00–07:30" in text
    person = await people.get_person(league.bot.app.house, stranger.id)
    assert (person.language, person.palette) == ("en", "safe")
    assert (person.quiet_from, person.quiet_to) == (23 * 60, 7 * 60 + 30)

    text = await settings(stranger, general, langue="auto", silence="-")
    assert "celles de la ligue" in text


async def test_the_chosen_language_is_stronger_than_the_client_s(league, captain):
    captain.speaks("en-US")
    assert "My settings" in await settings(captain, league.channel("general"))
    assert "Mes réglages" in await settings(captain, league.channel("general"), langue="fr")
    (told,) = await captain.dm("bonjour")
    assert "Je suis Sifflet" in text_of(told)


async def test_a_dm_is_answered_in_the_language_last_seen(league, captain):
    captain.speaks("en-GB")
    await captain.command("mes-matchs")
    (told,) = await captain.dm("hello")
    assert "I am Sifflet" in text_of(told)


@pytest.mark.parametrize("silence", ["toujours", "24h-8h", "8h"])
async def test_quiet_hours_that_make_no_sense_are_explained(league, captain, silence):
    assert "Je ne comprends pas ces heures" in await settings(captain, silence=silence)
    assert (await people.get_person(league.bot.app.house, captain.id)).quiet_from is None


async def test_reminders_come_to_who_owes_and_wants_them(league):
    match = await played(league)
    await match.blue[0].press((await match.blue[0].command("reglages")).response, "remind-as:none")
    await league.advance(hours=22, minutes=5)
    (reminder,) = reminders(match.red[0])
    assert "Les Aigles – Les Bisons" in reminder
    for person in (match.blue[0], match.red[1], match.referee):
        assert reminders(person) == []


async def test_who_has_sent_is_not_reminded(league):
    match = await played(league)
    await match.order(match.red[0], RED)
    await league.advance(hours=22, minutes=5)
    assert reminders(match.red[0]) == []
    assert len(reminders(match.blue[0])) == 1


async def test_no_reminder_in_somebody_s_quiet_hours(league):
    match = await played(league)  # opens at 01:00 in Paris; two hours before the close it is 23:00
    await settings(match.red[0], silence="22h-0h45")
    await league.advance(hours=22, minutes=20)
    before = len(reminders(match.red[0]))
    assert before == 1  # it came before they began
    assert len(reminders(match.blue[0])) == 1
    await league.advance(minutes=80)
    assert len(reminders(match.red[0])) == before


async def test_the_palette_is_used_in_the_pictures_one_sees_oneself(league):
    match = await played(league)
    captain = match.red[0]

    async def pictures() -> list[bytes]:
        board = (await captain.command("kollaball plateau", here=match.thread)).response
        (order,) = await captain.dm(RED)
        return [await shown.attachments[0].read() for shown in (board, order)]

    usual, opponents = await pictures(), await _board(match.blue[0], match)
    await settings(captain, palette="default")
    vivid = await pictures()
    assert all(one != other for one, other in zip(usual, vivid, strict=True))
    assert await _board(match.blue[0], match) == opponents


async def _board(person: Person, match: Any) -> bytes:
    shown = (await person.command("kollaball plateau", here=match.thread)).response
    return await shown.attachments[0].read()


async def test_my_matches_tell_what_is_owed_and_by_when(league, stranger):
    match = await played(league)
    due = (await match.turn()).due_ms // 1000
    assert "rien à faire" in text_of((await match.red[1].command("mes-matchs")).response)  # they are no captain
    owed = text_of((await match.red[0].command("mes-matchs")).response)
    assert "**Les Aigles – Les Bisons**, tour 1\u202f: **envoyez vos ordres** avant" in owed
    assert f"<t:{due}:F>" in owed
    assert f"<#{match.thread.id}>" in owed
    await match.order(match.red[0], RED)
    assert "rien à faire" in text_of((await match.red[0].command("mes-matchs")).response)
    assert "rien à faire" in text_of((await match.red[1].command("mes-matchs", here=match.thread)).response)
    assert "aucun match" in text_of((await stranger.command("mes-matchs")).response)
    match.blue[0].speaks("en-GB")
    assert "Les Aigles – Les Bisons" in text_of((await match.blue[0].command("mes-matchs")).response)


async def test_my_matches_tell_a_player_what_he_owes_at_the_roll_call(league, organiser, referee):
    from tests.e2e.match import open_match

    match = await open_match(league, organiser, referee)
    player = match.red[2]
    assert "appuyez sur «\u202fPrésent\u202f»" in text_of((await player.command("mes-matchs")).response)
    await player.press(match.panel, "kb-present")
    assert "rien à faire" in text_of((await player.command("mes-matchs")).response)


async def test_anybody_may_look_at_a_match_and_sees_no_orders(league, stranger):
    match = await played(league)
    await match.order(match.red[0], RED)
    for person in (stranger, match.blue[0], match.referee):
        text = text_of((await person.command("match voir", here=match.thread)).response)
        assert "tour 1" in text
        assert "On attend\u202f: Les Bisons" in text
        assert "B4" not in text.split("Terrain.")[0]
