"""What the rules' kit gives a game: one way to read and write, and what the plainest game says of itself."""

from typing import Literal

import msgspec
import pytest

from rules.contract import Outcome, SeatId
from rules.dice import Dice
from rules.errors import CaseError
from rules.game import Game
from rules.kit.codec import Codec
from rules.kit.game import plain_game


class State(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    left: int = 3


class Taken(msgspec.Struct, frozen=True, tag_field="type", tag="taken"):
    seat: str


# Two take one or two of what is left.
NIM: Game[State, Literal["1", "2"], Taken] = plain_game(
    key="nim",
    rules_version=1,
    codec=Codec[State, Taken](State, Taken, "NIM_CASE"),
    messages={},
    awaiting=lambda state: (SeatId("a"), SeatId("b")) if state.left > 0 else (),
    parse=lambda state, seat, text: "1" if text == "1" else "2",
    resolve=lambda state, orders, dice: Outcome(state, ()),
)


def test_states_and_events_are_read_and_written_by_their_types() -> None:
    state = State(left=2)
    assert NIM.decode(NIM.encode(state)) == state
    assert NIM.decode_events(msgspec.json.encode((Taken("a"),))) == (Taken("a"),)
    assert NIM.decode(b"{}") is NIM.decode(b"{}")


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"left": "x"}', b'{"right": 1}', b"\xff", b"[" * 100_000])
def test_what_cannot_be_read_is_a_case_error_of_the_game(data: bytes) -> None:
    for read in (NIM.decode, NIM.decode_events):
        if (read, data) != (NIM.decode_events, b"[]"):
            with pytest.raises(CaseError) as caught:
                read(data)
            assert caught.value.code == NIM.case_error == "NIM_CASE"


def test_a_set_up_has_keys_of_the_state() -> None:
    assert NIM.new({"left": 7}, Dice(b"")) == State(left=7)
    with pytest.raises(CaseError):
        NIM.new({"left": "many"}, Dice(b""))
    with pytest.raises(CaseError, match="an object was expected"):
        NIM.codec.as_object(["left"])


def test_a_plain_game_waits_for_everybody_hides_nothing_and_has_no_acts() -> None:
    state, seats = State(), (SeatId("a"), SeatId("b"))
    assert NIM.stage(state) == "orders" and NIM.stage(State(left=0)) == "finished" and NIM.is_over(State(left=0))
    assert not NIM.is_complete(state, {}) and not NIM.is_complete(state, {seats[0]: "1"})
    assert NIM.is_complete(state, {seats[0]: "1", seats[1]: "2"})
    assert NIM.view(state, (Taken("a"),), None).events == (Taken("a"),)
    assert NIM.is_secret(state) and NIM.is_public(state, ())
    with pytest.raises(CaseError, match="no such act: 'win'"):
        NIM.override(state, {"op": "win"})
