"""An evening on which things go wrong: a league with two Kollaball matches at their first turn, and the bot beside it.

Everything goes through the fake Discord, but for the records of the beginning (`league.py`), which are copied.
"""

import asyncio
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rules.registry import GAMES
from tests.faults.fake.people import Person
from tests.faults.fake.server import FakeDiscord
from tests.faults.fake.shapes import BOT_ID, Channel, Message
from tests.faults.fake.world import REFEREE_ROLE, REFEREES, Interaction, World
from tests.faults.invariants import GRACE_MS, Records, Said, leaks, violations
from tests.faults.league import MATCHES, REFEREE, Setting
from tests.faults.process import BotProcess

# Orders of a first turn, other ones in each match: whoever reads somebody else's is found out.
RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"
OTHERS = "1 P >B5; 2 R >B5; 3 R >A3; 4 R >B4", "1 P >F3; 2 R >F3; 3 R >F4; 4 R >G5"
PLAYED = "Tour 1 joué"  # stands in the report of the first turn
NOISE = ("Attempting a reconnect",)  # discord.py logs every line that it loses as an error
ORGANISER = 9002


@dataclass(frozen=True)
class Match:
    """A match in play: its people, its thread, its records."""

    stage: "Stage"
    setting: Setting

    @property
    def red(self) -> Person:
        return self.stage.person(self.setting.captains[0])

    @property
    def blue(self) -> Person:
        return self.stage.person(self.setting.captains[1])

    @property
    def thread(self) -> Channel:
        return self.stage.fake.world.channels[self.setting.thread_id]

    @property
    def told(self) -> list[str]:
        """Return the texts of the thread, oldest first."""
        return [message.text for message in self.stage.fake.world.history(self.setting.thread_id)]

    def reports(self, turn: int) -> list[str]:
        """Return the posts that tell how a turn ended."""
        return [text for text in self.told if f"Tour {turn} joué" in text]

    @property
    def panels(self) -> list[Message]:
        """Return the match panels; there should be one."""
        posts = self.stage.fake.world.history(self.setting.thread_id)
        return [post for post in posts if any(name.startswith("board:") for name in post.custom_ids)]

    def reminders(self, person: Person) -> list[Message]:
        """Return the posts of the thread that tell somebody that they are waited for."""
        posts = self.stage.fake.world.history(self.setting.thread_id)
        return [post for post in posts if "On attend vos ordres" in post.text and f"users:{person.id}" in post.pings]

    def turn(self) -> Any:
        """Return the record of the turn that was opened last."""
        query = "select * from turn where contest_id = ? order by id desc limit 1"
        return self.stage.bot.rows(query, self.setting.contest_id)[0]

    @property
    def is_open(self) -> bool:
        """Whether it is not over."""
        return self.stage.bot.value("select status from contest where id = ?", self.setting.contest_id) == "open"

    def turns(self) -> list[tuple[int, str]]:
        """Return number and status of every turn."""
        query = "select number, status from turn where contest_id = ? order by id"
        return [(row["number"], row["status"]) for row in self.stage.bot.rows(query, self.setting.contest_id)]

    async def order(self, captain: Person, text: str) -> Interaction:
        """Send an order by DM and confirm it; return the press, whose answer is the receipt."""
        return await captain.pressed(await captain.dm(text), "order-ok")

    async def orders(self) -> None:
        """Send both captains' orders: the turn closes, its report goes out."""
        first = self.setting is MATCHES[0]
        for captain, text in zip((self.red, self.blue), (RED, BLUE) if first else OTHERS, strict=True):
            await self.order(captain, text)

    async def closed(self) -> None:
        """Wait until the first turn is over, and told; an order was missing."""
        await self.stage.fake.world.until("the close", lambda: self.turns()[-1] == (3, "open"))
        await self.stage.quiet()

    async def played(self, turn: int = 1) -> None:
        """Wait until the result of a turn has been posted."""
        await self.stage.fake.world.until(f"the report of turn {turn}", lambda: self.reports(turn))


