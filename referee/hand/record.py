"""The arbitration record: append-only, a chain of hashes per league (`rules.chain`), read by everybody.

What a referee saw of sealed orders is written down at once and told after the turn: until then its entry is shown as a
hash and nothing else. What a referee was shown before an act is kept for the press that carries it out.
"""

import asyncio
from collections.abc import Mapping
from typing import TypeVar

import msgspec

from db import leagues, proposals, records, turns
from db.engine import Tx
from db.rows import StoredProposal
from referee.acts import LOOKS, Act, HiddenAct, LeagueChange, act_of, encode_act
from referee.hand.play import Play
from referee.house import House
from referee.model import Arbitration, By, Refusal, Turn, Why
from rules.chain import FIRST, SALT_BYTES, Entry, Journal, Link, digest, lines_of_journal, record_of
from rules.contract import JsonObject

PAGE = 50  # entries read at once: each may hold two whole seasons


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """What a check of a league's whole record found: `broken` are the numbers of the entries that do not hold."""

    count: int
    head: str
    broken: tuple[int, ...]


class ActEffect(msgspec.Struct, frozen=True, kw_only=True):
    """What an act did: how what it changed was before and is after, and the game's events."""

    before: JsonObject = {}
    after: JsonObject = {}
    events: bytes = b"[]"


NOTHING = ActEffect()


async def record_act(play: Play, act: Act, by: By, effect: ActEffect = NOTHING) -> Arbitration:
    """Append an act to the record of its league; return it."""
    return await _append(
        play.tx,
        play.house,
        play.contest.league_id,
        act,
        by,
        contest_id=play.contest.id,
        turn_id=play.turn.id,
        before=effect.before,
        after=effect.after,
        events=effect.events,
    )


async def record_change(tx: Tx, house: House, league_id: int, by_user: By | int | None, change: LeagueChange) -> None:
    """Append what an organiser changed of the league itself: its season, its calendar, its settings, a sheet.

    Nothing is written where nothing is other than before, or nobody of the league did it (`by_user` None).
    """
    if by_user is None or not change.details:
        return
    by = By(by_user, "") if isinstance(by_user, int) else by_user
    await _append(tx, house, league_id, change, by, contest_id=None, turn_id=None, before={}, after={}, events=b"[]")


def compare_settings(before: Mapping[str, object], after: Mapping[str, object]) -> JsonObject:
    """Return what differs between two settings of the same kind: name -> what it was, what it is."""
    return {name: [before.get(name), value] for name, value in after.items() if value != before.get(name)}


async def _append(tx: Tx, house: House, league_id: int, act: Act, by: By, **given: object) -> Arbitration:
    last = await records.last_arbitration(tx, league_id)
    op, details = encode_act(act)
    fields = {
        **given,
        "by_user": by.user_id,
        "reason": by.reason,
        "clause": by.clause,
        "op": op,
        "details": details,
        "salt": house.random_bytes(SALT_BYTES),
        "at_ms": house.clock.now_ms(),
        "number": 1 if last is None else last.number + 1,
        "previous": FIRST if last is None else last.hash,
    }
    entry = Arbitration(id=0, league_id=league_id, hash="", **fields)  # type: ignore[arg-type]
    return await records.add_arbitration(tx, league_id=league_id, **fields, hash=digest(chain_entry_of(entry)))


def chain_entry_of(act: Arbitration) -> Entry:
    """Return the part of an act that its hash is of."""
    return Entry(
        number=act.number,
        previous=act.previous,
        contest=act.contest_id,
        turn=act.turn_id,
        op=act.op,
        by=act.by_user,
        reason=act.reason,
        clause=act.clause,
        details=act.details,
        at_ms=act.at_ms,
        record=record_of(act.before, act.after, msgspec.json.decode(act.events), act.salt or b""),
    )


