"""CP-3: who is in which group (CP-3-e), and the calendar of a group by the circle method (CP-3-b, CP-3-c)."""

from collections.abc import Sequence
from string import ascii_uppercase

from rules.competition.config import StageSettings
from rules.competition.turn.season import Drawer


def groups_of(seeds: list[str], number: int, settings: StageSettings, drawer: Drawer) -> dict[str, tuple[str, ...]]:
    """Return the groups of stage `number` with these settings, from `A` on.

    Draws `pots/{stage}/{row}` where the rows are pots.
    """
    if settings.format == "round_robin":  # CP-3-a
        return {"A": tuple(seeds)}
    g = min(settings.groups, len(seeds) // 2)
    if settings.fill == "listed":
        found = _blocks(seeds, g, settings.sizes)
    else:
        found = [[] for _ in range(g)]
        rows = [seeds[start : start + g] for start in range(0, len(seeds), g)]
        for row, entrants in enumerate(rows, 1):
            if settings.fill == "pots":
                places, drawn = range(g), drawer.shuffled(f"pots/{number}/{row}", entrants)
            else:
                places, drawn = (range(g) if row % 2 else range(g - 1, -1, -1)), entrants
            for place, entrant in zip(places, drawn, strict=False):
                found[place].append(entrant)
    return {ascii_uppercase[index]: tuple(group) for index, group in enumerate(found)}


def _blocks(seeds: list[str], g: int, sizes: tuple[int, ...] | None) -> list[list[str]]:
    n = len(seeds)
    lengths = list(sizes[:g]) if sizes is not None else [n // g + (index < n % g) for index in range(g)]
    found, start = [], 0
    for length in lengths[:-1]:
        found.append(seeds[start : start + length])
        start += length
    found.append(seeds[start:])
    while len(found) > 1 and len(found[-1]) < 2:  # noqa: PLR2004 - a match takes two
        last = found.pop()
        found[-1] += last
    return found


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
