"""From a plan to a season."""

import discord

from cogs.kit.app import App
from cogs.league.threads import check_channel
from presenters.errors import UserError
from presenters.matrix_hockey.creation.checks import check_plan
from presenters.matrix_hockey.creation.plan import SeasonPlan
from presenters.texts import Voice
from referee.model import Contest, ContestSettings, League
from referee.turns import contests

GAME = "matrix-hockey"


def check_start(start_s: int, now_ms: int) -> None:
    """Raise `UserError` for a start that has passed."""
    if start_s and start_s * 1000 <= now_ms:
        raise UserError("create-start-past", start=start_s)


async def create_season(
    interaction: discord.Interaction, app: App, league: League, plan: SeasonPlan, plan_id: int, voice: Voice
) -> Contest:
    """Return the season of a plan, its first turn (the draws) open. Raises `UserError` for what cannot be played."""
    faults = check_plan(plan)
    if faults is not None:
        raise UserError("mh-plan-not-yet", count=len(faults.items))
    check_start(plan.start_s, app.house.clock.now_ms())
    check_channel(interaction, league, voice)
    return await contests.create_contest(
        app.house,
        league,
        contests.NewContest(
            GAME,
            plan.name,
            plan.setup(),
            seats=[(team.id, team.name, team.coach) for team in plan.roster.teams],
            participants=(),
            settings=ContestSettings(early_close=plan.early_close, weekly=plan.weekly, made_from=plan_id),
            start_ms=plan.start_s * 1000 or None,
        ),
    )
