"""The perfect matching of least weight of a complete graph, exactly, in whole numbers of any size (CP-4-e).

The library's matching looks at every edge again and again; so it is given few of them. Prices of the positions that no
edge undercuts (`y[i] + y[j] <= weight`) bound every matching from below: with their sum, and the weight of a matching
among the cheapest edges, an edge that costs more above its prices than lies between the two can be in no best one.
"""

from collections.abc import Iterable, Mapping

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
