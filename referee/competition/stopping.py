"""Matches of a competition that are not played any more are ended at once, and their threads told why."""

import msgspec

from db import competitions as rows
from db import contests, messages, turns
from referee.competition.telling import season_number_of
from referee.hand.play import Play, take_turn
from referee.model import HostedMatch
from referee.outbox import announce
from referee.turns.annulling import annul
from referee.turns.live import live_state
from rules.abilities import line_taker

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
    host, live = line_taker(play.game), await live_state(play)
    if host is None or live is None:
        return
    wanted = {(one.key, one.replays) for one in host.fixtures(live)}
    ended = await rows.ended_without_report(play.tx, play.contest.id)
    for one in await rows.hosted_in(play.tx, play.contest.id):
        is_running = one.report is None and one.id not in ended and one.season == season_number_of(live)
        if is_running and (one.fixture, one.replays) not in wanted:
            await end_hosted_match(play, one, explain_stop(live, one))
