"""A captain's deputy: who may be one, what their orders are worth, and that nothing of them shows before the close."""

import msgspec
import pytest

from db import outbox
from referee.course import agreement, sending
from referee.desk import arbitration
from referee.hand import answering, people, record
from referee.model import By, Contest, OrderReceipt, Refusal, Turn
from referee.orders import drafts, looks, mine
from referee.outbox import deputies
from referee.people import personal
from referee.turns import contests, history, verification
from rules.verification import verify_turn
from tests.referee.world import CAMILLE, HOUR, LEFT_WALL, OLGA, REMI, RIGHT_WALL, STAN, World
from tests.support.behind import set_seat_captain

DORA, ENZO = 1005, 1006
WALLS = {"left": LEFT_WALL, "right": RIGHT_WALL}


async def with_deputy(world: World, user: int = DORA, **setup: object) -> tuple[Contest, Turn]:
    """Return a match in which `user` stands in for Camille, at its first turn."""
    contest = await world.match(**setup)
    asked = await deputies.ask_deputy(world.house, contest.id, CAMILLE, user)
    await deputies.answer_as_deputy(world.house, asked.id, user, accepts=True)
    return contest, await world.turn(contest)


async def send(world: World, turn: Turn, user: int, text: str, seat: str = "left") -> OrderReceipt:
    return await world.send(turn, seat, text, user=user)


