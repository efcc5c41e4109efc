"""What is wrong with a refused order, and what is possible: the texts `kb-error-<code>` and where the fault is."""

import re

from presenters.escaping import code_span, escape, markup, plain
from presenters.kollaball.narrative.cast import Pen
from presenters.texts import Value, Voice
from rules.errors import OrderError

_TOKEN = re.compile(r"[A-Za-zÀ-ÿ]\d|[A-Za-zÀ-ÿ]+|\d+|\S")
_LINE = re.compile(r"\s*(\d)(?!\d)")
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
    told = [_told(voice, error.code, _values(voice, error, text))]
    cause = error.details.get("cause")
    if isinstance(cause, str) and voice.texts.has(f"kb-error-{cause}"):  # why a reserve could not be played
        told.append(_told(voice, cause, _values(voice, error, text)))
    place = _place(voice, error, text)
    return "\n".join((*told, place) if place else told)


def _told(voice: Voice, fault: str, values: dict[str, Value]) -> str:
    if fault == "syntax" and values["limit"]:
        return voice.t("kb-error-too_long", **values)
    message_id = f"kb-error-{fault}"
    if not voice.texts.has(message_id):
        return voice.t("kb-error-other", code=escape(fault))
    return voice.t(message_id, **{**values, "limit": values["limit"] or 1}).strip()


def _values(voice: Voice, error: OrderError, text: str) -> dict[str, Value]:
    """Return every variable of the error messages, with defaults for what the parser left out."""
    details = error.details
    purse, special = details.get("purse"), str(details.get("special", ""))
    word = details.get("word") or (_at_fault(error, text) if error.code in _OF_A_TOKEN else "")
    return {
        "who": voice.t("kb-error-who", player=_player(error, text)),
        "cell": _cell(voice, details.get("cell")),
        "origin": _cell(voice, details.get("origin")),
        "word": code_span(str(word), _WORD) if word else "none",
        "allowed": _allowed(voice, details.get("allowed")),
        "special": voice.t(f"kb-special-{_SPECIALS[special]}") if special in _SPECIALS else voice.t("kb-error-special"),
        "target": plain(str(details.get("target") or "none"), 4),
        "limit": details.get("limit", 0),
        "amount": details.get("amount", 0),
        "purse": voice.t("kb-error-purse") if purse is None else voice.t("kb-deniers", amount=purse),
    }


def _player(error: OrderError, text: str) -> str:
    """Return the number of the player at fault; where the parser names none, the one his line begins with."""
    player = error.details.get("player")
    if player is not None:
        return plain(str(player).lstrip("rb"), 4)
    line = _LINE.match(text, error.at) if error.code not in _WHOLE | _OF_A_TOKEN else None
    return line.group(1) if line else "none"


def _cell(voice: Voice, cell: str | int | None) -> str:
    return voice.t("kb-error-cell", cell=code_span(str(cell), 8) if cell else "none")


def _allowed(voice: Voice, allowed: str | int | None) -> str:
    return voice.t("kb-error-allowed", allowed=code_span(str(allowed), 200)) if allowed else ""


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
