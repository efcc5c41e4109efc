"""Standings and ratings, from what was played."""

import itertools
import random

import msgspec
import pytest

from db.rows import Seat
from referee.course import agreement
from referee.desk import arbitration
from referee.league import standings
from referee.league.standings import FIRST_RATING, FinishedContest, PlayerStanding, compute_standings
from referee.model import By, Contest
from rules.contract import Score, SeatId
from tests.referee.world import CAMILLE, LEFT_WALL, OLGA, REMI, RIGHT_WALL, STAN, World

PEOPLE = {CAMILLE: "Camille", OLGA: "Olga", STAN: "Stan"}


def game(
    number: int, left: int, right: int, goals: tuple[int, int], winner: str | None = "by goals"
) -> FinishedContest:
    """Return a finished match; who has won follows from the goals unless it is said."""
    ahead = {1: "left", 0: None, -1: "right"}[(goals[0] > goals[1]) - (goals[0] < goals[1])]
    won = ahead if winner == "by goals" else winner
    seats = [
        Seat(contest_id=number, seat=SeatId(side), name=PEOPLE[user], user_id=user)
        for side, user in (("left", left), ("right", right))
    ]
    score = Score(
        goals={SeatId("left"): goals[0], SeatId("right"): goals[1]},
        winner=None if won is None else SeatId(won),
        by="score",
        shares={SeatId("left"): 600, SeatId("right"): 400},
    )
    return FinishedContest(contest_id=number, seats=(seats[0], seats[1]), score=score)


async def rows(world: World) -> dict[int, PlayerStanding]:
    return {row.user_id: row for row in await standings.list_standings(world.house, world.league.id, "aspic")}


async def drawn(world: World, users: tuple[int, int] = (CAMILLE, OLGA)) -> Contest:
    contest = await world.aspic(users=users)
    for user in users:
        await agreement.offer_draw(world.house, contest.id, user)
    return contest


@pytest.mark.clause("AS-match-e")
def test_points_goals_and_places() -> None:
    played = [
        game(1, CAMILLE, OLGA, (3, 1)),
        game(2, OLGA, STAN, (2, 2)),
        game(3, STAN, CAMILLE, (0, 2)),
        game(4, OLGA, CAMILLE, (1, 0)),
    ]
    first, second, third = compute_standings(played)
    assert (first.name, first.points, first.played, first.won, first.drawn, first.lost) == ("Camille", 6, 3, 2, 0, 1)
    assert (first.goals_for, first.goals_against, first.difference) == (5, 2, 3)
    assert (second.name, second.points, second.difference) == ("Olga", 4, -1)
    assert (third.name, third.points, third.difference) == ("Stan", 1, -2)
    assert (first.share, second.share, third.share) == (467, 533, 500)
    assert first.rating > second.rating > third.rating


@pytest.mark.clause("AS-time-c")
def test_goals_count_as_they_stand_though_the_match_was_lost_on_time() -> None:
    first, second = compute_standings([game(1, CAMILLE, OLGA, (4, 1), winner="right")])
    assert (first.user_id, first.points, first.goals_for, first.goals_against) == (OLGA, 3, 1, 4)
    assert (second.user_id, second.lost, second.goals_for) == (CAMILLE, 1, 4)


def test_a_rating_rises_with_a_win_falls_with_a_loss_and_a_draw_brings_two_together() -> None:
    won = {row.user_id: row.rating for row in compute_standings([game(1, CAMILLE, OLGA, (1, 0))])}
    assert won[CAMILLE] > FIRST_RATING > won[OLGA]
    evened = {
        row.user_id: row.rating
        for row in compute_standings([game(1, CAMILLE, OLGA, (1, 0)), game(2, OLGA, CAMILLE, (0, 0))])
    }
    assert evened[CAMILLE] - evened[OLGA] < won[CAMILLE] - won[OLGA]
    alike = [row.rating for row in compute_standings([game(1, CAMILLE, OLGA, (2, 2))])]
    assert alike[0] == alike[1]


