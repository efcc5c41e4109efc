"""What posts and panels are made from: read once for what goes out at one time, and never older than the post."""

from cogs.wire.reports import Reports
from db import outbox
from db.messages import Destination, lane_of
from referee.model import OutboxRow
from referee.outbox.sender import DELAYS
from tests.e2e.played import LINEUP, Played, played
from tests.e2e.test_rewind import BLUE, RED
from tests.support.league import League
from tests.support.statements import statements

WHY = "on attend un joueur, KB-8-a"


async def in_thread(match: Played, to: Destination = "thread") -> list[OutboxRow]:
    """Return what went to the thread of a match, or its panels, about its last turn, oldest first."""
    turn = await match.turn()
    async with match.app.house.db.read() as tx:
        rows = await outbox.of_contest(tx, turn.contest_id, turn.id)
    return [row for row in rows if row.destination == to]


async def panel_under_way(match: Played) -> OutboxRow:
    """Return the last row of a panel of a match as somebody is about to draw it."""
    row, now_ms = (await in_thread(match, "panel"))[-1], match.app.house.clock.now_ms()
    async with match.app.house.db.write() as tx:
        await outbox.change(tx, row.id, status="pending", attempts=0, first_try_ms=None, next_try_ms=now_ms)
        claimed = await outbox.claim(tx, lane_of("panel", row.contest_id), now_ms, DELAYS)
    assert claimed is not None and claimed.row.id == row.id
    return claimed.row


async def test_posts_about_a_turn_in_one_place_are_made_from_one_reading(league: League) -> None:
    match = await played(league, lined_up=False)
    (row,) = await in_thread(match)
    reports = Reports()
    first = await reports.of(match.app, row)
    assert await reports.of(match.app, row) is first


async def test_what_was_read_before_an_act_does_not_tell_of_it(league: League) -> None:
    match = await played(league, lined_up=False)
    (row,) = await in_thread(match)
    reports = Reports()
    before = await reports.of(match.app, row)
    await match.arbitrate("pause", raison=WHY)
    _, told = await in_thread(match)
    after = await reports.of(match.app, told)
    assert not before.acts
    assert [act.op for act in after.acts] == ["pause"]
    assert after.contest.status == "paused"


async def test_what_goes_out_again_or_later_is_read_again(league: League) -> None:
    match = await played(league, lined_up=False)
    (row,) = await in_thread(match)
    reports = Reports()
    first = await reports.of(match.app, row)
    async with match.app.house.db.write() as tx:
        await outbox.change(tx, row.id, attempts=2)
    (again,) = await in_thread(match)
    second = await reports.of(match.app, again)
    assert second is not first
    await league.advance(minutes=2)
    assert await reports.of(match.app, row) is not second


async def test_a_panel_that_is_under_way_is_drawn_from_what_a_post_was_made_from(league: League) -> None:
    match = await played(league, lined_up=False)
    (row,), panel = await in_thread(match), await panel_under_way(match)
    reports = Reports()
    await reports.of(match.app, row)
    with statements() as counted:
        drawn = await reports.of_panel(match.app, panel)
    assert counted.statements == []
    assert drawn.turn.id == row.turn_id and set(drawn.lacking) == {"rouge", "bleue"}


async def test_a_post_is_made_from_what_a_panel_was_drawn_from(league: League) -> None:
    match = await played(league, lined_up=False)
    (row,), panel = await in_thread(match), await panel_under_way(match)
    reports = Reports()
    await reports.of_panel(match.app, panel)
    with statements() as counted:
        dossier = await reports.of(match.app, row)
    assert counted.statements == []
    assert not dossier.lacking  # of the panel alone


async def test_a_panel_that_nobody_had_begun_to_draw_is_drawn_as_things_stand(league: League) -> None:
    match = await played(league, lined_up=False)
    reports = Reports()
    await reports.of(match.app, (await in_thread(match))[0])
    await match.order(match.red[0], LINEUP)  # that nobody has begun, so it may stand for what comes meanwhile
    panel = await panel_under_way(match)
    drawn = await reports.of_panel(match.app, panel)
    assert set(drawn.lacking) == {"bleue"}


async def test_a_panel_shows_what_comes_after_the_turn_that_the_posts_tell(league: League) -> None:
    match = await played(league)
    closed = await match.turn()
    await match.order(match.red[0], RED)
    await match.order(match.blue[0], BLUE)
    async with match.app.house.db.read() as tx:
        rows = await outbox.of_contest(tx, closed.contest_id, closed.id)
    assert [row.destination for row in rows][-3] == "panel"  # first, so that it is under way when they are read
    told, shown = rows[-1], await match.turn()
    assert shown.number == closed.number + 1
    drawn = await Reports().of_panel(match.app, next(row for row in rows if row.destination == "panel"))
    assert drawn.turn.id == shown.id and drawn.past[-1].turn.id == closed.id
    reports = Reports()
    assert (await reports.of(match.app, told)).turn.id == closed.id
