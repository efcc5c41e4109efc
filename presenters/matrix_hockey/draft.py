"""What the form « Ma semaine » holds: choices for some rounds, complete or not, beside what the coach has on record.

The form keeps nothing but this text, which stands in its message: one line per round in the rulebook's notation, with
`?` for what is still to be chosen (`KDH3 C+(1/?)`), `-` for a round whose order is taken back.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from rules.matrix_hockey import facts
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.orders import Choice, Order, read_choice, read_key, round_key
from rules.matrix_hockey.state import COMPS, Comp, Pair, State, TeamId

Part = Literal["column", "extra", "saves", "ot", "so"]
UNKNOWN = "?"
MOST_SIGNS = 99
_LINE = re.compile(r"((?:CH|WG|KDH)[1-9][0-9]{0,2}) (?:-|([A-Z?])(\+{0,99})(#{0,99})\(([0-3X?])(?:/([0-5X?]))?\))")


@dataclass(frozen=True)
class RoundSlot:
    """A round that a team can order for; `pair` is None where the match is not known yet."""

    comp: Comp
    number: int
    week: int
    pair: Pair | None

    @property
    def key(self) -> str:
        """`CH6`, as in the notation."""
        return f"{self.comp}{self.number}"


@dataclass(frozen=True)
class RoundDraft:
    """A choice in the making; None is what is still to be chosen, `-` a round taken back."""

    column: str | None = None
    extra: int = 0
    saves: int = 0
    ot: str | None = None
    so: str | None = None
    is_cancelled: bool = False

    @classmethod
    def of(cls, choice: Choice) -> "RoundDraft":
        """Return a complete choice as a line."""
        return cls(choice.column, choice.extra, choice.saves, choice.ot, choice.so)

    def text(self, comp: Comp) -> str:
        """Return the line in the notation."""
        if self.is_cancelled:
            return "-"
        so = f"/{self.so or UNKNOWN}" if comp == "KDH" else ""
        return f"{self.column or UNKNOWN}{'+' * self.extra}{'#' * self.saves}({self.ot or UNKNOWN}{so})"

    def is_complete(self, comp: Comp) -> bool:
        """Return whether nothing is left to choose."""
        return self.is_cancelled or UNKNOWN not in self.text(comp)


@dataclass(frozen=True)
class OrderDraft:
    """The form of a team: `lines` is what it holds, `held` what was sent this week before, by round (`CH6`)."""

    state: State
    team: TeamId
    held: Mapping[str, Choice | None]
    lines: Mapping[str, RoundDraft]

    @classmethod
    def read(cls, state: State, team: TeamId, order: Order | None, text: str) -> "OrderDraft":
        """Return the form with what stands in it; a line that is none, or for a round that is over, is left out."""
        held = {} if order is None else {item.key: item.choice for item in order.items}
        empty = cls(state, team, held, {})
        known = {slot.key for slot in empty.slots}
        found = (_LINE.fullmatch(line) for line in text.splitlines())
        lines = {match[1]: _line(match) for match in found if match is not None and match[1] in known}
        return replace(empty, lines=lines)

    @property
    def text(self) -> str:
        """The lines, by competition and round."""
        ordered = sorted(self.lines.items(), key=lambda item: round_key(item[0]))
        return "\n".join(f"{key} {line.text(round_competition(key))}" for key, line in ordered)

    @property
    def slots(self) -> tuple[RoundSlot, ...]:
        """The rounds that may be ordered for, this week's first; a dummy has none (E_DUMMY)."""
        is_playing = self.state.phase == "season" and self.state.teams[self.team].status == "active"
        return tuple(_slots(self.state, self.team)) if is_playing else ()

    def slot(self, key: str) -> RoundSlot | None:
        """Return the round that a key names, if it may be ordered for."""
        return next((slot for slot in self.slots if slot.key == key), None)

    def opponent(self, slot: RoundSlot) -> TeamId | None:
        """Return whom the team meets in a round, None where that is not known yet."""
        return None if slot.pair is None else slot.pair[slot.pair[0] == self.team]

    @property
    def missing(self) -> tuple[RoundSlot, ...]:
        """This week's rounds for which nothing complete is on record or in the form."""
        return tuple(
            slot
            for slot in self.slots
            if slot.week == self.state.week
            and ((line := self.pending(slot.key)) is None or line.is_cancelled or not line.is_complete(slot.comp))
        )

    @property
    def is_ready(self) -> bool:
        """Whether the form can be handed over."""
        return bool(self.lines) and all(line.is_complete(round_competition(key)) for key, line in self.lines.items())

    def recorded(self, key: str) -> RoundDraft | None:
        """Return what is on record for a round, whatever the form holds: sent this week, else stored before."""
        if key in self.held:
            choice = self.held[key]
        else:
            stored = self.state.advance.get(self.team, {}).get(key)
            choice = None if stored is None else read_choice(stored)
        return None if choice is None else RoundDraft.of(choice)

    def pending(self, key: str) -> RoundDraft | None:
        """Return what would count for a round if the form were handed over now."""
        return self.lines.get(key) or self.recorded(key)

    def others(self, slot: RoundSlot, *, same_comp: bool = True) -> list[RoundDraft]:
        """Return what is pending for the other rounds, of the same competition or of all."""
        keys = {*self.lines, *self.held, *self.state.advance.get(self.team, ())} - {slot.key}
        mine = (self.pending(key) for key in keys if not same_comp or round_competition(key) == slot.comp)
        return [line for line in mine if line is not None and not line.is_cancelled]

    def columns(self, slot: RoundSlot) -> str:
        """MH-2.1.1-g: return the columns that a round can still have, those pending elsewhere left out."""
        taken = {line.column for line in self.others(slot)}
        return "".join(letter for letter in facts.columns_left(self.state, self.team, slot.comp) if letter not in taken)

    def values(self, slot: RoundSlot, part: Literal["ot", "so"]) -> dict[str, int]:
        """MH-2.2-c: return the overtime or shoot-out values that a round can still have, with their numbers."""
        so_left = facts.so_left(self.state, self.team) if slot.comp == "KDH" else {}
        left = facts.ot_left(self.state, self.team, slot.comp) if part == "ot" else so_left
        lines = self.others(slot)
        taken = Counter(line.ot if part == "ot" else line.so for line in lines)
        return {value: number - taken[value] for value, number in left.items() if number > taken[value]}

    def most(self, slot: RoundSlot, part: Literal["extra", "saves"]) -> int:
        """Return how many extra goals or super saves a round can still have; 0 where they are not allowed."""
        settings, who = settings_of(self.state.config), self.state.teams[self.team]
        others = self.others(slot, same_comp=False)
        if part == "extra":
            stock = who.extra_goals if settings.of(slot.comp).extra_goals else 0
            return max(0, stock - sum(line.extra for line in others))
        stock = who.super_saves if slot.comp == "CH" and settings.CH.super_saves else 0  # MH-2.1.3-b
        return max(0, stock - sum(line.saves for line in others))

    def allows(self, slot: RoundSlot, part: Part, value: str) -> bool:
        """Return whether the form offers a value."""
        match part:
            case "column":
                return len(value) == 1 and value in self.columns(slot)
            case "extra" | "saves":
                is_count = value.isascii() and value.isdigit() and len(value) <= len(str(MOST_SIGNS))
                return is_count and int(value) <= self.most(slot, part)
            case "ot" | "so":
                return value in self.values(slot, part)

    def with_choice(self, slot: RoundSlot, part: Part, value: str) -> "OrderDraft":
        """Return the form with a part of a round's choice set, the rest as it was pending."""
        line = self.lines.get(slot.key) or self._possible(slot, self.recorded(slot.key) or RoundDraft())
        line = RoundDraft() if line.is_cancelled else line
        match part:
            case "column":
                line = replace(line, column=value)
            case "extra":
                line = replace(line, extra=int(value))
            case "saves":
                line = replace(line, saves=int(value))
            case "ot":
                line = replace(line, ot=value)
            case "so":
                line = replace(line, so=value)
        return replace(self, lines={**self.lines, slot.key: line})

    def _possible(self, slot: RoundSlot, line: RoundDraft) -> RoundDraft:
        """Return a recorded choice without what the team no longer has (MH-4-c, MH-4-e)."""
        return RoundDraft(
            column=line.column if line.column and self.allows(slot, "column", line.column) else None,
            extra=min(line.extra, self.most(slot, "extra")),
            saves=min(line.saves, self.most(slot, "saves")),
            ot=line.ot if line.ot in self.values(slot, "ot") else None,
            so=line.so if line.so in self.values(slot, "so") else None,
        )

    def without(self, slot: RoundSlot) -> "OrderDraft":
        """Return the form with a round taken back: out of the form, and if it is on record cancelled (MH-5-e)."""
        lines = {key: line for key, line in self.lines.items() if key != slot.key}
        if self.recorded(slot.key) is not None:
            lines[slot.key] = RoundDraft(is_cancelled=True)
        return replace(self, lines=lines)


