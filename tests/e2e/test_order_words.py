"""An English captain writes English order words, wherever a text comes in; what is kept is in the page's."""

from typing import Any

from presenters.manual import read_manual
from referee.course import sending
from referee.orders import succession
from tests.e2e.match import CLASSES
from tests.e2e.played import Played, another, played
from tests.e2e.season import season
from tests.support.league import League, Person
from tests.support.reading import modal_text, words

ENGLISH = "1 pass >B4; 2 R >B4; 3 Hitter >A3; 4 R >B5 bribe-170"
READ = "1 P A4>B4; 2 R A4>B4; 3 F A4>A3; 4 R A4>B5 V-170"
SHOWN = "1 P A4>B4; 2 R A4>B4; 3 H A4>A3; 4 R A4>B5 BRIBE-170"
WRONG = "1 P >B4; 2 R >B4; 3 hitter >A3; 4 R >B5 lob"


async def english(match: Played) -> Person:
    captain = match.red[0].speaks("en-GB")
    await captain.command("reglages", langue="en")
    return captain


async def stored(match: Played) -> Any:
    return await sending.find_own_order(match.app.house, (await match.turn()).id, "rouge")


async def test_an_order_by_dm_is_read_back_and_received_in_both(league: League):
    match = await played(league)
    captain = await english(match)
    shown = (await captain.dm(ENGLISH))[-1]
    assert f"`{SHOWN}`\n-# In the rulebook's words: `{READ}`" in words(shown)
    receipt = (await captain.press(shown, "order-ok")).response
    assert f"`{SHOWN}`\n-# In the rulebook's words: `{READ}`" in words(receipt)
    assert (await stored(match)).canonical == READ
    mine = (await captain.command("kollaball mes-ordres", here=match.thread)).response
    assert f"`{SHOWN}`\n-# In the rulebook's words: `{READ}`" in words(mine)


async def test_an_order_by_command_and_by_form_is_read_alike(league: League):
    match = await played(league)
    captain = await english(match)
    told = (await captain.command("kollaball ordres", here=match.thread, texte=ENGLISH)).response
    assert f"`{SHOWN}`\n-# In the rulebook's words: `{READ}`" in words(told)
    form = await captain.press(match.panel, "type")
    assert modal_text(form).startswith("Les Aigles – Les Bisons · turn 1\nOne order per player")
    filled = await captain.fill(form, text=ENGLISH)
    assert f"`{SHOWN}`\n-# In the rulebook's words: `{READ}`" in words(filled.response)
    await captain.press(filled.response, "order-ok")
    assert (await stored(match)).canonical == READ


async def test_a_refused_text_is_marked_where_it_was_wrong_as_sent(league: League):
    match = await played(league)
    captain = await english(match)
    by_dm = words((await captain.dm(WRONG))[-1])
    assert "I do not understand `lob`." in by_dm
    assert "Here: 1 P \\>B4; 2 R \\>B4; 3 hitter \\>A3; 4 R \\>B5 __**lob**__" in by_dm
    form = await captain.press(match.panel, "type")
    filled = words((await captain.fill(form, text=WRONG)).response)
    assert "__**lob**__" in filled and WRONG in filled and "CHANDELLE" not in filled
    cell = words((await captain.dm("1 carrier drop; 2 pick up ? hitter >A9"))[-1])
    assert "There is no cell `A9`" in cell and "__**A9**__" in cell


async def test_the_pages_words_are_read_too_and_those_of_a_french_captain_alone(league: League):
    match = await played(league)
    captain = await english(match)
    shown = words((await captain.dm(READ))[-1])
    assert f"`{SHOWN}`\n-# In the rulebook's words: `{READ}`" in shown
    french = words((await match.blue[0].dm("1 P >F4; 2 R >F4; 3 F >G5; 4 pick up"))[-1])
    assert "Je ne comprends pas `pick`." in french
    told = words((await match.blue[0].dm("1 P >F4; 2 R >F4; 3 F >G5; 4 R >F3"))[-1])
    assert "`1 P G4>F4; 2 R G4>F4; 3 F G4>G5; 4 R G4>F3`" in told and "anglais" not in told


