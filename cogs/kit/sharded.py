"""Several lines at once: a bot with several of the shards into which Discord divides the servers of a large one."""

from discord.ext import commands

from cogs.kit.listener import Listener


class Sharded(Listener, commands.AutoShardedBot):
    """A bot whose line is up while each of its shards is."""

    _deaf: frozenset[int] | None = None  # shards whose events do not come; None: no shard has ever been heard

    def serve(self, shards: list[int]) -> None:
        """Connect these shards."""
        self.shard_ids = shards

    async def on_connect(self) -> None:
        """Wait for `on_shard_ready`."""

    async def on_ready(self) -> None:
        """Wait for `on_shard_ready`: this comes once, however often a shard begins anew."""

    async def on_resumed(self) -> None:
        """Wait for `on_shard_resumed`, which tells what shard it was."""

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that a shard's events do not come; that the line is down `on_disconnect` has noted."""
        self._deaf = self._unheard | {shard_id}

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Go on as one line does, once every shard is heard."""
        if self._hears_all_but(shard_id):
            await super().on_resumed()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Go on as one line does, once every shard is heard."""
        if self._hears_all_but(shard_id):
            self._hears = True
            await super().on_ready()

    @property
    def _unheard(self) -> frozenset[int]:
        return frozenset(self.shard_ids or range(self.shard_count or 1)) if self._deaf is None else self._deaf

    def _hears_all_but(self, shard_id: int) -> bool:
        """Note that a shard is heard; return whether all are."""
        self._deaf = self._unheard - {shard_id}
        return not self._deaf
