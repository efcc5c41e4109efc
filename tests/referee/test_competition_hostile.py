"""The hostile captain against competitions: texts, presses at once, presses of what is over, closes beside ends."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Iterable

import pytest

from referee.competition import entering
from referee.course import agreement, dealing
from referee.course.close import close_due
from referee.desk import arbitration, rewind
from referee.desk.competitions import play_again
from referee.league import rewards, teams
from referee.model import By, Contest, Refusal
from referee.turns import contests
from rules.competition.acts import LinesError
from rules.competition.state import State
from tests.referee.test_competitions import (
    CUP,
    JUDGE,
    ROUND_ROBIN,
    begun,
    founded,
    hosted,
    resign,
    state_of,
    wait,
)
from tests.referee.test_rewards import disqualify, tournament
from tests.referee.world import CAMILLE, OLGA, REMI, STAN, World

BY = By(JUDGE, "vu")
NAMES = (
    "; fin", "A; saison", "a\nretrait a\nfin", "referee", "results", "@everyone <@&1> **gras** `code` ||x||",
    "N" * 100_000, "\u202eenvers\u202c", "\x00\x00", "\u200b", ";;;;", "   ", "🏳️‍🌈" * 50, "M1 3-1", "0", "9999 x",
    "é" * 70, "-", "é;é\té", "inscrit", "INSCRIT ", "1" * 90,
)  # fmt: skip
pytestmark = pytest.mark.asyncio


async def test_whatever_people_are_called_each_enters_once_as_himself_and_orders_nothing(world: World) -> None:
    competition = await founded(world, ROUND_ROBIN)
    entered = []
    for number, name in enumerate(NAMES):
        entered.append((await entering.enter_competition(world.house, competition.id, 5000 + number, name)).seat)
    for again in (entered[0].name, "Autre"):
        with pytest.raises(Refusal, match="entered_already"):
            await entering.enter_competition(world.house, competition.id, 5000, again)
    with pytest.raises(Refusal, match="not_entered"):  # nobody is taken out by another
        await entering.step_back(world.house, competition.id, JUDGE)
    await entering.step_back(world.house, competition.id, 5001)
    await wait(world, hours=24.1)
    state = await state_of(world, competition)
    assert state.phase == "running" and len(state.entrants) == len(NAMES) - 1
    assert {row.seat for row in entered} - {entered[1].seat} == set(state.entrants)
    assert all(1 <= len(who.name) <= 60 and not {";", "\n"} & set(who.name) for who in state.entrants.values())


async def test_a_team_is_taken_out_by_its_captain_and_by_no_former_one(world: World) -> None:
    cup, eagles, _ = await tournament(world)
    [team] = [one for one in await teams.list_teams(world.house, cup.league_id, "kollaball") if one.name == "Aigles"]
    await teams.set_team_captain(world.house, team.id, eagles[1])
    with pytest.raises(Refusal, match="not_entered"):
        await entering.step_back(world.house, cup.id, eagles[0])
    assert (await entering.step_back(world.house, cup.id, eagles[1])).seat.name == "Aigles"


async def test_what_was_shown_can_be_confirmed_while_other_matches_begin(world: World) -> None:
    competition = await begun(world, ROUND_ROBIN, CAMILLE, OLGA, STAN, REMI)
    await resign_all(world, competition)
    kept, _ = await rewind.propose_act(world.house, competition.id, BY, op="lines", fields={"text": "corrige M1 0-1"})
    other = (await hosted(world, competition))[-1]
    await arbitration.close_now(world.house, other.contest_id, BY, confirmed=True)
    await rewind.confirm_act(world.house, competition.id, kept.id, JUDGE)
    assert (await state_of(world, competition)).fixtures["M1"].winner == "remi"


async def test_presses_at_once_are_one(world: World) -> None:
    cup, eagles, _ = await tournament(world)
    one = await dealing.promise_on_record(world.house, cup.id, BY, place=1, text="La mise")
    [match] = await hosted(world, cup)
    await disqualify(world, match.contest_id, match.away)
    came = (rewards.claim_reward(world.house, one.reward.id, user_id) for user_id in eagles * 3)
    await asyncio.gather(*came)
    found = Counter(kind for kind, ok in await at_once(play_again(world.house, cup.id, BY) for _ in range(3)) if not ok)
    await world.heart.beat()
    assert found == {"not_possible": 2} and (await state_of(world, cup)).season == 2
    assert world.discord.kinds("announce:").count("reward_given") == 1

    competition = await begun(world, CUP, CAMILLE, OLGA, STAN, REMI)
    await resign_all(world, competition)
    shown = [
        await rewind.propose_act(world.house, competition.id, BY, op="lines", fields={"text": text})
        for text in ("corrige M1 0-1", "corrige M2 0-1", "corrige M1 0-1")
    ]
    ids = [kept.id for kept, _ in shown]
    done = await at_once(rewind.confirm_act(world.house, competition.id, one, JUDGE) for one in (*ids, *ids))
    assert sum(ok for _, ok in done) == 1
    with pytest.raises(Refusal, match="unknown_draft"):  # another kind of press, somebody else's
        await rewind.confirm_rewind(world.house, competition.id, ids[1], JUDGE)
    with pytest.raises(Refusal, match="unknown_draft"):
        await rewind.confirm_act(world.house, competition.id, ids[1], CAMILLE)


async def test_an_organiser_closes_the_round_while_its_match_ends(world: World) -> None:
    competition = await begun(world, ROUND_ROBIN, CAMILLE, OLGA, STAN, REMI)
    first, second = await hosted(world, competition)
    await resign(world, first, loser="away")
    held = {row.seat: row.user_id for row in await contests.list_seats(world.house, second.contest_id)}
    await at_once(
        (
            agreement.resign(world.house, second.contest_id, held[second.home] or 0),
            arbitration.close_now(world.house, competition.id, BY, confirmed=True),
            close_due(world.house),
            entering.step_back(world.house, competition.id, CAMILLE),
            arbitration.correct_position(
                world.house, competition.id, BY, op="lines", fields={"text": "forfait M2 ext"}
            ),
        )
    )
    await close_due(world.house)
    state: State = await state_of(world, competition)
    counted = [key for key, one in state.fixtures.items() if one.score is not None]
    assert {"M1", "M2"} <= set(counted) and state.stages[0].round >= 2
    matches = await hosted(world, competition)
    assert len({(one.fixture, one.replays) for one in matches}) == len(matches)


async def resign_all(world: World, competition: Contest) -> None:
    for match in await hosted(world, competition):
        await resign(world, match, loser="away")


async def at_once(calls: Iterable[Awaitable[object]]) -> list[tuple[str, bool]]:
    """Return what came of calls made at once: the word of a refusal, or that it was done."""
    found = await asyncio.gather(*calls, return_exceptions=True)
    for one in found:
        if isinstance(one, BaseException) and not isinstance(one, Refusal | LinesError):
            raise one
    return [(str(getattr(one, "code", "")), not isinstance(one, Exception)) for one in found]
