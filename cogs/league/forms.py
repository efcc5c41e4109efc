"""How settings are written by people: reminder hours, quiet hours, a moment."""

import datetime as dt
import re
from collections.abc import Sequence

from cogs.league.calendar import DAY, TO, any_word, fold_words, read_day, today
from presenters.errors import UserError
from presenters.fitting import join_names
from presenters.texts import Voice
from referee.hand.times import local_to_utc_ms
from referee.league.settings import MOST_TURN_HOURS

MINUTES = 60
DAY_HOURS = 24
MOST_REMINDERS = 5

_HOUR = r"([0-9]{1,2})(?:[h:]([0-9]{2})?)?"
_QUIET = re.compile(rf"{_HOUR}\s*(?:-|–|{TO})\s*{_HOUR}")
_MOMENT = re.compile(rf"<t:([0-9]{{1,10}})(?::[a-z])?>|{DAY}[ t,]+(?:{any_word('day-words-at')} +)?{_HOUR}")


def read_hours(text: str) -> tuple[int, ...]:
    """Return reminder hours from `24, 2`, longest first; `0` or `-` means none. Raises `UserError`."""
    if text.strip() in {"0", "-"}:
        return ()
    numbers = re.findall(r"[0-9]+", text[:100])
    hours = sorted({int(number) for number in numbers if len(number) <= len(str(MOST_TURN_HOURS))}, reverse=True)
    if not hours or len(hours) > MOST_REMINDERS or not 1 <= hours[-1] <= hours[0] <= MOST_TURN_HOURS:
        raise UserError("settings-bad-reminders", most=MOST_TURN_HOURS)
    return tuple(hours)


def read_quiet(text: str) -> tuple[int, int] | None:
    """Return quiet hours as minutes of the day from `22h-8h`; None for `-` (no quiet hours). Raises `UserError`."""
    if text.strip() in {"0", "-"}:
        return None
    found = _QUIET.fullmatch(fold_words(text[:40]))
    if found is None:
        raise UserError("settings-bad-quiet")
    start_hour, start_minute, end_hour, end_minute = (int(part or 0) for part in found.groups())
    if max(start_hour, end_hour) >= DAY_HOURS or max(start_minute, end_minute) >= MINUTES:
        raise UserError("settings-bad-quiet")
    return start_hour * MINUTES + start_minute, end_hour * MINUTES + end_minute


def write_hours(voice: Voice, hours: Sequence[int]) -> str:
    """Return reminder hours in words, `24 h et 2 h`; `none` where there are none."""
    return join_names(voice, [voice.t("hours", count=one) for one in hours]) if hours else "none"


def write_quiet(voice: Voice, start: int | None, end: int | None) -> str:
    """Return quiet hours as people write them, `22h00–08h00`; `none` where there are none."""
    if start is None or end is None:
        return "none"
    mark = voice.t("hour-mark")
    return f"{start // MINUTES:02d}{mark}{start % MINUTES:02d}–{end // MINUTES:02d}{mark}{end % MINUTES:02d}"


def read_moment(text: str, zone: str, now_ms: int) -> int:
    """Return the instant (UTC ms) of `<t:…>` (Discord's `@time`), `24/12 20:30`, `demain 20h30`… in `zone`.

    Without a year it is the next such day. Raises `UserError`.
    """
    found = _MOMENT.fullmatch(fold_words(text[:60]))
    if found is None:
        raise UserError("create-bad-start")
    stamp, day, hour, minute = found.groups()
    if stamp:
        return int(stamp) * 1000
    try:
        date = read_day(day, today(zone, now_ms), zone)
        return local_to_utc_ms(date, dt.time(int(hour), int(minute or 0)), zone)
    except (ValueError, OverflowError, OSError):
        raise UserError("create-bad-start") from None
