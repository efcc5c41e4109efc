"""What a competition was told and has lost, by an act that goes back or leaves no room for it, it is told again."""

from collections.abc import Iterable, Sequence

from db import turns
from referee.competition.entering import fit_name_in_line, list_entered_seats
from referee.competition.founding import RESULTS
from referee.competition.telling import tell_competition, tell_match_line
from referee.hand.play import Play, hand_of, take_turn
from referee.model import HostedMatch, Refusal
from referee.turns.reading import live_state
from rules.contract import SeatId
from rules.errors import OrderError

BETWEEN = "; "  # two lines (CP-N-d)


async def list_lines_in_hand(play: Play) -> Sequence[str]:
    """Return what a competition has been told in its open turn, line by line; nothing of any other contest."""
    if play.game.lines is None:
        return ()
    text = (await hand_of(play)).sealed.get(SeatId(RESULTS), "")
    return text.split(BETWEEN) if text else ()


async def tell_lines(play: Play, lines: Iterable[str]) -> None:
    """Tell what is not in hand any more and still holds: an act has changed the position under it."""
    now = await _open_turn(play) if lines else None
    if now is None:
        return
    held = await list_lines_in_hand(now)
    for line in lines:
        if line not in held:
            await _try(play, line)


async def tell_again(play: Play, matches: Iterable[HostedMatch]) -> None:
    """Tell of each who has entered and each match that is over, where neither position nor open turn knows of it."""
    now = await _open_turn(play)
    host = play.game.lines
    if now is None or host is None:
        return
    live = await live_state(now)
    assert live is not None  # noqa: S101 - it hosts matches
    known = getattr(live, "entrants", {})
    for row in await list_entered_seats(play.tx, play.contest.id):
        if row.seat not in known:
            await _try(play, f"inscrit {row.seat} 0 {fit_name_in_line(row.name)}")
    open_still = {(one.key, one.replays) for one in host.fixtures(live)}
    for one in matches:
        if one.report is not None and (one.fixture, one.replays) in open_still:
            await tell_match_line(play, one, one.report)


async def _open_turn(play: Play) -> Play | None:
    turn = await turns.in_play(play.tx, play.contest.id)
    return None if turn is None or turn.status != "open" else await take_turn(play.tx, play.house, turn.id)


async def _try(play: Play, line: str) -> None:
    try:
        await tell_competition(play.tx, play.house, play.contest.id, line, in_pause=True)
    except (OrderError, Refusal):  # it holds no longer
        return
