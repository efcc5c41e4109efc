"""A database full of open contests of mixed games, each with its thread and its panel, and nothing left to say.

Beside them there are competitions, each with a round of hosted matches.
"""

import secrets
from collections.abc import Iterator, Mapping, Sequence

from sqlalchemy import bindparam, func, select, update

from bench.seasons import FULL_LEAGUE
from db import contests as rows
from db.engine import Database, Where
from db.sql import change, fetch_number
from db.tables import outbox, turn
from referee.competition import entering
from referee.competition.founding import Founding, HostingTerms, found_competition
from referee.course import close
from referee.house import House, SystemClock
from referee.league import leagues
from referee.model import Contest, League
from referee.turns import contests, reminders
from rules.registry import GAMES

Entry = tuple[str, Mapping[str, object], list[tuple[str, str, int | None]]]  # a game, its set-up, its seats

CAPTAIN = 7  # of one match of each league
PER_LEAGUE = 1000  # as many open threads as a server may have
FIRST_GUILD, FIRST_THREAD = 10**9, 10**12
FIRST_HELD_THREAD = FIRST_THREAD + 10**6
COMPETITIONS, ENTRANTS = 20, 4  # of each league
HELD = COMPETITIONS * (1 + ENTRANTS // 2)
PLAYERS = ("r1", "r2", "r3", "r4", "b1", "b2", "b3", "b4")
DUE_MS = 35 * 10**11  # when every turn is due, in the year 2080: an id of Discord has room for it
ALL_DUE = update(turn).where(turn.c.status == bindparam("where_status"))
ALL_SAID = update(outbox).where(outbox.c.status != bindparam("where_status"))
COUNT_DUE = select(func.count()).select_from(turn).where(turn.c.status == "open", turn.c.due_ms <= bindparam("now_ms"))
COUNT_SENT = select(func.count()).select_from(outbox).where(outbox.c.message_id.is_not(None))

KOLLABALL: Mapping[str, object] = {
    "config": {"roll_call": "off"},
    "teams": {"rouge": {"captain": "r1"}, "bleue": {"captain": "b1"}},
    "players": {player: {"name": player, "class": "warrior"} for player in PLAYERS},
}
SEASON = {"E": FULL_LEAGUE["E"]}
ASPIC: Mapping[str, object] = {"config": {"rounds_per_half": 10}}
CUP: Mapping[str, object] = {"stages": [{"format": "knockout"}]}
ASPIC_CUP: Mapping[str, object] = {"rounds_per_half": 10}
FIRST_ENTRANT = 2 * 10**7


def guilds(count: int) -> Iterator[tuple[int, Sequence[int]]]:
    """Return each server with its threads."""
    for first in range(0, count, PER_LEAGUE):
        threads = range(FIRST_THREAD + first, FIRST_THREAD + min(first + PER_LEAGUE, count))
        held = range(FIRST_HELD_THREAD + first, FIRST_HELD_THREAD + first + HELD)
        yield FIRST_GUILD + first, (*threads, *held)


async def fill(where: Where, count: int, per_league: int = PER_LEAGUE, competitions: int = COMPETITIONS) -> None:
    """Make a database with `count` open contests: Kollaball and Aspic in turn, and one season in every thousand.

    The competitions of each league and their matches come on top.
    """
    database = await Database.open(where)
    house = House(db=database, clock=SystemClock(), games=GAMES, random_bytes=secrets.token_bytes)
    try:
        for first in range(0, count, per_league):
            guild = FIRST_GUILD + first
            league = await leagues.install_league(house, guild, "Banc", announce_channel_id=guild + 1)
            for place in range(first, min(first + per_league, count)):
                captain = CAPTAIN if place == first else 10**6 + place
                await _open(house, league, place, captain)
            await _hold(house, league, first, competitions)
        while await close.close_due(house):
            pass  # what waits for nobody
        await reminders.write_due_reminders(house)
        async with house.db.write() as tx:
            await change(tx, ALL_SAID, where_status="sent", status="sent")
            await change(tx, ALL_DUE, where_status="open", due_ms=DUE_MS, remind_ms=None)
    finally:
        await house.db.close()


def _match(place: int, captain: int) -> Entry:
    rival = 10**7 + place
    if place % 2:
        return "aspic", ASPIC, [("left", "Gauche", captain), ("right", "Droite", rival)]
    return "kollaball", KOLLABALL, [("rouge", "Rouges", captain), ("bleue", "Bleus", rival)]


def _season() -> Entry:
    teams = [f"{name}-{n:02}" for name, size in SEASON.items() for n in range(1, size + 1)]
    return "matrix-hockey", {"roster": SEASON}, [(team, team, None) for team in teams]


async def _open(house: House, league: League, place: int, captain: int) -> None:
    game, setup, seats = _season() if (place + 1) % PER_LEAGUE == 0 else _match(place, captain)
    contest = await contests.create_contest(
        house,
        league,
        contests.NewContest(
            game, f"Match {place}", setup, seats=seats, participants=[], thread_id=FIRST_THREAD + place
        ),
    )
    await _show(house, contest, 10**15 + place)


async def _hold(house: House, league: League, first: int, competitions: int) -> None:
    """Open the competitions of a league, and the matches of their first round."""
    for cup in range(competitions):
        founding = Founding(name=f"Coupe {cup}", game="aspic", config=CUP, terms=HostingTerms(options=ASPIC_CUP))
        its = await found_competition(house, league, founding)
        for entrant in range(ENTRANTS):
            user = FIRST_ENTRANT + first + cup * ENTRANTS + entrant
            await entering.enter_competition(house, its.id, user, f"Joueur {entrant}")
        await close.close_turn(house, (await contests.get_latest_turn(house, its.id)).id, "referee")
    async with house.db.read() as tx:
        held = [one for one in await rows.of_league(tx, league.id, open_only=True) if one.thread_id is None]
    for place, one in enumerate(held, first):
        async with house.db.write() as tx:
            await rows.change(tx, one.id, thread_id=FIRST_HELD_THREAD + place)
        await _show(house, one, 10**16 + place)


async def _show(house: House, contest: Contest, message_id: int) -> None:
    """Have a contest's panels shown."""
    state = await contests.read_position(house, await contests.get_latest_turn(house, contest.id))
    async with house.db.write() as tx:
        for name in house.games[contest.game].panels(state, None):
            await rows.set_panel(tx, contest.id, name, message_id)


async def due(db: Database, now_ms: int) -> int:
    """Return how many turns wait to be closed."""
    async with db.read() as tx:
        return await fetch_number(tx, COUNT_DUE, now_ms=now_ms) or 0


async def sent(db: Database) -> int:
    """Return how many messages have left."""
    async with db.read() as tx:
        return await fetch_number(tx, COUNT_SENT) or 0
