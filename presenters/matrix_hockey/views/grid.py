"""A matrix as text: it reads on a telephone, and without its picture."""

from collections.abc import Mapping

from boards.matrix_hockey import Taken, next_rounds
from presenters.matrix_hockey.words import Words
from rules.matrix_hockey import facts
from rules.matrix_hockey.state import LETTERS, Comp, TeamId


def grid_lines(words: Words, comp: Comp, division: str | None, team: TeamId | None, taken: Taken) -> list[str]:
    """Return a line per round, the current ones marked, under past ones how many teams took each column.

    Without a `division` the championship's matrix is that of `team`'s. Empty if there is none.
    """
    state = words.state
    who = state.teams.get(team or "")
    of = division or (who.division if who is not None else next(iter(state.divisions), ""))
    rows = state.matrices.get(facts.matrix_name(state, comp, of), {})
    letters = LETTERS[: facts.width_of(rows)]
    if not letters:
        return []
    now = next_rounds(state, comp)
    wide = 2 + (max(max(row) for row in rows.values()) > 9)  # noqa: PLR2004 - a telephone has room for one digit
    lines = ["   " + "".join(f"{letter:>{wide}}" for letter in letters)]
    for number in sorted(rows):
        mark = "▶" if number in now else " "
        lines.append(f"{mark}{number:>2}" + "".join(f"{cell:>{wide}}" for cell in rows[number]))
        if number in taken:
            lines.append("  ×" + "".join(f"{_count(taken[number], letter):>{wide}}" for letter in letters))
    return lines


def _count(counts: Mapping[str, int], letter: str) -> str:
    return str(counts[letter]) if counts.get(letter) else "·"
