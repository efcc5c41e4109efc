"""Every kind of message is kept and read back as it was, under the name that rows have it by."""

from typing import get_args, get_type_hints

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from db.messages import Message, OutboxRow, kind_of, payload_of

LONGEST = 24  # what the column `kind` takes
KINDS = (
    "appeal", "arbitration", "brief", "challenge_card", "close_moved", "close_waits", "contest_act", "day",
    "delayed", "deputy", "honour", "match_opened", "match_over", "match_started", "move_asked", "move_refused",
    "moved_up", "not_booked", "not_hosted", "not_played", "order_discarded", "order_stands", "panel", "parked",
    "played_again", "postponed", "private", "receipt", "reminder", "reminders", "report_differs", "reward_due",
    "reward_given", "seat_given", "seat_unmanned", "signup_goes_on", "stand_in", "stuck", "stuck_die", "team_card",
    "traded", "turn_closed", "turn_line", "unreadable",
)  # fmt: skip


def row(kind: str, payload: str) -> OutboxRow:
    return OutboxRow(
        id=1, league_id=1, contest_id=1, turn_id=1, destination="thread", lane="thread:1", user_id=None, kind=kind,
        payload=msgspec.json.decode(payload), panel=None, nonce="n", status="pending", attempts=0, first_try_ms=None,
        next_try_ms=0, message_id=None, fault=None,
    )  # fmt: skip


def any_of(said: type[Message]) -> st.SearchStrategy[Message]:
    return st.builds(said, **{name: st.from_type(hint) for name, hint in get_type_hints(said).items()})


@given(message=st.one_of([any_of(said) for said in get_args(Message)]))
def test_a_message_of_any_kind_is_read_as_it_was_kept(message: Message) -> None:
    stored = msgspec.json.encode(payload_of(message)).decode()
    assert row(kind_of(type(message)), stored).message == message


def test_the_kinds_that_rows_have_stay() -> None:
    assert tuple(sorted(map(kind_of, get_args(Message)))) == KINDS
    assert max(map(len, KINDS)) <= LONGEST


@pytest.mark.parametrize(
    ("kind", "payload"), [("of_another_version", "{}"), ("receipt", "{}"), ("honour", '{"seat":1}')]
)
def test_what_cannot_be_read_is_said(kind: str, payload: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        _ = row(kind, payload).message
