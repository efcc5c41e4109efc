"""Two processes on one PostgreSQL database: whatever they do at once is done once, as if one had done it.

Who races whom is decided by the database: a league is held until all who want it are seen to wait for it.
"""

import ast
import asyncio
from collections.abc import AsyncIterator, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import text

from config import __file__ as AT_ROOT
from db import files, keys, messages, orders, outbox
from db.engine import Database
from referee import batches
from referee.competition import dates, entering
from referee.course import close, sending
from referee.desk import arbitration
from referee.hand import people, play, record
from referee.house import House
from referee.league import challenges, leagues
from referee.model import By, Challenge, Contest, League, OrderReceipt, Refusal, Turn
from referee.orders.intake import SentOrder
from referee.people import personal
from referee.turns import contests, history, postponing, reminders
from rules.contract import SeatId
from tests.referee.test_competitions import CUP, JUDGE, PEOPLE, ROUND_ROBIN, begun, founded, hosted, resign, state_of
from tests.referee.world import CAMILLE, HOUR, OLGA, REMI, STAN, World
from tests.support import postgres
from tests.support.waiting import until_waiting

Act = Coroutine[Any, Any, object]
ROOT = Path(AT_ROOT).parent


@pytest_asyncio.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    if not postgres.is_asked():
        monkeypatch.setenv(postgres.ASKED, "1")
    world = await World.make(tmp_path)
    yield world
    await world.close()


@pytest_asyncio.fixture
async def other(world: World) -> AsyncIterator[House]:
    """Return what another process has of the same referee."""
    house = replace(world.house, db=await Database.open(world.path), process="other")
    yield house
    await house.db.close()


async def in_line(world: World, *acts: Act, league: League | None = None) -> list[object]:
    """Have acts begin one after the other while their league is held, then let them go; return what came of them."""
    tasks = list[asyncio.Task[object]]()
    async with world.house.db.write(keys.of_league((league or world.league).id)):
        for number, act in enumerate(acts, start=1):
            tasks.append(asyncio.create_task(act))
            await until_waiting(world.house.db, number)
    return await asyncio.gather(*tasks, return_exceptions=True)


def beside(world: World, other: House) -> House:
    """Return the other process, which knows the same games."""
    return replace(other, games=world.house.games)


async def all_turns(world: World, contest: Contest) -> list[tuple[int, str]]:
    return [(turn.number, turn.status) for turn in await history.list_turns(world.house, contest.id)]


async def sent(world: World, house: House, turn: Turn, seat: str, text: str, **fields: int) -> OrderReceipt:
    user = {"left": CAMILLE, "right": OLGA}[seat]
    return await sending.submit_order(
        house, turn.id, SentOrder(seat=SeatId(seat), user_id=user, text=text, snowflake=world.stamp(**fields))
    )


async def test_two_who_close_share_what_is_due_and_close_each_turn_once(
    world: World, other: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batches, "TOGETHER", 2)
    monkeypatch.setattr(batches, "AT_ONCE", 4)
    first, played = world.league, list[Contest]()
    for guild in (77, 78, 79):
        world.league = await leagues.install_league(world.house, guild, f"Ligue {guild}", announce_channel_id=guild)
        played += [await world.match() for _ in range(4)]
    world.clock.pass_(hours=30)
    async with other.db.write(keys.of_league(first.id)):
        tasks = [asyncio.create_task(close.close_due(house)) for house in (world.house, other)]
        await until_waiting(other.db, 2)  # each has done what it could have, and wants the rest
        found = [await all_turns(world, contest) for contest in played]
        assert found == [[(1, "open")]] * 4 + [[(1, "closed"), (2, "open")]] * 8
    assert sum(await asyncio.gather(*tasks)) == 12
    for contest in played:
        assert await all_turns(world, contest) == [(1, "closed"), (2, "open")]
    await world.sender.flush()
    assert len([one for one in world.discord.messages if one.kind == "turn_closed"]) == 12
    assert await close.close_due(other) == 0


