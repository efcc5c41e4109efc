"""Lists that may be longer than a post has room for: as many as fit, and how many more there are."""

from collections.abc import Sequence

from presenters.escaping import length
from presenters.texts import Voice

NAMES = 800  # characters that a list of names takes at most, escaped as it is
COMMA = ", "


def some(voice: Voice, names: Sequence[str], room: int = NAMES) -> str:
    """Return as many of `names` as have `room`, with commas, and how many are left out. The first is always named."""
    shown: list[str] = []
    for name in names:
        room -= length(name) + len(COMMA)
        if room < 0 and shown:
            return voice.t("names-and-more", names=COMMA.join(shown), count=len(names) - len(shown))
        shown.append(name)
    return COMMA.join(shown)


def named(voice: Voice, items: Sequence[str]) -> str:
    """Return at least one thing in a row as they are said: `24 h, 12 h et 2 h`."""
    *first, last = items
    return voice.t("list", first=COMMA.join(first), last=last) if first else last


def fitting(voice: Voice, lines: Sequence[str], room: int) -> list[str]:
    """Return as many of `lines` as have `room` together, and a line on how many changes are left out."""
    rest = voice.t("act-more-changes", count=len(lines))
    if sum(length(line) + 1 for line in lines) <= room:
        return list(lines)
    shown: list[str] = []
    room -= length(rest) + 1
    for line in lines:
        room -= length(line) + 1
        if room < 0:
            break
        shown.append(line)
    return [*shown, voice.t("act-more-changes", count=len(lines) - len(shown))]
