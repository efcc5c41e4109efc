"""Challenges: offered, taken once, turned down, taken back, and played again."""

import asyncio

import pytest

from referee.course import agreement
from referee.league import challenges, leagues
from referee.model import Challenge, Refusal
from referee.turns import contests
from tests.referee.world import CAMILLE, HOUR, OLGA, STAN, World
from tests.support.behind import list_open_challenges

DAY = 24 * HOUR
SETTINGS = {"pieces": 5, "colors": ["blue", "red"]}


async def offer(world: World, by_user: int = CAMILLE, to_user: int | None = OLGA, **fields: int) -> Challenge:
    return await challenges.offer_challenge(
        world.house,
        world.league,
        challenges.ChallengeOffer(
            game="aspic", by_user=by_user, to_user=to_user, settings=SETTINGS, channel_id=55, **fields
        ),
    )


async def test_a_challenge_is_taken_and_leads_to_a_contest(world: World) -> None:
    offered = await offer(world)
    assert (offered.status, offered.settings, offered.created_ms) == ("open", SETTINGS, world.clock.ms)
    taken = await challenges.claim_challenge(world.house, offered.id, OLGA)
    assert (taken.status, taken.taken_by) == ("taken", OLGA)
    contest = await world.aspic(challenge_id=offered.id)
    assert (await challenges.get_challenge(world.house, offered.id)).contest_id == contest.id
    assert await list_open_challenges(world.house, world.league.id, "aspic") == []


async def test_of_two_who_take_an_open_challenge_at_once_one_has_it(world: World) -> None:
    offered = await offer(world, to_user=None)
    both = await asyncio.gather(
        *(challenges.claim_challenge(world.house, offered.id, user) for user in (OLGA, STAN)), return_exceptions=True
    )
    (refused,) = [one for one in both if isinstance(one, Refusal)]
    assert (refused.code, refused.details) == ("challenge_gone", {"status": "taken"})
    (taken,) = [one for one in both if isinstance(one, Challenge)]
    assert taken.taken_by in {OLGA, STAN}


async def test_who_may_take_decline_and_withdraw(world: World) -> None:
    directed, open_to_all = await offer(world), await offer(world, to_user=None)
    for act, user, code in (
        (challenges.claim_challenge, STAN, "not_for_you"),
        (challenges.claim_challenge, CAMILLE, "challenge_own"),
        (challenges.decline_challenge, STAN, "not_for_you"),
        (challenges.decline_challenge, CAMILLE, "challenge_own"),
        (challenges.withdraw_challenge, OLGA, "not_for_you"),
    ):
        with pytest.raises(Refusal, match=code):
            await act(world.house, directed.id, user)
    with pytest.raises(Refusal, match="not_for_you"):
        await challenges.decline_challenge(world.house, open_to_all.id, STAN)
    assert (await challenges.decline_challenge(world.house, directed.id, OLGA)).status == "declined"
    assert (await challenges.withdraw_challenge(world.house, open_to_all.id, CAMILLE)).status == "withdrawn"
    for gone in (directed, open_to_all):
        with pytest.raises(Refusal, match="challenge_gone"):
            await challenges.claim_challenge(world.house, gone.id, OLGA)


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
    assert (await challenges.get_challenge(world.house, offered.id)).status == "open"
    world.clock.ms += 1
    assert offered.expires_ms == offered.created_ms + 7 * DAY
    assert (await challenges.get_challenge(world.house, offered.id)).status == "expired"
    with pytest.raises(Refusal, match="challenge_gone"):
        await challenges.claim_challenge(world.house, offered.id, OLGA)
    await offer(world)


async def test_an_expired_challenge_is_shown_as_over_once(world: World) -> None:
    offered = await offer(world)
    await world.heart.beat()
    world.clock.ms = offered.expires_ms - 1
    await world.heart.beat()
    assert world.discord.kinds(f"challenge:{offered.id}") == ["challenge_card"]
    assert await world.heart.next_instant_ms() == offered.expires_ms
    world.clock.ms += 1
    for _ in range(2):
        await world.heart.beat()
    assert world.discord.kinds(f"challenge:{offered.id}") == ["challenge_card"] * 2
    assert (await challenges.get_challenge(world.house, offered.id)).status == "expired"
    assert await world.heart.next_instant_ms() is None


