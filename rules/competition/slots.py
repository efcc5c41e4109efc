"""Who meets whom in a round of any bracket, by its ties before."""

from rules.competition.bracket import Slots, Ties, knockout_slots
from rules.competition.config import stage_settings_of
from rules.competition.double_elimination import double_slots
from rules.competition.turn.season import SeasonLike


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
