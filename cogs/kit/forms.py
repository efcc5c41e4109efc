"""Forms in which people type, choose or hand a file in. Like a button, a form says what it is for in its `custom_id`.

It outlives a restart: nothing is kept in memory. What the handler of that action (`actions.on`) gets:

* of a form with one text, that as the keyword `text`, and as `file` the file handed in beside it, if there is one;
* of a form of several fields, all of it as the keyword `handed`, by the fields' parts;
* of a form of choices, what was chosen as the keyword `chosen`, by the part that it is chosen for.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import discord
from discord import app_commands

from cogs.kit.actions import CUSTOM_ID, call_handler
from cogs.kit.app import app_of
from cogs.kit.emojis import Emojis
from cogs.kit.rendering import select_options_of
from presenters.errors import UploadFaults
from presenters.escaping import clip, cut_text
from presenters.form import Dialog, FormChoice
from presenters.post import SelectOption
from presenters.uploads import read_bytes, too_large

FIELD, FILE = "text", "file"
LONGEST = 4000
LINE = 100
MOST_OPTIONS = 25
MOST_IN_SIGHT = 5  # options that are shown at once, one tap each, where a list takes two; Discord allows 10
FILE_FIELD, RADIO = discord.ComponentType.file_upload.value, discord.ComponentType.radio_group.value


@dataclass(frozen=True)
class TextField:
    """A field in which people type: large, or a line where `longest`, in characters, is no more than a line."""

    part: str
    label: str
    hint: str = ""
    example: str = ""
    given: str = ""
    is_required: bool = True
    longest: int = LONGEST


@dataclass(frozen=True)
class FileField:
    """A field in which a file is handed in, from a phone's too."""

    part: str
    label: str
    hint: str = ""
    is_required: bool = False


class Handed(NamedTuple):
    """What a form of several fields brings, by their parts: what was typed, maybe empty, and the files there are."""

    texts: Mapping[str, str]
    files: Mapping[str, discord.Attachment]


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
    file: FileField | None = None,
) -> None:
    """Answer with a form of one text field that begins with `given`; `above` is to be read before it.

    `file`: in its place, a file may be handed in.
    """
    field = TextField(FIELD, label, hint, example, given, is_required, longest)
    await show_fields(interaction, custom_id, title, [field] if file is None else [field, file], above=above)


async def show_fields(
    interaction: discord.Interaction,
    custom_id: str,
    title: str,
    fields: Sequence[TextField | FileField],
    *,
    above: str = "",
) -> None:
    """Answer with a form of five fields at most."""
    modal = discord.ui.Modal(title=clip(title, 45), custom_id=custom_id)
    if above:
        modal.add_item(discord.ui.TextDisplay(above))
    for field in fields:
        description = clip(field.hint, 100) if field.hint else None
        modal.add_item(
            discord.ui.Label(text=clip(field.label, 45), description=description, component=_component(field))
        )
    modal.stop()  # discord.py then keeps nothing
    await interaction.response.send_modal(modal)


def _component(field: TextField | FileField) -> discord.ui.Item[discord.ui.Modal]:
    if isinstance(field, FileField):
        return discord.ui.FileUpload(custom_id=field.part, required=field.is_required)
    return discord.ui.TextInput(
        style=discord.TextStyle.short if field.longest <= LINE else discord.TextStyle.paragraph,
        custom_id=field.part,
        placeholder=clip(field.example, 100) if field.example else None,
        default=cut_text(field.given, field.longest) or None,
        max_length=field.longest,
        required=field.is_required,
    )


async def show_dialog(interaction: discord.Interaction, custom_id: str, dialog: Dialog) -> None:
    """Answer with a form of choices: few options in sight, more in a list.

    A choice of more than 25 options has several lists: an answer in one is enough.
    """
    modal = discord.ui.Modal(title=clip(dialog.title, 45), custom_id=custom_id)
    for choice in dialog.choices:
        for field in _choosing(choice, app_of(interaction).emojis):
            modal.add_item(field)
    modal.stop()
    await interaction.response.send_modal(modal)


def _choosing(choice: FormChoice, emojis: Emojis) -> Iterator[discord.ui.Label[discord.ui.Modal]]:
    """Yield what a choice is made in: one that must be taken of a few is a radio group, any other a list."""
    if choice.minimum == choice.maximum == 1 and 1 < len(choice.options) <= MOST_IN_SIGHT:
        radio: discord.ui.RadioGroup[discord.ui.Modal] = discord.ui.RadioGroup(
            custom_id=f"{choice.part}:0", options=[_in_sight(option) for option in choice.options]
        )
        yield discord.ui.Label(text=clip(choice.label, 45), component=radio)
    else:
        yield from _selects(choice, emojis)


