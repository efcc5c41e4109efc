"""A match put off for a leave: asked for by one side, agreed to or refused by the other, carried out at once."""

import asyncio
from datetime import UTC, date, datetime, timedelta

import pytest

from db import competitions as rows
from db import records
from referee.acts import act_of
from referee.competition import entering
from referee.desk import competitions, moving
from referee.hand.times import snowflake_at
from referee.model import By, Contest, Refusal
from referee.turns import contests, leaves
from tests.referee.test_competitions import JUDGE, PEOPLE, ROUND_ROBIN, founded, hosted, resign, state_of, wait
from tests.referee.world import CAMILLE, OLGA, REMI, STAN, World

pytestmark = pytest.mark.asyncio
SIGN_UP, ROUND = 1, 7  # days


async def away(world: World, user: int, *, first: int, last: int) -> None:
    """Book a leave, in days from now."""
    today = datetime.fromtimestamp(world.clock.ms / 1000, UTC).date()
    span: tuple[date, date] = (today + timedelta(days=first), today + timedelta(days=last))
    await leaves.book_leave(world.house, world.league.id, user, span, snowflake_at(world.clock.ms))


async def season(world: World, config: dict[str, object] = ROUND_ROBIN, **terms: object) -> Contest:
    """Return a league of four in its first round, during which Camille is on leave."""
    competition = await founded(world, config, **terms)
    await away(world, CAMILLE, first=SIGN_UP + 3, last=SIGN_UP + 4)
    for user, name in PEOPLE.items():
        await entering.enter_competition(world.house, competition.id, user, name)
    await wait(world, hours=24.1)
    return competition


async def offered(world: World, user: int) -> list[tuple[str, str, int]]:
    found = await moving.list_move_offers(world.house, world.league.id, user)
    return [(one.fixture, one.opponent_name, one.round) for one in found]


async def asked(world: World, competition: Contest) -> int:
    """Have Camille ask for it; return the id under which it is answered."""
    await moving.request_move(world.house, competition.id, "M1", CAMILLE)
    await world.heart.beat()
    return int([one.payload["move"] for one in world.discord.messages if one.kind == "move_asked"][-1])  # type: ignore[call-overload]


@pytest.mark.clause("CP-R-f")
async def test_a_match_that_both_sides_put_off_is_played_in_the_later_round(world: World) -> None:
    competition = await season(world)
    assert (await offered(world, CAMILLE), await offered(world, OLGA)) == ([("M1", "Rémi", 2)], [])
    with pytest.raises(Refusal, match="move_none"):
        await moving.request_move(world.house, competition.id, "M2", OLGA)
    move = await asked(world, competition)
    with pytest.raises(Refusal, match="move_asked"):
        await moving.request_move(world.house, competition.id, "M1", CAMILLE)
    for user in (CAMILLE, OLGA):
        with pytest.raises(Refusal, match="move_not_yours"):
            await moving.answer_move(world.house, move, user, agrees=True)
    pressed = (moving.answer_move(world.house, move, REMI, agrees=True) for _ in range(3))
    came = await asyncio.gather(*pressed, return_exceptions=True)  # at once: it is answered once, whichever is first
    assert sorted(one.code if isinstance(one, Refusal) else one.status for one in came) == [  # type: ignore[union-attr]
        "asked",
        "move_gone",
        "move_gone",
    ]
    with pytest.raises(Refusal, match="move_gone"):
        await moving.answer_move(world.house, move, REMI, agrees=False)
    first, second = await hosted(world, competition)
    assert (await contests.get_contest(world.house, first.contest_id)).status == "over"
    await world.heart.beat()
    assert [dict(one.payload) for one in world.discord.messages if one.kind == "not_played"] == [{"round": 2}]
    async with world.house.db.read() as tx:
        last = await records.last_arbitration(tx, world.league.id)
    assert last is not None
    assert (last.op, last.by_user, act_of(last).fields) == ("move", REMI, {"text": "deplace M1 2"})  # type: ignore[union-attr]
    await resign(world, second, loser="home")
    assert (await state_of(world, competition)).stages[0].round == 2
    assert sorted(one.fixture for one in (await hosted(world, competition))) == ["M1", "M2", "M3", "M4"]


async def test_a_match_stays_that_the_other_side_refuses_to_put_off_or_is_silent_about(world: World) -> None:
    competition = await season(world)
    move = await asked(world, competition)
    await moving.answer_move(world.house, move, REMI, agrees=False)
    with pytest.raises(Refusal, match="move_asked"):  # once a round
        await moving.request_move(world.house, competition.id, "M1", CAMILLE)
    first, second = await hosted(world, competition)
    assert (await contests.get_contest(world.house, first.contest_id)).status == "open"
    await world.heart.beat()
    assert [one.payload["by"] for one in world.discord.messages if one.kind == "move_refused"] == ["Rémi"]

    await away(world, CAMILLE, first=ROUND + 1, last=ROUND + 1)  # in the next round
    assert await offered(world, CAMILLE) == [("M1", "Rémi", 3), ("M4", "Stan", 3)]
    await moving.request_move(world.house, competition.id, "M4", CAMILLE)
    await world.heart.beat()
    move = int([one.payload["move"] for one in world.discord.messages if one.kind == "move_asked"][-1])  # type: ignore[call-overload]
    for match in (first, second):
        await resign(world, match, loser="home")
    with pytest.raises(Refusal, match="move_gone"):  # the round has closed
        await moving.answer_move(world.house, move, STAN, agrees=True)
    assert (await state_of(world, competition)).fixtures["M4"].round == 2


@pytest.mark.parametrize(
    ("config", "terms"),
    [
        (ROUND_ROBIN, {"moves": "never"}),
        ({"stages": [{"format": "knockout"}]}, {}),
        ({"stages": [{"format": "round_robin", "window": 3}]}, {}),  # no later round
    ],
)
async def test_where_nothing_can_be_put_off_nobody_is_offered_it(
    world: World, config: dict[str, object], terms: dict[str, object]
) -> None:
    competition = await season(world, config, **terms)
    assert await offered(world, CAMILLE) == []
    with pytest.raises(Refusal, match="move_none"):
        await moving.request_move(world.house, competition.id, "M1", CAMILLE)


async def test_a_referee_decides_whether_matches_may_be_put_off(world: World) -> None:
    competition = await season(world)
    move = await asked(world, competition)
    judge = By(JUDGE, "règle")
    assert (await competitions.set_moves(world.house, competition.id, judge, allowed=False)).op == "moves_never"
    assert await offered(world, CAMILLE) == []
    with pytest.raises(Refusal, match="move_gone"):
        await moving.answer_move(world.house, move, REMI, agrees=True)
    await competitions.set_moves(world.house, competition.id, judge, allowed=True)
    await moving.answer_move(world.house, move, REMI, agrees=True)


async def test_a_match_that_has_begun_is_not_put_off(world: World) -> None:
    competition = await season(world)
    move = await asked(world, competition)
    first, _ = await hosted(world, competition)
    await resign(world, first, loser="home")
    with pytest.raises(Refusal, match="move_gone"):
        await moving.answer_move(world.house, move, REMI, agrees=True)
    assert await offered(world, CAMILLE) == []
    async with world.house.db.read() as tx:
        assert (await rows.hosted_in(tx, competition.id))[0].report is not None
