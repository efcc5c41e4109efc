"""How commands are declared: names and descriptions by key from `commands*.ftl`, in French and every other language.

`cmd-<key>` and `cmd-<key>-about` are a command's name and description, `opt-<key>` and `opt-<key>-about` an option's.
"""

from collections.abc import Callable
from typing import TypedDict, TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from presenters.texts import BASE, LOCALES, Texts, catalogue_language


def mark_word(message_id: str) -> locale_str:
    """Return the French text of a command's name, description, option or choice, marked for translation.

    To be used where commands are declared: `name=word("cmd-ordres")`. Raises `TextError` if unknown: a
    gap must stop the start.
    """
    return locale_str(Texts.load(strict=True).t(BASE, message_id), id=message_id)


class FluentTranslator(app_commands.Translator):
    """Gives Discord what `mark_word` marked in each of its locales that we speak; the others keep the French base."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text of a locale, None (keep the base) for one that we do not speak or an unmarked string."""
        message_id, language = string.extras.get("id"), catalogue_language(locale.value)
        return self._texts.t(language, message_id) if language != BASE and isinstance(message_id, str) else None


C = TypeVar("C")


class Declaration(TypedDict):
    """What every command declaration takes."""

    name: locale_str
    description: locale_str


def declare_command(key: str) -> Declaration:
    """Return name and description of the command or group `key`."""
    return {"name": mark_word(f"cmd-{key}"), "description": mark_word(f"cmd-{key}-about")}


def declare_options(**keys: str) -> Callable[[C], C]:
    """Name and describe a command's options: Python parameter -> key."""

    def declare(command: C) -> C:
        renamed = app_commands.rename(**{name: mark_word(f"opt-{key}") for name, key in keys.items()})
        described = app_commands.describe(**{name: mark_word(f"opt-{key}-about") for name, key in keys.items()})
        return renamed(described(command))

    return declare


def own_key(kind: str, code: str, name: str) -> str:
    """Return the key of a game's own `opt` or `choice` of that name; where its catalogue has none, of every game's."""
    key = f"{code}-{name}"
    return key if Texts.load().has(f"{kind}-{key}") else name


def fixed_choice(key: str, value: str) -> app_commands.Choice[str]:
    """Return a fixed choice of an option, named by `choice-<key>`."""
    return app_commands.Choice(name=mark_word(f"choice-{key}"), value=value)


def language_choices() -> list[app_commands.Choice[str]]:
    """Return the languages that there are, each named in its own, whoever reads."""
    return [app_commands.Choice(name=Texts.load().t(one, "language-name"), value=one) for one in LOCALES]
