"""Teams of a league, before they meet in a contest; and what a contest leaves in their data for the next one."""

from typing import TypedDict, Unpack

from db import keys, people, turns
from db import teams as rows
from db.engine import Tx
from referee.hand.play import Play
from referee.house import House
from referee.model import Contest, Profile, Refusal, Team, TeamMember, TeamVersion, Why
from referee.outbox import announce
from rules.contract import JsonObject


class TeamFields(TypedDict, total=False):
    """What can be changed in a team."""

    name: str
    data: JsonObject


async def sign_up(house: House, sheet: Profile, name: str, team_id: int | None = None) -> Team:
    """Return a team with the owner of `sheet` in it, at the first free place unless they are there already.

    Without a `team_id` they found it under `name`. Who founds a team, or finds it without a captain, is its captain.
    Raises `Refusal`: `team_exists`, `unknown_team`.
    """
    async with house.db.write(keys.of_league(sheet.league_id)) as tx:
        await people.set_profile(tx, sheet)
        if team_id is None:
            if await rows.named(tx, sheet.league_id, sheet.game, name) is not None:
                raise Refusal(Why.TEAM_EXISTS, team=name)
            team_id = await rows.add(tx, sheet.league_id, sheet.game, name, sheet.user_id)
        team = await _need(tx, team_id)
        present = await rows.members(tx, team.id)
        if sheet.user_id not in {member.user_id for member in present}:
            taken = {member.place for member in present}
            await rows.add_member(tx, team.id, sheet.user_id, min(set(range(1, len(taken) + 2)) - taken))
        if team.captain_id is None:
            await rows.change(tx, team.id, captain_id=sheet.user_id)
        await announce.refresh_cards(tx, house, team.league_id, team.id)
        return await _need(tx, team.id)


async def get_team(house: House, team_id: int) -> Team:
    """Return a team. Raises `Refusal(Why.UNKNOWN_TEAM)`."""
    async with house.db.read() as tx:
        return await _need(tx, team_id)


async def list_teams(house: House, league_id: int, game: str) -> list[Team]:
    """Return the teams of a game in a league, by name."""
    async with house.db.read() as tx:
        return await rows.of_league(tx, league_id, game)


async def list_teams_of_person(house: House, user_id: int, league_id: int, game: str) -> list[Team]:
    """Return the teams of a game in a league that a person is a member of."""
    async with house.db.read() as tx:
        return await rows.of_person(tx, user_id, league_id, game)


async def list_members(house: House, team_id: int) -> list[TeamMember]:
    """Return the members of a team, by place."""
    async with house.db.read() as tx:
        return await rows.members(tx, team_id)


async def leave_team(house: House, team_id: int, user_id: int) -> bool:
    """Take a person out of a team, and its captaincy from them; return whether they were in it."""
    async with house.db.write(keys.of_team(team_id)) as tx:
        team = await _need(tx, team_id)
        if team.captain_id == user_id:
            await rows.change(tx, team_id, captain_id=None)
        await announce.refresh_cards(tx, house, team.league_id, team_id)
        return await rows.remove_member(tx, team_id, user_id)


async def set_team_captain(house: House, team_id: int, user_id: int | None) -> Team:
    """Return the team with its new captain."""
    return await _changed(house, team_id, captain_id=user_id)


async def change_team(house: House, team_id: int, **fields: Unpack[TeamFields]) -> Team:
    """Return the team with `fields` changed."""
    return await _changed(house, team_id, **fields)


async def _changed(house: House, team_id: int, **fields: object) -> Team:
    async with house.db.write(keys.of_team(team_id)) as tx:
        await rows.change(tx, team_id, **fields)
        team = await _need(tx, team_id)
        await announce.refresh_cards(tx, house, team.league_id, team_id)
    return team


async def revise_team(house: House, team: Team, data: JsonObject) -> Team:
    """Return a team with what it has written down now; every version is kept.

    Raises `Refusal`, `TEAM_CHANGED`, where it has something else by now than `team`, which was read before.
    """
    async with house.db.write(keys.of_team(team.id)) as tx:
        now = await _need(tx, team.id)
        if now.data != team.data:
            raise Refusal(Why.TEAM_CHANGED)
        await keep_team_version(tx, house, now, data)
        return await _need(tx, team.id)


async def keep_team_version(tx: Tx, house: House, team: Team, data: JsonObject, contest_id: int | None = None) -> None:
    """Give a team another version of what it has written down; `contest_id`: the contest that leaves it so."""
    known = await rows.versions(tx, team.id)
    number = known[-1].number + 1 if known else 1
    now_ms = house.clock.now_ms()
    await rows.add_version(
        tx, TeamVersion(team_id=team.id, number=number, contest_id=contest_id, data=data, made_ms=now_ms)
    )
    await rows.change(tx, team.id, data=data)
    await announce.refresh_cards(tx, house, team.league_id, team.id)


async def list_versions(house: House, team_id: int) -> list[TeamVersion]:
    """Return what a team had written down, the oldest version first."""
    async with house.db.read() as tx:
        return await rows.versions(tx, team_id)


async def find_current_contest(house: House, team: Team) -> Contest | None:
    """Return the contest that a team plays now, if it plays one."""
    async with house.db.read() as tx:
        return await rows.playing(tx, team)


async def show_cards_anew(house: House, league_id: int, *, elsewhere: bool) -> None:
    """Have all cards of a league brought up to date, or posted where there is none; `elsewhere`: in another channel."""
    async with house.db.write(keys.of_league(league_id)) as tx:
        found = await rows.in_league(tx, league_id)
        if elsewhere:
            await rows.lose_cards(tx, league_id)
        await announce.refresh_cards(tx, house, league_id, *(team.id for team in found))


async def list_teams_with_cards(house: House, league_id: int) -> list[Team]:
    """Return the teams of all games in a league that have a card."""
    async with house.db.read() as tx:
        return [team for team in await rows.in_league(tx, league_id) if team.card_id is not None]


async def _need(tx: Tx, team_id: int) -> Team:
    team = await rows.get(tx, team_id)
    if team is None:
        raise Refusal(Why.UNKNOWN_TEAM)
    return team


async def write_ledger(play: Play) -> None:
    """Write down what a contest that is over leaves its teams with, in the transaction that ends it.

    One that ends again after a referee went back replaces what its first end left, unless that has been changed since.
    """
    game, tx, contest = play.game, play.tx, play.contest
    if game.ledger is None:
        return
    last = await turns.latest_closed(tx, contest.id)
    if last is None or last.after is None:
        return
    state = game.decode(last.after)
    way = (*await turns.closed_before(tx, last), last)
    events = tuple(event for turn in way for event in game.decode_events(turn.events or b"[]"))
    for seat in play.file.seats:
        team = await rows.named(tx, contest.league_id, contest.game, seat.name) if seat.name else None
        if team is None:
            continue
        known = await rows.versions(tx, team.id)
        its = [place for place, version in enumerate(known) if version.contest_id == contest.id]
        if its and its[-1] != len(known) - 1:
            continue
        before = known[its[0] - 1].data if its and its[0] else team.data
        data = game.ledger(contest.setup, state, events, seat.seat, before)
        if data != team.data:
            await keep_team_version(tx, play.house, team, data, contest.id)
