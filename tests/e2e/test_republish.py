"""`/arbitre republier`: what did not arrive goes out, what was deleted comes back, nothing is posted twice."""

from dataclasses import replace

from tests.e2e.played import Played, played
from tests.support.league import League
from tests.support.reading import words

RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"


async def republished(match: Played, **given: object) -> str:
    shown = await match.referee.command("arbitre republier", here=match.thread, **given)
    await match.league.advance(seconds=16)
    return words(shown.response)


async def test_a_deleted_report_comes_back_and_what_is_there_is_not_doubled(league: League) -> None:
    match = await played(league)
    await match.orders(RED, BLUE)
    report = next(post for post in match.posts if "Tour 1 joué" in words(post))
    league.env.backend.delete_message(match.thread.id, report.id)
    assert not any("Tour 1 joué" in told for told in match.told)
    assert "1 avait disparu" in await republished(match, etape="2")
    assert sum("Tour 1 joué" in told for told in match.told) == 1
    assert "aucun n'avait disparu, 1 est toujours là" in await republished(match, etape="2")
    assert sum("Tour 1 joué" in told for told in match.told) == 1


async def test_what_could_not_be_posted_goes_out_once_the_place_is_repaired(league: League) -> None:
    match = await played(league)
    path = f"/channels/{match.thread.id}/messages"
    league.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=1)
    await match.orders(RED, BLUE)
    assert not any("Tour 1 joué" in told for told in match.told)
    assert any("republier" in told or "n'a pas pu être publié" in told for told in match.channel("arbitres"))
    assert "1 message était en attente" in await republished(match)
    assert [sum(word in told for told in match.told) for word in ("Tour 1 joué",)] == [1]


async def test_a_deleted_panel_comes_back(league: League) -> None:
    match = await played(league)
    league.env.backend.delete_message(match.thread.id, match.panel.id)
    assert match.panels == []
    await republished(match)
    assert len(match.panels) == 1
    [picture] = match.panel.attachments
    assert len(await picture.read()) > 1000


async def test_a_deleted_thread_is_opened_anew_and_a_turn_is_told_in_it(league: League) -> None:
    match = await played(league)
    await match.orders(RED, BLUE)
    league.env.backend.delete_channel(match.thread.id)
    office = league.guild.channels["arbitres"]
    shown = words((await match.referee.command("arbitre republier", here=office, match="1", etape="2")).response)
    await league.advance(seconds=16)
    [thread] = league.threads()
    assert f"n'existait plus. En voici un nouveau : <#{thread.id}>" in shown and "tout est publié" in shown
    again = replace(match, thread=thread)
    assert sum("Tour 1 joué" in told for told in again.told) == 1
    assert len(again.panels) == 1


async def test_who_is_no_referee_republishes_nothing(league: League) -> None:
    match = await played(league)
    stranger = league.person("stan", permissions="manage_messages")
    shown = await stranger.command("arbitre republier", here=match.thread)
    assert "Il faut le rôle d'arbitre" in words(shown.response)
