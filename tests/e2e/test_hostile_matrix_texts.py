"""Matrix Hockey: hostile texts by every way in: refused unread or politely, shown to nobody else, nobody pinged."""

from typing import Any

import discord
import pytest
from simcord.components import walk_components

from referee.course import sending
from rules.errors import OrderError
from rules.matrix_hockey import GAME
from tests.e2e.forging import answer_of, pings
from tests.e2e.matrix_creation.season import install, made, upload
from tests.e2e.season import Season, season
from tests.e2e.test_hostile_texts import is_harmless
from tests.rules.matrix_hockey.support import full_week
from tests.support.league import League
from tests.support.reading import text_of

NOTHING_SENT = "Rien n'a été envoyé, et rien n'est perdu"
LONGEST = 2000  # of a text (rulebook part 5)
HOSTILE = {
    "nul": "CH A\x00(0)",
    "right to left": "\u202eCH A(0)\u202c",
    "zero width": "CH\u200b A(0)",
    "byte order mark": "\ufeffCH A(0)",
    "zalgo": "CH A" + "\u0301\u0310\u0334\u0489" * 100 + "(0)",
    "everyone": "@everyone A(0) @here",
    "mentions": "CH A(0) <@&123456789012345678> <@123456789012345678>",
    "a masked link": "[A(0)](https://mal.example)",
    "a code fence": "```\nCH A(0)\n```",
    "a spoiler": "||CH A(0)||",
    "markup": "**CH** __A__(0) # titre",
    "a round of many digits": "CH" + "9" * 1900 + " A(0)",
    "boosts of many digits": "CH A+" + "9" * 1900 + "(0)",
    "values of many digits": "CH A(" + "9" * 1900 + ")",
    "boosts without end": "CH A" + "+" * 1900 + "(0)",
    "homoglyphs": "\u0421\u041d \u0410(0)",
    "full-width": "\uff23\uff28 A(0)",
    "other digits": "CH\u0661 A(\u0660)",
    "braces": "{ $round } {0} %s A(0)",
    "sql": "CH A(0)'; DROP TABLE orders; --",
    "separators": ";" * 1999,
    "the same item": "A(0);" * 399,
    "back quotes": "`" * 1999,
    "emoji": "\U0001f3f3\ufe0f\u200d\U0001f308 CH A(0)",
}
HUGE = ("9" * 100_000, "CH" + "9" * 100_000, "CH A(0);" * 12_500, "\ud800" * 100_000, "A(" * 50_000, "\n" * 100_000)


async def world(league: League) -> Season:
    """Return a small season without cups."""
    return await season(league, roster={"E": 4}, config={"competitions": ["CH"]})


async def kept(played: Season) -> list[str]:
    """Return the teams that have ordered something."""
    turn = await played.turn()
    return [seat for seat in turn.awaiting if await sending.find_own_order(played.app.house, turn.id, seat) is not None]


def is_mute(told: str) -> bool:
    """Return whether an echo pings nobody and shows nothing but letters; a mention that is broken up is one."""
    return is_harmless(told.replace("\\<@\u200b", ""))


def heard_by_others(played: Season) -> list[str]:
    """Return all that stands in the thread, and in the DMs of everybody but the coach of E-01."""
    others = [coach for team, coach in played.coaches.items() if team != "E-01"]
    return [text_of(message) for message in played.posts] + [
        text_of(message) for person in (*others, played.referee) for message in person.inbox()
    ]


@pytest.mark.parametrize("text", HUGE, ids=range(len(HUGE)))
def test_a_huge_text_is_refused_unread(text: str) -> None:
    for read in (GAME.parse, lambda state, seat, sent: GAME.merge(state, seat, None, sent)):
        with pytest.raises(OrderError) as caught:
            read(full_week(), "a", text)
        assert (caught.value.code, caught.value.at) == ("E_SYNTAX", LONGEST)


