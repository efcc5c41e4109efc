"""What every cog reaches through the bot: the application, the texts, the games' presenters."""

import asyncio
from collections import deque
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import cast

import discord

from cogs.kit.emojis import Emojis
from cogs.kit.inbox import Inbox
from cogs.kit.pace import PaceKeeper
from cogs.kit.workers import Workers
from presenters.dossier import Dossier
from presenters.presenter import Presenter
from presenters.texts import Texts
from referee.clock.gate import Gate
from referee.clock.roles import AnyHeart
from referee.house import House
from referee.league.settings import LeagueSettings
from referee.model import League
from referee.outbox.sender import Sender

REMEMBERED = 1000  # edited DMs, so that each is answered once


@dataclass(frozen=True, kw_only=True)
class App:
    """The wiring of a running bot, made once in `bot.py`."""

    house: House
    sender: Sender
    heart: AnyHeart
    gate: Gate
    pace: PaceKeeper  # of requests that are no answers
    texts: Texts
    presenters: Mapping[str, Presenter]
    cogs: Mapping[str, object]  # the games on Discord, in their order: `cogs.game.cogs_of` knows what they are
    default_language: str
    league_defaults: LeagueSettings
    replays: asyncio.Lock = field(default_factory=asyncio.Lock)  # one is made at a time
    awaiting_replay: set[int] = field(default_factory=set)  # ids of users
    edits_answered: deque[int] = field(default_factory=lambda: deque(maxlen=REMEMBERED))  # ids of edited DMs
    inbox: Inbox = field(default_factory=Inbox)
    emojis: Emojis = field(default_factory=Emojis)
    workers: Workers = field(default_factory=Workers)
    awaiting_work: set[int] = field(default_factory=set)  # ids of users
    began_ms: int = 0  # when this run of the program began
    alive_ms: int | None = None  # when the one before was last noted to be alive

    def presenter_of(self, dossier: Dossier) -> Presenter:
        """Return who shows the contest of a dossier."""
        return self.presenters[dossier.contest.game].about(dossier.state)

    def alone(self, league: League) -> AbstractAsyncContextManager[object]:
        """Wait until nobody else is in such a block for a league: for rare acts that look first, and write later."""
        return self.house.db.alone(f"league {league.id}")


def app_of(interaction: discord.Interaction) -> App:
    """Return the application behind an interaction."""
    return cast("App", interaction.client.app)  # type: ignore[attr-defined]  # discord.py knows a client, not ours
