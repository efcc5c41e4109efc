"""A message as a value, and its one way into Discord's Components V2.

A post is a list of blocks: a text, a line, a picture, an animation, a file, a row of buttons, or a select. Pictures
are scenes until the post is rendered, so that painting happens off the event loop, just before sending.
"""

import asyncio
import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import discord

from boards.animation import KIND, Still, animation
from boards.paint import png_bytes
from boards.scene import Scene
from cogs.shared.escaping import markup
from cogs.shared.painters import Painters

TEXT_LIMIT = 4000  # of all texts of one message together
PICTURES = Painters("painter")
MOVIES = Painters("film", burst=1)  # of their own: no picture waits for a film, which takes seconds
Style = discord.ButtonStyle


@dataclass(frozen=True)
class Picture:
    """A picture to paint: `alt` says in words what it shows."""

    scene: Scene
    name: str
    alt: str


@dataclass(frozen=True)
class Movie:
    """An animation to make: `stills` gives its frames, in a thread; `title` is its name without the ending."""

    stills: Callable[[], Sequence[Still]]
    title: str
    alt: str

    @property
    def name(self) -> str:
        """The name of the file."""
        return f"{self.title}.{KIND}"


@dataclass(frozen=True)
class Document:
    """A file to save; `alt` is the text that stands for it where no file may be sent."""

    name: str
    data: bytes
    alt: str


@dataclass(frozen=True)
class Button:
    """A button; `custom_id` tells what a press means (`actions.custom_id`)."""

    label: str
    custom_id: str
    style: discord.ButtonStyle = Style.secondary
    disabled: bool = False


@dataclass(frozen=True)
class Option:
    """One choice of a select."""

    label: str
    value: str
    description: str | None = None
    default: bool = False


@dataclass(frozen=True)
class Select:
    """A select of up to 25 options; the chosen values reach the handler of `custom_id`."""

    custom_id: str
    placeholder: str
    options: tuple[Option, ...]
    minimum: int = 1
    maximum: int = 1


@dataclass(frozen=True)
class Row:
    """Up to five buttons in a row."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True)
class Line:
    """A separating line."""


Block = str | Picture | Movie | Document | Row | Select | Line


@dataclass(frozen=True)
class Post:
    """A message: blocks inside one coloured frame (`accent`, 0xRRGGBB), buttons and selects below it."""

    blocks: tuple[Block, ...]
    accent: int | None = None
    pings: tuple[int, ...] = field(default=())  # the only users that the message may notify
    quiet: bool = False  # no sound and no badge for anybody


@dataclass(frozen=True)
class Rendered:
    """What discord.py sends: a view that it need not keep, and the files that it shows."""

    view: discord.ui.LayoutView
    files: list[discord.File]
    mentions: discord.AllowedMentions


async def render(post: Post, mark: int | None = None) -> Rendered:
    """Have the pictures of `post` painted and build its view; `mark` is the number given to its frame."""
    pictures = [block for block in post.blocks if isinstance(block, Picture | Movie)]
    painted = await asyncio.gather(*(_painted(picture) for picture in pictures))
    files = [
        discord.File(io.BytesIO(data), filename=picture.name, description=picture.alt[:1024])
        for picture, data in zip(pictures, painted, strict=True)
    ]
    documents = [block for block in post.blocks if isinstance(block, Document)]
    files += [discord.File(io.BytesIO(one.data), filename=one.name) for one in documents]
    pinged = [discord.Object(user) for user in post.pings]
    mentions = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=pinged)
    return Rendered(_view(post, mark), files, mentions)


async def _painted(picture: Picture | Movie) -> bytes:
    if isinstance(picture, Picture):
        return await PICTURES.paint(lambda: png_bytes(picture.scene))
    return await MOVIES.paint(lambda: animation(picture.stills()))


def length(text: str) -> int:
    """Return the length of a text as the strictest reader of it counts: in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


def without_files(post: Post) -> Post:
    """Return the post for a place where no file may be sent: alt texts take the files' place where they fit."""
    room = TEXT_LIMIT - sum(length(block) for block in post.blocks if isinstance(block, str))
    blocks: list[Block] = []
    for block in post.blocks:
        if not isinstance(block, Picture | Movie | Document):
            blocks.append(block)
            continue
        told = (
            block.alt if isinstance(block, Document) else markup(block.alt)
        )  # in a picture's, names stand as they are
        if length(told) <= room:
            blocks.append(told)
            room -= length(told)
    return replace(post, blocks=tuple(blocks))


def _view(post: Post, mark: int | None) -> discord.ui.LayoutView:
    if sum(length(block) for block in post.blocks if isinstance(block, str)) > TEXT_LIMIT:
        raise ValueError("the texts of a post are longer than Discord allows")
    view = discord.ui.LayoutView(timeout=None)
    framed = [_framed(block) for block in post.blocks if not isinstance(block, Row | Select)]
    if framed:
        view.add_item(discord.ui.Container(*framed, accent_colour=post.accent, id=mark))
    for block in post.blocks:
        if isinstance(block, Row):
            view.add_item(discord.ui.ActionRow(*(_button(button) for button in block.buttons)))
        elif isinstance(block, Select):
            view.add_item(discord.ui.ActionRow(_select(block)))
    view.stop()  # discord.py then keeps nothing: presses are answered by their custom_id alone
    return view


def _framed(block: str | Picture | Movie | Document | Line) -> discord.ui.Item[discord.ui.LayoutView]:
    match block:
        case str():
            return discord.ui.TextDisplay(block)
        case Picture() | Movie():
            item = discord.MediaGalleryItem(f"attachment://{block.name}", description=block.alt[:1024])
            return discord.ui.MediaGallery(item)
        case Document():
            return discord.ui.File(f"attachment://{block.name}")
        case Line():
            return discord.ui.Separator()


def _button(button: Button) -> discord.ui.Button[discord.ui.LayoutView]:
    return discord.ui.Button(
        label=button.label[:80], custom_id=button.custom_id, style=button.style, disabled=button.disabled
    )


def _select(select: Select) -> discord.ui.Select[discord.ui.LayoutView]:
    options = [
        discord.SelectOption(
            label=option.label[:100],
            value=option.value,
            description=option.description[:100] if option.description else None,
            default=option.default,
        )
        for option in select.options
    ]
    return discord.ui.Select(
        custom_id=select.custom_id,
        placeholder=select.placeholder[:150],
        options=options,
        min_values=select.minimum,
        max_values=select.maximum,
    )
