"""What two players settle between them."""

import pytest

from referee import agreement, contests, history
from referee.model import Refusal
from rules.aspic.state import State
from tests.referee.world import CAMILLE, LEFT_WALL, OLGA, RIGHT_WALL, STAN, World


async def test_a_draw_that_both_want_ends_the_match(world: World) -> None:
    contest = await world.aspic()
    await world.play(contest, RIGHT_WALL, LEFT_WALL)
    offered = await agreement.offer_draw(world.house, contest.id, CAMILLE)
    assert (offered.kind, offered.seat, offered.user_id) == ("draw_offered", "left", CAMILLE)
    assert await agreement.offer_draw(world.house, contest.id, CAMILLE) == offered
    agreed = await agreement.offer_draw(world.house, contest.id, OLGA)
    assert agreed.kind == "draw_agreed"
    assert (await contests.get(world.house, contest.id)).status == "over"
    last = (await history.turns(world.house, contest.id))[-1]
    assert (last.status, last.cause, last.events) == ("closed", "players", agreed.events)
    state = world.house.games["aspic"].decode(last.after or b"")
    assert isinstance(state, State)
    assert state.result is not None
    assert (state.result.winner, state.result.by) == (None, "referee")
    await world.sender.flush()
    assert world.discord.kinds(f"thread:{contest.id}")[-2:] == ["contest_act", "contest_act"]
    assert world.discord.kinds("announce:") == ["match_started", "match_over"]


async def test_a_player_resigns(world: World) -> None:
    contest = await world.aspic()
    with pytest.raises(Refusal, match="not_captain"):
        await agreement.resign(world.house, contest.id, STAN)
    act = await agreement.resign(world.house, contest.id, OLGA)
    assert (act.kind, act.seat) == ("resigned", "right")
    with pytest.raises(Refusal, match="over"):
        await agreement.resign(world.house, contest.id, CAMILLE)
    assert [one.kind for one in await agreement.acts(world.house, contest.id)] == ["resigned"]


async def test_an_offer_lapses_with_the_next_turn_of_the_other_side(world: World) -> None:
    contest = await world.aspic()
    await world.play(contest, RIGHT_WALL, LEFT_WALL)
    await agreement.offer_draw(world.house, contest.id, CAMILLE)  # who is to act himself
    await world.play(contest, "D5-D6")
    assert await agreement.standing_offer(world.house, contest.id) is not None
    await world.play(contest, "H5-H6")
    assert await agreement.standing_offer(world.house, contest.id) is None
    with pytest.raises(Refusal, match="no_offer"):
        await agreement.refuse_draw(world.house, contest.id, OLGA)
    assert (await agreement.offer_draw(world.house, contest.id, OLGA)).kind == "draw_offered"
