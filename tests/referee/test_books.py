"""The books of a season of Double-Échec: kept beside the competition without anybody's doing, each entry once."""

from collections.abc import Sequence

import msgspec
import pytest

from cogs.double_echec.team import EXAMPLES, ready_roster
from db import books as rows
from db import competitions as competition_rows
from db import contests as contest_rows
from db.books import Booking
from referee.clock.nightly import mend_books
from referee.competition import entering
from referee.competition.claiming import claim_entrant
from referee.competition.founding import Founding, found_competition
from referee.course import sending
from referee.course.close import close_due
from referee.desk import arbitration
from referee.desk.competitions import play_again
from referee.hand import answering
from referee.league import teams
from referee.model import By, Contest, ContestSettings, HostedMatch, Profile, Refusal
from referee.orders.intake import SentOrder
from referee.outbox import deputies
from referee.turns import contests, history
from rules.contract import JsonObject, SeatId
from rules.dice import Roll
from rules.double_echec.roster import stored_roster_of
from rules.double_echec.state import League
from tests.referee.world import World

NAMES = ("Ours", "Loups", "Lynx", "Élans", "Castors", "Caribous")
CODES = ("ours", "loups", "lynx", "elans", "castors", "caribous")
FIRST = 2001  # the captain of the first team
PACE = {"signup": 24, "running": 168, "finished": 87_600}
SEASON = {
    "stages": [
        {"format": "round_robin"},
        {"format": "knockout", "take": {"top": 2}, "tie": 3},
    ]
}
BY = By(1005, "à la main")
pytestmark = pytest.mark.asyncio


async def begun(world: World, config: dict[str, object], count: int) -> Contest:
    """Return a competition of so many teams in its first round; all have the same ready team."""
    founding = Founding(name="Ligue", game="double-echec", config=config, settings=ContestSettings(hours=PACE))
    competition = await found_competition(world.house, world.league, founding)
    for number, name in enumerate(NAMES[:count]):
        user = FIRST + number
        profile = Profile(league_id=world.league.id, user_id=user, game="double-echec", name=name, data={})
        team = await teams.sign_up(world.house, profile, name)
        await teams.revise_team(world.house, team, stored_roster_of(ready_roster(EXAMPLES[0])))
        await entering.enter_competition(world.house, competition.id, user, name)
    world.clock.pass_(hours=24.1)
    await close_due(world.house)
    return competition


async def books_of(world: World, competition: Contest) -> list[int]:
    async with world.house.db.read() as tx:
        return [one.contest_id for one in await rows.of_competition(tx, competition.id)]


async def league_of(world: World, books_id: int) -> League:
    turn = await contests.get_latest_turn(world.house, books_id)
    state = world.house.games["double-echec"].decode(turn.after or turn.state)
    assert isinstance(state, League)
    return state


async def bookings(world: World, books_id: int) -> list[Booking]:
    async with world.house.db.read() as tx:
        return await rows.bookings(tx, books_id)


async def matches(world: World, competition: Contest) -> list[HostedMatch]:
    async with world.house.db.read() as tx:
        return await competition_rows.hosted_in(tx, competition.id)


async def ended(world: World, match: HostedMatch, home: int, away: int) -> None:
    """Have a match end with a score: its line-up turn is played, then the last unit is over."""
    await arbitration.close_now(world.house, match.contest_id, BY, confirmed=True)
    while (await contests.get_contest(world.house, match.contest_id)).status != "over":
        await corrected(world, match, "score", {"home": home, "away": away})
        await corrected(world, match, "clock", {"period": 3, "units": 40})
        await arbitration.close_now(world.house, match.contest_id, BY, confirmed=True)
    await close_due(world.house)


async def corrected(world: World, match: HostedMatch, op: str, fields: JsonObject) -> None:
    await arbitration.correct_position(world.house, match.contest_id, BY, op=op, fields=fields)


async def lines(world: World, competition: Contest, text: str) -> None:
    await arbitration.correct_position(world.house, competition.id, BY, op="lines", fields={"text": text})
    await close_due(world.house)


