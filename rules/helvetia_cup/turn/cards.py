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
from rules.helvetia_cup.teams import DEFENSIVE, Skill
from rules.helvetia_cup.turn.leaving import Cause, lose_boost
from rules.helvetia_cup.turn.table import Figure, Side, Table, named
from rules.reasons import Named, Reason

Bonus = Callable[[AnyEffect], int | None]  # what an armed effect adds now; None: its moment has not come
D20 = 20


class Malus(NamedTuple):
    """What is taken off a figure: pressure, and whose it is; a volley; a cell of the goal."""

    press: int = 0
    presser: Figure | None = None
    volley: int = 0
    cell: int = 0


NO_MALUS = Malus()


class Rolled(NamedTuple):
    """What a D20 came to; `labels`: of the draws for it, `reasons`: of what was needed."""

    roll: int
    needed: int
    labels: tuple[str, ...]
    reasons: tuple[Reason, ...]

    @property
    def success(self) -> bool:
        """HC-2.5-f: equal or under."""
        return self.roll <= self.needed


def roll(table: Table, figure: Figure, skill: Skill, label: str, malus: Malus = NO_MALUS) -> Rolled:
    """Roll a skill of a figure, with the cards armed for it; a re-roll comes after a failure (label + `/re`)."""

    def own(effect: AnyEffect) -> int | None:
        return effect.amount if isinstance(effect, SkillEffect) and effect.skill == skill else None

    def opposing(effect: AnyEffect) -> int | None:
        return effect.amount if isinstance(effect, OppSkillEffect) and effect.skill == skill else None

    base = table.skill(figure, skill)
    cards = spend_armed(table, figure.seat, own, opposing)
    needed = base - malus.press - malus.volley - malus.cell + cards
    why = why_needed(table, figure, skill, malus, cards)
    rolled = Rolled(table.dice.roll(label, D20), needed, (label,), (why,))
    if not rolled.success and _spends_first(
        table, figure.seat, lambda effect: isinstance(effect, RerollEffect) and effect.skill == skill, rolled.labels
    ):
        again = f"{label}/re"
        first = Reason("rerolled", {"first": rolled.roll})
        rolled = Rolled(table.dice.roll(again, D20), needed, (label, again), (why, first))
    return rolled


def why_needed(table: Table, figure: Figure, skill: Skill, malus: Malus, cards: int = 0) -> Reason:
    """Return what a die must be under, or equal to, and what that comes of (HC-2.5-h)."""
    base = table.skill(figure, skill)
    needed = base - malus.press - malus.volley - malus.cell + cards
    shown = ("defence" if skill in DEFENSIVE else "offence") if table.is_family else skill
    return Reason(
        "needed",
        {
            "needed": needed,
            "hopeless": int(needed < 1),
            "skill": shown,
            "base": base,
            "tired": int(figure.boost == 0),
            "press": malus.press,
            "presser": named(*(() if malus.presser is None else (malus.presser,))),
            "volley": malus.volley,
            "cell": malus.cell,
            "more": max(0, cards),
            "less": max(0, -cards),
        },
    )


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
            table.emit(
                BoostGained(seat=target.seat, player=target.n, boost=target.boost),
                reasons=(Reason("gained", {"amount": amount, "most": max(0, target.card.boost - tired)}),),
            )
        case DrainEffect(amount=amount):
            lose_boost(table, target, amount, Cause(reasons=(Reason("drained", {"amount": amount}),)))
        case StepEffect(amount=amount):
            table.extra_steps[target] = table.extra_steps.get(target, 0) + amount
        case _:
            raise RuntimeError(f"no immediate card: {card.no}")


def _armed(side: Side) -> list[Card]:
    cards = cards_of(side.state.team)
    return [cards[n] for n in sorted(side.armed)]


def _spends_first(
    table: Table, seat: SeatName, is_due: Callable[[AnyEffect], bool], rolls: tuple[str, ...] = ()
) -> bool:
    """Spend the first armed card that is due, if there is one; `rolls`: the draws that made it so."""
    side = table.sides[seat]
    card = next((card for card in _armed(side) if is_due(card.effect)), None)
    if card is None:
        return False
    _spend(table, side, card, rolls=rolls)
    return True


def _spend(table: Table, side: Side, card: Card, target: Figure | None = None, rolls: tuple[str, ...] = ()) -> None:
    side.hand.remove(card.no)
    if card.no in side.armed:
        side.armed.remove(card.no)
    side.used.append(card.no)
    when = "now" if card.is_immediate else "armed"
    table.emit(
        CardPlayed(seat=side.seat, card=card.no, kind=card.kind, target=UNSET if target is None else target.n),
        *table.part_of(side.seat, "C"),
        rolls=rolls,
        reasons=(Reason("card", {"when": when, "effect": Named("effect", (f"{side.seat}:{card.no}",))}),),
    )


def pressure(table: Table) -> Malus:
    """Return what the carrier's rolled gesture loses by who presses them; a `nopress` is spent."""
    one = table.presser()
    if one is None or is_unpressed(table, table.attacking.seat):
        return NO_MALUS
    return Malus(press=table.skill(one, "press"), presser=one)
