"""Long reports cut into posts that Discord takes."""

from collections.abc import Sequence

from presenters.escaping import text_length
from presenters.fitting import GAP, HEAD, fill_block, measure_height
from presenters.matrix_hockey.words import GameWords

ROOM = 3300  # of a post's 4000 characters; the rest is for title, notes and what goes with every page
FENCE = "```"
HEADING = "#"
MORE = 22 + GAP  # px that the line takes which tells that there is more


def split_blocks(blocks: Sequence[str], room: int = ROOM) -> list[list[str]]:
    """Return `blocks` on pages of at most `room` characters; a block too long for one is cut at line ends."""
    pages: list[list[str]] = [[]]
    left = room
    for block in (part for whole in blocks for part in _cut(whole, room)):
        size = text_length(block)
        if size > left and pages[-1]:
            pages.append([])
            left = room
        pages[-1].append(block)
        left -= size
    return pages


def bulletin_blocks(words: GameWords, versions: Sequence[Sequence[str]], room: int) -> tuple[str, ...]:
    """Return the first of `versions`, in blocks, that has `room`, in pixels of a phone; each has less detail.

    Where the last is too long as well it ends with a whole block, and tells that there is more: a round is not torn,
    nor does a heading stand alone. Only of what is too long by itself as many lines are shown as there is room for.
    """
    for told in (versions[0], *((*version, words.t("mh-bulletin-brief")) for version in versions[1:])):
        if measure_height(told) - HEAD <= room:
            return tuple(told)
    shown: list[str] = []
    left = room - MORE
    for block in versions[-1]:
        lines = fill_block(block.splitlines(), left)
        is_cut = len(lines) < len(block.splitlines())
        if is_cut and (not lines or block.startswith(FENCE) or not all(one.startswith(HEADING) for one in shown)):
            break
        shown.append("\n".join(lines))
        left -= measure_height(shown[-1:]) - HEAD
        if is_cut:
            break
    while shown and shown[-1].startswith(HEADING):
        shown.pop()
    return (*shown, words.t("mh-bulletin-more"))


def fit_text(block: str, room: int) -> str:
    """Return as many whole lines of a text as there is room for; an ellipsis stands for those left out."""
    parts = _cut(block, room)
    return parts[0] if len(parts) == 1 else f"{parts[0]}\n…"


def _cut(block: str, room: int) -> list[str]:
    if text_length(block) <= room:
        return [block]
    is_fenced = block.startswith(FENCE)
    lines = block.splitlines()[1:-1] if is_fenced else block.splitlines()
    parts: list[list[str]] = [[]]
    size = 0
    for line in lines:
        size += text_length(line) + 1
        if size > room - 2 * len(FENCE) - 2 and parts[-1]:
            parts.append([])
            size = text_length(line) + 1
        parts[-1].append(line)
    return [code_lines(part) if is_fenced else "\n".join(part) for part in parts]


def code_lines(lines: Sequence[str]) -> str:
    """Return lines as a code block."""
    return "\n".join((FENCE, *lines, FENCE))
