"""Standings and ratings, from what was played."""

from referee import agreement, standings
from tests.referee.world import CAMILLE, OLGA, World


async def test_standings_are_worked_out_from_the_finished_matches(world: World) -> None:
    for loser in (OLGA, OLGA, CAMILLE):
        await agreement.resign(world.house, (await world.aspic()).id, loser)
    await world.aspic()  # still played
    first, second = await standings.standings(world.house, world.league.id, "aspic")
    assert (first.user_id, first.played, first.won, first.lost, first.points) == (CAMILLE, 3, 2, 1, 6)
    assert (second.user_id, second.won, second.points) == (OLGA, 1, 3)
    assert first.rating > second.rating
    assert await standings.standings(world.house, world.league.id, "aspic") == (first, second)
    assert await standings.standings(world.house, world.league.id, "duel") == ()
