"""The entry: configuration, logging, wiring, and a run that ends cleanly on SIGTERM."""

import asyncio
import logging
import secrets
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from importlib import import_module
from pathlib import Path

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

import cogs.desk
import cogs.league
from cogs.kit.actions import Press
from cogs.kit.app import App
from cogs.kit.emojis import hold_emojis
from cogs.kit.game import GameCog
from cogs.kit.health import Probe
from cogs.kit.listener import Listener
from cogs.kit.pace import pace_of, trace
from cogs.kit.painters import one_heap
from cogs.kit.publisher import DiscordPublisher
from cogs.kit.running import run
from cogs.kit.syncing import send_until_taken
from cogs.kit.translator import FluentTranslator
from cogs.kit.tree import Tree
from config import VERSION, Settings, load, set_up_logs
from db.engine import Database
from db.migrate import UnusableDatabaseError, usable
from db.outbox import RandomBytes
from presenters.registry import presenters_of
from presenters.texts import Texts
from referee.clock.absence import last_alive_ms
from referee.clock.backups import Backups
from referee.clock.heart import Heart
from referee.house import Clock, House, SystemClock
from referee.league.leagues import Settings as LeagueSettings
from referee.outbox.sender import Sender
from rules.registry import PACKAGES, games_of

LOGIN_REFUSED = "config.toml : token : Discord refuse ce jeton ; copiez-le à nouveau du portail des développeurs."


class SiffletBot(Listener):
    """The bot on Discord. It needs no privileged intent: of messages in a server it reads only those that name it."""

    def __init__(
        self, settings: Settings, clock: Clock, random_bytes: RandomBytes, packages: tuple[str, ...] = PACKAGES
    ) -> None:
        self._probe = Probe(clock, measures=settings.metrics, role="all", process="sifflet", version=VERSION)
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, dm_messages=True, guild_messages=True),
            tree_cls=Tree,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            http_trace=self._probe.watched(trace()),
        )
        self._settings, self._clock, self._chance, self._packages = settings, clock, random_bytes, packages
        self._database: Database | None = None
        self._heart: Heart | None = None
        self._syncing: list[asyncio.Task[None]] = []

    async def setup_hook(self) -> None:
        """Open the database and load the cogs; the clock starts once the missed DMs are read (`on_ready`)."""
        settings, self._database = self._settings, await Database.open(self._settings.database)
        games = games_of(self._packages)
        house = House(
            db=self._database, clock=self._clock, games=games, random_bytes=self._chance, measures=self._probe.measures
        )
        sender = Sender(house, DiscordPublisher(self, pace_of(house, settings.requests_per_s)))
        backups = Backups(settings.backups, settings.backup_time, settings.zone, settings.backups_kept)
        self._heart = Heart(house, sender, backups=backups)
        texts = Texts.load(strict=settings.strict_texts)
        with usable(settings.database):  # the first thing that is read, and that is written
            alive_ms = await last_alive_ms(house)
            await self._heart.wake()
        self.app = App(
            house=house,
            sender=sender,
            heart=self._heart,
            texts=texts,
            presenters=presenters_of(self._packages, texts),
            default_language=settings.language,
            league_defaults=msgspec.convert(settings.league_defaults, LeagueSettings),
            began_ms=self._clock.now_ms(),
            alive_ms=alive_ms,
        )
        if settings.health_port:
            await self._probe.open(house, self.is_reached, settings.health_host, settings.health_port)
        self.add_dynamic_items(Press)
        await cogs.league.setup(self)
        game_cogs: list[GameCog] = [import_module(f"cogs.{name}").COG for name in self._packages]
        for game in game_cogs:
            self.tree.add_command(game.commands())
        await cogs.desk.setup(self, [command for game in game_cogs for command in game.desk])
        await self.tree.set_translator(FluentTranslator(texts))
        if settings.sync_commands:
            self._sync("the list of commands", self.tree.sync)
        if settings.emojis:
            self._sync("the emojis", lambda: hold_emojis(self, self.app.presenters.values(), self.app.emojis))

    def _sync(self, what: str, send: Callable[[], Awaitable[object]]) -> None:
        self._syncing.append(asyncio.create_task(send_until_taken(what, send)))

    async def close(self) -> None:
        """Stop the clock, finish what is being written, and leave."""
        for task in self._syncing:
            task.cancel()
        if self._heart is not None:
            await self._heart.stop()
        await super().close()
        await self._probe.close()
        if self._database is not None:
            await self._database.close()


def create_bot(
    settings: Settings, *, clock: Clock, random_bytes: RandomBytes, packages: tuple[str, ...] = PACKAGES
) -> SiffletBot:
    """Return a bot for the games of `packages`, ready to start. `main` alone gives it the system's clock and chance."""
    return SiffletBot(settings, clock, random_bytes, packages)


def main() -> None:
    """Start from the configuration file named on the command line, `config.toml` unless given."""
    one_heap()
    settings = load(Path(sys.argv[1] if len(sys.argv) > 1 else "config.toml"))
    discord.utils.setup_logging(level=logging.getLevelNamesMapping()[settings.log_level])
    set_up_logs(settings)
    make_bot = partial(create_bot, settings, clock=SystemClock(), random_bytes=secrets.token_bytes)
    try:
        asyncio.run(run(make_bot, settings.token.get_secret_value()))
    except (UnusableDatabaseError, discord.LoginFailure) as error:
        sys.exit(LOGIN_REFUSED if isinstance(error, discord.LoginFailure) else str(error))


if __name__ == "__main__":
    main()