def round_competition(key: str) -> Comp:
    """Return the competition of a round's key."""
    found = read_key(key)
    return "CH" if found is None else found[0]


def _line(match: re.Match[str]) -> RoundDraft:
    _, column, extra, saves, ot, so = match.groups()
    if column is None:
        return RoundDraft(is_cancelled=True)
    known = (None if sign == UNKNOWN else sign for sign in (column, ot, so))
    letter, value, shots = known
    return RoundDraft(letter, len(extra), len(saves), value, shots)


def _slots(state: State, team: TeamId) -> Iterator[RoundSlot]:
    """Yield the rounds that a text may name for a team (checks `E_NOT_ENGAGED` to `E_ADVANCE_OFF` of part 5)."""
    settings = settings_of(state.config)
    for week in range(state.week, len(state.calendar) + 1):
        for comp in COMPS:
            if not (facts.is_engaged(state, team, comp) and facts.has_matrix(state, comp)):
                continue
            if week > state.week and not settings.takes_ahead(comp):  # MH-3.1.3-k
                continue
            for number in facts.rounds_of_week(state, comp, week):
                matches = facts.round_of(state, comp, number).matches
                pair = next((pair for pair in matches if team in pair), None)
                if pair is not None or (week > state.week and not matches):
                    yield RoundSlot(comp, number, week, pair)
