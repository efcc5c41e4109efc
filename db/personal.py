"""What the database knows of a person, wherever it stands: to be given to them, or made nobody's.

A person is the number that Discord gives them, and the names under which they play. Whoever is forgotten becomes a
pseudonym: a negative number, and a name that says nothing. The journal of the referees' acts is not rewritten.
"""

from collections.abc import Collection, Mapping
from typing import get_args

from sqlalchemy import (
    BigInteger,
    Column,
    Select,
    Table,
    Text,
    bindparam,
    delete,
    func,
    or_,
    select,
    type_coerce,
    union,
    union_all,
    update,
)

from db.engine import Tx
from db.messages import OutboxStatus, lane_of
from db.rows import Challenge
from db.sql import fetch_number, many, rows_of
from db.tables import (
    arbitration,
    challenge,
    contest,
    contest_act,
    deputy,
    draft,
    leave,
    metadata,
    outbox,
    participant,
    person,
    plan,
    postponement,
    profile,
    proposal,
    reward,
    reward_note,
    seat,
    standing_order,
    submission,
    team,
    team_member,
    turn,
)

Row = dict[str, object]

PERSON_COLUMNS = ("user_id", "by_user", "to_user", "first_user", "taken_by", "captain_id", "referee_id")
UNSAID = {"outbox"}  # copies of what stands elsewhere, on their way out
# Whole positions, and what keeps them from being guessed: a referee may not see what they hold.
SECRET = {"arbitration": ("before", "after", "events", "salt")}

_WAYS = ("league_id", "contest_id", "turn_id", "team_id", "reward_id")  # from a row to its league, the shortest first

_HIS = bindparam("user_id", type_=BigInteger)
_DELETED = (draft, leave, plan, profile, proposal, team_member, person)
_RENAMED = (
    (seat, "user_id"),
    (participant, "user_id"),
    (submission, "user_id"),
    (standing_order, "user_id"),
    (deputy, "user_id"),
    (deputy, "by_user"),
    (contest_act, "user_id"),
    (postponement, "user_id"),
    (challenge, "by_user"),
    (challenge, "to_user"),
    (challenge, "first_user"),
    (challenge, "taken_by"),
    (contest, "referee_id"),
    (reward, "by_user"),
    (reward_note, "user_id"),
)
_NO_MORE = (
    (challenge.c.by_user, "withdrawn"),
    (challenge.c.to_user, "declined"),
)
_PARTS = union(
    select(seat.c.contest_id).where(seat.c.user_id == _HIS),
    select(participant.c.contest_id).where(participant.c.user_id == _HIS),
    select(contest.c.id).where(contest.c.referee_id == _HIS),
    select(arbitration.c.contest_id).where(arbitration.c.by_user == _HIS, arbitration.c.contest_id.is_not(None)),
    select(contest_act.c.contest_id).where(contest_act.c.user_id == _HIS),
)
_LEAGUES_OF = select(contest.c.league_id).where(contest.c.id.in_(bindparam("ids", expanding=True)))
_OF_GAMES = select(contest.c.id).where(contest.c.game.in_(bindparam("games", expanding=True)))
_LAST_MESSAGE = select(func.max(outbox.c.id))
_PAYLOAD = select(outbox.c.payload).where(outbox.c.id == bindparam("id"))
_REPLACED = (
    select(arbitration.c.contest_id, arbitration.c.details)
    .where(arbitration.c.op == "replace_player")
    .order_by(arbitration.c.id)
)
_REPLACED_IN = _REPLACED.where(arbitration.c.contest_id == bindparam("contest_id"))
_TURNS = select(turn.c.id).where(turn.c.contest_id == bindparam("contest_id")).order_by(turn.c.id)
_TURN = select(turn.c.state, turn.c.after, turn.c.events, turn.c.seated).where(turn.c.id == bindparam("turn_id"))
_ACTS = select(contest_act.c.id, contest_act.c.events).where(contest_act.c.contest_id == bindparam("contest_id"))
_CHALLENGES = rows_of(challenge, Challenge).where(
    challenge.c.league_id.in_(
        select(challenge.c.league_id).where(
            or_(*(challenge.c[name] == _HIS for name in ("by_user", "to_user", "taken_by")))
        )
    )
)
_NUMBERS = union_all(*(select(table.c[column].label("number")) for table, column in _RENAMED)).subquery()
_LAST_PSEUDONYM = select(func.min(_NUMBERS.c.number))


