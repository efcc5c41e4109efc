"""What a hosted match tells its competition: that it has begun, how it ended; in the transaction in which it did."""

from typing import Literal

import msgspec

from db import competitions as rows
from db import contests, messages, turns
from referee.competition import hosting, telling
from referee.competition.telling import take_competition, tell_match_line
from referee.hand.play import Play
from referee.model import HostedMatch, Turn
from referee.outbox import announce
from rules.contract import How, Score, SeatId
from rules.hosting import CarriesOver, TakesLines


async def report_start(play: Play) -> None:
    """Tell a competition that a match of it is being played: its first turn was closed (CP-7-g)."""
    its = await _played(play)
    if its is None or its.is_started:
        return
    await rows.change_hosted(play.tx, its.id, is_started=True)
    host = await contests.need(play.tx, its.competition_id)
    if play.house.games[host.game].lines is not None:
        await tell_match_line(play, its, f"debut {its.fixture}")


async def report_end(play: Play) -> None:
    """Tell a competition how a match of it ended; the referees, where it knows otherwise already (CP-R-b)."""
    its = await _played(play)
    if its is None:
        return
    host = await take_competition(play.tx, play.house, its.competition_id)
    if (own := host.game.carries) is not None:
        await _carry(play, host, own, its)
        return
    rules = host.game.lines
    assert rules is not None  # noqa: S101 - as the record says
    line = _line(rules, its, await _score(play))
    if line == its.report:
        return
    before = its.report
    await rows.change_hosted(play.tx, its.id, report=line)
    if before is None and (host.turn.status == "stuck" or await tell_match_line(play, its, line)):
        return  # a turn that is stuck is told once it is closed (`retelling`)
    is_settled = all(one.key != its.fixture for one in rules.fixtures(host.state))
    line = f"corrige {line}" if is_settled else line
    await announce.post(host, messages.ReportDiffers(fixture=its.fixture, line=line), to="referee")


async def _carry(play: Play, host: Play, own: CarriesOver[msgspec.Struct], its: HostedMatch) -> None:
    """Tell a host of its own game; where that knows the match otherwise already, tell the referees."""
    last = await turns.latest_closed(play.tx, play.contest.id)
    if last is None or last.after is None:
        return
    deed = own.told(host.state, its.fixture, play.game.decode(last.after))
    report = None if deed is None else telling.write_deed(deed)
    if deed is not None and report == its.report:
        return
    await rows.change_hosted(play.tx, its.id, report=report)
    took = (
        await hosting.reopen_fixture(host, its) if deed is None else await telling.deliver_deed(host, deed) is not None
    )
    if not took:  # it knows the match otherwise
        await announce.post(host, messages.ReportDiffers(fixture=its.fixture, line=""), to="referee")


async def _played(play: Play) -> HostedMatch | None:
    hosts = play.contest.settings.hosted_by
    return None if hosts is None else await rows.played_by(play.tx, play.contest.id)


def _line(host: TakesLines[msgspec.Struct, object], its: HostedMatch, score: Score | None) -> str:
    if score is None:
        return host.report(its.fixture, (0, 0), None, "abandoned", (0, 0))
    home, away = its.home, its.away
    sides: dict[SeatId | None, Literal["home", "away"]] = {home: "home", away: "away"}
    missed = (score.missed.get(home, 0), score.missed.get(away, 0))
    return host.report(its.fixture, (score.goals[home], score.goals[away]), sides.get(score.winner), score.how, missed)


async def _score(play: Play) -> Score | None:
    last = await turns.latest_closed(play.tx, play.contest.id)
    if last is None or last.after is None or play.game.score is None:
        return None
    score, how = play.game.score(play.game.decode(last.after)), await _ending(play, last)
    return score if score is None or how is None else msgspec.structs.replace(score, how=how)


async def _ending(play: Play, last: Turn) -> How | None:
    """Return how a match ended, where only its events say so: those of its last turn, or if it was corrected of all."""
    ending = None if play.game.hosted is None else play.game.hosted.ending
    if ending is None:
        return None
    how = ending(play.game.decode_events(last.events or b"[]"))
    for turn in () if how is not None else reversed(await turns.closed_before(play.tx, last)):
        how = how or ending(play.game.decode_events(turn.events or b"[]"))
    return how
