"""A small season of Matrix Hockey in the world of the referee's tests."""

import random

from bench.seasons import random_orders
from referee.hand import people
from referee.model import Contest, ContestSettings, WeeklyHour
from referee.turns import contests
from rules.matrix_hockey import GAME
from rules.matrix_hockey.state import State
from tests.referee.world import REMI, World

FIRST_COACH = 3001
ROSTER = {"E": 4}


async def season(world: World, *, dms: int = 2, **setup: object) -> Contest:
    """Return a season of four teams, its draws to be made at the next beat; DMs reach `dms` of their coaches."""
    teams = [f"{division}-{number:02}" for division, size in ROSTER.items() for number in range(1, size + 1)]
    coaches = dict(zip(teams, range(FIRST_COACH, FIRST_COACH + len(teams)), strict=True))
    for coach in list(coaches.values())[:dms]:
        await people.note_dm_open(world.house, coach, coach + 5000)
    world.number += 1
    return await contests.create_contest(
        world.house,
        world.league,
        contests.NewContest(
            "matrix-hockey",
            f"Saison {world.number}",
            {"config": {}, "roster": ROSTER, "waiting_list": [], **setup},
            seats=[(team, team, coach) for team, coach in coaches.items()],
            thread_id=900 + world.number,
            referee_id=REMI,
            settings=ContestSettings(early_close=False, weekly=WeeklyHour(day=6, hour=20)),
        ),
    )


async def weekly_orders(world: World, contest: Contest, chance: random.Random) -> list[tuple[str, int, str]]:
    """Return what each coach might order this week: (team, coach, text)."""
    state = await contests.read_position(world.house, await world.turn(contest))
    assert isinstance(state, State)
    seats = {seat.seat: seat.user_id for seat in await contests.list_seats(world.house, contest.id)}
    return [
        (team, user, GAME.canonical(order))
        for team, order in random_orders(state, chance).items()
        if (user := seats[team]) is not None
    ]


async def send_week(world: World, contest: Contest, chance: random.Random, *, but: int = 0) -> None:
    """Send the week's orders of all coaches but the last ones."""
    turn = await world.turn(contest)
    sent = await weekly_orders(world, contest, chance)
    for team, coach, text in sent[: len(sent) - but]:
        await world.send(turn, team, text, user=coach)