def person_columns() -> Mapping[Table, tuple[Column[object], ...]]:
    """Return every column that holds people's numbers, by table."""
    found = {table: tuple(c for c in table.c if c.name in PERSON_COLUMNS) for table in metadata.sorted_tables}
    return {table: columns for table, columns in found.items() if columns}


async def rows_about(tx: Tx, user_id: int) -> dict[str, list[Row]]:
    """Return every row that names a person, by table; bytes as hexadecimal text."""
    found: dict[str, list[Row]] = {}
    for table, columns in person_columns().items():
        if table.name in UNSAID:
            continue
        said = [column for column in table.c if column.name not in SECRET.get(table.name, ())]
        query = select(*said).where(or_(*(column == _HIS for column in columns)))
        rows = [dict(row) for row in (await tx.execute(query, {"user_id": user_id})).mappings()]
        found[table.name] = [{name: _shown(value) for name, value in row.items()} for row in rows]
    return {name: rows for name, rows in found.items() if rows}


async def next_pseudonym(tx: Tx) -> int:
    """Return the number under which the next one to be forgotten goes on."""
    return min(await fetch_number(tx, _LAST_PSEUDONYM) or 0, 0) - 1


async def contests_with(tx: Tx, user_id: int) -> frozenset[int]:
    """Return every contest in which a person has a part, or has had one."""
    found = {row[0] for row in await tx.execute(_PARTS, {"user_id": user_id})}
    for contest_id, details in await tx.execute(_REPLACED):
        if user_id in {details.get("user_id"), details.get("former_user_id")}:
            found.add(contest_id)
    return frozenset(found)


async def contests_of(tx: Tx, games: Collection[str]) -> list[int]:
    """Return every contest of some games."""
    return [row[0] for row in await tx.execute(_OF_GAMES, {"games": list(games)})]


async def leagues_with(tx: Tx, user_id: int, contest_ids: Collection[int]) -> frozenset[int]:
    """Return the leagues of which any row names a person, and those of some contests."""
    found = {row[0] for row in await tx.execute(_LEAGUES_OF, {"ids": sorted(contest_ids)})}
    for table, columns in person_columns().items():
        if (leagues := _leagues_by(table)) is not None:
            query = leagues.where(or_(*(column == _HIS for column in columns))).distinct()
            found |= {row[0] for row in await tx.execute(query, {"user_id": user_id})}
    return frozenset(found)


def _leagues_by(table: Table) -> Select[*tuple[object, ...]] | None:
    """Return what gives the leagues of a table's rows; None for people themselves, who are of none."""
    of_contest = select(contest.c.league_id).select_from(table)
    match next((name for name in _WAYS if name in table.c), None):
        case "league_id":
            return select(table.c.league_id)
        case "contest_id":
            return of_contest.join(contest, contest.c.id == table.c.contest_id)
        case "turn_id":
            return of_contest.join(turn, turn.c.id == table.c.turn_id).join(contest, contest.c.id == turn.c.contest_id)
        case "team_id":
            return select(team.c.league_id).select_from(table).join(team, team.c.id == table.c.team_id)
        case "reward_id":
            awarded = of_contest.join(reward, reward.c.id == table.c.reward_id)
            return awarded.join(contest, contest.c.id == reward.c.contest_id)
    return None


async def first_holders(tx: Tx, contest_id: int) -> dict[str, int | None]:
    """Return who held each seat of a contest from the start: under their name it plays, whoever has it now."""
    held = await tx.execute(select(seat.c.seat, seat.c.user_id).where(seat.c.contest_id == contest_id))
    found: dict[str, int | None] = {row[0]: row[1] for row in held}
    first: dict[str, int | None] = {}
    for _, details in await tx.execute(_REPLACED_IN, {"contest_id": contest_id}):
        first.setdefault(str(details["seat"]), details.get("former_user_id"))
    return found | first


