"""Events that discord.py cannot read: each variant of what Discord documents is fed to the real connection."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import discord
import msgspec
import pytest
import pytest_asyncio
from discord.gateway import DiscordWebSocket

from cogs.kit.guarded import BEGIN_A_LINE
from cogs.kit.health import Probe
from cogs.wire.listener import Sharded
from cogs.wire.process import Process
from referee.clock.roles import ProcessPart
from referee.house import SystemClock
from tests.conftest import SPEC
from tests.support import events
from tests.support.events import COMMAND, COMPONENT, KINDS, OTHER_SERVER, SERVER, SUBMIT, Json, Sample, Variant

COUNTED = re.compile(r'^sifflet_events_unreadable_total\{event="(\w+)"\} (\S+)$', re.MULTILINE)
NEEDED = {"id", "type", "token", "guild_id", "member", "user"}  # of what people do
Heard = list[tuple[str, int, object]]

pytestmark = pytest.mark.skipif(SPEC is None, reason="Discord's description is not on this machine")


class ShardedProcess(Process, Sharded):
    """The same with several shards."""


class Line:
    """A bot at the other end of a line of the test's own."""

    def __init__(self, bot: Process) -> None:
        self.bot, self.heard = bot, Heard()
        self.raw = self._as_it_comes()
        self.socket = DiscordWebSocket(None, loop=asyncio.get_running_loop())  # type: ignore[arg-type]
        self.socket._connection, self.socket._discord_parsers = bot._connection, bot._connection.parsers
        self.socket.shard_id = 0
        for name in ("connect", "ready", "shard_connect"):
            setattr(bot, f"on_{name}", self._nothing)
        bot.on_message, bot.on_interaction = self._message, self._interaction

    def _as_it_comes(self) -> dict[str, Callable[[Json], None]]:
        state = self.bot._connection
        return {name: getattr(state, f"parse_{name.lower()}") for name in state.parsers}

    async def _nothing(self, *_: object) -> None:
        pass

    async def _message(self, message: discord.Message) -> None:
        self.heard.append((message.content, message.id, message.author.id))

    async def _interaction(self, interaction: discord.Interaction) -> None:
        self.heard.append((interaction.token, interaction.id, interaction.user.id))

    async def brings(self, event: str, data: Json) -> Heard:
        """Let Discord bring an event; return what the bot was told of."""
        await self._told()
        self.heard.clear()
        await self.socket.received_message(msgspec.json.encode({"op": 0, "t": event, "s": 1, "d": data}).decode())
        await self._told()
        return self.heard

    async def _told(self) -> None:
        for _ in range(3):
            await asyncio.sleep(0)

    def can_read(self, event: str, data: Json) -> bool:
        """Return whether discord.py itself reads an event, and whose it is."""
        try:
            if event == "INTERACTION_CREATE" and not data["member" if data.get("guild_id") else "user"]:
                return False
            self.raw[event](msgspec.json.decode(msgspec.json.encode(data)))
        except Exception:
            return False
        return True

    async def counted(self) -> dict[str, int]:
        """Return how many events of each name were counted, as /metrics tells."""
        page = (await self.bot.probe._answer("/metrics")).body.decode()
        return {name: int(float(count)) for name, count in COUNTED.findall(page)}


@pytest.fixture(scope="module")
def sample() -> Sample:
    assert SPEC is not None
    return Sample(SPEC.document)


async def begun(shards: int, sample: Sample) -> Line:
    """Return a bot on a line that has begun, in two servers."""
    kind = Process if shards == 1 else ShardedProcess
    bot = kind(ProcessPart(shard_count=shards), Probe(SystemClock(), measures=True, role="all", version="1"))
    await bot._async_setup_hook()
    line = Line(bot)
    await line.brings("READY", events.ready(SERVER, OTHER_SERVER))
    for server in (SERVER, OTHER_SERVER):
        await line.brings("GUILD_CREATE", events.server(sample, server))
    if task := bot._connection._ready_task:
        task.cancel()
        await asyncio.wait({task})
    return line


@pytest_asyncio.fixture
async def line(sample: Sample) -> Line:
    return await begun(1, sample)


