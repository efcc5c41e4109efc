"""Going back: a new branch with the same seeds, the later orders and acts that still hold; the old one untouched."""

from dataclasses import replace
from typing import cast

import pytest

from referee.course import sending
from referee.desk import arbitration, rewind
from referee.desk.rewind import Proposal, RewindWish
from referee.hand import record
from referee.model import Arbitration, By, Contest, Refusal, Turn
from referee.orders import drafts
from referee.turns import contests, history
from rules.errors import OrderError
from rules.seals import seal
from tests.referee.duel import State
from tests.referee.world import CAMILLE, HOUR, OLGA, REMI, STAN, World
from tools.demo.chance import Chance

WHY = "erreur de saisie, KB-9-a"


async def three_turns(world: World, **setup: object) -> Contest:
    """Return a match whose third turn is open, with an order of the left in hand."""
    world.house = replace(world.house, random_bytes=Chance("retour"))  # so that a 0 for a 4 always loses the turn
    contest = await world.match(**{"goal": 9, **setup})
    for left, right in (("4", "2"), ("1", "6")):
        turn = await world.turn(contest)
        await world.send(turn, "left", left)
        await world.send(turn, "right", right)
    await world.send(await world.turn(contest), "left", "5")
    await world.sender.flush()
    return contest


async def turns_of(world: World, contest: Contest) -> list[tuple[int, int, str]]:
    return [(row.branch, row.number, row.status) for row in await history.list_turns(world.house, contest.id)]


async def closed(world: World, contest: Contest, number: int) -> Turn:
    """Return the turn of that number that counts."""
    standing = await history.list_standing_turns(world.house, contest.id)
    return next(
        row for row in await history.list_turns(world.house, contest.id) if row.number == number and row.id in standing
    )


async def go_back(world: World, contest: Contest, number: int, **given: object) -> tuple[Proposal, Arbitration]:
    """Propose and confirm at once."""
    wanted = RewindWish(turn_id=(await closed(world, contest, number)).id, reason=WHY, **given)  # type: ignore[arg-type]
    draft, proposal = await rewind.propose_rewind(world.house, contest.id, REMI, wanted)
    return proposal, await rewind.confirm_rewind(world.house, contest.id, draft.id, REMI)


async def scores(world: World, contest: Contest) -> dict[str, int]:
    state = await contests.read_position(world.house, await world.turn(contest))
    assert isinstance(state, State)
    return dict(state.scores)


async def test_a_proposal_changes_nothing(world: World) -> None:
    contest = await three_turns(world)
    before = await history.list_turns(world.house, contest.id)
    wanted = RewindWish(turn_id=before[0].id, reason=WHY, seat="left", text="0")
    _, proposal = await rewind.propose_rewind(world.house, contest.id, REMI, wanted)
    assert proposal.branch.steps[0].is_changed
    assert await history.list_turns(world.house, contest.id) == before
    assert (await record.check_record(world.house, world.league.id)).count == 0
    await world.sender.flush()
    assert "arbitration" not in world.discord.kinds("thread:")


async def test_a_corrected_order_plays_the_later_turns_again_with_the_same_dice_and_orders(world: World) -> None:
    contest = await three_turns(world)
    old = await history.list_turns(world.house, contest.id)
    _, act = await go_back(world, contest, 1, seat="left", text="0")
    assert await turns_of(world, contest) == [
        (1, 1, "closed"), (1, 2, "closed"), (1, 3, "annulled"), (2, 1, "closed"), (2, 2, "closed"), (2, 3, "open"),
    ]  # fmt: skip
    new = (await history.list_turns(world.house, contest.id))[3:]
    assert [(row.seed, row.forced) for row in new] == [(row.seed, row.forced) for row in old]
    assert [row.entropy for row in new[:2]] == [row.entropy for row in old[:2]]
    assert new[1].rolls == old[1].rolls and new[1].state != old[1].state
    assert (new[2].due_ms, new[2].opened_ms) == (old[2].due_ms, old[2].opened_ms)
    kept = await sending.find_own_order(world.house, new[2].id, "left")
    assert kept is not None and kept.canonical == "5"
    assert (act.op, act.clause, act.details["turn"], act.details["replayed"]) == ("replay", "KB-9-a", 1, 2)
    assert (act.details["seat"], act.details["asked"], act.details["open"]) == ("left", [], 3)
    assert "0" not in str(act.details["seat"])


