"""Acts are stored as they always were: what an older program wrote is read, and written again to the letter."""

from pathlib import Path

import msgspec
import pytest

from referee.acts import KINDS, GameAct, HandSeatOver, HiddenAct, encode_act, kinds_of, read_act
from rules.chain import Entry, digest


class Kept(msgspec.Struct, frozen=True):
    """An entry of a record, as a journal tells it, with its hash."""

    hash: str
    entry: Entry


# Written by the program from before acts had types, in every shape that it gave them; later acts by the first that had
# them.
STORED = msgspec.json.decode((Path(__file__).parent / "stored_acts.json").read_bytes(), type=list[Kept])


@pytest.mark.parametrize("kept", STORED, ids=lambda kept: f"{kept.entry.op}-{kept.hash[:6]}")
def test_what_is_stored_is_read_and_written_again_as_it_was(kept: Kept) -> None:
    act = read_act(kept.entry.op, kept.entry.details)
    op, details = encode_act(act)
    assert isinstance(act, GameAct) == (op not in KINDS | {"settings", "season", "calendar_league", "sheet"})
    assert digest(msgspec.structs.replace(kept.entry, op=op, details=details)) == kept.hash


def test_every_shared_act_is_among_them() -> None:
    assert {kept.entry.op for kept in STORED} >= KINDS - set(kinds_of(HiddenAct))


def test_a_seat_that_goes_to_nobody_names_nobody() -> None:
    details = {"seat": "E-01", "act": None}
    assert read_act("take_over", details) == HandSeatOver(seat="E-01", again=None)
    assert encode_act(HandSeatOver(seat="E-01", again=None)) == ("take_over", details)


@pytest.mark.parametrize("details", [{}, {"left_ms": "?"}, {"left_ms": 1, "more": 2}])
def test_a_forged_act_can_still_be_shown(details: dict[str, object]) -> None:
    act = read_act("pause", details)
    assert act == GameAct(op="pause", fields=details)
    assert encode_act(act) == ("pause", details)
