"""What the database knows of a person, wherever it stands: to be given to him, or made nobody's.

A person is the number that Discord gives him, and the names under which he plays. Whoever is forgotten becomes a
pseudonym: a negative number, and a name that says nothing. The journal of the referees' acts is not rewritten.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

import msgspec
from sqlalchemy import BigInteger, Column, Table, bindparam, delete, func, or_, select, union_all, update

from db.engine import Tx
from db.sql import number
from db.tables import (
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
    seat,
    standing_order,
    submission,
    team,
    team_member,
    turn,
)

Row = dict[str, object]

PERSON_COLUMNS = ("user_id", "by_user", "to_user", "first_user", "taken_by", "captain_id", "referee_id")
OTHER_NUMBERS = "_ms", "_id", "snowflake"  # how the names of the other large numbers end
UNSAID = {"outbox"}  # copies of what stands elsewhere, on their way out
# Whole positions, and what keeps them from being guessed: a referee may not see what they hold.
SECRET = {"arbitration": ("before", "after", "events", "salt")}

_HIS = bindparam("user_id", type_=BigInteger)
_DELETED = (draft, leave, plan, profile, team_member, person)
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
)
_WITHDRAW = (
    update(challenge)
    .where(challenge.c.by_user == bindparam("his_now"), challenge.c.status == "open")
    .values(status="withdrawn")
)
_OWN_SEATS = (
    select(seat.c.name).join(challenge, challenge.c.contest_id == seat.c.contest_id).where(seat.c.user_id == _HIS)
)
_CONTESTS = (
    select(seat.c.contest_id)
    .where(seat.c.user_id == _HIS)
    .union(select(participant.c.contest_id).where(participant.c.user_id == _HIS))
)
_PLAYED = (
    select(contest.c.setup, participant.c.player)
    .join(participant, participant.c.contest_id == contest.c.id)
    .where(participant.c.user_id == _HIS)
)
_NAMES = (
    select(person.c.name)
    .where(person.c.user_id == _HIS)
    .union(select(profile.c.name).where(profile.c.user_id == _HIS), _OWN_SEATS)
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


async def forget(tx: Tx, user_id: int, name: str) -> int:
    """Make all that a person has left that of the pseudonym `name {number}`; return the number."""
    names = {row[0] for row in await tx.execute(_NAMES, {"user_id": user_id})} - {""}
    for setup, player in await tx.execute(_PLAYED, {"user_id": user_id}):
        names |= set(_names_of(setup, player))
    contests = [row[0] for row in await tx.execute(_CONTESTS, {"user_id": user_id})]
    pseudonym = min(await number(tx, _LAST_PSEUDONYM) or 0, 0) - 1
    alias = f"{name} {-pseudonym}"
    renaming = {**dict.fromkeys(names, alias), str(user_id): str(pseudonym)}
    for contest_id in contests:
        await _rewrite(tx, contest_id, renaming, user_id, pseudonym)
    values = {"his": user_id, "his_now": pseudonym}
    await tx.apply(
        update(seat)
        .where(seat.c.user_id == bindparam("his"), seat.c.contest_id.in_(select(challenge.c.contest_id)))
        .values(name=alias),
        {"his": user_id},
    )
    for table, column in _RENAMED:
        await tx.apply(
            update(table).where(table.c[column] == bindparam("his")).values({column: bindparam("his_now")}), values
        )
    await tx.apply(update(team).where(team.c.captain_id == bindparam("his")).values(captain_id=None), {"his": user_id})
    await tx.apply(_WITHDRAW, {"his_now": pseudonym})
    for table in _DELETED:
        await tx.apply(delete(table).where(table.c.user_id == _HIS), {"user_id": user_id})
    await tx.apply(delete(outbox).where(outbox.c.user_id == _HIS), {"user_id": user_id})
    return -pseudonym


async def _rewrite(tx: Tx, contest_id: int, names: Mapping[str, str], user_id: int, pseudonym: int) -> None:
    """Put the pseudonym in the place of a person's names and number in all that a contest has stored as JSON."""
    for table, columns, key in _blobs():
        owner = table.c.id if table is contest else table.c.contest_id
        found = (await tx.execute(select(table.c[key], *columns).where(owner == contest_id))).all()
        for row in found:
            new = {}
            for column, value in zip(columns, row[1:], strict=True):
                is_bytes = isinstance(value, bytes)
                read = msgspec.json.decode(value) if is_bytes else value
                if column is contest.c.name:
                    changed: object = _within(str(read), names)
                else:
                    changed = _renamed(read, names, user_id, pseudonym)
                if changed != read:
                    new[column.name] = msgspec.json.encode(changed) if is_bytes else changed
            if new:
                await tx.apply(update(table).where(table.c[key] == row[0]).values(**new))


@cache
def _blobs() -> tuple[tuple[Table, tuple[Column[object], ...], str], ...]:
    return (
        (contest, (contest.c.name, contest.c.setup, contest.c.settings), "id"),
        (turn, (turn.c.state, turn.c.after, turn.c.events, turn.c.seated), "id"),
    )


def _renamed(value: object, names: Mapping[str, str], user_id: int, pseudonym: int) -> object:
    match value:
        case str():
            return names.get(value, value)
        case bool() | None:
            return value
        case int():
            return pseudonym if value == user_id else value
        case dict():
            return {key: _renamed(inner, names, user_id, pseudonym) for key, inner in value.items()}
        case list() | tuple():
            return [_renamed(inner, names, user_id, pseudonym) for inner in value]
        case _:
            return value


def _names_of(setup: object, player: str) -> Iterator[str]:
    """Yield the names that a contest's set-up gives to the player `player`."""
    if isinstance(setup, Mapping):
        for key, value in setup.items():
            if key == player and isinstance(value, Mapping) and isinstance(value.get("name"), str):
                yield value["name"]
            yield from _names_of(value, player)


def _within(text: str, names: Mapping[str, str]) -> str:
    """Return a title with the names that stand in it as words of their own replaced."""
    for name, alias in names.items():
        text = alias.join(re.split(rf"(?<!\w){re.escape(name)}(?!\w)", text))
    return text


def _shown(value: object) -> object:
    return value.hex() if isinstance(value, bytes) else value


def unclassified() -> Iterable[str]:
    """Return the large numbers of which nobody has said whether they are people's."""
    for table in metadata.sorted_tables:
        for column in table.c:
            is_known = column.name in PERSON_COLUMNS or column.name.endswith(OTHER_NUMBERS)
            if isinstance(column.type, BigInteger) and not is_known:
                yield f"{table.name}.{column.name}"
