"""A choice of a draft: a team's sheet has one man more, and the books of its season one choice less."""

from db import keys
from db import teams as rows
from referee.competition import books
from referee.course.close import close_in
from referee.hand.play import take_latest_turn
from referee.house import House
from referee.league.teams import keep_team_version
from referee.model import Refusal, Team, Why
from rules.contract import JsonObject


async def write_draft_choice(house: House, books_id: int, team: Team, data: JsonObject, text: str) -> None:
    """Write down what a team has after its choice, and enter `text` in the books. Raises `Refusal`: `paused`."""
    async with house.db.write(keys.of_contest(books_id)) as tx:
        if await rows.get(tx, team.id) != team:
            raise Refusal(Why.TEAM_CHANGED)
        await keep_team_version(tx, house, team, data)
        if await books.enter_in_books(await take_latest_turn(tx, house, books_id), text, close_in) is None:
            raise Refusal(Why.PAUSED)
        await books.enter_teams(tx, house, (team,), close_in)