async def test_hostile_dms_are_refused_in_one_harmless_answer_to_their_author(league: League) -> None:
    played = await world(league)
    coach, since, before, faults = played.coaches["E-01"], len(league.env.http_requests), heard_by_others(played), []
    for name, text in HOSTILE.items():
        answers = [text_of(answer).replace("\u202f", " ") for answer in await coach.dm(text)]
        if len(answers) != 1 or NOTHING_SENT not in answers[0] or not is_mute(answers[0]):
            faults.append((name, answers))
    assert faults == []
    assert pings(league, since) == []
    assert await kept(played) == []
    assert heard_by_others(played) == before
    assert "Envoyer cet ordre" in text_of((await coach.dm("CH A(0)"))[0])


async def test_hostile_texts_by_form_and_command_are_answered_as_by_dm(league: League) -> None:
    played = await world(league)
    coach, since, faults = played.coaches["E-01"], len(league.env.http_requests), []
    panel = played.panels()["Élite"]
    for name, text in HOSTILE.items():
        told = answer_of(await coach.fill(await coach.press(panel, "type"), text=text))
        by_command = answer_of(await coach.command("matrix ordres", here=played.thread, texte=text))
        if NOTHING_SENT not in told or not is_mute(told) or by_command != told:
            faults.append((name, told, by_command))
    assert faults == []
    assert pings(league, since) == []
    assert await kept(played) == []


@pytest.mark.parametrize("content", [b"CH A(0);" * 12_500, b"\x00" * 100_000, b"9" * 100_000])
async def test_a_text_too_long_for_a_message_is_not_even_fetched(league: League, content: bytes) -> None:
    played = await world(league)
    [answer] = await played.coaches["E-01"].dm("", files=[("message.txt", content)])
    told = text_of(answer)
    assert "Discord en a fait un fichier" in told
    assert NOTHING_SENT in told
    assert await kept(played) == []


@pytest.mark.parametrize("length", [LONGEST, LONGEST + 1])
async def test_a_text_of_2000_characters_is_read_and_one_more_is_not(league: League, length: int) -> None:
    played = await world(league)
    text = "CH A(0)".ljust(length)
    told = answer_of(await played.coaches["E-01"].command("matrix ordres", here=played.thread, texte=text))
    assert ("Envoyer cet ordre" in told) == (length == LONGEST)
    assert (NOTHING_SENT in told) == (length > LONGEST)


SHOWN = {
    "Les ||Ours|| **gras**": "Les \\|\\|Ours\\|\\| \\*\\*gras\\*\\*",
    "[clic](https://mal.example)": "\\[clic\\]\\(https:\u200b//mal.example\\)",
    "```x``` # titre": "\\`\\`\\`x\\`\\`\\` \\# titre",
    "{ $team } \\": "{ $team } \\\\",
}


async def test_hostile_names_of_teams_are_shown_harmlessly(league: League, organiser: Any, referee: Any) -> None:
    await install(league, organiser)
    since = len(league.env.http_requests)
    names = [*SHOWN]
    form = await upload(league, referee, "\n".join(f'"{name}",E,' for name in (*names, "Loups", "Lynx")))
    page = text_of((await referee.choose(form, "mh-plan-page", "E")).response)
    assert [name for name in names if SHOWN[name] not in page] == []
    await referee.press(form, "mh-plan-ok")
    await league.advance(seconds=30)
    [thread] = league.threads()
    told = "\n".join(_markdown(message) for message in thread.history())
    assert [name for name in names if SHOWN[name] not in told] == []
    assert is_harmless(told)
    assert pings(league, since) == []


def _markdown(message: discord.Message) -> str:
    """Return what Discord reads as Markdown in a message: its texts, not what describes pictures."""
    items = walk_components([component.to_dict() for component in message.components])
    return "\n".join(item["content"] for item in items if item.get("content"))


@pytest.mark.parametrize(
    "name",
    ["@everyone", "<@123456789012345678>", "<#12> Ours", "Ou\u200brs", "\u202eOurs", "Ou\x00rs", "\u3164", "=1+1"],
)
async def test_names_that_ping_hide_or_compute_create_nothing(
    league: League, organiser: Any, referee: Any, name: str
) -> None:
    await install(league, organiser)
    since = len(league.env.http_requests)
    told = text_of(await upload(league, referee, f"Loups,E,\n{name},E,\nLynx,E,"))
    assert "Ligne 2" in told.replace("\u202f", " ")
    assert "\u202e" not in told and "\x00" not in told
    assert await made(league) == [] and league.threads() == []
    assert pings(league, since) == []
