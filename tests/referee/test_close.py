"""How a turn closes."""

from collections.abc import Mapping
from dataclasses import replace

import msgspec
import pytest
from sqlalchemy import update

from db import turns
from db.rows import StoredOrder
from db.tables import contest as contest_table
from referee.course import close
from referee.desk import arbitration
from referee.hand import people
from referee.hand.resolution import TurnChance, resolve_sealed
from referee.hand.times import snowflake_at
from referee.league import leagues
from referee.model import By, Refusal
from referee.turns import contests, history
from rules.contract import SeatId
from rules.dice import Roll, entropy_of
from rules.errors import CaseError
from tests.referee.duel import DUEL, State
from tests.referee.world import CAMILLE, HOUR, OLGA, REMI, STAN, World
from tests.support.behind import set_seat_captain


async def test_a_turn_closes_ten_seconds_after_its_deadline_and_not_before(world: World) -> None:
    turn = await world.turn(await world.match())
    world.clock.ms = turn.due_ms + 9_999
    assert await close.close_due(world.house) == 0
    world.clock.pass_(seconds=0.001)
    assert await close.close_due(world.house) == 1
    closed = await contests.get_turn(world.house, turn.id)
    assert (closed.status, closed.cause, closed.closed_ms) == ("closed", "deadline", turn.due_ms + 10_000)


