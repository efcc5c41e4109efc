"""Cards in play: armed ones are spent when their moment comes, the others happen at once (HC-2.7-d, -e).

So is pressure on the carrier taken off a rolled gesture, or not (rulebook 6.7.9, HC-2.5-press).
"""

from collections.abc import Callable
from typing import NamedTuple

from msgspec import UNSET

from rules.helvetia_cup.cards import (
    AnyEffect,
    BoostEffect,
    Card,
    DrainEffect,
    NoCardEffect,
    NoPressEffect,
    OppSkillEffect,
    RerollEffect,
    SkillEffect,
    StepEffect,
    cards_of,
)
from rules.helvetia_cup.events import BoostGained, CardPlayed
from rules.helvetia_cup.orders import CardPlay
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import OTHER
from rules.helvetia_cup.teams import Skill
from rules.helvetia_cup.turn.leaving import lose_boost
from rules.helvetia_cup.turn.table import Figure, Side, Table

Bonus = Callable[[AnyEffect], int | None]  # what an armed effect adds now; None: its moment has not come
D20 = 20


class Rolled(NamedTuple):
    """What a D20 came to."""

    roll: int
    needed: int

    @property
    def success(self) -> bool:
        """HC-2.5-f: equal or under."""
        return self.roll <= self.needed


def roll(table: Table, figure: Figure, skill: Skill, label: str, malus: int = 0) -> Rolled:
    """Roll a skill of a figure, with the cards armed for it; a re-roll comes after a failure (label + `/re`)."""

    def own(effect: AnyEffect) -> int | None:
        return effect.amount if isinstance(effect, SkillEffect) and effect.skill == skill else None

    def opposing(effect: AnyEffect) -> int | None:
        return effect.amount if isinstance(effect, OppSkillEffect) and effect.skill == skill else None

    needed = table.skill(figure, skill) - malus + spend_armed(table, figure.seat, own, opposing)
    rolled = Rolled(table.dice.roll(label, D20), needed)
    if not rolled.success and _spends_first(
        table, figure.seat, lambda effect: isinstance(effect, RerollEffect) and effect.skill == skill
    ):
        rolled = Rolled(table.dice.roll(f"{label}/re", D20), needed)
    return rolled


def spend_armed(table: Table, first: SeatName, own: Bonus, opposing: Bonus) -> int:
    """Spend the armed cards whose moment has come, those of `first` before the other seat's; return their sum."""
    total = 0
    for seat, bonus in ((first, own), (OTHER[first], opposing)):
        side = table.sides[seat]
        for card in _armed(side):
            amount = bonus(card.effect)
            if amount is not None:
                _spend(table, side, card)
                total += amount
    return total


def is_unpressed(table: Table, seat: SeatName) -> bool:
    """Spend an armed `nopress` card of a seat that pressure would apply to; return whether there was one."""
    if not _spends_first(table, seat, lambda effect: isinstance(effect, NoPressEffect)):
        return False
    table.unpressed.add(seat)
    return True


def is_unshown(table: Table, seat: SeatName) -> bool:
    """Spend an armed `nocard` card of a seat that a card is shown to; return whether there was one."""
    return _spends_first(table, seat, lambda effect: isinstance(effect, NoCardEffect))


def arm(table: Table, side: Side) -> None:
    """Arm the cards of a placement's order."""
    for play in side.order.cards:
        card = _playable(side, play)
        if card is not None and not card.is_immediate:
            side.armed.append(card.no)


def play_cards(table: Table, side: Side) -> None:
    """Play the cards of an order in order: immediate ones happen, the others are armed (rulebook 6.6)."""
    for play in side.order.cards:
        card = _playable(side, play)
        if card is None:
            continue
        if not card.is_immediate:
            side.armed.append(card.no)
            continue
        target = _target(table, side, card, play)
        if target is not None:
            _spend(table, side, card, target)
            _happen(table, card, target)


def _playable(side: Side, play: CardPlay) -> Card | None:
    is_held = play.card in side.hand and play.card not in side.armed
    return cards_of(side.state.team).get(play.card) if is_held else None


def _target(table: Table, side: Side, card: Card, play: CardPlay) -> Figure | None:
    """Return whom a card is played on; None if they are no longer on the pitch (HC-PM-illegal)."""
    seat = OTHER[side.seat] if card.is_at_opponent else side.seat
    target = None if play.target is None else table.sides[seat].figures.get(play.target)
    return target if target is not None and target.on_pitch else None


def _happen(table: Table, card: Card, target: Figure) -> None:
    match card.effect:
        case BoostEffect(amount=amount):
            tired = target.n in table.sides[target.seat].state.tired
            target.boost = max(target.boost, min(target.boost + amount, max(0, target.card.boost - tired)))
            table.emit(BoostGained(seat=target.seat, player=target.n, boost=target.boost))
        case DrainEffect(amount=amount):
            lose_boost(table, target, amount)
        case StepEffect(amount=amount):
            table.extra_steps[target] = table.extra_steps.get(target, 0) + amount
        case _:
            raise RuntimeError(f"no immediate card: {card.no}")


def _armed(side: Side) -> list[Card]:
    cards = cards_of(side.state.team)
    return [cards[n] for n in sorted(side.armed)]


def _spends_first(table: Table, seat: SeatName, is_due: Callable[[AnyEffect], bool]) -> bool:
    side = table.sides[seat]
    card = next((card for card in _armed(side) if is_due(card.effect)), None)
    if card is None:
        return False
    _spend(table, side, card)
    return True


def _spend(table: Table, side: Side, card: Card, target: Figure | None = None) -> None:
    side.hand.remove(card.no)
    if card.no in side.armed:
        side.armed.remove(card.no)
    side.used.append(card.no)
    table.emit(CardPlayed(seat=side.seat, card=card.no, kind=card.kind, target=UNSET if target is None else target.n))


def pressure(table: Table) -> tuple[int | None, int]:
    """Return who presses the carrier's rolled gesture, None if nobody, and what they take off; a `nopress` is spent."""
    one = table.presser()
    if one is None or is_unpressed(table, table.attacking.seat):
        return None, 0
    return one.n, table.skill(one, "press")
