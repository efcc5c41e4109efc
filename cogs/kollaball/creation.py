"""`/kollaball creer`: two teams, a referee without conflict of interest, the options, the start (KB-2, KB-5, KB-8)."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import discord
from discord import app_commands

from cogs.kollaball.signup import FEWEST_PLAYERS, GAME, roster, team_choices, team_named
from cogs.shared.actions import custom_id, on
from cogs.shared.answers import answer, change, defer, defer_change, language_of
from cogs.shared.app import App, app_of
from cogs.shared.declare import named, options
from cogs.shared.errors import UserError
from cogs.shared.escaping import escape, plain
from cogs.shared.league import check_referee, league_here
from cogs.shared.posts import Block, Button, Option, Post, Row, Select, Style
from referee import contests, people, teams
from referee.model import Contest, League, Profile, Team
from rules.kollaball.conflicts import Conflict, Person, referee_conflicts
from rules.kollaball.state import TEAMS

MODULES = ("random_events", "criticals", "tactics", "legends", "tie_break")
REFEREE = "arbitre"  # the profiles of those who referee
NOBODY = 0
CHOICES = 25


class Plan(NamedTuple):
    """A match about to be created; it travels in the `custom_id` of the form."""

    rouge: int  # team ids
    bleue: int
    referee: int  # user id, 0: nobody yet
    hours: int
    modules: str = ""  # one digit per chosen module

    @classmethod
    def read(cls, text: str) -> "Plan":
        """Return the plan written by `write`."""
        rouge, bleue, referee, hours, modules = text.split(",")
        return cls(int(rouge), int(bleue), int(referee), int(hours), modules)

    def write(self) -> str:
        """Return the plan in at most 60 characters."""
        return ",".join(str(part) for part in self)

    @property
    def chosen(self) -> list[str]:
        """The names of the chosen modules."""
        return [MODULES[int(digit)] for digit in self.modules]


@app_commands.command(**named("creer"))
@app_commands.guild_only()
@options(red="rouge", blue="bleue", referee="arbitre", hours="heures")
@app_commands.autocomplete(red=team_choices, blue=team_choices)
async def create(
    interaction: discord.Interaction,
    red: str,
    blue: str,
    referee: str | None = None,
    hours: app_commands.Range[int, 1, 336] | None = None,
) -> None:
    """Prepare a match and show its options; nothing is public before « Créer » is pressed."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    check_referee(interaction, league)
    found = [await team_named(app, league, name) for name in (red, blue)]
    if found[0] is None or found[1] is None or found[0].id == found[1].id:
        raise UserError("create-two-teams")
    for team in found:
        await _check_team(app, team)  # type: ignore[arg-type]
    chosen = int(referee) if referee and referee.isdigit() else NOBODY
    plan = Plan(found[0].id, found[1].id, chosen, hours or int(league.stage_hours.get("orders", 24)))
    await _check_conflicts(app, league, plan)
    await answer(interaction, await _form(app, await language_of(interaction), plan))


