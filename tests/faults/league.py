"""The records with which every test of faults begins: a league with two Kollaball matches at their first turn.

They are made as `/kollaball creer` makes them, once per test run.
"""

import hashlib
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from db.engine import Database, Where
from referee.course import sending
from referee.hand import people
from referee.hand.times import snowflake_at
from referee.house import House
from referee.league import leagues
from referee.orders.intake import SentOrder
from referee.turns import contests
from rules.registry import GAMES
from tests.faults.fake.shapes import GUILD_ID
from tests.faults.fake.world import ANNOUNCE, DMS, REFEREE_ROLE, REFEREES, SIGNUP

CLASSES = ("warrior", "ranger", "archer", "merchant")
LINEUP = "COMPO 1 2 3 4 BALLE 1"
REFEREE = 9001


@dataclass(frozen=True)
class Setting:
    """One match of the stage: contest and thread share their number's ids; `captains` are red and blue."""

    contest_id: int
    thread_id: int
    names: tuple[str, str]
    captains: tuple[int, int]


MATCHES = (
    Setting(1, 301, ("Les Aigles", "Les Bisons"), (1001, 2001)),
    Setting(2, 302, ("Les Cigognes", "Les Dahus"), (3001, 4001)),
)


def more(count: int) -> tuple[Setting, ...]:
    """Return so many matches, the first two among them."""
    further = range(len(MATCHES) + 1, count + 1)
    return (
        *MATCHES,
        *(Setting(n, 300 + n, (f"Loups {n}", f"Ours {n}"), (10_000 * n, 10_000 * n + 50)) for n in further),
    )


class Then:
    """The clock while the records are made."""

    def __init__(self, ms: int) -> None:
        self.ms = ms

    def now_ms(self) -> int:
        return self.ms


async def prepare(path: Where, settings: Sequence[Setting] = MATCHES) -> None:
    """Make the database: a league, and matches whose first turn has just been opened."""
    clock = Then(time.time_ns() // 1_000_000)
    house = House(db=await Database.open(path), clock=clock, games=GAMES, random_bytes=Chance())
    league = await leagues.install_league(
        house, GUILD_ID, "Ligue d'essai", announce_channel_id=ANNOUNCE, signup_channel_id=SIGNUP,
        referee_channel_id=REFEREES, referee_role_id=REFEREE_ROLE, reminder_hours=(), outage_hours=0,
    )  # fmt: skip
    for setting in settings:
        await match_in(house, league, setting)
    await house.db.close()


class Chance:
    """Chance that is the same each time, and another one by another `name`."""

    def __init__(self, name: str = "") -> None:
        self._name = name
        self.counts: Counter[int] = Counter()  # by length, so that the nonces of messages do not move the dice

    def __call__(self, length: int) -> bytes:
        self.counts[length] += 1
        return hashlib.sha256(f"{self._name}{self.counts[length]}".encode()).digest()[:length]


async def match_in(
    house: House, league: Any, setting: Setting, classes: Sequence[str] = CLASSES, *, lined_up: bool = True
) -> None:
    """Make a match, and send its line-ups."""
    sides = dict(zip(("rouge", "bleue"), setting.captains, strict=True))
    entries = [
        (f"{seat[0]}{number}", captain + number - 1, kind, seat)
        for seat, captain in sides.items()
        for number, kind in enumerate(classes, start=1)
    ]
    contest = await contests.create_contest(
        house,
        league,
        contests.NewContest(
            "kollaball",
            " – ".join(setting.names),
            {
                "config": {"roll_call": "off"},
                "teams": {seat: {"captain": f"{seat[0]}1", "tactic": None} for seat in sides},
                "players": {player: {"name": f"Joueur {user}", "class": kind} for player, user, kind, _ in entries},
            },
            seats=[(seat, name, sides[seat]) for seat, name in zip(sides, setting.names, strict=True)]
            + [("admin", "", None)],
            participants=[(player, user, seat) for player, user, _, seat in entries],
            thread_id=setting.thread_id,
            referee_id=REFEREE,
        ),
    )
    assert contest.id == setting.contest_id
    turn = await contests.get_latest_turn(house, contest.id)
    for seat, captain in sides.items():
        await people.note_dm_open(house, captain, captain + DMS)
        if not lined_up:
            continue
        stamp = snowflake_at(house.clock.now_ms())
        await sending.submit_order(house, turn.id, SentOrder(seat=seat, user_id=captain, text=LINEUP, snowflake=stamp))
