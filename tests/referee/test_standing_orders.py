"""A standing order: the last link before a missing order, read anew in each position, sealed until it is used."""

import msgspec
import pytest

from db import outbox
from referee.desk import arbitration
from referee.hand import record
from referee.model import By, Contest, Refusal, Turn
from referee.orders import looks, succession
from referee.outbox import deputies
from referee.people import personal
from referee.turns import history, verification
from rules.kollaball import GAME as KOLLABALL
from rules.kollaball.orders import Timeout
from rules.verification import verify_turn
from tests.referee.world import CAMILLE, OLGA, REMI, STAN, World
from tests.support.behind import list_missing_seats

DORA = 1005


async def left(world: World, text: str, **setup: object) -> tuple[Contest, Turn]:
    """Return a match in which Camille has left `text`, at its first turn."""
    contest = await world.match(**setup)
    await succession.leave_standing_order(world.house, contest.id, CAMILLE, text, world.stamp())
    return contest, await world.turn(contest)


async def told(world: World) -> list[object]:
    await world.sender.flush()
    return [(one.user_id, one.payload) for one in world.discord.messages if one.kind == "stand_in"]


async def test_it_counts_turn_after_turn_where_nothing_else_has_come_and_its_owner_is_told(world: World) -> None:
    contest, first = await left(world, " 4 ")
    await world.send(first, "right", "2")
    assert (await world.close_overdue(first)).cause == "deadline"
    assert await world.received(first) == {"left": ("standing", "4"), "right": ("captain", "2")}
    second = await world.turn(contest)
    await world.close_overdue(second)
    assert await world.received(second) == {"left": ("standing", "4")}
    assert [one.seat for one in await history.list_missing_orders(world.house, contest.id)] == ["right"]
    assert await told(world) == [(CAMILLE, {"seat": "left", "link": "standing"})] * 2


async def test_the_seal_of_a_closed_turn_is_that_of_the_order_that_counts(world: World) -> None:
    _, turn = await left(world, "4")
    await world.close_overdue(turn)
    found = await verification.read_turn_record(world.house, turn.id, REMI)
    assert [(one.link, one.text) for one in found.orders] == [("standing", "4")]
    assert {line.point: line.holds for line in verify_turn(found)}["seal"] is True
    assert not any(line.holds is False for line in verify_turn(found))


async def test_captain_then_deputy_then_standing_order(world: World) -> None:
    contest, turn = await left(world, "4")
    asked = await deputies.ask_deputy(world.house, contest.id, CAMILLE, DORA)
    await deputies.answer_as_deputy(world.house, asked.id, DORA, accepts=True)
    await world.send(turn, "left", "5", user=DORA)
    await world.close_overdue(turn)
    assert (await world.received(turn))["left"] == ("deputy", "5")
    second = await world.turn(contest)
    await world.send(second, "left", "5", user=DORA)
    await world.send(second, "left", "6")
    await world.close_overdue(second)
    assert (await world.received(second))["left"] == ("captain", "6")


