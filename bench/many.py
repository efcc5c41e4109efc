"""A hundred thousand open contests in a thousand leagues, on a PostgreSQL server, within a minute.

The program makes a block of ten leagues (`mixture.fill`); the server copies its rows, with every number moved on.
"""

import asyncio
import secrets
from collections.abc import Iterator

import psycopg
from sqlalchemy import Column, Table, make_url, select

from bench.mixture import CAPTAIN, FIRST_GUILD, FIRST_HELD_THREAD, FIRST_THREAD, fill
from bench.sizes import size
from db.columns import metadata
from db.engine import Database
from db.tables import seat, turn
from referee.course import close
from referee.house import House, SystemClock
from referee.turns import contests
from rules.registry import GAMES

BLOCK, BLOCKS = size(1000, 100), size(100, 2)
PER_LEAGUE = 100
LEAGUES = BLOCK // PER_LEAGUE * BLOCKS
COMPETITIONS = 1  # of each league, with its matches on top
PEOPLE = 10**8  # as far apart are those of two blocks
SLOTS = 10  # of all contests, a tenth falls due at once
USERS = {"user_id", "by_user"}
OF_DISCORD = {"guild_id", "announce_channel_id", "thread_id", "message_id", "channel_id"}
LANE, FAR = "split_part(lane, ':', 1)", "WHEN 'thread' THEN {contest} WHEN 'panel' THEN {contest} ELSE {league}"
HELD_BY = "(settings::json ->> 'hosted_by')::int"
SPECIAL = {
    ("outbox", "nonce"): "left(md5(nonce || copy), 24)",
    ("outbox", "lane"): f"{LANE} || ':' || (split_part(lane, ':', 2)::bigint + copy * CASE {LANE} {FAR} END)",
    ("contest", "settings"): f"CASE WHEN {HELD_BY} IS NULL THEN settings ELSE "
    f"jsonb_set(settings::jsonb, '{{{{hosted_by}}}}', to_jsonb({HELD_BY} + copy * {{contest}}))::text END",
}
OF_CAPTAIN = select(seat.c.contest_id).where(seat.c.user_id == CAPTAIN)
AT_PLAY = (  # one match of each league
    select(turn.c.id, seat.c.user_id)
    .join(seat, seat.c.contest_id == turn.c.contest_id)
    .where(turn.c.status == "open", seat.c.user_id % PEOPLE == CAPTAIN)
    .order_by(turn.c.id % 97, turn.c.id)
    .limit(300)
)
IN_SLOT = f"turn.status = 'open' AND turn.number = 1 AND (contest_id / 2 + league_id / 10) %% {SLOTS} = %(slot)s"
MAKE_DUE = f"UPDATE turn SET due_ms = %(due_ms)s FROM contest WHERE contest.id = contest_id AND {IN_SLOT}"  # noqa: S608


def make(where: str) -> None:
    """Fill an empty database."""
    asyncio.run(_block(where))
    with psycopg.connect(address(where), autocommit=True) as server:
        server.execute("SET session_replication_role = replica")  # references are right as they are copied
        server.execute("SET work_mem = '256MB'")
        spans = {table.name: _span(server, table) for table in metadata.sorted_tables if "id" in table.c}
        for table in metadata.sorted_tables:
            if table.foreign_keys or table.name == "league":
                _copy(server, table, spans)
        server.execute("VACUUM ANALYZE")


def guilds() -> Iterator[tuple[int, list[int]]]:
    """Return each server with its threads."""
    held = 1 + 2  # a competition, and the matches of its first round
    for league in range(LEAGUES):
        first = league * PER_LEAGUE
        threads = range(FIRST_THREAD + first, FIRST_THREAD + first + PER_LEAGUE)
        yield FIRST_GUILD + first, [*threads, *range(FIRST_HELD_THREAD + first, FIRST_HELD_THREAD + first + held)]


def make_due(server: psycopg.Connection, slot: int, due_ms: int) -> int:
    """Have a tenth of the turns be due at an instant; return how many."""
    return server.execute(MAKE_DUE.encode(), {"slot": slot, "due_ms": due_ms}).rowcount


def address(where: str) -> str:
    """Return the address of a database as psycopg takes it."""
    return make_url(where).set(drivername="postgresql").render_as_string(hide_password=False)


async def _block(where: str) -> None:
    await fill(where, BLOCK, PER_LEAGUE, COMPETITIONS)
    house = House(db=await Database.open(where), clock=SystemClock(), games=GAMES, random_bytes=secrets.token_bytes)
    try:  # their line-ups are in: orders can be sent
        async with house.db.read() as tx:
            at_play = [row.contest_id for row in await tx.execute(OF_CAPTAIN)]
        for contest_id in at_play:
            await close.close_turn(house, (await contests.get_latest_turn(house, contest_id)).id, "referee")
    finally:
        await house.db.close()


def _span(server: psycopg.Connection, table: Table) -> int:
    row = server.execute(f"SELECT coalesce(max(id), 0) FROM {table.name}".encode()).fetchone()  # noqa: S608
    assert row is not None
    return int(row[0])


def _copy(server: psycopg.Connection, table: Table, spans: dict[str, int]) -> None:
    columns = [column.name for column in table.c]
    moved = ", ".join(_moved(column, spans) for column in table.c)
    server.execute(
        f"INSERT INTO {table.name} ({', '.join(columns)}) SELECT {moved} FROM {table.name} "  # noqa: S608 - our names
        f"CROSS JOIN generate_series(1::bigint, {BLOCKS - 1}) AS copies (copy) ORDER BY copy".encode()
    )
    if "id" in table.c:
        server.execute(
            f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), (SELECT max(id) FROM {table.name}))".encode()  # noqa: S608
        )


def _moved(column: Column[object], spans: dict[str, int]) -> str:
    """Return what a column has in a copy of its row."""
    name = column.name
    if name == "id" or column.foreign_keys:
        return f"{name} + copy * {spans[_numbered(column)]}"
    if name in USERS:
        return f"{name} + copy * {PEOPLE}"
    if name in OF_DISCORD:
        return f"{name} + copy * {BLOCK}"
    return SPECIAL.get((column.table.name, name), name).format(**spans)


def _numbered(column: Column[object]) -> str:
    """Return the table whose numbers a column holds: that which its reference leads to in the end."""
    for key in column.foreign_keys:
        return _numbered(key.column)
    return column.table.name
