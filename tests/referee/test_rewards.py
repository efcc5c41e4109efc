"""Rewards: promised, won by a result, and in Kollaball pending until each of the winner's players has come (KB-1-e)."""

import pytest

from referee.competition import entering
from referee.competition.founding import Founding, found_competition
from referee.course import dealing
from referee.course.close import close_due
from referee.desk import arbitration
from referee.league import rewards, teams
from referee.model import By, Contest, ContestSettings, Profile, Refusal
from referee.people import personal
from referee.turns import contests, history
from tests.referee.test_competitions import CUP, JUDGE, PACE, begun, hosted, resign, wait
from tests.referee.world import CAMILLE, OLGA, World

CLASSES = ("warrior", "ranger", "archer", "merchant")
BY = By(JUDGE, "Trophée du tournoi")
pytestmark = pytest.mark.asyncio


async def team(world: World, name: str, first: int) -> list[int]:
    """Return the players of a team that four people have founded; the first is its captain."""
    people = [first + number for number in range(4)]
    for user_id, cls in zip(people, CLASSES, strict=True):
        sheet = Profile(
            league_id=world.league.id, user_id=user_id, game="kollaball", name=f"J{user_id}", data={"class": cls}
        )
        known = await teams.list_teams(world.house, world.league.id, "kollaball")
        team_id = next((one.id for one in known if one.name == name), None)
        await teams.sign_up(world.house, sheet, name, team_id)
    return people


async def tournament(world: World) -> tuple[Contest, list[int], list[int]]:
    """Return a cup of Kollaball in its final, and who plays for either side."""
    eagles, bisons = await team(world, "Aigles", 2000), await team(world, "Bisons", 3000)
    founding = Founding(name="Coupe", game="kollaball", config=CUP, settings=ContestSettings(hours=PACE))
    cup = await found_competition(world.house, world.league, founding)
    for people, name in ((eagles, "Aigles"), (bisons, "Bisons")):
        await entering.enter_competition(world.house, cup.id, people[0], name)
    await wait(world, hours=24.1)
    return cup, eagles, bisons


async def disqualify(world: World, contest_id: int, seat: str) -> None:
    """Have a referee end a match against a side."""
    await arbitration.correct_position(world.house, contest_id, BY, op="disqualify", fields={"team": seat})
    await close_due(world.house)


async def enter_lines(world: World, competition: Contest, text: str) -> None:
    await arbitration.correct_position(world.house, competition.id, BY, op="lines", fields={"text": text})
    await close_due(world.house)


def told(world: World) -> list[str]:
    return [one.kind for one in world.discord.messages if one.kind.startswith("reward")]


@pytest.mark.clause("KB-1-e")
async def test_the_reward_of_a_tournament_is_given_once_each_winner_has_come(world: World) -> None:
    cup, eagles, bisons = await tournament(world)
    await dealing.promise_on_record(world.house, cup.id, BY, place=1, text="300 deniers")
    first = await dealing.promise_on_record(world.house, cup.id, BY, place=1, text="500 deniers")
    second = await dealing.promise_on_record(world.house, cup.id, BY, place=2, text="Une médaille")
    with pytest.raises(Refusal, match="no_reward"):  # nobody has won yet
        await rewards.claim_reward(world.house, first.reward.id, eagles[0])
    [final] = await hosted(world, cup)
    await disqualify(world, final.contest_id, final.away)
    await world.heart.beat()
    assert told(world) == ["reward_due", "reward_due"] and not first.is_given  # what was replaced is nobody's
    assert [one.winner for one in await rewards.list_rewards(world.house, cup.id)] == ["aigles", "bisons"]

    one = await rewards.claim_reward(world.house, first.reward.id, eagles[0])
    again = await rewards.claim_reward(world.house, first.reward.id, eagles[0])  # pressed twice
    assert one == again and (one.present, one.given_ms) == ((eagles[0],), None)
    for user_id in (bisons[0], CAMILLE):
        with pytest.raises(Refusal, match="no_reward"):
            await rewards.claim_reward(world.house, first.reward.id, user_id)
    assert [
        len(await rewards.list_rewards_to_claim(world.house, cup.league_id, user)) for user in (eagles[0], eagles[1])
    ] == [0, 1]
    for user_id in eagles[1:]:
        one = await rewards.claim_reward(world.house, first.reward.id, user_id)
    await world.heart.beat()
    assert one.given_ms == world.clock.ms and one.awaited == ()
    assert told(world).count("reward_given") == 2  # in the thread, and to the league
    assert (await rewards.get_reward(world.house, second.reward.id)).awaited == tuple(bisons)  # who has not come


