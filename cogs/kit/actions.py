"""Buttons and selects that outlive a restart: what a press means stands in its `custom_id`, nothing is kept in memory.

A `custom_id` is `action:argument:argument…` (at most 100 characters). A cog registers one handler per action:

    @on("board")
    async def show_board(interaction: discord.Interaction, contest_id: int) -> None: ...

The values chosen in a select come as the keyword `values`, never empty: nothing chosen is one empty text. An argument
that a handler wants as `int` is the id of a record. A `custom_id` comes from outside: one that fits no handler gets a
polite answer and goes no further.
"""

import inspect
import re
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Self

import discord

from cogs.kit.errors import answer_error
from presenters.errors import UserError
from referee import deeds

Handler = Callable[..., Awaitable[None]]

CUSTOM_ID = re.compile(r"(?P<action>[^:]*)(?P<arguments>.*)", re.DOTALL)  # whatever it is, the press is answered
RECORD_ID = re.compile(r"[1-9][0-9]{0,17}")


class Action(NamedTuple):
    """A handler, and what it takes."""

    handler: Handler
    signature: inspect.Signature


_actions: dict[str, Action] = {}


def register(action: str) -> Callable[[Handler], Handler]:
    """Register the handler of `action`; two handlers for one action are a bug and raise."""

    def register(handler: Handler) -> Handler:
        if action in _actions and _actions[action].handler.__qualname__ != handler.__qualname__:
            raise RuntimeError(f"two handlers for the action {action}")
        _actions[action] = Action(handler, inspect.signature(handler))
        return handler

    return register


def record_id(text: str) -> int:
    """Return the id of a record that a press names. Raises `UserError` for what cannot be one."""
    if not RECORD_ID.fullmatch(text):
        raise UserError("error-stale")
    return int(text)


async def call_handler(interaction: discord.Interaction, action: str, arguments: str, **extra: object) -> None:
    """Call the handler of a press; whatever it raises is answered in the user's language."""
    deeds.begin_deed()
    try:
        await _bound(interaction, action, arguments.split(":")[1:], extra)
    except Exception as error:
        await answer_error(interaction, error)


def _bound(
    interaction: discord.Interaction, action: str, arguments: list[str], extra: dict[str, object]
) -> Awaitable[None]:
    """Return the call that a press means. Raises `UserError` for one that this version does not know, or not so."""
    if action not in _actions:
        raise UserError("error-stale")
    handler, signature = _actions[action]
    try:
        wanted = list(signature.bind(interaction, *arguments, **extra).signature.parameters.values())[1:]
    except TypeError:
        raise UserError("error-stale") from None
    given = [_read(parameter, text) for parameter, text in zip(wanted, arguments, strict=False)]
    return handler(interaction, *given, **extra)


def _read(parameter: inspect.Parameter, text: str) -> str | int:
    """Return an argument as its handler wants it. Raises `UserError` if it cannot be the id of a record."""
    return record_id(text) if parameter.annotation is int else text


class PressItem(discord.ui.DynamicItem[discord.ui.Item[discord.ui.LayoutView]], template=CUSTOM_ID):
    """Any of our buttons and selects, made anew from its `custom_id` at each press."""

    def __init__(self, item: discord.ui.Item[discord.ui.LayoutView], action: str, arguments: str) -> None:
        super().__init__(item)
        self.action = action
        self.arguments = arguments

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction, item: discord.ui.Item[discord.ui.LayoutView], match: re.Match[str], /
    ) -> Self:
        """Make the item of a press."""
        return cls(item, match["action"], match["arguments"])

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer the press."""
        chosen = {"values": tuple(self.item.values) or ("",)} if isinstance(self.item, discord.ui.Select) else {}
        await call_handler(interaction, self.action, self.arguments, **chosen)
