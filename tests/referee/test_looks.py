"""What a referee sees before the close: possible with a reason, recorded at once, told to all after the turn."""

import pytest

from referee.course import close
from referee.desk import arbitration
from referee.hand import record
from referee.model import By, Refusal
from referee.orders import drafts, looks
from referee.turns import contests
from tests.referee.duel import Called
from tests.referee.world import CAMILLE, OLGA, REMI, World


def told(world: World, contest_id: int) -> list[str]:
    return world.discord.kinds(f"thread:{contest_id}")


async def test_a_dry_run_is_what_the_close_would_be_and_stores_nothing(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    await arbitration.force_die(world.house, contest.id, By(REMI, "essai"), label="die/right", value=3)
    turn = await world.turn(contest)
    shown = await looks.rehearse_turn(world.house, contest.id, By(REMI, "vérifier le dé"))
    assert (shown.received, shown.missing) == (("left",), ("right",))
    assert await world.turn(contest) == turn
    await arbitration.close_now(world.house, contest.id, By(REMI, "forfait"), confirmed=True)
    closed = await contests.get_turn(world.house, turn.id)
    assert (shown.turn.events, shown.turn.after, shown.turn.rolls) == (closed.events, closed.after, closed.rolls)


async def test_a_dry_run_never_gives_the_seed_away(world: World) -> None:
    turn = await world.turn(await world.match())
    shown = await looks.rehearse_turn(world.house, turn.contest_id, By(REMI, "essai"))
    assert shown.turn.seed == looks.NO_SEED != turn.seed
    assert shown.turn.entropy == b""


async def test_a_look_shows_the_orders_in_hand_of_all_or_of_one(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    with pytest.raises(Refusal, match="nothing_sealed"):
        await looks.look_at_orders(world.house, contest.id, By(REMI, "soupçon"))
    for seat, text in (("left", "4"), ("right", "2")):
        await drafts.write_draft(world.house, turn.id, seat, {"left": CAMILLE, "right": OLGA}[seat], text)
    await world.send(turn, "left", "4")
    _, seen = await looks.look_at_orders(world.house, contest.id, By(REMI, "soupçon"))
    assert [(order.seat, order.canonical) for order in seen] == [("left", "4")]
    with pytest.raises(Refusal, match="nothing_sealed"):
        await looks.look_at_orders(world.house, contest.id, By(REMI, "soupçon"), seat="right")
    # One that finds nothing has told that nothing is there: it leaves its trace, too.
    assert (await record.check_record(world.house, world.league.id)).count == 3


@pytest.mark.parametrize("look", [looks.look_at_orders, looks.rehearse_turn])
async def test_who_is_engaged_or_gives_no_reason_sees_nothing(world: World, look) -> None:
    contest = await world.match()
    await world.send(await world.turn(contest), "left", "4")
    with pytest.raises(Refusal, match="conflict"):
        await look(world.house, contest.id, By(OLGA, "curieuse"))
    with pytest.raises(Refusal, match="reason_missing"):
        await look(world.house, contest.id, By(REMI, " "))
    assert (await record.check_record(world.house, world.league.id)).count == 0


async def test_a_look_is_recorded_at_once_and_told_after_the_result(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    await looks.look_at_orders(world.house, contest.id, By(REMI, "soupçon d'entente"))
    await looks.rehearse_turn(world.house, contest.id, By(REMI, "avant d'annuler"))
    await world.sender.flush()
    assert told(world, contest.id) == ["match_opened"]
    assert await record.read_journal(world.house, contest_id=contest.id) == []
    for act in await record.read_journal(world.house, league_id=world.league.id):
        assert (act.op, act.by_user, act.reason, act.contest_id, act.turn_id, act.details) == (
            "hidden", 0, "", 0, None, {},
        )  # fmt: skip
    public = await record.export_record(world.house, world.league.id)
    assert [link.entry for link in public.links] == [None, None] and public.links[0].hash
    await world.send(turn, "right", "2")
    await world.sender.flush()
    assert told(world, contest.id) == ["match_opened", "turn_closed", "arbitration", "arbitration"]
    acts = await record.read_journal(world.house, contest_id=contest.id)
    assert [(act.op, act.reason, act.details) for act in acts] == [
        ("rehearse", "avant d'annuler", {"seats": ["left"]}),
        ("look", "soupçon d'entente", {"seats": ["left"]}),
    ]
    assert all(link.entry for link in (await record.export_record(world.house, world.league.id)).links)
    assert (await record.check_record(world.house, world.league.id)).broken == ()


@pytest.mark.parametrize("end", ["annul", "override"])
async def test_a_look_at_a_turn_that_is_never_played_is_told_too(world: World, end: str) -> None:
    contest = await world.match()
    await world.send(await world.turn(contest), "left", "4")
    await looks.look_at_orders(world.house, contest.id, By(REMI, "soupçon"))
    if end == "annul":
        await arbitration.annul_turn(world.house, contest.id, By(REMI, "divulgué"))
    else:
        await arbitration.correct_position(
            world.house, contest.id, By(REMI, "insultes"), op="exclude", fields={"player": "r1"}
        )
    await world.sender.flush()
    assert told(world, contest.id).count("arbitration") == 2
    assert {act.op for act in await record.read_journal(world.house, contest_id=contest.id)} >= {"look"}


async def test_a_dry_run_of_a_turn_that_cannot_be_played_says_so(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", "BOOM")
    with pytest.raises(Refusal, match="rehearsal_stuck"):
        await looks.rehearse_turn(world.house, contest.id, By(REMI, "essai"))
    assert (await contests.get_turn(world.house, turn.id)).status == "open"
    assert await close.close_due(world.house) == 0
    await arbitration.annul_turn(world.house, contest.id, By(REMI, "ne se joue pas"))
    acts = {act.op for act in await record.read_journal(world.house, contest_id=contest.id)}
    assert "rehearse" in acts, "that it failed tells of the orders, too"


async def test_what_one_seat_alone_may_know_stays_out_of_the_public_view_of_a_dry_run(world: World) -> None:
    contest = await world.match()
    await world.send(await world.turn(contest), "left", "7")
    shown = await looks.rehearse_turn(world.house, contest.id, By(REMI, "essai"))
    game = world.house.games["duel"]
    seen = game.view(game.decode(shown.turn.state), game.decode_events(shown.turn.events), None).events
    assert {type(event) for event in seen} == {Called, type(seen[-1])}
    assert not any(hasattr(event, "audience") for event in seen)
