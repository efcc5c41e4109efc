"""Contests: creation with the first turn, and what may be asked about them."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext

import msgspec

from db import contests as rows
from db import files, keys, leagues, messages, outbox, turns
from db.announcing import NOTHING
from db.engine import Tx
from db.rows import League
from referee.hand.play import Play, take_turn
from referee.hand.unreadable import guard_reading
from referee.house import House
from referee.league import challenges
from referee.model import Contest, ContestSettings, File, Participant, Seat, Turn
from referee.outbox import announce
from referee.turns.opening import OpeningGround, store_turn
from rules.contract import JsonObject, SeatId
from rules.dice import SEED_BYTES, Dice

SeatRow = tuple[str, str, int | None]


class NewContest(msgspec.Struct, frozen=True):
    """What a contest begins with. `setup` is the game's own.

    `seats` are (seat, name, user), or a function of the first state where that says who sits where; `participants`
    (player, user, seat). `settings`: the league's if left out, and so are the hours of stages that they do not name.

    Without a `thread_id` its thread is opened with its first post, in `channel_id`, by default where the league
    announces. The length of its first turn counts from `start_ms`, by default from now. `challenge_id`: the claimed
    challenge that it fulfils.
    """

    game: str
    name: str
    setup: JsonObject
    seats: Sequence[SeatRow] | Callable[[msgspec.Struct], Sequence[SeatRow]]
    participants: Sequence[tuple[str, int, str]] = ()
    thread_id: int | None = None
    channel_id: int | None = None
    referee_id: int | None = None
    settings: ContestSettings | None = None
    start_ms: int | None = None
    challenge_id: int | None = None


async def create_contest(house: House, league: League, new: NewContest, *, tx: Tx | None = None) -> Contest:
    """Return a new contest whose first turn is open. It is written in `tx`, by default in a transaction of its own.

    `league`: as it was read in `tx`, if there is one. Raises `CaseError` if the game refuses the set-up,
    `Refusal(Why.CHALLENGE_GONE)`.
    """
    rules = house.games[new.game]
    seed = house.random_bytes(SEED_BYTES)
    state = rules.new(new.setup, Dice(seed))
    now_ms = house.clock.now_ms()
    async with house.db.write(keys.of_league(league.id)) if tx is None else nullcontext(tx) as within:
        contest = await rows.add(
            within,
            league_id=league.id,
            game=new.game,
            rules_version=rules.rules_version,
            name=new.name,
            status="open",
            settings=_settings(league, new.settings),
            setup=new.setup,
            setup_seed=seed,
            thread_id=new.thread_id,
            channel_id=new.channel_id,
            referee_id=new.referee_id,
            branch=1,
            created_ms=now_ms,
        )
        seats = _seats(contest, new.seats(state) if callable(new.seats) else new.seats)
        players = _participants(contest, new.participants)
        await rows.add_seats(within, seats)
        await rows.add_participants(within, players)
        await announce.refresh_cards_in_contest(within, house, contest, seats)
        if new.challenge_id is not None:
            await challenges.fulfil_challenge(within, house, new.challenge_id, contest)
        fresh = league if tx is not None else await leagues.get(within, league.id)
        ground = OpeningGround(within, house, contest, fresh, seats, players, is_new=True)
        await _open(ground, state, now_ms if new.start_ms is None else new.start_ms)
    return contest


def _seats(contest: Contest, given: Sequence[SeatRow]) -> tuple[Seat, ...]:
    return tuple(
        Seat(contest_id=contest.id, seat=SeatId(seat), name=title, user_id=user_id) for seat, title, user_id in given
    )


def _participants(contest: Contest, given: Sequence[tuple[str, int, str]]) -> tuple[Participant, ...]:
    return tuple(
        Participant(contest_id=contest.id, player=player, user_id=user_id, seat=SeatId(seat))
        for player, user_id, seat in given
    )


async def _open(ground: OpeningGround, state: msgspec.Struct, opened_ms: int) -> None:
    """Open the first turn of a contest just stored, around which there is nothing else yet, and announce both."""
    opened = await store_turn(ground, state, opened_ms)
    file = File(
        turn=opened.turn,
        contest=ground.contest,
        league=ground.league,
        seats=ground.seats,
        deputies=ground.deputies,
        participants=ground.participants,
        following=None,
    )
    play = Play(ground.tx, ground.house, file, NOTHING)
    async with outbox.together(ground.tx):
        await announce.post(play, messages.MatchOpened(), to="thread")
        if opened.steps:
            await announce.post(play, messages.Postponed(), to="thread")
        if play.contest.settings.hosted_by is None:  # else the round that it is of has been announced
            await announce.post(play, messages.MatchStarted(), to="announce")
        await announce.refresh_panels(play)


def _settings(league: League, given: ContestSettings | None) -> ContestSettings:
    settings = ContestSettings(early_close=league.early_close) if given is None else given
    return msgspec.structs.replace(settings, hours={**league.stage_hours, **settings.hours})


async def show_days(house: House, league_id: int) -> None:
    """Have the server's calendar brought up to date for every contest that runs: its league has decided about it."""
    async with house.db.write(keys.of_league(league_id)) as tx:
        for contest in await rows.of_league(tx, league_id, open_only=True):
            last = await turns.latest(tx, contest.id)
            if last is not None:
                await announce.post(await take_turn(tx, house, last.id), messages.Day(), to="announce")


