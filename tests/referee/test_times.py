"""Instants: civil times across the changes of the clock, Discord's ids, quiet hours."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from referee.hand.times import (
    DAY_MS,
    HOUR_MS,
    Days,
    clock_length_ms,
    end_ms,
    local_to_utc,
    local_to_utc_ms,
    played_ms,
    quiet_span,
    reminder_ms,
    snowflake_at,
    snowflake_ms,
)

PARIS = ZoneInfo("Europe/Paris")
H = HOUR_MS


def ms(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("day", "at", "expected"),
    [
        (date(2026, 3, 28), time(21), "2026-03-28T20:00"),
        (date(2026, 3, 29), time(21), "2026-03-29T19:00"),
        (date(2026, 3, 29), time(2, 30), "2026-03-29T01:30"),  # there is no such time: 03:30
        (date(2026, 3, 29), time(3), "2026-03-29T01:00"),
        (date(2026, 10, 25), time(2, 30), "2026-10-25T01:30"),  # there are two: the second
        (date(2026, 10, 25), time(1, 59), "2026-10-24T23:59"),
        (date(2026, 10, 25), time(21), "2026-10-25T20:00"),
    ],
)
def test_a_civil_time_is_one_instant_and_nobody_loses_time(day: date, at: time, expected: str) -> None:
    assert local_to_utc(day, at, PARIS) == datetime.fromisoformat(expected).replace(tzinfo=UTC)
    assert local_to_utc_ms(day, at, "Europe/Paris") == ms(expected)


def test_a_snowflake_tells_its_instant() -> None:
    assert snowflake_ms(175928847299117063) == ms("2016-04-30T11:18:25.796")
    assert snowflake_ms(snowflake_at(ms("2026-03-01T12:00"))) == ms("2026-03-01T12:00")
    assert snowflake_ms(snowflake_at(ms("2026-03-01T12:00")) - 1) == ms("2026-03-01T12:00") - 1


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        ("2026-03-01T20:59", None),  # 21:59 in Paris
        ("2026-03-01T21:00", ("2026-03-01T21:00", "2026-03-02T06:00")),
        ("2026-03-02T05:59", ("2026-03-01T21:00", "2026-03-02T06:00")),
        ("2026-03-02T06:00", None),
        ("2026-03-29T01:00", ("2026-03-28T21:00", "2026-03-29T05:00")),  # the short night
        ("2026-10-25T05:30", ("2026-10-24T20:00", "2026-10-25T06:00")),  # the long one
    ],
)
def test_quiet_hours_are_civil_hours_of_the_night(at: str, expected: tuple[str, str] | None) -> None:
    span = quiet_span(ms(at), "Europe/Paris", 22 * 60, 7 * 60)
    assert span == (None if expected is None else (ms(expected[0]), ms(expected[1])))


def test_quiet_hours_may_lie_within_a_day_or_not_be() -> None:
    noon = ms("2026-03-01T12:00")
    assert quiet_span(noon, "UTC", 11 * 60, 14 * 60) == (noon - H, noon + 2 * H)
    assert quiet_span(noon, "UTC", None, None) is None
    assert quiet_span(noon, "UTC", 0, 0) is None


@pytest.mark.parametrize(
    ("mark", "quiet", "expected"),
    [
        (20, None, 20),
        (20, (18, 21), 21),  # their end leaves time to answer
        (20, (18, 23.75), 18 - 1 / 60),  # it does not: a minute before they begin
        (20, (18, 30), 18 - 1 / 60),
        (2, (-4, 23.75), 23.75),  # before them the turn was not open
        (2, (-4, 30), None),  # and after them it is over
        (-1, None, None),
        (25, None, None),
    ],
)
def test_a_reminder_keeps_out_of_quiet_hours_and_within_its_turn(
    mark: float, quiet: tuple[float, float] | None, expected: float | None
) -> None:
    span = None if quiet is None else (round(quiet[0] * H), round(quiet[1] * H))
    found = reminder_ms(round(mark * H), 0, 24 * H, span)
    assert found == (None if expected is None else round(expected * H))


DAY = timedelta(days=1)
ZONES = st.sampled_from(["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "UTC"])
INSTANTS = st.integers(ms("2026-01-01T00:00"), ms("2027-12-31T00:00"))
OFFSETS = st.tuples(st.integers(-9, 9), st.integers(0, 9))


def days_around(due_ms: int, zone: str, offsets: list[tuple[int, int]]) -> list[Days]:
    day = datetime.fromtimestamp(due_ms / 1000, ZoneInfo(zone)).date()
    return [(day + first * DAY, day + (first + more) * DAY) for first, more in offsets]


@pytest.mark.parametrize(
    ("due", "off", "expected"),
    [
        ("2026-12-24T19:00", ("2026-12-24", "2026-12-26"), "2026-12-27T19:00"),
        ("2026-12-26T22:59", ("2026-12-24", "2026-12-26"), "2026-12-27T22:59"),  # 23:59 in Paris
        ("2026-12-26T23:00", ("2026-12-24", "2026-12-26"), "2026-12-26T23:00"),  # midnight: the next day
        ("2026-12-23T22:59", ("2026-12-24", "2026-12-26"), "2026-12-23T22:59"),
        ("2026-03-28T20:00", ("2026-03-28", "2026-03-28"), "2026-03-29T19:00"),  # 21:00 is an hour earlier then
        ("2026-10-24T19:00", ("2026-10-24", "2026-10-24"), "2026-10-25T20:00"),  # and an hour later then
        ("2026-03-28T01:30", ("2026-03-28", "2026-03-28"), "2026-03-29T01:30"),  # there is no 02:30: 03:30
        ("2026-10-24T00:30", ("2026-10-24", "2026-10-24"), "2026-10-25T01:30"),  # there are two: the second
    ],
)
def test_a_deadline_on_a_day_without_play_comes_at_the_same_hour_of_the_next_day(
    due: str, off: tuple[str, str], expected: str
) -> None:
    span = (date.fromisoformat(off[0]), date.fromisoformat(off[1]))
    assert played_ms(ms(due), "Europe/Paris", [span]) == ms(expected)


@given(due_ms=INSTANTS, zone=ZONES, offsets=st.lists(OFFSETS, max_size=5))
@example(due_ms=ms("2026-03-28T20:00"), zone="Europe/Paris", offsets=[(0, 0)])
@example(due_ms=ms("2026-10-24T19:00"), zone="Europe/Paris", offsets=[(0, 0)])
def test_it_is_the_first_day_that_is_played_at_the_same_civil_hour(
    due_ms: int, zone: str, offsets: list[tuple[int, int]]
) -> None:
    off = days_around(due_ms, zone, offsets)
    was, now = (
        datetime.fromtimestamp(instant / 1000, ZoneInfo(zone)) for instant in (due_ms, played_ms(due_ms, zone, off))
    )
    days = [was.date() + n * DAY for n in range((now.date() - was.date()).days + 1)]
    assert [any(first <= day <= last for first, last in off) for day in days] == [True] * (len(days) - 1) + [False]
    if len(days) == 1:
        assert now == was
    else:
        civil = datetime.combine(now.date(), was.time())
        expected = local_to_utc(civil.date(), civil.time(), ZoneInfo(zone))
        assert now == expected
        assert now.time() == was.time() or now.replace(tzinfo=None) > civil  # only in a gap is the hour another one


@pytest.mark.parametrize(
    ("begun", "hours", "zone", "over"),
    [
        ("2026-03-28T19:00", 24, "Europe/Zurich", "2026-03-29T18:00"),  # 20:00, 23 hours later
        ("2026-03-28T19:00", 168, "Europe/Zurich", "2026-04-04T18:00"),
        ("2026-10-24T18:00", 24, "Europe/Zurich", "2026-10-25T19:00"),  # 20:00, 25 hours later
        ("2026-10-24T18:00", 168, "Europe/Zurich", "2026-10-31T19:00"),
        ("2026-03-28T19:00", 24, "Africa/Abidjan", "2026-03-29T19:00"),  # no change of the clock there
        ("2026-10-24T18:00", 168, "Africa/Abidjan", "2026-10-31T18:00"),
        ("2026-03-28T19:00", 36, "Europe/Zurich", "2026-03-30T07:00"),  # no whole days: hours are hours
        ("2026-10-24T18:00", 12, "Europe/Zurich", "2026-10-25T06:00"),
        ("2026-03-28T01:30", 24, "Europe/Zurich", "2026-03-29T01:30"),  # there is no 02:30: 03:30
        ("2026-10-24T00:30", 24, "Europe/Zurich", "2026-10-25T01:30"),  # there are two: the second
        ("2026-03-28T19:00", 0, "Europe/Zurich", "2026-03-28T19:00"),
    ],
)
def test_whole_days_end_at_the_hour_of_their_beginning(begun: str, hours: int, zone: str, over: str) -> None:
    assert end_ms(ms(begun), hours * H, zone) == ms(over)


@given(from_ms=INSTANTS, days=st.integers(1, 400), zone=ZONES)
def test_whole_days_are_days_by_the_clock_wherever_there_is_such_an_hour(from_ms: int, days: int, zone: str) -> None:
    to_ms = end_ms(from_ms, days * DAY_MS, zone)
    shown_ms = clock_length_ms(from_ms, to_ms, zone)
    begun, over = (datetime.fromtimestamp(at_ms / 1000, ZoneInfo(zone)) for at_ms in (from_ms, to_ms))
    assert shown_ms == days * DAY_MS or (over.time() > begun.time() and 0 < shown_ms - days * DAY_MS <= H)
    assert abs(to_ms - from_ms - days * DAY_MS) <= H


@given(due_ms=INSTANTS, zone=ZONES, offsets=st.lists(OFFSETS, max_size=5))
def test_a_deadline_once_put_off_stays(due_ms: int, zone: str, offsets: list[tuple[int, int]]) -> None:
    off = days_around(due_ms, zone, offsets)
    once = played_ms(due_ms, zone, off)
    assert once >= due_ms
    assert played_ms(once, zone, off) == once
    assert played_ms(due_ms, zone, off[::-1]) == once
