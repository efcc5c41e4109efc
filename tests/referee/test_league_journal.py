"""What organisers change of a league enters its journal: who, when, what it was and what it is, in the same chain."""

import datetime as dt

import pytest

from db import records
from referee.desk import arbitration
from referee.hand import record
from referee.league import leagues
from referee.model import By, Refusal
from referee.orders import looks
from referee.turns import calendar, seasons
from rules.chain import lines_of_journal
from tests.referee.world import OLGA, REMI, World

MAY = (dt.date(2026, 5, 1), dt.date(2026, 5, 3))
JUNE = (dt.date(2026, 6, 1), dt.date(2026, 6, 1))


async def entries(world: World) -> list[tuple[str, int, object]]:
    acts = await record.read_journal(world.house, league_id=world.league.id)
    return [(act.op, act.by_user, act.details) for act in reversed(acts)]


async def test_a_change_of_season_is_kept_with_what_it_was(world: World) -> None:
    await seasons.change_season(world.house, world.league.id, by_user=REMI, number=2, extensions=3)
    await seasons.change_season(world.house, world.league.id, by_user=REMI, extensions=3)  # changes nothing
    with pytest.raises(Refusal, match="season_past"):
        await seasons.change_season(world.house, world.league.id, by_user=REMI, number=2)
    assert await entries(world) == [("season", REMI, {"number": [1, 2], "extensions": [0, 3]})]


async def test_a_change_of_calendar_is_kept_and_done_whole_or_not_at_all(world: World) -> None:
    await calendar.change_days_off(world.house, world.league.id, add=[MAY], by_user=REMI)
    with pytest.raises(Refusal, match="calendar_not_there"):
        await calendar.change_days_off(world.house, world.league.id, add=[JUNE], remove=[JUNE], by_user=REMI)
    assert await calendar.list_days_off(world.house, world.league.id) == [MAY]
    too_long = (dt.date(2026, 7, 1), dt.date(2026, 12, 1))
    with pytest.raises(Refusal, match="calendar_long"):
        await calendar.change_days_off(world.house, world.league.id, add=[too_long], remove=[MAY], by_user=REMI)
    assert await calendar.list_days_off(world.house, world.league.id) == [MAY]
    await calendar.change_days_off(world.house, world.league.id, add=[JUNE], remove=[MAY], by_user=OLGA)
    may, june = [["2026-05-01", "2026-05-03"]], [["2026-06-01", "2026-06-01"]]
    assert await entries(world) == [
        ("calendar_league", REMI, {"added": may}),
        ("calendar_league", OLGA, {"added": june, "removed": may}),
    ]


async def test_of_the_settings_those_that_change_the_play_are_kept(world: World) -> None:
    await leagues.change_league(world.house, world.league.id, REMI, fund=200, turn_lines=True, early_close=True)
    await leagues.change_league(world.house, world.league.id, REMI, turn_lines=False)
    await leagues.install_league(world.house, 77, "Ligue d'essai", REMI, zone="Europe/Athens")
    assert await entries(world) == [
        ("settings", REMI, {"fund": [500, 200]}),
        ("settings", REMI, {"zone": ["Europe/Paris", "Europe/Athens"]}),
    ]


async def test_entries_of_the_league_and_of_its_contests_are_one_chain(world: World) -> None:
    contest = await world.match()
    await seasons.change_season(world.house, world.league.id, by_user=REMI, number=2)
    await arbitration.pause(world.house, contest.id, By(REMI, "orage"))
    await seasons.change_season(world.house, world.league.id, by_user=REMI, number=3)
    whole = await record.export_record(world.house, world.league.id)
    assert [link.entry.contest for link in whole.links if link.entry] == [None, contest.id, None]
    assert all(line.holds for line in lines_of_journal(whole))
    assert (await record.check_record(world.house, world.league.id)).broken == ()
    assert [act.op for act in await record.read_journal(world.house, contest_id=contest.id)] == ["pause"]


async def test_a_look_that_finds_nothing_is_on_record_as_well(world: World) -> None:
    contest = await world.match()
    for seat in (None, "left"):
        with pytest.raises(Refusal, match="nothing_sealed"):
            await looks.look_at_orders(world.house, contest.id, By(REMI, "soupçon"), seat=seat)
    async with world.house.db.read() as tx:
        found = await records.journal(tx, league_id=None, contest_id=contest.id, limit=5)
    assert [(act.op, act.details) for act in reversed(found)] == [
        ("look", {"seats": []}),
        ("look", {"seats": [], "looked_at": "left"}),
    ]