async def test_an_order_that_comes_before_the_close_counts_and_one_that_comes_after_it_is_refused(
    world: World, other: House
) -> None:
    for is_first in (True, False):
        contest = await world.match()
        turn = await world.turn(contest)
        world.clock.ms = turn.due_ms + 10_000
        order = sent(world, world.house, turn, "left", "4", at_ms=turn.due_ms)
        closing = close.close_turn(other, turn.id, "deadline")
        results = await in_line(world, *((order, closing) if is_first else (closing, order)))
        async with world.house.db.read() as tx:
            counted = [one.seat for one in await orders.all_current(tx, turn.id)]
        assert await all_turns(world, contest) == [(1, "closed"), (2, "open")]
        assert counted == (["left"] if is_first else [])
        if not is_first:
            assert isinstance(results[1], Refusal)
            assert results[1].code == "closed"


async def test_the_last_orders_of_two_captains_at_once_close_the_turn_once(world: World, other: House) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    both = await in_line(world, sent(world, world.house, turn, "left", "4"), sent(world, other, turn, "right", "2"))
    assert [type(one) for one in both] == [OrderReceipt, OrderReceipt]
    assert await all_turns(world, contest) == [(1, "closed"), (2, "open")]
    closed = await contests.get_turn(world.house, turn.id)
    assert closed.cause == "complete"
    assert await history.list_missing_orders(world.house, contest.id) == []


async def test_the_same_order_that_two_processes_are_given_is_kept_once(world: World, other: House) -> None:
    turn = await world.turn(await world.match(final=False, settings={"early_close": False}))
    order = SentOrder(seat=SeatId("left"), user_id=CAMILLE, text="4", snowflake=world.stamp(), copy_by_dm=True)
    again = await in_line(world, *(sending.submit_order(house, turn.id, order) for house in (world.house, other)))
    assert [one.order.version for one in again if isinstance(one, OrderReceipt)] == [1, 1]
    await world.send(turn, "left", "5")
    assert (await sending.submit_order(other, turn.id, order)).order.version == 1  # and what came after it still counts
    stored = await sending.find_own_order(world.house, turn.id, "left")
    assert stored is not None
    assert stored.canonical == "5"
    earlier = order.snowflake
    assert await sending.withdraw_order(other, turn.id, "left", CAMILLE, earlier) is None
    assert await sending.find_own_order(world.house, turn.id, "left") == stored
    await world.sender.flush()
    assert world.discord.kinds(f"user:{CAMILLE}").count("receipt") == 2


async def test_a_pause_that_comes_before_the_close_keeps_the_turn_open(world: World, other: House) -> None:
    for is_first in (True, False):
        contest = await world.match()
        turn = await world.turn(contest)
        world.clock.ms = turn.due_ms + 10_000
        pause = arbitration.pause(world.house, contest.id, By(REMI, "panne"))
        closing = close.close_turn(other, turn.id, "deadline")
        await in_line(world, *((pause, closing) if is_first else (closing, pause)))
        expected = [(1, "open")] if is_first else [(1, "closed"), (2, "open")]
        assert await all_turns(world, contest) == expected
        assert (await contests.get_contest(world.house, contest.id)).status == "paused"


async def test_of_two_who_sign_up_for_the_last_place_one_has_it(world: World, other: House) -> None:
    cup = await founded(world, CUP, most=2)
    await entering.enter_competition(world.house, cup.id, CAMILLE, PEOPLE[CAMILLE])
    both = await in_line(
        world,
        entering.enter_competition(world.house, cup.id, OLGA, PEOPLE[OLGA]),
        entering.enter_competition(beside(world, other), cup.id, STAN, PEOPLE[STAN]),
    )
    assert [one.place for one in both if isinstance(one, entering.CompetitionEntry)] == [0, 1]


async def test_of_two_who_accept_a_challenge_one_has_it(world: World, other: House) -> None:
    offer = challenges.ChallengeOffer(game="aspic", by_user=CAMILLE, to_user=None, settings={}, channel_id=55)
    offered = await challenges.offer_challenge(world.house, world.league, offer)
    taken, refused = await in_line(
        world,
        challenges.claim_challenge(world.house, offered.id, OLGA),
        challenges.claim_challenge(other, offered.id, STAN),
    )
    assert isinstance(taken, Challenge)
    assert taken.taken_by == OLGA
    assert isinstance(refused, Refusal)
    await challenges.reopen_challenges(other)  # a process that starts takes no other one's claim away
    assert (await challenges.get_challenge(other, offered.id)).taken_by == OLGA