@pytest.mark.clause("KB-1-e", "CP-R-b")
async def test_a_corrected_final_gives_the_reward_to_the_other_side_and_its_result_waits_for_nobody(
    world: World,
) -> None:
    cup, eagles, bisons = await tournament(world)
    one = await dealing.promise_on_record(world.house, cup.id, BY, place=1, text="500 deniers")
    await enter_lines(world, cup, "M1 1-0")
    await rewards.claim_reward(world.house, one.reward.id, eagles[0])
    await enter_lines(world, cup, "corrige M1 2-0")  # the same winner: who has come has come
    assert (await rewards.get_reward(world.house, one.reward.id)).present == (eagles[0],)
    await enter_lines(world, cup, "corrige M1 0-1")
    assert (await rewards.get_reward(world.house, one.reward.id)).awaited == tuple(bisons)
    with pytest.raises(Refusal, match="no_reward"):
        await rewards.claim_reward(world.house, one.reward.id, eagles[1])
    await enter_lines(world, cup, "saison")  # the next one: what the last one has won stays to be fetched
    late = await dealing.promise_on_record(world.house, cup.id, BY, place=1, text="Un trophée")
    assert (late.reward.season, late.winner) == (2, None)
    assert (await rewards.get_reward(world.house, one.reward.id)).awaited == tuple(bisons)


@pytest.mark.clause("KB-1-e")
async def test_a_match_with_a_stake_and_going_back_in_it(world: World) -> None:
    cup, eagles, _ = await tournament(world)
    [match] = await hosted(world, cup)
    one = await dealing.promise_on_record(world.house, match.contest_id, BY, place=1, text="La mise")
    await disqualify(world, match.contest_id, match.away)
    assert (await rewards.get_reward(world.house, one.reward.id)).awaited == tuple(eagles)
    played = await history.list_turns(world.house, match.contest_id)
    await world.go_back(match.contest_id, played[0].id, user=JUDGE)
    now = await rewards.get_reward(world.house, one.reward.id)
    assert (now.winner, now.people) == (None, ())
    assert (await contests.get_contest(world.house, match.contest_id)).status == "open"


async def test_where_nobody_has_to_come_a_reward_is_given_with_the_result(world: World) -> None:
    competition = await begun(world, CUP, CAMILLE, OLGA)
    one = await dealing.promise_on_record(world.house, competition.id, BY, place=1, text="Un livre")
    [match] = await hosted(world, competition)
    await resign(world, match, loser="away")
    await world.heart.beat()
    now = await rewards.get_reward(world.house, one.reward.id)
    assert (now.winner, now.people, now.given_ms) == ("camille", (), world.clock.ms)
    assert told(world) == ["reward_given", "reward_given"]
    for place in (0, 3):
        with pytest.raises(Refusal, match="not_possible"):
            await dealing.promise_on_record(world.house, competition.id, BY, place=place, text="Rien")


async def test_whoever_was_forgotten_is_not_waited_for(world: World) -> None:
    cup, eagles, _ = await tournament(world)
    one = await dealing.promise_on_record(world.house, cup.id, BY, place=1, text="500 deniers")
    await enter_lines(world, cup, "M1 1-0")
    for user_id in eagles[:2]:
        await rewards.claim_reward(world.house, one.reward.id, user_id)
    await personal.forget_person(world.house, eagles[3], "Joueur")
    now = await rewards.get_reward(world.house, one.reward.id)
    assert now.awaited == (eagles[2],) and not now.is_given
    await rewards.claim_reward(world.house, one.reward.id, eagles[2])
    assert (await rewards.get_reward(world.house, one.reward.id)).given_ms == world.clock.ms
