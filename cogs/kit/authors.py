"""Who sends an order, and how they read."""

from dataclasses import dataclass

import discord

from cogs.kit.answers import client_language
from cogs.kit.app import app_of
from referee.hand import people
from referee.model import Person


@dataclass(frozen=True)
class Author:
    """Who sends an order, and how they read."""

    user_id: int
    language: str
    palette: str


async def author_of(interaction: discord.Interaction, known: Person | None = None) -> Author:
    """Return the author behind an interaction; `known`: as they were just read."""
    language = client_language(interaction)
    person = await people.keep_client_language(app_of(interaction).house, interaction.user.id, language, known)
    return Author(interaction.user.id, person.language or client_language(interaction), person.palette)
