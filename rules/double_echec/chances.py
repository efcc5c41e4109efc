"""What dice come to: the chance that so many six-sided dice make a total."""

from functools import cache


@cache
def odds(dice: int, total: int) -> int:
    """Return floor(100 * P(`dice` dice make at least `total`))."""
    ways = {0: 1}
    for _ in range(dice):
        after: dict[int, int] = {}
        for points, count in ways.items():
            for face in range(1, 7):
                after[points + face] = after.get(points + face, 0) + count
        ways = after
    favourable = sum(count for points, count in ways.items() if points >= total)
    return 100 * favourable // sum(ways.values())