async def keep_event(house: House, contest_id: int, event_id: int | None) -> None:
    """Keep what the server's calendar has of a contest; None: nothing."""
    async with house.db.write(keys.of_contest(contest_id)) as tx:
        await rows.change(tx, contest_id, event_id=event_id)


async def get_contest(house: House, contest_id: int) -> Contest:
    """Return a contest that exists."""
    async with house.db.read() as tx:
        return await rows.need(tx, contest_id)


async def list_seats(house: House, contest_id: int) -> list[Seat]:
    """Return the seats of a contest in the order in which they were given."""
    async with house.db.read() as tx:
        return await rows.seats(tx, contest_id)


async def list_participants(house: House, contest_id: int) -> list[Participant]:
    """Return who plays in a contest, in the order in which they were given."""
    async with house.db.read() as tx:
        return await rows.participants(tx, contest_id)


async def get_turn(house: House, turn_id: int) -> Turn:
    """Return a turn that exists."""
    async with house.db.read() as tx:
        return await turns.need(tx, turn_id)


async def find_turn_of_result(house: House, message_id: int) -> Turn | None:
    """Return the turn whose result a message on Discord tells, if it tells one."""
    async with house.db.read() as tx:
        turn_id = await outbox.turn_of_result(tx, message_id)
        return None if turn_id is None else await turns.need(tx, turn_id)


async def get_file(house: House, turn_id: int) -> File:
    """Return a turn with what is on record around it, all as of one instant. Raises `LookupError`."""
    async with house.db.read() as tx:
        return await files.of_turn(tx, turn_id)


async def get_latest_file(house: House, contest_id: int) -> File:
    """Return the turn of a contest that was opened last, likewise. Raises `LookupError`."""
    async with house.db.read() as tx:
        return await files.latest(tx, contest_id)


async def find_open_turn(house: House, contest_id: int) -> Turn | None:
    """Return the turn that is being played: open, or stuck; None when the contest is over."""
    async with house.db.read() as tx:
        return await turns.in_play(tx, contest_id)


async def get_latest_turn(house: House, contest_id: int) -> Turn:
    """Return the turn that was opened last, whatever became of it."""
    async with house.db.read() as tx:
        found = await turns.latest(tx, contest_id)
    if found is None:
        raise LookupError(f"no turn in contest {contest_id}")
    return found


async def read_last_stages(house: House, contest_ids: Sequence[int]) -> Mapping[int, str]:
    """Return the stage of the last turn of each contest."""
    async with house.db.read() as tx:
        return await turns.last_stages(tx, contest_ids)


async def find_turn_before(house: House, turn: Turn) -> Turn | None:
    """Return the turn that was opened before `turn`."""
    async with house.db.read() as tx:
        return await turns.preceding(tx, turn)


async def read_position(house: House, turn: Turn) -> msgspec.Struct:
    """Return the position that a turn begins with, as its game's own value. Raises `UnreadableError`."""
    game = house.games[(await get_contest(house, turn.contest_id)).game]
    with guard_reading(turn.contest_id):
        return game.decode(turn.state)


async def list_contests(house: House, league_id: int, open_only: bool = True) -> list[Contest]:
    """Return the contests of a league, newest first; with `open_only` those that are not over."""
    async with house.db.read() as tx:
        return await rows.of_league(tx, league_id, open_only=open_only)


async def find_made_from(house: House, league_id: int, game: str, origin: int) -> Contest | None:
    """Return the contest that a form, or plan, has become already."""
    known = await list_contests(house, league_id, open_only=False)
    return next((one for one in known if one.game == game and one.settings.made_from == origin), None)


async def list_contests_of_person(house: House, user_id: int, open_only: bool = True) -> list[tuple[Contest, SeatId]]:
    """Return the contests in which a person answers for a seat or plays, newest first, with their seat in each."""
    async with house.db.read() as tx:
        return await rows.of_person(tx, user_id, open_only=open_only)


async def list_turns_open_to(house: House, user_id: int) -> list[tuple[Contest, Turn, SeatId]]:
    """Return the open turns in which a seat of a person may send an order, most urgent first."""
    async with house.db.read() as tx:
        return await turns.open_to(tx, user_id)


async def list_panels(house: House, contest_id: int) -> dict[str, int]:
    """Return the messages that are the panels of a contest, by the panels' names."""
    async with house.db.read() as tx:
        return await rows.panels(tx, contest_id)


async def forget_thread(house: House, contest_id: int, thread_id: int) -> None:
    """Have a contest go on in another thread, opened with its next post; `thread_id`, the one it had, is gone."""
    async with house.db.write(keys.of_contest(contest_id)) as tx:
        await rows.lose_thread(tx, contest_id, thread_id)
