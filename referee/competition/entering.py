"""Who takes part: signing up, stepping back, at first by a line that counts when sign-up closes (CP-2-b).

When all places are taken one waits for another to step back; whoever waits longest then has their place.
"""

import re
import unicodedata
from collections.abc import Collection
from typing import NamedTuple

import msgspec

from db import competitions as rows
from db import contests, keys, teams
from db.engine import Tx
from referee.competition import waiting
from referee.competition.founding import REFEREE, RESULTS, hosting_terms_of
from referee.competition.sides import read_ratings
from referee.competition.telling import stop_settled_matches, tell_competition
from referee.hand.play import Play, take_latest_turn
from referee.house import House
from referee.model import Refusal, Seat, StoredCompetition, Why
from referee.outbox import announce
from rules.contract import SeatId

MOST_ID, MOST_NAME = 32, 60  # CP-2-a
_OTHER = re.compile(r"[^a-z0-9]+")
_LINE = re.compile(r"[;\s]+")


class CompetitionEntry(NamedTuple):
    """A seat, and its place on the waiting list; 0: its entrant takes part."""

    seat: Seat
    place: int = 0


async def enter_competition(house: House, competition_id: int, user_id: int, name: str) -> CompetitionEntry:
    """Return the seat under which `name` has entered or waits for a place, answered for by `user_id`.

    People of one name are told apart; a team's name is its own. Raises `Refusal`: `entered_already` (the team or the
    person), `competition_full`, `entries_closed`.
    """
    rating = (await read_ratings(house, competition_id)).of(user_id)
    async with house.db.write(keys.of_contest(competition_id)) as tx:
        its = await _need(tx, competition_id)
        known = await contests.seats(tx, competition_id)
        entered, queue = await list_entered_seats(tx, competition_id), waiting.list_waiting(known)
        place = next((place for place, row in enumerate(queue, start=1) if row.user_id == user_id), 0)
        if place:
            return CompetitionEntry(queue[place - 1], place)
        taken = {row.name for row in (*entered, *queue)}
        is_team = is_of_teams(house, its.game)
        if any(row.user_id == user_id for row in (*entered, *queue)) or (is_team and name in taken):
            raise Refusal(Why.ENTERED_ALREADY)
        play = await _open_to_all(tx, house, competition_id)
        name = name if is_team else tell_name_apart(name, taken)
        if len(entered) >= hosting_terms_of(its).most:
            entry = await _line_up(play, hosting_terms_of(its).most, queue, _nameless(its, name, user_id), rating)
        else:
            entry = CompetitionEntry(await _take_place(tx, house, _nameless(its, name, user_id), entered, rating))
        await announce.refresh_panels(play)
    return entry


def _nameless(its: StoredCompetition, name: str, user_id: int) -> Seat:
    """Return the seat of somebody before it is known which one it is."""
    return Seat(contest_id=its.contest_id, seat=SeatId(""), name=name, user_id=user_id)


async def _line_up(play: Play, most: int, queue: list[Seat], lining: Seat, rating: int) -> CompetitionEntry:
    """Have somebody wait for a place, which nobody can any more once the competition runs."""
    if play.turn.stage != "signup":
        raise Refusal(Why.COMPETITION_FULL, most=most)
    if play.turn.status != "open" or play.contest.status != "open":
        raise Refusal(Why.ENTRIES_CLOSED)
    seat = msgspec.structs.replace(lining, seat=waiting.make_waiting_seat(queue, rating))
    await rows.enter(play.tx, seat)
    return CompetitionEntry(seat, len(queue) + 1)


async def _take_place(tx: Tx, house: House, entering: Seat, entered: list[Seat], rating: int) -> Seat:
    """Give somebody a place of their own: told to the rules and stored. Raises `Refusal`, `OrderError`."""
    seat = msgspec.structs.replace(entering, seat=make_entrant_id(entering.name, {row.seat for row in entered}))
    line = f"inscrit {seat.seat} {rating} {fit_name_in_line(seat.name)}"
    if await tell_competition(tx, house, seat.contest_id, line) is None:
        raise Refusal(Why.ENTRIES_CLOSED)
    await rows.enter(tx, seat)
    return seat


async def step_back(house: House, competition_id: int, user_id: int) -> CompetitionEntry:
    """Return the seat of who takes part no more, and the place that they had on the waiting list, if they were there.

    Without a trace before the start, and their place is another's then; for good after it (CP-2-e). Raises `Refusal`:
    `not_entered`, `entries_closed` once it is over.
    """
    async with house.db.write(keys.of_contest(competition_id)) as tx:
        its = await _need(tx, competition_id)
        await _open_to_all(tx, house, competition_id)
        queue = waiting.list_waiting(await contests.seats(tx, competition_id))
        place = next((place for place, row in enumerate(queue, start=1) if row.user_id == user_id), 0)
        mine = await _own(tx, house, its, await list_entered_seats(tx, competition_id), user_id)
        if place:
            mine = queue[place - 1]
            await rows.leave(tx, competition_id, [mine.seat])
        elif mine is None:
            raise Refusal(Why.NOT_ENTERED)
        elif await tell_competition(tx, house, competition_id, f"retrait {mine.seat}") is None:
            raise Refusal(Why.ENTRIES_CLOSED)
        play = await take_latest_turn(tx, house, competition_id)
        if play.turn.stage == "signup" and not place:
            await rows.leave(tx, competition_id, [mine.seat])
            await move_up(tx, house, its)
        await stop_settled_matches(play)
        await announce.refresh_panels(play)
    return CompetitionEntry(mine, place)


