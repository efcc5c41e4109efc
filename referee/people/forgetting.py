"""Whoever is forgotten: their names and their number leave the records of contests, and nothing else changes in them.

Where a game keeps people its annotations say (`rules.shapes`). Whose name stands there is told by the player or seat
that it belongs to, never by the text: somebody else may be called the same, and so may a value of the game.
"""

import re
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping
from contextlib import aclosing
from functools import partial

import msgspec

from db import competitions, contests, personal, teams
from db.engine import Tx
from db.rows import Challenge, Contest
from referee.faults import report_failure
from referee.house import House
from referee.outbox import announce
from rules.dice import Dice
from rules.game import AnyGame
from rules.shapes import Part, Path, deep, has_parts, rewritten

AMONG = 50_000  # messages that may have been numbered and not yet be there when the last of all was looked for
Whose = Callable[[Path], bool]
Change = tuple[str, int, Mapping[str, object]]


class Leaving(msgspec.Struct, frozen=True, kw_only=True):
    """Who is forgotten (`user_id`), and what they are from now on."""

    user_id: int
    pseudonym: int
    alias: str

    def number(self, leaf: object) -> object:
        """Return a value, their number turned into the pseudonym's, be it a number or a text."""
        if isinstance(leaf, str):
            return str(self.pseudonym) if leaf == str(self.user_id) else leaf
        return self.pseudonym if leaf == self.user_id and not isinstance(leaf, bool) else leaf

    def unseated(self, leaf: object) -> object:
        """Return the same of a plan that is still to be played: nobody coaches in their place."""
        return None if leaf == self.user_id else self.number(leaf)

    def gone(self, data: bytes, shape: object, is_his: Whose) -> bytes:
        """Return stored JSON without them; the very same bytes where they do not stand in it."""
        before = msgspec.json.decode(data)
        after = rewritten(before, shape, partial(self._changed, is_his))
        return data if after == before else msgspec.json.encode(after)

    def _changed(self, is_his: Whose, path: Path, part: Part, text: str) -> str:
        if part == "name":
            return self.alias if is_his(path) else text
        return str(self.number(text))


class ContestRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A contest whose record is gone through: `his` are the players, or else the seats, under which his name stands."""

    contest: Contest
    game: AnyGame
    his: frozenset[str]
    has_players: bool

    def is_his(self, path: Path) -> bool:
        """Return whether the name in a place of a state is theirs."""
        return any(key in self.his for key in path)


class Traces(msgspec.Struct, frozen=True, kw_only=True):
    """Where a person may stand: contests, messages to others (up to `last_message`), and the leagues of all that."""

    contests: frozenset[int]
    messages: tuple[int, ...]
    last_message: int
    leagues: frozenset[int]


async def find_traces(tx: Tx, house: House, user_id: int) -> Traces:
    """Look for a person everywhere, which takes long where much is kept: nobody waits for it."""
    found = await personal.contests_with(tx, user_id)
    numbered = [key for key, game in house.games.items() if has_parts(game.shapes.state, "id", "ids")]
    leaving = Leaving(user_id=user_id, pseudonym=0, alias="")
    others = [one for one in await personal.contests_of(tx, numbered) if one not in found]
    found |= {one for one in others if await _stands_in(tx, await _record(tx, house, one, user_id), leaving)}
    leagues, last = await personal.leagues_with(tx, user_id, found), await personal.last_message(tx)
    saying = await personal.saying(tx, "outbox", "payload", str(user_id)) if leagues else []
    messages = tuple(row_id for row_id, _ in saying)
    return Traces(contests=found, messages=messages, last_message=last, leagues=leagues)


async def pseudonymise(tx: Tx, house: House, user_id: int, name: str, found: Traces) -> int:
    """Make all that a person has left that of the pseudonym `name {number}`; return the number.

    `found`: where they stood a moment ago; the transaction has these leagues to itself.
    """
    pseudonym = await personal.next_pseudonym(tx)
    leaving = Leaving(user_id=user_id, pseudonym=pseudonym, alias=f"{name} {-pseudonym}")
    for contest_id in sorted(found.contests | await personal.contests_with(tx, user_id)):
        await _rewrite(tx, await _record(tx, house, contest_id, user_id), leaving)
    await _leave_challenges(tx, house, leaving)
    said = [(one, await personal.payload_of(tx, one)) for one in found.messages]
    later = await personal.saying(tx, "outbox", "payload", str(user_id), found.last_message - AMONG)
    said += [(one, payload) for one, payload in later if one not in found.messages]
    for row_id, payload in said:
        await personal.write(tx, "outbox", row_id, payload=deep(payload, leaving.number))
    for row_id, data in await personal.saying(tx, "plan", "data", str(user_id)):
        await personal.write(tx, "plan", row_id, data=deep(data, leaving.unseated))
    left = await teams.of_user(tx, user_id)
    await personal.make_nobodys(tx, user_id, pseudonym)
    for team in left:
        await announce.refresh_cards(tx, house, team.league_id, team.id)
    return -pseudonym


async def _record(tx: Tx, house: House, contest_id: int, user_id: int) -> ContestRecord:
    found = await contests.need(tx, contest_id)
    game = house.games[found.game]
    players = {row.player: row.user_id for row in await contests.participants(tx, contest_id)}
    holders = players or await personal.first_holders(tx, contest_id)
    its = await competitions.get(tx, contest_id)
    is_of_people = has_parts(game.shapes.state, "name") and not (its and house.games[its.game].is_entered_by_teams)
    named = holders if is_of_people else {}
    his = frozenset(key for key, user in named.items() if user == user_id)
    return ContestRecord(contest=found, game=game, his=his, has_players=bool(players))


async def _stands_in(tx: Tx, record: ContestRecord, leaving: Leaving) -> bool:
    """Return whether anything would change in a contest's record."""
    async with aclosing(_changes(tx, record, leaving)) as changes:
        async for _ in changes:
            return True
    return False


