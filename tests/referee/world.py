"""A league on a real database, a clock that the test moves, and a Discord that remembers what was posted in it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Self, cast

from db.engine import Database
from db.messages import payload_of
from referee.clock.heart import Heart
from referee.course import sending
from referee.course.close import GRACE_MS, close_due
from referee.desk.rewind import RewindWish, confirm_rewind, propose_rewind
from referee.hand import people
from referee.hand.times import HOUR_MS, snowflake_at
from referee.house import House
from referee.league import leagues
from referee.model import Contest, League, OrderReceipt, OutboxRow, Turn
from referee.orders.intake import SentOrder
from referee.outbox.publishing import Opening, Unreachable
from referee.outbox.sender import Sender
from referee.turns import contests, history
from rules.contract import JsonObject
from rules.game import AnyGame, Game
from rules.registry import GAMES as REGISTERED
from tests.referee.duel import DUEL, Event, Order, State
from tests.support.agreed import agreed
from tests.support.chance import of_this_test
from tests.support.template import copy_of, database_at

NOON = 1_772_366_400_000  # 2026-03-01 12:00 UTC
HOUR = HOUR_MS
CAMILLE, OLGA, REMI, STAN = 1001, 1002, 1003, 1004
NONCE_MEMORY_MS = 120_000
GAMES = {"duel": cast("AnyGame", DUEL), **REGISTERED}
LEFT_WALL, RIGHT_WALL = "P D5 D3 D7 C4 C6", "P H5 H3 H7 I4 I6"  # rulebook 8.4: left is then to kick off


@dataclass
class TestClock:
    """Time stands still until a test moves it."""

    __test__ = False
    ms: int = NOON

    def now_ms(self) -> int:
        return self.ms

    def pass_(self, *, hours: float = 0, minutes: float = 0, seconds: float = 0) -> None:
        self.ms += round(hours * HOUR + minutes * 60_000 + seconds * 1000)


@dataclass(frozen=True)
class Message:
    """A message that people can see."""

    id: int
    lane: str
    kind: str
    nonce: str
    at_ms: int
    user_id: int | None
    payload: JsonObject


@dataclass
class Discord:
    """Where messages arrive. Like the real one it takes a nonce for the same message for two minutes, and no longer."""

    clock: TestClock
    messages: list[Message] = field(default_factory=list)
    tries: list[tuple[str, str]] = field(default_factory=list)
    faults: dict[str, list[Exception] | Exception] = field(default_factory=dict)
    step: Callable[[str], None] = lambda _: None

    async def publish(self, row: OutboxRow) -> int | None:
        self.tries.append((row.lane, row.kind))
        self._fail(row.lane)
        return self._posted(row.lane, row.kind, row.nonce, row.user_id, payload_of(row.message)).id

    async def find(self, row: OutboxRow) -> int | None:
        self.step("before looking")
        message = self._arrived(row.nonce, since=0)
        return None if message is None else message.id

    async def open(self, opening: Opening) -> int:
        """Send a starter and open its thread: two requests, and nobody gets a second thread from one starter."""
        contest = opening.contest
        self.tries.append((f"starter:{contest.id}", "starter"))
        self._fail(f"starter:{contest.id}")
        starter = None
        if opening.is_late:
            self.step("before looking")
            starter = self._arrived(opening.nonce, since=0)
        if starter is None:
            starter = self._posted(f"starter:{contest.id}", "starter", opening.nonce)
        self._posted(f"opened:{contest.id}", "thread", f"thread {starter.id}", for_ever=True)
        return starter.id

    async def is_there(self, row: OutboxRow) -> bool:
        return any(message.id == row.message_id for message in self.messages)

    def kinds(self, lane: str) -> list[str]:
        """Return what was posted in a lane (or in all lanes that begin so), in order."""
        return [message.kind for message in self.messages if message.lane.startswith(lane)]

    def when(self, kind: str, count: int = 1) -> asyncio.Event:
        """Return what is set once `count` messages of a kind have been posted."""
        posted = asyncio.Event()

        def look(_: str) -> None:
            if sum(message.kind == kind for message in self.messages) >= count:
                posted.set()

        self.step = look
        return posted

    def _posted(
        self,
        lane: str,
        kind: str,
        nonce: str,
        user_id: int | None = None,
        payload: object = None,
        *,
        for_ever: bool = False,
    ) -> Message:
        self.step("before the effect")
        message = self._arrived(nonce, since=0 if for_ever else self.clock.ms - NONCE_MEMORY_MS)
        if message is None:
            message = Message(50_000 + len(self.messages), lane, kind, nonce, self.clock.ms, user_id, payload)
            self.messages.append(message)
        self.step("after the effect")
        return message

    def _arrived(self, nonce: str, since: int) -> Message | None:
        return next((m for m in self.messages if m.nonce == nonce and m.at_ms >= since), None)

    def _fail(self, lane: str) -> None:
        fault = self.faults.get(lane)
        if isinstance(fault, Exception):
            raise fault
        if fault:
            raise fault.pop(0)


@dataclass
class World:
    """Everything a test of the referee needs; `reopen` is a restart of the program."""

    path: Any  # of its database; its address, where the tests run on a server
    clock: TestClock
    discord: Discord
    house: House
    sender: Sender
    league: League
    number: int = 0
    stamps: int = 0

    def __post_init__(self) -> None:
        self.heart = Heart(self.house, self.sender)

    @classmethod
    async def make(cls, path: Path) -> Self:
        clock = TestClock()
        discord = Discord(clock)
        where = database_at(path)
        house = House(db=await Database.open(where), clock=clock, games=GAMES, random_bytes=of_this_test())
        league = await leagues.install_league(
            house, 77, "Ligue d'essai", announce_channel_id=71, referee_channel_id=72, outage_hours=0
        )
        for user in (CAMILLE, OLGA):
            await people.note_dm_open(house, user, user + 5000)
        return cls(where, clock, discord, house, Sender(house, discord), league)

    def play_by(self, duel: Game[State, Order, Event]) -> None:
        """Have the duel played by other rules from now on, in what is asked of this house."""
        self.house = replace(self.house, games={**self.house.games, "duel": cast("AnyGame", duel)})

    async def reopen(self) -> None:
        await self.close()
        self.house = replace(self.house, db=await Database.open(self.path))
        self.sender = Sender(self.house, self.discord)
        self.heart = Heart(self.house, self.sender)

    async def copy(self, name: str, part: str) -> "World":
        """Return another world like this one, which must be closed, on a database of its own: the file `name`.

        All copies for the same `part` of a test draw the same.
        """
        where = copy_of(self.path, name)
        clock = TestClock(self.clock.ms)
        discord = Discord(clock, messages=list(self.discord.messages))
        chance = of_this_test(part)
        house = replace(self.house, db=await Database.open(where), clock=clock, random_bytes=chance)
        return World(where, clock, discord, house, Sender(house, discord), self.league, self.number)

    async def close(self) -> None:
        await self.heart.stop()
        await self.house.db.close()

    async def match(
        self, *, settings: dict[str, object] | None = None, has_thread: bool = True, **setup: object
    ) -> Contest:
        """Return a new match between Camille (left) and Olga (right)."""
        self.number += 1
        return await contests.create_contest(
            self.house,
            self.league,
            contests.NewContest(
                "duel",
                f"Essai {self.number}",
                setup,
                seats=[("left", "Gauche", CAMILLE), ("right", "Droite", OLGA), ("admin", "", None)],
                participants=[("l1", CAMILLE, "left"), ("l2", STAN, "left"), ("r1", OLGA, "right")],
                thread_id=900 + self.number if has_thread else None,
                referee_id=REMI,
                settings=agreed(self.league, settings),
            ),
        )

    async def aspic(
        self,
        *,
        settings: dict[str, object] | None = None,
        users: tuple[int, int] = (CAMILLE, OLGA),
        challenge_id: int | None = None,
        **config: object,
    ) -> Contest:
        """Return a new match of Aspic, 2x5 with five pieces and a live clock of 36 s a turn (6 min each)."""
        self.number += 1
        return await contests.create_contest(
            self.house,
            self.league,
            contests.NewContest(
                "aspic",
                f"Aspic {self.number}",
                {"config": {"pieces": 5, "rounds_per_half": 5, **config}},
                seats=[("left", "Gauche", users[0]), ("right", "Droite", users[1])],
                thread_id=900 + self.number,
                referee_id=REMI,
                settings=agreed(self.league, settings),
                challenge_id=challenge_id,
            ),
        )

    async def play(self, contest: Contest, *texts: str, pace_s: float = 1) -> None:
        """Have the side to act send each text in turn, `pace_s` seconds after it was asked."""
        for text in texts:
            turn = await self.turn(contest)
            self.clock.pass_(seconds=pace_s)
            await self.send(turn, turn.awaiting[0], text)

    async def turn(self, contest: Contest) -> Turn:
        return await contests.get_latest_turn(self.house, contest.id)

    async def send(
        self, turn: Turn, seat: str, text: str, *, at_ms: int | None = None, user: int | None = None, **fields: Any
    ) -> OrderReceipt:
        """Have `user`, by default its captain, send an order for a seat; they want a receipt by DM."""
        user = {"left": CAMILLE, "right": OLGA}[seat] if user is None else user
        order = SentOrder(seat=seat, user_id=user, text=text, snowflake=self.stamp(at_ms), copy_by_dm=True, **fields)
        return await sending.submit_order(self.house, turn.id, order)

    async def close_overdue(self, turn: Turn) -> Turn:
        """Let a turn's deadline pass, with the time that its last orders may take; return it as it was closed."""
        self.clock.ms = turn.due_ms + GRACE_MS
        await close_due(self.house)
        return await contests.get_turn(self.house, turn.id)

    async def received(self, turn: Turn) -> dict[str, tuple[str, str]]:
        """Return the orders that count in a turn: by seat, whose they are, and what."""
        found = await history.list_orders_received(self.house, turn.id)
        return {order.seat: (order.link, order.canonical) for order in found}

    async def go_back(self, contest_id: int, turn_id: int, *, user: int = REMI, **given: Any) -> None:
        """Have a referee go back to a turn, and play it with other orders (`seat`, `text`)."""
        wanted = RewindWish(turn_id=turn_id, reason="à refaire", **given)
        draft, _ = await propose_rewind(self.house, contest_id, user, wanted)
        await confirm_rewind(self.house, contest_id, draft.id, user)

    def stamp(self, at_ms: int | None = None) -> int:
        """Return the snowflake of an interaction that happens now, or at `at_ms`; no other has it."""
        self.stamps += 1
        return snowflake_at(self.clock.ms if at_ms is None else at_ms) + self.stamps


def closed_dms() -> Unreachable:
    return Unreachable("50007")
