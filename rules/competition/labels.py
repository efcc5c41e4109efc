"""Rulebook 6.5: the labels of the draws."""

import re

from rules.competition.state import MOST_ENTRANTS, State

_SHUFFLE = re.compile(
    r"(?:(?:seeding/[1-9]|draw/[1-9](?:/byes)?|pots/[1-9]/[1-9][0-9]{0,2})(?:~[1-9][0-9]*)?|lot/[1-9])/([1-9][0-9]{0,2})",
    re.ASCII,
)


def faces(state: State, label: str) -> int | None:
    """Return the sides of the die of a shuffle: one more than its last number; None if there is no such die."""
    match = _SHUFFLE.fullmatch(label)
    if match is None or int(match[1]) >= MOST_ENTRANTS:
        return None
    return int(match[1]) + 1
