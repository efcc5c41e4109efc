"""A season of real processes: what people do, what goes wrong with processes, server, lines and clocks; from a seed.

The seed governs who does what and what goes wrong; how the processes come in each other's way is the machine's.
"""

import contextlib
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import psycopg

from rules.contract import SeatId
from rules.registry import GAMES
from tests.faults.cluster import ENDED_SOON, IN_TIME, Cluster
from tests.faults.fake.shapes import Message
from tests.faults.process import BotProcess
from tests.faults.stage import Match
from tests.rules.kollaball.strategies import legal_order_text

OPERATIONS = 200
NAMES = ("gateway", "standby", "worker1", "worker2", "all1")
NONSENSE = ("zut", "1 P >Z9", "@everyone", "9" * 300)
# Steps of the work at which a process dies: before the statement, before its commit, after it.
STEPS = (
    "SKIP LOCKED", "FOR NO KEY UPDATE", "INSERT INTO submission", "INSERT INTO draft", "INSERT INTO turn",
    "UPDATE turn", "INSERT INTO outbox", "UPDATE outbox", "UPDATE pulse", "UPDATE line", "UPDATE person",
)  # fmt: skip
SKEWS_MS = (-30_000, 0, 30_000)


@dataclass
class Season:
    """A cluster in play. `paused`: the processes that were stopped (SIGSTOP), and when; `told`: what has happened."""

    cluster: Cluster
    paused: dict[str, int] = field(default_factory=dict)
    told: list[str] = field(default_factory=list)

    async def play(self, seed: int) -> None:
        """Play it; at the end everybody runs again who was stopped, and nobody is to die any more."""
        for name in NAMES:
            self.cluster.add(name, **ENDED_SOON)
        await self.cluster.up("gateway", "worker1", "worker2")
        for number in range(OPERATIONS):
            chance = random.Random(f"{seed}/{number}")
            [operation] = chance.choices(list(OPERATIONS_WEIGHTS), list(OPERATIONS_WEIGHTS.values()))
            self.told.append(f"{number}: {operation.__name__}")
            self.told[-1] += f" {await operation(self, chance)}"
            await self.something_is_done(chance)
        for process in self.cluster.processes.values():
            process.die_file.unlink(missing_ok=True)
        for name in [*self.paused]:
            self.wake(name)

    def wake(self, name: str) -> None:
        """Let a process go on: its monotonic clock has, too."""
        self.cluster[name].wake((self.cluster.fake.world.ahead_ms - self.paused.pop(name)) / 1000)

    async def something_is_done(self, chance: random.Random) -> None:
        """Let a worker beat, if there is one; not always, so that much comes at once."""
        awake = [one for one in self.running() if one.role != "gateway" and one.folder.name not in self.paused]
        if not awake or chance.random() < 0.5:
            return
        worker = chance.choice(awake)
        before = worker.watched
        what = f"{worker.folder.name} to beat"
        await self.cluster.fake.world.until(what, lambda: worker.watched > before or not worker.is_alive)

    @asynccontextmanager
    async def standstill(self) -> AsyncIterator[None]:
        """Give a moment in which nobody who is awake has a request on its way to Discord that sends a message.

        Hours may pass in it. Else they might come between a retry's look at the clock and Discord's at its nonce, as on
        a machine that sleeps just there. What a connection was cut under is somebody's for longer, and not waited for.
        """
        while True:
            is_stuck = False
            try:
                await self.cluster.fake.world.until("what is being sent", lambda: not self._is_sending(), 10.0)
            except AssertionError:
                is_stuck = True
            with psycopg.connect(str(self.cluster.bot.database), options=IN_TIME) as connection:
                connection.execute("LOCK TABLE pace IN EXCLUSIVE MODE")  # no further request gets its slot
                if is_stuck or not self._is_sending():
                    yield
                    return

    def _is_sending(self) -> bool:
        rows = self.cluster.bot.rows("select owner from outbox where status = 'pending' and owner is not null")
        awake = [f"-{process.pid}-" for process in self.running() if process.folder.name not in self.paused]
        return any(pid in row["owner"] for row in rows for pid in awake)

    def running(self) -> list[BotProcess]:
        return [process for process in self.cluster.processes.values() if process.is_alive]

    def any_match(self, chance: random.Random) -> Match:
        """Return a match, one that is not over if there is any."""
        return chance.choice([match for match in self.cluster.matches if match.is_open] or self.cluster.matches)


async def writes(season: Season, chance: random.Random) -> str:
    """A captain writes an order by DM, which is legal unless the turn is over when it is read; or nonsense."""
    match = season.any_match(chance)
    seat, person = chance.choice((("rouge", match.red), ("bleue", match.blue)))
    text = _order(match, seat, chance)
    person.write(text)
    return f"{person.id}: {text}"


async def orders(season: Season, chance: random.Random) -> str:
    """Both captains of a match write theirs and confirm what they are shown, if that comes soon."""
    match = season.any_match(chance)
    both = {"rouge": match.red, "bleue": match.blue}
    shown = {person.id: len(person.inbox()) for person in both.values()}
    for seat, person in both.items():
        person.write(_order(match, seat, chance))
    with contextlib.suppress(AssertionError):
        await season.cluster.fake.world.until(
            "what they wrote", lambda: all(len(person.inbox()) > shown[person.id] for person in both.values()), 2.0
        )
    for person in both.values():
        for message in person.inbox()[shown[person.id] :]:
            for custom_id in _named(message, "order-ok"):
                person.forge(message, custom_id)
    return str(match.setting.contest_id)


