"""Instants: Discord's clock, civil deadlines, and quiet hours. Everything stored is UTC milliseconds."""

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from datetime import time as time_of_day
from zoneinfo import ZoneInfo

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS
DAY_MS = 24 * HOUR_MS
DISCORD_EPOCH_MS = 1_420_070_400_000
LAST_CALL_MS = 30 * MINUTE_MS  # a reminder put off to the end of quiet hours must leave at least this much time

Days = tuple[date, date]  # the first and the last of them


def snowflake_ms(snowflake: int) -> int:
    """Return when Discord made a message or an interaction: its own time, in UTC milliseconds."""
    return (snowflake >> 22) + DISCORD_EPOCH_MS


def snowflake_at(at_ms: int) -> int:
    """Return the first snowflake of an instant."""
    return (at_ms - DISCORD_EPOCH_MS) << 22


def local_to_utc(day: date, at: time_of_day, zone: ZoneInfo) -> datetime:
    """Return the instant of a civil time: in a gap it moves forward, of a doubled hour it is the second one."""
    first = datetime.combine(day, at, zone)
    back = first.astimezone(UTC).astimezone(zone)
    is_in_gap = back.replace(tzinfo=None) != first.replace(tzinfo=None)
    return first.replace(fold=0 if is_in_gap else 1).astimezone(UTC)


def local_to_utc_ms(day: date, at: time_of_day, zone: str) -> int:
    """Return `local_to_utc` in milliseconds, for a zone given by name."""
    return _ms(local_to_utc(day, at, ZoneInfo(zone)))


def next_weekly_ms(earliest_ms: int, zone: str, day: int, hour: int, minute: int = 0) -> int:
    """Return the first instant from `earliest_ms` on that is `hour`:`minute` of a weekday (Monday is 0) in `zone`."""
    at, first = time_of_day(hour, minute), datetime.fromtimestamp(earliest_ms / 1000, ZoneInfo(zone)).date()
    days = (first + timedelta(days=n) for n in range(15))
    return next(
        instant for one in days if one.weekday() == day and (instant := local_to_utc_ms(one, at, zone)) >= earliest_ms
    )


def end_ms(from_ms: int, length_ms: int, zone: str) -> int:
    """Return when what begins at `from_ms` and lasts `length_ms` is over: whole days, at the hour of their beginning.

    That hour is one of the clocks in `zone`: over their change the days are an hour longer or shorter together.
    """
    days, rest = divmod(length_ms, DAY_MS)
    if rest or not days:
        return from_ms + length_ms
    local = datetime.fromtimestamp(from_ms / 1000, ZoneInfo(zone))
    return local_to_utc_ms(local.date() + timedelta(days=days), local.time(), zone)


def clock_length_ms(from_ms: int, to_ms: int, zone: str) -> int:
    """Return how long it is from an instant to another by the clocks in `zone`, whose change counts for nothing."""
    tz = ZoneInfo(zone)
    start, end = (datetime.fromtimestamp(at_ms / 1000, tz).replace(tzinfo=UTC) for at_ms in (from_ms, to_ms))
    return _ms(end) - _ms(start)


def last_daily_ms(latest_ms: int, zone: str, at: time_of_day) -> int:
    """Return the last instant up to `latest_ms` that is `at` in `zone`."""
    day = datetime.fromtimestamp(latest_ms / 1000, ZoneInfo(zone)).date()
    instants = (local_to_utc_ms(day - timedelta(days=n), at, zone) for n in range(3))
    return next(instant for instant in instants if instant <= latest_ms)


def played_ms(due_ms: int, zone: str, off: Iterable[Days]) -> int:
    """Return `due_ms`, or if it falls on a day of `off` in `zone`, the same hour of the first day after it in none.

    That hour is a civil one: across a change of the clock it stays what people read on theirs (`local_to_utc`).
    """
    local, spans = datetime.fromtimestamp(due_ms / 1000, ZoneInfo(zone)), list(off)
    day = local.date()
    while holding := [last for first, last in spans if first <= day <= last]:
        day = max(holding) + timedelta(days=1)
    return due_ms if day == local.date() else local_to_utc_ms(day, local.time(), zone)


def quiet_span(at_ms: int, zone: str, quiet_from: int | None, quiet_to: int | None) -> tuple[int, int] | None:
    """Return the quiet hours (start, end) that `at_ms` falls in; None if it does not, or if there are none."""
    if quiet_from is None or quiet_to is None or quiet_from == quiet_to:
        return None
    tz = ZoneInfo(zone)
    today = datetime.fromtimestamp(at_ms / 1000, tz).date()
    for first_day in (today - timedelta(days=1), today):
        last_day = first_day + timedelta(days=1 if quiet_to < quiet_from else 0)
        start = _ms(local_to_utc(first_day, _minute(quiet_from), tz))
        end = _ms(local_to_utc(last_day, _minute(quiet_to), tz))
        if start <= at_ms < end:
            return start, end
    return None


def reminder_ms(mark_ms: int, opened_ms: int, due_ms: int, quiet: tuple[int, int] | None) -> int | None:
    """Return when the reminder meant for `mark_ms` goes out, None if there is no good moment for it.

    In quiet hours it waits for their end if that leaves time to answer, else it goes out a minute before they begin;
    never after the deadline, nor before the turn was opened.
    """
    if quiet is None:
        return mark_ms if opened_ms <= mark_ms < due_ms else None
    start, end = quiet
    if end <= due_ms - LAST_CALL_MS:
        return end
    before = start - MINUTE_MS
    if before >= opened_ms:
        return before
    return end if end < due_ms else None


def _minute(minute_of_day: int) -> time_of_day:
    return time_of_day(minute_of_day // 60, minute_of_day % 60)


def _ms(instant: datetime) -> int:
    return round(instant.timestamp() * 1000)
