"""How an order comes in."""

import asyncio

import pytest

from referee.course import sending
from referee.desk import arbitration
from referee.hand import people
from referee.model import By, Refusal
from referee.orders import drafts
from referee.turns import contests, history
from rules.errors import OrderError
from tests.referee.world import CAMILLE, HOUR, OLGA, REMI, STAN, World
from tests.support.behind import list_missing_seats, list_owed_turns, set_seat_captain


async def test_a_draft_is_no_order_until_it_is_confirmed(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    draft = await drafts.write_draft(world.house, turn.id, "left", CAMILLE, " 4 ")
    assert await sending.find_own_order(world.house, turn.id, "left") is None
    receipt = await sending.confirm_order(world.house, draft.id, CAMILLE, world.stamp())
    assert receipt.order.canonical == "4"
    assert receipt.order.text == " 4 "
    assert (receipt.missing_seats, receipt.closed_now) == (("right",), False)
    assert receipt.due_ms == turn.due_ms == world.clock.ms + 24 * HOUR
    assert await sending.find_own_order(world.house, turn.id, "left") == receipt.order


async def test_the_last_order_closes_the_turn_at_once(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    receipt = await world.send(turn, "right", "2")
    assert (receipt.missing_seats, receipt.closed_now) == ((), True)
    assert (await contests.get_turn(world.house, turn.id)).cause == "complete"
    assert (await world.turn(contest)).number == 2


async def test_early_close_can_be_switched_off(world: World) -> None:
    turn = await world.turn(await world.match(settings={"early_close": False}))
    await world.send(turn, "left", "4")
    assert not (await world.send(turn, "right", "2")).closed_now
    assert (await contests.get_turn(world.house, turn.id)).status == "open"


async def test_two_confirmations_at_once_are_one_order_with_one_receipt(world: World) -> None:
    turn = await world.turn(await world.match())
    draft = await drafts.write_draft(world.house, turn.id, "left", CAMILLE, "4")
    both = await asyncio.gather(
        sending.confirm_order(world.house, draft.id, CAMILLE, world.stamp()),
        sending.confirm_order(world.house, draft.id, CAMILLE, world.stamp()),
    )
    assert both[0].order == both[1].order
    assert both[0].order.version == 1


async def test_the_second_click_that_comes_after_the_close_gets_the_first_receipt(world: World) -> None:
    turn = await world.turn(await world.match())
    await world.send(turn, "left", "4")
    draft = await drafts.write_draft(world.house, turn.id, "right", OLGA, "2")
    first = await sending.confirm_order(world.house, draft.id, OLGA, world.stamp())
    second = await sending.confirm_order(world.house, draft.id, OLGA, world.stamp())
    assert first.closed_now
    assert second.order == first.order


@pytest.mark.clause("KB-7-c")
async def test_of_two_drafts_of_a_final_order_the_first_confirmed_stands(world: World) -> None:
    turn = await world.turn(await world.match())
    one = await drafts.write_draft(world.house, turn.id, "left", CAMILLE, "4")
    two = await drafts.write_draft(world.house, turn.id, "left", CAMILLE, "5")
    await sending.confirm_order(world.house, two.id, CAMILLE, world.stamp())
    with pytest.raises(Refusal, match="already_submitted"):
        await sending.confirm_order(world.house, one.id, CAMILLE, world.stamp())
    with pytest.raises(Refusal, match="already_submitted"):
        await sending.withdraw_order(world.house, turn.id, "left", CAMILLE, world.stamp())
    with pytest.raises(Refusal, match="already_submitted"):
        await drafts.preview_order(world.house, turn.id, "left", "6")
    stored = await sending.find_own_order(world.house, turn.id, "left")
    assert stored is not None
    assert stored.canonical == "5"


async def test_where_the_rules_allow_it_the_last_version_counts_and_every_version_is_kept(world: World) -> None:
    turn = await world.turn(await world.match(final=False))
    for text in ("4", "5", "4"):
        await world.send(turn, "left", text)
    stored = await sending.find_own_order(world.house, turn.id, "left")
    assert stored is not None
    assert (stored.version, stored.canonical) == (3, "4")
    withdrawn = await sending.withdraw_order(world.house, turn.id, "left", CAMILLE, world.stamp())
    assert withdrawn == stored
    assert await sending.find_own_order(world.house, turn.id, "left") is None
    assert await sending.withdraw_order(world.house, turn.id, "left", CAMILLE, world.stamp()) is None
    assert (await world.send(turn, "left", "4")).order.version == 4


async def test_an_order_withdrawn_no_longer_closes_the_turn(world: World) -> None:
    turn = await world.turn(await world.match(final=False, settings={"early_close": False}))
    await world.send(turn, "left", "4")
    await sending.withdraw_order(world.house, turn.id, "left", CAMILLE, world.stamp())
    await world.send(turn, "right", "2")
    assert await list_missing_seats(world.house, turn.id) == ("left",)


async def test_the_time_of_an_order_is_discords(world: World) -> None:
    turn = await world.turn(await world.match())
    world.clock.ms = turn.due_ms + 5_000
    in_time = await world.send(turn, "left", "4", at_ms=turn.due_ms)
    assert in_time.order.sent_ms == turn.due_ms
    with pytest.raises(Refusal, match="closed") as refused:
        await world.send(turn, "right", "2", at_ms=turn.due_ms + 1)
    assert refused.value.details == {"due_ms": turn.due_ms}


async def test_only_the_captain_orders(world: World) -> None:
    turn = await world.turn(await world.match())
    for user in (OLGA, STAN, REMI):
        with pytest.raises(Refusal, match="not_captain"):
            await world.send(turn, "left", "4", user=user)
        with pytest.raises(Refusal, match="not_captain"):
            await drafts.write_draft(world.house, turn.id, "left", user, "4")
        with pytest.raises(Refusal, match="not_captain"):
            await sending.withdraw_order(world.house, turn.id, "left", user, world.stamp())


async def test_a_draft_is_its_authors(world: World) -> None:
    turn = await world.turn(await world.match())
    draft = await drafts.write_draft(world.house, turn.id, "left", CAMILLE, "4")
    await drafts.discard_draft(world.house, draft.id, OLGA)
    with pytest.raises(Refusal, match="unknown_draft"):
        await sending.confirm_order(world.house, draft.id, OLGA, world.stamp())
    await drafts.discard_draft(world.house, draft.id, CAMILLE)
    with pytest.raises(Refusal, match="unknown_draft"):
        await sending.confirm_order(world.house, draft.id, CAMILLE, world.stamp())


async def test_a_seat_that_is_not_awaited_is_refused(world: World) -> None:
    turn = await world.turn(await world.match())
    with pytest.raises(Refusal, match="not_awaited"):
        await world.send(turn, "admin", "REJETE", user=REMI, by_referee=True)


async def test_a_wrong_order_keeps_nothing(world: World) -> None:
    turn = await world.turn(await world.match())
    with pytest.raises(OrderError) as wrong:
        await world.send(turn, "left", "  deux")
    assert (wrong.value.code, wrong.value.at) == ("syntax", 2)
    with pytest.raises(OrderError):
        await drafts.write_draft(world.house, turn.id, "left", CAMILLE, "")
    assert await sending.find_own_order(world.house, turn.id, "left") is None


@pytest.mark.clause("KB-1-c")
async def test_players_report_present_one_by_one(world: World) -> None:
    turn = await world.turn(await world.match(stage="roll_call", needed=1))
    first = await sending.check_in(world.house, turn.id, STAN, world.stamp())
    again = await sending.check_in(world.house, turn.id, STAN, world.stamp())
    assert first.order == again.order
    assert first.order.canonical == "PRESENTS 2"
    assert (await sending.check_in(world.house, turn.id, CAMILLE, world.stamp())).order.canonical == "PRESENTS 1 2"
    with pytest.raises(Refusal, match="not_participant"):
        await sending.check_in(world.house, turn.id, REMI, world.stamp())
    assert (await sending.check_in(world.house, turn.id, OLGA, world.stamp())).closed_now
    assert len(await history.list_orders_received(world.house, turn.id)) == 2


async def test_no_check_in_once_the_roll_call_is_over(world: World) -> None:
    turn = await world.turn(await world.match())
    with pytest.raises(Refusal, match="closed"):
        await sending.check_in(world.house, turn.id, STAN, world.stamp())


async def test_a_paused_contest_takes_no_orders(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await arbitration.pause(world.house, contest.id, By(REMI, "panne"))
    with pytest.raises(Refusal, match="paused"):
        await world.send(turn, "left", "4")


async def test_a_receipt_goes_by_dm_only_where_dms_reach_the_captain_and_a_copy_is_wanted(world: World) -> None:
    contest = await world.match(final=False)
    turn = await world.turn(contest)
    draft = await drafts.write_draft(world.house, turn.id, "left", CAMILLE, "4")
    await sending.confirm_order(world.house, draft.id, CAMILLE, world.stamp(), copy_by_dm=False)
    await world.sender.flush()
    assert world.discord.kinds("user:") == []
    receipt = await world.send(turn, "left", "5")
    await world.sender.flush()
    assert world.discord.kinds("user:") == ["receipt"]
    assert (await sending.read_receipt(world.house, receipt.order.id)).order == receipt.order
    await set_seat_captain(world.house, contest.id, "left", STAN)
    await world.send(turn, "left", "6", user=STAN)
    await world.sender.flush()
    assert world.discord.kinds(f"user:{STAN}") == []


async def test_a_person_sees_what_he_owes_most_urgent_first(world: World) -> None:
    later = await world.match(settings={"hours": {"orders": 48}})
    sooner = await world.match(settings={"hours": {"orders": 12}})
    owed = await list_owed_turns(world.house, CAMILLE)
    assert [(contest.id, seat) for contest, _, seat in owed] == [(sooner.id, "left"), (later.id, "left")]
    assert await list_owed_turns(world.house, STAN) == []
    mine = await contests.list_contests_of_person(world.house, STAN)
    assert [(contest.id, seat) for contest, seat in mine] == [(sooner.id, "left"), (later.id, "left")]
    owing, others = await people.list_by_dm(world.house)
    assert ([person.user_id for person in owing], others) == ([CAMILLE, OLGA], [])
