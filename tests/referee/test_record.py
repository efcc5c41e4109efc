"""The arbitration record: a chain that tells whoever reads it that nothing was changed, added or taken out."""

import json

import msgspec
import pytest

from referee.desk import arbitration
from referee.hand import record
from referee.league import leagues
from referee.model import By
from rules.chain import digest
from rules.verification import verify_file
from tests.referee.world import REMI, World
from tests.support.beside import beside


async def three_acts(world: World) -> None:
    """Write three acts on two contests into the record."""
    first, second = await world.match(), await world.match()
    await arbitration.extend_turn(world.house, first.id, By(REMI, "Noël, KB-9-b"), minutes=60)
    await arbitration.correct_position(
        world.house, second.id, By(REMI, "appel"), op="set_score", fields={"seat": "left", "value": 1}
    )
    await arbitration.pause(world.house, first.id, By(REMI, "panne"))


def tamper(world: World, statement: str, *values: object) -> None:
    with beside(world.path) as database:
        assert database.change(statement, values) == 1


async def test_each_entry_carries_the_hash_of_the_one_before(world: World) -> None:
    await three_acts(world)
    acts = (await record.read_journal(world.house, league_id=world.league.id))[::-1]
    assert [act.number for act in acts] == [1, 2, 3]
    assert [act.previous for act in acts] == ["", acts[0].hash, acts[1].hash]
    assert [act.hash for act in acts] == [digest(record.chain_entry_of(act)) for act in acts]
    checked = await record.check_record(world.house, world.league.id)
    assert (checked.count, checked.head, checked.broken) == (3, acts[2].hash, ())


async def test_acts_from_before_there_were_salts_go_on_holding_in_the_chain(world: World) -> None:
    await three_acts(world)
    acts, previous = (await record.read_journal(world.house, league_id=world.league.id))[::-1], ""
    assert len({act.salt for act in acts}) == 3
    for act in acts:
        hashed = digest(record.chain_entry_of(msgspec.structs.replace(act, salt=None, previous=previous)))
        change = f"salt = NULL, previous = '{previous}', hash = '{hashed}'"
        tamper(world, f"UPDATE arbitration SET {change} WHERE number = {act.number}")  # noqa: S608 - our own
        previous = hashed
    act = await arbitration.pause(world.house, acts[1].contest_id, By(REMI, "panne"))
    assert (act.previous, act.salt is None) == (previous, False)
    assert (await record.check_record(world.house, world.league.id)).broken == ()


async def test_a_sign_that_not_every_database_can_store_is_no_part_of_a_reason(world: World) -> None:
    contest = await world.match()
    assert (await arbitration.pause(world.house, contest.id, By(REMI, "une\0 panne"))).reason == "une panne"
    assert (await record.check_record(world.house, world.league.id)).broken == ()


async def test_each_league_has_a_chain_of_its_own(world: World) -> None:
    await three_acts(world)
    other = await leagues.install_league(world.house, 78, "Ailleurs")
    world.league = other
    contest = await world.match()
    act = await arbitration.pause(world.house, contest.id, By(REMI, "panne"))
    assert (act.number, act.previous) == (1, "")
    assert (await record.check_record(world.house, other.id)).count == 1


@pytest.mark.parametrize(
    "change",
    [
        "reason = 'une autre'", "by_user = 1", "at_ms = at_ms + 1", "op = 'annul_turn'", "clause = 'KB-1-a'",
        "salt = ?", "salt = NULL",
        "details = '{}'", "before = '{}'", "after = '{}'", "events = ?", "contest_id = 1", "turn_id = 1",
        "hash = replace(hash, substr(hash, 1, 1), 'x')", "previous = ''", "number = 9",
    ],
)  # fmt: skip
async def test_whatever_is_changed_in_an_entry_is_found(world: World, change: str) -> None:
    await three_acts(world)
    tamper(world, f"UPDATE arbitration SET {change} WHERE number = 2", *([b"[]"] if "?" in change else ()))  # noqa: S608
    broken = (await record.check_record(world.house, world.league.id)).broken
    assert broken[0] == (9 if change == "number = 9" else 2)


async def test_an_entry_taken_out_leaves_a_gap(world: World) -> None:
    await three_acts(world)
    tamper(world, "DELETE FROM arbitration WHERE number = 2")
    assert (await record.check_record(world.house, world.league.id)).broken == (3,)


async def test_an_entry_rewritten_with_a_hash_that_fits_breaks_the_next(world: World) -> None:
    await three_acts(world)
    second = (await record.read_journal(world.house, league_id=world.league.id))[1]
    forged = msgspec.structs.replace(second, reason="une meilleure")
    tamper(
        world,
        f"UPDATE arbitration SET reason = '{forged.reason}', hash = '{digest(record.chain_entry_of(forged))}' "  # noqa: S608
        "WHERE number = 2",
    )
    assert (await record.check_record(world.house, world.league.id)).broken == (3,)


async def test_the_record_as_a_file_holds_and_a_forged_one_does_not(world: World) -> None:
    await three_acts(world)
    data = msgspec.json.encode(await record.export_record(world.house, world.league.id))
    assert all(line.holds for line in verify_file(data))
    assert b'"secret"' not in data  # what the positions hold is there as a hash alone
    forged = json.loads(data)
    forged["links"][1]["entry"]["reason"] = "une meilleure"
    assert [line.about for line in verify_file(json.dumps(forged).encode()) if line.holds is False] == ["2"]


async def test_a_clause_cited_in_the_reason_is_recorded_as_such(world: World) -> None:
    contest = await world.match()
    cited = {
        "Noël, KB-9-b": "KB-9-b",
        "MH-3.1.3-k : en avance": "MH-3.1.3-k",
        "voir KB-": None,
        "XKB-9-b": None,
        "KB-111111111111111-bbbbbbbbbbbbb": None,
    }
    for reason, clause in cited.items():
        act = await arbitration.extend_turn(world.house, contest.id, By(REMI, reason), minutes=5)
        assert act.clause == clause, reason


async def test_a_long_record_is_read_page_by_page(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "PAGE", 2)
    await three_acts(world)
    assert (await record.check_record(world.house, world.league.id)).count == 3
    assert [act.number for act in await record.read_journal(world.house, league_id=world.league.id, upto=2)] == [2, 1]
