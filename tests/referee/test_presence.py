"""A turn in which players answer for themselves: each of them is reminded, and nobody for them (KB-1-c)."""

import pytest

from referee.course import sending
from referee.desk import arbitration
from referee.hand import people
from referee.model import By, Contest, ContestSettings, Turn
from referee.orders import mine
from referee.outbox import deputies
from referee.turns import contests, reminders
from tests.referee.world import CAMILLE, HOUR, OLGA, REMI, STAN, World
from tests.support.behind import list_missing_seats, read_lacking

pytestmark = pytest.mark.clause("KB-1-c")

DORA = 1005
PLAYERS = {"r1": CAMILLE, "r2": STAN, "r3": 2003, "r4": 2004, "b1": OLGA, "b2": 2012, "b3": 2013, "b4": 2014}
SIDES = {"r": "rouge", "b": "bleue"}


async def roll_call(world: World) -> tuple[Contest, Turn]:
    """A roll-call of 48 hours; DMs reach the captains, and one player a side."""
    for user_id in (STAN, PLAYERS["b2"]):
        await people.note_dm_open(world.house, user_id, user_id + 5000)
    contest = await contests.create_contest(
        world.house,
        world.league,
        contests.NewContest(
            "kollaball",
            "Appel",
            {
                "teams": {"rouge": {"captain": "r1"}, "bleue": {"captain": "b1"}},
                "players": {player: {"class": "warrior"} for player in PLAYERS},
            },
            seats=[("rouge", "Rouge", CAMILLE), ("bleue", "Bleue", OLGA)],
            participants=[(player, user_id, SIDES[player[0]]) for player, user_id in PLAYERS.items()],
            thread_id=990,
            referee_id=REMI,
            settings=ContestSettings(hours={"roll_call": 48}),
        ),
    )
    return contest, await world.turn(contest)


async def present(world: World, turn: Turn, *players: str) -> None:
    for player in players:
        await sending.check_in(world.house, turn.id, PLAYERS[player], world.stamp())


async def reminded(world: World) -> dict[str, object]:
    """Let reminders go out; return whom each place was told of since the last time."""
    before = len(world.discord.messages)
    await reminders.write_due_reminders(world.house)
    await world.sender.flush()
    new = [message for message in world.discord.messages[before:] if message.kind.startswith("reminder")]
    return {message.lane: message.payload.get("players") or message.payload["player"] for message in new}


async def test_a_team_owes_until_all_of_it_is_there(world: World) -> None:
    _, turn = await roll_call(world)
    assert await list_missing_seats(world.house, turn.id) == ("rouge", "bleue")
    await present(world, turn, "r1", "r2", "r3")
    assert await read_lacking(world.house, turn.id) == {"rouge": ("r4",), "bleue": ("b1", "b2", "b3", "b4")}
    for user_id, is_owed in ((CAMILLE, False), (PLAYERS["r4"], True)):
        [one] = await mine.list_own_contests(world.house, user_id, 1)
        assert one.is_owed == is_owed
    await present(world, turn, "r4")
    assert await list_missing_seats(world.house, turn.id) == ("bleue",)


async def test_each_absent_player_is_reminded_once_at_each_mark(world: World) -> None:
    contest, turn = await roll_call(world)
    thread = f"thread:{contest.id}"
    await present(world, turn, "r1", "r3")
    world.clock.ms = turn.due_ms - 24 * HOUR
    rest = ("r4", "b3", "b4")
    assert await reminded(world) == {f"user:{STAN}": "r2", f"user:{OLGA}": "b1", "user:2012": "b2", thread: rest}
    assert await reminded(world) == {}
    await present(world, turn, "r2", "r4", "b1", "b3")
    assert await reminded(world) == {}
    world.clock.ms = turn.due_ms - 2 * HOUR
    assert await reminded(world) == {"user:2012": "b2", thread: ("b4",)}


async def test_a_deadline_just_moved_is_reminder_enough(world: World) -> None:
    contest, turn = await roll_call(world)
    world.clock.ms = turn.due_ms - 2 * HOUR
    assert len(await reminded(world)) == 5  # four by DM, the others together in the thread
    await arbitration.extend_turn(world.house, contest.id, By(REMI, "Noël"), minutes=600)
    assert await reminded(world) == {}
    world.clock.pass_(hours=10)
    assert len(await reminded(world)) == 5


async def test_a_player_who_wants_reminders_again_gets_them(world: World) -> None:
    _, turn = await roll_call(world)
    await present(world, turn, *(player for player in PLAYERS if player != "r2"))
    await people.change_person(world.house, STAN, reminder_hours=())
    world.clock.ms = turn.due_ms - 24 * HOUR
    assert await reminded(world) == {}
    await people.change_person(world.house, STAN, reminder_hours=None)
    assert await reminded(world) == {f"user:{STAN}": "r2"}


async def test_nobody_stands_in_for_who_must_be_there_himself(world: World) -> None:
    contest, turn = await roll_call(world)
    await people.note_dm_open(world.house, DORA, DORA + 5000)
    asked = await deputies.ask_deputy(world.house, contest.id, CAMILLE, DORA)
    await deputies.answer_as_deputy(world.house, asked.id, DORA, accepts=True)
    world.clock.ms = turn.due_ms - 2 * HOUR
    assert f"user:{DORA}" not in await reminded(world)