async def test_it_closes_no_turn_early_and_nobody_is_told_that_it_is_there(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.sender.flush()
    before = len(world.discord.messages)
    await succession.leave_standing_order(world.house, contest.id, CAMILLE, "8 MARGUERITE", world.stamp())
    await world.sender.flush()
    assert world.discord.messages[before:] == []
    receipt = await world.send(turn, "right", "2")
    assert (receipt.missing_seats, receipt.closed_now) == (("left",), False)
    async with world.house.db.read() as tx:
        rows = [await outbox.get(tx, number) for number in range(1, 30)]
    assert "MARGUERITE" not in repr([*rows, *await record.read_journal(world.house, contest_id=contest.id)])


@pytest.mark.parametrize("text", ["deux", "ARRET"])
async def test_one_that_cannot_be_played_is_not_used_and_the_record_says_so(world: World, text: str) -> None:
    contest, turn = await left(world, text)
    standing = await succession.find_standing_order(world.house, contest.id, "left")
    assert standing is not None and not await succession.is_possible(world.house, standing)
    await world.send(turn, "right", "2")
    await world.close_overdue(turn)
    assert await world.received(turn) == {"right": ("captain", "2")}
    assert [(one.seat, one.link) for one in await history.list_fallen_orders(world.house, turn.id)] == [
        ("left", "standing")
    ]
    assert [one.seat for one in await history.list_missing_orders(world.house, contest.id)] == ["left"]
    assert await told(world) == [(CAMILLE, {"seat": "left", "link": "standing", "fallen": True})]


async def test_in_a_stage_that_takes_none_it_waits_without_a_word(world: World) -> None:
    contest, turn = await left(world, "4", stage="roll_call")
    await world.close_overdue(turn)
    assert await history.list_fallen_orders(world.house, turn.id) == []
    assert await told(world) == []
    second = await world.turn(contest)
    await world.close_overdue(second)
    assert await world.received(second) == {"left": ("standing", "4")}


async def test_a_new_one_takes_its_place_and_one_withdrawn_is_gone(world: World) -> None:
    contest, turn = await left(world, "4")
    await succession.leave_standing_order(world.house, contest.id, CAMILLE, "5", world.stamp())
    await world.close_overdue(turn)
    assert await world.received(turn) == {"left": ("standing", "5")}
    await succession.withdraw_standing_order(world.house, contest.id, CAMILLE, world.stamp())
    with pytest.raises(Refusal, match="standing_none"):
        await succession.withdraw_standing_order(world.house, contest.id, CAMILLE, world.stamp())
    second = await world.turn(contest)
    await world.close_overdue(second)
    assert await world.received(second) == {}


async def test_one_left_after_the_deadline_counts_from_the_next_turn_on(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await succession.leave_standing_order(world.house, contest.id, CAMILLE, "4", world.stamp(turn.due_ms + 1))
    await world.close_overdue(turn)
    assert await world.received(turn) == {}


async def test_a_turn_past_its_deadline_goes_by_the_one_that_was_there_then(world: World) -> None:
    contest, turn = await left(world, "4")
    late = world.stamp(turn.due_ms + 1)
    await succession.leave_standing_order(world.house, contest.id, CAMILLE, "5", late)
    await succession.withdraw_standing_order(world.house, contest.id, CAMILLE, late)
    await world.close_overdue(turn)
    assert await world.received(turn) == {"left": ("standing", "4")}
    second = await world.turn(contest)
    await world.close_overdue(second)
    assert await world.received(second) == {}


async def test_what_was_sent_in_time_counts_although_it_arrives_late(world: World) -> None:
    contest, turn = await left(world, "4")
    world.clock.ms = turn.due_ms + 2000
    await succession.leave_standing_order(world.house, contest.id, CAMILLE, "5", world.stamp(turn.due_ms))
    await world.close_overdue(turn)
    assert await world.received(turn) == {"left": ("standing", "5")}


async def test_only_a_captain_leaves_one_and_only_where_the_game_has_a_use_for_it(world: World) -> None:
    contest = await world.match()
    for user in (STAN, REMI):
        with pytest.raises(Refusal, match="captain_only"):
            await succession.leave_standing_order(world.house, contest.id, user, "4", world.stamp())
    duel = await world.aspic()
    with pytest.raises(Refusal, match="standing_unknown") as refused:
        await succession.leave_standing_order(world.house, duel.id, CAMILLE, "P D5", world.stamp())
    assert refused.value.details == {"game": "aspic"}


@pytest.mark.clause("KB-7-d")
def test_a_timeout_is_no_standing_order() -> None:
    assert not KOLLABALL.standing.may_stand(Timeout())


async def test_a_captain_replaced_takes_it_with_him(world: World) -> None:
    contest, turn = await left(world, "4")
    await arbitration.replace_captain(world.house, contest.id, By(REMI, "parti"), player="l2")
    assert await succession.find_standing_order(world.house, contest.id, "left") is None
    await world.close_overdue(turn)
    assert await world.received(turn) == {}
    await succession.leave_standing_order(world.house, contest.id, STAN, "5", world.stamp())
    second = await world.turn(contest)
    await world.close_overdue(second)
    assert await world.received(second) == {"left": ("standing", "5")}


async def test_a_dry_run_and_a_look_see_it_and_store_nothing(world: World) -> None:
    contest, turn = await left(world, "4")
    shown = await looks.rehearse_turn(world.house, contest.id, By(REMI, "essai"))
    assert (dict(shown.stand_ins), shown.missing) == ({"left": "standing"}, ("right",))
    _, seen = await looks.look_at_orders(world.house, contest.id, By(REMI, "soupçon"))
    assert [(one.link, one.canonical) for one in seen] == [("standing", "4")]
    assert await world.received(turn) == {}


async def test_a_replay_keeps_it_as_it_was_used(world: World) -> None:
    contest, turn = await left(world, "4")
    await world.send(turn, "right", "2")
    await world.close_overdue(turn)
    await succession.withdraw_standing_order(world.house, contest.id, CAMILLE, world.stamp())
    await world.go_back(contest.id, turn.id, seat="right", text="1")
    replayed = (await history.list_turns(world.house, contest.id))[-2]
    assert (await world.received(replayed))["left"] == ("standing", "4")


async def test_a_turn_opened_again_asks_its_captain_first(world: World) -> None:
    contest, turn = await left(world, "4")
    await world.close_overdue(turn)
    await world.go_back(contest.id, turn.id)
    again = await world.turn(contest)
    assert await list_missing_seats(world.house, again.id) == ("left", "right")
    await world.send(again, "right", "2")
    await world.close_overdue(again)
    assert await world.received(again) == {"left": ("standing", "4"), "right": ("captain", "2")}


async def test_what_is_kept_of_it_is_its_owner_s_to_have_and_becomes_a_pseudonym(world: World) -> None:
    contest, _ = await left(world, "4")
    kept = msgspec.json.decode(await personal.export_person(world.house, CAMILLE))
    assert [row["text"] for row in kept["standing_order"]] == ["4"]
    assert b"standing_order" not in await personal.export_person(world.house, OLGA)
    await arbitration.correct_position(world.house, contest.id, By(REMI, "fini"), op="set_result", fields={})
    await personal.forget_person(world.house, CAMILLE, "Anonyme")
    assert b"standing_order" not in await personal.export_person(world.house, CAMILLE)
