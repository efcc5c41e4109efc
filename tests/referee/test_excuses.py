"""A missing order is excused where it counts, and once; what a referee has gone back behind is excused no more."""

import pytest

from referee.desk import appeals
from referee.model import By, Contest, Refusal, Turn
from tests.referee.world import REMI, World


async def missed(world: World, contest: Contest) -> Turn:
    """Let the open turn be closed without an order of the left seat; return it."""
    turn = await world.turn(contest)
    await world.send(turn, "right", "2")
    world.clock.ms = turn.due_ms + 11_000
    await world.heart.beat()
    return turn


async def excuse(world: World, contest: Contest, turn: Turn) -> None:
    await appeals.excuse(world.house, contest.id, By(REMI, "panne"), appeals.MissedOrder(turn.id, "left"))


async def go_back(world: World, contest: Contest, turn: Turn, seat: str | None = None, text: str = "") -> None:
    await world.go_back(contest.id, turn.id, seat=seat, text=text)


async def test_a_turn_opened_again_and_missed_again_is_excused_anew(world: World) -> None:
    contest = await world.match(goal=99)
    first = await missed(world, contest)
    await excuse(world, contest, first)
    await go_back(world, contest, first)
    again = await missed(world, contest)
    assert again.number == first.number
    assert await appeals.list_excused(world.house, contest.id) == set()
    await excuse(world, contest, again)
    assert await appeals.list_excused(world.house, contest.id) == {(again.number, "left")}


async def test_what_is_missing_from_a_turn_that_was_replaced_cannot_be_excused(world: World) -> None:
    contest = await world.match(goal=99)
    first = await missed(world, contest)
    await go_back(world, contest, first)
    with pytest.raises(Refusal, match="not_missing"):
        await excuse(world, contest, first)


async def test_a_turn_played_again_as_it_was_stays_excused(world: World) -> None:
    contest = await world.match(goal=99)
    first, second = await missed(world, contest), await missed(world, contest)
    await excuse(world, contest, second)
    await go_back(world, contest, first, seat="right", text="1")
    assert await appeals.list_excused(world.house, contest.id) == {(second.number, "left")}
