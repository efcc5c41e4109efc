"""What becomes of a match's panel and posts once Discord has archived its thread, or a moderator has locked it."""

from simcord.backend.models import ThreadMetadata

from cogs.kit.refusals import LONGEST
from tests.e2e.match import open_match
from tests.e2e.played import Played, played
from tests.support.league import League, Person
from tests.support.reading import words

RED = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5"


def metadata(match: Played) -> ThreadMetadata:
    """Return what Discord keeps of the match's thread."""
    kept = match.league.env.backend.get_channel(match.thread.id).thread_metadata
    assert kept is not None
    return kept


def archive(match: Played, *, locked: bool = False) -> None:
    """Put the thread into the archive, where simulated Discord, unlike the real one, would still let edit."""
    backend, path = match.league.env.backend, f"/channels/{match.thread.id}"
    backend.edit_channel(match.thread.id, {}, thread_metadata={"archived": True, "locked": locked})
    refused = {"status": 400, "code": 50083, "message": "Thread is archived"}
    match.league.env.inject_error("PATCH", f"{path}/messages/*", **refused, times=None if locked else 1)
    if locked:
        match.league.env.inject_error("PATCH", path, status=403, code=50013, message="Missing Permissions", times=None)


async def test_threads_stay_open_as_long_as_discord_offers(league: League, organiser: Person, referee: Person) -> None:
    match = await open_match(league, organiser, referee)
    kept = league.env.backend.get_channel(match.thread.id).thread_metadata
    assert kept is not None and kept.auto_archive_duration == LONGEST == 10080


async def test_a_panel_in_an_archived_thread_is_brought_up_to_date(league: League) -> None:
    match = await played(league)
    before, panel_id = words(match.panel), match.panel.id
    archive(match)
    await match.order(match.red[0], RED)
    await league.advance(seconds=16)
    assert not metadata(match).archived
    assert match.panel.id == panel_id and words(match.panel) != before
    [picture] = match.panel.attachments
    assert len(await picture.read()) > 1000
    assert match.channel("arbitres") == []


async def test_in_a_locked_thread_the_referees_and_republier_say_so(league: League) -> None:
    match = await played(league)
    archive(match, locked=True)
    await match.order(match.red[0], RED)
    await league.advance(seconds=16)
    [told] = match.channel("arbitres")
    assert "le fil est verrouillé : un modérateur doit le déverrouiller" in told
    office = league.guild.channels["arbitres"]
    shown = words((await match.referee.command("arbitre republier", here=office, match="1")).response)
    assert "ne peuvent pas être publiés : le fil est verrouillé" in shown
    assert "à jour" not in shown
    league.env.backend.faults.clear()
    shown = words((await match.referee.command("arbitre republier", here=office, match="1")).response)
    assert "tout est publié, le panneau est à jour" in shown
