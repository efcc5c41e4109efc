"""Competitions, and the matches that are hosted for them."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import bindparam, case, delete, func, select, update

from db.engine import Tx
from db.rows import Contest, Seat
from db.sql import add as add_row
from db.sql import change as change_rows
from db.sql import fetch_first, many, rows_of, value
from db.tables import competition, contest, hosted, seat, turn
from rules.contract import JsonObject, SeatId


class StoredCompetition(msgspec.Struct, frozen=True, kw_only=True):
    """What the competition that is the contest `contest_id` plays; `terms` is `referee.competition.founding`."""

    contest_id: int
    game: str
    terms: JsonObject


class HostedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """The contest that plays a fixture of a competition, once more for each of its `replays`.

    `home_entrant` and `away_entrant` meet in it, `home` and `away` are their seats there. `report` is the line by which
    the competition was told how it ended.
    """

    id: int
    competition_id: int
    fixture: str
    season: int
    replays: int
    contest_id: int
    home_entrant: SeatId
    away_entrant: SeatId
    home: SeatId
    away: SeatId
    is_started: bool
    report: str | None


class HostedTimes(msgspec.Struct, frozen=True, kw_only=True):
    """When the match that plays a fixture was opened and, once it has been reported, when it ended."""

    fixture: str
    from_ms: int
    to_ms: int | None


_COMPETITIONS = rows_of(competition, StoredCompetition)
_HOSTED = rows_of(hosted, HostedMatch)
_BY_ID = _COMPETITIONS.where(competition.c.contest_id == bindparam("contest_id"))
_OF_LEAGUE = (
    _COMPETITIONS.join(contest, contest.c.id == competition.c.contest_id)
    .where(contest.c.league_id == bindparam("league_id"))
    .order_by(competition.c.contest_id.desc())
)
_STAKE_OF = (
    select(*_HOSTED.selected_columns, *rows_of(contest, Contest).selected_columns)
    .join(contest, contest.c.id == hosted.c.competition_id)
    .where(hosted.c.contest_id == bindparam("contest_id"))
)
_PLAYED_BY = _HOSTED.where(hosted.c.contest_id == bindparam("contest_id"))
_IN = _HOSTED.where(hosted.c.competition_id == bindparam("competition_id")).order_by(hosted.c.id)
_ENDED = (
    select(hosted.c.id)
    .join(contest, contest.c.id == hosted.c.contest_id)
    .where(hosted.c.competition_id == bindparam("competition_id"), contest.c.status == "over")
    .where(hosted.c.report.is_(None))
)
_TIMES = (
    select(hosted.c.fixture, contest.c.created_ms, case((hosted.c.report.is_not(None), func.max(turn.c.closed_ms))))
    .join(contest, contest.c.id == hosted.c.contest_id)
    .join(turn, turn.c.contest_id == contest.c.id)
    .where(hosted.c.competition_id == bindparam("competition_id"), hosted.c.season == bindparam("season"))
    .group_by(hosted.c.id, contest.c.created_ms)
    .order_by(hosted.c.id)
)
_CHANGE = update(hosted).where(hosted.c.id == bindparam("where_id"))
_CHANGE_TERMS = update(competition).where(competition.c.contest_id == bindparam("where_id"))
_LAST_PLACE = select(seat.c.place).where(seat.c.contest_id == bindparam("contest_id")).order_by(seat.c.place.desc())


async def get(tx: Tx, contest_id: int) -> StoredCompetition | None:
    """Return the competition that a contest is, if it is one."""
    return await fetch_first(tx, StoredCompetition, _BY_ID, contest_id=contest_id)


async def of_league(tx: Tx, league_id: int) -> list[StoredCompetition]:
    """Return the competitions of a league, newest first."""
    return await many(tx, StoredCompetition, _OF_LEAGUE, league_id=league_id)


async def add(tx: Tx, row: StoredCompetition) -> None:
    """Store a competition."""
    await add_row(tx, competition, contest_id=row.contest_id, game=row.game, terms=row.terms)


async def change_terms(tx: Tx, contest_id: int, terms: JsonObject) -> None:
    """Change what a competition was founded with."""
    await change_rows(tx, _CHANGE_TERMS, where_id=contest_id, terms=terms)


async def hosted_in(tx: Tx, competition_id: int) -> list[HostedMatch]:
    """Return the matches hosted for a competition, oldest first."""
    return await many(tx, HostedMatch, _IN, competition_id=competition_id)


async def ended_without_report(tx: Tx, competition_id: int) -> set[int]:
    """Return the ids of the hosted matches that were ended because they were not to be played any more."""
    return set((await tx.execute(_ENDED, {"competition_id": competition_id})).scalars())


async def times_of(tx: Tx, competition_id: int, season: int) -> list[HostedTimes]:
    """Return when the matches of a season were played, oldest first; of one that was played again every time."""
    return await many(tx, HostedTimes, _TIMES, competition_id=competition_id, season=season)


async def played_by(tx: Tx, contest_id: int) -> HostedMatch | None:
    """Return what fixture a contest plays, if it plays one."""
    return await fetch_first(tx, HostedMatch, _PLAYED_BY, contest_id=contest_id)


async def stake_of(tx: Tx, contest_id: int) -> tuple[HostedMatch, Contest] | None:
    """Return what fixture a contest plays, and of which competition, if it plays one."""
    row = (await tx.execute(_STAKE_OF, {"contest_id": contest_id})).first()
    if row is None:
        return None
    at = len(HostedMatch.__struct_fields__)
    return value(HostedMatch, row[:at]), value(Contest, row[at:])


async def host(tx: Tx, **fields: object) -> None:
    """Store that a contest plays a fixture."""
    await add_row(tx, hosted, **fields)


async def forget_hosted(tx: Tx, hosted_id: int) -> None:
    """Remove the note that a contest plays a fixture: another one will."""
    await tx.apply(delete(hosted).where(hosted.c.id == hosted_id))


async def change_hosted(tx: Tx, hosted_id: int, **fields: object) -> None:
    """Change fields of a hosted match."""
    await change_rows(tx, _CHANGE, where_id=hosted_id, **fields)


async def enter(tx: Tx, row: Seat) -> None:
    """Store a seat after the others: somebody has signed up."""
    last = (await tx.execute(_LAST_PLACE, {"contest_id": row.contest_id})).scalars().first()
    place = 0 if last is None else last + 1
    await add_row(tx, seat, contest_id=row.contest_id, seat=row.seat, name=row.name, user_id=row.user_id, place=place)


async def leave(tx: Tx, contest_id: int, seats: Sequence[SeatId]) -> None:
    """Remove seats: whoever held them is not signed up any more."""
    await tx.apply(delete(seat).where(seat.c.contest_id == contest_id, seat.c.seat.in_(list(seats))))
