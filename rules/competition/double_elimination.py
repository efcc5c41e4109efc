"""3.6: who meets whom in a double elimination, by the ties before."""

from rules.competition.bracket import Slots, Ties, bracket_size, depth, fed_slots, first_slots, loser_of, winner_of
from rules.competition.config import StageSettings
from rules.competition.state import Stage
from rules.competition.turn.season import SeasonLike


def double_slots(held: SeasonLike, stage: Stage, settings: StageSettings, ties: Ties, round_: int) -> Slots:
    """CP-6-b: the ties of a round of the stage; F.2 only if it is due."""
    k = depth(len(stage.entrants))
    if round_ == 1:
        return first_slots(stage, "W")
    if round_ == 2 * k:
        return {"F.1": _grand_final(ties, k)}
    if round_ > 2 * k:
        first = ties.get("F.1")
        return {"F.2": (first.a, first.b)} if first is not None and asks_for_reset(held, settings, ties) else {}
    if round_ % 2:
        return _drop(stage, ties, (round_ + 1) // 2)
    w = round_ // 2 + 1
    return fed_slots(stage, ties, "W", w) | _losers(stage, ties, w)


def _losers(stage: Stage, ties: Ties, w: int) -> Slots:
    """CP-6-c: `L(2w-3)`."""
    number, count = 2 * w - 3, bracket_size(len(stage.entrants)) >> w
    of, before = (loser_of, "W1") if w == 2 else (winner_of, f"L{number - 1}")  # noqa: PLR2004
    return {
        f"L{number}.{i}": (of(ties, f"{before}.{2 * i - 1}"), of(ties, f"{before}.{2 * i}"))
        for i in range(1, count + 1)
    }


def _drop(stage: Stage, ties: Ties, w: int) -> Slots:
    """CP-6-c: `L(2w-2)`, where the losers of `Ww` drop in."""
    count = bracket_size(len(stage.entrants)) >> w
    return {
        f"L{2 * w - 2}.{i}": (
            winner_of(ties, f"L{2 * w - 3}.{i}"),
            loser_of(ties, f"W{w}.{i if w % 2 else count + 1 - i}"),
        )
        for i in range(1, count + 1)
    }


def _grand_final(ties: Ties, k: int) -> tuple[str | None, str | None]:
    return winner_of(ties, f"W{k}.1"), loser_of(ties, "W1.1") if k == 1 else winner_of(ties, f"L{2 * k - 2}.1")


def asks_for_reset(held: SeasonLike, settings: StageSettings, ties: Ties) -> bool:
    """CP-6-d: whether F.2 is to be played as F.1 has ended."""
    first = ties.get("F.1")
    if not settings.reset or first is None or first.a is None or first.b is None:
        return False
    return first.winner == first.b and held.entrants[first.a].is_in