def _in_sight(option: SelectOption) -> discord.RadioGroupOption:
    """Return an option of a radio group, which shows no emoji of ours: the sign stays in the label."""
    return discord.RadioGroupOption(
        label=clip(option.label, 100),
        value=option.value,
        description=clip(option.description, 100) if option.description else None,
        default=option.default,
    )


def _selects(choice: FormChoice, emojis: Emojis) -> Iterator[discord.ui.Label[discord.ui.Modal]]:
    pages = [choice.options[start : start + MOST_OPTIONS] for start in range(0, len(choice.options), MOST_OPTIONS)]
    is_one = len(pages) == 1
    for number, page in enumerate(pages):
        select: discord.ui.Select[discord.ui.Modal] = discord.ui.Select(
            custom_id=f"{choice.part}:{number}",
            options=select_options_of(page if is_one else [replace(one, default=False) for one in page], emojis),
            min_values=choice.minimum,
            max_values=choice.maximum,
            required=is_one,
        )
        yield discord.ui.Label(text=clip(choice.label, 45), component=select)


async def answer_filled_form(interaction: discord.Interaction) -> None:
    """Answer a form that was sent."""
    data: Mapping[str, Any] = {**(interaction.data or {})}
    found = CUSTOM_ID.fullmatch(str(data.get("custom_id", "")))
    assert found is not None  # noqa: S101 - the pattern fits every text
    await call_handler(interaction, found["action"], found["arguments"], **_given(interaction, data))


def _given(interaction: discord.Interaction, data: Mapping[str, Any]) -> dict[str, object]:
    """Return what a form that was sent brings, by the keywords of its handler."""
    fields = list(_fields(data))
    chosen = dict(_chosen(fields))
    if chosen:
        return {"chosen": chosen}
    texts = {str(one.get("custom_id", "")): str(one.get("value") or "") for one in fields if "value" in one}
    files = dict(_files(interaction, fields, data.get("resolved") or {}))
    if FIELD not in texts and any(one.get("type") == FILE_FIELD for one in fields):
        return {"handed": Handed(texts, files)}
    beside = {"file": files[FILE]} if FILE in files else {}
    return {"text": texts.get(FIELD, ""), **beside}


def _chosen(fields: Iterable[Mapping[str, object]]) -> Iterator[tuple[str, str]]:
    """Yield the part and the first value of each list, and of each radio group, in which something was chosen."""
    for field in fields:
        values = [field.get("value")] if field.get("type") == RADIO else field.get("values")
        if field.get("type") != FILE_FIELD and isinstance(values, list) and values and values[0] is not None:
            yield str(field.get("custom_id", "")).partition(":")[0], str(values[0])


def _files(
    interaction: discord.Interaction, fields: Iterable[Mapping[str, object]], resolved: Mapping[str, Any]
) -> Iterator[tuple[str, discord.Attachment]]:
    """Yield the part and the file of each field in which one was handed in."""
    known = resolved.get("attachments") or {}
    for field in fields:
        values = field.get("values")
        if field.get("type") == FILE_FIELD and isinstance(values, list) and values and str(values[0]) in known:
            # discord.py reads the options of a command so; of a form that it does not keep it reads none.
            option: Any = {"type": discord.AppCommandOptionType.attachment.value, "name": FILE, "value": str(values[0])}
            read: Any = app_commands.Namespace(interaction, {"attachments": known}, [option])
            yield str(field.get("custom_id", "")), read[FILE]


def _fields(part: Mapping[str, object]) -> Iterator[Mapping[str, object]]:
    """Yield the fields of a form, whatever they stand in."""
    yield part
    inner = part.get("components")
    for item in (*(inner if isinstance(inner, list) else ()), part.get("component")):
        if isinstance(item, Mapping):
            yield from _fields(item)


async def fetch_text(file: discord.Attachment, *, is_unicode: bool = False) -> str | UploadFaults:
    """Return the text of a file that was handed in, or what is wrong; one that is too large is not even fetched."""
    return too_large(file.size) or read_bytes(await file.read(), is_unicode=is_unicode)


async def text_handed(text: str, file: discord.Attachment | None, *, is_unicode: bool = False) -> str | UploadFaults:
    """Return what a form with one text and a file beside it brings: the file where there is one, else the text."""
    return text if file is None else await fetch_text(file, is_unicode=is_unicode)
