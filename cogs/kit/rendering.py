"""A post's one way into Discord's Components V2: pictures painted in threads, just before it is sent."""

import asyncio
import io
from collections.abc import Iterable
from dataclasses import dataclass, replace

import discord

from boards.animation import animation
from boards.paint import png_bytes
from cogs.kit.emojis import Emojis
from cogs.kit.workers import Painters
from presenters.escaping import clip, text_length
from presenters.post import (
    TEXT_LIMIT,
    Button,
    ButtonRow,
    Document,
    LinkButton,
    Movie,
    Photo,
    Picture,
    Post,
    Select,
    SelectOption,
    Separator,
)

PICTURES = Painters("painter")
MOVIES = Painters("film", at_once=1, burst=1)  # its own: no picture waits for a film, which takes seconds


@dataclass(frozen=True)
class Rendered:
    """What discord.py sends: a view that it need not keep, and the files that it shows."""

    view: discord.ui.LayoutView
    files: list[discord.File]
    mentions: discord.AllowedMentions


async def render_post(post: Post, emojis: Emojis, mark: int | None = None) -> Rendered:
    """Have the pictures of `post` painted and build its view; `mark` is the number given to its frame.

    Its signs become emojis, unless its texts have no room for their names.
    """
    pictures = [block for block in post.blocks if isinstance(block, Picture | Movie | Photo)]
    painted = await asyncio.gather(*(_painted(picture) for picture in pictures))
    files = [
        discord.File(io.BytesIO(data), filename=picture.name, description=picture.alt[:1024])
        for picture, data in zip(pictures, painted, strict=True)
    ]
    documents = [block for block in post.blocks if isinstance(block, Document)]
    files += [discord.File(io.BytesIO(one.data), filename=one.name) for one in documents]
    # Nobody twice: Discord refuses the whole message. Below 0: forgotten.
    pinged = [discord.Object(user) for user in dict.fromkeys(post.pings) if user > 0]
    mentions = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=pinged)
    return Rendered(_view(_with_emojis(post, emojis), emojis, mark), files, mentions)


async def _painted(picture: Picture | Movie | Photo) -> bytes:
    match picture:
        case Picture():
            return await PICTURES.paint(lambda: png_bytes(picture.scene))
        case Movie():
            return await MOVIES.paint(lambda: animation(picture.stills()))
        case Photo():
            return await asyncio.to_thread(picture.path.read_bytes)


def _with_emojis(post: Post, emojis: Emojis) -> Post:
    drawn = replace(post, blocks=tuple(emojis.text(one) if isinstance(one, str) else one for one in post.blocks))
    return drawn if _length(drawn) <= TEXT_LIMIT else post


def _length(post: Post) -> int:
    return sum(text_length(block) for block in post.blocks if isinstance(block, str))


def _view(post: Post, emojis: Emojis, mark: int | None) -> discord.ui.LayoutView:
    if _length(post) > TEXT_LIMIT:
        raise ValueError("the texts of a post are longer than Discord allows")
    view = discord.ui.LayoutView(timeout=None)
    framed = [_framed(block) for block in post.blocks if not isinstance(block, ButtonRow | Select)]
    if framed:
        view.add_item(discord.ui.Container(*framed, accent_colour=post.accent, id=mark))
    for block in post.blocks:
        if isinstance(block, ButtonRow):
            view.add_item(discord.ui.ActionRow(*(_button(button) for button in block.buttons)))
        elif isinstance(block, Select):
            view.add_item(discord.ui.ActionRow(_select(block, emojis)))
    view.stop()  # discord.py then keeps nothing: presses are answered by their custom_id alone
    return view


def _framed(block: str | Picture | Movie | Photo | Document | Separator) -> discord.ui.Item[discord.ui.LayoutView]:
    match block:
        case str():
            return discord.ui.TextDisplay(block)
        case Picture() | Movie() | Photo():
            item = discord.MediaGalleryItem(f"attachment://{block.name}", description=block.alt[:1024])
            return discord.ui.MediaGallery(item)
        case Document():
            return discord.ui.File(f"attachment://{block.name}")
        case Separator():
            return discord.ui.Separator()


def _button(button: Button | LinkButton) -> discord.ui.Button[discord.ui.LayoutView]:
    if isinstance(button, LinkButton):
        return discord.ui.Button(label=clip(button.label, 80), url=button.url)
    return discord.ui.Button(
        label=clip(button.label, 80),
        custom_id=button.custom_id,
        style=discord.ButtonStyle[button.style.name],
        disabled=button.disabled,
    )


def _select(select: Select, emojis: Emojis) -> discord.ui.Select[discord.ui.LayoutView]:
    return discord.ui.Select(
        custom_id=select.custom_id,
        placeholder=clip(select.placeholder, 150),
        options=select_options_of(select.options, emojis),
        min_values=select.minimum,
        max_values=select.maximum,
    )


def select_options_of(options: Iterable[SelectOption], emojis: Emojis) -> list[discord.SelectOption]:
    """Return the options of a select, clipped to what Discord takes."""
    return [_option(option, *emojis.label(option.label)) for option in options]


def _option(option: SelectOption, label: str, emoji: discord.Emoji | None) -> discord.SelectOption:
    return discord.SelectOption(
        label=clip(label, 100),
        value=option.value,
        description=clip(option.description, 100) if option.description else None,
        emoji=emoji,
        default=option.default,
    )
