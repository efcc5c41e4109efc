"""A season in which anything may happen: who plays, what was promised to whom, and what must hold at any time."""

import random
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import cast

from db.engine import Where
from referee.hand import record
from referee.model import Contest, OrderReceipt, OutboxRow, Turn
from referee.turns import contests, seasons
from tests.faults.invariants import Records, Said, leaks, violations
from tests.referee.world import GAMES, Discord, World
from tests.soak.said import said
from tests.soak.table import KINDS, MIXTURE
from tests.support.beside import beside
from tools.demo.chance import Chance

PANEL = """
    select contest.status, turn.id, turn.status, due_ms, referee_id, seat
    from contest join turn on turn.id = (select max(id) from turn where contest_id = contest.id)
    left join submission on turn_id = turn.id and submission.status = 'current'
    where contest.id = ? order by submission.id
"""


@dataclass
class WatchfulDiscord(Discord):
    """Notes what a panel was about when it was last shown."""

    path: Where = Path()
    shown: dict[int, object] = field(default_factory=dict)

    async def publish(self, row: OutboxRow) -> int | None:
        about = facts(self.path, row.contest_id) if row.kind == "panel" else None
        try:
            return await super().publish(row)
        finally:
            if row.kind == "panel" and any(message.nonce == row.nonce for message in self.messages):
                self.shown[cast("int", row.contest_id)] = about


def facts(path: Where, contest_id: int | None) -> object:
    """Return what a contest's panels tell: how it stands, until when, and who has ordered."""
    with beside(path) as database:
        return database.rows(PANEL, (contest_id,))


@dataclass
class Season:
    """The league, and what is remembered of it besides its records."""

    world: World
    told: list[str] = field(default_factory=list)  # the operations, one line each
    receipts: list[Said] = field(default_factory=list)
    late: set[int] = field(default_factory=set)  # messages that were put aside for a while
    _note: str = ""

    @classmethod
    async def begin(cls, path: Path, seed: int, worlds: type[World] = World) -> "Season":
        """Return a season of all games, each match at its first turn."""
        world = await worlds.make(path)
        world.discord = WatchfulDiscord(world.clock, path=world.path)
        world.house = replace(world.house, random_bytes=Chance(str(seed)))
        await world.reopen()
        await seasons.change_season(world.house, world.league.id, extensions=3, extension_hours=6, leave_days=20)
        for number, kind in enumerate(MIXTURE):
            await KINDS[kind](world, random.Random(f"{seed}/{number}/{kind}"))
        await world.heart.beat()
        return cls(world)

    def note(self, what: str) -> None:
        """Keep what is about to be done, for the list of operations."""
        self._note = f"{self._note}, {what}" if self._note else what

    def noted(self) -> str:
        """Return what was noted since this was last asked."""
        note, self._note = self._note, ""
        return note

    async def any_contest(self, chance: random.Random, game: str | None = None, *, is_open: bool = True) -> Contest:
        """Return one of the league's contests; one that is over if none is open, or with `is_open` false."""
        known = await contests.list_contests(self.world.house, self.world.league.id, open_only=False)
        known = sorted((one for one in known if game in {None, one.game}), key=lambda one: one.id)
        playing = [one for one in known if one.status != "over"]
        return chance.choice(playing if playing and is_open else known)

    async def turn(self, contest: Contest) -> Turn:
        return await contests.get_latest_turn(self.world.house, contest.id)

    def acknowledge(self, receipt: OrderReceipt, user_id: int) -> None:
        """Remember what somebody was promised."""
        text = f"reçu n° {receipt.order.receipt}"
        self.receipts.append(Said(0, None, f"user:{user_id}", user_id, self.world.clock.ms, text))

    def expect_late(self) -> None:
        """Remember what is put aside: when it is let go it comes after what was said meanwhile."""
        self.late |= {row["id"] for row in self.records().outbox if row["status"] == "parked"}

    def records(self) -> Records:
        return Records.read(self.world.path)

    def orders_stored(self) -> int:
        """Return how many orders people sent, those that do not count any more with them; a close stores others."""
        with beside(self.world.path) as database:
            return len(database.rows("select id from submission where link <> 'standing'"))

    async def wrong(self, log: str) -> list[str]:
        """Return every breach of the invariants, once nothing goes wrong for a while."""
        for _ in range(3):
            self.world.clock.pass_(minutes=6)
            await self.world.heart.beat()
        records, posts = self.records(), [*said(self.world), *self.receipts]
        found = violations(records, posts, GAMES, self.world.clock.ms, out_of_order=self.late)
        return [*found, *leaks(records, posts, log), *self._unquiet(records), *await self._broken_record()]

    async def let_go(self) -> None:
        """Let everything be sent that was put aside."""
        self.expect_late()
        for contest in await contests.list_contests(self.world.house, self.world.league.id, open_only=False):
            await self.world.sender.republish_all(contest.id)

    def _unquiet(self, records: Records) -> Iterable[str]:
        """I8: nothing waits, and each panel shows how its contest stands."""
        discord = cast("WatchfulDiscord", self.world.discord)
        for row in records.outbox:
            if row["status"] == "pending" and row["next_try_ms"] <= self.world.clock.ms:
                yield f"I8: {row['kind']} {row['id']} in {row['lane']} still waits after {row['attempts']} tries"
        aside = {row["contest_id"] for row in records.outbox if row["kind"] == "panel" and row["status"] == "parked"}
        for contest_id in sorted({*records.contests} - aside):
            now = facts(self.world.path, contest_id)
            if discord.shown.get(contest_id) != now:
                yield f"I8: the panel of contest {contest_id} shows {discord.shown.get(contest_id)}, not {now}"

    async def _broken_record(self) -> list[str]:
        checked = await record.check_record(self.world.house, self.world.league.id)
        return [f"the record of the referees' acts is broken at {checked.broken}"] if checked.broken else []
