"""`/ligue tableau`: what waits for a referee, who is awaited where, and each act one press away."""

import pytest

from bench.seasons import FULL_LEAGUE
from referee.hand import record
from tests.e2e.forging import answer_of, forge
from tests.e2e.played import Played, another, played
from tests.e2e.season import season
from tests.support.league import League, Person
from tests.support.reading import custom_ids, modal_text, words
from tests.support.statements import statements

RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"
WHY = "Panne chez un capitaine"
STATEMENTS = 9  # whatever the league's size; with the command's own: the language, the league
EXCUSED = 1  # which of the orders that are missing, if any are


async def board(match: Played, by: Person | None = None):
    office = match.league.guild.channels["arbitres"]
    return (await (by or match.referee).command("ligue tableau", here=office)).response


async def test_it_says_who_is_awaited_and_until_when(league: League) -> None:
    match = await played(league)
    text = words(await board(match))
    assert "1 match ouvert, 1 attend des ordres." in text
    assert "Rien ne presse" in text
    assert "**1** · ⏳ **Les Aigles – Les Bisons** · tour 1, <t:" in text
    assert "on attend Les Aigles, Les Bisons" in text
    await match.order(match.red[0], RED)
    text = words(await board(match))
    assert "on attend Les Bisons" in text and ">B4" not in text
    match.referee.speaks("en-GB")
    assert "waiting for Les Bisons" in words(await board(match))


async def test_a_deadline_is_put_off_by_two_presses_and_a_reason(league: League) -> None:
    match = await played(league)
    due_ms = (await match.turn()).due_ms
    sheet = (await match.referee.press(await board(match), "desk-sheet")).response
    assert "On attend : Les Aigles, Les Bisons." in words(sheet)
    form = await match.referee.press(sheet, "desk-do:extend")
    assert "Prolonger de 24 h" in modal_text(form)
    done = await match.referee.fill(form, text=WHY)
    assert "C'est fait" in words(done.response)
    assert (await match.turn()).due_ms == due_ms + 24 * 3_600_000
    [act] = await record.read_journal(match.app.house, contest_id=(await match.contest()).id)
    assert (act.op, act.reason, act.by_user) == ("extend", WHY, match.referee.id)


async def test_a_press_on_the_sheet_of_a_turn_that_is_over_does_nothing_to_the_next(league: League) -> None:
    match = await played(league)
    sheet = (await match.referee.press(await board(match), "desk-sheet")).response
    form = await match.referee.press(sheet, "desk-do:close")
    await match.orders(RED, BLUE)
    assert (await match.turn()).number == 3
    assert "plus à jour" in words((await match.referee.fill(form, text=WHY)).response)
    assert "plus à jour" in words((await match.referee.press(sheet, "desk-do:close")).response)
    assert (await match.turn()).status == "open" and (await match.turn()).number == 3


async def test_a_match_is_paused_and_goes_on_also_after_a_restart(league: League) -> None:
    match = await played(league)
    shown = await board(match)
    await league.restart()
    sheet = (await match.referee.press(shown, "desk-sheet")).response
    await match.referee.fill(await match.referee.press(sheet, "desk-do:pause"), text=WHY)
    assert (await match.contest()).status == "paused"
    shown = await board(match)
    assert "en pause" in words(shown)
    sheet = (await match.referee.press(shown, "desk-sheet")).response
    assert [name for name in custom_ids(sheet) if name.startswith("desk-do")] == [
        f"desk-do:resume:{(await match.turn()).id}"
    ]
    await match.referee.fill(await match.referee.press(sheet, "desk-do:resume"), text=WHY)
    assert (await match.contest()).status == "open"


async def test_an_appeal_stands_first_and_is_answered_from_there(league: League) -> None:
    match = await played(league)
    await match.orders(RED, BLUE)
    await match.red[0].command("match reclamation", here=match.thread, etape="2", raison="La balle était à nous")
    shown = await board(match)
    assert "**1** · ⚖️ **Les Aigles – Les Bisons** : réclamation n° 1" in words(shown)
    assert "Rien ne presse" not in words(shown)
    asked = (await match.referee.press(shown, "desk-appeal")).response
    assert "La balle était à nous" in words(asked)
    form = await match.referee.press(asked, "desk-rule:upheld")
    assert "C'est fait" in words((await match.referee.fill(form, text=WHY)).response)
    assert "réclamation" not in words(await board(match)).replace("aucune réclamation", "")
    assert "Aucune réclamation" in words((await match.referee.press(asked, "desk-rule:rejected")).response)


async def test_mail_that_did_not_arrive_goes_out_by_a_press(league: League) -> None:
    match = await played(league)
    path = f"/channels/{match.thread.id}/messages"
    league.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=1)
    await match.orders(RED, BLUE)
    shown = await board(match)
    assert "📭 **Les Aigles – Les Bisons** : 1 message n'est pas arrivé, il m'y manque une permission." in words(shown)
    assert "1 message était en attente" in words((await match.referee.press(shown, "desk-republish")).response)
    again = (await match.referee.press(shown, "desk-overview")).response
    assert "📭" not in words(again) and "Rien ne presse" in words(again)


