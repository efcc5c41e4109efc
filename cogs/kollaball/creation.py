"""`/kollaball creer`: two teams, a referee without conflict of interest, the options, the start (KB-2, KB-5, KB-8)."""

from collections.abc import Mapping

import discord
from discord import app_commands
from msgspec.structs import replace

from cogs.kit.actions import register
from cogs.kit.answers import defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.clock import clock_here
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.league import check_referee, league_here
from cogs.kit.teams import find_team_named
from cogs.kollaball.eligibility import check_referee_of, list_eligible
from cogs.kollaball.signup import offer_signup_teams
from cogs.kollaball.team import FEWEST_PLAYERS, GAME, list_roster
from cogs.league.forms import read_moment
from cogs.league.preparing import PlanForm, Preparation
from cogs.league.threads import check_channel
from presenters.errors import UserError
from presenters.escaping import escape, plain
from presenters.kollaball.plan import NO_LIMIT, NOBODY, MatchPlan
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Post, Select, SelectOption, custom_id
from presenters.texts import Value
from referee.league import leagues, teams
from referee.league.settings import DEFAULT_HOURS, MOST_TURN_HOURS
from referee.model import Contest, ContestSettings, League, Team
from referee.turns import contests
from rules.kollaball.choices import MODULES
from rules.kollaball.hosting import player_of
from rules.kollaball.state import TEAMS

CHOICES = 25


@app_commands.command(**declare_command("creer"))
@declare_options(red="rouge", blue="bleue", referee="arbitre", hours="heures", start="debut", turns="tours")
@app_commands.autocomplete(red=offer_signup_teams, blue=offer_signup_teams)
async def create(
    interaction: discord.Interaction,
    red: str,
    blue: str,
    referee: str | None = None,
    hours: app_commands.Range[int, 1, MOST_TURN_HOURS] | None = None,
    start: app_commands.Range[str, 1, 30] | None = None,
    turns: app_commands.Range[int, 1, 99] | None = None,
) -> None:
    """Prepare a match and show its options; nothing is public before « Créer » is pressed."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    check_referee(interaction, league)
    found = [team for name in (red, blue) if (team := await find_team_named(app, league, GAME, name)) is not None]
    if len({team.id for team in found}) != len(TEAMS):
        raise UserError("create-two-teams")
    clock = await clock_here(interaction, league)
    start_ms = read_moment(start, clock.zone, app.house.clock.now_ms()) if start else 0
    plan = MatchPlan(
        teams={seat: team.id for seat, team in zip(TEAMS, found, strict=True)},
        referee=_user_id(referee),
        hours=hours or int(league.stage_hours.get("orders", DEFAULT_HOURS)),
        start_s=start_ms // 1000,
        max_turns=turns or NO_LIMIT,
    )
    voice = app.texts.voice(await language_of(interaction))
    await _check(app, league, plan)
    check_channel(interaction, league, voice)
    await FORM.begin(interaction, league, plan, clock.tell_moment(voice, start))


@create.autocomplete("referee")
async def referee_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the referees who may judge the teams named so far (KB-8-c)."""
    app = app_of(interaction)
    league = await leagues.find_league(app.house, interaction.guild_id or 0)
    if league is None:
        return []
    given = [getattr(interaction.namespace, side, None) or "" for side in TEAMS]
    playing = [team for name in given if (team := await find_team_named(app, league, GAME, name)) is not None]
    wanted = typed.casefold()
    free = [entry for entry in await list_eligible(app, league, playing) if wanted in entry.name.casefold()]
    return [app_commands.Choice(name=plain(entry.name, 100), value=str(entry.user_id)) for entry in free[:CHOICES]]


@register("kb-modules")
async def choose_match_modules(interaction: discord.Interaction, plan_id: int, *, values: tuple[str, ...]) -> None:
    """Take the chosen options into the plan."""
    chosen = tuple(name for name in MODULES if name in values)
    await FORM.change(interaction, plan_id, lambda plan: replace(plan, modules=chosen))


@register("kb-referee")
async def choose_referee(interaction: discord.Interaction, plan_id: int, *, values: tuple[str, ...]) -> None:
    """Take the chosen referee into the plan."""
    chosen = _user_id(values[0])
    await FORM.change(interaction, plan_id, lambda plan: replace(plan, referee=chosen))