async def test_the_old_branch_stays_as_it_was(world: World) -> None:
    contest = await three_turns(world)
    old = await history.list_turns(world.house, contest.id)
    await go_back(world, contest, 1, seat="left", text="0")
    now = (await history.list_turns(world.house, contest.id))[:3]
    assert now[:2] == old[:2]
    first = await history.list_public_orders(world.house, old[0].id)
    assert first is not None and [order.canonical for order in first] == ["4", "2"]
    assert len(await history.list_standing_turns(world.house, contest.id)) == 3


async def test_orders_that_go_on_counting_keep_their_seals_and_their_hour(world: World) -> None:
    contest = await three_turns(world)
    world.clock.pass_(hours=2)
    before = {
        order.seat: order
        for order in await history.list_orders_received(world.house, (await closed(world, contest, 2)).id)
    }
    await go_back(world, contest, 1, seat="left", text="0")
    again = await closed(world, contest, 2)
    for order in await history.list_orders_received(world.house, again.id):
        former = before[order.seat]
        assert (order.seal, order.salt, order.sent_ms) == (former.seal, former.salt, former.sent_ms)
        assert order.seal == seal(order.salt, contest.id, again.number, order.seat, order.canonical)
    changed = {
        order.seat: order
        for order in await history.list_orders_received(world.house, (await closed(world, contest, 1)).id)
    }
    assert (changed["left"].canonical, changed["left"].by_referee, changed["right"].by_referee) == ("0", True, False)
    assert changed["left"].sent_ms == world.clock.ms


async def test_what_changed_is_announced(world: World) -> None:
    contest = await three_turns(world)
    known = len(world.discord.kinds(f"thread:{contest.id}"))
    await go_back(world, contest, 1, seat="left", text="0")
    await world.sender.flush()
    told = world.discord.kinds(f"thread:{contest.id}")[known:]
    assert told == ["arbitration", "turn_closed"]  # nothing else happens in the second turn


async def test_a_forced_die_in_a_past_turn(world: World) -> None:
    contest = await three_turns(world)
    turn = await closed(world, contest, 2)
    _, act = await go_back(world, contest, 2, label="die/left", value=6)
    again = await closed(world, contest, 2)
    assert (again.forced, again.seed, again.entropy) == ({"die/left": 6}, turn.seed, turn.entropy)
    assert b'"forced":true' in again.rolls
    assert (act.op, act.details["label"], act.details["value"]) == ("redraw", "die/left", 6)
    _, act = await go_back(world, contest, 2, label="die/left", value=None)
    assert act.before["die/left"] == 6
    assert (await closed(world, contest, 2)).events == turn.events


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"label": "die/middle", "value": 1}, "unknown_die"),
        ({"label": "die/left", "value": 7}, "die_value"),
        ({"label": "die/left"}, "die_not_forced"),
        ({"seat": "admin", "text": "MAINTENU"}, "not_awaited"),
        ({"seat": "left", "text": "BOOM"}, "rewind_stuck"),
    ],
)
async def test_what_cannot_be_is_refused_before_anything_is_shown(
    world: World, given: dict[str, object], code: str
) -> None:
    contest = await three_turns(world)
    wanted = RewindWish(turn_id=(await closed(world, contest, 1)).id, reason=WHY, **given)  # type: ignore[arg-type]
    with pytest.raises(Refusal, match=code):
        await rewind.propose_rewind(world.house, contest.id, REMI, wanted)


async def test_an_order_that_cannot_be_read_is_refused_as_an_order(world: World) -> None:
    contest = await three_turns(world)
    wanted = RewindWish(turn_id=(await closed(world, contest, 1)).id, reason=WHY, seat="left", text="rien du tout")
    with pytest.raises(OrderError):
        await rewind.propose_rewind(world.house, contest.id, REMI, wanted)


async def test_back_to_a_turn_opens_it_again_with_its_seed_and_asks_for_its_orders(world: World) -> None:
    contest = await three_turns(world)
    old = await closed(world, contest, 2)
    proposal, act = await go_back(world, contest, 2)
    assert set(proposal.asked) == {"left", "right"}
    opened = await world.turn(contest)
    assert (opened.branch, opened.number, opened.status, opened.seed) == (2, 2, "open", old.seed)
    assert opened.due_ms == world.clock.ms + 24 * HOUR
    assert await sending.find_own_order(world.house, opened.id, "left") is None
    assert (act.op, act.details["replayed"], act.details["open"]) == ("rewind", 0, 2)
    await world.sender.flush()
    assert world.discord.kinds(f"user:{CAMILLE}")[-1] == world.discord.kinds(f"user:{OLGA}")[-1] == "order_discarded"
    for seat, text in (("left", "1"), ("right", "6")):
        await world.send(opened, seat, text)
    again = await closed(world, contest, 2)
    assert (again.events, again.entropy) == (old.events, old.entropy)  # the same orders: the same result


