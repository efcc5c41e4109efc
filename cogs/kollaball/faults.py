"""What is wrong with a refused order, and what is possible: the texts `kb-error-<code>` and where the fault is."""

import re

from cogs.kollaball.narrative.cast import Pen
from cogs.shared.escaping import code, escape, markup, plain
from cogs.shared.texts import Value, Voice
from rules.errors import OrderError

_TOKEN = re.compile(r"[A-Za-zÀ-ÿ]\d|[A-Za-zÀ-ÿ]+|\d+|\S")
_SEPARATOR = re.compile(r"[;\r\n]")
# Faults of the order as a whole: no place in the text is wrong (rulebook 5.4, `at` = 0).
_WHOLE = frozenset(
    {
        "empty",
        "missing_player",
        "neutralised_unchanged",
        "timeout_lost",
        "lineup",
        "not_captain",
        "already_submitted",
        "not_awaited",
        "closed",
    }
)
_OF_A_TOKEN = frozenset({"syntax", "unknown_cell"})
_SPECIALS = {
    "S": "sprint",
    "D": "deep_pass",
    "B": "block",
    "L": "decoy",
    "V": "bribe",
    "K": "copy",
    **{kind: kind for kind in ("sprint", "deep_pass", "block", "decoy", "bribe", "copy")},
}
_AROUND = 40  # characters of the order shown before and after the fault
_MARKED = 60
_WORD = 30


def order_error_text(pen: Pen, error: OrderError, text: str) -> str:
    """Return what is wrong with the order `text` and what is possible, then the place in it, marked.

    Details that the parser does not give are replaced by what the catalogue's table names. Everything quoted from the
    text is escaped and clipped.
    """
    voice = pen.voice
    message_id = f"kb-error-{error.code}"
    if voice.texts.has(message_id):
        told = voice.t(message_id, **_values(voice, error, text)).strip()
    else:
        told = voice.t("kb-error-other", code=escape(error.code))
    place = _place(voice, error, text)
    return f"{told}\n{place}" if place else told


def _values(voice: Voice, error: OrderError, text: str) -> dict[str, Value]:
    """Return every variable of the error messages, with defaults for what the parser left out."""
    details = error.details
    player, cell, purse = details.get("player"), details.get("cell"), details.get("purse")
    allowed, special = details.get("allowed"), str(details.get("special", ""))
    word = details.get("word") or (_at_fault(error, text) if error.code in _OF_A_TOKEN else "")
    return {
        "who": voice.t("kb-error-who", player="none" if player is None else plain(str(player).lstrip("rb"), 4)),
        "cell": voice.t("kb-error-cell", cell=code(str(cell), 8) if cell else "none"),
        "word": code(str(word), _WORD) if word else "none",
        "allowed": voice.t("kb-error-allowed", allowed=code(str(allowed), 200)) if allowed else "",
        "special": voice.t(f"kb-special-{_SPECIALS[special]}") if special in _SPECIALS else voice.t("kb-error-special"),
        "limit": details.get("limit", 1),
        "amount": details.get("amount", 0),
        "purse": voice.t("kb-error-purse") if purse is None else voice.t("kb-deniers", amount=purse),
    }


def _place(voice: Voice, error: OrderError, text: str) -> str:
    """Return the line of the text around the fault with the part at fault marked; nothing for the order as a whole."""
    at = error.at
    if error.code in _WHOLE or not 0 <= at <= len(text) or not text.strip():
        return ""
    if error.code == "entry_missing" and not text[at:].lstrip().startswith(str(error.details.get("player", "?"))):
        return ""
    start = max(text.rfind("\n", 0, at), text.rfind("\r", 0, at)) + 1
    marked = _at_fault(error, text)
    end = _end_of_line(text, at + len(marked))
    before, after = text[start:at], text[at + len(marked) : end]
    return voice.t(
        "kb-error-where",
        before=_clipped(before, keep_end=True),
        marked=markup(plain(marked, _MARKED)) or voice.t("kb-error-end"),
        after=_clipped(after, keep_end=False),
    )


def _at_fault(error: OrderError, text: str) -> str:
    """Return the token or the part of the order that begins at the fault; empty at the end of a part."""
    if error.code in _OF_A_TOKEN:
        token = _TOKEN.match(text, error.at)
        return token.group() if token and token.group() != ";" else ""
    separator = _SEPARATOR.search(text, error.at)
    return text[error.at : separator.start() if separator else len(text)].rstrip()


def _end_of_line(text: str, position: int) -> int:
    ends = [end for end in (text.find("\n", position), text.find("\r", position)) if end >= 0]
    return min(ends, default=len(text))


def _clipped(text: str, *, keep_end: bool) -> str:
    """Return the text beside the fault: its end or its beginning, escaped, with one space towards the fault."""
    if keep_end:
        shown = plain(text[-_AROUND:], _AROUND)
        return f"{'…' if len(text) > _AROUND else ''}{markup(shown)} ".lstrip()
    return f" {markup(plain(text, _AROUND))}".rstrip()
