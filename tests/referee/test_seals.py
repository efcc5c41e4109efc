"""The seal of an order: fixed when it is accepted, its own, fixed by the result, and never another's."""

import hashlib

import pytest

from referee.course import sending
from referee.desk import arbitration
from referee.model import By, StoredOrder
from referee.turns import history
from rules.seals import SALT_BYTES, announced_hash_of, seal, sealed_bytes, short
from tests.referee.world import REMI, World


def test_the_byte_form_is_what_the_page_says() -> None:
    salt = bytes(range(SALT_BYTES))
    expected = b"sifflet-order-1\n000102030405060708090a0b0c0d0e0f\n7\n12\nrouge\n1 P A4>B4"
    assert sealed_bytes(salt, 7, 12, "rouge", "1 P A4>B4") == expected
    assert seal(salt, 7, 12, "rouge", "1 P A4>B4") == hashlib.sha256(expected).hexdigest()


@pytest.mark.parametrize(
    "other",
    [(bytes(16), 1, 1, "left", "4"), (b"x" * 16, 2, 1, "left", "4"), (b"x" * 16, 1, 2, "left", "4"),
     (b"x" * 16, 1, 1, "right", "4"), (b"x" * 16, 1, 1, "left", "5"), (b"x" * 16, 11, 1, "left", "4")],
)  # fmt: skip
def test_whatever_differs_makes_another_seal(other: tuple[bytes, int, int, str, str]) -> None:
    assert seal(*other) != seal(b"x" * 16, 1, 1, "left", "4")


def test_the_short_form_is_the_beginning() -> None:
    assert short("0123456789abcdef" * 4) == "0123-4567-89ab-cdef"


def expected_seal(contest_id: int, number: int, order: StoredOrder) -> str:
    return seal(order.salt, contest_id, number, order.seat, order.canonical)


async def test_every_order_has_a_seal_of_its_own_fixed_when_it_is_accepted(world: World) -> None:
    contest = await world.match(final=False)
    turn = await world.turn(contest)
    first = (await world.send(turn, "left", "4")).order
    again = (await world.send(turn, "left", "4")).order
    assert again == first  # a double click is the same order, and the same seal
    second = (await world.send(turn, "left", "5")).order
    third = (await world.send(turn, "left", "4")).order
    by_referee = (
        await arbitration.enter_order(world.house, contest.id, By(REMI, "absent"), seat="right", text="4")
    ).order
    kept = [first, second, third, by_referee]
    assert [order.seal for order in kept] == [expected_seal(contest.id, turn.number, order) for order in kept]
    assert len({order.salt for order in kept}) == len({order.seal for order in kept}) == len(kept)
    assert {len(order.salt) for order in kept} == {SALT_BYTES}


def test_a_result_bears_one_hash_of_all_its_seals_and_of_the_next_dice() -> None:
    expected = b"sifflet-result-1\n7\n12\nbleue bb\nrouge aa\ncc\ndd"
    assert (
        announced_hash_of(7, 12, {"rouge": "aa", "bleue": "bb"}, ("cc", "dd")) == hashlib.sha256(expected).hexdigest()
    )


@pytest.mark.parametrize(
    "other",
    [(8, 12, {"rouge": "aa"}, ("cc",)), (7, 13, {"rouge": "aa"}, ("cc",)), (7, 12, {"bleue": "aa"}, ("cc",)),
     (7, 12, {"rouge": "ab"}, ("cc",)), (7, 12, {}, ("cc",)), (7, 12, {"rouge": "aa"}, ("cd",)),
     (7, 12, {"rouge": "aa"}, ())],
)  # fmt: skip
def test_whatever_is_changed_afterwards_makes_another_hash(other: tuple[int, int, dict[str, str], tuple[str]]) -> None:
    assert announced_hash_of(*other) != announced_hash_of(7, 12, {"rouge": "aa"}, ("cc",))


async def test_a_result_is_one_post(world: World) -> None:
    contest = await world.match()
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    await world.send(turn, "right", "2")
    await world.sender.flush()
    assert world.discord.kinds(f"thread:{contest.id}") == ["match_opened", "turn_closed"]


async def test_a_withdrawn_order_leaves_no_seal(world: World) -> None:
    contest = await world.match(final=False)
    turn = await world.turn(contest)
    await world.send(turn, "left", "4")
    await sending.withdraw_order(world.house, turn.id, "left", 1001, world.stamp())
    await world.send(turn, "right", "2")
    await world.close_overdue(turn)
    assert [order.seat for order in await history.list_orders_received(world.house, turn.id)] == ["right"]
