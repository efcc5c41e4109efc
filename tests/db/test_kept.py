"""What a contest was agreed to be played by is kept as it was, and what an older row does not say has its default."""

from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy.dialects import sqlite

from db.columns import Kept
from db.rows import ContestSettings, WeeklyHour

COLUMN, DIALECT = Kept(ContestSettings), sqlite.dialect()
COUNT = st.none() | st.integers(0, 2**53)
WEEKLY = st.builds(WeeklyHour, day=st.integers(0, 6), hour=st.integers(0, 23), minute=st.integers(0, 59))
SETTINGS = st.builds(
    ContestSettings,
    early_close=st.booleans(),
    hours=st.dictionaries(st.text(), st.floats(0, 1000)),
    weekly=st.none() | WEEKLY,
    turn_deadline_s=COUNT,
    start_ms=COUNT,
    made_from=COUNT,
)


@given(settings=SETTINGS)
def test_settings_are_read_as_they_were_kept(settings: ContestSettings) -> None:
    assert COLUMN.process_result_value(COLUMN.process_bind_param(settings, DIALECT), DIALECT) == settings


def test_what_a_row_does_not_say_has_its_default_and_what_nobody_reads_is_passed_over() -> None:
    stored = '{"weekly": {"day": 6, "hour": 20}, "clock_mode": "live"}'
    assert COLUMN.process_result_value(stored, DIALECT) == ContestSettings(weekly=WeeklyHour(day=6, hour=20))
