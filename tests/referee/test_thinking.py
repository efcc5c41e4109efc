"""The thinking time: measured by Discord's clock, charged by the game, and the end of a match when it runs out."""

import pytest

from referee.clock import absence
from referee.course import close, sending
from referee.desk import arbitration
from referee.hand.resolution import TurnChance, resolve_sealed
from referee.model import By, Contest, Refusal, Turn
from referee.turns import contests, history, reminders, thinking
from rules.aspic.state import State
from rules.errors import CaseError
from tests.referee.world import CAMILLE, HOUR, LEFT_WALL, OLGA, REMI, RIGHT_WALL, STAN, World

S = 1000
RESERVE_S = 360
DAY = 24 * HOUR
BY_POST = {"clock_mode": "correspondence", "time_per_turn_s": 43_200}  # 10 turns of 12 h: 5 days
POST_S = 10 * 43_200


async def state(world: World, contest: Contest) -> State:
    turn = await world.turn(contest)
    found = world.house.games["aspic"].decode(turn.state if turn.after is None else turn.after)
    assert isinstance(found, State)
    return found


async def clocks(world: World, contest: Contest) -> tuple[int, int]:
    clock = (await state(world, contest)).clock
    assert clock is not None
    return clock.left, clock.right


async def result(world: World, contest: Contest) -> tuple[str | None, str] | None:
    found = (await state(world, contest)).result
    return None if found is None else (found.winner, found.by)


async def by_post(world: World, deadline_s: int | None = 172_800, **config: object) -> Contest:
    return await world.aspic(settings={"turn_deadline_s": deadline_s}, **BY_POST, **config)


async def overdue(world: World, contest: Contest) -> Turn:
    """Let the turn in play pass its deadline and the grace, and be closed; return it as it was."""
    turn = await world.turn(contest)
    world.clock.ms = turn.due_ms + close.GRACE_MS
    assert await close.close_due(world.house) == 1
    return turn


@pytest.mark.clause("AS-time-a", "AS-time-b")
async def test_a_turn_is_charged_from_its_opening_to_the_snowflake_of_its_order(world: World) -> None:
    contest = await world.aspic()
    turn = await world.turn(contest)
    assert turn.due_ms == world.clock.ms + RESERVE_S * S
    world.clock.pass_(seconds=20)
    await world.send(turn, "right", RIGHT_WALL, at_ms=turn.opened_ms + 12_999)
    closed = await contests.get_turn(world.house, turn.id)
    assert (closed.status, closed.cause, closed.service) == ("closed", "complete", {"clock": "12"})
    following = await world.turn(contest)
    assert (following.opened_ms, following.awaiting) == (world.clock.ms, ("left",))
    assert await clocks(world, contest) == (RESERVE_S, RESERVE_S - 12)


@pytest.mark.clause("AS-time-c")
async def test_a_reserve_that_runs_out_loses_the_match_though_nobody_acts(world: World) -> None:
    contest = await world.aspic()
    await world.play(contest, RIGHT_WALL, LEFT_WALL)
    turn = await world.turn(contest)
    assert turn.due_ms == turn.opened_ms + (RESERVE_S - 1) * S
    world.clock.ms = turn.due_ms + close.GRACE_MS - 1
    assert await close.close_due(world.house) == 0
    await overdue(world, contest)
    assert await result(world, contest) == ("right", "time")
    assert (await contests.get_contest(world.house, contest.id)).status == "over"
    assert await clocks(world, contest) == (0, RESERVE_S - 1)
    assert await history.list_missing_orders(world.house, contest.id) == []
    await world.sender.flush()
    assert world.discord.kinds("announce:") == ["match_started", "match_over"]


@pytest.mark.clause("AS-time-c")
@pytest.mark.parametrize(("before_ms", "left_s"), [(1, 1), (0, 0)])
async def test_an_order_of_the_last_instant_that_arrives_in_the_grace_counts_by_its_own_time(
    world: World, before_ms: int, left_s: int
) -> None:
    contest = await world.aspic()
    turn = await world.turn(contest)
    world.clock.ms = turn.due_ms + close.GRACE_MS - 1
    await world.send(turn, "right", RIGHT_WALL, at_ms=turn.due_ms - before_ms)
    assert await clocks(world, contest) == (RESERVE_S, left_s)
    assert await result(world, contest) == (None if left_s else ("left", "time"))


