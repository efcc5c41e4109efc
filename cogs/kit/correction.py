"""What a referee writes for `/arbitre corriger`, and what each game makes of it."""

from dataclasses import dataclass
from typing import Protocol

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


class GameDesk(Protocol):
    """A game's own acts of part 9: their names, and what carries one out as it is written."""

    @property
    def ACTS(self) -> tuple[str, ...]:
        """The acts."""

    async def correct(
        self, interaction: discord.Interaction, contest: Contest, wanted: Correction
    ) -> Arbitration | None:
        """Return the record of an act; None if it has been shown and waits for a confirmation.

        Raises `UserError`, `Refusal` for what cannot be read, or is impossible now.
        """
