"""The rules of a game change while a match is on: it goes on under the new ones, and says so; its past stays."""

import asyncio

import pytest

from referee.course import close
from referee.desk import arbitration, rewind
from referee.desk.rewind import RewindWish
from referee.hand import record
from referee.model import Arbitration, By, Contest, Refusal, Turn
from referee.orders import rules_change
from referee.turns import contests, history, verification
from rules.checks import Check
from rules.verification import verify_turn
from tests.referee.duel import STRICTER_DUEL
from tests.referee.world import CAMILLE, OLGA, REMI, World

CHANGED = {"before": 1, "after": 2}


def with_new_rules(world: World) -> None:
    """Have the program be the one after the change."""
    world.play_by(STRICTER_DUEL)


async def second_turn(world: World, left: str = "4") -> Contest:
    """Return a match whose second turn is open, with an order of the left in hand."""
    contest = await world.match(goal=9)
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    await world.send(turn, "right", "2")
    await world.send(await world.turn(contest), "left", left)
    await world.heart.beat()
    return contest


async def versions(world: World, contest: Contest) -> tuple[int, list[int]]:
    """Return the version that a contest is played by now, and those of its turns."""
    turns = await history.list_turns(world.house, contest.id)
    return (await contests.get_contest(world.house, contest.id)).rules_version, [turn.rules_version for turn in turns]


async def acts(world: World, contest: Contest) -> list[Arbitration]:
    return await record.read_journal(world.house, contest_id=contest.id)


async def first_turn(world: World, contest: Contest) -> Turn:
    return (await history.list_turns(world.house, contest.id))[0]


async def test_an_open_match_goes_on_under_the_new_rules_and_says_so_once(world: World) -> None:
    contest = await second_turn(world)
    assert await versions(world, contest) == (1, [1, 1])
    with_new_rules(world)
    assert await rules_change.keep_rules_up(world.house) == 1
    assert await versions(world, contest) == (2, [1, 2])
    assert await rules_change.keep_rules_up(world.house) == 0
    (entry,) = await acts(world, contest)
    assert (entry.op, entry.by_user, entry.details) == ("change_rules", 0, CHANGED)
    assert (await record.check_record(world.house, world.league.id)).broken == ()
    await world.sender.flush()
    assert world.discord.kinds(f"thread:{contest.id}").count("arbitration") == 1


async def test_the_order_in_hand_stays_where_the_new_rules_take_it(world: World) -> None:
    contest = await second_turn(world)
    with_new_rules(world)
    await rules_change.keep_rules_up(world.house)
    turn = await world.turn(contest)
    await world.send(turn, "right", "2")
    assert [row.rules_version for row in await history.list_turns(world.house, contest.id)] == [1, 2, 2]
    found = await history.list_public_orders(world.house, turn.id)
    assert found is not None and [order.canonical for order in found] == ["4", "2"]


async def test_an_order_that_the_new_rules_refuse_is_thrown_away_and_its_captain_told(world: World) -> None:
    contest = await second_turn(world, left="5")
    with_new_rules(world)
    await rules_change.keep_rules_up(world.house)
    await world.sender.flush()
    assert world.discord.kinds(f"user:{CAMILLE}")[-1] == "order_discarded"
    assert "order_discarded" not in world.discord.kinds(f"user:{OLGA}")
    assert await history.list_orders_received(world.house, (await world.turn(contest)).id) == []


async def test_a_match_that_nobody_has_told_yet_is_told_at_its_next_close(world: World) -> None:
    contest = await second_turn(world)
    with_new_rules(world)
    world.clock.pass_(hours=25)
    assert await close.close_due(world.house) == 1
    assert await versions(world, contest) == (2, [1, 2, 2])
    assert [entry.op for entry in await acts(world, contest)] == ["change_rules"]


async def test_a_program_that_starts_tells_every_match_paused_ones_too(world: World) -> None:
    first, second = await second_turn(world), await world.match()
    await arbitration.pause(world.house, second.id, By(REMI, "neige"))
    with_new_rules(world)
    await world.reopen()
    told = world.discord.when("arbitration", 3)
    world.heart.start()
    await told.wait()
    assert [entry.op for entry in await acts(world, first)] == ["change_rules"]
    assert [entry.op for entry in await acts(world, second)] == ["change_rules", "pause"]


async def test_several_processes_that_start_at_once_tell_it_once(world: World) -> None:
    contest = await second_turn(world)
    with_new_rules(world)
    told = await asyncio.gather(*(rules_change.keep_rules_up(world.house) for _ in range(3)))
    assert sum(told) == 1
    assert [entry.op for entry in await acts(world, contest)] == ["change_rules"]


async def test_a_match_that_is_over_stays_as_it_was(world: World) -> None:
    contest = await world.match(goal=1)
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    await world.send(turn, "right", "2")
    with_new_rules(world)
    assert await rules_change.keep_rules_up(world.house) == 0
    assert await versions(world, contest) == (1, [1])


@pytest.mark.parametrize("given", [{}, {"seat": "left", "text": "1"}, {"label": "die/left", "value": 6}])
async def test_nobody_goes_back_into_a_turn_of_other_rules(world: World, given: dict[str, object]) -> None:
    contest = await second_turn(world)
    with_new_rules(world)
    await rules_change.keep_rules_up(world.house)
    turn = await world.turn(contest)
    await world.send(turn, "right", "2")
    before = await history.list_turns(world.house, contest.id)
    wanted = RewindWish(turn_id=before[0].id, reason="erreur", **given)  # type: ignore[arg-type]
    with pytest.raises(Refusal) as refused:
        await rewind.propose_rewind(world.house, contest.id, REMI, wanted)
    assert (refused.value.code, refused.value.details) == ("rewind_rules", {"version": 1, "now": 2})
    assert await history.list_turns(world.house, contest.id) == before


async def test_one_goes_back_into_a_turn_of_these_rules(world: World) -> None:
    contest = await second_turn(world)
    with_new_rules(world)
    await rules_change.keep_rules_up(world.house)
    turn = await world.turn(contest)
    await world.send(turn, "right", "2")
    await world.go_back(contest.id, turn.id, seat="left", text="1")
    assert (await versions(world, contest))[1] == [1, 2, 2, 2, 2]


async def test_an_old_turn_is_checked_as_far_as_that_goes_without_its_rules(world: World) -> None:
    contest = await second_turn(world)
    with_new_rules(world)
    world.clock.pass_(hours=25)
    await rules_change.keep_rules_up(world.house)
    file = await verification.read_turn_record(world.house, (await first_turn(world, contest)).id, REMI)
    lines = verify_turn(file)
    assert file.rules_version == 1
    assert lines[-1] == Check(point="version", holds=None, about="1")
    assert {line.point for line in lines if line.holds} >= {
        "seal",
        "time",
        "promise",
        "blind",
        "entropy-blind",
        "rolls",
    }
    assert not any(line.holds is False for line in lines)
