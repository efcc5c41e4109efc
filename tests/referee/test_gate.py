"""Orders in hand when a turn is to be closed: it waits for them, and not for ever."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from referee.clock import gate as module
from referee.clock.gate import SLOW_S, WAITED_S, Gate
from referee.course.close import GRACE_MS
from tests.referee.world import World


class Watch:
    """A stopwatch that the test sets."""

    def __init__(self) -> None:
        self.s = 1000.0


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: watch.s))
    return watch


@pytest.fixture
def gate() -> Gate:
    return Gate(SimpleNamespace(now_ms=lambda: 0))


def test_an_order_in_hand_shuts_the_gate_once_it_is_slow(gate: Gate, watch: Watch) -> None:
    with gate.taking():
        assert gate.is_open
        watch.s += SLOW_S
        assert not gate.is_open
    assert gate.is_open


def test_the_grace_is_longer_than_an_order_may_be_in_hand_unseen() -> None:
    assert GRACE_MS > SLOW_S * 1000


def test_the_slow_ones_count_whatever_came_and_went_meanwhile(gate: Gate, watch: Watch) -> None:
    with gate.taking():
        watch.s += SLOW_S
        with gate.taking():
            pass
        assert not gate.is_open
        watch.s += WAITED_S - 1
        assert not gate.is_open
    assert gate.is_open


def test_one_that_hangs_is_waited_for_no_longer_than_a_minute(gate: Gate, watch: Watch) -> None:
    with gate.taking():
        watch.s += SLOW_S + WAITED_S
        assert gate.is_open
        with gate.taking():
            watch.s += SLOW_S
            assert not gate.is_open  # another's order is waited for all the same
        assert gate.is_open


def test_while_one_slow_order_takes_over_from_another_the_minute_goes_on(gate: Gate, watch: Watch) -> None:
    """Somebody who presses on and on keeps nobody's turn open."""
    first = gate.taking()
    first.__enter__()
    for _ in range(10):
        watch.s += WAITED_S / 10
        following = gate.taking()
        following.__enter__()
        watch.s += SLOW_S
        first.__exit__(None, None, None)
        first = following
    assert gate.is_open
    first.__exit__(None, None, None)
    with gate.taking():
        watch.s += SLOW_S
        assert not gate.is_open  # a minute of its own: there was a moment without any


def test_a_gate_that_is_held_stays_shut(gate: Gate, watch: Watch) -> None:
    gate.hold()
    with gate.taking():
        watch.s += SLOW_S + WAITED_S
    assert not gate.is_open


async def test_a_turn_is_not_closed_while_an_order_of_before_its_deadline_is_in_hand(
    tmp_path: Path, watch: Watch
) -> None:
    world = await World.make(tmp_path / "sifflet.sqlite3")
    contest = await world.match()
    turn = await world.turn(contest)
    with world.heart.gate.taking():
        watch.s += GRACE_MS / 1000
        world.clock.ms = turn.due_ms + GRACE_MS
        await world.heart.beat()
        assert (await world.turn(contest)).id == turn.id
    await world.heart.beat()
    assert (await world.turn(contest)).id != turn.id
    await world.close()
