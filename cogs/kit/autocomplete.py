"""Which match, and which of its past turns, a command is about: offered as one types, or the only one there is."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord
from discord import app_commands

from cogs.kit.answers import defer, language_of
from cogs.kit.app import app_of
from cogs.kit.declare import declare_command, declare_options
from presenters.errors import UserError
from presenters.escaping import clip
from presenters.presenter import Replays
from referee.league import leagues
from referee.model import Contest, League, Turn
from referee.turns import contests, history
from rules.errors import CaseError

CHOICES = 25
NAME = 100


async def contests_in_view(
    interaction: discord.Interaction, *, past: bool = False, league: League | None = None
) -> list[Contest]:
    """Return the contests that the user may name here: the server's, or in a DM their own; the thread's one first.

    In a DM those that are over are left out unless they are wanted (`past`). `league`: the server's, if it was read.
    """
    house = app_of(interaction).house
    if interaction.guild_id is None:
        mine = await contests.list_contests_of_person(house, interaction.user.id, open_only=not past)
        return [contest for contest, _ in mine]
    league = league or await leagues.find_league(house, interaction.guild_id)
    if league is None:
        return []
    found = await contests.list_contests(house, league.id, open_only=False)
    return sorted(
        found, key=lambda contest: (contest.thread_id != interaction.channel_id, contest.status == "over", -contest.id)
    )


async def match_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the contests in view whose name contains what was typed."""
    return _choices(await contests_in_view(interaction), typed)


async def own_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the contests in view that the user plays in."""
    mine = {
        contest.id
        for contest, _ in await contests.list_contests_of_person(app_of(interaction).house, interaction.user.id)
    }
    return _choices([contest for contest in await contests_in_view(interaction) if contest.id in mine], typed)


async def past_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the contests in view that are over and can be replayed, the latest first."""
    app = app_of(interaction)
    games = {game for game, presenter in app.presenters.items() if isinstance(presenter, Replays)}
    found = [
        contest
        for contest in await contests_in_view(interaction, past=True)
        if contest.status == "over" and contest.game in games
    ]
    ends = await contests.read_last_stages(app.house, [contest.id for contest in found])
    return _choices([one for one in found if app.house.games[one.game].kind_of(ends.get(one.id, "")).has_play], typed)


def _choices(found: Iterable[Contest], typed: str) -> list[app_commands.Choice[str]]:
    wanted = typed.casefold()
    named = [contest for contest in found if wanted in contest.name.casefold()]
    return [app_commands.Choice(name=clip(contest.name, NAME), value=str(contest.id)) for contest in named[:CHOICES]]


async def find_named_contest(
    interaction: discord.Interaction,
    given: str | None,
    game: str | None = None,
    *,
    past: bool = False,
    league: League | None = None,
) -> Contest:
    """Return the contest that `given` (an id from the list, or a name) names; without it the thread's or the only one.

    Only contests in view count, so an id of another server names nothing. `past`: one that is over is meant;
    `league`: the server's, if it was read. Raises `UserError`.
    """
    in_view = await contests_in_view(interaction, past=past, league=league)
    found = [contest for contest in in_view if game is None or contest.game == game]
    if given is not None:
        named = [contest for contest in found if given in {str(contest.id), contest.name}]
        if not named:
            raise UserError("match-unknown")
        return named[0]
    here = [contest for contest in found if contest.thread_id == interaction.channel_id]
    likely = here or [contest for contest in found if (contest.status == "over") == past] or found[:1]
    if not likely:
        raise UserError("match-none")
    if len(likely) > 1:
        raise UserError("match-which")
    return likely[0]


async def find_pressed_contest(interaction: discord.Interaction, contest_id: int) -> Contest:
    """Return the contest of a pressed button: of this server, in a DM one of the user's. Raises `UserError`."""
    house = app_of(interaction).house
    contest = await contests.get_contest(house, contest_id)
    if interaction.guild_id is None:
        mine = await contests.list_contests_of_person(house, interaction.user.id, open_only=False)
        is_in_view = contest_id in {own.id for own, _ in mine}
    else:
        is_in_view = (await leagues.get_league(house, contest.league_id)).guild_id == interaction.guild_id
    if not is_in_view:
        raise UserError("error-stale")
    return contest


MARK = "t"  # before the id of a turn in the list; a number that somebody types has none


async def turn_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the closed turns of the match that the command names so far, newest first."""
    try:
        contest = await find_named_contest(interaction, getattr(interaction.namespace, "match", None))
    except UserError:
        return []
    app = app_of(interaction)
    voice, wanted = app.texts.voice(await language_of(interaction)), typed.strip().casefold()
    presenter, game = app.presenters[contest.game], app.house.games[contest.game]
    found, standing = [], await history.list_standing_turns(app.house, contest.id)
    for turn in reversed(await list_closed_turns(interaction, contest)):
        try:
            state = game.decode(turn.state)
        except CaseError:  # the history tells of it
            continue
        told = presenter.about(state).stage(voice.locale, state)
        branch = "none" if turn.id in standing else str(turn.branch)
        name = voice.t("turn-name", number=turn.number, stage=told, branch=branch)
        if wanted in name.casefold():
            found.append(app_commands.Choice(name=clip(name, 100), value=f"{MARK}{turn.id}"))
        if len(found) == CHOICES:
            break
    return found


async def list_closed_turns(interaction: discord.Interaction, contest: Contest) -> list[Turn]:
    """Return the closed turns of a contest, oldest first."""
    found = await history.list_turns(app_of(interaction).house, contest.id)
    return [turn for turn in found if turn.status == "closed"]


async def find_named_turn(interaction: discord.Interaction, contest: Contest, given: str | None) -> Turn:
    """Return the closed turn that `given` (from the list, or a number) names; the last without. Raises `UserError`."""
    found = await list_closed_turns(interaction, contest)
    if given is not None:
        wanted = given.strip()
        found = [turn for turn in found if wanted in {f"{MARK}{turn.id}", str(turn.number)}]
    if not found:
        raise UserError("turn-none" if given is None else "turn-unknown")
    return found[-1]


def contest_command(
    key: str, option: str, game: str, show: Callable[[discord.Interaction, Contest], Awaitable[None]]
) -> app_commands.Command[Any, ..., None]:
    """Return a command that shows something of a contest of a game; `option`: the key of what names one."""

    @app_commands.command(**declare_command(key))
    @declare_options(match=option)
    @app_commands.autocomplete(match=match_choices)
    async def command(interaction: discord.Interaction, match: str | None = None) -> None:
        await defer(interaction)
        await show(interaction, await find_named_contest(interaction, match, game))

    return command
