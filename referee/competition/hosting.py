"""Matches that a competition wants played now become contests, without any interaction, each once (CP-1-e).

Done in the transaction in which the competition comes to want them: after a close, an act, a step back. A match whose
fixture is not to be played any more is ended.
"""

from collections.abc import Mapping, Sequence

import msgspec

from db import competitions as rows
from db import contests, messages, outbox, people, teams, turns
from db.engine import Tx
from referee.competition.entering import entrants
from referee.competition.telling import host_of
from referee.competition.terms import terms_of
from referee.model import Competition, ContestSettings, HostedMatch, League, Seat
from referee.outbox import announce
from referee.turns import contests as making
from referee.turns.play import Play, take
from rules.contract import JsonObject, SeatId
from rules.errors import CaseError
from rules.hosting import CanBeHosted, Fixture, Hosting, Side, Sides, Somebody, Terms

Key = tuple[str, int]  # a fixture, how often it was taken back to be played again


async def open_matches(play: Play, state: msgspec.Struct) -> None:
    """Have hosted what a competition in `state` wants played, and end what it wants no more; else do nothing."""
    host = host_of(play)
    its = None if host is None else await rows.get(play.tx, play.contest.id)
    if host is None or its is None:
        return
    wanted = {(one.key, one.replays): one for one in host.fixtures(state)}
    season = getattr(state, "season", 1)
    known = [one for one in await rows.hosted_in(play.tx, its.contest_id) if one.season == season]
    await _end_others(play, known, wanted)
    there = {(one.fixture, one.replays) for one in known}
    new = [one for key, one in wanted.items() if key not in there]
    if new:
        people_of = {row.seat: row for row in await entrants(play.tx, its.contest_id)}
        for fixture in new:
            await _host(play, its, season, fixture, people_of)


async def _host(play: Play, its: Competition, season: int, fixture: Fixture, seats: Mapping[SeatId, Seat]) -> None:
    """Open the contest of a fixture; where its sides cannot play, the referees are told and it can be tried again."""
    tx, house, league = play.tx, play.house, play.file.league
    game, terms = house.games[its.game], terms_of(its)
    assert isinstance(game, CanBeHosted)  # noqa: S101 - only such games are offered
    home, away = (seats[SeatId(one)] for one in (fixture.home, fixture.away))
    sides = Sides(*[await _side(tx, league, its.game, game.entered_by, seat) for seat in (home, away)])
    try:
        hosting = game.hosted(Terms(options=terms.options, level=fixture.level), sides)
        made = await _make(play, its, (home, away), sides, hosting)
    except CaseError as error:
        await announce.post(play, messages.NotHosted(fixture=fixture.key, reason=error.message), to="referee")
        return
    await rows.host(
        tx, competition_id=its.contest_id, fixture=fixture.key, season=season, replays=fixture.replays,
        contest_id=made, home=hosting.home, away=hosting.away, is_started=False,
    )  # fmt: skip


async def _make(play: Play, its: Competition, seats: tuple[Seat, Seat], sides: Sides, hosting: Hosting) -> int:
    home, away = seats
    terms = terms_of(its)
    new = making.NewContest(
        its.game,
        f"{home.name} – {away.name}",
        hosting.setup,
        seats=[
            (hosting.home, home.name, _user(sides.home)),
            (hosting.away, away.name, _user(sides.away)),
            *((seat, "", None) for seat in hosting.service),
        ],
        participants=[(player, int(person), seat) for player, person, seat in hosting.players],
        channel_id=play.contest.channel_id,
        referee_id=play.contest.referee_id,
        settings=ContestSettings(
            early_close=True, hours=terms.hours, turn_deadline_s=hosting.turn_s, hosted_by=its.contest_id
        ),
    )
    return (await making.create(play.house, play.file.league, new, tx=play.tx)).id


def _user(side: Side) -> int | None:
    return None if side.captain is None else int(side.captain)


async def _side(tx: Tx, league: League, game: str, entered_by: str, seat: Seat) -> Side:
    """Return an entrant as it plays now."""
    user = None if seat.user_id is None else str(seat.user_id)
    if entered_by == "person":
        return Side(name=seat.name, captain=user)
    team = await teams.named(tx, league.id, game, seat.name)
    if team is None:
        return Side(name=seat.name, captain=user)
    found = []
    for member in await teams.members(tx, team.id):
        profile = await people.profile_of(tx, league.id, member.user_id, game)
        data: JsonObject = {} if profile is None else profile.data
        name = str(member.user_id) if profile is None else profile.name
        found.append(Somebody(id=str(member.user_id), name=name, data=data))
    captain = team.captain_id if team.captain_id is not None else seat.user_id
    return Side(name=team.name, captain=None if captain is None else str(captain), people=tuple(found), data=team.data)


async def _end_others(play: Play, known: Sequence[HostedMatch], wanted: Mapping[Key, Fixture]) -> None:
    """End the matches that run for a fixture that is not to be played any more."""
    for one in known:
        if one.report is not None or (one.fixture, one.replays) in wanted:
            continue
        contest = await contests.need(play.tx, one.contest_id)
        if contest.status == "over":
            continue
        turn = await turns.in_play(play.tx, contest.id)
        if turn is not None:
            await turns.change(
                play.tx, turn.id, was=("open", "stuck"), status="annulled", ready=False, closed_ms=play.now_ms,
                cause="referee",
            )  # fmt: skip
            await outbox.drop(play.tx, turn.id, *messages.REMINDERS, messages.Brief)
            its = await take(play.tx, play.house, turn.id)
            await announce.post(its, messages.NotPlayed(), to="thread")
            await announce.refresh_panels(its)
        await contests.change(play.tx, contest.id, status="over", paused_ms=None)
