"""« Pourquoi ? » in words: the criterion that decided a rank with its figures, the five costs of a Swiss pairing."""

from collections.abc import Iterator, Sequence

from presenters.competition.words import GameWords
from rules.competition.reasons import PairReason, RankReason, why_paired, why_rank
from rules.competition.tables import groups_of_table


def rank_text(words: GameWords, reason: RankReason) -> str:
    """Return why an entrant has its rank."""
    own, other = reason.figures or ((), ())
    return words.t(
        "cp-why-rank",
        entrant=words.entrant(reason.entrant),
        rank=reason.rank,
        above=words.entrant(reason.above),
        by="first" if reason.above is None else reason.by or "shared",
        own=own[0] if own else 0,
        other=other[0] if other else 0,
        among=words.entrants(reason.equals),
        **_triple("own", own),
        **_triple("other", other),
    )


def _triple(name: str, figures: Sequence[int]) -> dict[str, str | int]:
    """Return the difference and the goals of a head to head (CP-8-f)."""
    return {f"{name}_diff": f"{figures[1]:+d}", f"{name}_goals": figures[2]} if figures[1:] else {}


def rank_lines(words: GameWords, number: int) -> Iterator[str]:
    """Yield why everybody of a stage with tables has their rank, table by table."""
    stage = words.state.stages[number - 1]
    for group in groups_of_table(stage):
        title = words.group(number, group)
        if title:
            yield f"**{title}**"
        members = stage.entrants if group is None or stage.groups is None else stage.groups[group]
        rows = [why_rank(words.state, number, group, one) for one in members if one not in stage.annulled]
        for reason in sorted(rows, key=lambda row: row.rank):
            yield f"- {rank_text(words, reason)}"


def pair_lines(words: GameWords, number: int, round_: int, entrant: str | None = None) -> Iterator[str]:
    """Yield why a Swiss round is paired as it is, or why one entrant has its opponent; then what counts in what order.

    Nothing comes of a stage of another format.
    """
    if words.state.stages[number - 1].format != "swiss":
        return
    for pair in why_paired(words.state, number, round_):
        if entrant is None:
            yield f"- {_line(words, pair)}"
        elif entrant in {pair.first, pair.second}:
            yield _line(words, pair)
            yield from (f"- {words.t(f'cp-why-pair-{part}', **_costs(pair))}" for part in _parts(pair))
    yield f"-# {words.t('cp-why-pairs-order')}"


def _line(words: GameWords, pair: PairReason) -> str:
    one, two = pair.points
    return words.t(
        "cp-why-pair",
        first=words.entrant(pair.first),
        second=words.entrant(pair.second),
        kind="bye" if pair.second is None else "floating" if pair.is_floating else "same",
        one=one,
        two=two,
        met=pair.costs[0],
    )


def _parts(pair: PairReason) -> tuple[str, ...]:
    return ("met-bye", "float-bye", "half-bye", "last") if pair.second is None else _PARTS


_PARTS = ("met", "float", "venue", "half", "last")


def _costs(pair: PairReason) -> dict[str, str | int]:
    met, floats, _, half, _ = pair.costs
    one, two = pair.balances
    return {
        "met": met,
        "steps": abs(pair.groups[1] - pair.groups[0]),
        "floats": floats,
        "one": f"{one:+d}",
        "two": f"{two:+d}",
        "first": pair.positions[0],
        "second": pair.positions[1],
        "off": half,
    }
