"""Several lines at once: a bot with several of the shards into which Discord divides the servers of a large one."""

from discord.ext import commands

from cogs.kit.listener import Listener

DMS = 0  # the shard that brings them, and whatever else is no server's


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

    async def on_disconnect(self) -> None:
        """Wait for `on_shard_disconnect`, which tells what shard it was."""

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Close nothing while a shard's events do not come; DMs are taken as long as theirs do."""
        self._deaf, self._hears = self._unheard | {shard_id}, False
        self._is_up_to_date = self._is_up_to_date and self.hears_dms
        self.app.gate.hold()

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Go on as one line does, once every shard is heard; with DMs, once theirs is."""
        if self._hears_all_but(shard_id):
            await super().on_resumed()
        elif shard_id == DMS:
            await self._take_up_missed()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Go on as one line does, once every shard is heard."""
        if self._hears_all_but(shard_id):
            self._hears = True
            await super().on_ready()

    @property
    def hears_dms(self) -> bool:
        """Whether DMs come, by the shard that brings them."""
        return DMS not in self._unheard

    @property
    def brings_dms(self) -> bool:
        """Whether we have that shard."""
        return DMS in self._ours

    @property
    def _ours(self) -> frozenset[int]:
        return frozenset(self.shard_ids or range(self.shard_count or 1))

    @property
    def _unheard(self) -> frozenset[int]:
        return self._ours if self._deaf is None else self._deaf

    def _hears_all_but(self, shard_id: int) -> bool:
        """Note that a shard is heard; return whether all are."""
        self._deaf = self._unheard - {shard_id}
        return not self._deaf
