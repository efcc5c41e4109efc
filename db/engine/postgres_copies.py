"""Copies of a PostgreSQL database, made and put back by its own programs: pg_dump, pg_restore, psql.

A copy is checked by reading all of it: each table must have as many rows as the database had at that instant. It is
put back in one transaction, or not at all. The password reaches the programs by their environment alone.

Only our own tables are copied, counted and replaced. What somebody else has in the database is theirs: it is named.
"""

import logging
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from psycopg.conninfo import make_conninfo
from sqlalchemy import Connection, text

from db.engine.copies import BrokenCopyError, ProgramError
from db.engine.lock import TOOL
from db.migrate import is_known, revision, usable
from db.server import CUT, UnusableDatabaseError, address, parts, server_engine, shown
from db.tables import metadata

log = logging.getLogger(__name__)

NOT_OURS = "%s: no copy holds what is not Sifflet's: %s (pg_dump --table=public.NAME)"

COPY = re.compile(rb'COPY public\."?(\w+)"? \(.*\) FROM stdin;\n')
END = b"\\.\n"
NEWER = b"SET transaction_timeout ="  # since PostgreSQL 17
CONNECTING = {name: str(value) for name, value in CUT.items()}
WAIT = "10s"  # for a table that somebody holds
_VERSION = text("SELECT current_setting('server_version_num')::int / 10000")
_SNAPSHOT = text("SELECT pg_export_snapshot()")
VERSION = "alembic_version"
OURS = frozenset({VERSION, *metadata.tables})
# What there is in `public`, and whether it is a table of the owner of ours.
_THERE = text("""
    SELECT relname, relkind = 'r' AND relowner = (SELECT relowner FROM pg_class WHERE oid = to_regclass(:version))
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'f', 'v', 'm')
    ORDER BY relname
""")
# What would go with our tables that is not ours: views, and tables whose rows point to them.
_HANGING = text("""
    WITH ours AS (SELECT CAST(unnest(CAST(:ours AS text[])) AS regclass) AS name)
    SELECT DISTINCT name::regclass::text FROM (
        SELECT ev_class FROM pg_rewrite JOIN pg_depend ON classid = 'pg_rewrite'::regclass AND objid = pg_rewrite.oid
        WHERE refclassid = 'pg_class'::regclass AND refobjid IN (SELECT name FROM ours)
        UNION SELECT conrelid FROM pg_constraint WHERE contype = 'f' AND confrelid IN (SELECT name FROM ours)
        UNION SELECT inhrelid FROM pg_inherits WHERE inhparent IN (SELECT name FROM ours)
    ) AS hanging (name)
    WHERE name NOT IN (SELECT name FROM ours) ORDER BY 1
""")


