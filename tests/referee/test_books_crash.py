"""Dying at any step of a match's end, of a correction, of a trade: each entry of the books is made once, and right."""

from pathlib import Path

import msgspec
import pytest

from referee.clock.nightly import mend_books
from referee.competition.trades import TeamTrade
from referee.course import dealing
from referee.desk import arbitration
from referee.league import teams
from referee.model import Refusal, Why
from referee.turns import contests, history
from rules.double_echec import trading
from rules.double_echec.roster import roster_of
from rules.double_echec.trading import half_of
from tests.referee.fate import at_every_step
from tests.referee.test_books import BY, FIRST, begun, bookings, books_of, ended, league_of, lines, matches
from tests.referee.world import World

COMPETITION = 1  # the league's first contest
TRADE = 1
CUP = {"stages": [{"format": "round_robin"}]}
pytestmark = [pytest.mark.usefixtures("hurried"), pytest.mark.slow]


async def eve(path: Path) -> World:
    """Return the world before the end of the only match of a season, which is two to one; closed."""
    world = await World.make(path)
    competition = await begun(world, CUP, 2)
    [match] = await matches(world, competition)
    await arbitration.correct_position(world.house, match.contest_id, BY, op="score", fields={"home": 2, "away": 1})
    await world.sender.flush()
    await world.close()
    return world


async def stop(world: World) -> None:
    """Have the match end, unless that is done; the season is over with it."""
    competition = await contests.get_contest(world.house, COMPETITION)
    [match] = await matches(world, competition)
    if match.report is None:
        await arbitration.correct_position(world.house, match.contest_id, BY, op="forfeit", fields={"seat": "away"})
    await world.heart.beat()


async def check_entered(world: World) -> None:
    competition = await contests.get_contest(world.house, COMPETITION)
    [books] = await books_of(world, competition)
    assert [(one.entry, one.wanted) for one in await bookings(world, books)] == [("M1", None), ("end", None)]
    league = await league_of(world, books)
    assert [(one.wins, one.otl, one.losses) for one in league.teams.values()] == [(1, 0, 0), (0, 0, 1)]
    assert (league.champion, league.teams["ours"].revenue, league.teams["ours"].beers) == ("ours", 38_000, 3)
    told = world.discord.kinds(f"thread:{books}")
    assert (told.count("match_opened"), told.count("turn_closed")) == (1, 3)  # what both teams have, M1, the end
    assert world.discord.kinds("announce:").count("honour") == 2  # the competition's champion, the Coupe Stars


async def test_the_end_of_a_season_is_entered_once(tmp_path: Path) -> None:
    before = await eve(tmp_path / "eve.sqlite3")
    assert await at_every_step(before, [stop], check_entered) > 60


async def wronged(path: Path) -> World:
    """Return the world after that end and a correction of it, with a trade that waits for its answer; closed."""
    world = await World.make(path)
    competition = await begun(world, CUP, 2)
    [match] = await matches(world, competition)
    await ended(world, match, 2, 1)
    await lines(world, competition, "corrige M1 0-4")
    loups, ours = await teams.list_teams(world.house, world.league.id, "double-echec")
    gives, takes = (half_of(roster_of(team.data), [n], {"1": 1}, 0) for team, n in ((ours, 9), (loups, 9)))
    deal = TeamTrade(ours, loups, msgspec.to_builtins(trading.Deal(gives=gives, takes=takes)))
    await dealing.propose_trade(world.house, deal, FIRST)
    await world.close()
    return world


async def put_right(world: World) -> None:
    await mend_books(world.house)


async def agree(world: World) -> None:
    """Agree to the trade, unless that is done."""
    try:
        await dealing.answer_trade(world.house, TRADE, FIRST + 1, agrees=True)
    except Refusal as refusal:
        assert refusal.code == Why.TRADE_GONE


async def check_right(world: World) -> None:
    competition = await contests.get_contest(world.house, COMPETITION)
    [books] = await books_of(world, competition)
    league = await league_of(world, books)
    assert [(one.wins, one.otl, one.losses) for one in league.teams.values()] == [(0, 0, 1), (1, 0, 0)]
    assert (league.champion, league.teams["ours"].revenue) == ("loups", 38_000)
    played = [one for one in await history.list_turns(world.house, books) if one.status == "closed"]
    assert [one.branch for one in played] == [1, 1, 1, 2, 2, 3, 3, 3]  # M1 and the end put right; choices, salaries
    assert (await dealing.get_trade(world.house, TRADE))[0].status == "done"
    for team in await teams.list_teams(world.house, world.league.id, "double-echec"):
        assert len(await teams.list_versions(world.house, team.id)) == 3  # written, played, traded
    assert world.discord.kinds("referee:") == []


async def test_a_correction_and_a_trade_are_done_once(tmp_path: Path) -> None:
    before = await wronged(tmp_path / "eve.sqlite3")
    assert await at_every_step(before, [put_right, agree], check_right) > 60
