"""A season that runs already, as it is in its organiser's plan: the results, and who answers for whom."""

import asyncio
from collections.abc import Mapping
from functools import partial

from cogs.kit.app import App
from presenters.competition.carrying import CarriedSeason, carry_season
from presenters.competition.plan import CompetitionPlan
from presenters.competition.season_file import SeasonFile
from presenters.errors import UploadFaults, UserError, fault_at
from referee.competition.entering import is_of_teams
from referee.competition.founding import suit_config
from referee.course.resuming import RunningSeason
from referee.league import teams
from referee.model import League
from rules.contract import SeatId

People = Mapping[SeatId, tuple[str, int | None]]  # seat -> name, who answers for it


async def read_season_of_plan(app: App, league: League, plan: CompetitionPlan) -> tuple[CarriedSeason, People]:
    """Return the season of a plan, and who answers for its entrants: captains of teams, persons by their accounts."""
    season = None if plan.file is None else await read_season_as_game(app, plan.game, plan.file)
    if plan.file is None or season is None or isinstance(season, UploadFaults):
        raise UserError("error-stale")
    answering: Mapping[str, int | None] = plan.file.accounts
    if is_of_teams(app.house, plan.game):
        answering = {team.name: team.captain_id for team in await teams.list_teams(app.house, league.id, plan.game)}
    return season, {SeatId(one): (who.name, answering.get(who.name)) for one, who in season.state.entrants.items()}


async def read_season_as_game(app: App, game: str, file: SeasonFile) -> CarriedSeason | UploadFaults:
    """Return the season of a file as a game plays it."""
    if file.accounts and is_of_teams(app.house, game):
        return UploadFaults((fault_at("account-team"),))
    return await asyncio.to_thread(carry_season, file, partial(suit_config, app.house, game))


async def carry_plan_over(app: App, league: League, plan: CompetitionPlan, by_user: int) -> RunningSeason:
    """Return the season of a plan as it is founded."""
    season, people = await read_season_of_plan(app, league, plan)
    return RunningSeason(setup=season.setup, turns=season.turns, people=people, by_user=by_user)