async def test_an_order_sent_after_the_flag_is_refused(world: World) -> None:
    contest = await world.aspic()
    turn = await world.turn(contest)
    world.clock.ms = turn.due_ms + 1
    with pytest.raises(Refusal, match="closed"):
        await world.send(turn, "right", RIGHT_WALL)


@pytest.mark.clause("AS-time-e", "AS-time-f")
async def test_a_missed_deadline_costs_its_seconds_and_the_next_turn_starts_when_it_is_opened(world: World) -> None:
    contest = await by_post(world)
    await world.play(contest, RIGHT_WALL, LEFT_WALL, pace_s=3600)
    turn = await overdue(world, contest)
    assert turn.due_ms == turn.opened_ms + 2 * DAY
    assert await clocks(world, contest) == (POST_S - 3600 - 172_800, POST_S - 3600)
    assert [missed.details for missed in await history.list_missing_orders(world.house, contest.id)] == [{"missed": 1}]
    following = await world.turn(contest)
    assert (following.awaiting, following.opened_ms) == (("right",), world.clock.ms)


@pytest.mark.clause("AS-time-f")
async def test_missed_turns_in_a_row_lose_the_match(world: World) -> None:
    contest = await by_post(world, deadline_s=3600, max_missed=2)
    await world.play(contest, RIGHT_WALL, LEFT_WALL, "D5-D6")
    await overdue(world, contest)
    await world.play(contest, "D6-D5")
    await overdue(world, contest)
    assert await result(world, contest) == ("left", "forfeit")


@pytest.mark.clause("AS-time-f")
async def test_in_a_placement_a_missed_turn_takes_a_default_cell(world: World) -> None:
    contest = await by_post(world)
    await overdue(world, contest)
    found = await state(world, contest)
    assert (found.pieces.right, found.to_act) == (("H5",), "left")


async def test_the_reserve_ends_a_turn_whose_own_deadline_is_later(world: World) -> None:
    contest = await by_post(world, deadline_s=10 * 86_400)
    turn = await overdue(world, contest)
    assert turn.due_ms == turn.opened_ms + POST_S * S
    assert await result(world, contest) == ("left", "time")


async def test_without_a_clock_a_turn_has_the_leagues_length_and_nothing_is_charged(world: World) -> None:
    contest = await world.aspic(clock_mode="none")
    turn = await overdue(world, contest)
    assert turn.due_ms == turn.opened_ms + DAY
    assert (await contests.get_turn(world.house, turn.id)).service == {}
    assert (await state(world, contest)).clock is None
    deadline = await world.aspic(settings={"turn_deadline_s": 600}, clock_mode="none")
    turn = await world.turn(deadline)
    assert turn.due_ms == turn.opened_ms + 600 * S
    assert (
        thinking.read_time_left(world.house.games["aspic"], deadline, turn, await state(world, deadline), turn.due_ms)
        == {}
    )


async def test_early_close_switched_off_is_for_turns_in_which_others_may_still_order(world: World) -> None:
    contest = await world.aspic(settings={"early_close": False})
    await world.play(contest, RIGHT_WALL)
    assert (await world.turn(contest)).awaiting == ("left",)


@pytest.mark.clause("AS-test-a", "AS-test-e")
async def test_a_test_is_no_order_and_the_clock_runs_on(world: World) -> None:
    contest = await world.aspic()
    await world.play(contest, "P H5 H3 H7 I4 J6", LEFT_WALL)
    turn = await world.turn(contest)
    with pytest.raises(Refusal, match="trial"):
        await world.send(turn, "left", "?D5-D6 xC4")
    assert await sending.find_own_order(world.house, turn.id, "left") is None
    world.clock.pass_(seconds=9)
    await world.play(contest, "D5-D6")
    assert await clocks(world, contest) == (RESERVE_S - 1 - 10, RESERVE_S - 1)