async def test_the_journal_of_a_league_is_one_chain(world: World, other: House) -> None:
    played = [await world.match() for _ in range(6)]
    acts = [
        arbitration.extend_turn(house, contest.id, By(REMI, "Noël"), minutes=60)
        for contest, house in zip(played, (world.house, other) * 3, strict=True)
    ]
    entries = await in_line(world, *acts)
    assert [getattr(entry, "number", entry) for entry in entries] == [1, 2, 3, 4, 5, 6]
    checked = await record.check_record(world.house, world.league.id)
    assert (checked.count, checked.broken) == (6, ())


async def test_the_ends_of_two_matches_of_a_round_open_the_next_one_once(world: World, other: House) -> None:
    competition = await begun(world, ROUND_ROBIN, CAMILLE, OLGA, STAN, REMI)
    first, second = await hosted(world, competition)
    beside_it = replace(world, house=beside(world, other))
    await in_line(world, resign(world, first, loser="away"), resign(beside_it, second, loser="home"))
    await close.close_due(world.house)
    assert (await state_of(world, competition)).stages[0].round == 2
    assert [one.fixture for one in await hosted(world, competition)] == ["M1", "M2", "M3", "M4"]


async def test_a_match_that_ends_while_a_referee_excludes_one_of_its_sides_ends_once(
    world: World, other: House
) -> None:
    for is_first in (True, False):
        competition = await begun(world, ROUND_ROBIN, CAMILLE, OLGA, STAN, REMI)
        first, _ = await hosted(world, competition)
        end = resign(world, first, loser="away")
        out = {"text": "exclut remi compte double"}
        exclusion = arbitration.correct_position(
            beside(world, other), competition.id, By(JUDGE, "vu"), op="lines", fields=out
        )
        found = await in_line(world, *((end, exclusion) if is_first else (exclusion, end)))
        failed = [one.code if isinstance(one, Refusal) else one for one in found if isinstance(one, Exception)]
        assert failed == ([] if is_first else ["over"])
        await close.close_due(world.house)
        match = await contests.get_contest(world.house, first.contest_id)
        assert await all_turns(world, match) == [(1, "closed" if is_first else "annulled")]
        assert match.status == "over"
        assert (await state_of(world, competition)).fixtures["M1"].status == "annulled"
        assert (await record.check_record(world.house, world.league.id)).broken == ()


async def test_two_who_remind_send_one_reminder_and_two_who_settle_an_outage_move_a_close_once(
    world: World, other: House
) -> None:
    await leagues.change_league(world.house, world.league.id, outage_hours=24)
    contest = await world.match()
    turn = await world.turn(contest)
    world.clock.ms = turn.due_ms - HOUR
    await in_line(world, reminders.write_due_reminders(world.house), reminders.write_due_reminders(other))
    await world.heart.beat()
    assert world.discord.kinds(f"user:{CAMILLE}").count("reminder") == 1
    world.clock.ms = turn.due_ms + HOUR
    await world.heart.wake()
    assert (
        sum(map(int, await in_line(world, postponing.settle_outages(world.house), postponing.settle_outages(other))))
        == 1
    )  # type: ignore[call-overload]
    assert (await world.turn(contest)).due_ms > world.clock.ms
    await world.heart.beat()
    assert world.discord.kinds(f"thread:{contest.id}").count("close_moved") == 1


async def test_what_belongs_to_no_league_is_written_side_by_side(world: World, other: House) -> None:
    both = (world.house, other)
    await asyncio.gather(
        *(people.keep_client_language(house, user, "en") for user in range(2000, 2010) for house in both),
        *(people.note_dm_read(house, user, 7) for user in range(2000, 2010) for house in both),
    )
    assert {(await people.get_person(other, user)).last_dm_id for user in range(2000, 2010)} == {7}
    told = await asyncio.gather(*(dates.count_date_changes(house, {"b": (1, 2), "a": (1, 2)}) for house in both))
    assert told == [{"a": 0, "b": 0}] * 2
    moved = await asyncio.gather(*(dates.count_date_changes(house, {"a": (3, 4), "b": (1, 2)}) for house in both))
    assert moved == [{"a": 1, "b": 0}] * 2


