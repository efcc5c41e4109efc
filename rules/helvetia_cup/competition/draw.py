"""Who meets whom: the circle method of a league, the byes and rounds of a cup (HC-3.2-b, -d). Nothing is drawn here."""

from collections.abc import Iterator, Sequence

Pair = tuple[str, str]  # home, away
Rounds = tuple[tuple[Pair, ...], ...]


def league_rounds(drawn: Sequence[str]) -> Rounds:
    """Return the pairs of every round of a league, from its teams as drawn: everyone twice against everyone."""
    first = tuple(_circle(drawn))
    return (*first, *(tuple((away, home) for home, away in pairs) for pairs in first))


def byes(teams: int) -> int:
    """Return how many of so many teams skip a cup's first round (HC-3.2-b)."""
    return int(2 ** (teams - 1).bit_length()) - teams


def in_pairs(teams: Sequence[str]) -> tuple[Pair, ...]:
    """Return who meets in a cup's round among the teams that play it: 1-2, 3-4 and so on."""
    return tuple(zip(teams[::2], teams[1::2], strict=False))


def _circle(drawn: Sequence[str]) -> Iterator[tuple[Pair, ...]]:
    """Yield the rounds of the first half (HC-3.2-d); who would meet the bye is free."""
    arms = [*drawn, None] if len(drawn) % 2 else list(drawn)
    size = len(arms)
    for number in range(size - 1):
        cut = size - number
        turned = [arms[0], *arms[cut:], *arms[1:cut]]
        pairs = []
        for i in range(size // 2):
            one, other = turned[i], turned[size - 1 - i]
            if one is not None and other is not None:
                pairs.append((one, other) if (number + i) % 2 == 0 else (other, one))
        yield tuple(pairs)