async def _own(tx: Tx, house: House, its: StoredCompetition, entered: list[Seat], user_id: int) -> Seat | None:
    """Return the entrant for whom somebody answers now: for a team its captain, whoever has signed it up."""
    captains = dict[str, int | None]()
    if is_of_teams(house, its.game):
        league_id = (await contests.need(tx, its.contest_id)).league_id
        known = await teams.among(tx, league_id, its.game, [row.name for row in entered])
        captains = {team.name: team.captain_id for team in known}
    return next((row for row in entered if (captains.get(row.name) or row.user_id) == user_id), None)


async def move_up(tx: Tx, house: House, its: StoredCompetition) -> None:
    """Give the places that are free to those who wait, first come first, and have everybody know."""
    entered = await list_entered_seats(tx, its.contest_id)
    for row in waiting.list_waiting(await contests.seats(tx, its.contest_id)):
        if len(entered) >= hosting_terms_of(its).most:
            return
        await rows.leave(tx, its.contest_id, [row.seat])
        if (row.user_id or 0) > 0:  # not forgotten since
            seat = await _take_place(tx, house, row, entered, waiting.rating_of(row.seat))
            await waiting.tell_of_place(tx, house, seat)
            entered.append(seat)


async def line_up_again(play: Play, queue: list[Seat]) -> None:
    """Have those wait still who did before an act of the referee on a sign-up; a place that it frees is theirs."""
    if not queue:
        return
    for row in queue:
        await rows.enter(play.tx, row)
    its = await _need(play.tx, play.contest.id)
    await move_up(play.tx, play.house, its)


async def leave_behind(play: Play, state: msgspec.Struct) -> None:
    """Have nobody who was forgotten be in what goes on in `state`, such as another season: people step back for good.

    A team stays: another captain may claim it.
    """
    if all((row.user_id or 0) >= 0 for row in play.file.seats):
        return
    its = await rows.get(play.tx, play.contest.id)
    for row in await contests.seats(play.tx, play.contest.id):
        if (row.user_id or 0) >= 0 or not play.game.engages(state, row.seat):
            continue
        if its is None or play.game.lines is None or is_of_teams(play.house, its.game):
            await contests.set_captain(play.tx, row.contest_id, row.seat, None)
        else:
            await tell_competition(play.tx, play.house, row.contest_id, f"retrait {row.seat}", in_pause=True)
            if play.game.stage(state) == "signup":
                await rows.leave(play.tx, row.contest_id, [row.seat])


def is_of_teams(house: House, game_key: str) -> bool:
    """Return whether it is teams that enter the competitions of a game."""
    return house.games[game_key].is_entered_by_teams


async def hosted_game_of(house: House, competition_id: int) -> str:
    """Return the game that a competition plays. Raises `Refusal(Why.ENTRIES_CLOSED)` for a contest that is none."""
    async with house.db.read() as tx:
        return (await _need(tx, competition_id)).game


async def list_entered_seats(tx: Tx, competition_id: int) -> list[Seat]:
    """Return who has entered, in the order of sign-up."""
    known = await contests.seats(tx, competition_id)
    return [row for row in known if row.seat not in {REFEREE, RESULTS} and not waiting.waits_for_place(row.seat)]


def make_entrant_id(name: str, taken: set[SeatId], most: int = MOST_ID) -> SeatId:
    """Return the id under which a name enters: its letters as everybody can type them, and a number where needed."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    word = _OTHER.sub("-", "".join(sign for sign in letters if sign.isascii())).strip("-") or "inscrit"
    if word in {REFEREE, RESULTS}:
        word += "-1"
    found, number = word[:most].rstrip("-"), 1
    while found in taken:
        number += 1
        end = f"-{number}"
        found = word[: most - len(end)].rstrip("-") + end
    return SeatId(found)


def tell_name_apart(name: str, taken: Collection[str]) -> str:
    """Return a name as nobody else has it: `Ana`, then `Ana (2)`."""
    found, number = fit_name_in_line(name), 1
    while found in taken:
        number += 1
        end = f" ({number})"
        found = fit_name_in_line(name)[: MOST_NAME - len(end)].rstrip() + end
    return found


def fit_name_in_line(name: str) -> str:
    """Return a name as it can stand in a line."""
    return _LINE.sub(" ", name).strip()[:MOST_NAME]


async def _open_to_all(tx: Tx, house: House, competition_id: int) -> Play:
    """Return the turn that a competition is in. Raises `Refusal(Why.ENTRIES_CLOSED)` once it is finished."""
    play = await take_latest_turn(tx, house, competition_id)
    if play.turn.stage == "finished":
        raise Refusal(Why.ENTRIES_CLOSED)
    return play


async def _need(tx: Tx, competition_id: int) -> StoredCompetition:
    found = await rows.get(tx, competition_id)
    if found is None:
        raise Refusal(Why.ENTRIES_CLOSED)
    return found