async def test_a_line_up_and_a_timeout_in_english(league: League):
    match = await played(league, lined_up=False)
    captain = await english(match)
    shown = (await captain.dm("line-up 1 2 3 4 ball 2"))[-1]
    assert "`LINEUP 1 2 3 4 BALL 2`\n-# In the rulebook's words: `COMPO 1 2 3 4 BALLE 2`" in words(shown)
    await captain.press(shown, "order-ok")
    await match.order(match.blue[0], "COMPO 1 2 3 4 BALLE 1")
    asked = (await captain.dm("Time out, please!"))[-1]
    assert "`TIMEOUT`\n-# In the rulebook's words: `ARRET`" in words(asked)


async def test_a_dm_counts_in_the_only_match_that_it_fits(league: League):
    match = await played(league)
    captain = await english(match)
    people = tuple(league.person(f"vert{number}") for number in range(1, 5))
    sides = [(captain, *people[:3]), match.blue]
    await another(league, match.referee, teams=sides, kinds=(CLASSES, CLASSES), lined_up=False, name="Bis")
    shown = words((await captain.dm("line-up 1 2 3 4 ball 2"))[-1])
    assert (
        "· Bis ·" in shown and "`LINEUP 1 2 3 4 BALL 2`\n-# In the rulebook's words: `COMPO 1 2 3 4 BALLE 2`" in shown
    )


async def test_a_standing_order_is_kept_in_the_pages_words_and_shown_in_its_captains(league: League):
    match = await played(league)
    captain = await english(match)
    kept = (await captain.command("match consigne", here=match.thread, texte=ENGLISH)).response
    assert "1 P >B4; 2 R >B4; 3 H >A3; 4 R >B5 BRIBE-170" in words(kept)
    assert f"`{SHOWN}`\n-# In the rulebook's words: `{READ}`" in words(kept)
    found = await succession.find_standing_order(match.app.house, (await match.contest()).id, "rouge")
    assert found is not None and found.text == "1 P >B4; 2 R >B4; 3 F >A3; 4 R >B5 V-170"
    await match.order(match.blue[0], "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5")
    first = await match.turn()
    await match.overdue()
    await league.advance(seconds=16)
    assert (await match.turn()).id != first.id and (await match.state()).null_turns == 0
    wrong = words((await captain.command("match consigne", here=match.thread, texte="1 pick up; 2 lob")).response)
    assert "I do not understand `LOB`" in wrong and "1 PICKUP; 2 __**LOB**__" in wrong


async def test_a_referee_enters_an_order_in_english(league: League):
    match = await played(league)
    match.referee.speaks("en-US")
    seat = {"equipe": "rouge", "raison": "asked by phone"}
    refused = await match.arbitrate("ordre", texte=WRONG, **seat)
    assert "__**lob**__" in words(refused.response)
    await match.arbitrate("ordre", texte=ENGLISH, **seat)
    assert (await stored(match)).canonical == READ


async def test_a_referee_corrects_an_order_of_a_past_turn_in_english(league: League):
    match = await played(league)
    await match.orders("1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5")
    match.referee.speaks("en-US")
    past = {"etape": "2", "equipe": "rouge", "raison": "miscopied"}
    refused = words((await match.arbitrate("revenir", texte=WRONG, **past)).response)
    assert "__**lob**__" in refused and "CHANDELLE" not in refused
    shown = await match.arbitrate("revenir", texte=ENGLISH, **past)
    assert READ in words(shown.response)


async def test_a_coach_names_a_competition_in_english(league: League):
    winter = await season(league, roster={"A": 4, "B": 4})
    coach = winter.coaches["A-01"].speaks("en-GB")
    await coach.command("reglages", langue="en")
    shown = words((await coach.dm("championship C+(1)"))[-1])
    assert "`CH" in shown
    refused = words((await coach.dm("championship C+(9)"))[-1])
    assert "championship C+(▶9)" in refused


def test_the_rules_name_the_english_words():
    told = "\n".join(str(part) for page in read_manual("kollaball", "en").pages for part in page.parts)
    for word in ("4 PICKUP", "1 DROP", "BRIBE+250", "T IMITATE FEINT 2 D4", "TIMEOUT"):
        assert f"`{word}`" in told
