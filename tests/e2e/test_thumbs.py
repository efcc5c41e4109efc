"""What thumbs write on a phone is read leniently at the door, shown as the page writes it, and asked about."""

import json
from typing import Any

import pytest

from referee.course import sending
from rules.seals import seal
from tests.e2e.played import Played, another, played
from tests.support.league import League
from tests.support.reading import custom_ids, words

THUMBS = "1P→b4 2rb4, 3 f a3/4 R -> B5"
BLUE = "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"
READ = "1 P A4>B4; 2 R A4>B4; 3 F A4>A3; 4 R A4>B5"


async def stored(match: Played) -> Any:
    return await sending.find_own_order(match.app.house, (await match.turn()).id, "rouge")


@pytest.mark.clause("KB-18-a")
async def test_it_is_shown_back_as_the_page_writes_it_and_counts_once_confirmed(league: League):
    match = await played(league)
    captain = match.red[0]
    [shown] = await captain.dm(THUMBS)
    assert f"`{READ}`" in words(shown)
    assert "Envoyer ces ordres ?" in words(shown)
    assert await stored(match) is None
    receipt = (await captain.press(shown, "order-ok")).response
    assert f"`{READ}`" in words(receipt)
    assert (await stored(match)).canonical == READ


async def test_by_command_by_form_and_in_english_too(league: League):
    match = await played(league)
    captain = match.red[0]
    told = (await captain.command("kollaball ordres", here=match.thread, texte=THUMBS)).response
    form = await captain.fill(await captain.press(match.panel, "type"), text=THUMBS)
    for shown in (told, form.response):
        assert f"`{READ}`" in words(shown)
    captain.speaks("en-GB")
    await captain.command("reglages", langue="en")
    [english] = await captain.dm("1p>b4 2rb4 3ha3 4rb5")
    assert f"`{READ}`" in words(english)


async def test_what_was_really_sent_is_kept_beside_what_was_read_of_it(league: League):
    match = await played(league)
    captain, told = match.red[0], f"Envoyé tel quel : `{THUMBS}`"
    await match.order(captain, THUMBS)
    order = await stored(match)
    assert (order.as_sent, order.canonical) == (THUMBS, READ)
    assert order.seal == seal(order.salt, (await match.contest()).id, (await match.turn()).number, "rouge", READ)
    mine = await captain.command("kollaball mes-ordres", here=match.thread)
    assert told in words(mine.response)
    await match.order(match.blue[0], BLUE)
    past = words((await match.blue[0].command("kollaball historique", here=match.thread, etape=2)).response)
    assert told in past and past.count("tel quel") == 1
    checked = (await match.verified(match.blue[0])).response
    [red] = [one for one in json.loads(await checked.attachments[0].read())["orders"] if one["seat"] == "rouge"]
    assert (red["text"], red["as_sent"]) == (READ, THUMBS)


async def test_what_has_no_reading_either_is_told_the_fault_of_the_text_as_sent(league: League):
    match = await played(league)
    for text, fault, place in (
        ("1P>B4 2RZ9", "Je ne comprends pas `2`.", "1P\\>B4 __**2**__ RZ9"),
        ("1P>B4 2RG4 3RB4 4RB4", "Je ne comprends pas `2`.", "1P\\>B4 __**2**__ RG4 3RB4 4RB4"),
    ):
        [shown] = await match.red[0].dm(text)
        assert fault in words(shown)
        assert place in words(shown)
        assert not any(name.startswith("order-ok") for name in custom_ids(shown))


async def test_of_two_matches_it_is_for_the_one_that_it_fits(league: League):
    first = await played(league)
    await another(league, first.referee, teams=[tuple(league.person(f"cerf{n}") for n in range(1, 5)), first.red])
    [shown] = await first.red[0].dm(THUMBS)
    assert f"`{READ}`" in words(shown)
    assert "mais ce texte n'est jouable que dans celui-ci" in words(shown)