def wins(league: League) -> Sequence[tuple[int, int, int]]:
    return [(one.wins, one.otl, one.losses) for one in league.teams.values()]


async def test_a_season_is_entered_from_the_first_match_to_the_draft(world: World) -> None:
    competition = await begun(world, SEASON, 3)
    [books] = await books_of(world, competition)
    league = await league_of(world, books)
    ours = league.teams["ours"]
    assert (list(league.teams), league.season) == (["ours", "loups", "lynx"], 1)
    assert ours.payroll == sum(ours.salaries) > 0
    assert (ours.picks, ours.tpvba > 0) == ({"1": 1, "2": 1, "3": 1}, True)
    while (match := (await matches(world, competition))[-1]).report is None:
        await ended(world, match, 3, 1)
    league = await league_of(world, books)
    assert wins(league) == [(1, 0, 1)] * 3
    assert [one.po_wins for one in league.teams.values()] == [2, 0, 1]  # the better placed was at home twice
    assert (league.playoffs, league.champion) == (("ours", "lynx"), "ours")
    prices = [team.revenue for team in league.teams.values()]
    assert prices == [38_000 + 2 * 48_000, 38_000, 38_000 + 48_000]
    assert [one.entry for one in await bookings(world, books)] == [
        "M1",
        "M2",
        "M3",
        "playoffs",
        "M4",
        "M5",
        "M6",
        "end",
    ]
    turns = [one for one in await history.list_turns(world.house, books) if one.status == "closed"]
    events = world.house.games["double-echec"].decode_events(turns[-1].events or b"")
    assert [type(one).__name__ for one in events].count("DraftRound") == 3
    assert [one.label for one in msgspec.json.decode(turns[-1].rolls or b"", type=list[Roll])] == []  # one is out
    assert (await contests.get_contest(world.house, books)).status == "open"

    # A correction after the end: the entry is made again in its own turn, and what came after it is told anew.
    await lines(world, competition, "corrige M6 1-2")
    await mend_books(world.house)
    league = await league_of(world, books)
    assert (league.champion, [one.po_wins for one in league.teams.values()]) == ("lynx", [1, 0, 2])
    assert [one.wanted for one in await bookings(world, books)] == [None] * 8
    await lines(world, competition, "corrige M1 5-0; corrige M2 0-1 ap")
    await world.heart.beat()
    league = await league_of(world, books)
    assert wins(league) == [(2, 0, 0), (1, 0, 1), (0, 1, 1)]
    assert world.discord.kinds("referee:") == []

    # The next season has books of its own; the old ones are over, and stay readable.
    await play_again(world.house, competition.id, BY)
    assert (await contests.get_contest(world.house, books)).status == "over"
    world.clock.pass_(hours=24.1)
    await close_due(world.house)
    [_, later] = await books_of(world, competition)
    assert (await league_of(world, later)).season == 2
    assert (await contests.get_contest(world.house, later)).status == "open"
    assert (await league_of(world, books)).champion == "lynx"


@pytest.mark.clause("CP-2-e")
async def test_matches_that_count_for_nobody_any_more_are_taken_out(world: World) -> None:
    competition = await begun(world, {"stages": [{"format": "round_robin", "window": 9}]}, 4)
    [books] = await books_of(world, competition)
    first = (await matches(world, competition))[0]
    await ended(world, first, 3, 1)
    assert [one.entry for one in await bookings(world, books)] == ["M1"]
    assert sum(one.wins for one in (await league_of(world, books)).teams.values()) == 1  # before the round is over
    await lines(world, competition, f"retrait {first.home_entrant}")
    await world.heart.beat()
    assert wins(await league_of(world, books)) == [(0, 0, 0)] * 4
    assert [(one.mark, one.wanted) for one in await bookings(world, books)] == [("", None)]