def of_a_server(sample: Sample) -> Iterator[tuple[str, Json]]:
    """Yield what happens in a server, but for what people say and do."""
    whole = events.server(sample)
    yield "GUILD_UPDATE", whole | {"channels": [], "threads": [], "members": [], "presences": []}
    for kind in KINDS:
        channel = sample.of("GuildChannelResponse", id=str(SERVER + 300), guild_id=str(SERVER), type=kind)
        for name in ("CREATE", "UPDATE", "DELETE"):
            yield f"CHANNEL_{name}", channel
    thread = whole["threads"][0]
    member = sample.of("ThreadMemberResponse", id=thread["id"])
    for name in ("CREATE", "UPDATE", "DELETE"):
        yield f"THREAD_{name}", thread
    in_thread = {"id": thread["id"], "guild_id": str(SERVER)}
    yield "THREAD_MEMBER_UPDATE", member | in_thread
    yield "THREAD_MEMBERS_UPDATE", in_thread | {"added_members": [member], "removed_member_ids": ["1"]}
    yield "THREAD_LIST_SYNC", {"guild_id": str(SERVER), "threads": [thread], "members": [member], "channel_ids": ["1"]}
    for name in ("CREATE", "UPDATE"):
        yield f"GUILD_ROLE_{name}", {"guild_id": str(SERVER), "role": whole["roles"][0]}
    yield "GUILD_ROLE_DELETE", {"guild_id": str(SERVER), "role_id": "1"}
    for name in ("ADD", "UPDATE", "REMOVE"):
        yield f"GUILD_MEMBER_{name}", whole["members"][0] | {"guild_id": str(SERVER)}
    for name in ("CREATE", "UPDATE", "DELETE"):
        yield f"GUILD_SCHEDULED_EVENT_{name}", events.scheduled_event(SERVER)
        yield f"STAGE_INSTANCE_{name}", whole["stage_instances"][0]
    yield "VOICE_STATE_UPDATE", whole["voice_states"][0]
    yield "PRESENCE_UPDATE", whole["presences"][0]
    in_channel = {"guild_id": str(SERVER), "channel_id": str(SERVER + 10)}
    yield "CHANNEL_PINS_UPDATE", in_channel | {"last_pin_timestamp": events.AT}
    yield "MESSAGE_UPDATE", events.message(sample, SERVER)
    yield "MESSAGE_DELETE", in_channel | {"id": "1"}
    yield "GUILD_DELETE", {"id": str(SERVER), "unavailable": False}


async def served(line: Line, sample: Sample) -> bool:
    """Return whether people of another league are heard."""
    press = events.interaction(sample, COMPONENT, OTHER_SERVER)
    return line.bot.get_guild(OTHER_SERVER) is not None and bool(await line.brings("INTERACTION_CREATE", press))


async def test_no_event_of_a_server_ends_the_line_and_each_that_cannot_be_read_is_counted(
    line: Line, sample: Sample
) -> None:
    killed = Counter[str]()
    for event, data in of_a_server(sample):
        for variant in events.variants(data):
            killed[event] += not line.can_read(event, variant.data)
            await line.brings(event, variant.data)
        assert await served(line, sample), event
    assert await line.counted() == +killed
    assert killed.total() > 500


async def test_of_a_server_what_can_be_read_is_used(line: Line, sample: Sample) -> None:
    """The thing that is varied is there as well, unless it does not say what it is."""
    whole, killed = events.server(sample), 0
    ids = {int(one["id"]) for part in ("channels", "threads", "roles") for one in whole[part]}
    for variant in events.variants(whole):
        await line.brings("GUILD_DELETE", {"id": str(SERVER)})
        if line.can_read("GUILD_CREATE", variant.data):
            continue
        killed += 1
        await line.brings("GUILD_DELETE", {"id": str(SERVER)})
        await line.brings("GUILD_CREATE", variant.data)
        if variant.path == ("id",):
            continue
        guild = line.bot.get_guild(SERVER)
        assert guild is not None, variant[:2]
        there = {one.id for one in (*guild.channels, *guild.threads, *guild.roles)}
        assert ids - there <= lost(variant, whole), variant[:2]
        assert guild.me is not None or variant.path == ("members",), variant[:2]
    assert killed > 80
    assert await line.counted() == {"GUILD_CREATE": killed}
    assert await served(line, sample)