async def test_a_claim_on_the_last_moment_is_left_to_who_has_it(world: World) -> None:
    offered = await offer(world)
    world.clock.ms = offered.expires_ms - 1
    await challenges.claim_challenge(world.house, offered.id, OLGA)
    world.clock.ms += 1
    assert await challenges.expire_challenges(world.house) == 0
    contest = await world.aspic(challenge_id=offered.id)
    assert (await challenges.get_challenge(world.house, offered.id)).contest_id == contest.id


async def test_two_who_press_at_once_get_one_match(world: World) -> None:
    offered = await offer(world, to_user=None)

    async def press(user: int) -> int:
        await challenges.claim_challenge(world.house, offered.id, user)
        return (await world.aspic(users=(CAMILLE, user), challenge_id=offered.id)).id

    both = await asyncio.gather(*(press(user) for user in (OLGA, STAN, OLGA)), return_exceptions=True)
    (made,) = [one for one in both if isinstance(one, int)]
    assert [one.code for one in both if isinstance(one, Refusal)] == ["challenge_gone", "challenge_gone"]
    assert [row.id for row in await contests.list_contests(world.house, world.league.id)] == [made]


async def test_a_claim_that_led_to_nothing_lapses(world: World) -> None:
    offered = await offer(world, to_user=None)
    await challenges.claim_challenge(world.house, offered.id, OLGA)
    world.clock.pass_(seconds=119)
    with pytest.raises(Refusal, match="challenge_gone"):
        await challenges.claim_challenge(world.house, offered.id, STAN)
    world.clock.pass_(seconds=2)
    assert (await challenges.get_challenge(world.house, offered.id)).status == "open"
    assert [one.id for one in await list_open_challenges(world.house, world.league.id, "aspic")] == [offered.id]
    assert (await challenges.claim_challenge(world.house, offered.id, STAN)).taken_by == STAN
    contest = await world.aspic(users=(CAMILLE, STAN), challenge_id=offered.id)
    assert (await challenges.get_challenge(world.house, offered.id)).contest_id == contest.id


async def test_a_contest_made_for_a_claim_that_another_has_fulfilled_leaves_nothing(world: World) -> None:
    offered = await offer(world)
    await challenges.claim_challenge(world.house, offered.id, OLGA)
    contest = await world.aspic(challenge_id=offered.id)
    with pytest.raises(Refusal, match="challenge_gone"):
        await world.aspic(challenge_id=offered.id)
    assert [row.id for row in await contests.list_contests(world.house, world.league.id)] == [contest.id]
    for _ in range(2):  # what is fulfilled cannot be given back
        await challenges.release_challenge(world.house, offered.id, OLGA)
        assert (await challenges.get_challenge(world.house, offered.id)).contest_id == contest.id


async def test_a_claim_is_given_back_by_who_has_it(world: World) -> None:
    offered = await offer(world)
    await challenges.claim_challenge(world.house, offered.id, OLGA)
    await challenges.release_challenge(world.house, offered.id, STAN)
    assert (await challenges.get_challenge(world.house, offered.id)).status == "taken"
    await challenges.release_challenge(world.house, offered.id, OLGA)
    assert await challenges.get_challenge(world.house, offered.id) == offered


async def test_a_claim_counts_although_the_challenge_expires_meanwhile(world: World) -> None:
    offered = await offer(world)
    world.clock.ms = offered.expires_ms - 1
    await challenges.claim_challenge(world.house, offered.id, OLGA)
    world.clock.pass_(seconds=30)
    contest = await world.aspic(challenge_id=offered.id)
    assert (await challenges.get_challenge(world.house, offered.id)).contest_id == contest.id


async def test_how_long_a_challenge_stands_is_the_leagues(world: World) -> None:
    world.league = await leagues.change_league(world.house, world.league.id, stage_hours={"challenge": 12})
    offered = await offer(world)
    assert offered.expires_ms == world.clock.ms + 12 * HOUR


