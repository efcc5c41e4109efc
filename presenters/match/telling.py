"""The story of a turn in which much happens: its telling events, as far as there is room for them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic

from presenters.fitting import fill_block
from presenters.teller import E, P, Teller


@dataclass(frozen=True)
class Telling(Generic[P, E]):
    """What a story is told in: `kinds` of events, the most telling first, `most` sentences.

    Where there is not room for all, the last kinds give way; the very last are missed by nobody. `is_said`: whether the
    sentence of another event says what one does.
    """

    teller: Teller[P, E]
    kinds: Sequence[Sequence[type[E]]]
    most: int
    is_said: Callable[[E], bool] = lambda event: False

    @cached_property
    def ranks(self) -> Mapping[type[E], int]:
        """How telling each kind is, 0 most of all."""
        return {kind: rank for rank, kinds in enumerate(self.kinds) for kind in kinds}

    def story(self, pen: P, events: Iterable[E], most: int | None = None) -> tuple[list[str], int]:
        """Return the sentences of the telling events as it happened, and how many are left out that one may miss."""
        told = [event for event in events if type(event) in self.ranks and not self.is_said(event)]
        by_weight = sorted(range(len(told)), key=lambda at: (self.ranks[type(told[at])], at))
        kept, others = by_weight[: (room := self.most if most is None else most)], by_weight[room:]
        left_out = sum(self.ranks[type(told[at])] < len(self.kinds) - 1 for at in others)
        return self.teller.sentences(pen, [told[at] for at in sorted(kept)]), left_out

    def fit_story(self, pen: P, events: Sequence[E], acts: Sequence[str], room: int) -> list[str] | None:
        """Return `acts` and the story as a list within `room` pixels, and how much is left out; None: nothing fits."""
        for most in range(self.most, 0, -1):
            told, left_out = self.story(pen, events, most)
            lines = [*acts, *(f"- {one}" for one in told)]
            if left_out:
                lines.append(pen.voice.t(f"{self.teller.code}-story-more", count=left_out))
            if fill_block(lines, room) == lines:
                return lines
        return None

    def gist(self, pen: P, events: Sequence[E]) -> str:
        """Return the sentence that says most about some events, without markup."""
        told = [event for event in events if type(event) in self.ranks] or events
        best = min(told, key=lambda event: self.ranks.get(type(event), len(self.kinds)), default=None)
        return "" if best is None else (self.teller.sentence(pen, best) or "").replace("*", "").replace("-# ", "")
