"""A choice of the draft: the captain whose turn it is, or a referee, enters a rookie into the team's sheet."""

from typing import NamedTuple

import discord
from msgspec.structs import replace

from cogs.double_echec.reading import read_man
from cogs.double_echec.team import COLOUR, NAME, faulty, roster_of, team_named
from cogs.kit.answers import answer
from cogs.kit.app import App, app_of
from cogs.kit.league import is_referee, league_here
from presenters.double_echec.league.views import SeasonEnding, draft_round_order
from presenters.errors import UploadFaults, UserError
from presenters.escaping import escape
from presenters.post import Post
from referee.competition.books import codes_of_teams
from referee.course import dealing
from referee.model import Contest, Team
from referee.turns import contests
from rules.double_echec.data import DATA
from rules.double_echec.league.standings import turn_of
from rules.double_echec.roster import Roster, RosterPlayer, stored_roster_of
from rules.double_echec.state import League as Books
from rules.double_echec.trading import MOST_MEN


class _Choice(NamedTuple):
    """Which team chooses, in which round, what the books are told of it, in which season the rookie is one."""

    team: Team
    round: int
    text: str
    season: int


async def choose(
    interaction: discord.Interaction, contest: Contest, ending: SeasonEnding, rookie: str, named: str | None
) -> None:
    """Have a team make its next choice; everybody sees it. `named`: a referee's word on which team."""
    app, league = app_of(interaction), await league_here(interaction)
    voice = app.texts.voice(league.language)
    async with app.alone(league):
        choice = await _choice(interaction, contest, ending, named)
        man = read_man(rookie)
        if isinstance(man, UploadFaults):
            await answer(interaction, faulty(voice, man))
            return
        sheet = _with(choice.team, man, choice.season)
        await dealing.write_draft_choice(app.house, contest.id, choice.team, stored_roster_of(sheet), choice.text)
    team = escape(choice.team.name, NAME)
    await answer(interaction, Post((voice.t("de-drafted", team=team, number=str(man.n), round=choice.round),), COLOUR))
    app.heart.poke()


async def _choice(
    interaction: discord.Interaction, contest: Contest, ending: SeasonEnding, named: str | None
) -> _Choice:
    """Return the choice that is to be made now. Raises `UserError` for whoever has none to make."""
    app, league = app_of(interaction), await league_here(interaction)
    books, order, codes = await _books(app, contest), draft_round_order(ending), codes_of_teams(contest)
    if order is None or contest.status == "over":
        raise UserError("de-draft-not-now")
    due = turn_of(books, order)
    if due is None:
        raise UserError("de-draft-done")
    is_judge = is_referee(interaction, league)
    its_turn = next((name for name, code in codes.items() if code == due.team), due.team)
    team = await team_named(app, league, named if named is not None and is_judge else its_turn)
    if not is_judge and team.captain_id != interaction.user.id:
        raise UserError("de-draft-whose", team=escape(team.name, NAME), round=due.round)
    code = codes.get(team.name, "")
    owned = books.teams[code].picks.get(str(due.round), 0) if code in books.teams else 0
    if not owned:
        raise UserError("de-trade-choices", team=escape(team.name, NAME), round=due.round)
    return _Choice(team, due.round, f"CHOIX {code} {due.round} {owned - 1}", books.season + 1)


async def _books(app: App, contest: Contest) -> Books:
    turn = await contests.get_latest_turn(app.house, contest.id)
    state = app.house.games[contest.game].decode(turn.state if turn.after is None else turn.after)
    if not isinstance(state, Books):
        raise UserError("error-stale")
    return state


def _with(team: Team, man: RosterPlayer, season: int) -> Roster:
    """Return a team's sheet with a rookie, whose first season is to come (DE-B.league-e)."""
    roster = roster_of(team)
    if roster.player(man.n) is not None:
        raise UserError("de-trade-twice", team=escape(team.name, NAME), number=str(man.n))
    if len(roster.men) >= MOST_MEN:
        raise UserError("de-trade-many", team=escape(team.name, NAME), most=MOST_MEN)
    rookie = replace(man, salary=DATA.league.rookie_salary, rookie=season)
    return replace(roster, men=(*roster.men, rookie))