async def test_a_turn_that_asks_for_something_else_stops_what_is_played_again(world: World) -> None:
    contest = await three_turns(world)
    proposal, act = await go_back(world, contest, 1, seat="left", text="ARRET")
    opened = await world.turn(contest)
    assert (opened.number, opened.stage, opened.status) == (2, "ruling", "open")
    assert await turns_of(world, contest) == [
        (1, 1, "closed"), (1, 2, "closed"), (1, 3, "annulled"), (2, 1, "closed"), (2, 2, "open"),
    ]  # fmt: skip
    assert proposal.branch.is_open and act.details["open"] == 2
    assert set(proposal.asked) == {"left", "right"}
    assert await history.list_orders_received(world.house, opened.id) == []


async def test_what_a_referee_decided_since_is_done_again(world: World) -> None:
    contest = await three_turns(world)
    await arbitration.correct_position(
        world.house, contest.id, By(REMI, "appel"), op="set_score", fields={"seat": "right", "value": 5}
    )
    await arbitration.replace_captain(world.house, contest.id, By(REMI, "absence"), player="l2")
    await go_back(world, contest, 1, seat="left", text="0")
    assert (await scores(world, contest))["right"] == 5
    seats = {seat.seat: seat.user_id for seat in await contests.list_seats(world.house, contest.id)}
    assert seats["left"] == STAN


async def test_a_decision_that_no_longer_holds_is_named(world: World) -> None:
    contest = await three_turns(world)
    await arbitration.correct_position(
        world.house, contest.id, By(REMI, "appel"), op="set_score", fields={"seat": "right", "value": 5}
    )
    proposal, act = await go_back(world, contest, 2)
    assert [one.op for one in proposal.branch.undone] == act.details["lost"] == ["set_score"]


async def test_an_annulled_turn_on_the_way_stays_annulled(world: World) -> None:
    contest = await three_turns(world)
    await arbitration.annul_turn(world.house, contest.id, By(REMI, "divulgué"))
    await world.send(await world.turn(contest), "right", "3")
    await go_back(world, contest, 1, seat="left", text="0")
    opened = await world.turn(contest)
    assert (opened.branch, opened.number, opened.status) == (2, 4, "open")
    state = await contests.read_position(world.house, opened)
    assert isinstance(state, State) and state.voids == 1
    kept = await sending.find_own_order(world.house, opened.id, "right")
    assert kept is not None
    assert kept.seal == seal(kept.salt, contest.id, opened.number, "right", "3")


async def test_a_match_that_is_over_goes_on_or_ends_otherwise(world: World) -> None:
    contest = await world.match(goal=1)
    turn = await world.turn(contest)
    await world.send(turn, "left", "9")
    await world.send(turn, "right", "0")
    assert (await contests.get_contest(world.house, contest.id)).status == "over"
    await go_back(world, contest, 1)
    again = await contests.get_contest(world.house, contest.id)
    assert (again.status, again.branch) == ("open", 2)
    opened = await world.turn(contest)
    await world.send(opened, "left", "0")
    await world.send(opened, "right", "9")
    assert (await contests.get_contest(world.house, contest.id)).status == "over"
    await go_back(world, contest, 1, seat="left", text="9")
    assert (await contests.get_contest(world.house, contest.id)).status == "over"


async def test_a_branch_that_ends_the_match_earlier_ends_it(world: World) -> None:
    contest = await world.match(goal=2)
    for left, right in (("9", "0"), ("0", "9")):
        turn = await world.turn(contest)
        await world.send(turn, "left", left)
        await world.send(turn, "right", right)
    assert await scores(world, contest) == {"left": 1, "right": 1}
    proposal, act = await go_back(world, contest, 2, seat="right", text="-")
    assert not proposal.branch.is_open and "open" not in act.details
    assert (await contests.get_contest(world.house, contest.id)).status == "over"
    assert await contests.find_open_turn(world.house, contest.id) is None
    assert await turns_of(world, contest) == [(1, 1, "closed"), (1, 2, "closed"), (1, 3, "annulled"), (2, 2, "closed")]
    await world.sender.flush()
    assert world.discord.kinds("announce:")[-1] == "match_over"


