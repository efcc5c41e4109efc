"""The helpers themselves, on a small bot that does with discord.py what Sifflet does."""

import asyncio
import contextlib
import re
from io import BytesIO
from typing import Any, Self

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from tests.support.league import League, MakeBot, Person
from tests.support.reading import custom_ids, modal_text, text_of
from tests.support.simulation import VirtualClock

HOUR_MS = 3_600_000


class Ask(discord.ui.Modal, title="Un ordre"):
    """A form with a select and a text, each with its label."""

    role = discord.ui.Label(
        text="Rôle",
        component=discord.ui.Select(
            custom_id="role:1", options=[discord.SelectOption(label="Receveur", value="R")], required=True
        ),
    )
    cell = discord.ui.Label(text="Case", component=discord.ui.TextInput(custom_id="cell", default="D4"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send(f"{self.role.component.values[0]} {self.cell.component.value}")


class Press(discord.ui.DynamicItem[discord.ui.Button], template=r"(?P<action>ask|change|late):(?P<number>\d+)"):
    """A button whose meaning stands in its custom_id."""

    def __init__(self, item: discord.ui.Button, action: str, number: int) -> None:
        super().__init__(item)
        self.action, self.number = action, number

    @classmethod
    async def from_custom_id(cls, _: Any, item: discord.ui.Button, match: re.Match[str], /) -> Self:
        return cls(item, match["action"], int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        if self.action == "ask":
            await interaction.response.send_modal(Ask())
            return
        if self.action == "late":
            await asyncio.sleep(4)
        await interaction.response.defer()
        await interaction.edit_original_response(view=panel(self.number + 1))


def panel(number: int) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    gallery = discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="Le terrain"))
    buttons = [discord.ui.Button(label=a, custom_id=f"{a}:{number}") for a in ("ask", "change", "late")]
    row = discord.ui.ActionRow(*buttons)
    view.add_item(discord.ui.Container(discord.ui.TextDisplay(f"Tour {number}"), gallery, row))
    return view


class SmallBot(commands.Bot):
    """A panel, a form, DMs, threads, and a loop that ticks."""

    def __init__(self, clock: VirtualClock) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True, dm_messages=True), help_command=None)
        self.clock = clock
        self.ticks: list[int] = []
        self.wake = asyncio.Event()
        self.is_closed_by_hand = False

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)
        self.tree.add_command(show)
        self.tree.add_command(language)
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.beat = asyncio.create_task(self.tick())

    async def tick(self) -> None:
        while True:
            self.ticks.append(self.clock.now_ms())
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(15):
                    await self.wake.wait()
            self.wake.clear()

    async def on_message(self, message: discord.Message) -> None:
        if message.guild is None and not message.author.bot:
            files = [len(await file.read()) for file in message.attachments]
            await message.channel.send(f"Lu : {message.content} {files}")

    async def close(self) -> None:
        self.is_closed_by_hand = True
        await super().close()


