"""A division of twelve from the draws to the next season: by DM, with everything that happens to a league."""

import random

import pytest

from bench.seasons import random_order
from rules.contract import SeatId
from rules.matrix_hockey import GAME, facts
from tests.e2e.season import Season, season
from tests.support.reading import text_of

SILENT, AHEAD, REPLACED = "E-12", "E-01", "E-05"


async def play_week(played: Season, chance: random.Random, *, without: set[str]) -> None:
    """Let every coach who owes something send orders for all his rounds of the week by DM."""
    state = await played.state()
    for seat, keys in facts.owed(state).items():
        if seat in without or all(key in state.advance.get(seat, {}) for key in keys):
            continue
        await played.order(seat, GAME.canonical(random_order(state, SeatId(seat), keys, chance)))


@pytest.mark.clause("MH-3.1.3-k", "MH-3.1.2-f", "MH-3.1.3-g", "MH-9-a", "MH-9-c")
async def test_a_season_of_twelve_teams_by_dm(league):
    chance = random.Random(12)
    played = await season(league, roster={"E": 12}, config={"competitions": ["CH", "WG"]})
    assert len((await played.state()).calendar) == 10

    # One coach plays three weeks ahead, and is heard of no more until they are over.
    receipt = await played.order(AHEAD, "CH1 A(0); CH2 B(1)\nCH3 C(2); CH4 D(1)")
    assert "CH1 A(0); CH2 B(1); CH3 C(2); CH4 D(1)" in text_of(receipt.response)
    await play_week(played, chance, without={SILENT, AHEAD})
    await played.overdue()
    state = await played.state()
    assert set(state.advance[AHEAD]) == {"CH2", "CH3", "CH4"}
    assert state.teams[AHEAD].onr == 0
    assert state.teams[SILENT].onr == 1

    # A referee replays the week with an order that came late; what would change is shown before it counts.
    line = next(text for text in played.told if f"{SILENT} [ONR" in text)
    assert line
    shown = await played.referee.command(
        "arbitre corriger",
        here=played.thread,
        acte="replay",
        equipe=SILENT,
        texte="CH1 K(3)",
        raison="Ordre arrivé par courrier",
    )
    told = text_of(shown.response)
    assert f"{SILENT} [ONR" in told
    assert f"{SILENT} [K(3)]" in told or f"{SILENT} [K*(3)]" in told
    assert (await played.state()).teams[SILENT].onr == 1
    before = await played.turn()
    await played.referee.press(shown.response, "mh-replay")
    await league.advance(seconds=16)
    again = await played.turn()
    state = await played.state()
    assert state.teams[SILENT].onr == 0
    assert (again.seed, again.due_ms, state.week) == (before.seed, before.due_ms, 2)
    assert set(state.advance[AHEAD]) == {"CH2", "CH3", "CH4"}
    assert any("Semaine rejouée" in text for text in played.told)

    # A coach is replaced in mid-season; the silent one becomes a dummy at the third week without orders.
    await play_week(played, chance, without={SILENT})
    await played.overdue()
    heir = league.person("heir")
    await heir.dm("bonjour")
    await played.referee.command(
        "arbitre corriger",
        here=played.thread,
        acte="take_over",
        equipe=REPLACED,
        texte="Les Héritiers",
        coach=heir.member,
        raison="Le coach a déménagé",
    )
    await league.advance(seconds=16)
    former, coaches = played.coaches[REPLACED], {**played.coaches, REPLACED: heir}
    played = Season(league, played.referee, coaches, played.contest_id, played.thread_id)
    assert "Aucun ordre n'est attendu" in text_of((await former.dm("A(1)"))[-1]) or "capitaine d'aucun" in text_of(
        former.inbox()[-1]
    )
    for _ in range(2):
        await play_week(played, chance, without={SILENT})
        await played.overdue()
    state = await played.state()
    assert (state.week, state.teams[SILENT].status) == (5, "dummy")
    assert state.teams[REPLACED].name == "Les Héritiers"
    assert "E_DUMMY" not in text_of((await played.coaches[SILENT].dm("A(1)"))[-1])
    assert "Équipe bidon" in text_of(played.coaches[SILENT].inbox()[-1])

    # The last two rounds are played in one week, with an order each.
    while not facts.is_last_week(await played.state()):
        await play_week(played, chance, without={SILENT})
        await played.overdue()
    both = facts.owed(await played.state())[SeatId(AHEAD)]
    assert both[:2] == ("CH10", "CH11")
    unclear = (await played.coaches[AHEAD].dm("E(1)"))[-1]
    assert "CH10 ou CH11" in text_of(unclear)
    await play_week(played, chance, without={SILENT})
    await played.overdue()

    # The season is over: final table, titles; a week later the next one is drawn.
    state = await played.state()
    assert (state.phase, (await played.turn()).stage) == ("finished", "finished")
    assert any("Champion" in text for text in played.told)
    await played.overdue()
    await league.advance(seconds=16)
    state = await played.state()
    assert (state.season, state.week, state.phase) == (2, 1, "season")
    assert SILENT not in state.teams
    seats = {seat.seat for seat in await _seats(played)}
    assert seats == set(state.teams)


async def _seats(played: Season) -> list:
    from referee import contests

    return await contests.seats(played.app.house, played.contest_id)