async def turn_ids(tx: Tx, contest_id: int) -> list[int]:
    """Return the turns of a contest, those of left branches too."""
    return [row[0] for row in await tx.execute(_TURNS, {"contest_id": contest_id})]


async def turn_record(tx: Tx, turn_id: int) -> Row:
    """Return what a turn keeps that may name people: `state`, `after`, `events`, `seated`."""
    return dict((await tx.execute(_TURN, {"turn_id": turn_id})).mappings().one())


async def act_events(tx: Tx, contest_id: int) -> list[tuple[int, bytes]]:
    """Return the events of what the players of a contest settled between them, by the act's id."""
    return [(row[0], row[1]) for row in await tx.execute(_ACTS, {"contest_id": contest_id})]


async def write(tx: Tx, table_name: str, row_id: int, /, **values: object) -> None:
    """Change a row of a table."""
    table = metadata.tables[table_name]
    await tx.apply(update(table).where(table.c.id == row_id).values(**values))


async def name_seats(tx: Tx, contest_id: int, seats: Collection[str], name: str) -> None:
    """Give seats of a contest another name."""
    if seats:
        theirs = (seat.c.contest_id == contest_id) & seat.c.seat.in_(sorted(seats))
        await tx.apply(update(seat).where(theirs).values(name=name))


async def saying(tx: Tx, name: str, field: str, text: str, after: int = 0) -> list[tuple[int, object]]:
    """Return the ids, higher than `after`, and values of a table's rows in whose JSON column `field` a text occurs."""
    table = metadata.tables[name]
    column = table.c[field]
    query: Select[*tuple[object, ...]] = select(table.c.id, column).where(
        table.c.id > after, type_coerce(column, Text).contains(text)
    )
    return [(int(str(row[0])), row[1]) for row in await tx.execute(query)]


async def last_message(tx: Tx) -> int:
    """Return the highest number of a message, 0 before the first."""
    return await fetch_number(tx, _LAST_MESSAGE) or 0


async def payload_of(tx: Tx, outbox_id: int) -> object:
    """Return what a message says."""
    return (await tx.execute(_PAYLOAD, {"id": outbox_id})).scalar()


async def challenges_around(tx: Tx, user_id: int) -> list[Challenge]:
    """Return the challenges of the leagues in which a person has challenged or been challenged."""
    return await many(tx, Challenge, _CHALLENGES, user_id=user_id)


async def make_nobodys(tx: Tx, user_id: int, pseudonym: int) -> None:
    """Put a pseudonym's number in the place of a person's, and delete what is theirs alone."""
    for column, status in _NO_MORE:
        await tx.apply(
            update(challenge).where(column == _HIS, challenge.c.status == "open").values(status=status),
            {"user_id": user_id},
        )
    theirs = update(contest).where(contest.c.referee_id == _HIS, contest.c.status != "over")  # another one may come
    await tx.apply(theirs.values(referee_id=None), {"user_id": user_id})
    values = {"his": user_id, "his_now": pseudonym}
    for table, name in _RENAMED:
        await tx.apply(
            update(table).where(table.c[name] == bindparam("his")).values({name: bindparam("his_now")}), values
        )
    await tx.apply(update(team).where(team.c.captain_id == bindparam("his")).values(captain_id=None), {"his": user_id})
    for table in _DELETED:
        await tx.apply(delete(table).where(table.c.user_id == _HIS), {"user_id": user_id})
    of_his_lane = (outbox.c.status.in_(get_args(OutboxStatus)), outbox.c.lane == lane_of("user", user_id))
    await tx.apply(delete(outbox).where(*of_his_lane))  # by an index, however many there are


def _shown(value: object) -> object:
    return value.hex() if isinstance(value, bytes) else value
