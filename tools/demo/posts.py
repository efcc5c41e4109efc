"""The posts of an evening as plain texts, for comparison: as everybody was sent them, and anew in English.

In French: all that simulated Discord was given, by place. In English: all that the outbox keeps, made once more from
the records of the finished evening, by lane. In both: what there is to read of each turn, told anew (`turns.py`). What
is of this run alone, Discord's ids, is replaced in one place, `Writer._settled`.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import discord
import pytest
from sqlalchemy import update

from bot import SiffletBot
from cogs.kit.rendering import render_post
from cogs.wire.publisher import DAY, DiscordPublisher
from db.sql import many, rows_of
from db.tables import league, outbox, person
from presenters.post import Post
from presenters.texts import BASE, LOCALES
from referee.model import OutboxRow
from tools.demo.record import Recorder
from tools.demo.story import Story
from tools.demo.turns import told_anew

SNOWFLAKE = re.compile(r"(?<!\d)\d{17,20}(?!\d)")
STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger"}
MADE_OF = {"id", "type", "components", "component"}  # what holds the rest together

Component = Mapping[str, Any]


async def write_posts(story: Story, folder: Path) -> None:
    """Write `posts.<language>.txt` in all. The league speaks the last one from then on: nothing may be played after."""
    writer = Writer(story.evening.recorder, await _kept(story))
    with pytest.MonkeyPatch.context() as patches:  # what is made anew is not painted
        patches.setattr("cogs.kit.rendering.png_bytes", lambda _: b"")
        patches.setattr("cogs.kit.rendering.animation", lambda _: b"")
        for language in LOCALES:
            first = writer.sent() if language == BASE else await writer.made_in(language)
            posts = [*first, *await writer.told_anew(language)]
            (folder / f"posts.{language}.txt").write_text("\n".join(posts), "utf-8")


async def _kept(story: Story) -> Sequence[OutboxRow]:
    """Return the rows of the outbox, lane by lane; days of the server's calendar are no posts."""
    bot: SiffletBot = story.evening.league.bot
    query = rows_of(outbox, OutboxRow).where(outbox.c.kind != DAY).order_by(outbox.c.lane, outbox.c.id)
    async with bot.app.house.db.read() as tx:
        return await many(tx, OutboxRow, query)


class Writer:
    """Writes what the people of an evening were sent; `kept` are the rows of its outbox."""

    def __init__(self, recorder: Recorder, kept: Sequence[OutboxRow]) -> None:
        self._recorder = recorder
        self._kept = kept

    def sent(self) -> list[str]:
        """Return every message of the bot as it came or changed, then the forms as they opened.

        Each place, and in it each lane and each person's own answers, comes by itself: which lane is the quicker one
        is chance.
        """
        rows = {row.message_id: row for row in self._kept}
        bot_id = self._recorder.league.bot.user.id
        shown = [(entry, entry.sight) for entry in self._recorder.entries if entry.sight]
        posts: list[tuple[str, str, str]] = []
        for entry, sight in shown:
            if sight.author_id == bot_id:
                row = rows.get(sight.id)
                lane = f"{row.lane} · {row.kind}" if row else None
                heading = [entry.place, entry.seen_by, lane, sight.via, "message modifié" if sight.is_edited else None]
                told = self._post(heading, sight.components, sight.pings, is_quiet=sight.is_quiet)
                posts.append((entry.place, row.lane if row else entry.seen_by, told))
        forms = [
            self._post(["formulaire", name, form["title"]], form["components"]) for name, form in self._recorder.forms
        ]
        return [told for _, _, told in sorted(posts, key=lambda post: post[:2])] + forms

    async def made_in(self, language: str) -> list[str]:
        """Return what each row of the outbox says in a language, lane by lane, by what the database holds now."""
        bot = self._bot
        async with bot.app.house.db.write() as tx:
            for table in (league, person):
                await tx.apply(update(table).values(language=language))
        publisher, posts = DiscordPublisher(bot, bot.app.pace), []
        for row in self._kept:
            made = await publisher._post(row)
            posts.append(await self._made([row.lane, row.kind, row.panel], made.post))
        return list(dict.fromkeys(posts))  # of a panel, which is told as it stands now, there are many rows

    async def told_anew(self, language: str) -> list[str]:
        """Return what there is to read of each turn, in a language."""
        return [await self._made([what], post) async for what, post in told_anew(self._bot, language)]

    @property
    def _bot(self) -> SiffletBot:
        bot: SiffletBot = self._recorder.league.bot
        return bot

    async def _made(self, heading: Sequence[str | None], post: Post | None) -> str:
        if post is None:
            return self._post([*heading, "nothing to say"], [])
        rendered = await render_post(post, self._bot.app.emojis)
        return self._post(heading, _sent(rendered.view), post.pings, is_quiet=post.quiet)

    def _post(
        self,
        heading: Sequence[str | None],
        components: Sequence[Component],
        called: Sequence[int] = (),
        *,
        is_quiet: bool = False,
    ) -> str:
        """Return a post with its heading."""
        where = [*heading, "sans bruit" if is_quiet else None]
        where += [f"appelle {' '.join(f'<@{user}>' for user in called)}"] if called else []
        lines = [f"=== {' · '.join(one for one in where if one)}", *_lines(components), ""]
        return self._settled("\n".join(lines))

    def _settled(self, told: str) -> str:
        """Return a text in which ids of Discord are names: they hang on the millisecond at which something was sent."""

        def name(found: re.Match[str]) -> str:
            number = int(found[0])
            if number in self._recorder.people:
                return self._recorder.people[number]
            league = self._recorder.league
            if number in league.env.backend.channels:
                return self._recorder.channel_name(number)
            role = league.env.backend.get_guild(league.guild.id).roles.get(number)
            return "un message" if role is None else role.name

        return SNOWFLAKE.sub(name, told)


