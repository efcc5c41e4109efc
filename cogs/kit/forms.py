"""Forms in which people type or choose. Like a button, a form says what it is for in its `custom_id`.

It outlives a restart: nothing is kept in memory. The handler of that action (`actions.on`) gets what was typed as the
keyword `text`; of a form of selects what was chosen as the keyword `chosen`, by the part that it is chosen for.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

import discord

from cogs.kit.actions import CUSTOM_ID, dispatch
from cogs.kit.app import app_of
from cogs.kit.emojis import Emojis
from cogs.kit.rendering import options_of
from presenters.escaping import clip, cut_text
from presenters.form import Dialog, FormChoice

FIELD = "text"
LONGEST = 4000
LINE = 100
MOST_OPTIONS = 25


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
    is_required: bool = True,
    longest: int = LONGEST,
) -> None:
    """Answer with a form of one text field that begins with `given`; `above` is to be read before it.

    The field is large, or a line where `longest`, in characters, is no more than a line.
    """
    modal = discord.ui.Modal(title=clip(title, 45), custom_id=custom_id)
    if above:
        modal.add_item(discord.ui.TextDisplay(above))
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        style=discord.TextStyle.short if longest <= LINE else discord.TextStyle.paragraph,
        custom_id=FIELD,
        placeholder=clip(example, 100),
        default=cut_text(given, longest) or None,
        max_length=longest,
        required=is_required,
    )
    modal.add_item(discord.ui.Label(text=clip(label, 45), description=clip(hint, 100), component=field))
    modal.stop()  # discord.py then keeps nothing
    await interaction.response.send_modal(modal)


async def show_dialog(interaction: discord.Interaction, custom_id: str, dialog: Dialog) -> None:
    """Answer with a form of selects. A choice of more than 25 options has several: an answer in one is enough."""
    modal = discord.ui.Modal(title=clip(dialog.title, 45), custom_id=custom_id)
    for choice in dialog.choices:
        for field in _selects(choice, app_of(interaction).emojis):
            modal.add_item(field)
    modal.stop()
    await interaction.response.send_modal(modal)


def _selects(choice: FormChoice, emojis: Emojis) -> Iterator[discord.ui.Label[discord.ui.Modal]]:
    pages = [choice.options[start : start + MOST_OPTIONS] for start in range(0, len(choice.options), MOST_OPTIONS)]
    is_one = len(pages) == 1
    for number, page in enumerate(pages):
        select: discord.ui.Select[discord.ui.Modal] = discord.ui.Select(
            custom_id=f"{choice.part}:{number}",
            options=options_of(page if is_one else [replace(one, default=False) for one in page], emojis),
            min_values=choice.minimum,
            max_values=choice.maximum,
            required=is_one,
        )
        yield discord.ui.Label(text=clip(choice.label, 45), component=select)


async def filled(interaction: discord.Interaction) -> None:
    """Answer a form that was sent."""
    data: Mapping[str, object] = {**(interaction.data or {})}
    found = CUSTOM_ID.fullmatch(str(data.get("custom_id", "")))
    assert found is not None  # noqa: S101 - the pattern fits every text
    fields = list(_fields(data))
    chosen = dict(_chosen(fields))
    typed = [str(field.get("value") or "") for field in fields if field.get("custom_id") == FIELD]
    given = {"chosen": chosen} if chosen else {"text": typed[0] if typed else ""}
    await dispatch(interaction, found["action"], found["arguments"], **given)


def _chosen(fields: Iterable[Mapping[str, object]]) -> Iterator[tuple[str, str]]:
    """Yield the part and the first value of each select in which something was chosen."""
    for field in fields:
        values = field.get("values")
        if isinstance(values, list) and values:
            yield str(field.get("custom_id", "")).partition(":")[0], str(values[0])


def _fields(part: Mapping[str, object]) -> Iterator[Mapping[str, object]]:
    """Yield the fields of a form, whatever they stand in."""
    yield part
    inner = part.get("components")
    for item in (*(inner if isinstance(inner, list) else ()), part.get("component")):
        if isinstance(item, Mapping):
            yield from _fields(item)
