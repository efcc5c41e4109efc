"""The checks that need no position: made as each section is read (rulebook 5.3).

An order is held against a `OrderContext`: the state, as its seat has it, and where in the text its items begin.
"""

from collections.abc import Callable, Mapping

import msgspec

from rules.errors import OrderError
from rules.helvetia_cup.cards import Card, cards_of
from rules.helvetia_cup.notation.grammar import Places
from rules.helvetia_cup.notation.writing import alternative_text
from rules.helvetia_cup.orders import Alternative, Do, Order
from rules.helvetia_cup.phases import PLACEMENTS, role_of
from rules.helvetia_cup.pitch import CELLS, PITCH, SeatName, Zone
from rules.helvetia_cup.state import OTHER, Match, Player, Role, TeamState
from rules.helvetia_cup.teams import TEAMS, TeamData


class SectionSpots(msgspec.Struct, frozen=True):
    """Where a section stands in the text: its key, and each of its items."""

    key: int
    items: Places


class OrderContext(msgspec.Struct, frozen=True):
    """A seat of a match, for which an order is read; `spots`: of the sections that are read already."""

    state: Match
    seat: SeatName
    spots: Mapping[str, SectionSpots]

    @property
    def side(self) -> TeamState:
        """The seat's side."""
        return self.state.teams.of(self.seat)

    @property
    def other(self) -> TeamState:
        """The opponent's side."""
        return self.state.teams.of(OTHER[self.seat])

    @property
    def team(self) -> TeamData:
        """The seat's team."""
        return TEAMS[self.side.team]

    @property
    def cards(self) -> Mapping[int, Card]:
        """The team's cards."""
        return cards_of(self.side.team)

    @property
    def role(self) -> Role:
        """Whether the seat attacks or defends."""
        return role_of(self.state, self.seat)

    @property
    def is_placement(self) -> bool:
        """Whether figures are being placed."""
        return self.state.phase in PLACEMENTS

    def figure(self, n: int, at: int) -> Player:
        """Return a figure of the squad. Raises `unknown_player`."""
        found = self.side.players.get(n)
        if found is None:
            raise OrderError("unknown_player", at, n=n)
        return found

    def on_pitch(self, n: int, at: int) -> None:
        """See that a figure is on the pitch. Raises `unknown_player`, `not_on_pitch`."""
        if self.figure(n, at).status != "pitch":
            raise OrderError("not_on_pitch", at, n=n)


FIRST: frozenset[Do] = frozenset({"p", "l", "s", "-"})
AFTER_SHORT: frozenset[Do] = frozenset({"-", "p", "l", "v"})
AFTER_SHORT_FAMILY: frozenset[Do] = frozenset({"-", "p", "s"})
AFTER_LONG: frozenset[Do] = frozenset({"-", "t"})
NOTHING: frozenset[Do] = frozenset()
LARGEST_SET = 3  # of `K`, whatever `keeper_cells_max` leaves of it
GEEK_ONLY: frozenset[Do] = frozenset({"l", "v", "t"})


def check_early(context: OrderContext, key: str, order: Order) -> None:
    """See that a section that was just read may be sent, as far as no position matters. Raises `OrderError`."""
    if key in _CHECKS:
        _CHECKS[key](context, order)


def _plan(context: OrderContext, order: Order) -> None:
    places = iter(context.spots["G"].items)
    is_penalty = context.state.restart == "penalty" and not context.is_placement
    allowed = FIRST
    steps = [[(next(places), alternative) for alternative in step] for step in order.plan]
    most = context.state.config.plan_max_steps
    if len(steps) > most:
        raise OrderError("plan_too_long", steps[most][0][0])
    for number, step in enumerate(steps):
        for place, (at, alternative) in enumerate(step):
            _alternative(context, at, alternative)
            is_wrong = alternative.do not in allowed
            if is_penalty:  # HC-2.5-pen-e: one plain shot
                is_wrong = bool(number or place) or alternative.do != "s" or alternative.safe
            if is_wrong:
                raise OrderError("bad_sequence", at, geste=alternative_text(alternative))
        allowed = NOTHING.union(
            *(_following(alternative.do, family=context.state.is_family) for _, alternative in step)
        )


def _alternative(context: OrderContext, at: int, alternative: Alternative) -> None:
    if context.state.is_family and (alternative.do in GEEK_ONLY or alternative.at is not None):
        raise OrderError("bad_gesture", at)
    if alternative.player is not None:
        context.figure(alternative.player, at)


def _following(do: Do, *, family: bool) -> frozenset[Do]:
    """Return what may come after a gesture (rulebook 6.7)."""
    if do == "p":
        return AFTER_SHORT_FAMILY if family else AFTER_SHORT
    return AFTER_LONG if do == "l" else NOTHING


def _policies(context: OrderContext, order: Order) -> None:
    named: set[int] = set()
    for at, policy in zip(context.spots["P"].items, order.policies, strict=True):
        if context.state.is_family and policy.do == "tackle":
            raise OrderError("bad_gesture", at)
        if policy.player is None:
            continue
        context.on_pitch(policy.player, at)
        if policy.player in named:
            raise OrderError("duplicate_player", at, n=policy.player)
        named.add(policy.player)


def _intercepts(context: OrderContext, order: Order) -> None:
    if isinstance(order.intercepts, tuple):
        for at, n in zip(context.spots["I"].items, order.intercepts, strict=False):
            context.on_pitch(n, at)


def _taker(context: OrderContext, order: Order) -> None:
    if order.taker is not None:
        context.on_pitch(order.taker, context.spots["T"].items[0])


def _keeper(context: OrderContext, order: Order) -> None:
    """HC-2.6-keeper-e: only where no real goalkeeper is keeper."""
    if order.keeper is None:
        return
    at = context.spots["N"].items[0]
    context.on_pitch(order.keeper, at)
    if context.side.keeper == context.team.goalkeeper:
        raise OrderError("keeper_present", at)


def _substitutes(context: OrderContext, order: Order) -> None:
    for at, n in zip(context.spots["R"].items, order.substitutes or (), strict=False):
        context.figure(n, at)
        if n not in context.side.bench:
            raise OrderError("bad_sub", at, n=n)


def _sets(context: OrderContext, order: Order) -> None:
    """HC-2.5-shot-c, HC-PM-keeper; in a shoot-out there is a set a kick."""
    given: set[tuple[Zone | None, int]] = set()
    for at, one in zip(context.spots["K"].items, order.cells, strict=True):
        if not are_cells(one.cells):
            raise OrderError("bad_cell", at)
        sort = (one.zone, len(one.cells))
        is_twice = sort in given and context.state.phase != "shootout"
        if len(one.cells) > LARGEST_SET or is_twice:
            raise OrderError("cells_count", at)
        if not PITCH.is_connected(one.cells):
            raise OrderError("cells_not_adjacent", at)
        given.add(sort)


def _kicks(context: OrderContext, order: Order) -> None:
    for at, kick in zip(context.spots["B"].items, order.kicks, strict=True):
        if not are_cells((kick.cell,)):
            raise OrderError("bad_cell", at)


def are_cells(cells: tuple[str, ...]) -> bool:
    """Return whether all are cells of the goal, each once."""
    return len(cells) <= len(CELLS) and set(cells) <= set(CELLS) and len(set(cells)) == len(cells)


_CHECKS: Mapping[str, Callable[[OrderContext, Order], None]] = {
    "G": _plan, "P": _policies, "I": _intercepts, "T": _taker, "N": _keeper, "R": _substitutes, "K": _sets,
    "B": _kicks,
}  # fmt: skip
