"""Days and moments as people write them, in French, in English, as Discord's `@time` writes them."""

import datetime as dt

import pytest

from cogs.league.calendar import read_span, read_spans
from cogs.league.forms import read_moment
from presenters.errors import UserError

PARIS = "Europe/Paris"
SINCE = dt.date(2026, 11, 28)  # a Saturday
NOW_MS = int(dt.datetime(2026, 11, 28, 12, tzinfo=dt.UTC).timestamp() * 1000)


def day(text: str) -> str:
    first, last = read_span(text, SINCE, PARIS)
    assert first == last
    return first.isoformat()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("24/12", "2026-12-24"),
        ("24.12", "2026-12-24"),
        ("24.12.", "2026-12-24"),
        ("24.12.2027", "2027-12-24"),
        ("24/12/2027", "2027-12-24"),
        ("2027-01-05", "2027-01-05"),
        ("10 janvier", "2027-01-10"),
        ("le 1er février", "2027-02-01"),
        ("10 FÉVRIER 2028", "2028-02-10"),
        ("15 aout", "2027-08-15"),
        ("January 10", "2027-01-10"),
        ("10th January 2027", "2027-01-10"),
        ("aujourd’hui", "2026-11-28"),
        ("demain", "2026-11-29"),
        ("après-demain", "2026-11-30"),
        ("tomorrow", "2026-11-29"),
        ("mercredi", "2026-12-02"),
        ("samedi", "2026-12-05"),  # who means today says so
        ("<t:1798066800:F>", "2026-12-24"),  # 23:00 UTC of the 23rd is the 24th in Paris
        ("<t:1798066800>", "2026-12-24"),
    ],
)
def test_a_day_is_read_however_it_is_written(text: str, expected: str) -> None:
    assert day(text) == expected


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("24/12-26/12", "2026-12-24", "2026-12-26"),
        ("du 24.12. au 2.1.", "2026-12-24", "2027-01-02"),
        ("30 décembre au 3 janvier", "2026-12-30", "2027-01-03"),
        ("demain - après-demain", "2026-11-29", "2026-11-30"),
        ("vendredi à lundi", "2026-12-04", "2026-12-07"),
        ("from 1 May to 3 May", "2027-05-01", "2027-05-03"),
    ],
)
def test_from_a_day_to_a_day(text: str, first: str, last: str) -> None:
    assert [one.isoformat() for one in read_span(text, SINCE, PARIS)] == [first, last]


def test_several_in_a_line() -> None:
    found = read_spans("24/12-26/12, 10 janvier; demain", SINCE, PARIS)
    assert [first.isoformat() for first, _ in found] == ["2026-12-24", "2027-01-10", "2026-11-29"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "32/12",
        "31/02",
        "10 brumaire",
        "24/12.2027",
        "<t:99999999999999>",
        "<t:x>",
        "٢٤/١٢",
        "demain demain",
        "24" * 600,
    ],
)
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(UserError, match="days-bad"):
        read_span(text, SINCE, PARIS)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("24/12 20:30", "2026-12-24T20:30"),
        ("24.12.2026 20:30", "2026-12-24T20:30"),
        ("2026-12-24 20h30", "2026-12-24T20:30"),
        ("10 janvier à 9h", "2027-01-10T09:00"),
        ("le 10 janvier 9:05", "2027-01-10T09:05"),
        ("demain 20:30", "2026-11-29T20:30"),
        ("January 10 at 20:30", "2027-01-10T20:30"),
        ("<t:1798140600:f>", "2026-12-24T20:30"),
        ("<t:1798140600>", "2026-12-24T20:30"),
    ],
)
def test_a_moment_is_read_in_the_leagues_zone(text: str, expected: str) -> None:
    zone = dt.timezone(dt.timedelta(hours=1))
    found = dt.datetime.fromtimestamp(read_moment(text, PARIS, NOW_MS) / 1000, zone)
    assert found.strftime("%Y-%m-%dT%H:%M") == expected


@pytest.mark.parametrize("text", ["", "demain", "20:30", "24/12 25:00", "31/02 20:00", "<t:>", "24/12 20:30 ou 21:00"])
def test_what_is_no_moment_is_refused(text: str) -> None:
    with pytest.raises(UserError, match="create-bad-start"):
        read_moment(text, PARIS, NOW_MS)