@pytest.mark.clause("CP-2-d")
async def test_books_that_do_not_know_a_latecomer_are_begun_anew(world: World) -> None:
    competition = await begun(world, {"stages": [{"format": "swiss", "rounds": 3, "late_entry": 2}]}, 2)
    [books] = await books_of(world, competition)
    profile = Profile(league_id=world.league.id, user_id=FIRST + 2, game="double-echec", name="Lynx", data={})
    await teams.sign_up(world.house, profile, "Lynx")
    await entering.enter_competition(world.house, competition.id, FIRST + 2, "Lynx")
    await ended(world, (await matches(world, competition))[0], 3, 1)
    [anew] = await books_of(world, competition)
    assert (anew != books, (await contests.get_contest(world.house, books)).status) == (True, "over")
    assert wins(await league_of(world, anew)) == [(1, 0, 0), (0, 0, 1), (0, 0, 0)]
    assert [one.entry for one in await bookings(world, anew)] == ["M1"]


async def test_no_captain_says_anything_in_the_books(world: World) -> None:
    competition = await begun(world, SEASON, 3)
    [books] = await books_of(world, competition)
    turn = await contests.get_latest_turn(world.house, books)
    for user in (FIRST, 0, -1, 9999):
        assert await answering.list_seats_of_person(world.house, books, user) == []
        for seat in ("commissioner", "ours"):
            sent = SentOrder(seat=SeatId(seat), user_id=user, text="TROPHEE ours", snowflake=world.stamp())
            with pytest.raises(Refusal):
                await sending.submit_order(world.house, turn.id, sent)
        with pytest.raises(Refusal):
            await deputies.ask_deputy(world.house, books, user, FIRST)
    with pytest.raises(Refusal, match="place_by_referee"):  # a name of a team proves nothing, either
        await unanswered(world, competition, 9999)
    assert (await unanswered(world, competition, FIRST)) is not None


async def unanswered(world: World, competition: Contest, user_id: int) -> object:
    """Have somebody claim the first team as if it had been carried over without anybody."""
    async with world.house.db.write() as tx:
        await contest_rows.set_captain(tx, competition.id, SeatId("ours"), None)
    return await claim_entrant(world.house, competition.id, user_id, "Ours")


async def test_a_sheet_that_was_read_before_somebody_else_wrote_it_is_not_written(world: World) -> None:
    """As by a coach whose file takes a while, over the end of a match or a trade."""
    profile = Profile(league_id=world.league.id, user_id=FIRST, game="double-echec", name="Ours", data={})
    founded = await teams.sign_up(world.house, profile, "Ours")
    read = await teams.revise_team(world.house, founded, stored_roster_of(ready_roster(EXAMPLES[0])))
    now = await teams.revise_team(world.house, read, stored_roster_of(ready_roster(EXAMPLES[1])))
    with pytest.raises(Refusal, match="team_changed"):
        await teams.revise_team(world.house, read, stored_roster_of(ready_roster(EXAMPLES[0])))
    assert await teams.get_team(world.house, read.id) == now
    assert len(await teams.list_versions(world.house, read.id)) == 2


@pytest.mark.clause("CP-1-f")
@pytest.mark.clause("DE-S9.3-a")
async def test_a_forfeit_in_overtime_earns_no_overtime_point_and_what_is_stopped_is_played_again(world: World) -> None:
    competition = await begun(world, {"stages": [{"format": "round_robin", "window": 9}]}, 3)
    [books] = await books_of(world, competition)
    forfeited, stopped, _ = await matches(world, competition)
    for match in (forfeited, stopped):
        await arbitration.close_now(world.house, match.contest_id, BY, confirmed=True)
        await corrected(world, match, "score", {"home": 1, "away": 1})
        await corrected(world, match, "clock", {"period": 4, "units": 3})
    await corrected(world, forfeited, "forfeit", {"seat": "away"})
    await corrected(world, stopped, "end", {})
    await close_due(world.house)
    now = {one.fixture: one for one in await matches(world, competition)}
    assert now[forfeited.fixture].report == f"forfait {forfeited.fixture} ext"
    assert now[stopped.fixture].report == f"{stopped.fixture} interrompu"
    assert sorted(wins(await league_of(world, books))) == [(0, 0, 0), (0, 0, 1), (1, 0, 0)]
