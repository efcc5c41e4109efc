"""CP-3-b, CP-3-c: the calendar of a group, by the circle method."""

from collections.abc import Sequence

Pairing = tuple[str, str]  # home, away


def pair_by_circle(group: Sequence[str], meetings: int) -> list[list[Pairing]]:
    """Return the rounds of a group, each with its pairs in the page's order."""
    once = _once(group)
    turned = [[(away, home) for home, away in pairs] for pairs in once]
    return [pairs for meeting in range(meetings) for pairs in (turned if meeting % 2 else once)]


def _once(group: Sequence[str]) -> list[list[Pairing]]:
    n = len(group)
    m = n + n % 2
    rounds = []
    for r in range(1, m):
        pairs = [(r, m) if r % 2 else (m, r)]
        for k in range(1, m // 2):
            a, b = (r - 1 + k) % (m - 1) + 1, (r - 1 - k) % (m - 1) + 1
            pairs.append((a, b) if k % 2 else (b, a))
        rounds.append([(group[home - 1], group[away - 1]) for home, away in pairs if max(home, away) <= n])
    return rounds
