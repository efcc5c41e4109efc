"""The blind of a turn: fixed with its seed, kept by whatever plays the turn again, told when its orders are."""

from dataclasses import replace

import msgspec

from db import turns
from referee.desk import arbitration
from referee.model import By, Contest, Turn
from referee.orders import looks
from referee.turns import contests, history, verification
from rules.checks import Check
from rules.dice import BLIND_BYTES, entropy_of
from rules.verification import TurnRecord, verify_file, verify_turn
from tests.referee.duel import DUEL
from tests.referee.test_rewind import closed, go_back, three_turns
from tests.referee.world import CAMILLE, REMI, World
from tests.support.beside import beside
from tools.demo.chance import Chance, nth


async def record_of(world: World, turn: Turn) -> TurnRecord:
    return await verification.read_turn_record(world.house, turn.id, REMI)


def points(record: TurnRecord) -> dict[str, bool | None]:
    """Return what was checked of a turn's dice, as its file says it again; its game is one of the tests alone."""
    lines = verify_file(msgspec.json.encode(record))
    assert lines == verify_turn(record)
    return {line.point: line.holds for line in lines if line.point not in {"seal", "time", "version"}}


HOLDS = dict.fromkeys(("announced", "promise", "blind", "entropy-blind", "rolls"), True)
BEFORE_BLINDS = dict.fromkeys(("announced", "promise", "entropy", "rolls"), True)
KEPT = {"announced": True, "promise": True, "rolls": True, "blind-kept": None}


async def both(world: World, contest: Contest, left: str = "4", right: str = "2") -> Turn:
    """Have the open turn closed with two orders; return it."""
    turn = await world.turn(contest)
    await world.send(turn, "left", left)
    await world.send(turn, "right", right)
    return await contests.get_turn(world.house, turn.id)


async def test_a_blind_comes_from_the_house_when_the_turn_opens_and_each_turn_has_its_own(world: World) -> None:
    world.house = replace(world.house, random_bytes=Chance("voile"))
    contest = await world.match()
    first = await both(world, contest)
    second = await world.turn(contest)
    drawn = [nth("voile", BLIND_BYTES, number) for number in range(2, 6)]  # the first are the set-up's
    assert [first.seed, first.blind, second.seed, second.blind] == drawn
    assert first.entropy == entropy_of({"left": "4", "right": "2"}, first.blind or b"")
    assert points(await record_of(world, first)) == HOLDS


async def test_a_turn_opened_before_there_were_blinds_is_played_and_checked_as_it_was(world: World) -> None:
    contest = await world.match()
    with beside(world.path) as database:
        database.change("UPDATE turn SET blind = NULL")
    turn = await both(world, contest)
    assert turn.entropy == entropy_of({"left": "4", "right": "2"})
    record = await record_of(world, turn)
    assert (record.dice.blind_promise, record.dice.blind) == (None, None)
    assert points(record) == BEFORE_BLINDS
    assert (await world.turn(contest)).blind is not None


async def test_without_orders_there_is_no_entropy_and_the_blind_is_checked_all_the_same(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await arbitration.close_now(world.house, contest.id, By(REMI, "personne"), confirmed=True)
    turn = await contests.get_turn(world.house, turn.id)
    assert turn.entropy == b""
    assert points(await record_of(world, turn)) == HOLDS


async def test_what_is_played_again_keeps_its_blind_and_holds(world: World) -> None:
    contest = await three_turns(world)
    old = await history.list_turns(world.house, contest.id)
    await go_back(world, contest, 1, seat="left", text="0")
    new = (await history.list_turns(world.house, contest.id))[3:]
    assert [row.blind for row in new] == [row.blind for row in old]
    assert [row.entropy for row in new[:2]] == [row.entropy for row in old[:2]]
    for row in (*old[:2], *new[:2]):
        assert points(await record_of(world, row)) == HOLDS


async def test_a_turn_open_again_keeps_its_blind_to_itself_until_it_is_closed(world: World) -> None:
    contest = await three_turns(world)
    before = await closed(world, contest, 2)
    assert points(await record_of(world, before)) == HOLDS
    await go_back(world, contest, 2)
    again = await world.turn(contest)
    assert (again.seed, again.blind, again.status) == (before.seed, before.blind, "open")
    assert points(await record_of(world, before)) == KEPT
    again = await both(world, contest, "7", "6")
    assert again.entropy == entropy_of({"left": "7", "right": "6"}, before.blind or b"") != before.entropy
    for row in (before, again):
        assert points(await record_of(world, row)) == HOLDS
    await go_back(world, contest, 2, seat="left", text="0")  # from the orders of the second time, not of the first
    last = await closed(world, contest, 2)
    assert (last.blind, last.entropy) == (again.blind, again.entropy)
    assert points(await record_of(world, last)) == HOLDS


async def test_the_same_orders_for_a_turn_that_is_open_again_make_the_same_result(world: World) -> None:
    contest = await three_turns(world)
    before = await closed(world, contest, 2)
    await go_back(world, contest, 2)
    again = await both(world, contest, "1", "6")
    assert (again.entropy, again.rolls, again.events) == (before.entropy, before.rolls, before.events)


async def test_as_long_as_one_order_is_secret_the_blind_is(world: World) -> None:
    contest = await world.match()
    turn = await both(world, contest)
    secretive = replace(DUEL, is_public=lambda state, events: False)
    world.play_by(secretive)
    record = await verification.read_turn_record(world.house, turn.id, CAMILLE)
    assert record.dice.blind is None
    assert Check(point="blind-kept", holds=None) in verify_turn(record)


async def test_a_dry_run_draws_as_the_close_does_and_gives_no_blind_away(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    shown = await looks.rehearse_turn(world.house, contest.id, By(REMI, "essai"))
    assert shown.turn.blind is None
    await arbitration.close_now(world.house, contest.id, By(REMI, "forfait"), confirmed=True)
    assert (await contests.get_turn(world.house, turn.id)).rolls == shown.turn.rolls


async def test_a_turn_ended_by_an_act_tells_no_blind(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await arbitration.correct_position(
        world.house, contest.id, By(REMI, "insultes"), op="exclude", fields={"player": "r1"}
    )
    record = await record_of(world, turn)
    assert record.decided and record.dice.blind is None and record.dice.blind_promise is not None
    async with world.house.db.read() as tx:
        assert [row.id for row in await turns.with_seed(tx, turn)] == [turn.id]
