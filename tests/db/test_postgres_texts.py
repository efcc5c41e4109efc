"""What SQLite and PostgreSQL take differently: the order of texts, signs that cannot be stored."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import literal, select, union_all

from db.engine import Database, Where, by_letters
from tests.support import postgres
from tests.support.template import put_database

NAMES = ("Zoé", "abeille", "Abeille", "É", "a b", "ab", "_", "0", "Élan", "zèbre", "🏒", "\ufffd")


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Where]:
    if request.param == "sqlite":
        yield put_database(tmp_path / "sifflet.sqlite3")
    else:
        yield (address := postgres.empty_database())
        postgres.drop(address)


async def test_texts_have_one_order_on_every_database(where: Where) -> None:
    names = union_all(*(select(literal(name).label("name")) for name in NAMES)).subquery()
    database = await Database.open(where)
    async with database.read() as tx:
        found = await tx.execute(select(names.c.name).order_by(by_letters(names.c.name)))
        assert list(found.scalars()) == sorted(NAMES)
    await database.close()


async def test_a_sign_that_a_server_cannot_store_fails_nobody(where: Where) -> None:
    database = await Database.open(where)
    async with database.read() as tx:
        assert (await tx.execute(select(literal("a\0b")))).scalar() in {"a\0b", "a\ufffdb"}
    await database.close()
