"""`/arbitre excuser`: the record of a missing order stays, marked; the game counts it no more; the journal has it."""

from typing import cast

import pytest

from referee.hand import record
from referee.turns import history
from rules.matrix_hockey.state import State
from tests.e2e.played import Played, played
from tests.e2e.season import season
from tests.support.league import League
from tests.support.reading import words

BLUE = "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"


async def void_turn(league: League) -> tuple[Played, int]:
    """Return a match whose first turn was void for want of the red orders, and that turn's number."""
    match = await played(league)
    first = await match.turn()
    await match.order(match.blue[0], BLUE)
    await match.overdue()
    await league.advance(seconds=16)
    assert (await match.state()).teams["rouge"].missed == 1
    return match, first.number


@pytest.mark.clause("KB-9-d")
async def test_a_missing_order_excused_stays_on_record_and_counts_no_more(league: League) -> None:
    match, number = await void_turn(league)
    given = {"etape": str(number), "equipe": "Les Aigles", "raison": "panne de réseau (KB-9-d)"}
    await match.arbitrate("excuser", **given)
    await league.advance(seconds=16)
    assert (await match.state()).teams["rouge"].missed == 0
    contest = await match.contest()
    assert [one.seat for one in await history.list_missing_orders(match.app.house, contest.id)] == ["rouge"]
    (act,) = await record.read_journal(match.app.house, contest_id=contest.id)
    assert (act.op, act.clause, act.details["excused_turn"]) == ("excuse", "KB-9-d", number)
    post = next(told for told in reversed(match.told) if "Ordre manquant excusé" in told)
    assert "Les Aigles" in post and f"Au tour {number}" in post
    told = await match.blue[0].command("kollaball historique", here=match.thread, etape=number)
    assert "Excusé par l'arbitre" in words(told.response)
    again = await match.arbitrate("excuser", **given)
    assert "déjà excusé" in words(again.response)
    assert (await record.check_record(match.app.house, contest.league_id)).broken == ()


async def test_only_what_is_on_record_can_be_excused_and_only_by_a_referee(league: League) -> None:
    match, number = await void_turn(league)
    given = {"etape": str(number), "raison": "panne de réseau"}
    refused = await match.arbitrate("excuser", **given, equipe="Les Bisons")
    assert "Aucun ordre manquant" in words(refused.response)
    ada = league.person("ada", permissions="manage_messages")
    refused = await match.arbitrate("excuser", by=ada, **given, equipe="Les Aigles")
    assert "arbitre" in words(refused.response)
    assert (await match.state()).teams["rouge"].missed == 1


@pytest.mark.clause("MH-9-b")
async def test_in_matrix_hockey_the_rung_and_what_it_took_are_given_back(league: League) -> None:
    weekly = await season(league, roster={"E": 4})
    before = cast("State", await weekly.state()).teams["E-01"]
    first = await weekly.turn()
    await weekly.overdue()
    after = cast("State", await weekly.state()).teams["E-01"]
    assert (before.onr, after.onr) == (0, 1)
    await weekly.referee.command(
        "arbitre excuser", here=weekly.thread, etape=str(first.number), equipe="E-01", raison="coach malade"
    )
    given_back = cast("State", await weekly.state()).teams["E-01"]
    assert given_back.onr == 0
    assert (given_back.extra_goals, given_back.super_saves) == (before.extra_goals, before.super_saves)
    await league.advance(seconds=16)
    post = next(words(one) for one in reversed(weekly.posts) if "Ordre manquant excusé" in words(one))
    assert f"Au tour {first.number}" in post and "ONR comptés : 1 → 0" in post
    assert f"Il reste +{before.extra_goals} #{before.super_saves}" in post
