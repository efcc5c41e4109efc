"""The close of a round of 64 hosted matches and the opening of the next 64: transactions and outbox included.

The last report has the round closed; while a Swiss round of 128 is paired, the loop serves whoever asks.
"""

import asyncio
import secrets
import statistics
import tempfile
import time
from pathlib import Path

from bench.harness import Row
from bench.matrix_close import START_MS, Clock
from db import competitions as rows
from db.engine import Database
from referee.competition import entering
from referee.competition.founding import Founding, HostingTerms, found_competition
from referee.course import agreement, close
from referee.house import House
from referee.league import leagues
from referee.model import ContestSettings, HostedMatch
from referee.turns import contests
from rules.contract import JsonObject
from rules.registry import GAMES

ENTRANTS = 128
CLOSE_MS, REPORT_MS, HELD_MS = 500, 50, 100
FIRST_USER = 20_000
DAY_MS = 86_400_000
HOURS = {"signup": 24.0, "running": 168.0, "finished": 8_000.0}
GROUPS: JsonObject = {"stages": [{"format": "groups", "groups": 16}]}
SWISS: JsonObject = {"stages": [{"format": "swiss", "rounds": 9}]}
OPTIONS: JsonObject = {"pieces": 5, "rounds_per_half": 5, "clock_mode": "none", "turn_deadline_s": 172_800}
LOOK_S = 0.005


def measure() -> list[Row]:
    """Return the rows of this measure."""
    report_ms, close_ms, _ = asyncio.run(_measure(GROUPS))
    _, _, held_ms = asyncio.run(_measure(SWISS))
    return [
        Row(name="competition: the end of a hosted match, reported", value=report_ms, unit="ms", bar=REPORT_MS),
        Row(name="competition: 64 matches closed, 64 opened", value=close_ms, unit="ms", bar=CLOSE_MS),
        Row(name="competition: the loop held while 128 are paired", value=held_ms, unit="ms", bar=HELD_MS),
    ]


async def _measure(config: JsonObject) -> tuple[float, float, float]:
    """Return how long a report and a close of a round took, and for how long the loop served nobody, in ms."""
    with tempfile.TemporaryDirectory() as folder:
        clock = Clock()
        database = await Database.open(Path(folder) / "bench.sqlite3")
        house = House(db=database, clock=clock, games=GAMES, random_bytes=secrets.token_bytes)
        try:
            competition_id = await entered(house, config)
            clock.ms = START_MS + DAY_MS + close.GRACE_MS
            await close.close_due(house)
            reports, closes, held = [], list[float](), list[float]()
            for _ in range(3):
                reports += [await _ended(house, one) for one in await _open(house, competition_id)]
                watching = asyncio.create_task(_watch(held))
                start = time.perf_counter()
                assert await close.close_due(house) == 1
                closes.append((time.perf_counter() - start) * 1000)
                watching.cancel()
            return statistics.median(reports), statistics.median(closes), max(held)
        finally:
            await house.db.close()


async def entered(house: House, config: JsonObject, entrants: int = ENTRANTS) -> int:
    """Return a competition of Aspic that many have entered."""
    league = await leagues.install_league(house, 1, "Banc", announce_channel_id=71, referee_channel_id=72)
    terms = HostingTerms(options=OPTIONS)
    founding = Founding(name="Banc", game="aspic", config=config, terms=terms, settings=ContestSettings(hours=HOURS))
    competition = await found_competition(house, league, founding)
    for number in range(entrants):
        await entering.enter_competition(house, competition.id, FIRST_USER + number, f"Joueur {number}")
    return competition.id


async def _open(house: House, competition_id: int) -> list[HostedMatch]:
    async with house.db.read() as tx:
        return [one for one in await rows.hosted_in(tx, competition_id) if one.report is None]


async def _ended(house: House, match: HostedMatch) -> float:
    """Have a match end; return how long that took, in ms."""
    seats = {row.seat: row.user_id for row in await contests.list_seats(house, match.contest_id)}
    start = time.perf_counter()
    await agreement.resign(house, match.contest_id, seats[match.away] or 0)
    return (time.perf_counter() - start) * 1000


async def _watch(held: list[float]) -> None:
    """Note how much later than asked for the loop comes back."""
    while True:
        start = time.perf_counter()
        await asyncio.sleep(LOOK_S)
        held.append((time.perf_counter() - start - LOOK_S) * 1000)