async def test_what_is_left_runs_down_for_who_is_to_act_and_stands_in_a_pause(world: World) -> None:
    contest = await world.aspic()
    turn, game = await world.turn(contest), world.house.games["aspic"]

    async def left() -> dict[str, int]:
        now = await contests.get_contest(world.house, contest.id)
        return thinking.read_time_left(
            game, now, await world.turn(contest), await state(world, contest), world.clock.ms
        )

    assert await left() == {"left": RESERVE_S, "right": RESERVE_S}
    world.clock.pass_(seconds=12.5)
    assert await left() == {"left": RESERVE_S, "right": RESERVE_S - 12}
    await arbitration.pause(world.house, contest.id, By(REMI, "panne"))
    world.clock.pass_(hours=3)
    assert await left() == {"left": RESERVE_S, "right": RESERVE_S - 12}
    await arbitration.resume(world.house, contest.id, By(REMI, "réparé"))
    world.clock.pass_(seconds=1)
    assert await left() == {"left": RESERVE_S, "right": RESERVE_S - 13}
    world.clock.ms = turn.due_ms + 9 * HOUR
    assert await left() == {"left": RESERVE_S, "right": 0}


async def test_pauses_are_not_charged_and_move_the_flag(world: World) -> None:
    contest = await world.aspic()
    turn = await world.turn(contest)
    for _ in range(2):
        world.clock.pass_(seconds=10)
        await arbitration.pause(world.house, contest.id, By(REMI, "panne"))
        world.clock.pass_(hours=5)
        await arbitration.resume(world.house, contest.id, By(REMI, "réparé"))
    assert (await contests.get_turn(world.house, turn.id)).due_ms == turn.due_ms + 10 * HOUR
    await world.play(contest, RIGHT_WALL, pace_s=5)
    assert await clocks(world, contest) == (RESERVE_S, RESERVE_S - 25)


async def test_a_turn_opened_by_an_act_in_a_pause_has_its_whole_time_after_it(world: World) -> None:
    contest = await world.aspic()
    await arbitration.pause(world.house, contest.id, By(REMI, "panne"))
    world.clock.pass_(hours=1)
    await arbitration.correct_position(world.house, contest.id, By(REMI, "absent"), op="skip", fields={})
    world.clock.pass_(hours=1)
    await arbitration.resume(world.house, contest.id, By(REMI, "réparé"))
    turn = await world.turn(contest)
    assert (turn.awaiting, turn.due_ms) == (("left",), world.clock.ms + RESERVE_S * S)


async def test_the_time_in_which_the_bot_did_not_run_is_nobodys(world: World) -> None:
    contest, paused = await world.aspic(), await world.aspic()
    post, plain = await by_post(world), await world.match()
    before = {one.id: await world.turn(one) for one in (contest, paused, post, plain)}
    await world.heart.beat()
    world.clock.pass_(seconds=20)
    await arbitration.pause(world.house, paused.id, By(REMI, "panne"))
    await world.heart.beat()
    await world.reopen()
    world.clock.pass_(hours=2)
    assert await absence.count_absence(world.house) == 2
    assert await absence.count_absence(world.house) == 0
    moved = {one.id: (await world.turn(one)).due_ms - before[one.id].due_ms for one in (contest, paused, post, plain)}
    assert moved == {contest.id: 2 * HOUR, paused.id: 0, post.id: 0, plain.id: 0}  # a turn's own deadline stays
    await world.play(contest, RIGHT_WALL, pace_s=5)
    assert await clocks(world, contest) == (RESERVE_S, RESERVE_S - 25)
    await world.play(post, RIGHT_WALL, pace_s=0)
    assert await clocks(world, post) == (POST_S, POST_S - 25)


async def test_the_time_in_which_discord_did_not_reach_the_bot_is_nobodys(world: World) -> None:
    contest = await world.aspic()
    turn = await world.turn(contest)
    world.clock.pass_(seconds=20)
    world.heart.gate.hold()
    world.clock.pass_(seconds=400)
    world.heart.gate.hold()  # the line is still down
    await world.heart.beat()
    assert await world.turn(contest) == turn
    await world.heart.wake()
    world.heart.gate.release()
    await world.heart.beat()
    assert (await world.turn(contest)).due_ms == turn.due_ms + 400 * S
    await world.play(contest, RIGHT_WALL, pace_s=5)
    assert await clocks(world, contest) == (RESERVE_S, RESERVE_S - 25)


