"""What a database holds, read and written as a whole."""

import sqlite3

Table = list[tuple[object, ...]]

SEQUENCES = "sqlite_sequence"


def tables_of(database: sqlite3.Connection) -> dict[str, Table]:
    """Return every row of every table, each in the order in which the table has them."""
    names = [name for (name,) in database.execute("select name from sqlite_master where type = 'table' order by name")]
    return {name: database.execute(f"select * from {name}").fetchall() for name in names}  # noqa: S608 - tables of ours


def put_tables(database: sqlite3.Connection, tables: dict[str, Table]) -> None:
    """Write other rows into the tables that hold others now.

    To copy pages back would be less to say, but has every statement of every connection made anew.
    """
    now = tables_of(database)
    changed = [name for name in tables if name != SEQUENCES and now[name] != tables[name]]
    with database:
        for name in (*changed, SEQUENCES):  # writing the others writes these, too
            database.execute(f"delete from {name}")  # noqa: S608 - a table of ours
            if rows := tables[name]:
                database.executemany(f"insert into {name} values ({', '.join('?' * len(rows[0]))})", rows)  # noqa: S608
