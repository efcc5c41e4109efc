"""What a referee is offered as they type: seats, players, labels of dice. Never anything from a sealed order."""

import discord
from discord import app_commands

from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_named
from cogs.kit.dossiers import load_latest
from presenters.dossier import Dossier
from presenters.errors import UserError
from presenters.escaping import plain
from referee.model import Contest

CHOICES = 25


async def _dossier(interaction: discord.Interaction) -> Dossier | None:
    """Return the dossier of the match that the command names so far."""
    try:
        contest = await contest_named(interaction, getattr(interaction.namespace, "match", None))
    except UserError:
        return None
    house = app_of(interaction).house
    return await load_latest(house, contest.id)


async def seat_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the seats of the match by the names under which they play."""
    dossier = await _dossier(interaction)
    seats = dossier.seats if dossier else ()
    wanted = typed.casefold()
    return [
        app_commands.Choice(name=plain(seat.name, 80), value=seat.seat)
        for seat in seats
        if seat.name and wanted in f"{seat.name} {seat.seat}".casefold()
    ][:CHOICES]


async def player_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the players of the match."""
    dossier = await _dossier(interaction)
    if dossier is None:
        return []
    app = app_of(interaction)
    wanted = typed.casefold()
    names = app.presenters[dossier.contest.game].players(dossier)
    return [
        app_commands.Choice(name=plain(name, 90), value=player)
        for player, name in names.items()
        if wanted in f"{player} {name}".casefold()
    ][:CHOICES]


async def label_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the labels of the game's dice; one with a part to fill in shows it as `<p>`."""
    dossier = await _dossier(interaction)
    if dossier is None:
        return []
    labels = app_of(interaction).presenters[dossier.contest.game].die_labels(dossier)
    wanted = typed.casefold()
    return [app_commands.Choice(name=label[:100], value=label[:100]) for label in labels if wanted in label][:CHOICES]


async def player_named(interaction: discord.Interaction, contest: Contest, given: str) -> str:
    """Return the player that `given` (from the list, or typed as the list shows them) names. Raises `UserError`."""
    app, wanted = app_of(interaction), given.strip().casefold()
    dossier = await load_latest(app.house, contest.id)
    players = app.presenters[contest.game].players(dossier)
    for player, name in players.items():
        if wanted in {player, plain(name, 90).casefold()}:
            return player
    raise UserError("refusal-unknown-player")
