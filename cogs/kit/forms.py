"""Forms in which people type. Like a button, a form says what it is for in its `custom_id`: it outlives a restart.

The handler of that action (`actions.on`) gets the text as the keyword `text`. Nothing is kept in memory.
"""

from collections.abc import Iterator, Mapping

import discord

from cogs.kit.actions import CUSTOM_ID, dispatch
from presenters.escaping import clip

FIELD = "text"
LONGEST = 4000


async def show_form(
    interaction: discord.Interaction,
    custom_id: str,
    *,
    title: str,
    label: str,
    hint: str,
    example: str,
    given: str = "",
    above: str = "",
) -> None:
    """Answer with a form of one large text field that begins with `given`; `above` is to be read before it."""
    modal = discord.ui.Modal(title=clip(title, 45), custom_id=custom_id)
    if above:
        modal.add_item(discord.ui.TextDisplay(above))
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        style=discord.TextStyle.paragraph,
        custom_id=FIELD,
        placeholder=clip(example, 100),
        default=given[:LONGEST] or None,
        max_length=LONGEST,
    )
    modal.add_item(discord.ui.Label(text=clip(label, 45), description=clip(hint, 100), component=field))
    modal.stop()  # discord.py then keeps nothing
    await interaction.response.send_modal(modal)


async def filled(interaction: discord.Interaction) -> None:
    """Answer a form that was sent."""
    data: Mapping[str, object] = {**(interaction.data or {})}
    found = CUSTOM_ID.fullmatch(str(data.get("custom_id", "")))
    assert found is not None  # noqa: S101 - the pattern fits every text
    typed = [str(field.get("value") or "") for field in _fields(data) if field.get("custom_id") == FIELD]
    await dispatch(interaction, found["action"], found["arguments"], text=typed[0] if typed else "")


def _fields(part: Mapping[str, object]) -> Iterator[Mapping[str, object]]:
    """Yield the fields of a form, whatever they stand in."""
    yield part
    inner = part.get("components")
    for item in (*(inner if isinstance(inner, list) else ()), part.get("component")):
        if isinstance(item, Mapping):
            yield from _fields(item)
