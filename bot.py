"""The entry: configuration, logging, wiring, and a run that ends cleanly on SIGTERM."""

import asyncio
import logging
import secrets
import sys
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path

import discord

import cogs.desk
import cogs.league
from cogs.game import GameCog
from cogs.kit.actions import PressItem
from cogs.kit.app import App
from cogs.kit.declare import FluentTranslator
from cogs.kit.emojis import Emojis, hold_emojis, learn_emojis
from cogs.kit.health import Probe
from cogs.kit.pace import pace_of
from cogs.kit.tree import list_sent_commands
from cogs.kit.workers import share_one_heap
from cogs.wire.first_run import settle_first
from cogs.wire.listener import Sharded
from cogs.wire.process import Process
from cogs.wire.publisher import DiscordPublisher
from cogs.wire.running import ENDINGS, ONE_PROCESS, farewell, read_arguments, run
from config import EXPOSED, VERSION, Settings, is_exposed, is_zone, load, set_up_logs
from db.migrate import usable
from db.outbox import RandomBytes
from presenters.presenter import Presenter, presenters_of
from presenters.texts import Texts
from referee.clock.absence import last_alive_ms
from referee.clock.nightly import Backups
from referee.clock.roles import ProcessPart, Role, name_process, open_house, wire_process
from referee.house import HouseClock, SystemClock
from rules.registry import PACKAGES, games_of

log = logging.getLogger("sifflet")

Given = tuple[Settings, HouseClock, RandomBytes, tuple[str, ...]]  # what a bot has from outside; at last its packages


class SiffletBot(Process):
    """The bot on Discord, in whatever role: a worker logs in and never connects."""

    def __init__(self, given: Given, part: ProcessPart, probe: Probe) -> None:
        super().__init__(part, probe)
        self._given = given

    async def setup_hook(self) -> None:
        """Open the database and load the cogs; the clock starts once the missed DMs are read (`on_ready`)."""
        settings, clock, random_bytes, packages = self._given
        # A worker shows teams, which only their games know how to.
        game_cogs: list[GameCog] = [import_module(f"cogs.{name}").COG for name in packages]
        house = await open_house(
            settings.database,
            clock=clock,
            games=games_of(packages),
            random_bytes=random_bytes,
            process=name_process(settings.database, random_bytes),
            measures=self.probe.measures,
        )
        pace = pace_of(house, settings.requests_per_s)
        copies = Backups(settings.backups, settings.backup_time, settings.zone, settings.backups_kept)
        self.house, self.wired = house, wire_process(house, DiscordPublisher(self, pace), self.part, copies)
        texts = Texts.load(strict=settings.strict_texts)
        self.app = App(
            house=house,
            sender=self.wired.sender,
            heart=self.wired.heart,
            gate=self.wired.gate,
            pace=pace,
            texts=texts,
            presenters=presenters_of(packages, texts),
            cogs={game.game: game for game in game_cogs},
            default_language=settings.language,
            league_defaults=settings.league_defaults,
        )
        self.begin(house, self.wired)
        if self.part.role == "worker":
            self._hold(learn_emojis)
            return
        if self.wired.line is not None:
            self.serve((await self.wired.line.claim()).ids)
        with usable(settings.database):  # the first thing that is read, and the first that is written
            self.app = replace(self.app, alive_ms=await last_alive_ms(house), began_ms=house.clock.now_ms())
            await self.wired.heart.wake()
        self.add_dynamic_items(PressItem)
        await cogs.league.setup(self)
        for game in game_cogs:
            self.tree.add_command(game.commands())
        await cogs.desk.setup(self, [command for game in game_cogs for command in game.desk])
        await self.tree.set_translator(FluentTranslator(texts))
        if settings.sync_commands:
            self.sync("the list of commands", self.tree.sync, partial(list_sent_commands, self.tree))
        self._hold(hold_emojis)

    def _hold(self, emojis: Callable[[discord.Client, Iterable[Presenter], Emojis], Awaitable[None]]) -> None:
        if self._given[0].emojis:
            self.sync("the emojis", lambda: emojis(self, self.app.presenters.values(), self.app.emojis))


class ShardedBot(SiffletBot, Sharded):
    """The same for a host of so many servers that Discord divides them."""


def create_bot(  # noqa: PLR0913 - all that there is from outside
    settings: Settings,
    *,
    clock: HouseClock,
    random_bytes: RandomBytes,
    packages: tuple[str, ...] = PACKAGES,
    role: Role = "all",
    probe: Probe | None = None,
) -> SiffletBot:
    """Return a bot for the games of `packages`, ready to start. `main` alone gives it the system's clock and chance."""
    probe = probe or Probe(clock, measures=settings.metrics, role=role, version=VERSION)
    part = ProcessPart(role, settings.shard_count, settings.shards_per_gateway)
    kind = SiffletBot if part.shard_count == 1 or role == "worker" else ShardedBot
    return kind((settings, clock, random_bytes, packages), part, probe)


def main() -> None:
    """Start as the command line says: by the configuration file named there, `config.toml` unless given."""
    share_one_heap()
    given, clock = read_arguments(), SystemClock()
    settings, role = load(settle_first(given.config, is_zone)), given.role
    if isinstance(settings.database, Path) and (role != "all" or settings.shard_count > 1):
        sys.exit(ONE_PROCESS)
    discord.utils.setup_logging(level=logging.getLevelNamesMapping()[settings.log_level])
    set_up_logs(settings, role)
    if is_exposed(given.config):
        log.warning(EXPOSED, given.config)
    probe = Probe(clock, measures=settings.metrics, role=role, version=VERSION)
    make = partial(create_bot, settings, clock=clock, random_bytes=secrets.token_bytes, role=role, probe=probe)
    try:
        asyncio.run(run(make, settings.token.get_secret_value(), probe, (settings.health_host, settings.health_port)))
    except ENDINGS as error:
        sys.exit(farewell(error))


if __name__ == "__main__":
    main()
