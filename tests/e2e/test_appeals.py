"""`/match reclamation` and its answer: numbered entries of the chained record, told to referee and captains."""

import pytest

from referee.desk import appeals
from referee.hand import record
from referee.hand.times import DAY_MS
from referee.model import By, Refusal
from tests.e2e.played import Played, played
from tests.support.league import League
from tests.support.reading import words

RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"
WHY = "le joueur 2 n'était pas marqué (KB-19-p)"


async def appealed(league: League) -> tuple[Played, int]:
    """Return a match in which the red captain has appealed against the first turn, and the appeal's number."""
    match = await played(league)
    first = await match.turn()
    await match.orders(RED, BLUE)
    shown = await match.red[0].command("match reclamation", here=match.thread, etape=str(first.number), raison=WHY)
    assert "inscrite au journal sous le n° 1" in words(shown.response)
    await league.advance(seconds=16)
    return match, 1


async def test_an_appeal_is_a_numbered_entry_and_the_referee_is_told(league: League) -> None:
    match, number = await appealed(league)
    post = next(told for told in reversed(match.told) if "Réclamation d'un capitaine" in told)
    assert "le joueur 2 n'était pas marqué" in post and match.red[0].mention in post
    (told,) = [text for text in match.channel("arbitres") if "réclamation" in text]
    assert match.referee.mention in told
    contest = await match.contest()
    (entry,) = await record.read_journal(match.app.house, league_id=contest.league_id)
    assert (entry.number, entry.op, entry.by_user, entry.clause) == (number, "appeal", match.red[0].id, "KB-19-p")
    again = await match.red[0].command(
        "match reclamation", here=match.thread, etape=str(entry.details["appealed_turn"]), raison=WHY
    )
    assert "déjà inscrite" in words(again.response)


@pytest.mark.parametrize(("verdict", "told"), [("upheld", "retenue"), ("rejected", "rejetée")])
async def test_the_answer_is_recorded_and_both_captains_hear_it(league: League, verdict: str, told: str) -> None:
    match, number = await appealed(league)
    offered = await match.referee.complete("arbitre reclamation", "numero", "", here=match.thread)
    assert [one["value"] for one in offered] == [str(number)]
    given = {"numero": str(number), "verdict": verdict, "raison": "vu et revu, KB-19-p"}
    await match.arbitrate("reclamation", **given)
    await league.advance(seconds=16)
    post = next(text for text in reversed(match.told) if "Réponse à une réclamation" in text)
    assert f"Réclamation n° {number} : **{told}**" in post
    assert match.red[0].mention in post and match.blue[0].mention in post
    again = await match.arbitrate("reclamation", **given)
    assert "Aucune réclamation" in words(again.response)
    contest = await match.contest()
    assert (await record.check_record(match.app.house, contest.league_id)).broken == ()


async def test_only_a_captain_appeals_and_in_time_and_no_captain_answers(league: League) -> None:
    match, number = await appealed(league)
    contest, house = await match.contest(), match.app.house
    first = (await record.read_journal(house, contest_id=contest.id))[0].details["appealed_turn"]
    for person in (match.red[1], league.person("stan")):
        shown = await person.command("match reclamation", here=match.thread, etape=str(first), raison=WHY)
        assert "Seul le capitaine" in words(shown.response)
    with pytest.raises(Refusal, match="conflict"):
        await appeals.rule_on_appeal(house, contest.id, By(match.blue[0].id, "non"), number=number, accepted=False)
    with pytest.raises(Refusal, match="not_closed"):
        await appeals.appeal(house, contest.id, By(match.blue[0].id, "trop tôt"), turn_id=(await match.turn()).id)
    await league.advance_to(league.now_ms() + appeals.DAYS * DAY_MS + 1)
    late = await match.blue[0].command("match reclamation", here=match.thread, etape=str(first), raison=WHY)
    assert "Trop tard" in words(late.response)


async def test_a_result_is_disputed_from_its_own_menu(league: League) -> None:
    match = await played(league)
    await match.orders(RED, BLUE)
    captain, mate = match.red[0], match.red[1]
    shown = await captain.menu("Réclamer", match.result, here=match.thread)
    sent = await captain.fill(shown, text=WHY)
    assert "inscrite au journal sous le n° 1" in words(sent.response)
    refused = await mate.fill(await mate.menu("Réclamer", match.result, here=match.thread), text=WHY)
    assert "capitaine" in words(refused.response)
    contest = await match.contest()
    assert [entry.op for entry in await record.read_journal(match.app.house, league_id=contest.league_id)] == ["appeal"]


async def test_on_any_other_message_the_menu_says_kindly_where_it_belongs(league: League) -> None:
    match = await played(league)
    shown = await match.red[0].menu("Réclamer", match.panel, here=match.thread)
    assert "annonce le résultat d'un tour" in words(shown.response)
    stranger = match.red[0].speaks("en-GB")
    shown = await stranger.menu("Réclamer", match.panel, here=match.thread)
    assert "announces a turn's result" in words(shown.response)