async def _make(found: Preparation[MatchPlan]) -> Contest:
    """Write the match into the records: its set-up from the two teams, its seats, its people."""
    app, league, plan = found.app, found.league, found.plan
    playing = await _check(app, league, plan)
    sides: dict[str, object] = {}
    players: dict[str, object] = {}
    config = plan.config(league)
    participants: list[tuple[str, int, str]] = []
    for seat, team in zip(TEAMS, playing, strict=True):
        entries = await list_roster(app, team)
        ids = {entry.user_id: f"{seat[0]}{number}" for number, entry in enumerate(entries, start=1)}
        tactic = team.data.get("tactic") if "tactics" in plan.modules else None
        sides[seat] = {"captain": ids.get(team.captain_id or NOBODY), "tactic": tactic}
        for entry in entries:
            players[ids[entry.user_id]] = player_of(config, entry.name, entry.data)
            participants.append((ids[entry.user_id], entry.user_id, seat))
    return await contests.create_contest(
        app.house,
        league,
        contests.NewContest(
            GAME,
            " – ".join(team.name for team in playing),
            {"config": config, "teams": sides, "players": players},
            seats=[(seat, team.name, team.captain_id) for seat, team in zip(TEAMS, playing, strict=True)]
            + [("admin", "", None)],
            participants=participants,
            referee_id=plan.referee or None,
            settings=ContestSettings(
                early_close=league.early_close,
                hours={"orders": plan.hours},
                start_ms=plan.start_s * 1000 or None,
                made_from=found.plan_id,
            ),
            start_ms=plan.start_ms(league),
        ),
    )


async def _show(found: Preparation[MatchPlan], page: str) -> Post:
    """Return the plan in words, with what can still be chosen and the button that makes the match."""
    app, league, plan, t = found.app, found.league, found.plan, (await found.voice()).t
    red, blue = await _teams(app, league, plan)
    modules = tuple(
        SelectOption(t(f"kb-option-{name}"), name, t(f"kb-option-{name}-about"), default=name in plan.modules)
        for name in MODULES
    )
    free = [
        SelectOption(plain(entry.name, 90) or "?", str(entry.user_id), default=entry.user_id == plan.referee)
        for entry in (await list_eligible(app, league, (red, blue)))[:CHOICES]
    ]
    text = t(
        "create-plan",
        red=escape(red.name),
        blue=escape(blue.name),
        hours=plan.hours,
        referee=f"<@{plan.referee}>" if plan.referee else "none",
        turns=plan.max_turns,
        start=plan.start_s,
        first=plan.first_stage,
        length=int(league.stage_hours.get(plan.first_stage, DEFAULT_HOURS)),
    )
    blocks: list[Block] = [text]
    if free:
        blocks.append(Select(custom_id("kb-referee", found.plan_id), t("create-referee"), tuple(free)))
    blocks.append(Select(custom_id("kb-modules", found.plan_id), t("create-modules"), modules, 0, len(modules)))
    create = Button(t("create-confirm"), custom_id("kb-create", found.plan_id), ButtonStyle.success)
    return Post((*blocks, ButtonRow((create,))))


def _told(contest: Contest) -> Mapping[str, Value]:
    config = contest.setup.get("config")
    stage = "lineup" if isinstance(config, Mapping) and config.get("roll_call") == "off" else "roll_call"
    return {"match": escape(contest.name, 90), "stage": stage}


FORM = PlanForm(game=GAME, kind=MatchPlan, show=_show, make=_make, news="create-done", told=_told)
register("kb-create")(FORM.confirm)


def _user_id(given: str | None) -> int:
    """Return the person whom the `arbitre` option names: an id from the list, or a mention; 0 for none."""
    if given is None:
        return NOBODY
    digits = given.strip().removeprefix("<@").removeprefix("!").removesuffix(">")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 20):  # noqa: PLR2004 - digits of a snowflake
        raise UserError("create-which-referee")
    return int(digits)


async def _teams(app: App, league: League, plan: MatchPlan) -> tuple[Team, Team]:
    """Return the two teams of a plan. Raises `UserError` unless they are two, and of this league."""
    red, blue = [await teams.get_team(app.house, plan.teams[seat]) for seat in TEAMS]
    if red.id == blue.id or {red.league_id, blue.league_id} != {league.id}:
        raise UserError("create-two-teams")
    return red, blue


async def _check(app: App, league: League, plan: MatchPlan) -> tuple[Team, Team]:
    """Return the two teams. Raises `UserError` for what could not be played or judged."""
    red, blue = await _teams(app, league, plan)
    for team in (red, blue):
        if len(await list_roster(app, team)) < FEWEST_PLAYERS:  # KB-2-b
            raise UserError("create-too-few", team=escape(team.name), fewest=FEWEST_PLAYERS)
        if team.captain_id is None:  # KB-7-a
            raise UserError("create-no-captain", team=escape(team.name))
    if plan.start_s and plan.start_s * 1000 <= app.house.clock.now_ms():
        raise UserError("create-start-past", start=plan.start_s)
    if plan.referee != NOBODY:
        await check_referee_of(app, league, plan.referee, (red, blue))
    return red, blue
