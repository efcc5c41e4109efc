"""The days of a contest among the server's events: one a contest, edited and ended; off unless the league wants it."""

from typing import Any

import pytest

from tests.e2e.match import all_present, open_match
from tests.e2e.played import words
from tests.e2e.season import season
from tests.support.league import League, Person

ENDED = {3, 4}  # completed, cancelled
PATH = "/scheduled-events"


def asked(league: League) -> list[str]:
    """Return how Discord was asked to change the server's events, in order."""
    return [one.method for one in league.env.http_requests if PATH in one.path and one.method != "GET"]


def events(league: League) -> list[Any]:
    """Return the server's events, whatever became of them."""
    return list(league.env.backend.get_guild(league.guild.id).scheduled_events.values())


async def want(league: League, organiser: Person, *, events: bool) -> str:
    shown = await organiser.command("ligue reglages", here=league.channel("general"), evenements=events)
    await league.advance(seconds=20)
    return words(shown.response)


@pytest.fixture
def referee(league: League) -> Person:
    return league.person("remi", roles=[league.role("Arbitres")], permissions="manage_messages manage_guild")


async def test_a_match_that_gathers_is_one_event_which_ends_when_play_begins(
    league: League, organiser: Person, referee: Person
) -> None:
    match = await open_match(league, organiser, referee)
    await league.advance(hours=1)
    assert not any(PATH in one.path for one in league.env.http_requests)

    assert "évènements du serveur : oui" in await want(league, organiser, events=True)
    [event] = events(league)
    assert asked(league) == ["POST"] and event.name == "Les Aigles – Les Bisons\u202f: appel"
    assert event.entity_metadata == {"location": f"<#{match.thread.id}>"}
    assert event.scheduled_end_time.startswith("2026-01-02T")

    await all_present(match)
    await league.advance(seconds=20)
    assert asked(league) == ["POST", "PATCH"] and [event] == events(league)
    assert event.name.endswith("composition") and int(event.status) not in ENDED

    for captain in (match.red[0], match.blue[0]):
        await match.order(captain, "COMPO 1 2 3 4 BALLE 1")
    await league.advance(hours=30)
    assert asked(league) == ["POST", "PATCH", "PATCH"] and int(event.status) in ENDED


async def test_a_season_has_one_event_for_the_week_in_play(league: League, organiser: Person) -> None:
    played = await season(league, roster={"E": 8}, config={"competitions": ["CH"]})
    await want(league, organiser, events=True)
    [event] = events(league)
    first = event.scheduled_end_time
    await played.overdue()
    assert [event] == events(league) and asked(league) == ["POST", "PATCH"]
    assert event.scheduled_end_time > first and "semaine 2" in event.name

    league.env.backend.edit_scheduled_event(league.guild.id, event.id, {"status": 3})  # as Discord does at its end
    await played.overdue()
    event = events(league)[1]
    assert asked(league) == ["POST", "PATCH", "POST"] and "semaine 3" in event.name

    await want(league, organiser, events=False)
    assert int(event.status) in ENDED
    await played.overdue()
    assert asked(league) == ["POST", "PATCH", "POST", "PATCH"]


async def test_without_the_permission_the_referees_are_told_once_and_play_goes_on(
    league: League, organiser: Person, referee: Person
) -> None:
    match = await open_match(league, organiser, referee)
    backend = league.env.backend
    before = {role.id: role.permissions for role in backend.get_guild(league.guild.id).roles.values()}
    league.revoke("manage_events")
    await want(league, organiser, events=True)
    await all_present(match)
    await league.advance(seconds=60)
    told = [words(one) for one in league.guild.channels["arbitres"].history()]
    assert sum("« Gérer les évènements »" in one for one in told) == 1
    assert "composition" in words(match.panel) and events(league) == []

    for role_id, permissions in before.items():
        backend.edit_role(league.guild.id, role_id, {"permissions": permissions})
    await referee.command("arbitre republier", here=match.thread)
    await league.advance(seconds=20)
    assert len(events(league)) == 1
