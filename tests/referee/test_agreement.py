"""What two players settle between them."""

import asyncio

import pytest

from referee.course import agreement, sending
from referee.desk import arbitration, rewind
from referee.model import By, ContestAct, Refusal
from referee.turns import contests, history
from rules.aspic.state import State
from tests.referee.world import CAMILLE, LEFT_WALL, OLGA, REMI, RIGHT_WALL, STAN, World
from tests.support.behind import list_contest_acts


async def test_a_draw_that_both_want_ends_the_match(world: World) -> None:
    contest = await world.aspic()
    await world.play(contest, RIGHT_WALL, LEFT_WALL)
    offered = await agreement.offer_draw(world.house, contest.id, CAMILLE)
    assert (offered.kind, offered.seat, offered.user_id) == ("draw_offered", "left", CAMILLE)
    assert await agreement.offer_draw(world.house, contest.id, CAMILLE) == offered
    agreed = await agreement.offer_draw(world.house, contest.id, OLGA)
    assert agreed.kind == "draw_agreed"
    assert (await contests.get_contest(world.house, contest.id)).status == "over"
    last = (await history.list_turns(world.house, contest.id))[-1]
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
    assert [one.kind for one in await list_contest_acts(world.house, contest.id)] == ["resigned"]


async def test_an_offer_lapses_with_the_next_turn_of_the_other_side(world: World) -> None:
    contest = await world.aspic()
    await world.play(contest, RIGHT_WALL, LEFT_WALL)
    await agreement.offer_draw(world.house, contest.id, CAMILLE)  # who is to act themselves
    await world.play(contest, "D5-D6")
    assert await agreement.find_draw_offer(world.house, contest.id) is not None
    await world.play(contest, "H5-H6")
    assert await agreement.find_draw_offer(world.house, contest.id) is None
    with pytest.raises(Refusal, match="no_offer"):
        await agreement.refuse_draw(world.house, contest.id, OLGA)
    assert (await agreement.offer_draw(world.house, contest.id, OLGA)).kind == "draw_offered"


async def over(world: World, contest_id: int) -> bool:
    return (await contests.get_contest(world.house, contest_id)).status == "over"


async def test_who_agrees_while_the_other_presses_too_makes_one_draw(world: World) -> None:
    contest = await world.aspic()
    both = await asyncio.gather(*(agreement.offer_draw(world.house, contest.id, user) for user in (CAMILLE, OLGA)))
    assert {act.kind for act in both} == {"draw_offered", "draw_agreed"}  # whichever comes first
    assert await over(world, contest.id)


async def test_a_double_press_is_one_act(world: World) -> None:
    contest = await world.aspic()
    both = await asyncio.gather(*(agreement.offer_draw(world.house, contest.id, OLGA) for _ in range(2)))
    assert both[0] == both[1]
    both_ = await asyncio.gather(
        *(agreement.resign(world.house, contest.id, OLGA) for _ in range(2)), return_exceptions=True
    )
    assert {type(one) for one in both_} == {ContestAct, Refusal}  # whichever comes first
    assert [one.kind for one in await list_contest_acts(world.house, contest.id)] == [
        "draw_offered",
        "resigned",
    ]
    await world.sender.flush()
    assert world.discord.kinds(f"thread:{contest.id}") == ["match_opened", "contest_act", "contest_act"]


async def test_an_offer_can_be_refused_or_taken_back(world: World) -> None:
    contest = await world.aspic()
    for answers, then in ((OLGA, RIGHT_WALL), (CAMILLE, LEFT_WALL)):
        await agreement.offer_draw(world.house, contest.id, CAMILLE)
        act = await agreement.refuse_draw(world.house, contest.id, answers)
        assert (act.kind, act.user_id) == ("draw_refused", answers)
        assert await agreement.find_draw_offer(world.house, contest.id) is None
        with pytest.raises(Refusal, match="offer_refused"):
            await agreement.offer_draw(world.house, contest.id, CAMILLE)
        await world.play(contest, then)
    assert (await agreement.offer_draw(world.house, contest.id, OLGA)).kind == "draw_offered"
    assert not await over(world, contest.id)


async def test_a_turn_that_the_other_side_misses_or_is_skipped_lapses_an_offer_too(world: World) -> None:
    missing, skipped = await world.aspic(settings={"turn_deadline_s": 60}), await world.aspic()
    await agreement.offer_draw(world.house, missing.id, CAMILLE)
    await world.close_overdue(await world.turn(missing))
    await agreement.offer_draw(world.house, skipped.id, CAMILLE)
    await arbitration.correct_position(world.house, skipped.id, By(REMI, "absent"), op="skip", fields={})
    for contest in (missing, skipped):
        assert await agreement.find_draw_offer(world.house, contest.id) is None


async def test_an_offer_goes_with_who_made_it(world: World) -> None:
    contest = await world.aspic()
    await agreement.offer_draw(world.house, contest.id, CAMILLE)
    await arbitration.replace_player(world.house, contest.id, By(REMI, "absence"), seat="left", user_id=STAN)
    assert await agreement.find_draw_offer(world.house, contest.id) is None
    assert (await agreement.offer_draw(world.house, contest.id, STAN)).seat == "left"


async def test_an_offer_is_gone_when_the_referee_goes_back(world: World) -> None:
    contest = await world.aspic()
    await world.play(contest, RIGHT_WALL, LEFT_WALL, "D5-D6")
    await agreement.offer_draw(world.house, contest.id, CAMILLE)
    played = await rewind.find_last_played(world.house, contest.id)
    await world.go_back(contest.id, played.id, seat="left", text="D5-E6")
    assert await agreement.find_draw_offer(world.house, contest.id) is None


async def test_whose_time_is_up_cannot_save_the_match_in_the_grace(world: World) -> None:
    contest = await world.aspic()
    await agreement.offer_draw(world.house, contest.id, CAMILLE)
    turn = await world.turn(contest)
    world.clock.ms = turn.due_ms + 5_000
    for act in (agreement.offer_draw, agreement.refuse_draw, agreement.resign):
        with pytest.raises(Refusal, match="closed"):
            await act(world.house, contest.id, OLGA)
    agreed = await agreement.offer_draw(world.house, contest.id, OLGA, snowflake=world.stamp(turn.due_ms))
    assert agreed.kind == "draw_agreed"  # pressed in time, by Discord's clock


async def test_a_draw_may_be_agreed_in_a_pause_however_long(world: World) -> None:
    contest = await world.aspic()
    await arbitration.pause(world.house, contest.id, By(REMI, "panne"))
    world.clock.pass_(hours=50)
    for user in (CAMILLE, OLGA):
        await agreement.offer_draw(world.house, contest.id, user)
    assert await over(world, contest.id)


async def test_an_order_in_hand_goes_with_the_match(world: World) -> None:
    contest = await world.aspic(settings={"start_ms": world.clock.ms})  # its first turn lasts until then
    turn = await world.turn(contest)
    await world.send(turn, "right", RIGHT_WALL)
    await agreement.resign(world.house, contest.id, CAMILLE)
    assert await sending.find_own_order(world.house, turn.id, "right") is None
    with pytest.raises(Refusal, match="closed"):
        await world.send(turn, "right", RIGHT_WALL)


async def test_a_game_that_knows_no_draw_says_so(world: World) -> None:
    contest = await world.match()
    for act in (agreement.offer_draw, agreement.resign):
        with pytest.raises(Refusal, match="not_possible"):
            await act(world.house, contest.id, CAMILLE)
    assert await list_contest_acts(world.house, contest.id) == []
