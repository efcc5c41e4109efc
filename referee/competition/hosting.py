"""Matches that a competition wants played now become contests, without any interaction, each once (CP-1-e).

Done in the transaction in which the competition comes to want them: after a close, an act, a step back. A match whose
fixture is not to be played any more is ended.
"""

from collections.abc import Mapping

import msgspec

from db import competitions as rows
from db import messages, outbox
from referee.competition import telling, trades
from referee.competition.entering import list_entered_seats
from referee.competition.founding import hosting_terms_of
from referee.competition.retelling import tell_again
from referee.competition.sides import CannotPlayError, sides_by_seats, sides_of
from referee.competition.telling import end_hosted_match, explain_stop, season_number_of
from referee.hand.play import Play, take_latest_turn
from referee.model import ContestSettings, HostedMatch, Seat, StoredCompetition
from referee.outbox import announce
from referee.turns import contests as making
from rules.contract import SeatId
from rules.errors import CaseError
from rules.game import AnyGame
from rules.hosting import Contenders, HostedFixture, Hosting, Level, Terms

Key = tuple[str, int]  # a fixture, how often it was taken back to be played again


async def open_matches(
    play: Play,
    state: msgspec.Struct,
    *,
    came_back: bool = False,
    answered_only: bool = False,
) -> None:
    """Have hosted what a competition in `state` wants played, and end what it wants no more; else do nothing.

    Where an act has lost what it had been told of matches that are over it is told again, where it `came_back` to an
    earlier turn who has entered, too. Trades that waited for a match which is ended are carried out.
    `answered_only`: those for which somebody does not answer yet wait unsaid.
    """
    host = play.game.hosts
    its = None if host is None else await rows.get(play.tx, play.contest.id)
    if host is None or its is None:
        return
    season = season_number_of(state)
    own = play.game.carries
    if own is not None:
        state = await telling.catch_host_up(play, own, state)
    wanted = {(one.key, one.replays): one for one in host.fixtures(state)}
    known = await rows.hosted_in(play.tx, its.contest_id)
    noted = {(one.fixture, one.replays): one for one in known if one.season == season}
    there = await _still_there(play, state, noted, wanted)
    new = [one for key, one in wanted.items() if key not in there]
    if new:
        seats = {row.seat: row for row in await list_entered_seats(play.tx, its.contest_id)}
        for fixture in new:
            if answered_only and not {fixture.home, fixture.away} <= _answered(seats):
                continue
            if (old := noted.get((fixture.key, fixture.replays))) is not None:
                await rows.forget_hosted(play.tx, old.id)
            await _host(play, its, (season, state), fixture, seats)
    if not came_back and all(one.report is None for one in there.values()):
        return
    if own is not None:
        await telling.deliver_again(play, noted.values())
    else:
        await tell_again(play, there.values())


def _answered(seats: Mapping[SeatId, Seat]) -> set[SeatId]:
    return {seat for seat, row in seats.items() if row.user_id is not None}


def is_decided(game: AnyGame, state: msgspec.Struct) -> bool:
    """Return whether a competition has its placings."""
    host = game.lines
    return host is not None and bool(host.placed(state))


async def mark_played(play: Play, state: msgspec.Struct) -> msgspec.Struct:
    """Return the state of a competition in which the matches that have begun, or ended, since have (CP-7-g).

    Its open turn learns of them when it is closed; an act on it comes before.
    """
    host = play.game.lines
    if host is None:
        return state
    season = season_number_of(state)
    known = await rows.hosted_in(play.tx, play.contest.id)
    played = {(one.fixture, one.replays) for one in known if one.season == season and (one.is_started or one.report)}
    return host.begun(state, played)


async def reopen_fixture(host: Play, match: HostedMatch) -> bool:
    """Return whether the fixture of a match that is void is still to be played; another one is opened for it then."""
    hosts = host.game.hosts
    if hosts is None or all(one.key != match.fixture for one in hosts.fixtures(host.state)):
        return False
    await open_matches(host, host.state)
    return True


async def _still_there(
    play: Play,
    state: msgspec.Struct,
    noted: Mapping[Key, HostedMatch],
    wanted: Mapping[Key, HostedFixture],
) -> dict[Key, HostedMatch]:
    """Return the matches that are hosted for what is wanted; end the others that run.

    One that was ended does not count when its fixture is wanted again, nor one of other entrants: a competition that
    has gone back may pair otherwise.
    """
    ended = await rows.ended_without_report(play.tx, play.contest.id)
    there: dict[Key, HostedMatch] = {}
    for key, one in noted.items():
        fixture = wanted.get(key)
        if fixture is not None and (fixture.home, fixture.away) == (one.home_entrant, one.away_entrant):
            if one.id not in ended:
                there[key] = one
        elif one.report is None and one.id not in ended:
            await end_hosted_match(play, one, explain_stop(state, one))
            await trades.settle_trades(await take_latest_turn(play.tx, play.house, one.contest_id))
    return there


