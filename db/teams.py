"""Teams and their members."""

from collections.abc import Collection

import msgspec
from msgspec.structs import asdict
from sqlalchemy import and_, bindparam, delete, update

from db.engine import Tx, by_letters
from db.rows import Contest, Team, TeamMember
from db.sql import add as add_row
from db.sql import change as change_rows
from db.sql import fetch_first, many, rows_of
from db.tables import contest, seat, team, team_member, team_version
from rules.contract import JsonObject


class TeamVersion(msgspec.Struct, frozen=True, kw_only=True):
    """What a team had written down at some time, from 1 on; `contest_id`: the contest that left it so."""

    team_id: int
    number: int
    contest_id: int | None
    data: JsonObject
    made_ms: int


_TEAMS = rows_of(team, Team)
_MEMBERS = rows_of(team_member, TeamMember)
_VERSIONS = rows_of(team_version, TeamVersion).order_by(team_version.c.number)
_AMONG = _TEAMS.where(
    team.c.league_id == bindparam("league_id"),
    team.c.game == bindparam("game"),
    team.c.name.in_(bindparam("names", expanding=True)),
).order_by(team.c.id)
_CHANGE = update(team).where(team.c.id == bindparam("where_id"))


async def get(tx: Tx, team_id: int) -> Team | None:
    """Return a team."""
    return await fetch_first(tx, Team, _TEAMS.where(team.c.id == team_id))


async def of_league(tx: Tx, league_id: int, game: str) -> list[Team]:
    """Return the teams of a game in a league, by name."""
    return await many(
        tx,
        Team,
        _TEAMS.where(team.c.league_id == league_id, team.c.game == game).order_by(by_letters(team.c.name), team.c.id),
    )


async def in_league(tx: Tx, league_id: int) -> list[Team]:
    """Return the teams of all games in a league, the oldest first."""
    return await many(tx, Team, _TEAMS.where(team.c.league_id == league_id).order_by(team.c.id))


async def lose_cards(tx: Tx, league_id: int) -> None:
    """Note that no team of a league has a card any more."""
    await tx.apply(update(team).where(team.c.league_id == league_id).values(card_id=None))


async def named(tx: Tx, league_id: int, game: str, name: str) -> Team | None:
    """Return the team of that name."""
    query = _TEAMS.where(team.c.league_id == league_id, team.c.game == game, team.c.name == name)
    return await fetch_first(tx, Team, query)


async def among(tx: Tx, league_id: int, game: str, names: Collection[str]) -> list[Team]:
    """Return the teams of those names."""
    return await many(tx, Team, _AMONG, league_id=league_id, game=game, names=list(names))


async def playing(tx: Tx, of: Team) -> Contest | None:
    """Return the contest that a team plays now, the newest; its seat there bears its name."""
    is_its = and_(contest.c.league_id == of.league_id, contest.c.game == of.game, contest.c.status != "over")
    query = rows_of(contest, Contest).join(seat, seat.c.contest_id == contest.c.id)
    return await fetch_first(
        tx, Contest, query.where(is_its, seat.c.name == of.name).order_by(contest.c.id.desc()).limit(1)
    )


async def add(tx: Tx, league_id: int, game: str, name: str, captain_id: int | None) -> int:
    """Store a new team; return its id."""
    return await add_row(tx, team, league_id=league_id, game=game, name=name, captain_id=captain_id, data={})


async def change(tx: Tx, team_id: int, **fields: object) -> None:
    """Change fields of a team."""
    await change_rows(tx, _CHANGE, where_id=team_id, **fields)


async def members(tx: Tx, team_id: int) -> list[TeamMember]:
    """Return the members of a team, by place."""
    query = _MEMBERS.where(team_member.c.team_id == team_id).order_by(team_member.c.place)
    return await many(tx, TeamMember, query)


async def add_member(tx: Tx, team_id: int, user_id: int, place: int) -> None:
    """Give a person a place in a team."""
    await add_row(tx, team_member, team_id=team_id, user_id=user_id, place=place)


async def remove_member(tx: Tx, team_id: int, user_id: int) -> bool:
    """Take a person out of a team; return whether they were in it."""
    is_he = and_(team_member.c.team_id == team_id, team_member.c.user_id == user_id)
    return (await tx.apply(delete(team_member).where(is_he))).rowcount > 0


async def of_user(tx: Tx, user_id: int) -> list[Team]:
    """Return the teams of all leagues that a person is a member of."""
    query = _TEAMS.join(team_member, team_member.c.team_id == team.c.id)
    return await many(tx, Team, query.where(team_member.c.user_id == user_id).order_by(team.c.id))


async def of_person(tx: Tx, user_id: int, league_id: int, game: str) -> list[Team]:
    """Return the teams that a person is a member of."""
    query = _TEAMS.join(team_member, team_member.c.team_id == team.c.id)
    return await many(
        tx,
        Team,
        query.where(team_member.c.user_id == user_id, team.c.league_id == league_id, team.c.game == game).order_by(
            team.c.id
        ),
    )


async def versions(tx: Tx, team_id: int) -> list[TeamVersion]:
    """Return what a team had written down, the oldest version first."""
    return await many(tx, TeamVersion, _VERSIONS.where(team_version.c.team_id == team_id))


async def add_version(tx: Tx, version: TeamVersion) -> None:
    """Keep a version of what a team has written down."""
    await add_row(tx, team_version, **asdict(version))
