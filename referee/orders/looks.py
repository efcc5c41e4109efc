"""What a referee may see of a turn before it is closed. Each look has a reason, is recorded, and is told afterwards."""

from collections.abc import Mapping
from functools import partial

import msgspec
from msgspec import UNSET

from referee.acts import LookAtOrders, Rehearse
from referee.faults import report_failure
from referee.hand.resolution import StaysOpenError, chance_of, resolve_sealed, work_apart
from referee.house import House
from referee.model import By, File, Link, Refusal, StoredOrder, Turn, Why
from referee.orders import succession
from referee.turns.desk import open_desk
from referee.turns.thinking import service_texts
from rules.contract import SeatId
from rules.dice import ForcedDieError

NO_SEED = bytes(32)


class Rehearsal(msgspec.Struct, frozen=True, kw_only=True):
    """A turn as it would be if it were closed now: `turn` is not stored, and its seed and blind are left out.

    Whoever knew the seed before the close could try orders out on it. `stand_ins`: see `chain.Chain`.
    """

    file: File
    bulletins: tuple[str, ...]
    received: tuple[SeatId, ...]
    stand_ins: Mapping[SeatId, Link]
    missing: tuple[SeatId, ...]

    @property
    def turn(self) -> Turn:
        """The turn as it would be."""
        return self.file.turn


async def rehearse_turn(house: House, contest_id: int, by: By) -> Rehearsal:
    """Return what the turn in play would come to with the orders in hand; but for the record nothing is written.

    Raises `Refusal`: `rehearsal_die` for a forced die that cannot be, `rehearsal_stuck` where the game fails, and
    those of every act.
    """
    async with open_desk(house, contest_id, by, in_pause=True) as desk:
        play, turn = desk.play, desk.turn
        counted = await succession.walk_chain(play)
        silent, texts = succession.find_unserved(play, counted), counted.texts
        await desk.record(Rehearse(seats=tuple(texts)))
    # That it fails tells of the orders, too: the record stays.
    try:
        service = service_texts(play, counted.own, "referee")
        work = partial(resolve_sealed, play.game, turn.state, texts, chance_of(turn), service)
        resolution = await work_apart(len(turn.state), work)
    except ForcedDieError as error:
        raise Refusal(Why.REHEARSAL_DIE) from error
    except StaysOpenError as error:
        raise Refusal(Why.REHEARSAL_STUCK) from error
    except Exception as error:
        report_failure(f"rehearsal of turn {turn.id}", error)
        raise Refusal(Why.REHEARSAL_STUCK) from error
    closed = msgspec.structs.replace(
        turn,
        status="closed",
        closed_ms=play.now_ms,
        cause="referee",
        seed=NO_SEED,
        blind=None,
        entropy=b"",
        after=resolution.after,
        events=resolution.events,
        rolls=msgspec.json.encode(resolution.rolls),
        service=service,
    )
    return Rehearsal(
        file=msgspec.structs.replace(play.file, turn=closed),
        bulletins=resolution.bulletins,
        received=tuple(texts),
        stand_ins=counted.stand_ins,
        missing=silent,
    )


async def look_at_orders(
    house: House, contest_id: int, by: By, *, seat: str | None = None
) -> tuple[Turn, tuple[StoredOrder, ...]]:
    """Return the sealed orders that would count for the turn in play now, those of all seats or of one.

    Raises `Refusal`: `nothing_sealed` if there are none, which is on record like any other look; those of every act.
    """
    async with open_desk(house, contest_id, by, in_pause=True) as desk:
        turn = desk.turn
        counted = await succession.walk_chain(desk.play)
        seen = tuple(order for order in counted.orders if seat in {None, order.seat})
        # That nothing is there tells something, too.
        await desk.record(
            LookAtOrders(seats=tuple(order.seat for order in seen), looked_at=UNSET if seat is None else seat)
        )
    if not seen:
        raise Refusal(Why.NOTHING_SEALED)
    return turn, seen