async def test_a_turn_that_an_act_has_ended_can_be_opened_again(world: World) -> None:
    contest = await three_turns(world)
    await arbitration.correct_position(
        world.house, contest.id, By(REMI, "insultes"), op="exclude", fields={"player": "r1"}
    )
    assert (await contests.get_contest(world.house, contest.id)).status == "over"
    proposal, _ = await go_back(world, contest, 3)
    assert [one.op for one in proposal.branch.undone] == ["exclude"]
    opened = await world.turn(contest)
    assert (opened.number, opened.status, opened.stage) == (3, "open", "orders")
    assert (await contests.get_contest(world.house, contest.id)).status == "open"
    await world.send(opened, "left", "1")


async def test_a_reminder_that_has_gone_out_does_not_go_out_again(world: World) -> None:
    contest = await three_turns(world)
    world.clock.ms = (await world.turn(contest)).due_ms - HOUR
    await world.heart.beat()
    assert world.discord.kinds(f"user:{OLGA}").count("reminder") == 1
    await go_back(world, contest, 1, seat="left", text="0")
    await world.heart.beat()
    assert world.discord.kinds(f"user:{OLGA}").count("reminder") == 1


async def test_going_back_twice_follows_the_branches(world: World) -> None:
    contest = await three_turns(world)
    await go_back(world, contest, 2)
    await go_back(world, contest, 1, seat="right", text="9")
    assert (await world.turn(contest)).branch == 3
    path = [(row.branch, row.number) for row in await history.list_turns_before(world.house, await world.turn(contest))]
    assert path == [(3, 1)]
    opened = await world.turn(contest)
    for seat in ("left", "right"):
        await world.send(opened, seat, "3")
    latest = await world.turn(contest)
    assert [(row.branch, row.number) for row in await history.list_turns_before(world.house, latest)] == [
        (3, 1),
        (3, 2),
    ]
    replaced = next(
        row for row in await history.list_turns(world.house, contest.id) if (row.branch, row.number) == (1, 1)
    )
    with pytest.raises(Refusal, match="nothing_to_replay"):  # it does not count any more
        wanted = RewindWish(turn_id=replaced.id, reason=WHY)
        await rewind.propose_rewind(world.house, contest.id, REMI, wanted)


async def test_acts_that_held_once_hold_when_a_referee_goes_back_again(world: World) -> None:
    contest = await three_turns(world)
    await arbitration.replace_captain(world.house, contest.id, By(REMI, WHY), player="l2")
    for text in ("1", "2"):
        _, act = await go_back(world, contest, 1, seat="right", text=text)
        assert act.details["lost"] == []
        state = world.house.games["duel"].decode((await world.turn(contest)).state)
        held = {row.user_id for row in await contests.list_seats(world.house, contest.id) if row.seat == "left"}
        assert (cast("State", state).captains["left"], held) == ("l2", {STAN})
    assert (await record.check_record(world.house, world.league.id)).broken == ()


async def test_missing_orders_and_bribes_of_a_replaced_branch_do_not_count(world: World) -> None:
    contest = await world.match(goal=9)
    turn = await world.turn(contest)
    await world.send(turn, "left", "9")
    await world.close_overdue(turn)
    assert (
        len(await history.list_missing_orders(world.house, contest.id))
        == len(await history.list_bribes(world.house, contest.id))
        == 1
    )
    await go_back(world, contest, 1, seat="right", text="2")
    assert await history.list_missing_orders(world.house, contest.id) == []
    assert len(await history.list_bribes(world.house, contest.id)) == 1


async def test_a_proposal_that_the_match_has_outrun_is_refused(world: World) -> None:
    contest = await three_turns(world)
    wanted = RewindWish(turn_id=(await closed(world, contest, 1)).id, reason=WHY)
    draft, _ = await rewind.propose_rewind(world.house, contest.id, REMI, wanted)
    for user in (STAN, 77):
        with pytest.raises(Refusal, match="unknown_draft"):
            await rewind.confirm_rewind(world.house, contest.id, draft.id, user)
    await world.send(await world.turn(contest), "right", "1")
    with pytest.raises(Refusal, match="unknown_draft"):
        await rewind.confirm_rewind(world.house, contest.id, draft.id, REMI)


async def test_an_order_that_waits_for_its_captain_is_no_proposal(world: World) -> None:
    contest = await three_turns(world)
    draft = await drafts.write_draft(world.house, (await world.turn(contest)).id, "right", OLGA, "3")
    with pytest.raises(Refusal, match="unknown_draft"):
        await rewind.confirm_rewind(world.house, contest.id, draft.id, OLGA)


async def test_who_plays_does_not_take_turns_back(world: World) -> None:
    contest = await three_turns(world)
    with pytest.raises(Refusal, match="conflict"):
        await rewind.propose_rewind(world.house, contest.id, OLGA, RewindWish(turn_id=1, reason=WHY))
