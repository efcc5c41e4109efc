"""Signing up: places, the waiting list, too few entrants, what they are worth; each in one transaction."""

from contextlib import suppress

import pytest

from db import contests as contest_rows
from db import orders
from referee.competition import entering, waiting
from referee.desk import arbitration
from referee.league.standings import list_standings
from referee.model import By, Contest, Refusal
from referee.turns import contests
from tests.referee.fate import at_every_step
from tests.referee.test_competitions import (
    CUP,
    JUDGE,
    PEOPLE,
    ROUND_ROBIN,
    begun,
    founded,
    hosted,
    resign,
    state_of,
    wait,
)
from tests.referee.world import CAMILLE, OLGA, REMI, STAN, World

pytestmark = pytest.mark.asyncio
RATED = {"stages": [{"format": "knockout", "seeding": "rating"}]}


async def enter(world: World, competition: Contest, *users: int) -> list[int]:
    """Have people sign up; return their places on the waiting list."""
    entered = [await entering.enter_competition(world.house, competition.id, user, PEOPLE[user]) for user in users]
    return [one.place for one in entered]


async def seats(world: World, competition: Contest) -> tuple[list[str], list[str]]:
    """Return who takes part and who waits, by the names of their seats."""
    async with world.house.db.read() as tx:
        known = await contest_rows.seats(tx, competition.id)
        entered = await entering.list_entered_seats(tx, competition.id)
    return [row.name for row in entered], [row.name for row in waiting.list_waiting(known)]


async def lines(world: World, competition: Contest) -> str:
    turn = await contests.get_latest_turn(world.house, competition.id)
    async with world.house.db.read() as tx:
        return (await orders.in_hand(tx, turn.id))[-1].canonical


@pytest.mark.clause("CP-2-b")
async def test_who_waits_longest_has_the_place_that_becomes_free(world: World) -> None:
    cup = await founded(world, CUP, most=2)
    assert await enter(world, cup, CAMILLE, OLGA, STAN, REMI, STAN) == [0, 0, 1, 2, 1]
    assert await seats(world, cup) == (["Camille", "Olga"], ["Stan", "Rémi"])
    await entering.step_back(world.house, cup.id, OLGA)
    assert await seats(world, cup) == (["Camille", "Stan"], ["Rémi"])
    assert await enter(world, cup, OLGA) == [2]
    left = await entering.step_back(world.house, cup.id, REMI)
    assert (left.place, await seats(world, cup)) == (1, (["Camille", "Stan"], ["Olga"]))
    await world.sender.flush()
    assert world.discord.kinds(f"thread:{cup.id}").count("moved_up") == 1
    await wait(world, hours=24.1)
    assert set((await state_of(world, cup)).entrants) == {"camille", "stan"}
    with pytest.raises(Refusal):  # nobody waits for a competition that runs
        await entering.enter_competition(world.house, cup.id, REMI, "Rémi")


async def test_a_place_that_a_referee_frees_is_that_of_who_waits_longest(world: World) -> None:
    cup = await founded(world, CUP, most=2)
    await enter(world, cup, CAMILLE, OLGA, STAN, REMI)
    act = {"op": "lines", "fields": {"text": "exclut olga compte double"}}
    await arbitration.correct_position(world.house, cup.id, By(JUDGE, "vu"), **act)
    assert await seats(world, cup) == (["Camille", "Stan"], ["Rémi"])
    await arbitration.correct_position(
        world.house, cup.id, By(JUDGE, "invitée"), op="lines", fields={"text": "inscrit zoe"}
    )
    assert await seats(world, cup) == (["zoe", "Camille", "Stan"], ["Rémi"])


async def test_whose_place_a_referee_takes_is_followed_by_who_waits(world: World) -> None:
    cup = await founded(world, RATED, most=2, rated=True)
    await enter(world, cup, CAMILLE, OLGA, STAN)
    by = By(JUDGE, "règlement")
    await arbitration.correct_position(world.house, cup.id, by, op="lines", fields={"text": "exclut olga règlement"})
    assert await seats(world, cup) == (["Camille", "Stan"], [])
    assert (await lines(world, cup)).endswith("retrait olga; inscrit stan 1000 Stan")


async def test_a_place_given_is_given_once_wherever_the_program_dies(tmp_path) -> None:
    before = await World.make(tmp_path / "eve.sqlite3")
    cup = await founded(before, CUP, most=2)
    await enter(before, cup, CAMILLE, OLGA, STAN)
    await before.sender.flush()
    await before.close()

    async def leave(world: World) -> None:
        with suppress(Refusal):
            await entering.step_back(world.house, cup.id, OLGA)

    async def check(world: World) -> None:
        assert await seats(world, cup) == (["Camille", "Stan"], [])
        assert (
            await lines(world, cup)
            == "inscrit camille 0 Camille; inscrit olga 0 Olga; retrait olga; inscrit stan 0 Stan"
        )
        assert world.discord.kinds(f"thread:{cup.id}").count("moved_up") == 1

    assert await at_every_step(before, [leave], check) > 10


async def test_sign_up_goes_on_until_enough_have_entered(world: World) -> None:
    cup = await founded(world, CUP, least=3)
    await enter(world, cup, CAMILLE, OLGA)
    turn = await contests.get_latest_turn(world.house, cup.id)
    await wait(world, hours=24.1)
    later = await contests.get_latest_turn(world.house, cup.id)
    assert (later.id, later.status) == (turn.id, "open") and later.due_ms > turn.due_ms
    await world.sender.flush()
    assert world.discord.kinds(f"thread:{cup.id}").count("signup_goes_on") == 1
    await enter(world, cup, STAN)
    await wait(world, hours=24.2)
    assert (await state_of(world, cup)).phase == "running"


async def test_a_referee_may_begin_with_fewer(world: World) -> None:
    cup = await founded(world, CUP, least=3)
    await enter(world, cup, CAMILLE, OLGA)
    await arbitration.close_now(world.house, cup.id, By(JUDGE, "on commence"), confirmed=True)
    assert (await state_of(world, cup)).phase == "running"


@pytest.mark.clause("CP-2-c")
async def test_seeds_by_rating_are_those_of_the_leagues_standings(world: World) -> None:
    friendly = await begun(world, ROUND_ROBIN, CAMILLE, OLGA)
    await resign(world, (await hosted(world, friendly))[0], loser="home")
    found = await list_standings(world.house, world.league.id, "aspic")
    worth = {row.user_id: row.rating for row in found}
    assert set(worth) == {CAMILLE, OLGA} and worth[CAMILLE] < worth[OLGA]  # hosted matches count
    cup = await founded(world, RATED, rated=True)
    await enter(world, cup, CAMILLE, STAN, OLGA)
    assert await lines(world, cup) == "; ".join(
        (f"inscrit camille {worth[CAMILLE]} Camille", "inscrit stan 1000 Stan", f"inscrit olga {worth[OLGA]} Olga")
    )
    await wait(world, hours=24.1)
    state = await state_of(world, cup)
    ratings = {one: who.rating for one, who in state.entrants.items()}
    assert list(state.stages[0].entrants) == sorted(ratings, key=lambda one: -ratings[one])
