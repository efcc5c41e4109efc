"""Challenges: offered, taken once, turned down, taken back, and played again."""

import asyncio

import pytest

from referee import challenges
from referee.model import Challenge, Refusal
from tests.referee.world import CAMILLE, HOUR, OLGA, STAN, World

DAY = 24 * HOUR
SETTINGS = {"pieces": 5, "colors": ["blue", "red"]}


async def offer(world: World, by_user: int = CAMILLE, to_user: int | None = OLGA, **fields: int) -> Challenge:
    return await challenges.challenge(
        world.house, world.league, "aspic", by_user, to_user, settings=SETTINGS, channel_id=55, **fields
    )


async def test_a_challenge_is_taken_and_leads_to_a_contest(world: World) -> None:
    offered = await offer(world)
    assert (offered.status, offered.settings, offered.created_ms) == ("open", SETTINGS, world.clock.ms)
    taken = await challenges.take(world.house, offered.id, OLGA)
    assert (taken.status, taken.taken_by) == ("taken", OLGA)
    contest = await world.aspic(challenge_id=offered.id)
    assert (await challenges.get(world.house, offered.id)).contest_id == contest.id
    assert await challenges.open_ones(world.house, world.league.id, "aspic") == []


async def test_of_two_who_take_an_open_challenge_at_once_one_has_it(world: World) -> None:
    offered = await offer(world, to_user=None)
    both = await asyncio.gather(
        *(challenges.take(world.house, offered.id, user) for user in (OLGA, STAN)), return_exceptions=True
    )
    (refused,) = [one for one in both if isinstance(one, Refusal)]
    assert (refused.code, refused.details) == ("challenge_gone", {"status": "taken"})
    (taken,) = [one for one in both if isinstance(one, Challenge)]
    assert taken.taken_by in {OLGA, STAN}


async def test_who_may_take_decline_and_withdraw(world: World) -> None:
    directed, open_to_all = await offer(world), await offer(world, to_user=None)
    for act, user, code in (
        (challenges.take, STAN, "not_for_you"),
        (challenges.take, CAMILLE, "challenge_own"),
        (challenges.decline, STAN, "not_for_you"),
        (challenges.decline, CAMILLE, "challenge_own"),
        (challenges.withdraw, OLGA, "not_for_you"),
    ):
        with pytest.raises(Refusal, match=code):
            await act(world.house, directed.id, user)
    with pytest.raises(Refusal, match="not_for_you"):
        await challenges.decline(world.house, open_to_all.id, STAN)
    assert (await challenges.decline(world.house, directed.id, OLGA)).status == "declined"
    assert (await challenges.withdraw(world.house, open_to_all.id, CAMILLE)).status == "withdrawn"
    for gone in (directed, open_to_all):
        with pytest.raises(Refusal, match="challenge_gone"):
            await challenges.take(world.house, gone.id, OLGA)


async def test_an_offer_made_twice_and_a_challenge_to_oneself_are_refused(world: World) -> None:
    offered = await offer(world)
    with pytest.raises(Refusal, match="challenge_open") as again:
        await offer(world)
    assert again.value.details == {"challenge_id": offered.id}
    with pytest.raises(Refusal, match="challenge_self"):
        await offer(world, to_user=CAMILLE)


async def test_a_challenge_expires_after_a_week(world: World) -> None:
    offered = await offer(world)
    world.clock.ms = offered.expires_ms - 1
    assert (await challenges.get(world.house, offered.id)).status == "open"
    world.clock.ms += 1
    assert offered.expires_ms == offered.created_ms + 7 * DAY
    assert (await challenges.get(world.house, offered.id)).status == "expired"
    with pytest.raises(Refusal, match="challenge_gone"):
        await challenges.take(world.house, offered.id, OLGA)
    await offer(world)
