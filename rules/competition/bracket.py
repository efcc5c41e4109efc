"""3.5, 3.6: who meets whom in a knock-out and in a double elimination, round by round, by the ties before."""

from collections.abc import Mapping

from rules.competition.config import StageSettings, stage_settings_of
from rules.competition.state import Stage, Tie
from rules.competition.turn.season import SeasonLike

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


def round_slots_of(held: SeasonLike, number: int, ties: Ties, round_: int) -> Slots:
    """Return the ties of a round of stage `number` and whom `ties` bring there."""
    stage, settings = held.stages[number - 1], stage_settings_of(held.config, number)
    match stage.format:
        case "knockout":
            return knockout_slots(stage, settings, ties, round_)
        case "double_elimination":
            return double_slots(held, stage, settings, ties, round_)
        case _:  # CP-11-e: each boundary's upper one, then its lower one
            pairs = zip(stage.entrants[::2], stage.entrants[1::2], strict=True)
            return {f"K1.{i}": found for i, found in enumerate(pairs, 1)}