@create.autocomplete("referee")
async def referee_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the referees without conflict of interest: staff first, then who refereed least, then by name (KB-8-c)."""
    app, league = app_of(interaction), await league_here(interaction)
    playing = [
        await team_named(app, league, getattr(interaction.namespace, side, None) or "") for side in ("rouge", "bleue")
    ]
    engaged = [person for team in playing if team for person in await _persons(app, team)]
    counts = Counter(contest.referee_id for contest in await contests.of_league(app.house, league.id, open_only=False))
    wanted = typed.casefold()
    free = [
        entry
        for entry in await people.profiles(app.house, league.id, REFEREE)
        if wanted in entry.name.casefold() and not referee_conflicts(_person(entry), engaged)
    ]
    free.sort(key=lambda entry: (not entry.data.get("staff"), counts[entry.user_id], entry.name.casefold()))
    return [app_commands.Choice(name=plain(entry.name, 100), value=str(entry.user_id)) for entry in free[:CHOICES]]


@on("kb-modules")
async def choose_modules(interaction: discord.Interaction, plan: str, *, values: tuple[str, ...]) -> None:
    """Take the chosen options into the plan."""
    await defer_change(interaction)
    chosen = Plan.read(plan)._replace(modules="".join(sorted(values)))
    await change(interaction, await _form(app_of(interaction), await language_of(interaction), chosen))


@on("kb-create")
async def confirm(interaction: discord.Interaction, written: str) -> None:
    """Create the match: its thread, its records, its roll-call."""
    await defer_change(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    check_referee(interaction, league)
    plan = Plan.read(written)
    red, blue = [await teams.get(app.house, team_id) for team_id in (plan.rouge, plan.bleue)]
    for team in (red, blue):
        await _check_team(app, team)
    await _check_conflicts(app, league, plan)
    thread = await _thread(interaction, league, f"{red.name} – {blue.name}")
    contest = await _record(app, league, plan, (red, blue), thread)
    text = app.texts.t(
        await language_of(interaction), "create-done", match=escape(contest.name, 90), thread=thread.mention
    )
    await change(interaction, Post((text,)))
    app.heart.poke()


async def _record(app: App, league: League, plan: Plan, playing: Sequence[Team], thread: discord.Thread) -> Contest:
    """Write the match into the records: its set-up from the two teams, its seats, its people."""
    setup: dict[str, object] = {"config": {"bribe_purse": league.purse, **dict.fromkeys(plan.chosen, True)}}
    sides: dict[str, object] = {}
    players: dict[str, object] = {}
    participants: list[tuple[str, int, str]] = []
    for seat, team in zip(TEAMS, playing, strict=True):
        entries = await roster(app, team)
        ids = {entry.user_id: f"{seat[0]}{number}" for number, entry in enumerate(entries, start=1)}
        sides[seat] = {
            "captain": ids.get(team.captain_id or NOBODY),
            "tactic": team.data.get("tactic") if "tactics" in plan.chosen else None,
        }
        for entry in entries:
            players[ids[entry.user_id]] = {"name": entry.name, "class": entry.data["class"]}
            participants.append((ids[entry.user_id], entry.user_id, seat))
    setup |= {"teams": sides, "players": players}
    return await contests.create(
        app.house,
        league,
        GAME,
        " – ".join(team.name for team in playing),
        setup,
        seats=[(seat, team.name, team.captain_id) for seat, team in zip(TEAMS, playing, strict=True)]
        + [("admin", "", None)],
        participants=participants,
        thread_id=thread.id,
        referee_id=plan.referee or None,
        settings={"hours": {**league.stage_hours, "orders": plan.hours}, "early_close": league.early_close},
    )


async def _thread(interaction: discord.Interaction, league: League, name: str) -> discord.Thread:
    guild = interaction.guild
    channel = guild.get_channel(league.announce_channel_id or 0) if guild else None
    if not isinstance(channel, discord.TextChannel):
        raise UserError("league-no-announce-channel")
    return await channel.create_thread(name=plain(name, 100), type=discord.ChannelType.public_thread)


async def _form(app: App, language: str, plan: Plan) -> Post:
    t = app.texts.t
    red, blue = [await teams.get(app.house, team_id) for team_id in (plan.rouge, plan.bleue)]
    modules = tuple(
        Option(
            t(language, f"kb-option-{name.replace('_', '-')}"),
            str(number),
            t(language, f"kb-option-{name.replace('_', '-')}-about"),
            default=str(number) in plan.modules,
        )
        for number, name in enumerate(MODULES)
    )
    blocks: tuple[Block, ...] = (
        t(
            language,
            "create-plan",
            red=escape(red.name),
            blue=escape(blue.name),
            hours=plan.hours,
            referee=f"<@{plan.referee}>" if plan.referee else "—",
        ),
        Select(custom_id("kb-modules", plan.write()), t(language, "create-modules"), modules, 0, len(modules)),
        Row((Button(t(language, "create-confirm"), custom_id("kb-create", plan.write()), Style.success),)),
    )
    return Post(blocks)


async def _check_team(app: App, team: Team) -> None:
    """Refuse a team that could not play (KB-2-b, KB-7-a)."""
    if len(await roster(app, team)) < FEWEST_PLAYERS:
        raise UserError("create-too-few", team=escape(team.name), fewest=FEWEST_PLAYERS)
    if team.captain_id is None:
        raise UserError("create-no-captain", team=escape(team.name))


async def _check_conflicts(app: App, league: League, plan: Plan) -> None:
    """Refuse a referee with a conflict of interest (KB-8-b)."""
    if plan.referee == NOBODY:
        return
    conflicts = await conflicts_of(app, league, plan.referee, (plan.rouge, plan.bleue))
    if conflicts:
        names = ", ".join(f"<@{conflict.player}>" for conflict in conflicts[:3])
        raise UserError("create-conflict", referee=f"<@{plan.referee}>", players=names, why=conflicts[0].why)


async def conflicts_of(app: App, league: League, user_id: int, team_ids: Sequence[int]) -> tuple[Conflict, ...]:
    """Return why a person may not referee a match between these teams; nothing: he may (KB-8-b)."""
    profile = await people.profile(app.house, league.id, user_id, REFEREE)
    engaged = [person for team_id in team_ids for person in await _persons(app, await teams.get(app.house, team_id))]
    return referee_conflicts(_person(profile) if profile else Person(str(user_id)), engaged)


async def _persons(app: App, team: Team) -> list[Person]:
    return [_person(entry) for entry in await roster(app, team)]


def _person(entry: Profile) -> Person:
    return Person(str(entry.user_id), str(entry.data.get("coterie", "")), str(entry.data.get("home_city", "")))
