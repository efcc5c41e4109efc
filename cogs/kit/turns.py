"""Which past turn a command is about: offered as one types, by number and stage."""

import discord
from discord import app_commands

from cogs.kit.answers import language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_named
from presenters.errors import UserError
from presenters.escaping import clip
from referee.model import Contest, Turn
from referee.turns import history
from rules.errors import CaseError

CHOICES = 25
MARK = "t"  # before the id of a turn in the list; a number that somebody types has none


async def turn_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the closed turns of the match that the command names so far, newest first."""
    try:
        contest = await contest_named(interaction, getattr(interaction.namespace, "match", None))
    except UserError:
        return []
    app = app_of(interaction)
    voice, wanted = app.texts.voice(await language_of(interaction)), typed.strip().casefold()
    stage, game = app.presenters[contest.game].stage, app.house.games[contest.game]
    found, standing = [], await history.list_standing_turns(app.house, contest.id)
    for turn in reversed(await closed_turns(interaction, contest)):
        try:
            told = stage(voice.locale, game.decode(turn.state))
        except CaseError:  # the history tells of it
            continue
        branch = "none" if turn.id in standing else str(turn.branch)
        name = voice.t("turn-name", number=turn.number, stage=told, branch=branch)
        if wanted in name.casefold():
            found.append(app_commands.Choice(name=clip(name, 100), value=f"{MARK}{turn.id}"))
        if len(found) == CHOICES:
            break
    return found


async def closed_turns(interaction: discord.Interaction, contest: Contest) -> list[Turn]:
    """Return the closed turns of a contest, oldest first."""
    found = await history.list_turns(app_of(interaction).house, contest.id)
    return [turn for turn in found if turn.status == "closed"]


async def turn_named(interaction: discord.Interaction, contest: Contest, given: str | None) -> Turn:
    """Return the closed turn that `given` (from the list, or a number) names; the last without. Raises `UserError`."""
    found = await closed_turns(interaction, contest)
    if given is not None:
        wanted = given.strip()
        found = [turn for turn in found if wanted in {f"{MARK}{turn.id}", str(turn.number)}]
    if not found:
        raise UserError("turn-none" if given is None else "turn-unknown")
    return found[-1]
