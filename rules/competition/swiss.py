"""3.4: the pairing of a Swiss round: the one of least cost, found by a maximum-weight perfect matching.

It is exact, in whole numbers of any size (CP-4-e). The library's matching looks at every edge again and again; so it is
given few of them. Prices of the positions that no edge undercuts (`y[i] + y[j] <= weight`) bound every matching from
below: with their sum, and the weight of a matching among the cheapest edges, an edge that costs more above its prices
than lies between the two can be in no best one.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from rules.competition.config import stage_settings_of
from rules.competition.results import fixture_points_of
from rules.competition.turn.season import SeasonLike, fixtures_of

Edge = tuple[int, int]  # smaller position first
NEIGHBOURS = 10  # of each position, to begin with
PASSES = 6


def least_matching(weights: Mapping[Edge, int], size: int) -> list[Edge]:
    """Return the matching of positions 1..`size` (even) of least weight; every pair has a weight."""
    reduced = _above_prices(weights, size)
    few = _cheapest(reduced, size)
    found = _matching(reduced, few)
    gap = sum(reduced[edge] for edge in found)
    needed = {edge for edge, extra in reduced.items() if extra <= gap}
    return found if needed <= few else _matching(reduced, needed)


def _matching(weights: Mapping[Edge, int], among: Iterable[Edge]) -> list[Edge]:
    import networkx  # noqa: PLC0415 - 10 MiB that only a league with a Swiss round needs

    class Quick(networkx.Graph):  # type: ignore[type-arg]
        """A graph whose edges are looked up without a view for each: the matching does little else."""

        def __getitem__(self, node: int) -> dict[int, dict[str, int]]:  # type: ignore[override]
            found: dict[int, dict[str, int]] = self._adj[node]  # type: ignore[attr-defined]
            return found

    graph = Quick()
    graph.add_weighted_edges_from((i, j, -weights[i, j]) for i, j in sorted(among))
    matching = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(edge), max(edge)) for edge in matching)


def _above_prices(weights: Mapping[Edge, int], size: int) -> dict[Edge, int]:
    """Return what each edge costs above the prices of its ends, twice over (so that prices are whole), never below 0.

    Any prices change all perfect matchings by the same.
    """
    rows = [[0] * size for _ in range(size)]
    for (i, j), weight in weights.items():
        rows[i - 1][j - 1] = rows[j - 1][i - 1] = 2 * weight
    others = [[j for j in range(size) if j != i] for i in range(size)]
    prices = [min(row[j] for j in others[i]) // 2 for i, row in enumerate(rows)]
    for _ in range(PASSES):
        for i, row in enumerate(rows):
            prices[i] = min(row[j] - prices[j] for j in others[i])
    return {(i, j): rows[i - 1][j - 1] - prices[i - 1] - prices[j - 1] for i, j in weights}


def _cheapest(weights: Mapping[Edge, int], size: int) -> set[Edge]:
    """Return the cheapest edges of each position, and those of one perfect matching."""
    counts = [0] * (size + 1)
    is_matched = [False] * (size + 1)
    found = set()
    for edge in sorted(weights, key=lambda one: (weights[one], one)):
        i, j = edge
        is_pair = not (is_matched[i] or is_matched[j])
        if is_pair or min(counts[i], counts[j]) < NEIGHBOURS:
            found.add(edge)
            counts[i] += 1
            counts[j] += 1
        if is_pair:
            is_matched[i] = is_matched[j] = True
    return found


Cost = tuple[int, int, int, int, int]


class SwissRecord(msgspec.Struct, kw_only=True):
    """What the earlier rounds have brought an entrant; `latest`: 1 at home, -1 away, 0 no fixture."""

    points: int
    seed: int
    balance: int = 0
    latest: int = 0
    byes: int = 0


class Pool(msgspec.Struct, frozen=True, kw_only=True):
    """Who is to be paired, in Swiss order (CP-4-b), with what is known of each."""

    order: Sequence[str]
    records: Mapping[str, SwissRecord]
    met: Mapping[frozenset[str], int]
    groups: Sequence[int]
    sizes: Mapping[int, int]

    @property
    def size(self) -> int:
        """N of CP-4-c: the bye counted."""
        return len(self.order) + len(self.order) % 2


def pair(held: SeasonLike, number: int, round_: int, among: Sequence[str]) -> tuple[list[tuple[str, str]], str | None]:
    """Return the fixtures of a round, home first, in the order in which they are made, and who has the bye."""
    pool = pool_of(held, number, round_, among)
    fixtures: list[tuple[str, str]] = []
    bye = None
    for i, j in best_pairing(pool):
        if j > len(pool.order):
            bye = pool.order[i - 1]
        else:
            fixtures.append(_venue(pool, i, j, round_))
    return fixtures, bye


def pool_of(held: SeasonLike, number: int, round_: int, among: Sequence[str]) -> Pool:
    """Return who is to be paired in a round. CP-4-a: only settled fixtures of earlier rounds are looked at."""
    stage = held.stages[number - 1]
    points = stage_settings_of(held.config, number).points
    records = {
        entrant: SwissRecord(points=stage.adjust.get(entrant, 0), seed=seed)
        for seed, entrant in enumerate(stage.entrants)
    }
    for entrant, rounds in stage.byes.items():
        earlier = sum(one < round_ for one in rounds)
        records[entrant].byes = earlier
        records[entrant].points += earlier * points.bye
    met: Counter[frozenset[str]] = Counter()
    earlier_fixtures = [f for _, f in fixtures_of(held, number) if f.status == "done" and f.round < round_]
    for fixture in sorted(earlier_fixtures, key=lambda f: f.round):
        met[frozenset((fixture.home, fixture.away))] += 1
        for entrant, side in ((fixture.home, 1), (fixture.away, -1)):
            records[entrant].points += fixture_points_of(fixture, entrant, points)
            records[entrant].balance += side
            records[entrant].latest = side
    order = sorted(among, key=lambda entrant: (-records[entrant].points, records[entrant].seed))
    levels = sorted({records[entrant].points for entrant in order}, reverse=True)
    group_of = {level: group for group, level in enumerate(levels, 1)}
    groups = [group_of[records[entrant].points] for entrant in order]
    return Pool(order=order, records=records, met=met, groups=groups, sizes=Counter(groups))


def cost(pool: Pool, i: int, j: int) -> Cost:
    """Return CP-4-d of the pair of positions i < j; the last position of an odd field is the bye."""
    n, first = len(pool.order), pool.records[pool.order[i - 1]]
    group = pool.groups[i - 1]
    c5 = (j - 1) * pool.size ** (pool.size - i)
    if j > n:
        last = pool.groups[-1] + 1
        return first.byes, (last - group) ** 2, 0, (j - i - 1) ** 2, c5
    second, other = pool.records[pool.order[j - 1]], pool.groups[j - 1]
    d = pool.sizes[group] // 2 if group == other else 1
    met = pool.met.get(frozenset((pool.order[i - 1], pool.order[j - 1])), 0)
    return met, (other - group) ** 2, -abs(first.balance - second.balance), (j - i - d) ** 2, c5


def best_pairing(pool: Pool) -> list[tuple[int, int]]:
    """Return the pairing of least cost (CP-4-e), by its first positions."""
    size = pool.size
    if not size:
        return []
    costs = {(i, j): cost(pool, i, j) for i in range(1, size) for j in range(i + 1, size + 1)}
    return least_matching(_packed(costs, size), size)


def _packed(costs: Mapping[tuple[int, int], Cost], size: int) -> dict[tuple[int, int], int]:
    """Return one integer per pair whose sums compare as CP-4-e compares: every component has room for any sum of it.

    A component may be below zero: all pairs are raised by the same, which changes nothing, since all pairings have
    equally many pairs.
    """
    lows = [min(cost[part] for cost in costs.values()) for part in range(5)]
    rooms = [(max(cost[part] for cost in costs.values()) - lows[part]) * (size // 2) + 1 for part in range(5)]
    packed = {}
    for pair_, parts in costs.items():
        weight = 0
        for part, low, room in zip(parts, lows, rooms, strict=True):
            weight = weight * room + part - low
        packed[pair_] = weight
    return packed


def _venue(pool: Pool, i: int, j: int, round_: int) -> tuple[str, str]:
    """CP-4-g: who is at home."""
    one, two = pool.order[i - 1], pool.order[j - 1]
    first, second = pool.records[one], pool.records[two]
    ranks = (first.balance, first.latest), (second.balance, second.latest)
    if ranks[0] == ranks[1]:
        return (one, two) if (i + round_) % 2 == 0 else (two, one)
    return (one, two) if ranks[0] < ranks[1] else (two, one)
