"""A message as a value: blocks of text, lines, pictures, animations, files, rows of buttons, selects.

Pictures are scenes until the post is rendered, so that painting happens off the event loop, just before sending. What a
press means stands in its `custom_id`; nothing is kept in memory. Who answers it: `cogs/kit/actions.py`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from pathlib import Path

from boards.animation import KIND, Still
from boards.scene import Scene
from presenters.escaping import markup, text_length

TEXT_LIMIT = 4000  # of all texts of one message together


class ButtonStyle(Enum):
    """What a button looks like; each has its namesake on Discord."""

    primary = auto()
    secondary = auto()
    success = auto()
    danger = auto()


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
class Photo:
    """A picture that lies ready in a file: `alt` says in words what it shows."""

    path: Path
    alt: str

    @property
    def name(self) -> str:
        """The name of the file."""
        return self.path.name


@dataclass(frozen=True)
class Document:
    """A file to save; `alt` is the text that stands for it where no file may be sent."""

    name: str
    data: bytes
    alt: str


@dataclass(frozen=True)
class Button:
    """A button; `custom_id` tells what a press means (`press.custom_id`)."""

    label: str
    custom_id: str
    style: ButtonStyle = ButtonStyle.secondary
    disabled: bool = False


@dataclass(frozen=True)
class LinkButton:
    """A button that leads to a place of Discord."""

    label: str
    url: str


@dataclass(frozen=True)
class SelectOption:
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
    options: tuple[SelectOption, ...]
    minimum: int = 1
    maximum: int = 1


@dataclass(frozen=True)
class ButtonRow:
    """Up to five buttons in a row."""

    buttons: tuple[Button | LinkButton, ...]


@dataclass(frozen=True)
class Separator:
    """A separating line."""


Block = str | Picture | Movie | Photo | Document | ButtonRow | Select | Separator


@dataclass(frozen=True)
class Post:
    """A message: blocks inside one coloured frame (`accent`, 0xRRGGBB), buttons and selects below it."""

    blocks: tuple[Block, ...]
    accent: int | None = None
    pings: tuple[int, ...] = field(default=())  # the only users that the message may notify
    quiet: bool = False  # no sound and no badge for anybody


def without_files(post: Post) -> Post:
    """Return the post for a place where no file may be sent: alt texts take the files' place where they fit."""
    room = TEXT_LIMIT - sum(text_length(block) for block in post.blocks if isinstance(block, str))
    blocks: list[Block] = []
    for block in post.blocks:
        if not isinstance(block, Picture | Movie | Photo | Document):
            blocks.append(block)
            continue
        told = (
            block.alt if isinstance(block, Document) else markup(block.alt)
        )  # in a picture's, names stand as they are
        if text_length(told) <= room:
            blocks.append(told)
            room -= text_length(told)
    return replace(post, blocks=tuple(blocks))


def custom_id(action: str, *arguments: object) -> str:
    """Return the `custom_id` that calls `action` with `arguments`."""
    return ":".join([action, *(str(argument) for argument in arguments)])