async def test_until_he_accepts_a_deputy_is_nobody(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    asked = await deputies.ask_deputy(world.house, contest.id, CAMILLE, DORA)
    assert await answering.list_seats_of_person(world.house, contest.id, DORA) == []
    with pytest.raises(Refusal, match="not_captain"):
        await send(world, turn, DORA, "4")
    with pytest.raises(Refusal, match="deputy_gone"):
        await deputies.answer_as_deputy(world.house, asked.id, ENZO, accepts=True)
    await deputies.answer_as_deputy(world.house, asked.id, DORA, accepts=True)
    assert await answering.list_seats_of_person(world.house, contest.id, DORA) == ["left"]
    assert [(one.id, seat) for one, seat in await contests.list_contests_of_person(world.house, DORA)] == [
        (contest.id, "left")
    ]
    assert [seat for _, _, seat in await contests.list_turns_open_to(world.house, DORA)] == ["left"]


async def test_whoever_declines_or_is_asked_no_longer_stays_out(world: World) -> None:
    contest = await world.match()
    declined = await deputies.ask_deputy(world.house, contest.id, CAMILLE, DORA)
    await deputies.answer_as_deputy(world.house, declined.id, DORA, accepts=False)
    other = await deputies.ask_deputy(world.house, contest.id, CAMILLE, ENZO)
    await deputies.ask_deputy(world.house, contest.id, CAMILLE, DORA)
    for one, user in ((declined, DORA), (other, ENZO)):
        with pytest.raises(Refusal, match="deputy_gone"):
            await deputies.answer_as_deputy(world.house, one.id, user, accepts=True)


@pytest.mark.parametrize(
    ("by", "user", "code"),
    [
        (STAN, DORA, "captain_only"),
        (CAMILLE, CAMILLE, "deputy_self"),
        (CAMILLE, OLGA, "deputy_engaged"),
        (CAMILLE, REMI, "deputy_referee"),
    ],
)
async def test_who_cannot_be_a_deputy(world: World, by: int, user: int, code: str) -> None:
    contest = await world.match()
    with pytest.raises(Refusal, match=code):
        await deputies.ask_deputy(world.house, contest.id, by, user)


async def test_nobody_stands_in_for_both_sides(world: World) -> None:
    contest, _ = await with_deputy(world)
    with pytest.raises(Refusal, match="deputy_engaged"):
        await deputies.ask_deputy(world.house, contest.id, OLGA, DORA)
    with pytest.raises(Refusal, match="deputy_engaged"):
        await deputies.ask_deputy(world.house, contest.id, OLGA, STAN)  # a player of the other side
    await deputies.ask_deputy(world.house, contest.id, CAMILLE, STAN)  # of their own side they may be one


async def test_a_deputy_s_order_counts_at_the_deadline_if_the_captain_sent_none(world: World) -> None:
    contest, turn = await with_deputy(world)
    await send(world, turn, DORA, "4")
    receipt = await world.send(turn, "right", "2")
    assert (receipt.missing_seats, receipt.closed_now) == (("left",), False)
    closed = await world.close_overdue(turn)
    assert closed.cause == "deadline"
    assert await world.received(turn) == {"left": ("deputy", "4"), "right": ("captain", "2")}
    assert await history.list_missing_orders(world.house, contest.id) == []
    verified = await verification.read_turn_record(world.house, turn.id, REMI)
    assert {order.seat: order.link for order in verified.orders} == {"left": "deputy", "right": "captain"}
    assert not any(line.holds is False for line in verify_turn(verified))


async def test_the_captain_s_own_order_comes_first_and_closes_the_turn_early(world: World) -> None:
    _, turn = await with_deputy(world)
    await send(world, turn, DORA, "4")
    await world.send(turn, "right", "2")
    assert (await world.send(turn, "left", "5")).closed_now
    assert await world.received(turn) == {"left": ("captain", "5"), "right": ("captain", "2")}


async def test_a_deputy_s_order_withdrawn_counts_no_more_and_the_captain_s_is_not_his_to_withdraw(world: World) -> None:
    contest, turn = await with_deputy(world, final=False)
    await world.send(turn, "left", "5")
    assert await sending.withdraw_order(world.house, turn.id, "left", DORA, world.stamp()) is None
    await send(world, turn, DORA, "4")
    withdrawn = await sending.withdraw_order(world.house, turn.id, "left", DORA, world.stamp())
    assert withdrawn is not None and withdrawn.canonical == "4"
    await sending.withdraw_order(world.house, turn.id, "left", CAMILLE, world.stamp())
    await world.close_overdue(turn)
    assert [one.seat for one in await history.list_missing_orders(world.house, contest.id)] == ["left", "right"]


@pytest.mark.clause("KB-7-c")
async def test_where_no_correction_is_possible_neither_has_one(world: World) -> None:
    _, turn = await with_deputy(world)
    await send(world, turn, DORA, "4")
    with pytest.raises(Refusal, match="already_submitted"):
        await send(world, turn, DORA, "5")
    await world.send(turn, "left", "6")
    with pytest.raises(Refusal, match="already_submitted"):
        await world.send(turn, "left", "7")
    contest = await world.match()
    asked = await deputies.ask_deputy(world.house, contest.id, CAMILLE, DORA)
    await deputies.answer_as_deputy(world.house, asked.id, DORA, accepts=True)
    await world.send(await world.turn(contest), "left", "6")
    with pytest.raises(Refusal, match="captain_sent"):
        await send(world, await world.turn(contest), DORA, "4")


async def test_captain_and_deputy_read_what_is_in_for_their_seat(world: World) -> None:
    _, turn = await with_deputy(world, final=False)
    await send(world, turn, DORA, "4")
    await world.send(turn, "left", "5")
    sent = await sending.list_orders_sent(world.house, turn.id, "left")
    assert [(order.link, order.canonical) for order in sent] == [("captain", "5"), ("deputy", "4")]
    for user, text in ((CAMILLE, "5"), (DORA, "4")):
        own = await sending.find_own_order(world.house, turn.id, "left", user)
        assert own is not None and own.canonical == text


async def test_a_confirmation_pressed_twice_gives_the_deputy_one_receipt(world: World) -> None:
    _, turn = await with_deputy(world)
    draft = await drafts.write_draft(world.house, turn.id, "left", DORA, "4")
    first = await sending.confirm_order(world.house, draft.id, DORA, world.stamp())
    assert await sending.confirm_order(world.house, draft.id, DORA, world.stamp()) == first
    with pytest.raises(Refusal, match="draft_sent"):
        await drafts.discard_draft(world.house, draft.id, DORA)


async def test_before_the_close_nothing_tells_that_a_deputy_has_sent_something(world: World) -> None:
    contest, turn = await with_deputy(world)
    await world.sender.flush()
    before = len(world.discord.messages)
    await send(world, turn, DORA, "8 MARGUERITE")
    await world.sender.flush()
    assert world.discord.messages[before:] == []  # not even an edited panel
    assert await world.turn(contest) == turn
    with pytest.raises(Refusal, match="orders_missing") as refused:
        await arbitration.close_now(world.house, contest.id, By(REMI, "trop long"))
    assert refused.value.details["count"] == 2
    async with world.house.db.read() as tx:
        rows = [await outbox.get(tx, number) for number in range(1, 30)]
    assert "MARGUERITE" not in repr([*rows, *await record.read_journal(world.house, contest_id=contest.id)])


async def test_a_turn_thrown_away_does_not_tell_that_a_deputy_had_sent_something(world: World) -> None:
    contest, turn = await with_deputy(world)
    await send(world, turn, DORA, "4")
    await world.send(turn, "right", "2")
    await arbitration.annul_turn(world.house, contest.id, By(REMI, "panne"))
    assert await history.list_fallen_orders(world.house, turn.id) == []
    duel = await world.aspic()
    turn = await world.turn(duel)
    [seat] = turn.awaiting
    owner = {"left": CAMILLE, "right": OLGA}[seat]
    asked = await deputies.ask_deputy(world.house, duel.id, owner, ENZO)
    await deputies.answer_as_deputy(world.house, asked.id, ENZO, accepts=True)
    await send(world, turn, ENZO, WALLS[seat], seat)
    await agreement.resign(world.house, duel.id, owner)
    assert await history.list_fallen_orders(world.house, turn.id) == []


async def test_the_close_of_a_referee_walks_the_chain_and_records_who_is_missing_after_it(world: World) -> None:
    contest, turn = await with_deputy(world)
    await send(world, turn, DORA, "4")
    act = await arbitration.close_now(world.house, contest.id, By(REMI, "assez attendu"), confirmed=True)
    assert act.details["missing"] == ["right"]
    assert await world.received(turn) == {"left": ("deputy", "4")}


async def test_a_dry_run_and_a_look_see_what_would_count(world: World) -> None:
    contest, turn = await with_deputy(world)
    await send(world, turn, DORA, "4")
    shown = await looks.rehearse_turn(world.house, contest.id, By(REMI, "essai"))
    assert (shown.received, dict(shown.stand_ins), shown.missing) == (("left",), {"left": "deputy"}, ("right",))
    _, seen = await looks.look_at_orders(world.house, contest.id, By(REMI, "soupçon"))
    assert [(order.seat, order.link) for order in seen] == [("left", "deputy")]
    assert await world.received(turn) == {}  # neither has frozen anything


async def test_the_captain_is_told_that_his_deputy_s_order_was_used(world: World) -> None:
    _, turn = await with_deputy(world)
    await send(world, turn, DORA, "4")
    await world.close_overdue(turn)
    await world.sender.flush()
    told = [message for message in world.discord.messages if message.kind == "stand_in"]
    assert [(one.user_id, one.payload) for one in told] == [(CAMILLE, {"seat": "left", "link": "deputy"})]


async def test_a_deputy_dismissed_has_no_access_and_his_order_does_not_count(world: World) -> None:
    contest, turn = await with_deputy(world)
    await send(world, turn, DORA, "4")
    await deputies.dismiss_deputy(world.house, contest.id, CAMILLE)
    assert await answering.list_seats_of_person(world.house, contest.id, DORA) == []
    with pytest.raises(Refusal, match="not_captain"):
        await drafts.write_draft(world.house, turn.id, "left", DORA, "5")
    with pytest.raises(Refusal, match="deputy_none"):
        await deputies.dismiss_deputy(world.house, contest.id, DORA)
    await world.close_overdue(turn)
    assert await world.received(turn) == {}
    assert [one.seat for one in await history.list_missing_orders(world.house, contest.id)] == ["left", "right"]


async def test_a_deputy_may_leave_himself(world: World) -> None:
    contest, _ = await with_deputy(world)
    ended = await deputies.dismiss_deputy(world.house, contest.id, DORA)
    assert ended.status == "ended"
    assert await deputies.find_deputy(world.house, contest.id, "left") is None


async def test_a_captain_replaced_takes_his_deputy_with_him(world: World) -> None:
    contest, turn = await with_deputy(world)
    await send(world, turn, DORA, "4")
    await arbitration.replace_captain(world.house, contest.id, By(REMI, "parti"), player="l2")
    assert await answering.list_seats_of_person(world.house, contest.id, DORA) == []
    assert await deputies.find_deputy(world.house, contest.id, "left") is None
    await world.sender.flush()
    assert [message.payload for message in world.discord.messages if message.kind == "deputy"][-1] == {
        "deputy_id": 1, "status": "ended",
    }  # fmt: skip
    await world.close_overdue(turn)
    assert await world.received(turn) == {}


async def test_a_deputy_gone_with_his_captain_without_a_word_has_no_access_either(world: World) -> None:
    contest, turn = await with_deputy(world)
    await set_seat_captain(world.house, contest.id, "left", STAN)  # by whatever way
    with pytest.raises(Refusal, match="not_captain"):
        await send(world, turn, DORA, "4")


async def test_a_deputy_may_take_the_seat_over(world: World) -> None:
    contest = await world.aspic()
    asked = await deputies.ask_deputy(world.house, contest.id, CAMILLE, DORA)
    await deputies.answer_as_deputy(world.house, asked.id, DORA, accepts=True)
    await arbitration.replace_player(world.house, contest.id, By(REMI, "cède sa place"), seat="left", user_id=DORA)
    assert (await contests.list_seats(world.house, contest.id))[0].user_id == DORA
    assert await deputies.find_deputy(world.house, contest.id, "left") is None


async def test_a_deputy_is_engaged_and_judges_nothing(world: World) -> None:
    contest, _ = await with_deputy(world)
    with pytest.raises(Refusal, match="conflict"):
        await looks.look_at_orders(world.house, contest.id, By(DORA, "curieuse"))
    with pytest.raises(Refusal, match="conflict"):
        await arbitration.replace_referee(world.house, contest.id, By(REMI, "absent"), user_id=DORA)


async def test_an_order_that_the_position_has_made_impossible_does_not_stand_in(world: World) -> None:
    contest, turn = await with_deputy(world, stage="roll_call")
    await send(world, turn, DORA, "PRESENTS 1")
    await arbitration.correct_position(
        world.house, contest.id, By(REMI, "passons"), op="set_stage", fields={"stage": "orders"}
    )
    turn = await world.turn(contest)
    await world.close_overdue(turn)
    assert await world.received(turn) == {}
    assert [(one.seat, one.link) for one in await history.list_fallen_orders(world.house, turn.id)] == [
        ("left", "deputy")
    ]
    await world.sender.flush()
    (told,) = [message.payload for message in world.discord.messages if message.kind == "stand_in"]
    assert told == {"seat": "left", "link": "deputy", "fallen": True}


async def test_a_stuck_turn_keeps_a_deputy_s_order_aside(world: World, caplog: pytest.LogCaptureFixture) -> None:
    _, turn = await with_deputy(world)
    await send(world, turn, DORA, "BOOM 1")
    assert (await world.close_overdue(turn)).status == "stuck"
    assert await world.received(turn) == {}
    sent = await sending.list_orders_sent(world.house, turn.id, "left")
    assert [(order.link, order.status) for order in sent] == [("deputy", "spare")]
    assert "ZeroDivisionError" in caplog.text


async def test_the_deputy_is_reminded_by_dm_until_he_has_sent_something(world: World) -> None:
    await people.note_dm_open(world.house, DORA, DORA + 5000)
    contest, turn = await with_deputy(world)
    assert [one.is_owed for one in await mine.list_own_contests(world.house, DORA, 1)] == [True]
    world.clock.ms = turn.due_ms - 2 * HOUR + 1
    await world.heart.beat()
    reminded = [message for message in world.discord.messages if message.kind.startswith("reminder")]
    assert {message.user_id for message in reminded} == {CAMILLE, OLGA, DORA}
    await world.close_overdue(turn)
    turn = await world.turn(contest)
    await send(world, turn, DORA, "4")
    assert [one.is_owed for one in await mine.list_own_contests(world.house, DORA, 1)] == [False]
    before = len(world.discord.messages)
    world.clock.ms = turn.due_ms - 2 * HOUR + 1
    await world.heart.beat()
    reminded = [message for message in world.discord.messages[before:] if message.kind.startswith("reminder")]
    assert {message.user_id for message in reminded} == {CAMILLE, OLGA}  # the captain is, as if there were nothing


async def test_a_deputy_is_reminded_at_his_own_hours(world: World) -> None:
    await people.note_dm_open(world.house, DORA, DORA + 5000)
    await people.change_person(world.house, DORA, reminder_hours=(1,))
    await people.change_person(world.house, CAMILLE, reminder_hours=())
    _, turn = await with_deputy(world)
    world.clock.ms = turn.due_ms - 2 * HOUR
    await world.heart.beat()
    assert f"user:{DORA}" not in {message.lane for message in world.discord.messages}
    assert await world.heart.next_instant_ms() == turn.due_ms - HOUR
    world.clock.ms = turn.due_ms - HOUR
    await world.heart.beat()
    assert world.discord.kinds(f"user:{DORA}") == ["reminder"]
    assert "reminder" not in world.discord.kinds(f"user:{CAMILLE}")


async def test_a_replay_keeps_the_link_and_a_turn_reopened_its_fall_back(world: World) -> None:
    contest, turn = await with_deputy(world)
    await send(world, turn, DORA, "4")
    await world.send(turn, "right", "2")
    await world.close_overdue(turn)
    second = await world.turn(contest)
    await send(world, second, DORA, "3")
    await world.go_back(contest.id, turn.id, seat="right", text="1")
    replayed, reopened = (await history.list_turns(world.house, contest.id))[-2:]
    assert (await world.received(replayed))["left"] == ("deputy", "4")
    assert await world.received(reopened) == {}
    assert [order.link for order in await sending.list_orders_sent(world.house, reopened.id, "left")] == ["deputy"]
    await world.close_overdue(reopened)
    assert await world.received(reopened) == {"left": ("deputy", "3")}


async def test_what_a_league_keeps_of_a_deputy_is_his_to_have_and_becomes_a_pseudonym(world: World) -> None:
    contest, _ = await with_deputy(world)
    with pytest.raises(Refusal, match="still_engaged"):
        await personal.forget_person(world.house, DORA, "Anonyme")
    kept = msgspec.json.decode(await personal.export_person(world.house, DORA))
    assert kept["deputy"][0]["by_user"] == CAMILLE
    await deputies.dismiss_deputy(world.house, contest.id, DORA)
    await personal.forget_person(world.house, DORA, "Anonyme")
    assert b"deputy" not in await personal.export_person(world.house, DORA)


async def test_in_aspic_a_deputy_s_move_is_played_at_the_limit_of_the_turn_and_the_whole_turn_is_charged(
    world: World,
) -> None:
    contest = await world.aspic(settings={"turn_deadline_s": 60})
    turn = await world.turn(contest)
    seat = turn.awaiting[0]
    captain = {"left": CAMILLE, "right": OLGA}[seat]
    asked = await deputies.ask_deputy(world.house, contest.id, captain, DORA)
    await deputies.answer_as_deputy(world.house, asked.id, DORA, accepts=True)
    world.clock.pass_(seconds=5)
    cell = "P D5" if seat == "left" else "P H5"
    assert not (await send(world, turn, DORA, cell, seat)).closed_now
    closed = await world.close_overdue(turn)
    assert list(closed.service.values()) == ["60"]
    assert (await world.received(turn))[seat][0] == "deputy"
