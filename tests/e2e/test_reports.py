"""What a post is made from: read once for what waits for one place about one turn, and never older than the post."""

from cogs.wire.reports import Reports
from db import outbox
from referee.model import OutboxRow
from tests.e2e.played import Played, played
from tests.support.league import League

WHY = "on attend un joueur, KB-8-a"


async def in_thread(match: Played) -> list[OutboxRow]:
    """Return what went to the thread of a match about its last turn, oldest first."""
    turn = await match.turn()
    async with match.app.house.db.read() as tx:
        rows = await outbox.of_contest(tx, turn.contest_id, turn.id)
    return [row for row in rows if row.destination == "thread"]


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
    assert not before.dossier.acts
    assert [act.op for act in after.dossier.acts] == ["pause"]
    assert after.report.file.contest.status == "paused"


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
