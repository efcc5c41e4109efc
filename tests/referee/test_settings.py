"""Leagues, people, teams: what is set stays set."""

import pytest

from referee.hand import people
from referee.league import leagues, teams
from referee.model import Profile, Refusal, Team
from tests.referee.world import CAMILLE, OLGA, STAN, World


async def test_a_league_can_be_installed_again_without_harm(world: World) -> None:
    first = await leagues.install_league(world.house, 80, "Ligue", announce_channel_id=5, reminder_hours=(12,))
    assert (first.zone, first.language, first.fund, first.early_close) == ("Europe/Paris", "fr", 500, True)
    again = await leagues.install_league(world.house, 80, "Grande ligue", signup_channel_id=6)
    assert again.id == first.id
    assert (again.name, again.announce_channel_id, again.signup_channel_id) == ("Grande ligue", 5, 6)
    assert again.reminder_hours == (12,)
    assert await leagues.find_league(world.house, 80) == again
    assert await leagues.find_league(world.house, 81) is None
    assert await leagues.get_league(world.house, again.id) == again
    changed = await leagues.change_league(
        world.house, again.id, quiet_from=60, quiet_to=120, stage_hours={"orders": 12}
    )
    assert (changed.quiet_from, changed.quiet_to, changed.stage_hours) == (60, 120, {"orders": 12})


async def test_a_person_is_known_before_he_sets_anything(world: World) -> None:
    stan = await people.get_person(world.house, STAN)
    assert (stan.palette, stan.reminder_hours, stan.language, stan.dm_channel_id) == ("safe", None, None, None)
    changed = await people.change_person(world.house, STAN, palette="default", language="en")
    assert (changed.palette, changed.language) == ("default", "en")
    await people.note_dm_open(world.house, STAN, 9)
    await people.note_dm_read(world.house, STAN, 500)
    await people.note_dm_read(world.house, STAN, 400)
    seen = await people.get_person(world.house, STAN)
    assert (seen.dm_channel_id, seen.last_dm_id, seen.palette) == (9, 500, "default")


async def test_a_sheet_is_replaced_by_a_new_one(world: World) -> None:
    assert await people.find_profile(world.house, world.league.id, STAN, "duel") is None
    for user_id, name, kind in ((STAN, "Stan", "thief"), (STAN, "Stanislas", "archer"), (OLGA, "Olga", "thief")):
        sheet = Profile(league_id=world.league.id, user_id=user_id, game="duel", name=name, data={"class": kind})
        await people.enrol(world.house, sheet)
    sheets = await people.list_profiles(world.house, world.league.id, "duel")
    assert [(sheet.name, sheet.data) for sheet in sheets] == [
        ("Olga", {"class": "thief"}),
        ("Stanislas", {"class": "archer"}),
    ]


async def signed_up(world: World, user_id: int, team: Team | None = None) -> Team:
    sheet = Profile(league_id=world.league.id, user_id=user_id, game="duel", name="?", data={})
    return await teams.sign_up(world.house, sheet, "Les Aigles", None if team is None else team.id)


async def test_a_team_gives_its_places_in_order(world: World) -> None:
    team = await signed_up(world, CAMILLE)
    for user_id in (OLGA, STAN, OLGA):
        await signed_up(world, user_id, team)
    assert await teams.leave_team(world.house, team.id, OLGA)
    await signed_up(world, 5, team)
    assert [(member.user_id, member.place) for member in await teams.list_members(world.house, team.id)] == [
        (CAMILLE, 1),
        (5, 2),
        (STAN, 3),
    ]
    with pytest.raises(Refusal, match="team_exists"):
        await signed_up(world, OLGA)
    assert [found.id for found in await teams.list_teams_of_person(world.house, STAN, world.league.id, "duel")] == [
        team.id
    ]
    assert [found.name for found in await teams.list_teams(world.house, world.league.id, "duel")] == ["Les Aigles"]


async def test_a_captain_who_leaves_is_captain_no_more_and_who_comes_next_is(world: World) -> None:
    team = await signed_up(world, CAMILLE)
    await teams.leave_team(world.house, team.id, CAMILLE)
    assert (await teams.get_team(world.house, team.id)).captain_id is None
    assert not await teams.leave_team(world.house, team.id, CAMILLE)
    assert (await signed_up(world, STAN, team)).captain_id == STAN
    assert (await teams.set_team_captain(world.house, team.id, OLGA)).captain_id == OLGA
    assert (await teams.change_team(world.house, team.id, data={"tactic": "lob"})).data == {"tactic": "lob"}
    with pytest.raises(Refusal, match="unknown_team"):
        await teams.get_team(world.house, 99)