async def test_somebody_may_have_twenty_challenges_open(world: World) -> None:
    for user in range(5000, 5000 + challenges.MOST_OPEN):
        offered = await offer(world, to_user=user)
    with pytest.raises(Refusal, match="challenges_many") as refused:
        await offer(world, to_user=None)
    assert refused.value.details == {"most": 20}
    await offer(world, by_user=STAN)
    await challenges.withdraw_challenge(world.house, offered.id, CAMILLE)
    await offer(world, to_user=None)


async def test_where_a_challenge_is_shown_is_kept(world: World) -> None:
    offered = await offer(world)
    assert (offered.channel_id, offered.message_id) == (55, None)
    await world.sender.flush()
    [shown] = [message for message in world.discord.messages if message.kind == "challenge_card"]
    assert (await challenges.get_challenge(world.house, offered.id)).message_id == shown.id


async def test_a_challenge_stands_in_both_sides_own_until_it_is_answered(world: World) -> None:
    offered, open_to_all = await offer(world), await offer(world, to_user=None)
    found = [await challenges.list_challenges_of_person(world.house, user) for user in (CAMILLE, OLGA, STAN)]
    assert [[one.id for one in his] for his in found] == [[offered.id, open_to_all.id], [offered.id], []]
    await challenges.decline_challenge(world.house, offered.id, OLGA)
    await challenges.withdraw_challenge(world.house, open_to_all.id, CAMILLE)
    assert [await challenges.list_challenges_of_person(world.house, user) for user in (CAMILLE, OLGA)] == [[], []]


async def finished(world: World) -> int:
    """Return a match between Camille (left) and Olga that came from a challenge and is over."""
    offered = await offer(world)
    await challenges.claim_challenge(world.house, offered.id, OLGA)
    contest = await world.aspic(challenge_id=offered.id)
    with pytest.raises(Refusal, match="not_over"):
        await challenges.rematch(world.house, contest.id, CAMILLE, channel_id=55)
    await agreement.resign(world.house, contest.id, OLGA)
    return contest.id


async def test_a_return_match_has_the_same_settings_and_the_ends_exchanged(world: World) -> None:
    contest_id = await finished(world)
    with pytest.raises(Refusal, match="not_participant"):
        await challenges.rematch(world.house, contest_id, STAN, channel_id=55)
    again = await challenges.rematch(world.house, contest_id, CAMILLE, channel_id=55)
    assert (again.to_user, again.first_user, again.rematch_of, again.settings) == (OLGA, OLGA, contest_id, SETTINGS)
    with pytest.raises(Refusal, match="challenge_offered") as offered:
        await challenges.rematch(world.house, contest_id, OLGA, channel_id=55)
    taken = await challenges.claim_challenge(world.house, int(offered.value.details["challenge_id"]), OLGA)
    second = await world.aspic(users=(OLGA, CAMILLE), challenge_id=taken.id)
    await agreement.resign(world.house, second.id, OLGA)
    third = await challenges.rematch(world.house, second.id, OLGA, channel_id=55)
    assert (third.to_user, third.first_user) == (CAMILLE, CAMILLE)


async def test_of_two_who_offer_the_return_match_at_once_the_second_hears_of_the_first(world: World) -> None:
    contest_id = await finished(world)
    both = await asyncio.gather(
        *(challenges.rematch(world.house, contest_id, user, channel_id=55) for user in (CAMILLE, OLGA)),
        return_exceptions=True,
    )
    (made,) = [one for one in both if isinstance(one, Challenge)]
    (refused,) = [one for one in both if isinstance(one, Refusal)]
    assert (refused.code, refused.details) == ("challenge_offered", {"challenge_id": made.id})


async def test_a_match_without_a_challenge_has_no_return(world: World) -> None:
    contest = await world.aspic()
    await agreement.resign(world.house, contest.id, OLGA)
    with pytest.raises(Refusal, match="no_rematch"):
        await challenges.rematch(world.house, contest.id, CAMILLE, channel_id=55)
