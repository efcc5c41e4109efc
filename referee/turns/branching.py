"""A past turn changed, and what follows from it: the later turns played again as a value, before anything is written.

Each turn is played again with its own seed, blind and entropy, with the orders and the referee's acts that are still
possible, up to the first that somebody has to be asked for anew: an order of it is no longer legal, or it asks for
other things. That turn is left open, and what came after it is undone.
"""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import UNSET

from referee.acts import again_of
from referee.hand.resolution import Resolution, TurnChance, fit_orders, resolve_sealed
from referee.model import Arbitration, StoredOrder, Turn
from rules.contract import JsonObject, SeatId
from rules.dice import Dice
from rules.errors import CaseError
from rules.game import AnyGame


class RecordedTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn as it was played, with the orders that counted and the acts on it."""

    turn: Turn
    orders: tuple[StoredOrder, ...]
    acts: tuple[Arbitration, ...]


class Amendment(msgspec.Struct, frozen=True, kw_only=True):
    """What is changed in the first turn: nothing but that it is open again (`is_back`), an order, or the forced dice.

    `canonical` is the new order of `seat`, empty for none. `has_orders`: open again with what was sent for it.
    """

    is_back: bool = False
    has_orders: bool = False
    seat: SeatId | None = None
    canonical: str = ""
    forced: JsonObject | None = None


class BranchStep(msgspec.Struct, frozen=True, kw_only=True):
    """A turn on the new branch: closed with its `resolution`, or left open (None). `kept` are its orders of before.

    `lapsed` are the seats whose orders do not count any more, of an open turn those of the captains alone; `standing`
    those whose orders play otherwise than they were sent (`fit_orders`); `acts` what referees did to it and still
    holds. `has_new_dice`: left open, it is played with other dice than before.
    """

    old: Turn
    state: bytes
    forced: JsonObject
    kept: tuple[StoredOrder, ...]
    lapsed: tuple[SeatId, ...] = ()
    standing: tuple[SeatId, ...] = ()
    acts: tuple[Arbitration, ...] = ()
    resolution: Resolution | None = None
    has_new_dice: bool = False

    @property
    def is_changed(self) -> bool:
        """Whether something else happens in it than before."""
        return self.resolution is not None and self.resolution.events != self.old.events


class Branch(msgspec.Struct, frozen=True, kw_only=True):
    """The turns of a new branch, and where they lead; `undone` are the acts that do not hold on it."""

    steps: tuple[BranchStep, ...]
    end: msgspec.Struct
    undone: tuple[Arbitration, ...]

    @property
    def is_open(self) -> bool:
        """Whether its last turn is left open."""
        return self.steps[-1].resolution is None


def build_branch(game: AnyGame, path: Sequence[RecordedTurn], change: Amendment) -> Branch:
    """Return the branch that begins with the first turn of `path` under `change`.

    `path` holds every turn from there on, annulled ones with the others. Raises what the first turn's game raises.
    """
    first, *later = path
    step = _first_step(game, first, change)
    steps, undone = [step], [act for act in first.acts if _is_lost(act, (), is_first=True)]
    state = game.decode(step.state) if step.resolution is None else step.resolution.state
    since: tuple[Arbitration, ...] = ()  # acts on annulled turns, which the next begins with
    for one in later:
        if steps[-1].resolution is None or game.is_over(state):
            undone += [act for act in one.acts if _is_lost(act, ())]
            continue
        state, held = _with_acts(game, state, one, steps[-1].old)
        undone += [act for act in one.acts if _is_lost(act, held)]
        since += held
        if one.turn.status != "annulled":
            step, state = _step(game, state, one, since)
            steps.append(step)
            since = ()
    return Branch(steps=tuple(steps), end=state, undone=tuple(undone))


def _is_lost(act: Arbitration, held: Sequence[Arbitration], *, is_first: bool = False) -> bool:
    """Return whether what an act did to the position is not there on the new branch.

    The first turn begins as it began before, with the acts on it; only what ended it is undone.
    """
    again = again_of(act)
    if again is UNSET or act in held:
        return False
    return not is_first or again is None


def _first_step(game: AnyGame, played: RecordedTurn, change: Amendment) -> BranchStep:
    turn = played.turn
    if change.has_orders:
        return BranchStep(old=turn, state=turn.state, forced={}, kept=played.orders, has_new_dice=True)
    if change.is_back:
        return BranchStep(old=turn, state=turn.state, forced=turn.forced, kept=(), lapsed=_seats(played.orders))
    kept = tuple(order for order in played.orders if order.seat != change.seat)
    texts = {order.seat: order.canonical for order in kept}
    if change.seat is not None and change.canonical:
        texts[change.seat] = change.canonical
    forced = turn.forced if change.forced is None else change.forced
    resolution = _resolved(game, turn, turn.state, texts, forced)
    return BranchStep(old=turn, state=turn.state, forced=forced, kept=kept, resolution=resolution)


def _step(
    game: AnyGame, state: msgspec.Struct, played: RecordedTurn, acts: tuple[Arbitration, ...]
) -> tuple[BranchStep, msgspec.Struct]:
    """Return a later turn, played again if all that it needs is there, else open; and the position after it."""
    turn, fitted = played.turn, fit_orders(game, state, [order for order in played.orders if order.status != "spare"])
    before = game.encode(fitted.state)
    kept = tuple(order for order in played.orders if order not in fitted.lapsed)
    asks_the_same = game.stage(state) == turn.stage and set(game.awaiting(fitted.state)) <= set(turn.awaiting)
    resolution = None
    if turn.status == "closed" and turn.entropy is not None and asks_the_same and not fitted.lapsed:
        try:
            texts = {order.seat: order.canonical for order in kept}
            resolution = _resolved(game, turn, before, texts, turn.forced)
        except Exception:
            resolution = None
    step = BranchStep(
        old=turn,
        state=before,
        forced=turn.forced,
        kept=kept,
        lapsed=_seats(fitted.lapsed),
        standing=tuple(order.seat for order in fitted.standing),
        acts=acts,
        resolution=resolution,
    )
    return step, fitted.state if resolution is None else resolution.state


def _seats(lost: Sequence[StoredOrder]) -> tuple[SeatId, ...]:
    """Return whose orders were lost. That a deputy's was, waiting beside the captain's, is told to nobody."""
    return tuple(order.seat for order in lost if order.status != "spare")


def _resolved(game: AnyGame, turn: Turn, state: bytes, texts: dict[SeatId, str], forced: JsonObject) -> Resolution:
    chance = TurnChance(turn.seed, msgspec.convert(forced, dict[str, int]), turn.blind, turn.entropy)
    return resolve_sealed(game, state, texts, chance, turn.service)


def _with_acts(
    game: AnyGame, state: msgspec.Struct, played: RecordedTurn, before: Turn
) -> tuple[msgspec.Struct, tuple[Arbitration, ...]]:
    """Return a position with what referees did to it in a turn, and those acts that are still possible."""
    held: list[Arbitration] = []
    for act in played.acts:
        again = again_of(act)
        if not isinstance(again, Mapping):
            continue
        dice = Dice(before.seed, before.entropy or b"", before.forced)
        try:
            state = game.override(state, {**again, "by": str(act.by_user), "reason": act.reason}, dice).state
        except CaseError:
            continue
        held.append(act)
    return state, tuple(held)
