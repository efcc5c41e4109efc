"""All texts that people read: the Fluent catalogues of `locales/`, a folder per language; `LANGUAGES` lists them.

`Texts.t(locale, id, **values)` is the one way to a text. In tests the catalogues are strict: an unknown id or a
missing value raises. In production the fault is logged and the id is shown, so that play goes on.
"""

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from presenters.catalogue import Catalogue, TextError

log = logging.getLogger(__name__)

Value = str | int | float
ROOT = Path(__file__).resolve().parents[1] / "locales"
ROOTS = [ROOT]  # where texts are looked for, as in a package's `__path__`

# A code span (kept), a space before a double sign, one after an opening quote, one after the number sign.
_FRENCH_SPACES = re.compile(r"`[^`\n]*`|(?<=\S) (?=[;:!?»](?!\w))|(?<=«) |(?<=\bn°) ")


def french_typography(source: str) -> str:
    """Return French text with narrow no-break spaces before `; : ! ? »` and after `«`, and a fixed one after `n°`.

    Code spans between back quotes stay as they are: an order in notation is copied as it stands.
    """

    def fixed(match: re.Match[str]) -> str:
        if match.group() != " ":
            return match.group()
        return "\u00a0" if source[match.start() - 1] == "°" else "\u202f"

    return _FRENCH_SPACES.sub(fixed, source)


# A language's folder in `locales/`, and how what stands there is spelled; the first is for whoever reads none of them.
LANGUAGES: Mapping[str, Callable[[str], str]] = {
    "fr": french_typography,
    "en": str,
}
LOCALES = tuple(LANGUAGES)
BASE = LOCALES[0]

_FORGOTTEN = "<@-"  # how a mention of somebody begins who is nobody any more


def stamp(time_ms: int, style: str = "F") -> str:
    """Return a time (UTC milliseconds) as Discord's own mark-up, shown to each reader in their zone.

    Styles: `F` long date and time, `R` relative, `t` hour, `d` short date.
    """
    return f"<t:{time_ms // 1000}:{style}>"


def catalogue_language(locale: str) -> str:
    """Return the language for a Discord locale: `en` for `en-GB`, the first for those that we do not speak."""
    language = locale.partition("-")[0]
    return language if language in LANGUAGES else BASE


def capital(text: object) -> str:
    """Return a text with its first letter in upper case; `CAP($ball)` in Fluent."""
    shown = str(text)
    return shown[:1].upper() + shown[1:]


def _time(seconds: float) -> str:
    """Fluent's `TIME($due)`: a time in whole seconds, with date and hour in the reader's zone."""
    return f"<t:{int(seconds)}:F>"


def _wait(seconds: float) -> str:
    """Fluent's `WAIT($due)`: the same time as what is left until it."""
    return f"<t:{int(seconds)}:R>"


_FUNCTIONS = {"CAP": capital, "TIME": _time, "WAIT": _wait}


@cache
def _catalogues(roots: tuple[Path, ...]) -> Mapping[str, Catalogue]:
    """Return the catalogues of all languages; found once, whoever asks."""
    return {
        name: Catalogue(name, [root / name for root in roots], _FUNCTIONS, spelled)
        for name, spelled in LANGUAGES.items()
    }


class Texts:
    """The catalogues of all locales. Build with `load`; then use `t`, or `voice` where the locale stays the same."""

    def __init__(self, catalogues: Mapping[str, Catalogue], *, strict: bool) -> None:
        self._catalogues = catalogues
        self._strict = strict

    @classmethod
    def load(cls, *roots: Path, strict: bool = False) -> "Texts":
        """Return the catalogues below `roots` (`ROOTS`; one folder per locale). Raises `TextError` for a broken one."""
        return cls(_catalogues(roots or tuple(ROOTS)), strict=strict)

    def ids(self, locale: str) -> frozenset[str]:
        """Return the message ids of a locale."""
        return self._catalogues[catalogue_language(locale)].ids

    def has(self, message_id: str) -> bool:
        """Return whether the base catalogue holds a message."""
        return message_id in self._catalogues[BASE].ids

    def t(self, locale: str, message_id: str, /, **values: Value) -> str:
        """Return a message in `locale` (`fr`, `en`, or a Discord locale) with its values.

        True and False reach Fluent as `yes` and `no`. Raises `TextError` in strict catalogues for an unknown id or a
        missing value; else logs it and returns the best there is: French, then the id.
        """
        name = catalogue_language(locale)
        catalogue = self._catalogues[name]
        if message_id not in catalogue.ids:
            self._fault(f"no text {message_id} in {name}")
            return message_id if name == BASE else self.t(BASE, message_id, **values)
        given = {key: ("yes" if value else "no") if isinstance(value, bool) else value for key, value in values.items()}
        try:
            pattern = catalogue.pattern(message_id)
        except TextError as error:
            self._fault(str(error))
            return message_id
        text, errors = catalogue.bundle.format_pattern(pattern, given)
        if errors:
            self._fault(f"text {message_id} in {name}: {'; '.join(str(error) for error in errors)}")
        return self._of_nobody(name, str(text))

    def _of_nobody(self, name: str, text: str) -> str:
        """Return a text in which whoever was forgotten, a negative number, is called by their pseudonym."""
        if _FORGOTTEN not in text:
            return text
        pseudonym = self.t(name, "data-pseudonym")
        return re.sub(rf"{_FORGOTTEN}(\d+)>", rf"{pseudonym} \1", text)

    def voice(self, locale: str) -> "Voice":
        """Return these texts in one language."""
        return Voice(self, catalogue_language(locale))

    def _fault(self, message: str) -> None:
        if self._strict:
            raise TextError(message)
        log.error("%s", message)


@dataclass(frozen=True)
class Voice:
    """The texts in one language: `voice.t(id, **values)`."""

    texts: Texts
    locale: str

    def t(self, message_id: str, /, **values: Value) -> str:
        """Return a message with its values; as `Texts.t`."""
        return self.texts.t(self.locale, message_id, **values)


@dataclass(frozen=True)
class ContestWords:
    """Writes in one language about one contest; what its names are, its game adds."""

    voice: Voice

    def t(self, message_id: str, /, **values: Value) -> str:
        """Return a message with its values."""
        return self.voice.t(message_id, **values)

    def list(self, items: Iterable[str]) -> str:
        """Return several things in a row."""
        return ", ".join(items)
