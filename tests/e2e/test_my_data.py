"""What is kept of a person: given to them, and made nobody's."""

import json

import pytest
from sqlalchemy import BigInteger, select

from db.personal import PERSON_COLUMNS
from db.tables import metadata
from presenters.post import custom_id
from referee.course import close
from referee.turns import contests
from tests.e2e.forging import forge
from tests.e2e.played import Played, played
from tests.support.league import League
from tests.support.reading import words

NOBODYS = ("_ms", "_us", "_id", "snowflake")  # how the names of the other large numbers end
RED = "1 P >B5; 2 R >B5; 3 F >B4; 4 R B4"


@pytest.fixture
async def match(league: League) -> Played:
    return await played(league)


async def stored(match: Played) -> str:
    """Return everything in the database as one text, but for the referees' journal."""
    async with match.app.house.db.read() as tx:
        tables = [table for table in metadata.sorted_tables if table.name != "arbitration"]
        return "\n".join([str([tuple(row) for row in await tx.execute(select(table))]) for table in tables])


def test_every_large_number_is_somebodys_or_nobodys() -> None:
    large = [column for table in metadata.sorted_tables for column in table.c if isinstance(column.type, BigInteger)]
    assert [str(one) for one in large if one.name not in PERSON_COLUMNS and not one.name.endswith(NOBODYS)] == []


async def test_one_gets_ones_own_data_and_nobody_elses(match: Played) -> None:
    await match.order(match.red[0], RED)
    shown = await match.red[0].command("mes-donnees exporter")
    data = json.loads(await shown.response.attachments[0].read())
    assert [order["canonical"] for order in data["submission"]][-1].startswith("1 P")
    assert {row["user_id"] for row in data["submission"]} == {match.red[0].id}
    other = await match.blue[0].command("mes-donnees exporter")
    assert RED[:9] not in (await other.response.attachments[0].read()).decode()


async def test_a_referee_gets_his_acts_without_the_positions_that_they_were_done_on(match: Played) -> None:
    await match.order(match.red[0], RED)
    await match.arbitrate("corriger", acte="forgive_missed", equipe="rouge", raison="appel retenu")
    shown = await match.referee.command("mes-donnees exporter")
    [act] = json.loads(await shown.response.attachments[0].read())["arbitration"]
    assert act["reason"] == "appel retenu"
    assert not {"before", "after", "events", "salt"} & act.keys()


async def test_who_still_plays_is_not_forgotten(match: Played) -> None:
    shown = await match.red[0].command("mes-donnees oublier")
    answered = await match.red[0].press(shown.response, "data-forget")
    assert "encore engagé" in words(answered.followups[-1])
    assert str(match.red[0].id) in await stored(match)


async def test_who_is_forgotten_leaves_results_and_a_pseudonym(match: Played) -> None:
    house, player = match.app.house, match.red[1]
    name = player.name.capitalize()
    while (turn := await contests.find_open_turn(house, (await match.contest()).id)) is not None:
        await close.close_turn(house, turn.id, "referee")
    assert name in await stored(match)
    shown = await player.command("mes-donnees oublier")
    answered = await player.press(shown.response, "data-forget")
    assert "Anonyme 1" in words(answered.response)
    left = await stored(match)
    assert str(player.id) not in left
    assert f'"{name}"' not in left
    assert "Anonyme 1" in left
    assert await contests.list_contests_of_person(house, player.id, open_only=False) == []
    again = json.loads(await (await player.command("mes-donnees exporter")).response.attachments[0].read())
    assert set(again) <= {"person"}


async def test_another_cannot_press_for_one(match: Played) -> None:
    victim = match.red[1]
    for intruder in (match.blue[0], match.referee):
        shown = await intruder.command("mes-donnees oublier")
        answered = await forge(intruder, shown.response, custom_id("data-forget", victim.id))
        assert "plus à jour" in words(answered.response)
    assert str(victim.id) in await stored(match)