@dataclass(frozen=True)
class Stage:
    """The fake Discord, the bot's process, and two matches."""

    fake: FakeDiscord
    bot: BotProcess
    expected: list[str] = field(default_factory=list)  # patterns of what may be logged as an error

    @property
    def log(self) -> str:
        """What the bot has written."""
        return self.bot.log

    def person(self, user_id: int) -> Person:
        return Person(self.fake.world, user_id)

    @property
    def match(self) -> Match:
        return Match(self, MATCHES[0])

    @property
    def other(self) -> Match:
        return Match(self, MATCHES[1])

    @property
    def referee(self) -> Person:
        return self.person(REFEREE)

    def pass_time(self, *, hours: float = 0, seconds: float = 0) -> None:
        """Let time pass for everybody: Discord and the bot's machine."""
        self.fake.world.ahead_ms += round((hours * 3600 + seconds) * 1000)
        self.bot.set_clock(self.fake.world.ahead_ms)

    def pass_deadline(self, match: Match, *, late_ms: int = GRACE_MS + 500) -> None:
        """Let time pass until the open turn of `match` is to be closed."""
        left = match.turn()["due_ms"] + late_ms - self.fake.world.now_ms()
        self.pass_time(seconds=max(0, left) / 1000)

    async def quiet(self) -> None:
        """Wait until the bot has nothing left to send."""
        query = "select count(*) from outbox where status = 'pending'"
        await self.fake.world.until("the outbox to be empty", lambda: self.bot.value(query) == 0)

    def told_referees(self) -> list[str]:
        """Return the texts of the referees' channel, oldest first."""
        return [message.text for message in self.fake.world.history(REFEREES)]

    def said(self) -> list[Said]:
        """Return every text that somebody could read, those edited away since too."""
        world = self.fake.world
        return [
            Said(message.id, message.nonce, f"channel {message.channel_id}", reader_of(world, message), at_ms, text)
            for message in world.messages
            if message.author_id == BOT_ID
            for at_ms, text in (*message.former, (message.at_ms, message.text))
        ]

    async def recover(self) -> None:
        """I8: once nothing goes wrong any more, the bot becomes quiet, answers, and has done what was due."""
        self.fake.faults.clear()
        await self.all_started()
        await self.quiet()
        assert "Mes matchs" in await self.asked()
        await self.fake.world.until("every due turn to be closed", lambda: not self._overdue())
        await self.quiet()

    async def asked(self) -> str:
        """Return what somebody is told who asks for their matches."""
        return (await self.match.red.used("mes-matchs")).text

    async def all_started(self) -> None:
        """Start whatever does not run."""
        if not self.bot.is_alive:
            await self.bot.start()

    def _overdue(self) -> list[Any]:
        query = (
            "select turn.id from turn join contest on contest.id = contest_id "
            "where turn.status = 'open' and contest.status = 'open' and due_ms + ? <= ?"
        )
        return self.bot.rows(query, GRACE_MS, self.fake.world.now_ms())

    def check(self) -> None:
        """Check the invariants; those of `recover` have been waited for."""
        records, said, world = Records.read(self.bot.database), self.said(), self.fake.world
        found = [
            *violations(records, said, GAMES, world.now_ms()),
            *leaks(records, said, self.log),
            *(f"I7: message {m.id} notifies {m.pings}" for m in world.messages if any(p[0] in "er" for p in m.pings)),
            *(f"two panels in {match.setting.names}" for match in (self.match, self.other) if len(match.panels) > 1),
            *(f"the fake Discord knows no {request}; see fake/rest.py" for request in self.fake.unknown),
            *(f"logged: {line}" for line in self.errors()),
        ]
        assert not found, "\n".join(found)

    def errors(self) -> list[str]:
        """Return what the bot has logged as an error, but for what the test expects."""
        entries = re.split(r"\n(?=\x1b\[30;1m\d)", self.log)
        bad = [entry for entry in entries if re.search(r"\bERROR\b|Traceback|exception was never", entry)]
        return [entry for entry in bad if not any(re.search(pattern, entry) for pattern in (*NOISE, *self.expected))]

    async def started(self) -> "Stage":
        """Start the bot, and let it say what it has to."""
        await self.bot.start()
        await self.quiet()
        return self


@asynccontextmanager
async def staged(folder: Path, template: Path) -> AsyncIterator[Stage]:
    """Give a stage on a copy of the prepared database; the bot is not started yet."""
    await asyncio.to_thread(shutil.copy, template, folder / "sifflet.sqlite3")
    async with FakeDiscord() as fake:
        world = fake.world
        for setting in MATCHES:
            world.thread(" – ".join(setting.names), thread_id=setting.thread_id)
        world.member_roles[REFEREE] = [REFEREE_ROLE]
        stage = Stage(fake, BotProcess(folder, fake))
        try:
            yield stage
        finally:
            if stage.bot.is_alive:
                await stage.bot.killed()


def reader_of(world: World, message: Message) -> int | None:
    """Return the only person who can read a message; None: everybody."""
    place = world.channels.get(message.channel_id)
    return message.reader_id or (None if place is None else place.user_id)