async def test_time_away_that_goes_on_is_one_span(world: World) -> None:
    contest = await world.aspic()
    turn = await world.turn(contest)
    await absence.note_alive(world.house)
    for _ in range(3):  # opened, connected, resumed
        world.clock.pass_(seconds=7)
        assert await absence.count_absence(world.house) == 1
    assert [*map(tuple, (await world.turn(contest)).idle)] == [(turn.opened_ms, turn.opened_ms + 21 * S)]


async def test_an_order_sent_while_the_bot_was_away_is_charged_until_it_went(world: World) -> None:
    contest = await world.aspic()
    turn = await world.turn(contest)
    world.clock.pass_(seconds=30)
    await world.heart.beat()
    await world.reopen()
    world.clock.pass_(hours=1)
    await absence.count_absence(world.house)
    await world.send(turn, "right", RIGHT_WALL, at_ms=turn.opened_ms + 30 * 60 * S)
    assert await clocks(world, contest) == (RESERVE_S, RESERVE_S - 30)


async def test_an_extension_moves_the_turns_own_deadline_but_not_the_flag(world: World) -> None:
    contest = await by_post(world)
    turn = await world.turn(contest)
    await arbitration.extend_turn(world.house, contest.id, By(REMI, "Noël"), minutes=24 * 60)
    assert (await world.turn(contest)).due_ms == turn.due_ms + DAY
    await arbitration.extend_turn(world.house, contest.id, By(REMI, "Noël"), minutes=10 * 24 * 60)
    assert (await world.turn(contest)).due_ms == turn.opened_ms + POST_S * S
    with pytest.raises(Refusal, match="reserve_decides"):
        await arbitration.extend_turn(world.house, contest.id, By(REMI, "encore"), minutes=60)
    live = await world.aspic()
    with pytest.raises(Refusal, match="reserve_decides"):
        await arbitration.extend_turn(world.house, live.id, By(REMI, "encore"), minutes=60)


async def test_seconds_given_or_taken_by_the_referee_move_the_flag(world: World) -> None:
    contest = await world.aspic()
    turn = await world.turn(contest)
    world.clock.pass_(seconds=100)
    act = await arbitration.correct_position(
        world.house, contest.id, By(REMI, "panne"), op="clock", fields={"seat": "right", "delta": 60}
    )
    assert act.details["changes"] == {"clock.right": [RESERVE_S, RESERVE_S + 60]}
    given = await world.turn(contest)
    assert (given.id, given.opened_ms, given.due_ms) == (turn.id, turn.opened_ms, turn.due_ms + 60 * S)
    fields = {"seat": "right", "delta": -320}  # 420 s, 100 s of which are used
    with pytest.raises(Refusal, match="no_time_left"):
        await arbitration.correct_position(world.house, contest.id, By(REMI, "retard"), op="clock", fields=fields)
    await arbitration.correct_position(
        world.house, contest.id, By(REMI, "x"), op="clock", fields={"seat": "left", "delta": -300}
    )
    assert (await world.turn(contest)).due_ms == given.due_ms
    await world.play(contest, RIGHT_WALL)
    assert await clocks(world, contest) == (RESERVE_S - 300, RESERVE_S + 60 - 101)


@pytest.mark.parametrize(
    ("op", "fields", "expected"),
    [
        ("forfeit", {"seat": "left"}, ("right", "forfeit")),
        ("end", {"winner": "left"}, ("left", "referee")),
        ("end", {"winner": None}, (None, "referee")),
    ],
)
async def test_a_referee_ends_a_match(
    world: World, op: str, fields: dict[str, object], expected: tuple[str | None, str]
) -> None:
    contest = await world.aspic()
    await arbitration.correct_position(world.house, contest.id, By(REMI, "décision"), op=op, fields=fields)
    assert await result(world, contest) == expected
    assert (await contests.get_contest(world.house, contest.id)).status == "over"
    with pytest.raises(CaseError):
        await arbitration.correct_position(world.house, contest.id, By(REMI, "encore"), op="skip", fields={})


