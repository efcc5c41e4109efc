"""What a person can read in a message or a form, and where they can press."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from simcord import InteractionResult, ResponseMessage
from simcord.components import walk_components

Shown = discord.Message | ResponseMessage


def text_of(shown: Shown) -> str:
    """Return all that a person can read in a message: text, embeds, components, options, alt texts, file names."""
    parts = [shown.content]
    for embed in shown.embeds:
        parts += [embed.title or "", embed.description or "", embed.footer.text or "", embed.author.name or ""]
        parts += [text for item in embed.fields for text in (item.name or "", item.value or "")]
    parts += _component_texts(_components(shown))
    parts += [text for file in shown.attachments for text in (file.filename, file.description or "")]
    return "\n".join(part for part in parts if part)


def plain(text: str) -> str:
    """Return a text with ordinary blanks."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")


def words(shown: Shown) -> str:
    """Return what a person can read of a message, every blank an ordinary one."""
    return plain(text_of(shown))


def modal_text(result: InteractionResult) -> str:
    """Return everything that a person can read in the form that `result` shows, prefilled values included."""
    assert result.modal is not None, f"no form was shown: {result!r}"
    return "\n".join([result.modal["title"], *_component_texts(result.modal["components"])])


def custom_ids(shown: Shown) -> list[str]:
    """Return the custom_ids of the buttons and selects of a message that can be used, in order."""
    found = walk_components(_components(shown))
    return [item["custom_id"] for item in found if item.get("custom_id") and not item.get("disabled")]


def find_custom_id(shown: Shown, wanted: str) -> str:
    """Return the only usable custom_id that is `wanted` or goes on with a colon after it."""
    there = custom_ids(shown)
    fitting = [found for found in there if found == wanted or found.startswith(f"{wanted}:")]
    assert len(fitting) == 1, f"{wanted!r} should be one of {there}, once"
    return fitting[0]


def options_of(shown: Shown, wanted: str) -> list[str]:
    """Return the values of the options of the select whose custom_id is `wanted` or begins with it and a colon."""
    return list(labels_of(shown, wanted))


def labels_of(shown: Shown, wanted: str) -> dict[str, str]:
    """Return the options of that select: value -> label."""
    name = find_custom_id(shown, wanted)
    select = next(item for item in walk_components(_components(shown)) if item.get("custom_id") == name)
    return {option["value"]: option["label"] for option in select["options"]}


def _components(shown: Shown) -> Sequence[Mapping[str, Any]]:
    return shown.components if isinstance(shown, ResponseMessage) else [item.to_dict() for item in shown.components]


def _component_texts(components: Sequence[Mapping[str, Any]]) -> list[str]:
    texts: list[str] = []
    for item in walk_components(components):
        texts += [item[key] for key in ("content", "label", "description", "placeholder", "value") if item.get(key)]
        for option in item.get("options") or ():
            texts += [option[key] for key in ("label", "description") if option.get(key)]
        texts += [media["description"] for media in item.get("items") or () if media.get("description")]
    return texts
