"""A captain on leave asks to have a match put off to a later round: the other side agrees, refuses, or lets it be.

Where the competition allows it (`HostingTerms.moves`), of matches that have not begun (CP-R-f). What is not answered
until the round closes in which it was asked for is refused. What both want is carried out as a referee's line is, at
once, and stands in the journal as theirs.
"""

from collections.abc import Sequence
from datetime import time, timedelta
from itertools import groupby

import msgspec

from db import competitions as rows
from db import keys, leagues, messages, moves
from db.engine import Tx
from db.moves import FixtureMove
from referee.acts import GameAct
from referee.competition.dates import dates_in
from referee.competition.entering import list_entered_seats
from referee.competition.founding import hosting_terms_of
from referee.competition.sides import captains_of
from referee.competition.telling import end_hosted_match
from referee.desk.override import apply_act
from referee.hand.play import Play, take_latest_turn
from referee.hand.times import local_to_utc_ms
from referee.house import House
from referee.model import By, Contest, HostedMatch, Leave, Refusal, Why
from referee.outbox import announce
from referee.turns import leaves
from referee.turns.desk import RefereeDesk
from referee.turns.reading import live_state
from rules.contract import SeatId
from rules.hosting import Movable

ONE_DAY = timedelta(days=1)
Span = tuple[int, int]


class MoveOffer(msgspec.Struct, frozen=True, kw_only=True):
    """A match that a captain on leave may ask to put off: against whom, from when to when, to which round."""

    competition: Contest
    fixture: str
    entrant: SeatId
    opponent: SeatId
    opponent_name: str
    round: int


class MoveRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A match that one side has asked to put off, as a captain of either sees it; `is_his`: it was they who asked."""

    move: FixtureMove
    is_his: bool
    other_name: str


async def list_move_requests(house: House, league_id: int, user_id: int) -> list[MoveRequest]:
    """Return what somebody may answer, or take back, in the competitions of a league."""
    async with house.db.read() as tx:
        waiting = await moves.asked(tx, league_id)
        found = []
        for competition_id, its in groupby(waiting, lambda move: move.competition_id):
            found += await _asked(await take_latest_turn(tx, house, competition_id), list(its), user_id)
        return found


async def _asked(play: Play, waiting: Sequence[FixtureMove], user_id: int) -> list[MoveRequest]:
    captains = await _captains(play)
    names = {row.seat: row.name for row in await list_entered_seats(play.tx, play.contest.id)}
    found = []
    for move in waiting:
        wanted = await _standing(play, move)
        if wanted is None:
            continue
        other = wanted.away if move.asked_by == wanted.home else wanted.home
        for mine, his in ((move.asked_by, True), (other, False)):
            if captains.get(mine) == user_id:
                across = other if his else move.asked_by
                found.append(MoveRequest(move=move, is_his=his, other_name=names.get(across, across)))
    return found


async def _standing(play: Play, move: FixtureMove) -> Movable | None:
    """Return the match that a move is about; None where it is answered, or cannot be any more."""
    wanted = next((one for one in await _movable(play, move.asked_by) if one.key == move.fixture), None)
    is_open = (
        move.status == "asked" and await _is_allowed(play) and _current(play) == (move.season, move.stage, move.round)
    )
    return wanted if is_open and wanted is not None and move.to_round in dict(wanted.later) else None


async def list_move_offers(house: House, league_id: int, user_id: int) -> list[MoveOffer]:
    """Return what somebody may ask for in the competitions of a league, with the leaves that they have booked."""
    async with house.db.read() as tx:
        his = await leaves.list_leaves_of_person(tx, house, league_id, user_id)
        if not his:
            return []
        found = []
        for its in await rows.of_league(tx, league_id):
            found += await _offers(await take_latest_turn(tx, house, its.contest_id), user_id, his)
        return found


async def request_move(house: House, competition_id: int, fixture: str, user_id: int) -> MoveOffer:
    """Ask the other side to put a match off. Raises `Refusal`: `move_none`, `move_asked` in this round already."""
    async with house.db.write(keys.of_contest(competition_id)) as tx:
        play = await take_latest_turn(tx, house, competition_id)
        his = await leaves.list_leaves_of_person(tx, house, play.contest.league_id, user_id)
        offer = next((one for one in await _offers(play, user_id, his) if one.fixture == fixture), None)
        if offer is None:
            raise Refusal(Why.MOVE_NONE, fixture=fixture)
        season, stage, round_ = _current(play)
        if any(one.fixture == fixture for one in await moves.of_round(tx, competition_id, season, stage, round_)):
            raise Refusal(Why.MOVE_ASKED, fixture=fixture)
        move_id = await moves.add(
            tx, competition_id=competition_id, fixture=fixture, season=season, stage=stage, round=round_,
            to_round=offer.round, asked_by=offer.entrant, status="asked",
        )  # fmt: skip
        names = {row.seat: row.name for row in await list_entered_seats(tx, competition_id)}
        where, seats = await _where(play, fixture, offer.opponent)
        told = messages.MoveAsked(
            move=move_id, fixture=fixture, by=names.get(offer.entrant, offer.entrant), round=offer.round,
            due_ms=play.turn.due_ms, seats=seats,
        )  # fmt: skip
        await announce.post(where, told, to="thread")
        return offer


async def answer_move(house: House, move_id: int, user_id: int, *, agrees: bool) -> FixtureMove:
    """Agree to what the other side has asked for, or refuse; who has asked may take it back.

    Raises `Refusal`: `move_gone` for what is answered, or was asked for in a round that has closed, or cannot be any
    more; `move_not_yours`, `paused`.
    """
    async with house.db.write(keys.of_move(move_id)) as tx:
        move = await moves.get(tx, move_id)
        if move is None:
            raise Refusal(Why.MOVE_GONE)
        play = await take_latest_turn(tx, house, move.competition_id)
        wanted = await _standing(play, move)
        if wanted is None:
            raise Refusal(Why.MOVE_GONE)
        captains = await _captains(play)
        asked = wanted.away if move.asked_by == wanted.home else wanted.home
        is_his = user_id == captains.get(asked) or (not agrees and user_id == captains.get(move.asked_by))
        if not is_his:
            raise Refusal(Why.MOVE_NOT_YOURS)
        if play.contest.status != "open":
            raise Refusal(Why.PAUSED)
        await moves.settle(tx, move.id, "agreed" if agrees else "refused")
        if agrees:
            await _carry_out(play, move, user_id)
        else:
            by = asked if user_id == captains.get(asked) else move.asked_by
            names = {row.seat: row.name for row in await list_entered_seats(tx, move.competition_id)}
            where, _ = await _where(play, move.fixture, asked)
            told = messages.MoveRefused(fixture=move.fixture, by=names.get(by, by))
            await announce.post(where, told, to="thread")
        return move


async def _carry_out(play: Play, move: FixtureMove, user_id: int) -> None:
    """Move the fixture; its match, where one is open, ends: the later round opens another."""
    host = play.game.lines
    assert host is not None  # noqa: S101 - it has fixtures
    hosted = await _hosted(play, move.fixture)
    if hosted is not None:
        await end_hosted_match(play, hosted, messages.NotPlayed(round=move.to_round))
    text = host.move(move.fixture, move.to_round)
    desk = RefereeDesk(play, By(user_id, ""))
    change = await apply_act(desk, "lines", {"text": text})
    act = GameAct(op="move", fields={"text": text}, changes=change.changes, again=change.again)
    await desk.record(act, change)


async def _offers(play: Play, user_id: int, his: Sequence[Leave]) -> list[MoveOffer]:
    if (play.turn.status, play.contest.status) != ("open", "open") or not await _is_allowed(play):
        return []
    away = await _spans(play.tx, play.contest.league_id, his)
    names = {row.seat: row.name for row in await list_entered_seats(play.tx, play.contest.id)}
    found = []
    for entrant, captain in (await _captains(play)).items():
        of_his = await _movable(play, entrant) if captain == user_id else ()
        most = max((ahead for one in of_his for _, ahead in one.later), default=0)
        dates = await dates_in(play.tx, play.now_ms, play.contest.id, _current(play)[0], most)
        for one in of_his:
            free = (round_ for round_, ahead in one.later if not _meets(dates.ahead(ahead), away))
            to = next(free, None) if _meets(dates.ahead(one.ahead), away) else None
            if to is not None:
                opponent = one.away if entrant == one.home else one.home
                found.append(
                    MoveOffer(
                        competition=play.contest, fixture=one.key, entrant=entrant, opponent=opponent,
                        opponent_name=names.get(opponent, opponent), round=to,
                    )
                )  # fmt: skip
    return found


async def _is_allowed(play: Play) -> bool:
    its = await rows.get(play.tx, play.contest.id)
    return its is not None and hosting_terms_of(its).moves == "allowed" and play.game.lines is not None


async def _movable(play: Play, entrant: SeatId) -> tuple[Movable, ...]:
    host, live = play.game.lines, await live_state(play)
    return () if host is None or live is None else host.movable(live, entrant)


async def _captains(play: Play) -> dict[SeatId, int | None]:
    its = await rows.get(play.tx, play.contest.id)
    seats = await list_entered_seats(play.tx, play.contest.id)
    return {} if its is None else await captains_of(play.tx, play.contest.league_id, its.game, seats)


def _current(play: Play) -> tuple[int, int, int]:
    host = play.game.lines
    assert host is not None  # noqa: S101 - a competition
    return host.current(play.state)


async def _hosted(play: Play, fixture: str) -> HostedMatch | None:
    """Return the match that is being played for a fixture."""
    ended = await rows.ended_without_report(play.tx, play.contest.id)
    season = _current(play)[0]
    known = await rows.hosted_in(play.tx, play.contest.id)
    of_it = [one for one in known if (one.fixture, one.season, one.report) == (fixture, season, None)]
    return next((one for one in of_it if one.id not in ended), None)


async def _where(play: Play, fixture: str, opponent: SeatId) -> tuple[Play, tuple[SeatId, ...]]:
    """Return where a match is talked about, and as what its opponent sits there: in its thread, if it has one."""
    hosted = await _hosted(play, fixture)
    if hosted is None:
        return play, (opponent,)
    seat = hosted.home if opponent == hosted.home_entrant else hosted.away
    return await take_latest_turn(play.tx, play.house, hosted.contest_id), (seat,)


async def _spans(tx: Tx, league_id: int, his: Sequence[Leave]) -> list[Span]:
    """Return from when to when leaves last."""
    zone = (await leagues.get(tx, league_id)).zone
    midnight = time(0)
    return [
        (local_to_utc_ms(one.first_day, midnight, zone), local_to_utc_ms(one.last_day + ONE_DAY, midnight, zone))
        for one in his
    ]


def _meets(window: Span | None, away: Sequence[Span]) -> bool:
    """Return whether a round falls into one of some leaves; one whose dates nobody knows does."""
    return window is None or any(start < window[1] and window[0] < end for start, end in away)
