"""3.5: who meets whom in a knock-out, by the ties before."""

from collections.abc import Mapping

from rules.competition.config import StageSettings
from rules.competition.state import Stage, Tie

Slots = dict[str, tuple[str | None, str | None]]  # of each tie of a round: who is brought there, in the page's order
Ties = Mapping[str, Tie]


def bracket_size(entrants: int) -> int:
    """Return B of CP-5-a."""
    size = 1
    while size < entrants:
        size *= 2
    return size


def depth(entrants: int) -> int:
    """Return log2 B."""
    return bracket_size(entrants).bit_length() - 1


def bracket_list(size: int) -> list[int]:
    """Return the seeds in the order of CP-5-a."""
    found = [1]
    while len(found) < size:
        found = [seed for x in found for seed in (x, 2 * len(found) + 1 - x)]
    return found


def first_slots(stage: Stage, letter: str) -> Slots:
    """Return the slots of round 1."""
    seeds = bracket_list(bracket_size(len(stage.entrants)))
    there = [stage.entrants[seed - 1] if seed <= len(stage.entrants) else None for seed in seeds]
    return {f"{letter}1.{i + 1}": (there[2 * i], there[2 * i + 1]) for i in range(len(there) // 2)}


def winner_of(ties: Ties, key: str) -> str | None:
    """Return who has won a tie; None: nobody, or there is no such tie."""
    tie = ties.get(key)
    return None if tie is None else tie.winner


def loser_of(ties: Ties, key: str) -> str | None:
    """Return who has lost a tie; None: nobody, or there is no such tie."""
    tie = ties.get(key)
    return None if tie is None else tie.loser


def fed_slots(stage: Stage, ties: Ties, letter: str, round_: int) -> Slots:
    """Return the slots of round 2 and later: winners of neighbouring ties."""
    count = bracket_size(len(stage.entrants)) >> round_
    before = f"{letter}{round_ - 1}"
    return {
        f"{letter}{round_}.{i}": (winner_of(ties, f"{before}.{2 * i - 1}"), winner_of(ties, f"{before}.{2 * i}"))
        for i in range(1, count + 1)
    }


def knockout_slots(stage: Stage, settings: StageSettings, ties: Ties, round_: int) -> Slots:
    """CP-5-a, CP-5-c: who meets whom in a round."""
    if round_ == 1:
        return first_slots(stage, "K")
    slots = _reseeded(stage, ties, round_) if settings.reseed else fed_slots(stage, ties, "K", round_)
    if settings.third_place and round_ == depth(len(stage.entrants)):
        before = f"K{round_ - 1}"
        slots[f"K{round_}.2"] = (loser_of(ties, f"{before}.1"), loser_of(ties, f"{before}.2"))
    return slots


def _reseeded(stage: Stage, ties: Ties, round_: int) -> Slots:
    count = bracket_size(len(stage.entrants)) >> round_
    found = (winner_of(ties, f"K{round_ - 1}.{i}") for i in range(1, 2 * count + 1))
    winners: list[str | None] = [*sorted((who for who in found if who is not None), key=stage.entrants.index)]
    winners += [None] * (2 * count - len(winners))
    return {f"K{round_}.{i}": (winners[i - 1], winners[2 * count - i]) for i in range(1, count + 1)}


def seed_pair(stage: Stage, one: str | None, two: str | None) -> tuple[str | None, str | None]:
    """CP-5-d: `a` is the better seed; if only one is there, it is `a`."""
    if one is None or two is None:
        return (two, None) if one is None else (one, None)
    return (one, two) if stage.entrants.index(one) < stage.entrants.index(two) else (two, one)