async def _host(
    play: Play,
    its: StoredCompetition,
    at: tuple[int, msgspec.Struct],
    fixture: HostedFixture,
    seats: Mapping[SeatId, Seat],
) -> None:
    """Open the contest of a fixture; where its sides cannot play, the referees are told and it can be tried again."""
    tx, (season, state) = play.tx, at
    pair = (_seat(its, seats, fixture.home), _seat(its, seats, fixture.away))
    try:
        sides, hosting = await _begun(play, its, state, fixture, pair)
        made = await _make(play, its, sides, hosting, fixture.level)
    except CannotPlayError as error:
        told = messages.NotHosted(fixture=fixture.key, reason=error.code, entrant=error.name)
    except CaseError as error:
        told = messages.NotHosted(fixture=fixture.key, reason=error.message)
    else:
        await rows.host(
            tx, competition_id=its.contest_id, fixture=fixture.key, season=season, replays=fixture.replays,
            contest_id=made, home_entrant=fixture.home, away_entrant=fixture.away, home=hosting.home, away=hosting.away,
            is_started=False,
        )  # fmt: skip
        return
    await _tell_once(play, told, f"{season}/{fixture.key}/{fixture.replays}")


async def _tell_once(play: Play, told: messages.NotHosted, what: str) -> None:
    """Tell the referees why a match could not be opened, but what they have been told of it already."""
    why = f"not_hosted/{what}/{told.reason}/{told.entrant}"
    nonce = outbox.nonce_of(play.contest.id, b"", b"", why)
    if not await outbox.has_nonce(play.tx, nonce):
        await announce.post(play, told, to="referee", nonce=nonce)


async def _begun(
    play: Play, its: StoredCompetition, state: msgspec.Struct, fixture: HostedFixture, pair: tuple[Seat, Seat]
) -> tuple[Contenders, Hosting]:
    """Return who meets whom in a fixture, and how it begins. Raises `CannotPlayError`, `CaseError`."""
    if (host := play.game.carries) is not None:
        return sides_by_seats(pair), host.carried(state, fixture.key)
    hosted = play.house.games[its.game].hosted
    assert hosted is not None  # noqa: S101 - only such games are offered
    sides = await sides_of(play.tx, play.file.league, its.game, hosted.entered_by, pair)
    terms = Terms(options=hosting_terms_of(its).options, level=_level(fixture), ahead=fixture.ahead)
    return sides, hosted.begin(terms, sides)


def _seat(its: StoredCompetition, seats: Mapping[SeatId, Seat], entrant: str) -> Seat:
    """Return an entrant's seat; a referee may have entered one for whom nobody answers."""
    nobody = Seat(contest_id=its.contest_id, seat=SeatId(entrant), name=entrant, user_id=None)
    return seats.get(SeatId(entrant), nobody)


def _level(fixture: HostedFixture) -> Level:
    """Return what a match has to decide by itself: a second leg after a level first one is decided as a final is."""
    is_even = fixture.first_leg is not None and fixture.first_leg[0] == fixture.first_leg[1]
    return "no" if is_even else fixture.level


async def _make(play: Play, its: StoredCompetition, sides: Contenders, hosting: Hosting, decides: Level) -> int:
    home, away = sides.home, sides.away
    new = making.NewContest(
        its.game,
        f"{home.name} – {away.name}",
        hosting.setup,
        seats=[
            (hosting.home, home.name, int(home.captain or 0)),
            (hosting.away, away.name, int(away.captain or 0)),
            *((seat, "", None) for seat in hosting.service),
        ],
        participants=[(player, int(person), seat) for player, person, seat in hosting.players],
        channel_id=play.contest.channel_id,
        referee_id=play.contest.referee_id,
        settings=ContestSettings(
            early_close=True,
            hours=hosting_terms_of(its).hours,
            turn_deadline_s=hosting.turn_s,
            hosted_by=its.contest_id,
            decides=decides,
        ),
    )
    return (await making.create_contest(play.house, play.file.league, new, tx=play.tx)).id
