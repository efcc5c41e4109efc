"""Part 10: why an entrant stands where it stands, and why a Swiss round is paired as it is, with the figures behind."""

import msgspec

from rules.competition.placement import table_of
from rules.competition.state import State
from rules.competition.swiss import Cost, Pool, cost, pool_of
from rules.competition.tables import FIGURES, Reason, Standings, standings_of, triples_among
from rules.competition.turn.season import fixtures_of

Figures = tuple[int, ...]


class RankReason(msgspec.Struct, frozen=True, kw_only=True):
    """What separates an entrant from the one just above it, `above`: the criterion `by`, its own figures, the other's.

    One figure each; three of `head_to_head` (CP-8-f: earned, difference, goals among `equals` only); the place in the
    draw of `lot`; none of `left`. `by` None: the first (`above` None too), or one that shares the rank.
    """

    entrant: str
    rank: int
    above: str | None = None
    by: Reason | None = None
    figures: tuple[Figures, Figures] | None = None
    equals: tuple[str, ...] = ()


class PairReason(msgspec.Struct, frozen=True, kw_only=True):
    """A pair of a Swiss round: positions, points, score groups and balances of both, and the five costs of CP-4-d.

    `second` None: the bye, whose figures are those that CP-4-c gives it.
    """

    key: str | None
    first: str
    second: str | None
    positions: tuple[int, int]
    points: tuple[int, int]
    groups: tuple[int, int]
    balances: tuple[int, int]
    costs: Cost

    @property
    def is_floating(self) -> bool:
        """Whether the two are of different score groups."""
        return self.groups[0] != self.groups[1]


def why_rank(state: State, number: int, group: str | None, entrant: str) -> RankReason:
    """Return why an entrant has its place in a table. Raises `KeyError` for one that does not stand in it."""
    stage = state.stages[number - 1]
    rows = table_of(state, number, group, is_final=bool(stage.order)).rows
    place = {row.entrant: index for index, row in enumerate(rows)}[entrant]
    row = rows[place]
    if not place:
        return RankReason(entrant=entrant, rank=row.rank)
    above = rows[place - 1].entrant
    if row.by is None:
        return RankReason(entrant=entrant, rank=row.rank, above=above)
    standings = standings_of(state, number, group)
    equals = _equals(standings, row.by, entrant) if row.by == "head_to_head" else ()
    if row.by == "head_to_head":
        equals = _apart(standings, equals, entrant, above)
    figures = _figures(standings, row.by, entrant, equals), _figures(standings, row.by, above, equals)
    return RankReason(
        entrant=entrant,
        rank=row.rank,
        above=above,
        by=row.by,
        figures=None if row.by == "left" else figures,
        equals=equals,
    )


def _figures(standings: Standings, by: Reason, entrant: str, equals: tuple[str, ...]) -> Figures:
    match by:
        case "left":
            return ()
        case "lot":
            return (standings.stage.lots.index(entrant) + 1,)
        case "head_to_head":
            return triples_among(standings, equals)[entrant]
        case "fair_play":
            return (standings.tallies[entrant].missed,)
        case _:
            return (FIGURES[by](standings, standings.tallies[entrant]),)


def _equals(standings: Standings, by: Reason, entrant: str) -> tuple[str, ...]:
    """Return who is equal to an entrant in all that comes before a criterion."""
    tallies = standings.tallies
    before = standings.settings.ranking[: [*standings.settings.ranking].index(by)]  # type: ignore[arg-type]

    def key(one: str) -> tuple[int, ...]:
        return (tallies[one].is_left, *(FIGURES[earlier](standings, tallies[one]) for earlier in before))

    return tuple(one for one in tallies if key(one) == key(entrant))


def _apart(standings: Standings, equals: tuple[str, ...], one: str, other: str) -> tuple[str, ...]:
    """CP-8-f: return the smallest set of equals within which two of them are still compared, and differ."""
    triples = triples_among(standings, equals)
    if triples[one] != triples[other]:
        return equals
    return _apart(standings, tuple(who for who in equals if triples[who] == triples[one]), one, other)


def why_paired(state: State, number: int, round_: int) -> tuple[PairReason, ...]:
    """Return the pairs of a round of a Swiss stage, best first, the bye last, by the results as they stand now."""
    stage = state.stages[number - 1]
    pairs: dict[frozenset[str], str | None] = {
        frozenset((fixture.home, fixture.away)): key
        for key, fixture in fixtures_of(state, number)
        if fixture.round == round_ and fixture.status not in {"void", "annulled"}
    }
    byes = {one for one, rounds in stage.byes.items() if round_ in rounds}
    among = [one for one in stage.entrants if one in byes or any(one in pair for pair in pairs)]
    pool = pool_of(state, number, round_, among)
    place = {entrant: index for index, entrant in enumerate(pool.order, 1)}
    found = [_pair(pool, key, *sorted(place[one] for one in pair)) for pair, key in pairs.items()]
    found += [_pair(pool, None, place[one], len(pool.order) + 1) for one in byes]
    return tuple(sorted(found, key=lambda pair: pair.positions))


def _pair(pool: Pool, key: str | None, i: int, j: int) -> PairReason:
    first = pool.order[i - 1]
    second = pool.order[j - 1] if j <= len(pool.order) else None
    one, two = pool.records[first], None if second is None else pool.records[second]
    return PairReason(
        key=key,
        first=first,
        second=second,
        positions=(i, j),
        points=(one.points, 0 if two is None else two.points),
        groups=(pool.groups[i - 1], pool.groups[j - 1] if two is not None else pool.groups[-1] + 1),
        balances=(one.balance, 0 if two is None else two.balance),
        costs=cost(pool, i, j),
    )
