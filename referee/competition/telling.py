"""A competition is told what happens to it: lines of its service seat, which count in its open turn."""

import dataclasses
import re

import msgspec

from db import competitions as rows
from db import contests, messages, turns
from db.engine import Tx
from referee.competition.terms import RESULTS, SERVICE_USER
from referee.hand.play import Play, take_turn
from referee.hand.times import snowflake_at
from referee.house import House
from referee.model import HostedMatch, Refusal
from referee.orders.intake import ReceivedOrder, SentOrder, receive_order
from referee.outbox import announce
from rules.contract import SeatId
from rules.errors import OrderError

_SHOOTOUT = re.compile(r" tab \S+")


async def tell_competition(
    tx: Tx, house: House, competition_id: int, line: str, *, in_pause: bool = False
) -> ReceivedOrder | None:
    """Have a line count in the open turn of a competition; None where none is open.

    Raises `OrderError` where the rules refuse the line, `Refusal` where nothing is taken now.
    """
    turn = await turns.in_play(tx, competition_id)
    if turn is None or turn.status != "open":
        return None
    play = await take_turn(tx, house, turn.id)
    if in_pause:
        running = msgspec.structs.replace(play.contest, status="open")
        play = dataclasses.replace(play, file=msgspec.structs.replace(play.file, contest=running))
    at_ms = min(play.now_ms, turn.due_ms)  # until the close it counts, however late the close is
    sent = SentOrder(seat=SeatId(RESULTS), user_id=SERVICE_USER, text=line, snowflake=snowflake_at(at_ms))
    return await receive_order(play, sent)


async def tell_match_line(play: Play, its: HostedMatch, line: str) -> bool:
    """Return whether the competition has taken a line about a match, in a pause too: its matches go on."""
    try:
        return await tell_competition(play.tx, play.house, its.competition_id, line, in_pause=True) is not None
    except OrderError as error:
        if error.code == "E_LEVEL":  # it must have a winner, and has none: once more
            await announce.post(play, messages.PlayedAgain(fixture=its.fixture), to="thread")
            return await tell_match_line(play, its, f"{its.fixture} interrompu")
        if error.code == "E_TAB":  # both legs together have a winner: how the second one was broken counts for nothing
            return await tell_match_line(play, its, _SHOOTOUT.sub("", line))
        return False
    except Refusal:
        return False


async def take_competition(tx: Tx, house: House, competition_id: int) -> Play:
    """Return the turn of a competition that was opened last. Raises `LookupError` where a contest is none."""
    if await rows.get(tx, competition_id) is None:
        raise LookupError(f"contest {competition_id} is no competition")
    contest = await contests.need(tx, competition_id)
    last = await turns.latest(tx, contest.id)
    if last is None:
        raise LookupError(f"no turn in contest {competition_id}")
    return await take_turn(tx, house, last.id)


def season_number_of(state: msgspec.Struct) -> int:
    """Return the season of a competition: its fixtures are numbered anew in each."""
    return getattr(state, "season", 1)