async def test_who_was_late_is_excused_by_a_press_and_a_reason(league: League) -> None:
    match = await played(league)
    first = await match.turn()
    await match.order(match.blue[0], BLUE)
    await match.overdue()
    await league.advance(seconds=16)
    with statements() as counted:
        shown = await board(match)
    counted.show("the overview of a league in which an order is missing")
    assert len(counted.in_front) <= STATEMENTS + EXCUSED + 4  # their language is told for the first time
    assert f"⌛ **Les Aigles – Les Bisons** : au tour {first.number}, pas d'ordre de Les Aigles" in words(shown)
    form = await match.referee.press(shown, "desk-late")
    assert f"de Les Aigles au tour {first.number}" in modal_text(form)
    stranger = league.person("ada", permissions="manage_messages")
    for press in (f"desk-late:{first.id}", f"desk-excuse:{first.id}:0", f"desk-excused:{first.id}:rouge"):
        values = ["rouge"] if press.startswith("desk-excuse:") else None
        told = answer_of(await forge(stranger, match.panel, press, values=values, here=match.thread))
        assert "Il faut le rôle d'arbitre" in told or "plus à jour" in told, press
    assert (await match.state()).teams["rouge"].missed == 1
    done = await match.referee.fill(form, text=WHY)
    assert "C'est fait" in words(done.response)
    assert (await match.state()).teams["rouge"].missed == 0
    [act] = await record.read_journal(match.app.house, contest_id=(await match.contest()).id)
    assert (act.op, act.reason, act.details["excused_turn"]) == ("excuse", WHY, first.number)
    assert "⌛" not in words(await board(match))
    assert "plus à jour" in words((await match.referee.press(shown, "desk-late")).response)


async def test_of_several_who_were_late_one_is_chosen(league: League) -> None:
    match = await played(league)
    await match.overdue()
    await league.advance(seconds=16)
    shown = await board(match)
    assert "pas d'ordre de Les Aigles, Les Bisons" in words(shown)
    asked = (await match.referee.press(shown, "desk-late")).response
    form = await match.referee.choose(asked, "desk-excuse", "bleue")
    await match.referee.fill(form, text=WHY)
    state = await match.state()
    assert (state.teams["rouge"].missed, state.teams["bleue"].missed) == (1, 0)
    assert "pas d'ordre de Les Aigles\n" in words(await board(match))


async def test_it_is_for_referees_and_organisers_and_only_referees_act(league: League, stranger: Person) -> None:
    match = await played(league)
    refused = words((await stranger.command("ligue tableau", here=league.channel("general"))).response)
    assert "Il faut le rôle d'arbitre" in refused
    organiser = league.person("odile", permissions="manage_guild")
    shown = (await organiser.command("ligue tableau", here=league.channel("general"))).response
    assert "attend Les Aigles" in words(shown)
    assert "réservés aux arbitres" in words(shown)
    assert custom_ids(shown) == ["desk-overview:1"]
    turn = await match.turn()
    forged = (
        "desk-sheet:1", "desk-overview:1", f"desk-do:close:{turn.id}", "desk-republish:1", "desk-rule:upheld:1:1",
        "desk-cards", f"desk-late:{turn.id}",
    )  # fmt: skip
    for press in forged:
        result = await forge(stranger, match.panel, press, here=match.thread)
        assert "Il faut le rôle d'arbitre" in answer_of(result), press
    for press in (
        "desk-sheet:99",
        "desk-do:win:1",
        f"desk-do:resume:{turn.id}",
        "desk-overview:0",
        "desk-rule:won:1:1",
    ):
        told = answer_of(await forge(match.referee, match.panel, press, here=match.thread))
        assert "plus à jour" in told or "Aucune réclamation" in told, press
    assert (await match.turn()) == turn


async def test_many_matches_take_several_pages_and_no_more_statements(league: League) -> None:
    match = await played(league)
    await board(match)  # their language is known
    with statements() as one:
        await board(match)
    for _ in range(8):
        await another(league, match.referee, teams=(match.red, match.blue), name="Un *long* nom de match " * 4)
    with statements() as nine:
        shown = await board(match)
    nine.show("the overview of nine matches")
    assert len(nine.in_front) == len(one.in_front) <= STATEMENTS
    assert "9 matchs ouverts" in words(shown) and "**8** ·" in words(shown) and "**9** ·" not in words(shown)
    following = (await match.referee.press(shown, "desk-overview:2")).response
    assert "**9** ·" in words(following)
    assert "9 · Agir" in words(following)


@pytest.mark.parametrize("speaks", ["fr", "en-GB"])
async def test_a_season_of_eighty_four_teams_is_one_line(league: League, speaks: str) -> None:
    winter = await season(league, roster=FULL_LEAGUE)
    winter.referee.speaks(speaks)
    office = league.guild.channels["arbitres"]
    with statements() as counted:
        shown = (await winter.referee.command("ligue tableau", here=office)).response
    counted.show("the overview of a season of 84 teams")
    assert len(counted.in_front) <= STATEMENTS + 4  # their language is told for the first time
    assert len(words(shown)) < 1000
    assert ("autres" if speaks == "fr" else "others") in words(shown)