async def test_a_skipped_side_has_played_its_turn_without_being_charged(world: World) -> None:
    contest = await world.aspic()
    await world.play(contest, RIGHT_WALL, LEFT_WALL)
    turn = await world.turn(contest)
    world.clock.pass_(seconds=50)
    await arbitration.correct_position(world.house, contest.id, By(REMI, "absent"), op="skip", fields={})
    skipped, following = await contests.get_turn(world.house, turn.id), await world.turn(contest)
    assert (skipped.status, skipped.cause) == ("closed", "referee")
    assert b"turn_skipped" in skipped.events
    assert (following.awaiting, following.opened_ms) == (("right",), world.clock.ms)
    assert await clocks(world, contest) == (RESERVE_S - 1, RESERVE_S - 1)
    await world.sender.flush()
    assert world.discord.kinds(f"thread:{contest.id}")[-2:] == ["arbitration", "turn_closed"]


async def test_a_referee_who_closes_a_turn_charges_what_it_has_taken(world: World) -> None:
    contest = await world.aspic()
    world.clock.pass_(seconds=50)
    await arbitration.close_now(world.house, contest.id, By(REMI, "absent"), confirmed=True)
    assert await clocks(world, contest) == (RESERVE_S, RESERVE_S - 50)


async def test_an_order_by_the_referee_is_charged_until_he_gives_it(world: World) -> None:
    contest = await world.aspic()
    world.clock.pass_(seconds=50)
    await arbitration.enter_order(world.house, contest.id, By(REMI, "sans réseau"), seat="right", text=RIGHT_WALL)
    assert await clocks(world, contest) == (RESERVE_S, RESERVE_S - 50)


async def test_where_no_order_waits_there_is_nothing_to_annul(world: World) -> None:
    contest = await world.aspic()
    turn = await world.turn(contest)
    with pytest.raises(Refusal, match="nothing_to_annul"):
        await arbitration.annul_turn(world.house, contest.id, By(REMI, "erreur"))
    assert await world.turn(contest) == turn


async def test_a_player_is_replaced_by_somebody_who_is_not_in_the_match(world: World) -> None:
    contest = await world.aspic()
    for user in (CAMILLE, REMI):
        with pytest.raises(Refusal, match="conflict"):
            await arbitration.replace_player(world.house, contest.id, By(REMI, "absence"), seat="right", user_id=user)
    with pytest.raises(Refusal, match="unknown_player"):
        await arbitration.replace_player(world.house, contest.id, By(REMI, "absence"), seat="middle", user_id=STAN)
    act = await arbitration.replace_player(world.house, contest.id, By(REMI, "absence"), seat="right", user_id=STAN)
    assert act.details == {"seat": "right", "user_id": STAN, "former_user_id": OLGA}
    turn = await world.turn(contest)
    with pytest.raises(Refusal, match="not_captain"):
        await world.send(turn, "right", RIGHT_WALL)
    await world.send(turn, "right", RIGHT_WALL, user=STAN)
    with pytest.raises(Refusal, match="unknown_player"):
        await arbitration.replace_player(
            world.house, (await world.match()).id, By(REMI, "absence"), seat="right", user_id=REMI + 7
        )


async def test_a_closed_turn_gives_the_same_again_with_the_seconds_it_is_stored_with(world: World) -> None:
    contest = await world.aspic()
    turn = await world.turn(contest)
    await world.play(contest, RIGHT_WALL, pace_s=77)
    closed = await contests.get_turn(world.house, turn.id)
    texts = {order.seat: order.canonical for order in await history.list_orders_received(world.house, turn.id)}
    again = resolve_sealed(
        world.house.games["aspic"],
        closed.state,
        texts,
        TurnChance(closed.seed, {}, closed.blind, closed.entropy),
        closed.service,
    )
    assert (again.after, again.events) == (closed.after, closed.events)


async def test_turns_of_seconds_are_not_reminded_of(world: World) -> None:
    contest = await world.aspic()
    world.clock.pass_(seconds=5)
    assert await reminders.write_due_reminders(world.house) == 0
    post = await by_post(world)
    turn = await world.turn(post)
    world.clock.ms = turn.due_ms - 24 * HOUR
    await arbitration.pause(world.house, contest.id, By(REMI, "x"))
    assert await reminders.write_due_reminders(world.house) == 1
