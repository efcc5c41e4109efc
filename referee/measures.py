"""What the referee tells of its work for those who run it, as it goes; who listens is the caller's choice."""

from typing import Literal, Protocol

Outcome = Literal["sent", "failed", "parked"]  # the last after one that failed, or instead


class Measures(Protocol):
    """Hears how the work goes. Numbers and closed sets of words alone: no names, no texts."""

    def closed(self, cause: str, seconds: float) -> None:
        """Hear that a turn was closed, why (`Cause`), and how long it took; said once that is committed."""

    def tried(self, outcome: Outcome) -> None:
        """Hear what became of a message that was tried."""

    def waited(self, seconds: float) -> None:
        """Hear how long a request was held back so that Discord does not refuse it."""

    def beat(self, late_s: float) -> None:
        """Hear that the clock's loop begins its next beat, and how late."""


class Unmeasured:
    """Nobody listens."""

    def closed(self, cause: str, seconds: float) -> None:
        """Do nothing."""

    def tried(self, outcome: Outcome) -> None:
        """Do nothing."""

    def waited(self, seconds: float) -> None:
        """Do nothing."""

    def beat(self, late_s: float) -> None:
        """Do nothing."""


UNMEASURED = Unmeasured()
