"""Dying at any step, and coming back: nothing is lost, nothing is doubled (see `fate`)."""

from functools import partial
from pathlib import Path
from typing import Literal

import pytest

from referee import batches
from referee.clock import absence
from referee.course import agreement, close, sending
from referee.league import challenges, teams
from referee.model import Profile, Refusal
from referee.orders import drafts
from referee.turns import contests, history, thinking
from rules.aspic.state import State
from tests.referee.fate import Scene, at_every_step
from tests.referee.world import CAMILLE, HOUR, LEFT_WALL, OLGA, RIGHT_WALL, World
from tests.support.behind import list_contest_acts, list_owed_turns

RESERVE_S, POST_S = 360, 432_000

pytestmark = pytest.mark.usefixtures("hurried")


async def last_order(world: World) -> None:
    """Confirm the last order, which closes the turn."""
    await sending.confirm_order(world.house, 1, OLGA, world.stamp())


async def beat(world: World) -> None:
    """Let the heart beat: after the deadline that closes the turn, too, with one order missing."""
    await world.heart.beat()


async def eve(path: Path, *, by_clock: bool) -> World:
    """Return the world just before the evening, closed."""
    world = await World.make(path)
    turn = await world.turn(await world.match())
    await world.send(turn, "left", "7")
    await world.sender.flush()
    await drafts.write_draft(world.house, turn.id, "right", OLGA, "2")
    if by_clock:
        world.clock.ms = turn.due_ms + 10_000
    await world.close()
    return world


async def check(world: World, contest_id: int = 1, turn_id: int = 1, *, has_right: bool) -> None:
    """Exactly one result, one next turn, one announcement; every order once."""
    turns = await history.list_turns(world.house, contest_id)
    assert [(row.number, row.status) for row in turns] == [(1, "closed"), (2, "open")]
    received = await history.list_orders_received(world.house, turn_id)
    expected = [("left", 1), ("right", 1)] if has_right else [("left", 1)]
    assert [(order.seat, order.version) for order in received] == expected
    missing = await history.list_missing_orders(world.house, contest_id)
    assert len(missing) == (0 if has_right else 1)
    assert world.discord.kinds(f"thread:{contest_id}") == ["match_opened", "turn_closed"]
    assert world.discord.kinds("announce:") == ["match_started"]
    assert sorted(world.discord.kinds(f"user:{CAMILLE}")) == ["private", "receipt"]
    assert world.discord.kinds(f"user:{OLGA}") == (["receipt"] if has_right else [])
    assert world.discord.kinds("panel:")[-1] == "panel"
    assert (await list_owed_turns(world.house, CAMILLE))[0][1].number == 2


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "by_clock", "away_s"),
    [
        pytest.param(
            "killed", False, (5, 600), id="killed over the last order, back within the time of a nonce, or later"
        ),
        pytest.param("killed", True, (600,), id="killed over the deadline, back after the time of a nonce"),
        pytest.param("cancelled", False, (600,), id="cancelled over the last order, back after the time of a nonce"),
        pytest.param("cancelled", True, (5,), id="cancelled over the deadline"),
    ],
)
async def test_a_turn_closes_once_wherever_the_program_dies(
    tmp_path: Path, way: Literal["killed", "cancelled"], by_clock: bool, away_s: tuple[int, ...]
) -> None:
    before = await eve(tmp_path / "eve.sqlite3", by_clock=by_clock)
    acts, told = [beat] if by_clock else [last_order, beat], partial(check, has_right=not by_clock)
    steps = await at_every_step(before, acts, told, way=way, away_s=away_s)
    assert steps > 30  # the evening has that many steps at least: the watch did watch