@app_commands.command(name="montrer", description="Montrer le terrain")
async def show(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    thread = await interaction.channel.create_thread(name="Rouge - Bleue", type=discord.ChannelType.public_thread)
    await thread.send(view=panel(1), file=discord.File(BytesIO(b"png"), "board.png", description="Le terrain"))
    await interaction.followup.send("Voilà", ephemeral=True)


@app_commands.command(name="langue", description="Quelle langue ?")
async def language(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(f"{interaction.locale} {interaction.guild_locale}", ephemeral=True)


@pytest.fixture
def make_bot(clock: VirtualClock) -> MakeBot:
    return lambda: SmallBot(clock)


async def shown_panel(league: League, captain: Person) -> discord.Message:
    result = await captain.command("montrer", here=league.channel("matchs"))
    assert result.response.content == "Voilà"
    [thread] = league.threads()
    return captain.sees(thread)[-1]


async def test_reads_a_layout_in_a_thread(league: League, captain: Person) -> None:
    message = await shown_panel(league, captain)
    assert "Tour 1" in text_of(message)
    assert "Le terrain" in text_of(message)
    assert custom_ids(message) == ["ask:1", "change:1", "late:1"]
    assert await message.attachments[0].read() == b"png"


async def test_an_ephemeral_answer_is_seen_by_one_person(league: League, captain: Person, stranger: Person) -> None:
    await shown_panel(league, captain)
    channel = league.channel("matchs")
    assert "Voilà" in [message.content for message in captain.sees(channel)]
    assert "Voilà" not in [message.content for message in stranger.sees(channel)]


async def test_fills_a_form_with_a_select_and_a_text(league: League, captain: Person) -> None:
    form = await captain.press(await shown_panel(league, captain), "ask")
    assert modal_text(form).split("\n") == ["Un ordre", "Rôle", "Receveur", "Case", "D4"]
    result = await captain.fill(form, role=["R"], cell="E5")
    assert result.response.content == "R E5"
    assert result.response.ephemeral


async def test_a_pressed_panel_changes_in_place(league: League, captain: Person) -> None:
    message = await shown_panel(league, captain)
    result = await captain.press(message, "change")
    assert "Tour 2" in text_of(result.response)
    assert "Tour 1" in text_of(message)
    assert "Tour 2" in text_of(league.fresh(message))


async def test_buttons_outlive_a_restart(league: League, captain: Person) -> None:
    message = await shown_panel(league, captain)
    old = league.bot
    await league.restart()
    assert old.is_closed_by_hand
    await captain.press(message, "change")
    assert "Tour 2" in text_of(league.fresh(message))


async def test_a_killed_bot_is_not_closed(league: League, captain: Person) -> None:
    message = await shown_panel(league, captain)
    old, released = league.bot, []

    async def release(bot: commands.Bot) -> None:
        released.append(bot)

    await league.kill(release)
    assert released == [old]
    assert old.beat.cancelled()
    assert not old.is_closed_by_hand
    await league.revive()
    await captain.press(message, "change")


async def test_answers_by_dm_with_attachments(stranger: Person) -> None:
    [answer] = await stranger.dm("R1 C3", files=[("ordre.txt", b"abc")])
    assert answer.content == "Lu : R1 C3 [3]"
    assert [message.id for message in stranger.inbox()] == [answer.id]


async def test_closed_dms_refuse_the_bot(league: League, stranger: Person) -> None:
    league.close_dms(stranger)
    assert await stranger.dm("bonjour") == []
    [error] = league.env.errors
    assert isinstance(error, discord.Forbidden)
    assert error.code == 50007
    assert len(league.logged_errors()) == 1


async def test_each_person_has_a_language(league: League, captain: Person) -> None:
    channel = league.channel("matchs")
    assert (await captain.command("langue", here=channel)).response.content == "fr fr"
    captain.speaks("en-GB")
    assert (await captain.command("langue", here=channel)).response.content == "en-GB fr"
    assert (await captain.command("langue")).response.content.startswith("en-GB")


async def test_time_passes_quickly_and_lands_exactly(league: League) -> None:
    start = league.now_ms()
    await league.advance(hours=24)
    assert league.now_ms() == start + 24 * HOUR_MS
    assert league.bot.clock.now_ms() == league.now_ms()
    assert len(league.bot.ticks) < 200
    assert league.now_ms() - league.bot.ticks[-1] <= 15_000
    await league.advance_to(start + 25 * HOUR_MS)
    assert league.now_ms() == start + 25 * HOUR_MS


async def test_an_event_wakes_the_loop_at_once(league: League, stranger: Person) -> None:
    before = len(league.bot.ticks)
    league.bot.wake.set()
    await stranger.dm("bonjour")
    assert len(league.bot.ticks) == before + 1


async def test_a_sleep_waits_for_simulated_time(league: League, captain: Person) -> None:
    message = await shown_panel(league, captain)
    result = await captain.press(message, "late")
    assert not result.acknowledged
    await league.advance(seconds=5)
    assert [line.splitlines()[-1] for line in league.logged_errors()] == [
        "discord.errors.NotFound: 404 Not Found (error code: 10062): Unknown Interaction"
    ]


async def test_permissions_can_be_taken_from_the_bot(league: League) -> None:
    channel, other = league.channel("matchs"), league.channel("autre")
    league.revoke("attach_files", channel=channel)
    league.revoke("embed_links")
    me = league.guild.me
    allowed, elsewhere = (me.guild.get_channel(c.id).permissions_for(me) for c in (channel, other))
    assert (allowed.attach_files, allowed.embed_links, allowed.send_messages) == (False, False, True)
    assert (elsewhere.attach_files, elsewhere.embed_links) == (True, False)


async def test_roles_can_be_given(league: League, referee: Person, stranger: Person) -> None:
    league.give_role(stranger, league.role("Arbitres"))
    referees = [p for p in (referee, stranger) if league.role("Arbitres").id in league.role_ids(p)]
    assert referees == [referee, stranger]