async def get_arbitration(house: House, arbitration_id: int) -> Arbitration:
    """Return a referee's act that was recorded, as far as it may be told."""
    async with house.db.read() as tx:
        return await redact_act(tx, await records.need_arbitration(tx, arbitration_id))


async def read_journal(
    house: House,
    *,
    league_id: int | None = None,
    contest_id: int | None = None,
    limit: int = 50,
    upto: int | None = None,
) -> list[Arbitration]:
    """Return the acts in a league or on a contest, newest first, with `upto` from that number of the record on.

    Of what is told after the turn only the hash is there; in the record of one contest nothing.
    """
    async with house.db.read() as tx:
        found = await records.journal(tx, league_id=league_id, contest_id=contest_id, limit=limit, upto=upto)
        acts = [await redact_act(tx, act) for act in found]
    return [act for act in acts if contest_id is None or not is_hidden(act)]


async def redact_act(tx: Tx, act: Arbitration) -> Arbitration:
    """Return an act as it may be told now."""
    if act.op not in LOOKS or act.turn_id is None:
        return act
    return redact_act_on_turn(act, await turns.need(tx, act.turn_id))


def redact_act_on_turn(act: Arbitration, turn: Turn) -> Arbitration:
    """Return an act on `turn` as it may be told now."""
    if act.op not in LOOKS or turn.status not in {"open", "stuck"}:
        return act
    op, details = encode_act(HiddenAct())
    return msgspec.structs.replace(
        act, op=op, contest_id=0, turn_id=None, by_user=0, reason="", clause=None, details=details, at_ms=0
    )


def is_hidden(act: Arbitration) -> bool:
    """Return whether an act may not be told yet (`redact_act`)."""
    return isinstance(act_of(act), HiddenAct)


async def check_record(house: House, league_id: int) -> Checked:
    """Return whether the record of a league is whole, from its first entry on."""
    found = await _whole(house, league_id, is_secret=True)
    wrong = tuple(int(line.about) for line in lines_of_journal(found) if line.holds is False)
    return Checked(count=len(found.links), head=found.links[-1].hash if found.links else FIRST, broken=wrong)


async def export_record(house: House, league_id: int) -> Journal:
    """Return the record of a league as a file for everybody."""
    return await _whole(house, league_id, is_secret=False)


async def _whole(house: House, league_id: int, *, is_secret: bool) -> Journal:
    links: list[Link] = []
    async with house.db.read() as tx:
        name, upto = (await leagues.get(tx, league_id)).name, None
        while True:
            page = await records.journal(tx, league_id=league_id, contest_id=None, limit=PAGE, upto=upto)
            hidden = set() if is_secret else {act.id for act in page if is_hidden(await redact_act(tx, act))}
            links += await asyncio.to_thread(_links, page, hidden)
            if len(page) < PAGE:
                return Journal(league=name, links=tuple(reversed(links)))
            upto = page[-1].number - 1


def _links(page: list[Arbitration], hidden: set[int]) -> list[Link]:
    return [
        Link(
            number=act.number,
            previous=act.previous,
            hash=act.hash,
            entry=None if act.id in hidden else chain_entry_of(act),
        )
        for act in page
    ]


W = TypeVar("W")


async def find_proposal(
    house: House, contest_id: int, proposal_id: int, by_user: int, kind: type[W]
) -> tuple[StoredProposal, W]:
    """Return what was proposed to a referee for a contest. Raises `Refusal(Why.UNKNOWN_DRAFT)` for anything else."""
    async with house.db.read() as tx:
        kept = await proposals.get(tx, proposal_id)
    if kept is None or (kept.user_id, kept.contest_id) != (by_user, contest_id):
        raise Refusal(Why.UNKNOWN_DRAFT)
    try:
        return kept, msgspec.convert(kept.wanted, kind)
    except msgspec.ValidationError as error:  # another kind of proposal, pressed as this one
        raise Refusal(Why.UNKNOWN_DRAFT) from error
