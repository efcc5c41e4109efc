"""Aspic's pictures with their words. None is needed: the text beside it says everything that a picture shows."""

from dataclasses import dataclass

from cogs.aspic.words import Words
from cogs.shared.posts import Block


@dataclass(frozen=True)
class Pictures:
    """The pictures of one match, in one language and one palette."""

    words: Words
    title: str
    palette: str = "default"

    def board(self) -> tuple[Block, ...]:
        """Return the position."""
        return ()
