"""Days as people write them, and as they are shown to them."""

import datetime as dt
import re
import zoneinfo
from collections.abc import Iterator

from presenters.errors import UserError
from presenters.escaping import code_span
from presenters.texts import Voice
from referee.hand.times import Days

MOST_YEARS = 2
LEAP_YEARS = 8  # the longest that one waits for a 29 February
LONGEST = 1000
SHOWN = 40

_DAY = r"(?:[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}|[0-9]{1,2}/[0-9]{1,2}(?:/[0-9]{4})?)"
_SPAN = re.compile(rf"(?:du +|from +)?({_DAY})(?:\s*(?:-|–|\bau\b|\bà\b|\bto\b)\s*({_DAY}))?", re.IGNORECASE | re.ASCII)
_PARTS = re.compile(r"[0-9]+")


def today(zone: str, now_ms: int) -> dt.date:
    """Return the day that it is in a zone."""
    return dt.datetime.fromtimestamp(now_ms / 1000, zoneinfo.ZoneInfo(zone)).date()


def read_spans(text: str, since: dt.date) -> list[Days]:
    """Return the days of `24/12-26/12, 2027-01-01`; one without a year is the next such day from `since` on.

    Raises `UserError`: `days-bad`, `days-backwards`, `days-past`, `days-far`.
    """
    parts = [part.strip() for part in re.split("[,;\n]", text[:LONGEST]) if part.strip()]
    if not parts:
        raise UserError("days-bad", given=code_span(text, SHOWN))
    return [read_span(part, since) for part in parts]


def read_span(text: str, since: dt.date) -> Days:
    """Return the days of `24/12-26/12`, or the one of `24/12`, as `read_spans`."""
    found = _SPAN.fullmatch(text.strip())
    if found is None:
        raise UserError("days-bad", given=code_span(text, SHOWN))
    try:
        first = _day(found[1], since)
        last = first if found[2] is None else _day(found[2], first)
    except ValueError:
        raise UserError("days-bad", given=code_span(text, SHOWN)) from None
    if last < first:
        raise UserError("days-backwards", given=code_span(text, SHOWN))
    if last < since:
        raise UserError("days-past", given=code_span(text, SHOWN))
    if last.year > since.year + MOST_YEARS:
        raise UserError("days-far", given=code_span(text, SHOWN), most=MOST_YEARS)
    return first, last


def civil_day(day: str, month: str, year: str | None, since: dt.date) -> dt.date:
    """Return a day; without a year the first such one from `since` on. Raises `ValueError` if there is none."""
    if year is not None:
        return dt.date(int(year), int(month), int(day))
    return next(_such_days(int(day), int(month), since))


def _such_days(day: int, month: int, since: dt.date) -> Iterator[dt.date]:
    for year in range(since.year, since.year + LEAP_YEARS + 1):
        try:
            found = dt.date(year, month, day)
        except ValueError:
            if (day, month) != (29, 2):
                raise
            continue
        if found >= since:
            yield found


def _day(text: str, since: dt.date) -> dt.date:
    parts = _PARTS.findall(text)
    if "-" in text:
        year, month, day = parts
        return civil_day(day, month, year, since)
    return civil_day(parts[0], parts[1], parts[2] if len(parts) > 2 else None, since)  # noqa: PLR2004 - with its year


def day_text(voice: Voice, day: dt.date) -> str:
    """Return a day in words: `jeudi 24 décembre 2026`."""
    return voice.t("day", weekday=day.weekday(), day=day.day, month=day.month, year=str(day.year))


def span_text(voice: Voice, span: Days) -> str:
    """Return a day, or from which to which, in words."""
    first, last = span
    if first == last:
        return day_text(voice, first)
    count = (last - first).days + 1
    return voice.t("day-span", first=day_text(voice, first), last=day_text(voice, last), count=count)