def _order(match: Match, seat: str, chance: random.Random) -> str:
    state = GAMES["kollaball"].decode(match.turn()["state"])
    if seat not in GAMES["kollaball"].awaiting(state) or chance.random() < 0.1:
        return chance.choice(NONSENSE)
    return legal_order_text(state, SeatId(seat), chance)  # type: ignore[arg-type]


def _named(message: Message, wanted: str) -> list[str]:
    return [one for one in message.custom_ids if one.startswith(f"{wanted}:")]


async def presses(season: Season, chance: random.Random) -> str:
    """Somebody presses a button under one of the last messages, or twice: confirms, withdraws, looks."""
    wanted, world = chance.choice(("order-ok", "order-ok", "withdraw", "board")), season.cluster.fake.world
    offered = [(message, one) for message in world.messages[-60:] for one in _named(message, wanted)]
    if not offered:
        return "nothing"
    message, custom_id = chance.choice(offered)
    reader = message.reader_id or world.channels[message.channel_id].user_id or season.any_match(chance).red.id
    for _ in range(chance.choice((1, 1, 2))):
        season.cluster.person(reader).forge(message, custom_id)
    return f"{custom_id} by {reader}"


async def asks(season: Season, chance: random.Random) -> str:
    """Somebody looks what they have to do."""
    person = season.any_match(chance).red
    person.use(chance.choice(("mes-matchs", "kollaball mes-ordres")))
    return str(person.id)


async def waits(season: Season, chance: random.Random) -> str:
    """Time passes, for everybody."""
    seconds = chance.choice((5, 40, 700, 3600))
    async with season.standstill():
        season.cluster.pass_time(seconds=seconds)
    return f"{seconds} s"


async def comes_due(season: Season, chance: random.Random) -> str:
    """Time passes until a match's turn is to be closed."""
    match = season.any_match(chance)
    async with season.standstill():
        season.cluster.pass_deadline(match, late_ms=chance.choice((-500, 2_000, 10_500)))
    return str(match.setting.contest_id)


async def starts(season: Season, chance: random.Random) -> str:
    """A process is started that does not run, by a clock of its own; one that was stopped goes on."""
    away = [one for name, one in season.cluster.processes.items() if not one.is_alive or name in season.paused]
    if not away:
        return "nothing"
    process = chance.choice(away)
    name = process.folder.name
    if process.is_alive:
        season.wake(name)
    else:
        season.paused.pop(name, None)  # it was dying when it was stopped
        process.skew_ms = chance.choice(SKEWS_MS)
        process.set_clock(season.cluster.fake.world.ahead_ms)
        await process.launch()
    return name


async def is_killed(season: Season, chance: random.Random) -> str:
    """`kill -9`, whatever it does."""
    if not season.running():
        return "nobody"
    process = chance.choice(season.running())
    await process.killed()
    season.paused.pop(process.folder.name, None)
    return process.folder.name


async def is_to_die(season: Season, chance: random.Random) -> str:
    """The same at a step of its work."""
    process = season.cluster[chance.choice(NAMES)]
    when, step = chance.choice(("before", "commit", "committed")), chance.choice(STEPS)
    process.die_at(when, step)
    return f"{process.folder.name} {when} {step}"


async def is_stopped(season: Season, chance: random.Random) -> str:
    """A process is kept from everything (SIGSTOP)."""
    awake = [one for one in season.running() if one.folder.name not in season.paused]
    if not awake:
        return "nobody"
    process = chance.choice(awake)
    process.pause()
    season.paused[process.folder.name] = season.cluster.fake.world.ahead_ms
    return process.folder.name


async def is_told_to_end(season: Season, chance: random.Random) -> str:
    """SIGTERM, as for an update."""
    awake = [one for one in season.running() if one.folder.name not in season.paused]
    if not awake:
        return "nobody"
    process = chance.choice(awake)
    await process.stop()
    return process.folder.name


async def are_cut(season: Season, _: random.Random) -> str:
    """Every connection to the database is cut."""
    season.cluster.cut()
    return ""


async def is_restarted(season: Season, chance: random.Random) -> str:
    """The server of the database is stopped, in order or not, and started again."""
    how = chance.choice((signal.SIGINT, signal.SIGQUIT))
    with season.cluster.no_server(how):
        pass
    return how.name


async def is_full(season: Season, chance: random.Random) -> str:
    """The disk is full for a moment."""
    with season.cluster.full_disk():
        await season.something_is_done(chance)
    return ""


async def loses_discord(season: Season, _: random.Random) -> str:
    """The line of the gateway that came last breaks."""
    if season.cluster.fake.gateway.session is not None:
        await season.cluster.fake.gateway.drop()
    return ""


async def is_not_answered(season: Season, chance: random.Random) -> str:
    """Discord refuses a post, or takes it and the answer is lost.

    Not by 500: discord.py would ask again a second later, which here may be after an hour.
    """
    after = chance.random() < 0.5
    season.cluster.fake.faults.add("POST", r"/channels/\d+/messages", status=chance.choice((0, 503)), after=after)
    return "after its effect" if after else "before its effect"


OPERATIONS_WEIGHTS: dict[Callable[[Season, random.Random], Awaitable[str]], int] = {
    writes: 10, orders: 14, presses: 12, asks: 4, waits: 10, comes_due: 7, starts: 14, is_killed: 4, is_to_die: 8,
    is_stopped: 3, is_told_to_end: 2, are_cut: 4, is_restarted: 1, is_full: 2, loses_discord: 2, is_not_answered: 4,
}  # fmt: skip