async def test_a_close_on_time_keeps_the_hour_of_the_deadlines(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    world.clock.ms = turn.due_ms + 12_000
    await close.close_due(world.house)
    following = await world.turn(contest)
    assert (following.opened_ms, following.due_ms) == (turn.due_ms, turn.due_ms + 24 * HOUR)
    assert following.number == turn.number + 1


async def test_after_a_long_stop_the_turn_closes_with_what_was_sent_in_time_and_the_next_has_its_full_length(
    world: World,
) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    world.clock.ms = turn.due_ms + 10 * HOUR
    await world.reopen()
    await world.send(turn, "right", "2", at_ms=turn.due_ms - 1)  # read from their DMs at the start
    closed = await contests.get_turn(world.house, turn.id)
    assert closed.status == "closed"
    assert await history.list_missing_orders(world.house, contest.id) == []
    assert (await world.turn(contest)).due_ms == world.clock.ms + 24 * HOUR


async def test_a_result_can_be_recomputed_by_anybody(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", " 4 ")
    await world.send(turn, "right", "2")
    closed = await contests.get_turn(world.house, turn.id)
    assert closed.seed == turn.seed
    assert closed.entropy == entropy_of({"left": "4", "right": "2"}, turn.blind)
    again = resolve_sealed(
        world.house.games["duel"],
        closed.state,
        {SeatId("right"): "2", SeatId("left"): "4"},
        TurnChance(closed.seed, closed.forced, closed.blind),
    )
    assert again.after == closed.after
    assert again.events == closed.events
    assert msgspec.json.decode(closed.rolls, type=tuple[Roll, ...]) == again.rolls
    assert (await world.turn(contest)).seed != closed.seed


async def test_each_stage_has_its_own_length(world: World) -> None:
    contest = await world.match(stage="roll_call", settings={"hours": {"roll_call": 2, "orders": 30}})
    turn = await world.turn(contest)
    assert turn.due_ms == turn.opened_ms + 2 * HOUR
    await world.close_overdue(turn)
    following = await world.turn(contest)
    assert (following.stage, following.due_ms - following.opened_ms) == ("orders", 30 * HOUR)


async def test_a_league_that_changes_its_lengths_leaves_running_matches_alone(world: World) -> None:
    contest = await world.match()
    await leagues.change_league(world.house, world.league.id, stage_hours={"orders": 1}, early_close=False)
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    assert (await world.send(turn, "right", "2")).closed_now
    following = await world.turn(contest)
    assert following.due_ms - following.opened_ms == 24 * HOUR


async def test_what_happened_is_announced_and_kept(world: World) -> None:
    await leagues.change_league(world.house, world.league.id, turn_lines=True)
    contest = await world.match(goal=1)
    turn = await world.turn(contest)
    await world.sender.flush()
    assert world.discord.kinds(f"thread:{contest.id}") == ["match_opened"]
    assert world.discord.kinds("announce:") == ["match_started"]
    assert world.discord.kinds("panel:") == ["panel"]
    await world.send(turn, "left", "9")
    await world.close_overdue(turn)
    await world.sender.flush()
    assert world.discord.kinds(f"thread:{contest.id}") == ["match_opened", "turn_closed"]
    assert world.discord.kinds("announce:") == ["match_started", "match_over"]
    assert (await contests.get_contest(world.house, contest.id)).status == "over"
    assert await contests.find_open_turn(world.house, contest.id) is None
    assert await contests.list_contests(world.house, world.league.id) == []
    assert [bribe.seat for bribe in await history.list_bribes(world.house, contest.id)] == ["left"]
    assert [missing.seat for missing in await history.list_missing_orders(world.house, turn_id=turn.id)] == ["right"]
    with pytest.raises(Refusal, match="closed"):
        await world.send(turn, "right", "2", at_ms=turn.due_ms)


async def test_a_line_for_each_turn_if_the_league_wants_it(world: World) -> None:
    await leagues.change_league(world.house, world.league.id, turn_lines=True)
    turn = await world.turn(await world.match())
    await world.close_overdue(turn)
    await world.sender.flush()
    assert world.discord.kinds("announce:") == ["match_started", "turn_line"]


async def test_what_one_seat_alone_may_know_is_told_to_its_captain(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", "7")
    await world.send(turn, "right", "2")
    await world.sender.flush()
    told = [message for message in world.discord.messages if message.kind == "private"]
    assert [(message.user_id, message.payload) for message in told] == [(CAMILLE, {"seat": "left"})]


async def test_private_news_wait_for_a_captain_whose_dms_are_not_open(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await set_seat_captain(world.house, contest.id, "left", STAN)
    await world.send(turn, "left", "7", user=STAN)
    await world.send(turn, "right", "2")
    await world.sender.flush()
    assert world.discord.kinds(f"user:{STAN}") == []
    assert world.discord.kinds("referee:") == []
    await people.note_dm_open(world.house, STAN, 6004)
    await world.sender.flush()
    assert world.discord.kinds(f"user:{STAN}") == ["private"]


async def test_a_game_that_fails_stops_its_own_turn_and_nothing_else(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await world.match(), await world.match()
    bad_turn, good_turn = await world.turn(bad), await world.turn(good)
    await world.send(bad_turn, "left", "BOOM 5")
    await world.send(good_turn, "left", "4")
    world.clock.ms = bad_turn.due_ms + 10_000
    assert await close.close_due(world.house) == 1
    assert (await contests.get_turn(world.house, bad_turn.id)).status == "stuck"
    assert (await contests.get_turn(world.house, good_turn.id)).status == "closed"
    assert await close.close_due(world.house) == 0
    assert await close.retry_stuck(world.house) == 0
    await world.sender.flush()
    assert world.discord.kinds("referee:") == ["stuck"]
    assert "ZeroDivisionError" in caplog.text
    assert "BOOM" not in caplog.text
    with pytest.raises(Refusal, match="closed"):
        await world.send(bad_turn, "right", "2", at_ms=bad_turn.due_ms)


@pytest.mark.parametrize("is_ready", [True, False], ids=["complete", "due"])
async def test_a_position_that_cannot_be_read_stops_its_own_turn_and_nothing_else(world: World, is_ready: bool) -> None:
    bad, good = await world.match(), await world.match()
    bad_turn, good_turn = await world.turn(bad), await world.turn(good)
    async with world.house.db.write() as tx:
        await turns.change(tx, bad_turn.id, was=("open",), state=b"{", ready=is_ready)
    if not is_ready:
        world.clock.ms = bad_turn.due_ms + 10_000
    await world.heart.beat()
    await world.heart.beat()
    assert (await contests.get_turn(world.house, bad_turn.id)).status == "stuck"
    assert world.discord.kinds("referee:") == ["stuck"]
    async with world.house.db.write() as tx:
        await turns.change(tx, bad_turn.id, was=("stuck",), state=bad_turn.state)
    world.clock.ms = bad_turn.due_ms + 10_000
    assert await close.retry_stuck(world.house) == 1
    assert await close.close_due(world.house) == is_ready
    assert (await contests.get_turn(world.house, good_turn.id)).status == "closed"


async def test_a_close_that_fails_outside_its_rules_stops_its_own_turn_and_nothing_else(world: World) -> None:
    bad, good = await world.match(goal=9), await world.match()
    bad_state = (await world.turn(bad)).state

    def broken(state: State) -> Mapping[str, SeatId]:
        return {"x": SeatId(str(1 / 0))} if DUEL.encode(state) == bad_state else {}

    for contest in (bad, good):
        await world.send(await world.turn(contest), "left", "4")
    world.play_by(replace(DUEL, honours=broken))
    await world.close_overdue(await world.turn(bad))
    assert (await world.turn(bad)).status == "stuck"
    assert await close.close_due(world.house) == 0
    await world.sender.flush()
    assert world.discord.kinds("referee:") == ["stuck"]


async def test_a_match_whose_record_cannot_be_read_stops_no_other(world: World) -> None:
    """As one that a later version has written: it cannot even be put aside."""
    bad, *others = [await world.match() for _ in range(4)]
    async with world.house.db.write() as tx:
        await tx.execute(update(contest_table).where(contest_table.c.id == bad.id).values(settings={"hours": 5}))  # type: ignore[arg-type]
    world.clock.pass_(hours=25)
    for _ in range(2):
        await close.close_due(world.house)
    assert [(await world.turn(other)).number for other in others] == [2, 2, 2]
    assert (await people.list_by_dm(world.house))[1] == []


async def test_a_mended_game_resolves_the_stuck_turn_with_the_same_orders_and_dice(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    world.play_by(replace(DUEL, resolve=lambda *_: 1 / 0))
    await world.send(turn, "left", "4")
    assert not (await world.send(turn, "right", "2")).closed_now
    world.play_by(DUEL)
    assert (await contests.get_turn(world.house, turn.id)).status == "stuck"
    assert await close.retry_stuck(world.house) == 1
    closed = await contests.get_turn(world.house, turn.id)
    assert closed.status == "closed"
    assert closed.entropy == entropy_of({"left": "4", "right": "2"}, turn.blind)


async def test_a_forced_die_is_used_and_shown_as_forced(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await arbitration.force_die(world.house, contest.id, By(REMI, "erreur d'affichage"), label="die/left", value=6)
    await world.send(turn, "left", "4")
    await world.send(turn, "right", "2")
    rolls = msgspec.json.decode((await contests.get_turn(world.house, turn.id)).rolls, type=list[Roll])
    assert rolls[0] == Roll(label="die/left", sides=6, value=6, forced=True)
    assert not rolls[1].forced


async def test_orders_are_shown_when_the_game_says_so(world: World) -> None:
    contest = await world.match(hidden=True, goal=1)
    turn = await world.turn(contest)
    assert await history.list_public_orders(world.house, turn.id) is None
    await world.close_overdue(turn)
    assert await history.list_public_orders(world.house, turn.id) is None
    following = await world.turn(contest)
    await world.send(following, "left", "9")
    await world.send(following, "right", "0")
    shown: list[StoredOrder] | None = await history.list_public_orders(world.house, following.id)
    assert shown is not None
    assert [(order.seat, order.canonical) for order in shown] == [("left", "9"), ("right", "0")]
    assert [row.status for row in await history.list_turns(world.house, contest.id)] == ["closed", "closed"]


async def test_a_set_up_that_the_game_refuses_leaves_nothing(world: World) -> None:
    with pytest.raises(CaseError):
        await world.match(broken=True)
    assert await contests.list_contests(world.house, world.league.id) == []


async def test_a_match_with_a_start_counts_its_first_turn_from_there(world: World) -> None:
    start_ms = world.clock.ms + 50 * HOUR
    contest = await contests.create_contest(
        world.house,
        world.league,
        contests.NewContest(
            "duel",
            "Plus tard",
            {},
            seats=[("left", "G", CAMILLE), ("right", "D", OLGA)],
            participants=[],
            thread_id=1,
            start_ms=start_ms,
        ),
    )
    turn = await world.turn(contest)
    assert (turn.opened_ms, turn.due_ms) == (start_ms, start_ms + 24 * HOUR)
    state = await contests.read_position(world.house, turn)
    assert isinstance(state, State)
    assert snowflake_at(start_ms) > world.stamp()
