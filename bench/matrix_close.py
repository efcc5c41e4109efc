"""The close of an 84-team week, transaction and outbox included, and how fast `/matrix colonnes` is made."""

import asyncio
import random
import secrets
import statistics
import tempfile
import time
from pathlib import Path

from bench.harness import Row
from bench.seasons import FULL_LEAGUE, random_orders
from bench.sizes import size
from cogs.kit.dossiers import load_latest_dossier
from cogs.kit.emojis import Emojis
from cogs.kit.rendering import render_post
from db.engine import Database
from presenters.matrix_hockey.presenter import MatrixHockeyPresenter
from presenters.matrix_hockey.views import Book
from presenters.texts import Texts
from referee.course import close, sending
from referee.hand import people
from referee.hand.times import snowflake_at
from referee.house import House
from referee.league import leagues
from referee.model import ContestSettings, WeeklyHour
from referee.orders.intake import SentOrder
from referee.turns import contests
from rules.contract import SeatId
from rules.matrix_hockey import GAME
from rules.matrix_hockey.state import State
from rules.registry import GAMES

START_MS = 1_772_366_400_000
CLOSE_MS, COLUMNS_MS = 500, 1000
WEEKS = size(7, 2)
FIRST_USER = 10_000


class Clock:
    """Time that the bench moves."""

    def __init__(self) -> None:
        self.ms = START_MS

    def now_ms(self) -> int:
        """Return the instant."""
        return self.ms


def measure() -> list[Row]:
    """Return the rows of this measure."""
    closing, columns = asyncio.run(_measure())
    return [
        Row(name="Matrix Hockey: an 84-team week closed", value=closing, unit="ms", bar=CLOSE_MS),
        Row(name="Matrix Hockey: /matrix colonnes, slowest page", value=columns, unit="ms", bar=COLUMNS_MS),
    ]


async def _measure() -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as folder:
        clock = Clock()
        database = await Database.open(Path(folder) / "bench.sqlite3")
        house = House(db=database, clock=clock, games=GAMES, random_bytes=secrets.token_bytes)
        try:
            contest_id = await season(house)
            closings = [await _week(house, clock, contest_id, random.Random(week)) for week in range(WEEKS)]  # noqa: S311
            return statistics.median(closings), await _columns(house, contest_id)
        finally:
            await house.db.close()


async def season(house: House) -> int:
    """Open an 84-team season and play its draws; return it. Its coaches are the users from `FIRST_USER` on."""
    league = await leagues.install_league(house, 1, "Banc d'essai", announce_channel_id=71, referee_channel_id=72)
    teams = [f"{division}-{n:02}" for division, size in FULL_LEAGUE.items() for n in range(1, size + 1)]
    for number in range(len(teams)):
        await people.note_dm_open(house, FIRST_USER + number, FIRST_USER + 1000 + number)
    contest = await contests.create_contest(
        house,
        league,
        contests.NewContest(
            "matrix-hockey",
            "Banc",
            {"roster": FULL_LEAGUE},
            seats=[(team, team, FIRST_USER + number) for number, team in enumerate(teams)],
            participants=[],
            thread_id=900,
            settings=ContestSettings(early_close=False, weekly=WeeklyHour(day=6, hour=20)),
        ),
    )
    await close.close_due(house)
    return contest.id


async def _week(house: House, clock: Clock, contest_id: int, chance: random.Random) -> float:
    """Send a week's orders and return how long its close took, in ms."""
    turn = await contests.get_latest_turn(house, contest_id)
    state = GAME.decode(turn.state)
    users = {seat.seat: seat.user_id or 0 for seat in await contests.list_seats(house, contest_id)}
    for seat, order in random_orders(state, chance, onr=1 / 30).items():
        text = GAME.canonical(order)
        await sending.submit_order(
            house,
            turn.id,
            SentOrder(seat=seat, user_id=users[SeatId(seat)], text=text, snowflake=snowflake_at(clock.ms)),
        )
    clock.ms = turn.due_ms + close.GRACE_MS
    start = time.perf_counter()
    closed = await close.close_due(house)
    elapsed = (time.perf_counter() - start) * 1000
    assert closed == 1
    return elapsed


async def _columns(house: House, contest_id: int) -> float:
    """Return how long the slowest page of what is left takes, picture included, in ms."""
    presenter = MatrixHockeyPresenter(Texts.load())
    slowest = 0.0
    for part in (*FULL_LEAGUE, "WG", "KDH"):
        start = time.perf_counter()
        dossier = await load_latest_dossier(house, contest_id)
        state = dossier.after_as(None)
        assert isinstance(state, State)
        pictures = presenter.pictures("fr", dossier, state, None, "default")
        await render_post(Book(pictures.words, pictures, "Banc", contest_id).page("left", part), Emojis())
        slowest = max(slowest, (time.perf_counter() - start) * 1000)
    return slowest
