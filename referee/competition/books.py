"""The books of a season follow what the competition comes to, in the transaction in which it does: each entry once.

They are a contest of the game that is played, opened with the first match and told by one service seat. An entry that
turns out to be wrong is noted with what it is to be, and is put right in the turn in which it was made (`mending`).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from db import books as rows
from db import competitions, contests, teams, turns
from db.books import Booking
from db.engine import Tx
from db.rows import Contest
from referee.competition.founding import FOREVER
from referee.hand.play import Play, hand_of, take_latest_turn
from referee.hand.times import snowflake_at
from referee.house import House
from referee.league.teams import keep_team_version
from referee.model import SERVICE_USER, ContestSettings, HostedMatch, Refusal, StoredCompetition, Team
from referee.orders.intake import SentOrder, receive_order
from referee.orders.turnover import close_alone
from referee.outbox import announce
from referee.turns import contests as making
from referee.turns.opening import annul
from referee.turns.reading import live_state
from rules.books import Course, KeepsBooks, Settled
from rules.contract import JsonObject, SeatId
from rules.dice import Dice

Keeper = KeepsBooks[msgspec.Struct, msgspec.Struct]


class BooksDesk(NamedTuple):
    """At which books are kept: in which transaction, of which competition, by whose rules."""

    tx: Tx
    house: House
    its: StoredCompetition
    keeper: Keeper


async def enter_match_end(play: Play) -> None:
    """Have the end of a match entered in the books of the competition that hosts it; else do nothing."""
    hosts = play.contest.settings.hosted_by
    if hosts is not None and play.game.books is not None:
        await _follow(play, hosts)


async def follow_course(play: Play) -> None:
    """Have what a competition has come to entered in its books, and the books of past seasons ended."""
    if play.game.lines is not None:
        await _follow(play, play.contest.id)


async def _follow(play: Play, competition_id: int) -> None:
    its = await competitions.get(play.tx, competition_id)
    keeper = None if its is None else play.house.games[its.game].books
    if its is None or keeper is None:
        return
    desk = BooksDesk(play.tx, play.house, its, keeper)
    now = await take_latest_turn(play.tx, play.house, its.contest_id)
    course = await _course(now)
    kept = await _opened(desk, now, course)
    if kept is not None and course is not None:
        await _keep(desk, kept, course)


async def enter_in_books(play: Play, text: str) -> int | None:
    """Enter a text in the open turn of books, and close it; return its number, None where nothing can be entered."""
    hand = await hand_of(play)
    if hand.sealed:  # what somebody else has sent is a turn of its own
        await close_alone(play, "complete", hand)
        play = await take_latest_turn(play.tx, play.house, play.contest.id)
    keeper, turn = play.game.books, play.turn
    if keeper is None or turn.status != "open":
        return None
    at_ms = min(play.now_ms, turn.due_ms)
    sent = SentOrder(seat=keeper.keeper, user_id=SERVICE_USER, text=text, snowflake=snowflake_at(at_ms))
    try:
        received = await receive_order(play, sent, is_closed_next=True)
    except Refusal:  # a pause: there is another time
        return None
    closed = await close_alone(play, "complete", received.hand)
    return None if closed is None else turn.number


async def find_books_knowing(tx: Tx, found: Sequence[Team]) -> list[tuple[Contest, Mapping[str, SeatId]]]:
    """Return the open books that know any of these teams, the newest first, with the codes of those that they know."""
    kept = [(one, codes_of_teams(one)) for one in await rows.in_league(tx, found[0].league_id, found[0].game)]
    return [
        (one, {team.name: codes[team.name] for team in found if team.name in codes})
        for one, codes in kept
        if one.status != "over" and any(team.name in codes for team in found)
    ]


async def enter_teams(tx: Tx, house: House, found: Sequence[Team]) -> None:
    """Enter what teams have written down by now in every open book that knows them."""
    fresh = {team.name: team for team in [await teams.get(tx, one.id) for one in found] if team is not None}
    for contest, codes in await find_books_knowing(tx, found):
        play = await take_latest_turn(tx, house, contest.id)
        keeper = play.game.books
        data = {code: fresh[name].data for name, code in codes.items() if name in fresh}
        for text in () if keeper is None else keeper.accounts(play.state, data, False):
            await enter_in_books(await take_latest_turn(tx, house, contest.id), text)


def codes_of_teams(contest: Contest) -> Mapping[str, SeatId]:
    """Return the teams that books know: name -> code."""
    names = contest.setup.get("names")
    return {name: SeatId(code) for code, name in names.items()} if isinstance(names, Mapping) else {}


async def _course(now: Play) -> Course | None:
    """Return what a competition has come to, with what was told in its open turn."""
    teller, turn = now.game.lines, now.turn
    if teller is None:
        return None
    if turn.after is not None:
        return teller.course(now.game.decode(turn.after))
    return teller.course(await live_state(now) or now.state)


async def _opened(desk: BooksDesk, now: Play, course: Course | None) -> Contest | None:
    """Return the books of the season that is played, opened if need be; books of other seasons are ended.

    Those that were ended already, or do not know an entrant, are begun anew: everything is told to others.
    """
    found: Contest | None = None
    for one in await rows.of_competition(desk.tx, desk.its.contest_id):
        contest = await contests.need(desk.tx, one.contest_id)
        if course is not None and one.season == course.season:
            if contest.status != "over" and set(codes_of_teams(contest).values()).issuperset(course.entrants):
                found = contest
                continue
            await rows.forget(desk.tx, one.contest_id)
        if contest.status != "over":
            await _end(desk, contest)
    return await _open(desk, now, course) if found is None and course is not None else found


async def _open(desk: BooksDesk, now: Play, course: Course) -> Contest:
    competition, game = now.contest, desk.house.games[desk.its.game]
    setup = desk.keeper.books(course)
    stage = game.stage(game.new(setup, Dice(b"")))
    new = making.NewContest(
        desk.its.game,
        f"{competition.name} · {course.season}",
        setup,
        seats=[(desk.keeper.keeper, desk.keeper.keeper, None)],
        channel_id=competition.channel_id,
        referee_id=competition.referee_id,
        settings=ContestSettings(early_close=True, hours={stage: FOREVER}, hosted_by=desk.its.contest_id),
    )
    made = await making.create_contest(desk.house, now.file.league, new, tx=desk.tx)
    await rows.add(desk.tx, made.id, desk.its.contest_id, course.season)
    for team in await teams.among(desk.tx, made.league_id, made.game, list(codes_of_teams(made))):
        data = desk.keeper.begun(team.data, course.season)
        if data != team.data:
            await keep_team_version(desk.tx, desk.house, team, data, made.id)
    await _enter_accounts(desk, made.id, opening=True)
    return made


async def _end(desk: BooksDesk, contest: Contest) -> None:
    """End the books of a season that is not played any more; they stay readable."""
    play = await take_latest_turn(desk.tx, desk.house, contest.id)
    await annul(play)
    await contests.change(desk.tx, contest.id, status="over", paused_ms=None)
    await announce.refresh_panels(play)


async def _keep(desk: BooksDesk, contest: Contest, course: Course) -> None:
    """Enter what is new, and note what is other than it was entered."""
    last = await turns.latest(desk.tx, contest.id)
    if last is None or last.status != "open":
        return
    await rows.lose_bookings(desk.tx, contest.id, last.number)
    known = {one.entry: one for one in await rows.bookings(desk.tx, contest.id)}
    entries = desk.keeper.entries(course)
    marks = {one.key: msgspec.json.encode(one).decode() for one in course.settled} | dict(entries)
    changed = [key for key, one in known.items() if one.mark != marks.get(key, "")]
    fresh = [key for key in marks if key not in known]
    wanted = [one for one in course.settled if one.key in {*changed, *fresh}]
    results = await _results(desk, course.season, wanted) if wanted else {}
    texts = {**entries, **results}
    await _correct(desk, [known[key] for key in changed], marks, texts)
    if any(key in entries for key in fresh):
        await _enter_accounts(desk, contest.id)
    for key in fresh:
        number = await enter_in_books(await take_latest_turn(desk.tx, desk.house, contest.id), texts[key])
        if number is None:
            return
        await rows.book(desk.tx, contest.id, key, marks[key], number)


async def _correct(
    desk: BooksDesk, wrong: Iterable[Booking], marks: Mapping[str, str], texts: Mapping[str, str]
) -> None:
    """Note what is to be entered instead of what was, empty for nothing."""
    for one in wrong:
        key = one.entry
        await rows.change_booking(desk.tx, one.id, mark=marks.get(key, ""), wanted=texts.get(key, ""))
        await rows.change(desk.tx, one.books_id, is_behind=True)


async def _results(desk: BooksDesk, season: int, wanted: Iterable[Settled]) -> Mapping[str, str]:
    """Return the texts that enter results, with what happened in their matches where these were hosted."""
    hosted = await competitions.hosted_in(desk.tx, desk.its.contest_id)
    played = {one.fixture: one for one in hosted if one.season == season and one.report is not None}
    return {one.key: desk.keeper.result(one, await _events(desk, played.get(one.key))) for one in wanted}


async def _events(desk: BooksDesk, match: HostedMatch | None) -> tuple[msgspec.Struct, ...]:
    last = None if match is None else await turns.latest_closed(desk.tx, match.contest_id)
    if last is None:
        return ()
    way, game = (*await turns.closed_before(desk.tx, last), last), desk.house.games[desk.its.game]
    return tuple(event for turn in way for event in game.decode_events(turn.events or b"[]"))


async def _enter_accounts(desk: BooksDesk, books_id: int, *, opening: bool = False) -> None:
    """Enter what the entrants' teams have written down, where the books have it otherwise."""
    play = await take_latest_turn(desk.tx, desk.house, books_id)
    data = await _data(desk, play.contest)
    for text in desk.keeper.accounts(play.state, data, opening):
        await enter_in_books(await take_latest_turn(desk.tx, desk.house, books_id), text)


async def _data(desk: BooksDesk, contest: Contest) -> Mapping[SeatId, JsonObject]:
    """Return what the entrants' teams have written down, by entrant."""
    known = codes_of_teams(contest)
    found = await teams.among(desk.tx, contest.league_id, contest.game, list(known))
    return {known[team.name]: team.data for team in found}


async def list_books(house: House, league_id: int, game: str) -> list[Contest]:
    """Return the books of all seasons of a game in a league, the newest first."""
    async with house.db.read() as tx:
        return await rows.in_league(tx, league_id, game)


async def list_books_by_season(house: House, competition_id: int) -> list[tuple[int, Contest]]:
    """Return the books of a competition with their seasons, the latest first."""
    async with house.db.read() as tx:
        kept = await rows.of_competition(tx, competition_id)
        return [(one.season, await contests.need(tx, one.contest_id)) for one in reversed(kept)]