class ServerCopies:
    """The copies of a database on a server."""

    suffix = ".dump"

    def __init__(self, where: str) -> None:
        self._where = where
        self.name = str(address(where).database)
        self._engine = server_engine(where, name=TOOL, isolation_level="REPEATABLE READ")

    def make(self, target: Path) -> None:
        """Copy the database, whoever writes meanwhile, and count its rows as of the same instant."""
        with usable(self._where), self._engine.connect() as connection:
            self._know(connection.scalars(_VERSION).one())
            snapshot = connection.scalars(_SNAPSHOT).one()
            ours, others = _sorted(connection)
            if others:
                log.warning(NOT_OURS, shown(self._where), ", ".join(others))
            expected = {
                name: connection.scalars(text(f"SELECT count(*) FROM {_named(name)}")).one()  # noqa: S608 - its name
                for name in ours
            }
            target.unlink(missing_ok=True)
            target.touch(mode=0o600)
            options = ["--format=custom", "--no-owner", "--no-privileges", f"--lock-wait-timeout={WAIT}"]
            options += [f"--table={_named(name)}" for name in ours]
            with self._connected("pg_dump", *options, f"--snapshot={snapshot}", f"--file={target}"):
                pass
            connection.invalidate()  # ended by the server if that took long: the snapshot was pg_dump's by then
        if self._rows(target) != expected:
            raise BrokenCopyError(f"{target}: other numbers of rows than in the database")

    def check(self, copy: Path) -> None:
        """Raise `BrokenCopyError` unless all of `copy` can be read and it is one of ours."""
        if self._rows(copy).get("alembic_version") != 1:
            raise BrokenCopyError(f"{copy}: no copy of a Sifflet's database")

    def put_back(self, copy: Path, folder: Path, aside: str, statements: Sequence[str]) -> Path | None:
        """Put a checked `copy` in the place of our tables, with what `statements` change in it.

        Raises `UnusableDatabaseError` where something of others' hangs on them, which would go with them.
        """
        with usable(self._where), self._engine.connect() as connection:
            ours, _ = _sorted(connection)
            self._free(connection, ours)
        kept = None
        if ours:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            kept = folder / f"{self.name}.{aside}{self.suffix}"
            self.make(kept)
        dropped = [f"DROP TABLE {', '.join(map(_named, ours))}"] if ours else []
        with self._connected("psql", "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", stdin=subprocess.PIPE) as psql:
            # Whatever breaks off before COMMIT has changed nothing, the death of this process included.
            _say(psql, "BEGIN", f"SET lock_timeout = '{WAIT}'", *dropped)
            with self._script(copy) as script:
                psql.writelines(_understood(script))
            _say(psql, "SET search_path = public", *statements, "COMMIT")
        return kept

    def _free(self, connection: Connection, ours: Sequence[str]) -> None:
        """Raise where something hangs on our tables that is not ours."""
        if hanging := connection.scalars(_HANGING, {"ours": [*map(_named, ours)]}).all():
            raise UnusableDatabaseError(
                f"{shown(self._where)}: it would go with Sifflet's tables: {', '.join(hanging)}; keep how it is made "
                "(pg_dump --schema-only --table=NAME), drop it, restore, and make it again"
            )

    def _know(self, server: int) -> None:
        """Raise unless pg_dump is as new as the server."""
        told = subprocess.run([_found("pg_dump"), "--version"], capture_output=True, text=True, check=True).stdout  # noqa: S603
        ours = re.search(r"\) (\d+)", told)
        if ours is None or int(ours[1]) < server:
            raise ProgramError(f"{told.strip()} is older than the server: install the programs of PostgreSQL {server}")

    def _rows(self, copy: Path) -> Mapping[str, int]:
        """Return how many rows each table has in a copy, all of which is read."""
        rows: dict[str, int] = {}
        table = None
        with self._script(copy) as script:
            for line in script:
                if table is None:
                    if begun := COPY.fullmatch(line):
                        table = begun[1].decode()
                        rows[table] = 0
                elif line == END:
                    table = None
                else:
                    rows[table] += 1
        return rows

    @contextmanager
    def _script(self, copy: Path) -> Iterator[IO[bytes]]:
        """Give the statements that a copy is made of."""
        options = ("--no-owner", "--no-privileges", "--schema=public", "--file=-")  # nothing that is not ours
        try:
            with _running("pg_restore", *options, copy, stdout=subprocess.PIPE) as out:
                yield out
        except _FailedError as error:
            raise BrokenCopyError(f"{copy}: {error}") from None

    @contextmanager
    def _connected(self, program: str, *arguments: str, stdin: int | None = None) -> Iterator[IO[bytes]]:
        """Run a program on the database while the block lasts."""
        told = {**CONNECTING, **parts(self._where)}
        secret = {"PGPASSWORD": told.pop("password")} if "password" in told else {}
        database = f"--dbname={make_conninfo(**told)}"
        try:
            with _running(program, *arguments, database, stdin=stdin, environment=secret) as pipe:
                yield pipe
        except _FailedError as error:
            raise UnusableDatabaseError(f"{shown(self._where)}: {error}") from None


def _sorted(connection: Connection) -> tuple[Sequence[str], Sequence[str]]:
    """Return the tables that are ours, and what else there is in `public`.

    Where a later program has been, all tables of their owner may be its.
    """
    there = connection.execute(_THERE, {"version": f"public.{VERSION}"}).all()
    current = revision(connection)
    is_later = current is not None and not is_known(current)
    ours = [name for name, is_owners in there if name in OURS or (is_later and is_owners)]
    return ours, [name for name, _ in there if name not in ours]


def _named(table: str) -> str:
    return f'public."{table}"'


class _FailedError(Exception):
    """A program that failed, with its first complaint: those after it may show rows."""


@contextmanager
def _running(
    program: str,
    *arguments: str | Path,
    stdin: int | None = None,
    stdout: int | None = None,
    environment: Mapping[str, str] | None = None,
) -> Iterator[IO[bytes]]:
    """Run a program while the block lasts, and give its pipe. Raises `_FailedError`."""
    with tempfile.TemporaryFile() as complaints:
        process = subprocess.Popen(  # noqa: S603 - PostgreSQL's own
            [_found(program), *arguments],
            stdin=stdin or subprocess.DEVNULL,
            stdout=stdout or subprocess.DEVNULL,
            stderr=complaints,
            env=os.environ | (environment or {}),
        )
        pipe = process.stdin or process.stdout or complaints
        try:
            with suppress(BrokenPipeError):  # it ended first, and has said why
                yield pipe
                if pipe is process.stdin:
                    pipe.close()
        except BaseException:
            process.kill()
            raise
        finally:
            with suppress(BrokenPipeError), process:
                pass  # its pipes are closed, and it is waited for
        if process.returncode:
            complaints.seek(0)
            lines = complaints.read().decode(errors="replace").splitlines()
            told = next((line for line in lines if "error" in line.lower()), None) or next(iter(lines), "it failed")
            raise _FailedError(f"{program}: {told}")


def _found(program: str) -> str:
    path = shutil.which(program)
    if path is None:
        raise ProgramError(
            f"{program} is not on the PATH: install PostgreSQL's programs (Debian: the package postgresql-client)"
        )
    return path


def _understood(script: Iterable[bytes]) -> Iterator[bytes]:
    """Yield a copy's statements without the settings that an older server than pg_dump's does not know."""
    has_rows = False
    for line in script:
        has_rows = has_rows or COPY.fullmatch(line) is not None
        if has_rows or not line.startswith(NEWER):  # a row could say anything
            yield line


def _say(psql: IO[bytes], *statements: str) -> None:
    psql.writelines(f"{statement};\n".encode() for statement in statements)