async def test_a_stop_of_ten_hours_over_the_deadline_changes_nothing_but_the_time(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", "7")
    world.clock.ms = turn.due_ms - HOUR
    await world.reopen()
    world.clock.ms = turn.due_ms + 10 * HOUR
    await world.heart.beat()
    await check(world, contest.id, turn.id, has_right=False)


async def placing(path: Path, **clock: object) -> World:
    """Return a match of Aspic, closed, in which Camille has 20 s on her clock behind her."""
    world = await World.make(path)
    contest = await world.aspic(**clock)
    await world.play(contest, RIGHT_WALL)
    await world.heart.beat()
    turn = await world.turn(contest)
    await drafts.write_draft(world.house, turn.id, "left", CAMILLE, LEFT_WALL)
    world.clock.pass_(seconds=20)
    await world.close()
    return world


async def confirm_placement(world: World) -> None:
    await sending.confirm_order(world.house, 1, CAMILLE, world.stamp())


async def check_charged(world: World) -> None:
    """The turn is closed once and costs what its order took, not counting the time in which the program was dead."""
    _, played, following = await history.list_turns(world.house, 1)
    assert (played.status, following.status, following.awaiting) == ("closed", "open", ("left",))
    (order,) = await history.list_orders_received(world.house, played.id)
    used = thinking.used_s(played, order.sent_ms)
    assert played.service == {"clock": str(used)}
    assert used in {0, 20}  # a death gives back what was used since the last beat
    state = world.house.games["aspic"].decode(following.state)
    assert isinstance(state, State)
    assert state.clock is not None
    assert (state.clock.left, state.clock.right) == (POST_S - used, POST_S - 1)
    assert following.opened_ms == played.closed_ms
    assert world.discord.kinds("thread:").count("turn_closed") == 2


@pytest.mark.slow
@pytest.mark.clause("AS-time-b")
async def test_a_turn_is_charged_once_wherever_the_program_dies(tmp_path: Path) -> None:
    before = await placing(tmp_path / "eve.sqlite3", clock_mode="correspondence", reserve_s=POST_S)
    assert await at_every_step(before, [confirm_placement], check_charged) > 15


async def fall(world: World) -> None:
    await close.close_due(world.house)


async def check_flag(world: World) -> None:
    assert (await contests.get_contest(world.house, 1)).status == "over"
    last = (await history.list_turns(world.house, 1))[-1]
    state = world.house.games["aspic"].decode(last.after or b"")
    assert isinstance(state, State)
    assert state.result is not None
    assert (state.result.winner, state.result.by) == ("right", "time")
    assert last.service == {"clock": str(RESERVE_S)}
    assert world.discord.kinds("announce:") == ["match_started", "match_over"]


@pytest.mark.slow
@pytest.mark.clause("AS-time-c")
async def test_a_flag_that_has_fallen_ends_the_match_once_wherever_the_program_dies(tmp_path: Path) -> None:
    before = await placing(tmp_path / "eve.sqlite3")
    before.clock.pass_(seconds=RESERVE_S)
    assert await at_every_step(before, [fall], check_flag) > 10


async def back(world: World) -> None:
    await world.heart.wake()


@pytest.mark.slow
async def test_time_away_is_one_span_in_every_turn_wherever_the_program_dies_while_it_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batches, "TOGETHER", 1)
    before = await World.make(tmp_path / "eve.sqlite3")
    for _ in range(3):
        await before.aspic()
    await absence.note_alive(before.house)
    went_ms = before.clock.ms
    await before.close()
    before.clock.pass_(hours=2)

    async def check(world: World) -> None:
        for contest_id in (1, 2, 3):
            turn = await contests.get_latest_turn(world.house, contest_id)
            assert [tuple(span) for span in turn.idle] == [(went_ms, world.clock.ms - 600_000)]  # as long as it beats

    assert await at_every_step(before, [back], check) > 10


async def challenged(path: Path) -> World:
    world = await World.make(path)
    await challenges.offer_challenge(
        world.house,
        world.league,
        challenges.ChallengeOffer(game="aspic", by_user=CAMILLE, to_user=None, settings={}, channel_id=5),
    )
    await world.close()
    return world


async def accept(world: World) -> None:
    """Press « accept » and have the match made, unless somebody hears that it is."""
    try:
        await challenges.claim_challenge(world.house, 1, OLGA)
    except Refusal as refusal:
        assert (refusal.code, refusal.details) == ("challenge_gone", {"status": "taken"})
    else:
        await world.aspic(challenge_id=1, clock_mode="none")


