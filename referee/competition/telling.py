"""A competition is told what happens to it, and tells its matches: lines of its service seat, in its open turn.

A host of its own game is told by an act on its turn in play instead, written down as the bot's. Matches that it does
not want played any more are ended at once, and their threads told why.
"""

import dataclasses
import re
from collections.abc import Iterable

import msgspec

from db import competitions as rows
from db import contests, messages, turns
from db.engine import Tx
from referee.acts import GameAct
from referee.competition.founding import RESULTS
from referee.hand import record
from referee.hand.play import Play, take_turn
from referee.hand.record import ActEffect
from referee.hand.times import snowflake_at
from referee.house import House
from referee.model import SERVICE_USER, By, HostedMatch, Refusal
from referee.orders.intake import ReceivedOrder, SentOrder, receive_order
from referee.orders.replacing import replace_position
from referee.outbox import announce
from referee.turns.opening import annul
from referee.turns.reading import live_state
from rules.contract import Deed, SeatId
from rules.errors import CaseError, OrderError
from rules.hosting import CarriesOver

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


DECIDED = messages.NotPlayed()


async def end_hosted_match(play: Play, one: HostedMatch, told: messages.NotPlayed) -> None:
    """End a match whose fixture is not to be played any more, or not now."""
    turn = await turns.in_play(play.tx, one.contest_id)
    if turn is not None:
        await annul(await take_turn(play.tx, play.house, turn.id))
        its = await take_turn(play.tx, play.house, turn.id)
        await announce.post(its, told, to="thread")
        await announce.refresh_panels(its)
    await contests.change(play.tx, one.contest_id, status="over", paused_ms=None)


def explain_stop(state: msgspec.Struct, one: HostedMatch) -> messages.NotPlayed:
    """Return why a match that a competition in `state` does not want is not played: a side has left, or otherwise."""
    entrants, fixtures = getattr(state, "entrants", {}), getattr(state, "fixtures", {})
    sides = (entrants.get(entrant) for entrant in (one.home_entrant, one.away_entrant))
    left = next((side.name for side in sides if side is not None and not getattr(side, "is_in", True)), None)
    if left is None:
        return DECIDED
    return messages.NotPlayed(left=left, is_annulled=getattr(fixtures.get(one.fixture), "status", "") == "annulled")


async def stop_settled_matches(play: Play) -> None:
    """End the matches that what is in hand has settled without them: those of who has just left (CP-2-e)."""
    host, live = play.game.lines, await live_state(play)
    if host is None or live is None:
        return
    wanted = {(one.key, one.replays) for one in host.fixtures(live)}
    ended = await rows.ended_without_report(play.tx, play.contest.id)
    for one in await rows.hosted_in(play.tx, play.contest.id):
        is_running = one.report is None and one.id not in ended and one.season == season_number_of(live)
        if is_running and (one.fixture, one.replays) not in wanted:
            await end_hosted_match(play, one, explain_stop(live, one))


async def deliver_deed(play: Play, deed: Deed) -> msgspec.Struct | None:
    """Return the position of a host after an act on its turn in play; None where it refuses it, or none is in play."""
    turn = await turns.in_play(play.tx, play.contest.id)
    if turn is None:
        return None
    now, (op, fields) = await take_turn(play.tx, play.house, turn.id), deed
    act = {**fields, "op": op}
    try:
        outcome = now.game.override(now.state, {**act, "by": str(SERVICE_USER), "reason": ""})
    except CaseError:
        return None
    await replace_position(now, outcome.state)
    effect = ActEffect(
        before=msgspec.json.decode(now.turn.state),
        after=msgspec.json.decode(now.game.encode(outcome.state)),
        events=msgspec.json.encode(outcome.events),
    )
    await record.record_act(now, GameAct(op=op, fields=fields, again=act), By(SERVICE_USER, ""), effect)
    await announce.refresh_panels(now, outcome.state)
    return outcome.state


async def catch_host_up(play: Play, host: CarriesOver[msgspec.Struct], state: msgspec.Struct) -> msgspec.Struct:
    """Return the position of a host that knows of the matches which are over before anybody has played."""
    for deed in host.forgone(state):
        state = await deliver_deed(play, deed) or state
    return state


async def deliver_again(play: Play, matches: Iterable[HostedMatch]) -> None:
    """Tell of each match that is over, where a position made by an act knows nothing of it, or something else."""
    for one in matches:
        if one.report is not None and (await contests.need(play.tx, one.contest_id)).status == "over":
            await deliver_deed(play, msgspec.json.decode(one.report, type=tuple[str, dict[str, object]]))


def write_deed(deed: Deed) -> str:
    """Return an act as it is kept with its match."""
    return msgspec.json.encode(deed).decode()
