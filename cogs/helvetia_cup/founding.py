"""A cup or a championship of a league's teams: `/helvetia creer` with a `format`; all in one form until « Créer »."""

from collections.abc import Sequence

import discord

from cogs.helvetia_cup.team import GAME, kept_of
from cogs.kit.actions import register
from cogs.kit.answers import answer, change_message, defer_change, language_of
from cogs.kit.app import App, app_of
from cogs.kit.league import check_referee, league_here
from cogs.league.threads import check_channel, open_with_news
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.helvetia_cup.series.plan import FEWEST, MOST, PREPARATIONS, TOGGLES, SeriesPlan, plan_post
from presenters.post import Post
from referee.competition.entering import make_entrant_id
from referee.competition.founding import HostingTerms, Series, begin_competition
from referee.league import teams
from referee.model import Contest, ContestSettings, League, Team
from referee.turns import contests
from rules.contract import SeatId
from rules.helvetia_cup.phases import MATCH_STAGES

KEY = 31  # characters of an entrant's key
FOREVER = 87_600  # hours: a round lasts until its last match is over


async def prepare_series(interaction: discord.Interaction, league: League, plan: SeriesPlan) -> None:
    """Show what would be founded: with all teams of the league that there is room for."""
    found = await _teams(app_of(interaction), league)
    if len(found) < FEWEST:
        raise UserError("hc-found-too-few")
    await answer(interaction, await _form(interaction, league, plan, [team.id for team in found[:MOST]]))


@register("hc-found-teams")
async def choose_teams(interaction: discord.Interaction, plan: str, *, values: tuple[str, ...]) -> None:
    """Take the teams that were chosen."""
    await _redraw(interaction, SeriesPlan.read(plan), [int(one) for one in values if one.isdecimal()])


@register("hc-found-all")
async def choose_all(interaction: discord.Interaction, plan: str) -> None:
    """Take all teams that there is room for."""
    await _redraw(interaction, SeriesPlan.read(plan), None)


@register("hc-found-hours")
async def choose_hours(interaction: discord.Interaction, plan: str, *, values: tuple[str, ...]) -> None:
    """Take the length of a preparation."""
    if values[0] not in map(str, PREPARATIONS):
        raise UserError("error-stale")
    await _redraw(interaction, SeriesPlan.read(plan)._replace(preparation=int(values[0])), _chosen(interaction))


@register("hc-found-set")
async def toggle_series_option(interaction: discord.Interaction, name: str, plan: str) -> None:
    """Turn cards, or training before the first round, on or off."""
    if name not in TOGGLES:
        raise UserError("error-stale")
    read = SeriesPlan.read(plan)
    turned = (
        read._replace(cards=not read.cards) if name == "cards" else read._replace(trains_first=not read.trains_first)
    )
    await _redraw(interaction, turned, _chosen(interaction))


@register("hc-found-create")
async def found_series(interaction: discord.Interaction, written: str) -> None:
    """Found it. A second press on the same form founds no second one."""
    await defer_change(interaction)
    app, league, plan = app_of(interaction), await league_here(interaction), SeriesPlan.read(written)
    check_referee(interaction, league)
    voice = app.texts.voice(await language_of(interaction))
    check_channel(interaction, league, voice)
    chosen = _chosen(interaction)
    entering = [team for team in await _teams(app, league) if team.id in chosen]
    if not FEWEST <= len(entering) <= MOST:
        raise UserError("hc-found-too-few")
    form_id = interaction.message.id if interaction.message else 0
    async with app.alone(league):
        contest = await contests.find_made_from(app.house, league.id, GAME, form_id)
        if contest is None:
            contest = await _found(app, league, plan, entering, form_id)
    news = await open_with_news(interaction, contest, "hc-found-done", name=escape(contest.name))
    await change_message(interaction, news)


async def _found(app: App, league: League, plan: SeriesPlan, entering: Sequence[Team], form_id: int) -> Contest:
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
            early_close=True, hours={"preparation": plan.preparation, "playing": FOREVER}, made_from=form_id
        ),
    )
    return await begin_competition(app.house, league, series)


async def _teams(app: App, league: League) -> list[Team]:
    """Return the teams that can enter: those with somebody who answers for them."""
    return [team for team in await teams.list_teams(app.house, league.id, GAME) if team.captain_id is not None]


async def _redraw(interaction: discord.Interaction, plan: SeriesPlan, chosen: Sequence[int] | None) -> None:
    await defer_change(interaction)
    league = await league_here(interaction)
    check_referee(interaction, league)
    if chosen is None:
        chosen = [team.id for team in (await _teams(app_of(interaction), league))[:MOST]]
    await change_message(interaction, await _form(interaction, league, plan, chosen))


async def _form(interaction: discord.Interaction, league: League, plan: SeriesPlan, chosen: Sequence[int]) -> Post:
    app = app_of(interaction)
    voice = app.texts.voice(await language_of(interaction))
    return plan_post(voice, plan, await _teams(app, league), chosen, app.house.clock.now_ms())


def _chosen(interaction: discord.Interaction) -> list[int]:
    """Return the teams that the form shows as chosen, read from the message itself."""
    if interaction.message is None:
        raise UserError("error-stale")
    parts = [part for row in interaction.message.components for part in getattr(row, "children", [])]
    selects = [part for part in parts if isinstance(part, discord.SelectMenu)]
    found = next((one for one in selects if (one.custom_id or "").startswith("hc-found-teams:")), None)
    return [] if found is None else [int(one.value) for one in found.options if one.default and one.value.isdecimal()]
