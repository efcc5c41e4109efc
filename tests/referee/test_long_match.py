"""A match of many turns in one evening: closing the last turn takes the database no more work than an early one."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import AdaptedConnection, Engine, event

from referee.desk import rewind
from referee.turns import history, reminders
from tests.referee.world import LEFT_WALL, RIGHT_WALL, World
from tests.support.postgres import not_for_server

STEPS = 10  # instructions of SQLite's machine between two counts
TURNS = 120
SAMPLE = 10


class Work:
    """Counts what SQLite does: instructions of its machine, and statements."""

    def __init__(self) -> None:
        self.steps = self.statements = 0

    def on_connect(self, connection: AdaptedConnection, _: object) -> None:
        connection.run_async(lambda driver: driver.set_progress_handler(self._step, STEPS))

    def _step(self) -> int:
        self.steps += STEPS
        return 0

    def on_statement(self, *_: object) -> None:
        self.statements += 1

    @contextmanager
    def watching(self) -> Iterator[None]:
        event.listen(Engine, "connect", self.on_connect)
        event.listen(Engine, "before_cursor_execute", self.on_statement)
        try:
            yield
        finally:
            event.remove(Engine, "connect", self.on_connect)
            event.remove(Engine, "before_cursor_execute", self.on_statement)


@not_for_server("instructions of SQLite's machine are counted")
async def test_the_work_of_a_close_does_not_grow_with_the_match(world: World) -> None:
    work, chance, game = Work(), random.Random(4), world.house.games["aspic"]
    with work.watching():
        await world.reopen()  # connections are watched from their opening on
        contest = await world.aspic(rounds_per_half=50)
        await world.play(contest, RIGHT_WALL, LEFT_WALL)
        costs = []
        for _ in range(TURNS):
            turn = await world.turn(contest)
            text = chance.choice(sorted(game.moves.legal(game.decode(turn.state), turn.awaiting[0])))
            before = work.steps, work.statements
            await world.play(contest, text)
            await world.heart.beat()
            costs.append((work.steps - before[0], work.statements - before[1]))
    early, late = costs[SAMPLE : 2 * SAMPLE], costs[-SAMPLE:]
    assert early[0][0] > 0
    assert max(statements for _, statements in late) <= max(statements for _, statements in early)
    assert sum(steps for steps, _ in late) < 1.2 * sum(steps for steps, _ in early)
    assert await reminders.write_due_reminders(world.house) == 0
    assert not {"reminder", "reminders"} & set(world.discord.kinds(""))


async def test_the_last_turn_before_another_is_found_on_every_branch(world: World) -> None:
    contest = await world.match(goal=9)
    for _ in range(2):
        turn = await world.turn(contest)
        await world.send(turn, "left", "4")
        await world.send(turn, "right", "2")
    played = await rewind.find_last_played(world.house, contest.id)
    await world.go_back(contest.id, played.id, seat="left", text="5")
    turns = await history.list_turns(world.house, contest.id)
    assert len({turn.branch for turn in turns}) == 2
    for turn in turns:
        before = await history.list_turns_before(world.house, turn)
        assert await history.list_turns_before(world.house, turn, last_only=True) == before[-1:]
