"""How commands are declared: names and descriptions by key from `commands.ftl`, French base, English translation.

`cmd-<key>` and `cmd-<key>-about` are a command's name and description, `opt-<key>` and `opt-<key>-about` an option's.
"""

from collections.abc import Callable
from typing import TypedDict, TypeVar

from discord import app_commands
from discord.app_commands import locale_str

from cogs.kit.translator import word
from presenters.texts import Texts

C = TypeVar("C")


class Named(TypedDict):
    """What every command declaration takes."""

    name: locale_str
    description: locale_str


def named(key: str) -> Named:
    """Return name and description of the command or group `key`."""
    return {"name": word(f"cmd-{key}"), "description": word(f"cmd-{key}-about")}


def options(**keys: str) -> Callable[[C], C]:
    """Name and describe a command's options: Python parameter -> key."""

    def declare(command: C) -> C:
        renamed = app_commands.rename(**{name: word(f"opt-{key}") for name, key in keys.items()})
        described = app_commands.describe(**{name: word(f"opt-{key}-about") for name, key in keys.items()})
        return renamed(described(command))

    return declare


def own(kind: str, code: str, name: str) -> str:
    """Return the key of a game's own `opt` or `choice` of that name; where its catalogue has none, of every game's."""
    key = f"{code}-{name}"
    return key if Texts.load().has(f"{kind}-{key}") else name


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """Return a fixed choice of an option, named by `choice-<key>`."""
    return app_commands.Choice(name=word(f"choice-{key}"), value=value)
