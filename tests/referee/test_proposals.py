"""What a referee was shown is kept apart from orders; and however long a record is, nothing of it is lost."""

import msgspec
from sqlalchemy import func, select

from db import records
from db.tables import draft, proposal
from referee.desk import appeals, rewind
from referee.desk.rewind import RewindWish
from referee.model import By, Contest
from tests.referee.test_excuses import excuse, missed
from tests.referee.test_rewind import WHY, closed, go_back, three_turns
from tests.referee.world import OLGA, REMI, World

MANY = 1_001


async def rows(world: World) -> tuple[int, int]:
    """Return how many drafts of orders, and how many proposals, are stored."""
    async with world.house.db.read() as tx:
        found = [
            (await tx.execute(select(func.count()).select_from(table))).scalar_one() for table in (draft, proposal)
        ]
    return found[0], found[1]


async def go_on(world: World, contest: Contest) -> None:
    """Have the record of a contest grow by more acts than anybody looks through."""
    turn = await world.turn(contest)
    async with world.house.db.write() as tx:
        last = await records.last_arbitration(tx, world.league.id)
        assert last is not None
        fields = {**msgspec.structs.asdict(last), "op": "pause", "turn_id": turn.id, "details": {}}
        del fields["id"]
        for number in range(last.number + 1, last.number + 1 + MANY):
            await records.add_arbitration(tx, **{**fields, "number": number})


async def test_what_is_proposed_is_no_draft_and_goes_once_it_is_done(world: World) -> None:
    contest = await three_turns(world)
    wanted = RewindWish(turn_id=(await closed(world, contest, 1)).id, reason=WHY)
    kept, _ = await rewind.propose_rewind(world.house, contest.id, REMI, wanted)
    assert await rows(world) == (0, 1)
    await rewind.confirm_rewind(world.house, contest.id, kept.id, REMI)
    assert await rows(world) == (0, 0)


async def test_what_the_match_has_outrun_goes_with_the_next_proposal(world: World) -> None:
    contest = await three_turns(world)
    wanted = RewindWish(turn_id=(await closed(world, contest, 1)).id, reason=WHY)
    await rewind.propose_rewind(world.house, contest.id, REMI, wanted)
    await rewind.propose_rewind(world.house, contest.id, REMI, wanted)
    assert await rows(world) == (0, 2)  # both can still be confirmed
    await world.send(await world.turn(contest), "right", "1")
    await rewind.propose_rewind(world.house, contest.id, REMI, wanted)
    assert await rows(world) == (0, 1)


async def test_an_appeal_waits_for_its_answer_however_much_was_recorded_since(world: World) -> None:
    contest = await three_turns(world)
    turn = await closed(world, contest, 1)
    entry = await appeals.appeal(world.house, contest.id, By(OLGA, WHY), turn_id=turn.id)
    await go_on(world, contest)
    assert [one.number for one in await appeals.list_pending_appeals(world.house, contest.id)] == [entry.number]


async def test_what_is_excused_stays_excused_however_much_is_recorded_since(world: World) -> None:
    contest = await world.match(goal=99)
    first = await missed(world, contest)
    await excuse(world, contest, first)
    await go_on(world, contest)
    assert await appeals.list_excused(world.house, contest.id) == {(first.number, "left")}


async def test_acts_that_a_branch_began_with_are_found_however_much_was_recorded_since(world: World) -> None:
    contest = await three_turns(world)
    await go_back(world, contest, 1, seat="right", text="2")
    await go_on(world, contest)
    proposed, _ = await go_back(world, contest, 1, seat="right", text="3")
    assert proposed.branch.steps[0].is_changed
