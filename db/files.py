"""A turn with what is on record around it, read at once: one statement for the turn, one for the people.

Everything in a `File` is as of the transaction that it was read in. It may be shown later; what is decided later is
decided on another one.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Row,
    Select,
    String,
    Table,
    Text,
    bindparam,
    cast,
    func,
    literal,
    null,
    select,
    union_all,
)
from sqlalchemy.sql.selectable import FromClause

from db.engine import Tx
from db.rows import Contest, Deputy, Draft, League, Participant, Person, Seat, Turn
from db.sql import value
from db.tables import contest, deputy, draft, league, outbox, participant, person, seat, turn

R = TypeVar("R", bound=msgspec.Struct)

IN_PLAY = ("open", "stuck")


class File(msgspec.Struct, frozen=True, kw_only=True):
    """A turn, its contest and league, who sits where; `following` is the turn opened after it, once it is closed.

    `deputies` are those who stand in now, `asked` those who were asked or stand in for a captain who is gone.
    `last_message` is the newest row of the outbox about the turn then: what was written later is not known here.
    `panel_row` is the one by which a panel of the contest was being drawn, 0 for none: what is changed from then on has
    a row of its own.
    """

    turn: Turn
    contest: Contest
    league: League
    seats: tuple[Seat, ...]
    deputies: tuple[Deputy, ...]
    participants: tuple[Participant, ...]
    following: Turn | None
    asked: tuple[Deputy, ...] = ()
    last_message: int = 0
    panel_row: int = 0


class DraftFile(NamedTuple):
    """A draft with the file of its turn, and what is known of who wrote it."""

    draft: Draft
    person: Person | None
    file: File


class _People(NamedTuple):
    seats: list[Seat]
    participants: list[Participant]
    asked: list[Deputy]


_FOLLOWING = turn.alias("following")
_LATER = turn.alias("later")
_LATEST = turn.alias("latest")


def _columns(kind: type[msgspec.Struct], table: FromClause) -> list[ColumnElement[Any]]:
    return [table.c[name] for name in kind.__struct_fields__]


_NEXT = select(func.min(_LATER.c.id)).where(_LATER.c.contest_id == turn.c.contest_id, _LATER.c.id > turn.c.id)
_AROUND = (
    turn.join(contest, contest.c.id == turn.c.contest_id)
    .join(league, league.c.id == contest.c.league_id)
    .outerjoin(_FOLLOWING, _FOLLOWING.c.id == _NEXT.scalar_subquery())
)
_HEAD_KINDS = (Turn, Contest, League, Turn)
_PANEL_LANE = literal("panel:") + cast(contest.c.id, String)  # as `messages.lane_of` writes it
_HEAD_COLUMNS = [
    *_columns(Turn, turn),
    *_columns(Contest, contest),
    *_columns(League, league),
    *_columns(Turn, _FOLLOWING),
    select(func.max(outbox.c.id)).where(outbox.c.turn_id == turn.c.id).scalar_subquery(),
    select(func.max(outbox.c.id))
    .where(outbox.c.status == "pending", outbox.c.lane == _PANEL_LANE)
    .where(outbox.c.first_try_ms.is_not(None))
    .scalar_subquery(),
]
_CONTEST_AT = len(Turn.__struct_fields__) + Contest.__struct_fields__.index("id")  # in a row
_HEAD: Select[Any] = select(*_HEAD_COLUMNS).select_from(_AROUND)
_OF_TURN = _HEAD.where(turn.c.id == bindparam("turn_id"))
_ID_OF = select(func.max(_LATEST.c.id)).where(_LATEST.c.contest_id == bindparam("contest_id", type_=BigInteger))
_AMONG = _HEAD.where(turn.c.id.in_(bindparam("turn_ids", expanding=True)))
_OF_CONTEST = _HEAD.where(turn.c.id == _ID_OF.scalar_subquery())
_IN_PLAY = _HEAD.where(turn.c.id == _ID_OF.where(_LATEST.c.status.in_(IN_PLAY)).scalar_subquery())
_IN_PLAY_AMONG = _HEAD.where(turn.c.contest_id.in_(bindparam("ids", expanding=True)), turn.c.status.in_(IN_PLAY))
_OF_DRAFT: Select[Any] = (
    select(*_HEAD_COLUMNS, *_columns(Draft, draft), *_columns(Person, person))
    .select_from(_AROUND.join(draft, draft.c.turn_id == turn.c.id))
    .outerjoin(person, person.c.user_id == draft.c.user_id)
    .where(draft.c.id == bindparam("draft_id"))
)


def _sitting(
    kind: str,
    table: Table,
    place: ColumnElement[int],
    name: ColumnElement[str],
    *,
    of_deputy: bool = False,
) -> Select[Any]:
    """Return the people of one kind in some contests, in the columns that all kinds have."""
    times = ("id", "by_user", "asked_ms", "answered_ms", "ended_ms")
    return select(
        literal(kind, String(8)).label("kind"),
        cast(place, BigInteger).label("place"),
        table.c.contest_id,
        table.c.seat,
        table.c.user_id,
        cast(name, Text).label("name"),
        *(cast(deputy.c[name] if of_deputy else null(), BigInteger).label(name) for name in times),
    ).where(table.c.contest_id.in_(bindparam("ids", expanding=True)))


_PEOPLE = union_all(
    _sitting("seat", seat, seat.c.place, seat.c.name),
    _sitting("player", participant, participant.c.place, participant.c.player),
    _sitting("deputy", deputy, deputy.c.id, deputy.c.status, of_deputy=True).where(
        deputy.c.status.in_(("asked", "active"))
    ),
).order_by("kind", "place")


async def of_turn(tx: Tx, turn_id: int) -> File:
    """Return the file of a turn that exists. Raises `LookupError`."""
    row = (await tx.execute(_OF_TURN, {"turn_id": turn_id})).first()
    if row is None:
        raise LookupError(f"no turn {turn_id}")
    return await _file(tx, row)


async def of_turns(tx: Tx, turn_ids: Sequence[int]) -> list[File]:
    """Return the files of those turns that exist."""
    heads = (await tx.execute(_AMONG, {"turn_ids": list(turn_ids)})).all()
    people = await _people(tx, [row[_CONTEST_AT] for row in heads])
    return [_made(row, people[row[_CONTEST_AT]]) for row in heads]


async def latest(tx: Tx, contest_id: int) -> File:
    """Return the file of the turn of a contest that was opened last. Raises `LookupError`."""
    row = (await tx.execute(_OF_CONTEST, {"contest_id": contest_id})).first()
    if row is None:
        raise LookupError(f"no turn in contest {contest_id}")
    return await _file(tx, row)


async def in_play(tx: Tx, contest_id: int) -> File | None:
    """Return the file of the turn of a contest that is open, or stuck."""
    row = (await tx.execute(_IN_PLAY, {"contest_id": contest_id})).first()
    return None if row is None else await _file(tx, row)


async def in_play_among(tx: Tx, contest_ids: Sequence[int]) -> dict[int, File]:
    """Return the same of some contests, of each that has such a turn."""
    if not contest_ids:
        return {}
    heads = {row[_CONTEST_AT]: row for row in await tx.execute(_IN_PLAY_AMONG, {"ids": list(contest_ids)})}
    people = await _people(tx, list(heads)) if heads else {}
    return {contest_id: _made(row, people[contest_id]) for contest_id, row in heads.items()}


async def of_draft(tx: Tx, draft_id: int) -> DraftFile | None:
    """Return a draft with the file of its turn."""
    row = (await tx.execute(_OF_DRAFT, {"draft_id": draft_id})).first()
    if row is None:
        return None
    at = len(_HEAD_COLUMNS)
    kept, someone = _value(Draft, row, at), _value(Person, row, at + len(Draft.__struct_fields__))
    assert kept is not None  # noqa: S101 - it was asked for
    return DraftFile(kept, someone, await _file(tx, row))


def _value(kind: type[R], row: Row[Any], at: int) -> R | None:
    """Return the value whose fields begin at a place of a row; None where an outer join has found nothing."""
    names = kind.__struct_fields__
    found = row[at : at + len(names)]
    return None if found[0] is None else value(kind, found)


async def _file(tx: Tx, row: Row[Any]) -> File:
    contest_id = row[_CONTEST_AT]
    return _made(row, (await _people(tx, [contest_id]))[contest_id])


def _made(row: Row[Any], people: _People) -> File:
    values: list[Any] = []
    at = 0
    for kind in _HEAD_KINDS:
        values.append(_value(kind, row, at))
        at += len(kind.__struct_fields__)
    its_turn, its_contest, its_league, following = values
    captains = {(row.seat, row.user_id) for row in people.seats}
    return File(
        turn=its_turn,
        contest=its_contest,
        league=its_league,
        seats=tuple(people.seats),
        deputies=tuple(one for one in people.asked if one.status == "active" and (one.seat, one.by_user) in captains),
        participants=tuple(people.participants),
        following=None if its_turn.after is None else following,
        asked=tuple(people.asked),
        last_message=row[at] or 0,
        panel_row=row[at + 1] or 0,
    )


async def _people(tx: Tx, contest_ids: Sequence[int]) -> dict[int, _People]:
    found = {contest_id: _People([], [], []) for contest_id in contest_ids}
    for row in await tx.execute(_PEOPLE, {"ids": list(contest_ids)}):
        contest_id: int = row.contest_id
        seats, players, asked = found[contest_id]
        match row.kind:
            case "seat":
                seats.append(Seat(contest_id=contest_id, seat=row.seat, name=row.name, user_id=row.user_id))
            case "player":
                players.append(Participant(contest_id=contest_id, player=row.name, user_id=row.user_id, seat=row.seat))
            case _:
                asked.append(
                    Deputy(
                        id=row.id,
                        contest_id=contest_id,
                        seat=row.seat,
                        user_id=row.user_id,
                        by_user=row.by_user,
                        status=row.name,
                        asked_ms=row.asked_ms,
                        answered_ms=row.answered_ms,
                        ended_ms=row.ended_ms,
                    )
                )
    return found
