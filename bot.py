"""The entry: configuration, logging, wiring, and a run that ends cleanly on SIGTERM."""

import asyncio
import logging
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.shared.actions import Press
from cogs.shared.app import App
from cogs.shared.listener import Listener
from cogs.shared.messages import TRANSPORT
from cogs.shared.pace import Pace
from cogs.shared.painters import one_heap
from cogs.shared.publisher import DiscordPublisher
from cogs.shared.registry import PRESENTERS
from cogs.shared.running import run
from cogs.shared.texts import Texts
from cogs.shared.translator import FluentTranslator
from cogs.shared.tree import Tree
from config import Settings, load, redact
from db.engine import Database
from db.migrate import UnusableDatabaseError, usable
from referee.backups import Backups
from referee.heart import Heart
from referee.house import Clock, House, SystemClock
from referee.leagues import Settings as LeagueSettings
from referee.outbox import Sender
from rules.registry import GAMES

log = logging.getLogger("sifflet")
ROOT = Path(__file__).parent
LOGIN_REFUSED = "config.toml : token : Discord refuse ce jeton ; copiez-le à nouveau du portail des développeurs."
EXTENSIONS = ("cogs.ligue", "cogs.kollaball", "cogs.matrix_hockey", "cogs.aspic", "cogs.arbitre")


class SiffletBot(Listener):
    """The bot on Discord. It needs no privileged intent: of messages in a server it reads only those that name it."""

    def __init__(self, settings: Settings, clock: Clock, random_bytes: Callable[[int], bytes]) -> None:
        intents = discord.Intents(guilds=True, dm_messages=True, guild_messages=True)
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            intents=intents,
            tree_cls=Tree,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self._settings, self._clock, self._random_bytes = settings, clock, random_bytes
        self._database: Database | None = None
        self._heart: Heart | None = None

    async def setup_hook(self) -> None:
        """Open the database and load the cogs; the clock starts once the missed DMs are read (`on_ready`)."""
        settings, self._database = self._settings, await Database.open(self._settings.database)
        house = House(db=self._database, clock=self._clock, games=GAMES, random_bytes=self._random_bytes)
        sender = Sender(house, DiscordPublisher(self, Pace(settings.requests_per_s)))
        backups = Backups(settings.backups, settings.backup_time, settings.zone, settings.backups_kept)
        self._heart = Heart(house, sender, backups=backups)
        texts = Texts.load(ROOT / "locales", strict=settings.strict_texts)
        self.app = App(
            house=house,
            sender=sender,
            heart=self._heart,
            texts=texts,
            presenters={game: make(texts) for game, make in PRESENTERS.items()},
            default_language=settings.language,
            league_defaults=cast("LeagueSettings", settings.league_defaults),
        )
        with usable(settings.database):  # the first thing that is written
            await self._heart.wake()
        self.add_dynamic_items(Press)
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self.tree.set_translator(FluentTranslator(texts))
        if settings.sync_commands:
            await self._send_commands()

    async def _send_commands(self) -> None:
        try:
            await self.tree.sync()
        except TRANSPORT as error:  # the list that Discord has from the last start serves as well
            log.warning("Discord did not take the list of commands: %s", type(error).__name__)

    async def close(self) -> None:
        """Stop the clock, finish what is being written, and leave."""
        if self._heart is not None:
            await self._heart.stop()
        await super().close()
        if self._database is not None:
            await self._database.close()


def create_bot(
    settings: Settings, *, clock: Clock | None = None, random_bytes: Callable[[int], bytes] = secrets.token_bytes
) -> SiffletBot:
    """Return a bot ready to start, on the system's clock and chance unless others are given."""
    return SiffletBot(settings, clock or SystemClock(), random_bytes)


def main() -> None:
    """Start from the configuration file named on the command line, `config.toml` unless given."""
    one_heap()
    settings = load(Path(sys.argv[1] if len(sys.argv) > 1 else "config.toml"))
    discord.utils.setup_logging(level=logging.getLevelNamesMapping()[settings.log_level])
    redact(settings)
    try:
        asyncio.run(run(lambda: create_bot(settings), settings.token.get_secret_value()))
    except (UnusableDatabaseError, discord.LoginFailure) as error:
        sys.exit(LOGIN_REFUSED if isinstance(error, discord.LoginFailure) else str(error))


if __name__ == "__main__":
    main()
