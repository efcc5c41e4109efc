"""What a referee writes for `/arbitre corriger`, and what each game makes of it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from referee.model import Arbitration, Contest


@dataclass(frozen=True, kw_only=True)
class Correction:
    """An act of a game's part 9 as it was written: nothing of it is read or checked yet."""

    act: str
    reason: str
    team: str | None
    text: str
    coach: discord.User | discord.Member | None
    confirmed: bool


Corrects = Callable[[discord.Interaction, Contest, Correction], Awaitable[Arbitration | None]]
"""What carries out a game's own act of part 9 as it is written, and returns its record.

None if it has been shown and waits for a confirmation. Raises `UserError`, `Refusal` for what cannot be read, or is
impossible now.
"""
