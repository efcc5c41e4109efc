"""Any step of the nightly copy fails: what is there as a copy is sound, and an older one goes only for a newer one."""

import itertools
import os
import sqlite3
from datetime import time
from pathlib import Path

import pytest

from db import backup
from referee.clock.nightly import Backups, back_up
from tests.referee.world import World
from tests.soak.faults import Fault
from tests.support.postgres import not_for_server

pytestmark = not_for_server("copies of a file")


def failing(monkeypatch: pytest.MonkeyPatch, fault: Fault) -> None:
    """Let what a copy is made of fail: connections, statements, the copying, and bringing it to the disk."""

    def count() -> None:
        if fault.is_due():
            raise sqlite3.OperationalError("disk I/O error")

    class Connection(sqlite3.Connection):
        def __init__(self, *args: object, **kwargs: object) -> None:
            count()
            super().__init__(*args, **kwargs)

        def execute(self, *args: object) -> sqlite3.Cursor:
            count()
            return super().execute(*args)

        def backup(self, *args: object, **kwargs: object) -> None:
            count()
            super().backup(*args, **kwargs)

    connect, fsync = sqlite3.connect, os.fsync
    monkeypatch.setattr(sqlite3, "connect", lambda *args, **kwargs: connect(*args, factory=Connection, **kwargs))
    monkeypatch.setattr(os, "fsync", lambda descriptor: count() or fsync(descriptor))


@pytest.mark.slow
async def test_a_copy_that_fails_at_any_step_costs_none_of_the_others(tmp_path: Path) -> None:
    world = await World.make(tmp_path / "sifflet.sqlite3")
    await world.match()
    nightly = Backups(tmp_path / "copies", time(4), "Europe/Paris", keep=1)
    await back_up(world.house, nightly)
    for at in itertools.count(1):
        world.clock.pass_(hours=24)
        before, fault = backup.copies(world.path, nightly.folder), Fault(at)
        with pytest.MonkeyPatch.context() as monkeypatch:
            failing(monkeypatch, fault)
            made = await back_up(world.house, nightly)
        kept = backup.copies(world.path, nightly.folder)
        assert kept == ([made] if made else before)
        backup.check(kept[0], world.path)
        if not fault.has_struck:
            break
        await back_up(world.house, nightly)
        assert len(backup.copies(world.path, nightly.folder)) == 1
    assert at > 6
    await world.close()