def test_ends_do_not_matter_and_the_same_matches_give_the_same_table() -> None:
    chance = random.Random(8)
    pairs = list(itertools.permutations(PEOPLE, 2))
    matches = [(*chance.choice(pairs), (chance.randrange(4), chance.randrange(4))) for _ in range(60)]
    straight = [game(n, left, right, goals) for n, (left, right, goals) in enumerate(matches)]
    turned = [game(n, right, left, goals[::-1]) for n, (left, right, goals) in enumerate(matches)]
    without = [
        [msgspec.structs.replace(row, share=None) for row in compute_standings(one)] for one in (straight, turned)
    ]
    assert without[0] == without[1]
    assert compute_standings(straight) == compute_standings(straight)
    assert sum(row.goals_for for row in compute_standings(straight)) == sum(
        row.goals_against for row in compute_standings(straight)
    )
    assert sum(row.played for row in compute_standings(straight)) == 2 * len(matches)


async def test_standings_are_worked_out_from_the_finished_matches(world: World) -> None:
    for loser in (OLGA, OLGA, CAMILLE):
        await agreement.resign(world.house, (await world.aspic()).id, loser)
    await world.aspic()  # still played
    first, second = await standings.list_standings(world.house, world.league.id, "aspic")
    assert (first.user_id, first.played, first.won, first.lost, first.points) == (CAMILLE, 3, 2, 1, 6)
    assert (second.user_id, second.won, second.points) == (OLGA, 1, 3)
    assert first.rating > second.rating
    assert await standings.list_standings(world.house, world.league.id, "aspic") == (first, second)
    assert await standings.list_standings(world.house, world.league.id + 1, "aspic") == ()


async def test_a_game_without_results_has_no_standings(world: World) -> None:
    contest = await world.match()
    await arbitration.correct_position(
        world.house, contest.id, By(REMI, "insultes"), op="exclude", fields={"player": "r1"}
    )
    assert await standings.list_standings(world.house, world.league.id, "duel") == ()


async def test_draws_and_losses_on_time_count(world: World) -> None:
    await drawn(world)
    contest = await world.aspic()
    await world.play(contest, RIGHT_WALL, LEFT_WALL)
    await world.close_overdue(await world.turn(contest))
    table = await rows(world)
    assert (table[OLGA].won, table[OLGA].drawn, table[OLGA].points) == (1, 1, 4)
    assert (table[CAMILLE].lost, table[CAMILLE].drawn, table[CAMILLE].points) == (1, 1, 1)


async def test_a_match_counts_for_who_holds_the_seat_at_its_end(world: World) -> None:
    contest = await world.aspic()
    await arbitration.replace_player(world.house, contest.id, By(REMI, "absence"), seat="right", user_id=STAN)
    await agreement.resign(world.house, contest.id, STAN)
    assert set(await rows(world)) == {CAMILLE, STAN}


async def test_the_order_is_that_in_which_the_matches_ended(world: World) -> None:
    early, late = await world.aspic(), await world.aspic(clock_mode="none")
    world.clock.pass_(seconds=10)
    await agreement.resign(world.house, late.id, OLGA)
    world.clock.pass_(seconds=10)
    await agreement.resign(world.house, early.id, CAMILLE)
    found = await standings.list_results(world.house, world.league.id, "aspic")
    assert [one.contest_id for one in found] == [late.id, early.id]


async def test_turns_of_a_long_match_are_not_read_but_for_the_last(world: World) -> None:
    contest = await world.aspic(clock_mode="none")
    await world.play(contest, RIGHT_WALL, LEFT_WALL, "D5-D6", "H5-H6", "D6-D5", "H6-H5")
    await agreement.resign(world.house, contest.id, OLGA)
    (one,) = await standings.list_results(world.house, world.league.id, "aspic")
    assert (one.score.winner, one.score.by, dict(one.score.shares)) == ("left", "forfeit", {"left": 500, "right": 500})