def _sent(view: discord.ui.LayoutView) -> Sequence[Component]:
    """Return the components of a view as Discord is sent them."""
    components: Sequence[Component] = view.to_components()  # type: ignore[no-untyped-call]  # discord.py's
    return components


def _lines(components: Sequence[Component]) -> Iterator[str]:
    for item in components:
        match item["type"]:
            case 1:
                yield from _lines(item["components"])
            case 2:
                yield _button(item)
            case 3:
                yield f"[select: {_told(item.get('placeholder'), item['custom_id'], _counted(item))}]"
                yield from (f"  - {_option(option)}" for option in item["options"])
            case 21:
                yield f"[radio: {item['custom_id']}]"
                yield from (f"  - {_option(option)}" for option in item["options"])
            case 10:
                yield str(item["content"])
            case 12:
                yield from (f"(picture: {_file(one['media'])} — {one.get('description')})" for one in item["items"])
            case 13:
                yield f"(file: {_file(item['file'])})"
            case 14:
                yield "----"
            case 17:
                yield from _frame(item)
            case _:
                yield json.dumps({key: item[key] for key in item.keys() - MADE_OF}, ensure_ascii=False, sort_keys=True)
                yield from _lines([*item.get("components", ()), *([item["component"]] if "component" in item else ())])


def _frame(item: Component) -> Iterator[str]:
    colour = item.get("accent_color")
    yield from () if colour is None else (f"[colour: #{colour:06x}]",)
    yield from _lines(item["components"])


def _button(item: Component) -> str:
    disabled = "disabled" if item.get("disabled") else None
    if item.get("url"):
        return f"[link: {_told(item['label'], item['url'], disabled)}]"
    return f"[button: {_told(item.get('label'), STYLES[item['style']], item['custom_id'], disabled)}]"


def _counted(item: Component) -> str | None:
    least, most = item.get("min_values", 1), item.get("max_values", 1)
    return None if (least, most) == (1, 1) else f"{least} to {most}"


def _option(option: Component) -> str:
    emoji = option.get("emoji")
    chosen = "chosen" if option.get("default") else None
    return _told(
        None if emoji is None else str(emoji["name"]),
        option["label"],
        option["value"],
        option.get("description"),
        chosen,
    )


def _told(*parts: str | None) -> str:
    return " | ".join(part for part in parts if part)


def _file(media: Component) -> str:
    return str(media["url"]).rpartition("/")[2]
