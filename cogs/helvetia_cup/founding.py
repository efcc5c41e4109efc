"""A cup or a championship of a league's teams: `/helvetia creer` with a `format`; all in one form until « Créer »."""

from collections.abc import Sequence

import discord
from msgspec.structs import replace

from cogs.helvetia_cup.team import GAME, kept_of
from cogs.kit.actions import record_id, register
from cogs.kit.app import App, app_of
from cogs.kit.league import league_here
from cogs.league.preparing import PlanForm, Preparation
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.helvetia_cup.series.plan import FEWEST, MOST, PREPARATIONS, TOGGLES, SeriesPlan, plan_post
from presenters.post import Post
from referee.competition.entering import make_entrant_id
from referee.competition.founding import HostingTerms, Series, begin_competition
from referee.league import teams
from referee.model import Contest, ContestSettings, League, Team
from rules.contract import SeatId
from rules.helvetia_cup.phases import MATCH_STAGES

KEY = 31  # characters of an entrant's key
FOREVER = 87_600  # hours: a round lasts until its last match is over


async def prepare_series(interaction: discord.Interaction, league: League, plan: SeriesPlan) -> None:
    """Show what would be founded: with all teams of the league that there is room for."""
    found = await _teams(app_of(interaction), league)
    if len(found) < FEWEST:
        raise UserError("hc-found-too-few")
    await FORM.begin(interaction, league, _with_all(plan, found))


def _with_all(plan: SeriesPlan, teams: Sequence[Team]) -> SeriesPlan:
    return replace(plan, teams=tuple(team.id for team in teams[:MOST]))


@register("hc-found-teams")
async def choose_teams(interaction: discord.Interaction, plan_id: int, *, values: tuple[str, ...]) -> None:
    """Take the teams that were chosen."""
    chosen = tuple(map(record_id, values))
    await FORM.change(interaction, plan_id, lambda plan: replace(plan, teams=chosen))


@register("hc-found-all")
async def choose_all(interaction: discord.Interaction, plan_id: int) -> None:
    """Take all teams that there is room for."""
    found = await _teams(app_of(interaction), await league_here(interaction))
    await FORM.change(interaction, plan_id, lambda plan: _with_all(plan, found))


@register("hc-found-hours")
async def choose_hours(interaction: discord.Interaction, plan_id: int, *, values: tuple[str, ...]) -> None:
    """Take the length of a preparation."""
    if values[0] not in map(str, PREPARATIONS):
        raise UserError("error-stale")
    await FORM.change(interaction, plan_id, lambda plan: replace(plan, preparation=int(values[0])))


@register("hc-found-set")
async def toggle_series_option(interaction: discord.Interaction, plan_id: int, name: str) -> None:
    """Turn cards, or training before the first round, on or off."""
    if name not in TOGGLES:
        raise UserError("error-stale")
    await FORM.change(interaction, plan_id, lambda plan: replace(plan, **{name: not getattr(plan, name)}))


async def _make(found: Preparation[SeriesPlan]) -> Contest:
    app, league, plan = found.app, found.league, found.plan
    entering = [team for team in await _teams(app, league) if team.id in plan.teams]
    if not FEWEST <= len(entering) <= MOST:
        raise UserError("hc-found-too-few")
    keys: dict[SeatId, Team] = {}
    for team in entering:
        keys[make_entrant_id(team.name, set(keys), KEY)] = team
    series = Series(
        name=plan.name,
        game=GAME,
        setup={
            "kind": "competition",
            "format": plan.format,
            "config": plan.config,
            "teams": {key: {"team": kept_of(team).club, "name": team.name} for key, team in keys.items()},
        },
        entrants=tuple((key, team.name, team.captain_id) for key, team in keys.items()),
        terms=HostingTerms(hours=dict.fromkeys(MATCH_STAGES, float(plan.hours)) if plan.hours else {}),
        settings=ContestSettings(
            early_close=True, hours={"preparation": plan.preparation, "playing": FOREVER}, made_from=found.plan_id
        ),
    )
    return await begin_competition(app.house, league, series)


async def _teams(app: App, league: League) -> list[Team]:
    """Return the teams that can enter: those with somebody who answers for them."""
    return [team for team in await teams.list_teams(app.house, league.id, GAME) if team.captain_id is not None]


async def _show(found: Preparation[SeriesPlan], page: str) -> Post:
    teams = await _teams(found.app, found.league)
    return plan_post(await found.voice(), found.plan_id, found.plan, teams, found.app.house.clock.now_ms())


FORM = PlanForm(
    game=GAME,
    kind=SeriesPlan,
    show=_show,
    make=_make,
    news="hc-found-done",
    told=lambda contest: {"name": escape(contest.name)},
)
register("hc-found-create")(FORM.confirm)