def lost(variant: Variant, whole: Json) -> set[int]:
    """Return the ids of what a variant of a server does not hold any more, or not so that it can be told what it is."""
    part, *where = variant.path
    if part not in {"channels", "threads", "roles"}:
        return set()
    if len(where) < 2:
        return {int(one["id"]) for one in (whole[part][:1] if where else whole[part])}
    return {int(whole[part][0]["id"])} if where[1] in {"id", "type", "parent_id"} else set()


@pytest.mark.parametrize("server", [SERVER, None], ids=["server", "DM"])
async def test_a_message_is_heard_whatever_else_it_lacks(line: Line, sample: Sample, server: int | None) -> None:
    data, killed = events.message(sample, server), 0
    for variant in events.variants(data):
        if line.can_read("MESSAGE_CREATE", variant.data):
            continue
        killed += 1
        heard = await line.brings("MESSAGE_CREATE", variant.data)
        if variant.path[0] not in {"id", "channel_id", "author"}:
            assert [one[1:] for one in heard] == [(50001, events.PLAYER)], variant[:2]
    assert killed > 60
    assert await line.counted() == {"MESSAGE_CREATE": killed}


@pytest.mark.parametrize("server", [SERVER, None], ids=["server", "DM"])
@pytest.mark.parametrize("kind", [COMMAND, COMPONENT, SUBMIT], ids=["command", "press", "form"])
async def test_a_press_is_heard_whatever_else_it_lacks(
    line: Line, sample: Sample, kind: int, server: int | None
) -> None:
    used: list[int] = []

    @line.bot.tree.command(name="ping", description="-")
    async def ping(interaction: discord.Interaction[Any]) -> None:
        used.append(interaction.id)

    data, killed = events.interaction(sample, kind, server), 0
    for variant in events.variants(data):
        if line.can_read("INTERACTION_CREATE", variant.data):
            continue
        killed += 1
        heard = await line.brings("INTERACTION_CREATE", variant.data)
        if variant.path[0] != "data" and variant.path[-1] not in NEEDED:
            assert [one[1:] for one in heard] == [(70001, events.PLAYER)], variant[:2]
    assert killed > 8
    assert await line.counted() == {"INTERACTION_CREATE": killed}


async def test_with_shards_it_is_the_same(sample: Sample) -> None:
    line = await begun(2, sample)
    whole = events.server(sample)
    del whole["channels"][0]["position"]
    whole["roles"][0]["colors"] = whole["threads"][0]["thread_metadata"] = None
    await line.brings("GUILD_DELETE", {"id": str(SERVER)})
    await line.brings("GUILD_CREATE", whole)
    assert await line.counted() == {"GUILD_CREATE": 1}
    guild = line.bot.get_guild(SERVER)
    assert guild is not None and (len(guild.channels), len(guild.threads), len(guild.roles)) == (3, 2, 3)
    assert await served(line, sample)


async def test_what_is_no_event_at_all_is_counted(line: Line, sample: Sample, caplog: pytest.LogCaptureFixture) -> None:
    killed = Counter[str]()
    for event in line.bot._connection.parsers.keys() - BEGIN_A_LINE:
        for data in (None, {}, [], "x", {"guild_id": "B3-C4"}):
            killed[event] += not line.can_read(event, data)
            await line.brings(event, data)
    assert await line.counted() == +killed
    assert await served(line, sample)
    assert "B3-C4" not in caplog.text


async def test_it_is_told_once_which_event_of_which_server_and_without_what_stands_in_it(
    line: Line, sample: Sample, caplog: pytest.LogCaptureFixture
) -> None:
    broken = events.message(sample, SERVER) | {"poll": {"question": {"text": "B3-C4"}}}
    broken["author"] = {**broken["author"], "id": "B3-C4"}
    for _ in range(3):
        await line.brings("MESSAGE_CREATE", broken)
    [record] = caplog.records
    says = f"MESSAGE_CREATE of the server {SERVER} cannot be read (ValueError): it is used not at all"
    assert record.getMessage() == says
    assert record.exc_info is None


@pytest.mark.parametrize("event", sorted(BEGIN_A_LINE))
async def test_what_begins_a_line_ends_it_if_it_cannot_be_read(line: Line, event: str) -> None:
    with pytest.raises(TypeError):
        await line.brings(event, None)
