"""The days of a contest among the server's events: one a contest, edited and ended; off unless the league wants it."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from cogs.kit.dossiers import load_latest_dossier
from presenters.day import calendar_day_of
from referee.league import leagues
from referee.turns import contests
from tests.e2e.match import all_present, open_match
from tests.e2e.season import season
from tests.e2e.test_competitions import founded
from tests.support.league import League, Person
from tests.support.reading import words

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
    await no_event_where_a_competition_hosts_it(league)

    await all_present(match)
    await league.advance(seconds=20)
    assert asked(league) == ["POST", "PATCH"] and [event] == events(league)
    assert event.name.endswith("composition") and int(event.status) not in ENDED

    for captain in (match.red[0], match.blue[0]):
        await match.order(captain, "COMPO 1 2 3 4 BALLE 1")
    await league.advance(hours=30)
    assert asked(league) == ["POST", "PATCH", "PATCH"] and int(event.status) in ENDED


async def no_event_where_a_competition_hosts_it(league: League) -> None:
    app = league.bot.app
    found = await leagues.find_league(app.house, league.guild.id)
    assert found is not None
    [contest] = await contests.list_contests(app.house, found.id)
    dossier, presenter = await load_latest_dossier(app.house, contest.id), app.presenters[contest.game]
    hosted = msgspec.structs.replace(contest, settings=msgspec.structs.replace(contest.settings, hosted_by=1))
    assert calendar_day_of(app.texts.voice("fr"), presenter, dossier) is not None
    assert calendar_day_of(app.texts.voice("fr"), presenter, replace(dossier, contest=hosted)) is None


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


async def test_a_competition_has_one_event_for_its_round_and_none_for_its_matches(
    league: League, organiser: Person, referee: Person
) -> None:
    cup = await founded(league, referee, "league")
    await cup.enter("Ana", "Bob", "Cleo", "Dan")
    await want(league, organiser, events=True)
    assert events(league) == []
    await cup.overdue()
    [event] = events(league)
    assert "journée 1" in event.name and event.description.startswith("Résultats attendus avant")
    first = event.scheduled_end_time

    await league.restart()
    await cup.correct("M1 2-1; M2 0-0")
    assert [event] == events(league) and asked(league) == ["POST", "PATCH"]
    assert "journée 2" in event.name and event.scheduled_end_time != first
    await cup.correct("fin")
    assert asked(league) == ["POST", "PATCH", "PATCH"] and int(event.status) in ENDED


async def test_without_the_permission_the_referees_are_told_once_and_play_goes_on(
    league: League, organiser: Person, referee: Person
) -> None:
    match = await open_match(league, organiser, referee)
    backend = league.env.backend
    before = {role.id: role.permissions for role in backend.get_guild(league.guild.id).roles.values()}
    league.revoke("create_events")  # "Manage Events" alone makes none
    assert "Pour les évènements du serveur, il me manque : Créer des évènements." in await want(
        league, organiser, events=True
    )
    await all_present(match)
    await league.advance(seconds=60)
    told = [words(one) for one in league.guild.channels["arbitres"].history()]
    assert sum("« Créer des évènements »" in one for one in told) == 1
    assert "composition" in words(match.panel) and events(league) == []

    for role_id, permissions in before.items():
        backend.edit_role(league.guild.id, role_id, {"permissions": permissions})
    await referee.command("arbitre republier", here=match.thread)
    league.revoke("manage_events")  # one's own are edited and ended without
    await league.advance(seconds=20)
    assert len(events(league)) == 1
    await want(league, organiser, events=False)
    assert int(events(league)[0].status) in ENDED
