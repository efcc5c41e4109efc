"""How much of a page one message holds."""

from collections.abc import Sequence

from presenters.escaping import length, within
from presenters.post import Block

TEXT = 3500  # characters


def short(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """Return as much, from the first line on, as one message holds; a code block that is cut is closed."""
    shown: list[Block] = []
    room = TEXT
    for block in blocks:
        if isinstance(block, str) and length(block) > room:
            cut = within(block, room).rpartition("\n")[0]
            if cut:
                shown.append(cut + ("\n```" if cut.count("```") % 2 else ""))
            break
        room -= length(block) if isinstance(block, str) else 0
        if block:
            shown.append(block)
    return tuple(shown)
