"""Days as people write them, and as they are shown to them."""

import datetime as dt
import re
import unicodedata
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
WEEK = 7

# What people call days, without accents; French first where a word is both.
_MONTHS = {
    name: number
    for names in (
        "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
        "january february march april may june july august september october november december",
    )
    for number, name in enumerate(names.split(), start=1)
}
_WEEKDAYS = {
    name: number
    for names in (
        "lundi mardi mercredi jeudi vendredi samedi dimanche",
        "monday tuesday wednesday thursday friday saturday sunday",
    )
    for number, name in enumerate(names.split())
}
_AHEAD = {"aujourd'hui": 0, "today": 0, "demain": 1, "tomorrow": 1, "apres-demain": 2}
_MONTH = f"(?:{'|'.join(_MONTHS)})"
_NEAR = "|".join((*_AHEAD, *_WEEKDAYS))
_WHEN = re.compile(
    r"<t:(?P<stamp>[0-9]{1,10})(?::[a-z])?>"
    r"|(?P<year>[0-9]{4})-(?P<month>[0-9]{1,2})-(?P<day>[0-9]{1,2})"
    r"|(?P<day2>[0-9]{1,2})(?P<dot>[/.])(?P<month2>[0-9]{1,2})(?:(?P=dot)(?P<year2>[0-9]{4})|\.)?"
    rf"|(?P<day3>[0-9]{{1,2}})(?:er|st|nd|rd|th)? +(?P<month3>{_MONTH})(?: +(?P<year3>[0-9]{{4}}))?"
    rf"|(?P<month4>{_MONTH}) +(?P<day4>[0-9]{{1,2}})(?:st|nd|rd|th)?(?: +(?P<year4>[0-9]{{4}}))?"
    rf"|(?P<near>{_NEAR})"
)
_DAY = re.sub(r"\(\?P<\w+>", "(?:", _WHEN.pattern).replace("(?P=dot)", "[/.]")
DAY = rf"(?:le +|on +)?({_DAY})"  # one group: what `read_day` reads, in a text that `fold_words` has made plain
_SPAN = re.compile(rf"(?:du +|from +)?{DAY}(?:\s*(?:-|–|\bau\b|\ba\b|\bto\b)\s*{DAY})?", re.ASCII)


def fold_words(text: str) -> str:
    """Return a text as the patterns of days read it: small letters without accents, one kind of apostrophe."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("’", "'").strip())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def today(zone: str, now_ms: int) -> dt.date:
    """Return the day that it is in a zone."""
    return dt.datetime.fromtimestamp(now_ms / 1000, zoneinfo.ZoneInfo(zone)).date()


def read_spans(text: str, since: dt.date, zone: str) -> list[Days]:
    """Return the days of `24/12-26/12, 10 janvier`; one without a year is the next such day from `since` on.

    `since`: the day that it is in `zone`. Raises `UserError`: `days-bad`, `days-backwards`, `days-past`, `days-far`.
    """
    parts = [part.strip() for part in re.split("[,;\n]", text[:LONGEST]) if part.strip()]
    if not parts:
        raise UserError("days-bad", given=code_span(text, SHOWN))
    return [read_span(part, since, zone) for part in parts]


def read_span(text: str, since: dt.date, zone: str) -> Days:
    """Return the days of `24/12-26/12`, or the one of `24/12`, as `read_spans`."""
    found = _SPAN.fullmatch(fold_words(text[:LONGEST]))
    if found is None:
        raise UserError("days-bad", given=code_span(text, SHOWN))
    try:
        first = read_day(found[1], since, zone)
        last = first if found[2] is None else read_day(found[2], since if found[2] in _AHEAD else first, zone)
    except (ValueError, OverflowError, OSError):
        raise UserError("days-bad", given=code_span(text, SHOWN)) from None
    if last < first:
        raise UserError("days-backwards", given=code_span(text, SHOWN))
    if last < since:
        raise UserError("days-past", given=code_span(text, SHOWN))
    if last.year > since.year + MOST_YEARS:
        raise UserError("days-far", given=code_span(text, SHOWN), most=MOST_YEARS)
    return first, last


def read_day(text: str, since: dt.date, zone: str) -> dt.date:
    """Return the day of a text that fits `DAY`; a name of near days counts from `since`. Raises `ValueError`."""
    found = _WHEN.fullmatch(text)
    if found is None:
        raise ValueError(text)
    said = found.groupdict()
    if said["stamp"]:
        return dt.datetime.fromtimestamp(int(said["stamp"]), zoneinfo.ZoneInfo(zone)).date()
    if near := said["near"]:
        ahead = _AHEAD[near] if near in _AHEAD else (_WEEKDAYS[near] - since.weekday() - 1) % WEEK + 1
        return since + dt.timedelta(days=ahead)
    day = said["day"] or said["day2"] or said["day3"] or said["day4"] or ""
    month = said["month"] or said["month2"] or said["month3"] or said["month4"] or ""
    year = said["year"] or said["year2"] or said["year3"] or said["year4"]
    return civil_day(day, str(_MONTHS.get(month, month)), year, since)


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