async def check_one_match(world: World) -> None:
    (contest,) = await contests.list_contests(world.house, world.league.id)
    taken = await challenges.get_challenge(world.house, 1)
    assert (taken.status, taken.taken_by, taken.contest_id) == ("taken", OLGA, contest.id)
    assert world.discord.kinds("announce:") == ["match_started"]


@pytest.mark.slow
async def test_a_challenge_leads_to_one_match_wherever_the_program_dies(tmp_path: Path) -> None:
    assert await at_every_step(await challenged(tmp_path / "eve.sqlite3"), [accept], check_one_match) > 15


async def offered(path: Path) -> World:
    world = await World.make(path)
    contest = await world.aspic(clock_mode="none")
    await agreement.offer_draw(world.house, contest.id, CAMILLE)
    await world.close()
    return world


async def agree(world: World) -> None:
    """Press « agree », unless somebody hears that it is done."""
    try:
        await agreement.offer_draw(world.house, 1, OLGA)
    except Refusal as refusal:
        assert refusal.code == "over"


async def check_one_draw(world: World) -> None:
    acts = await list_contest_acts(world.house, 1)
    assert [(act.kind, act.user_id) for act in acts] == [("draw_offered", CAMILLE), ("draw_agreed", OLGA)]
    assert [turn.status for turn in await history.list_turns(world.house, 1)] == ["closed"]
    assert world.discord.kinds("thread:") == ["match_opened", "contest_act", "contest_act"]
    assert world.discord.kinds("announce:") == ["match_started", "match_over"]


@pytest.mark.slow
async def test_a_draw_is_agreed_once_wherever_the_program_dies(tmp_path: Path) -> None:
    assert await at_every_step(await offered(tmp_path / "eve.sqlite3"), [agree], check_one_draw) > 15


async def unopened(path: Path) -> World:
    world = await World.make(path)
    await world.match(has_thread=False)
    await world.close()
    return world


async def ask_for_thread(world: World) -> None:
    """Press the button that has made the match: who did waits for its thread."""
    await world.sender.open_thread(1)


async def check_one_thread(world: World) -> None:
    (starter,) = [message.id for message in world.discord.messages if message.kind == "starter"]
    assert (await contests.get_contest(world.house, 1)).thread_id == starter
    assert world.discord.kinds("opened:") == ["thread"]
    assert world.discord.kinds("thread:") == ["match_opened"]
    assert world.discord.kinds("announce:") == ["match_started"]
    assert world.discord.kinds("panel:")[-1] == "panel"
    assert world.discord.kinds("referee:") == []


@pytest.mark.slow
@pytest.mark.parametrize("way", ["killed", "cancelled"])
@pytest.mark.parametrize("acts", [[beat], [ask_for_thread, beat]], ids=["by its first posts", "asked for"])
async def test_a_thread_is_opened_once_wherever_the_program_dies(
    tmp_path: Path, way: Literal["killed", "cancelled"], acts: list[Scene]
) -> None:
    before = await unopened(tmp_path / "eve.sqlite3")
    assert await at_every_step(before, acts, check_one_thread, way=way, away_s=(5, 600)) > 20


async def founded(path: Path) -> World:
    world = await World.make(path)
    await world.close()
    return world


async def found(world: World) -> None:
    """Sign up under a new team, unless that is done."""
    sheet = Profile(league_id=world.league.id, user_id=CAMILLE, game="kollaball", name="Camille", data={})
    try:
        await teams.sign_up(world.house, sheet, "Les Aigles")
    except Refusal as refusal:
        assert refusal.code == "team_exists"


async def check_one_card(world: World) -> None:
    [team] = await teams.list_teams(world.house, world.league.id, "kollaball")
    assert [member.user_id for member in await teams.list_members(world.house, team.id)] == [CAMILLE]
    [card] = [message for message in world.discord.messages if message.kind == "team_card"]
    assert team.card_id == card.id


@pytest.mark.slow
@pytest.mark.parametrize("way", ["killed", "cancelled"])
async def test_a_team_gets_one_card_wherever_the_program_dies(
    tmp_path: Path, way: Literal["killed", "cancelled"]
) -> None:
    before = await founded(tmp_path / "eve.sqlite3")
    assert await at_every_step(before, [found, beat], check_one_card, way=way, away_s=(5, 600)) > 10