async def _rewrite(tx: Tx, record: ContestRecord, leaving: Leaving) -> None:
    """Take a person out of all that a contest has stored as JSON, out of its title and its seats' names."""
    if not record.has_players:
        await personal.name_seats(tx, record.contest.id, record.his, leaving.alias)
    async for table, row_id, values in _changes(tx, record, leaving):
        await personal.write(tx, table, row_id, **values)


async def _changes(
    tx: Tx, record: ContestRecord, leaving: Leaving
) -> AsyncGenerator[tuple[str, int, Mapping[str, object]], None]:
    """Return the rows of a contest's record in which they stand, as they are to be: table, id, columns."""
    contest, shapes = record.contest, record.game.shapes
    if (changed := _set_up(record, leaving)) is not None:
        yield "contest", contest.id, {"setup": changed[0], "name": changed[1]}
    kinds = {"state": shapes.state, "after": shapes.state, "events": shapes.events}
    for turn_id in await personal.turn_ids(tx, contest.id):
        stored = await personal.turn_record(tx, turn_id)
        new: dict[str, object] = {}
        for column, shape in kinds.items():
            data = stored[column]
            if isinstance(data, bytes) and (record.his or str(leaving.user_id).encode() in data):
                new[column] = leaving.gone(data, shape, record.is_his)
        new["seated"] = _seated(stored["seated"], record, leaving)
        if values := {column: value for column, value in new.items() if value != stored[column]}:
            yield "turn", turn_id, values
    for act_id, events in await personal.act_events(tx, contest.id):
        if (after := leaving.gone(events, shapes.events, record.is_his)) != events:
            yield "contest_act", act_id, {"events": after}


def _seated(rows: object, record: ContestRecord, leaving: Leaving) -> object:
    """Return who held the seats before a turn changed that: (seat, name, person) of each."""
    if not isinstance(rows, tuple):  # no turn before this one changed that
        return None
    return tuple(
        [seat, leaving.alias if seat in record.his else name, leaving.number(user)] for seat, name, user in rows
    )


def _set_up(record: ContestRecord, leaving: Leaving) -> tuple[object, str] | None:
    """Return a contest's set-up and title without a person; None where they are in neither."""
    contest, shape = record.contest, record.game.shapes.setup
    ends = _places_in_state(record)
    before: list[str] = []
    after: list[str] = []

    def changed(path: Path, part: Part, text: str) -> str:
        if part != "name":
            return str(leaving.number(text))
        before.append(text)
        after.append(leaving.alias if record.is_his(ends.get(path, path)) else text)
        return after[-1]

    setup = rewritten(contest.setup, shape, changed)
    if setup == contest.setup:
        return None
    # Teams give a match of teams its title; one that is played by people alone bears their names, in this sequence.
    return setup, contest.name if record.has_players else _titled(contest.name, before, after)


def _places_in_state(record: ContestRecord) -> Mapping[Path, Path]:
    """Return where each name of a set-up stands in the first state: that state is made again, with names of our own."""
    marks: dict[str, Path] = {}
    found: dict[Path, Path] = {}

    def mark(path: Path, part: Part, text: str) -> str:
        if part != "name":
            return text
        marks[f"#{len(marks)}"] = path
        return f"#{len(marks) - 1}"

    def find(path: Path, _: Part, text: str) -> str:
        if text in marks:
            found[marks[text]] = path
        return text

    contest, game = record.contest, record.game
    if not record.his or record.has_players:
        return {}
    marked = msgspec.convert(rewritten(contest.setup, game.shapes.setup, mark), dict[str, object])
    try:
        state = game.new(marked, Dice(contest.setup_seed))
    except Exception as error:  # an older version may have spoilt it: `tools.mend`
        report_failure(f"the set-up of contest {contest.id}", error)
        return {}
    rewritten(msgspec.json.decode(game.encode(state)), game.shapes.state, find)
    return found


def _titled(title: str, before: Iterable[str], after: Iterable[str]) -> str:
    """Return a title with the names of `before`, which stand in it in this sequence, as they are in `after`."""
    told, rest = "", title
    for old, new in zip(before, after, strict=True):
        found = re.search(rf"(?<!\w){re.escape(old)}(?!\w)", rest)
        if found is not None:
            told, rest = told + rest[: found.start()] + new, rest[found.end() :]
    return told + rest


async def _leave_challenges(tx: Tx, house: House, leaving: Leaving) -> None:
    """Take their name out of the challenges that they made, and out of the return matches that came of them."""
    known = await personal.challenges_around(tx, leaving.user_id)
    led_to = {one.contest_id: one for one in known if one.contest_id is not None}
    for one in known:
        first: Challenge | None = one
        while first is not None and first.rematch_of is not None:
            first = led_to.get(first.rematch_of)
        if first is not None and first.by_user == leaving.user_id:
            settings = rewritten(one.settings, house.games[one.game].shapes.offer, lambda *_: leaving.alias)
            await personal.write(tx, "challenge", one.id, settings=settings)
