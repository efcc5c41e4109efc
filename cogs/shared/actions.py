"""Buttons and selects that outlive a restart: what a press means stands in its `custom_id`, nothing is kept in memory.

A `custom_id` is `action:argument:argument…` (at most 100 characters). A cog registers one handler per action:

    @on("board")
    async def show_board(interaction: discord.Interaction, contest_id: str) -> None: ...

The values chosen in a select come as the keyword `values`.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Self

import discord

from cogs.shared.errors import UserError, answer_error

Handler = Callable[..., Awaitable[None]]

CUSTOM_ID = re.compile(r"(?P<action>[a-z][a-z-]*)(?P<arguments>(?::[^:]*)*)")

_handlers: dict[str, Handler] = {}


def on(action: str) -> Callable[[Handler], Handler]:
    """Register the handler of `action`; two handlers for one action are a bug and raise."""

    def register(handler: Handler) -> Handler:
        if action in _handlers and _handlers[action].__qualname__ != handler.__qualname__:
            raise RuntimeError(f"two handlers for the action {action}")
        _handlers[action] = handler
        return handler

    return register


def custom_id(action: str, *arguments: object) -> str:
    """Return the `custom_id` that calls `action` with `arguments`."""
    return ":".join([action, *(str(argument) for argument in arguments)])


async def dispatch(interaction: discord.Interaction, action: str, arguments: str, **extra: object) -> None:
    """Call the handler of a press; whatever it raises is answered in the user's language."""
    try:
        await _handler(action)(interaction, *arguments.split(":")[1:], **extra)
    except Exception as error:
        await answer_error(interaction, error)


def _handler(action: str) -> Handler:
    """Return the handler of `action`. Raises `UserError` for a press that this version no longer knows."""
    if action not in _handlers:
        raise UserError("error-stale")
    return _handlers[action]


class Press(discord.ui.DynamicItem[discord.ui.Item[discord.ui.LayoutView]], template=CUSTOM_ID):
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
        chosen = {"values": tuple(self.item.values)} if isinstance(self.item, discord.ui.Select) else {}
        await dispatch(interaction, self.action, self.arguments, **chosen)
