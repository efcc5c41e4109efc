"""The choices that the form « Ma semaine » offers for a round: only what the coach still has."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from presenters.form import FormChoice
from presenters.matrix_hockey import standing
from presenters.matrix_hockey.draft import OrderDraft, RoundDraft, RoundSlot
from presenters.matrix_hockey.words import GameWords
from presenters.post import SelectOption
from rules.matrix_hockey import views
from rules.matrix_hockey.config import settings_of

MOST = 25
NO_ORDER = "-"  # among the columns: the round's order is taken back


@dataclass(frozen=True)
class Choices:
    """The choices of a form."""

    words: GameWords
    sheet: OrderDraft

    def rounds(self, slots: Sequence[RoundSlot], focus: str) -> list[FormChoice]:
        """Return the choice of a round, each with its opponent and what is pending for it."""
        options = [self._round(slot, focus) for slot in slots[:MOST]]
        return [FormChoice("round", self.words.t("mh-build-choose-round"), options)] if options else []

    def choices(self, slot: RoundSlot) -> list[FormChoice]:
        """Return what a round's choice is made of: column, extra goals, super saves, values."""
        line = self.sheet.pending(slot.key) or RoundDraft()
        columns = list(self._columns(slot, line))
        found = [self._choice("column", columns)] if columns else []
        for part in ("extra", "saves"):
            if most := min(self.sheet.most(slot, part), MOST - 1):
                chosen = line.extra if part == "extra" else line.saves
                found.append(self._choice(part, [self._count(part, n, chosen) for n in range(most + 1)]))
        overtime, shots = list(self._values(slot, "ot", line.ot)), list(self._values(slot, "so", line.so))
        found += [self._choice("ot", overtime)] if overtime else []
        return [*found, self._choice("so", shots)] if shots else found

    def _round(self, slot: RoundSlot, focus: str) -> SelectOption:
        t, words = self.words.t, self.words
        line = self.sheet.pending(slot.key)
        rival = self.sheet.opponent(slot)
        opponent = "none" if rival is None else words.names[rival]
        about = t(
            "mh-build-round-about",
            week=slot.week,
            opponent=opponent,
            order="none" if line is None else line.text(slot.comp),
        )
        return SelectOption(
            f"{slot.key} · {words.comp(slot.comp)}, {words.round(slot.comp, slot.number)}",
            slot.key,
            about,
            default=slot.key == focus,
        )

    def _columns(self, slot: RoundSlot, line: RoundDraft) -> Iterator[SelectOption]:
        cells = standing.numbered_columns(self.sheet.state, self.sheet.team, slot.comp, slot.number)
        rivals = self._rivals(slot)
        for letter in self.sheet.columns(slot):
            label = self.words.t("mh-build-column", column=letter, cell=cells.get(letter, 0))
            about = self.words.t("mh-build-column-about", count=rivals.get(letter, 0))
            yield SelectOption(label, letter, about, default=letter == line.column)
        if not line.is_cancelled and line != RoundDraft():
            yield SelectOption(self.words.t("mh-build-drop", key=slot.key), NO_ORDER)

    def _rivals(self, slot: RoundSlot) -> dict[str, int]:
        """Return how many other teams still have each column (MH-3.1.2-e)."""
        state, team = self.sheet.state, self.sheet.team
        division = state.teams[team].division if slot.comp == "CH" else None
        return views.holders(tuple(one for one in views.list_remaining(state, slot.comp, division) if one.team != team))

    def _count(self, part: Literal["extra", "saves"], number: int, chosen: int) -> SelectOption:
        return SelectOption(self.words.t(f"mh-build-{part}", count=number), str(number), default=number == chosen)

    def _values(self, slot: RoundSlot, part: Literal["ot", "so"], chosen: str | None) -> Iterator[SelectOption]:
        settings = settings_of(self.sheet.state.config)
        most = settings.of(slot.comp).x_ot_max if part == "ot" else settings.KDH.x_so_max
        for value, left in self.sheet.values(slot, part).items():
            label = self.words.t(f"mh-build-{part}", value=value, most=most)
            yield SelectOption(label, value, self.words.t("mh-build-left", count=left), default=value == chosen)

    def _choice(self, part: str, options: Sequence[SelectOption]) -> FormChoice:
        return FormChoice(part, self.words.t(f"mh-build-choose-{part}"), options)
