"""Whose turn a command or a press is about: the user's own seat, never another's."""

import discord

from cogs.kit.app import app_of
from cogs.kit.autocomplete import find_named_contest, find_pressed_contest
from presenters.errors import UserError
from referee.hand import answering
from referee.house import House
from referee.model import Contest, Turn
from referee.turns import contests
from rules.contract import SeatId


async def find_own_seat(interaction: discord.Interaction, contest_id: int) -> SeatId:
    """Return the seat that the user answers for in a contest. Raises `UserError`."""
    app = app_of(interaction)
    held = await answering.list_seats_of_person(app.house, contest_id, interaction.user.id)
    if not held:
        raise UserError(app.presenters[(await contests.get_contest(app.house, contest_id)).game].nobody)
    return held[0]


async def answers_for(interaction: discord.Interaction, contest_id: int) -> bool:
    """Return whether the user answers for a seat of a contest."""
    return bool(await answering.list_seats_of_person(app_of(interaction).house, contest_id, interaction.user.id))


async def require_open_turn(interaction: discord.Interaction, contest: Contest) -> Turn:
    """Return the open turn of a contest. Raises `UserError` if it is over."""
    turn = await contests.find_open_turn(app_of(interaction).house, contest.id)
    if turn is None:
        raise UserError("match-over")
    return turn


async def find_pressed_turn(interaction: discord.Interaction, contest_id: int, game: str) -> tuple[Turn, SeatId]:
    """Return the open turn of the contest whose button was pressed, and the user's seat. Raises `UserError`."""
    contest = await find_pressed_contest(interaction, contest_id)
    if contest.game != game:
        raise UserError("error-stale")
    turn = await require_open_turn(interaction, contest)
    return turn, await find_own_seat(interaction, contest.id)


async def find_own_turn(interaction: discord.Interaction, match: str | None, game: str) -> tuple[Turn, SeatId]:
    """Return the open turn, and the user's seat in it, of the match named, of the thread's, or of their only one.

    Raises `UserError` for who answers for none: a seat's orders are its captain's and their deputy's alone, even before
    their team-mates.
    """
    if match is None:
        found = await _mine(interaction, game)
        if len(found) == 1:
            return await require_open_turn(interaction, found[0]), await find_own_seat(interaction, found[0].id)
        if len(found) > 1:
            raise UserError("match-which")
    contest = await find_named_contest(interaction, match, game)
    turn = await require_open_turn(interaction, contest)
    return turn, await find_own_seat(interaction, contest.id)


async def find_seat(interaction: discord.Interaction, contest: Contest, given: str) -> str:
    """Return the seat that `given` (from the list, or a team's name) names. Raises `UserError`."""
    wanted = given.strip().casefold()
    for seat in await contests.list_seats(app_of(interaction).house, contest.id):
        if seat.name and wanted in {seat.seat, seat.name.casefold()}:
            return seat.seat
    raise UserError("seat-unknown")


async def _mine(interaction: discord.Interaction, game: str) -> list[Contest]:
    """Return the running contests of `game` in which the user answers for a seat; only the thread's if it is there."""
    house = app_of(interaction).house
    mine = [
        contest
        for contest, _ in await contests.list_contests_of_person(house, interaction.user.id)
        if contest.game == game and await answers_for(interaction, contest.id)
    ]
    here = [contest for contest in mine if contest.thread_id == interaction.channel_id]
    return here or (await _taking(house, mine) if mine[1:] else mine)


async def _taking(house: House, mine: list[Contest]) -> list[Contest]:
    """Return the contests that take orders now, if any does: a round that is being played elsewhere takes none."""
    turns = {one.id: await contests.find_open_turn(house, one.id) for one in mine}
    return [one for one in mine if (turn := turns[one.id]) is not None and turn.accepting] or mine
