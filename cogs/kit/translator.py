"""Names and descriptions of commands: French is the base, English its translation; both stand in `commands*.ftl`."""

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from presenters.texts import BASE, Texts

_ENGLISH = frozenset({discord.Locale.american_english, discord.Locale.british_english})


def word(message_id: str) -> locale_str:
    """Return the French text of a command's name, description, option or choice, marked for translation.

    To be used where commands are declared: `name=word("cmd-ordres")`. Raises `TextError` if unknown: a
    gap must stop the start.
    """
    return locale_str(Texts.load(strict=True).t(BASE, message_id), id=message_id)


class FluentTranslator(app_commands.Translator):
    """Gives Discord the English of what `word` marked; other locales fall back on the French base."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the English text for both English locales, None (keep the base) for others or unmarked strings."""
        message_id = string.extras.get("id")
        if locale not in _ENGLISH or not isinstance(message_id, str):
            return None
        return self._texts.t("en", message_id)
