"""The acts of a human referee: possible, recorded, announced."""

import pytest

from db import outbox
from referee.course import close, sending
from referee.desk import arbitration
from referee.hand import record
from referee.model import By, Refusal
from referee.turns import contests, history
from rules.errors import CaseError
from tests.referee.duel import State
from tests.referee.world import CAMILLE, HOUR, OLGA, REMI, STAN, World
from tests.support.storage import refusing


async def test_every_act_needs_a_reason_and_someone_who_is_not_involved(world: World) -> None:
    contest = await world.match()
    with pytest.raises(Refusal, match="reason_missing"):
        await arbitration.pause(world.house, contest.id, By(REMI, "  "))
    for engaged in (CAMILLE, OLGA, STAN):
        with pytest.raises(Refusal, match="conflict"):
            await arbitration.pause(world.house, contest.id, By(engaged, "panne"))
    assert await record.read_journal(world.house, contest_id=contest.id) == []


async def test_extend_moves_the_deadline_and_is_announced(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    act = await arbitration.extend_turn(world.house, contest.id, By(REMI, "Noël", "KB-9-b"), minutes=120)
    assert (await contests.get_turn(world.house, turn.id)).due_ms == turn.due_ms + 2 * HOUR
    assert (act.op, act.by_user, act.reason, act.clause) == ("extend", REMI, "Noël", "KB-9-b")
    assert (act.before, act.after) == ({"due_ms": turn.due_ms}, {"due_ms": turn.due_ms + 2 * HOUR})
    assert await record.get_arbitration(world.house, act.id) == act
    assert await record.read_journal(world.house, league_id=world.league.id) == [act]
    await world.sender.flush()
    assert world.discord.kinds(f"thread:{contest.id}") == ["match_opened", "arbitration"]
    with pytest.raises(Refusal, match="minutes"):
        await arbitration.extend_turn(world.house, contest.id, By(REMI, "trop"), minutes=0)


async def test_a_match_that_is_over_is_not_closed_again(world: World) -> None:
    contest = await world.match(goal=1)
    await world.send(await world.turn(contest), "left", "4")
    await arbitration.close_now(world.house, contest.id, By(REMI, "fin"), confirmed=True)
    before = await history.list_turns(world.house, contest.id)
    assert (await contests.get_contest(world.house, contest.id)).status == "over"
    for confirmed in (False, True):
        with pytest.raises(Refusal, match="over"):
            await arbitration.close_now(world.house, contest.id, By(REMI, "encore"), confirmed=confirmed)
    assert await history.list_turns(world.house, contest.id) == before


async def test_a_result_that_is_corrected_is_told_anew_as_it_is_now(world: World) -> None:
    contest = await world.match(goal=1)
    await world.send(await world.turn(contest), "left", "4")
    await arbitration.close_now(world.house, contest.id, By(REMI, "fin"), confirmed=True)
    await arbitration.correct_position(
        world.house, contest.id, By(REMI, "réclamation"), op="set_score", fields={"seat": "right", "value": 2}
    )
    appended = await world.turn(contest)
    async with world.house.db.read() as tx:
        told = [row.turn_id for row in await outbox.of_contest(tx, contest.id) if row.kind == "match_over"]
    assert told == [appended.id - 1, appended.id]


async def test_a_pause_keeps_what_is_left_of_the_turn(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    world.clock.pass_(hours=20)
    await arbitration.pause(world.house, contest.id, By(REMI, "panne de Discord"))
    with pytest.raises(Refusal, match="paused"):
        await arbitration.close_now(world.house, contest.id, By(REMI, "vite"), confirmed=True)
    world.clock.pass_(hours=100)
    assert await close.close_due(world.house) == 0
    await arbitration.resume(world.house, contest.id, By(REMI, "réparé"))
    assert (await contests.get_turn(world.house, turn.id)).due_ms == world.clock.ms + 4 * HOUR
    with pytest.raises(Refusal, match="not_paused"):
        await arbitration.resume(world.house, contest.id, By(REMI, "encore"))
    await world.send(turn, "left", "4")


async def test_an_annulled_turn_is_played_anew(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    world.clock.pass_(hours=5)
    act = await arbitration.annul_turn(world.house, contest.id, By(REMI, "ordre divulgué"))
    opened = await world.turn(contest)
    assert (await contests.get_turn(world.house, turn.id)).status == "annulled"
    assert (opened.number, opened.status, opened.due_ms) == (2, "open", world.clock.ms + 24 * HOUR)
    assert opened.seed != turn.seed
    state = await contests.read_position(world.house, opened)
    assert isinstance(state, State)
    assert (state.turn, state.voids) == (1, 1)
    assert act.details.items() >= {"turn": 1, "due_ms": opened.due_ms}.items()
    assert await history.list_public_orders(world.house, turn.id) is None
    assert await history.list_orders_received(world.house, turn.id) == []
    with pytest.raises(Refusal, match="closed"):
        await world.send(turn, "left", "4")
    await world.send(opened, "left", "5")


async def test_closing_with_orders_missing_must_be_confirmed(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    with pytest.raises(Refusal, match="orders_missing") as refused:
        await arbitration.close_now(world.house, contest.id, By(REMI, "forfait"))
    assert refused.value.details == {"count": 1, "seats": "Droite"}
    act = await arbitration.close_now(world.house, contest.id, By(REMI, "forfait"), confirmed=True)
    assert act.details == {"missing": ["right"], "closed": True}
    assert (await contests.get_turn(world.house, turn.id)).cause == "referee"


async def test_an_order_on_behalf_of_a_seat_is_recorded_without_what_it_says(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    receipt = await arbitration.enter_order(
        world.house, contest.id, By(REMI, "capitaine sans réseau", snowflake=world.stamp()), seat="left", text="4"
    )
    assert receipt.order.by_referee
    assert receipt.missing_seats == ("right",)
    (act,) = await record.read_journal(world.house, contest_id=contest.id)
    assert act.details == {"seat": "left"}
    assert (act.before, act.after) == ({}, {})
    with pytest.raises(Refusal, match="already_submitted"):
        await world.send(turn, "left", "5")


@pytest.mark.clause("KB-7-e")
async def test_a_ruling_closes_the_turn_even_where_early_close_is_off(world: World) -> None:
    contest = await world.match(settings={"early_close": False})
    turn = await world.turn(contest)
    await world.send(turn, "left", "ARRET")
    await world.close_overdue(turn)
    assert (await world.turn(contest)).stage == "ruling"
    receipt = await arbitration.give_ruling(world.house, contest.id, By(REMI, "fondé"), upheld=True)
    assert receipt.closed_now
    assert receipt.order.canonical == "MAINTENU"
    assert (await world.turn(contest)).stage == "orders"


async def test_a_ruling_that_could_not_close_the_turn_is_given_all_the_same_and_once(world: World) -> None:
    contest = await world.match(stage="ruling")
    with refusing("UPDATE turn SET .*closed_ms"):
        receipt = await arbitration.give_ruling(world.house, contest.id, By(REMI, "fondé"), upheld=True)
    assert receipt.order.canonical == "MAINTENU" and not receipt.closed_now
    await world.heart.beat()
    assert (await world.turn(contest)).stage == "orders"
    assert [act.op for act in await record.read_journal(world.house, contest_id=contest.id)] == ["ruling"]


@pytest.mark.clause("KB-7-j")
async def test_a_new_captain_orders_and_the_former_one_does_not(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    act = await arbitration.replace_captain(world.house, contest.id, By(REMI, "absence"), player="l2")
    told = {"seat": "left", "player": "l2", "user_id": STAN, "former_user_id": CAMILLE}
    assert act.details.items() >= told.items()
    with pytest.raises(Refusal, match="not_captain"):
        await world.send(turn, "left", "4")
    await world.send(turn, "left", "4", user=STAN)
    state = await contests.read_position(world.house, await world.turn(contest))
    assert isinstance(state, State)
    assert state.captains["left"] == "l2"
    with pytest.raises(Refusal, match="unknown_player"):
        await arbitration.replace_captain(world.house, contest.id, By(REMI, "absence"), player="l9")
    with pytest.raises(Refusal, match="unknown_player"):
        await arbitration.replace_captain(world.house, contest.id, By(REMI, "absence"), player="l2", seat="right")


async def test_an_override_changes_the_position_and_keeps_the_deadline_and_the_orders(world: World) -> None:
    contest = await world.match(secret={"left": 5})
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    world.clock.pass_(hours=3)
    act = await arbitration.correct_position(
        world.house, contest.id, By(REMI, "appel"), op="set_score", fields={"seat": "left", "value": 2}
    )
    changed = await world.turn(contest)
    assert (changed.id, changed.due_ms, changed.seed) == (turn.id, turn.due_ms, turn.seed)
    assert act.details["changes"] == {"scores.left": [0, 2]}
    assert act.before["secret"] == {"left": 5}
    assert b'"override"' in act.events
    assert await sending.find_own_order(world.house, turn.id, "left") is not None
    with pytest.raises(CaseError):
        await arbitration.correct_position(world.house, contest.id, By(REMI, "appel"), op="fly", fields={})
    assert len(await record.read_journal(world.house, contest_id=contest.id)) == 1


async def test_an_order_that_an_override_makes_impossible_is_thrown_away_and_its_captain_told(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    await world.sender.flush()
    await arbitration.correct_position(
        world.house, contest.id, By(REMI, "appel"), op="set_stage", fields={"stage": "roll_call"}
    )
    assert await sending.find_own_order(world.house, turn.id, "left") is None
    await world.sender.flush()
    assert world.discord.kinds(f"user:{CAMILLE}") == ["receipt", "order_discarded"]
    assert (await world.turn(contest)).stage == "roll_call"


async def test_an_act_that_ends_the_match_ends_it(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    await arbitration.correct_position(
        world.house, contest.id, By(REMI, "insultes"), op="exclude", fields={"player": "r1"}
    )
    assert (await contests.get_contest(world.house, contest.id)).status == "over"
    closed = await contests.get_turn(world.house, turn.id)
    assert (closed.status, closed.cause) == ("closed", "referee")
    await world.sender.flush()
    assert world.discord.kinds("announce:") == ["match_started", "match_over"]
    with pytest.raises(Refusal, match="over"):
        await arbitration.extend_turn(world.house, contest.id, By(REMI, "trop tard"), minutes=5)
    await arbitration.correct_position(
        world.house, contest.id, By(REMI, "appel à la ligue"), op="set_result", fields={}
    )
    assert [row.number for row in await history.list_turns(world.house, contest.id)] == [1, 2]


async def test_a_stuck_turn_can_be_annulled_mended_or_closed(world: World) -> None:
    for act in ("annul", "override", "close"):
        contest = await world.match()
        turn = await world.turn(contest)
        await world.send(turn, "left", "BOOM")
        await world.close_overdue(turn)
        match act:
            case "annul":
                await arbitration.annul_turn(world.house, contest.id, By(REMI, "panne"))
                assert (await world.turn(contest)).number == 2
            case "override":
                await arbitration.correct_position(
                    world.house, contest.id, By(REMI, "p"), op="set_score", fields={"seat": "left", "value": 1}
                )
                assert (await world.turn(contest)).status == "open"
            case "close":
                act_ = await arbitration.close_now(world.house, contest.id, By(REMI, "essai"), confirmed=True)
                assert act_.details["closed"] is False
                assert (await world.turn(contest)).status == "stuck"


async def test_a_forced_die_can_be_let_go(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await arbitration.force_die(world.house, contest.id, By(REMI, "essai"), label="die/left", value=6)
    assert (await contests.get_turn(world.house, turn.id)).forced == {"die/left": 6}
    act = await arbitration.force_die(world.house, contest.id, By(REMI, "erreur"), label="die/left", value=None)
    assert (act.before, act.after) == ({"die/left": 6}, {})
    assert (await contests.get_turn(world.house, turn.id)).forced == {}


@pytest.mark.parametrize(
    ("label", "value", "code"),
    [("die/middle", 1, "unknown_die"), ("die/left", 7, "die_value"), ("die/left", None, "die_not_forced")],
)
async def test_an_impossible_die_is_refused_at_once(world: World, label: str, value: int | None, code: str) -> None:
    contest = await world.match()
    with pytest.raises(Refusal, match=code):
        await arbitration.force_die(world.house, contest.id, By(REMI, "essai"), label=label, value=value)
    assert await record.read_journal(world.house, contest_id=contest.id) == []


@pytest.mark.clause("KB-8-d")
async def test_a_referee_is_replaced_at_once_by_one_who_is_not_involved(world: World) -> None:
    contest = await world.match()
    with pytest.raises(Refusal, match="conflict"):
        await arbitration.replace_referee(world.house, contest.id, By(REMI, "absent"), user_id=OLGA)
    act = await arbitration.replace_referee(world.house, contest.id, By(REMI, "absent"), user_id=77)
    assert (await contests.get_contest(world.house, contest.id)).referee_id == 77
    assert (act.op, act.after) == ("replace_referee", {"referee_id": 77})
