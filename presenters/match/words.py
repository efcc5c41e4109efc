"""The words of a match between two sides: each is told by its sign and its name, or where none is drawn by its name."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from presenters.escaping import escape, plain
from presenters.texts import ContestWords

NAME = 32

T = TypeVar("T", bound=str)


@dataclass(frozen=True)
class MatchWords(ContestWords, ABC, Generic[T]):
    """Texts in one language about one match: `names` are its sides'.

    `is_plain`: for pictures and alt texts, which bear no signs: sides are told by their names alone.
    """

    names: Mapping[T, str]
    is_plain: bool = field(default=False, kw_only=True)

    @abstractmethod
    def say(self, kind: str, value: str) -> str:
        """Return what an event's field holds, by the kind that the field is marked as."""

    @abstractmethod
    def sign(self, side: T) -> str:
        """Return the sign of a side."""

    def team(self, side: T) -> str:
        """Return a side for a message: sign and name."""
        if self.is_plain:
            return self.plain_team(side)
        return self.t("match-team", sign=self.sign(side), name=escape(self.names.get(side, ""), NAME) or side)

    def plain_team(self, side: T) -> str:
        """Return a side's name for a picture, a label or an alt text."""
        return plain(self.names.get(side, ""), NAME) or side
