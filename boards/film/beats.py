"""The beats of a match's film: what happened in each, with the moments around it."""

from typing import Generic, TypeVar

import msgspec

E = TypeVar("E")  # the events of a game
M = TypeVar("M")  # the moments that its pictures show


class FilmBeat(msgspec.Struct, Generic[E, M], frozen=True):
    """What happened in a beat, each event with the moments around it."""

    steps: tuple[tuple[E, M, M], ...]

    @property
    def events(self) -> tuple[E, ...]:
        """What happened."""
        return tuple(event for event, _, _ in self.steps)

    @property
    def before(self) -> M:
        """The moment when it began."""
        return self.steps[0][1]

    @property
    def after(self) -> M:
        """The moment when it was over."""
        return self.steps[-1][2]