async def test_what_is_read_before_a_close_is_committed_serves_no_post_of_that_close(
    world: World, other: House
) -> None:
    """Numbers are given in the midst of a transaction: another league's later messages may be there before it is."""
    turn, elsewhere = await world.turn(await world.match()), await leagues.install_league(world.house, 78, "Autre")
    async with world.house.db.read() as tx:
        before = max(row.id for row in await outbox.of_contest(tx, turn.contest_id))
    async with world.house.db.write(keys.of_turn(turn.id)) as tx:
        await close.close_in(await play.take_turn(tx, world.house, turn.id), "referee")
        async with other.db.write(keys.of_league(elsewhere.id)) as later:
            told = outbox.Envelope(
                league_id=elsewhere.id, destination="referee", now_ms=world.clock.ms, nonce="0" * outbox.NONCE
            )
            await outbox.add(later, messages.Stuck(), told)
        async with other.db.read() as reading:
            read = await files.of_turn(reading, turn.id)
    assert (read.turn.status, read.last_message) == ("open", before)


@pytest_asyncio.fixture
async def refusing(world: World) -> AsyncIterator[World]:
    """Return the world with a table that takes no row as we write it."""
    await said(world, "ALTER TABLE missing_order ADD COLUMN fresh integer NOT NULL")
    yield world
    await said(world, "ALTER TABLE missing_order DROP COLUMN fresh")


async def said(world: World, statement: str) -> list[Any]:
    async with world.house.db.write() as tx:
        done = await tx.execute(text(statement))  # type: ignore[arg-type]
        return [*done] if done.returns_rows else []


@pytest.mark.parametrize("version", ["9999", "version_num"])
async def test_a_turn_that_a_later_programs_tables_refuse_is_left_to_that_program(
    refusing: World, version: str
) -> None:
    """In the seconds before an old process notices that it has to go."""
    contest = await refusing.match()
    [(known,)] = await said(refusing, "SELECT version_num FROM alembic_version")
    await said(refusing, f"UPDATE alembic_version SET version_num = {version}")  # noqa: S608 - ours
    refusing.clock.pass_(hours=25)
    await close.close_due(refusing.house)
    assert (await refusing.turn(contest)).status == ("open" if version == "9999" else "stuck")
    await said(refusing, f"UPDATE alembic_version SET version_num = '{known}'")  # noqa: S608 - ours


async def test_who_is_forgotten_or_opens_his_dms_keeps_no_other_league_waiting(world: World, other: House) -> None:
    elsewhere = await leagues.install_league(world.house, 78, "Autre")
    contest = await world.match(goal=1)
    async with other.db.write(keys.of_league(elsewhere.id)):
        await people.note_dm_open(world.house, CAMILLE, 55)
        await people.change_person(world.house, CAMILLE, language="en")
        while (now := await contests.find_open_turn(world.house, contest.id)) is not None:
            for seat, text in (("left", "9"), ("right", "1")):
                await world.send(now, seat, text)
        assert await personal.forget_person(world.house, CAMILLE, "Personne") == 1


ALONE = {  # what changes something everywhere, and how often that is
    "referee/league/challenges.py: reopen_challenges": "every league; on SQLite alone",
    "referee/league/leagues.py: install_league": "a league that may not be there yet; by an organiser's hand",
}


def test_what_holds_everything_is_rare() -> None:
    found = set[str]()
    for path in (*ROOT.glob("referee/**/*.py"), *ROOT.glob("cogs/**/*.py"), ROOT / "bot.py"):
        name = path.relative_to(ROOT).as_posix()
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.AsyncFunctionDef):
                found |= {f"{name}: {function.name}" for node in ast.walk(function) if _is_keyless(node)}
    assert found == set(ALONE)


def _is_keyless(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Attribute(attr="write", value=ast.Attribute(attr="db")), args=[], keywords=[]):
            return True
    return False
