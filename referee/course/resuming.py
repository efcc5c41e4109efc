"""A season that runs already becomes a competition: founded with its results, all in one transaction or not at all."""

from collections.abc import Mapping, Sequence

import msgspec

from db import competitions as rows
from db import keys, leagues, messages, outbox
from referee.competition import hosting
from referee.competition.founding import KEY, REFEREE, RESULTS, Founding, ServiceLines
from referee.course.close import close_in
from referee.hand.play import Play, take_latest_turn
from referee.hand.times import snowflake_at
from referee.house import House
from referee.model import SERVICE_USER, Contest, League, StoredCompetition
from referee.orders.intake import SentOrder, receive_order
from referee.turns import contests
from rules.contract import JsonObject, SeatId
from rules.errors import CaseError


class RunningSeason(msgspec.Struct, frozen=True, kw_only=True):
    """A season as it is carried over: its set-up, the lines of each turn; `people`: seat -> name, captain."""

    setup: JsonObject
    turns: Sequence[ServiceLines]
    people: Mapping[SeatId, tuple[str, int | None]]
    by_user: int


async def found_running(house: House, league: League, founding: Founding, season: RunningSeason) -> Contest:
    """Return a competition that has come as far as its results. Raises `CaseError`, `OrderError`: none is founded."""
    people = ((seat, name, user) for seat, (name, user) in season.people.items())
    new = contests.NewContest(
        KEY,
        founding.name,
        season.setup,
        seats=[(REFEREE, REFEREE, None), (RESULTS, RESULTS, None), *people],
        settings=founding.settings,
        channel_id=founding.channel_id,
        referee_id=founding.referee_id,
    )
    async with house.db.write(keys.of_league(league.id)) as tx:
        contest = await contests.create_contest(house, await leagues.get(tx, league.id), new, tx=tx)
        for number, lines in enumerate(season.turns, start=1):
            closed = await _close(await take_latest_turn(tx, house, contest.id), lines, season.by_user)
            if number < len(season.turns):  # the last one tells how it stands
                await outbox.drop(tx, closed, messages.TurnClosed)
        terms = msgspec.to_builtins(founding.terms)
        await rows.add(tx, StoredCompetition(contest_id=contest.id, game=founding.game, terms=terms))
        play = await take_latest_turn(tx, house, contest.id)
        await hosting.open_matches(play, play.state, answered_only=True)
    return contest


async def _close(play: Play, lines: ServiceLines, by_user: int) -> int:
    """Close a turn with what both seats say in it; return its id."""
    snowflake = snowflake_at(play.now_ms)
    for seat, text, user_id in ((REFEREE, lines.referee, by_user), (RESULTS, lines.results, SERVICE_USER)):
        if text:
            is_referee = seat == REFEREE
            sent = SentOrder(seat=SeatId(seat), user_id=user_id, text=text, snowflake=snowflake, by_referee=is_referee)
            await receive_order(await take_latest_turn(play.tx, play.house, play.contest.id), sent)
    closed = await close_in(await take_latest_turn(play.tx, play.house, play.contest.id), "referee")
    if closed is None:
        raise CaseError("CP_CASE", "the results cannot be carried over")
    return closed.turn.id
