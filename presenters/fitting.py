"""How much of a page one message holds."""

from collections.abc import Sequence

from presenters.post import Block

TEXT = 3500  # characters


def short(blocks: Sequence[str]) -> tuple[Block, ...]:
    """Return as much, from the first line on, as one message holds; a code block that is cut is closed."""
    shown: list[Block] = []
    room = TEXT
    for block in blocks:
        if len(block) > room:
            cut = block[:room].rpartition("\n")[0]
            if cut:
                shown.append(cut + ("\n```" if cut.count("```") % 2 else ""))
            break
        room -= len(block)
        if block:
            shown.append(block)
    return tuple(shown)
