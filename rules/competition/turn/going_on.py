"""Rulebook 6.4: rounds and stages that are over, and what opens after them."""

from msgspec.structs import replace

from rules.competition import events as ev
from rules.competition.config import divisions_of
from rules.competition.double_elimination import asks_for_reset
from rules.competition.placement import needs_lot, stage_order_of, tables_of
from rules.competition.qualification import going_on
from rules.competition.tables import groups_of_table
from rules.competition.turn.ending import end_competition
from rules.competition.turn.opening import open_round, open_stage
from rules.competition.turn.season import Season, fixtures_of
from rules.dice import Dice


def go_on(season: Season, dice: Dice) -> None:
    """Go on while the competition runs and its current round is over."""
    while season.phase == "running" and _is_round_over(season):
        stage = season.current
        if not stage.waiting:
            season.tell(ev.RoundOver(stage=season.stage, round=stage.round, to=stage.to))
        _add_reset(season)
        if _is_round_left(season):
            _tell_tables(season)
            open_round(season, season.current.to + 1)
        elif any(fixture.status == "postponed" for _, fixture in fixtures_of(season, season.stage)):
            if not stage.waiting:
                _tell_tables(season)
                season.put(season.stage, replace(stage, waiting=True))
            return
        else:
            _end_stage(season, dice)


def _is_round_over(season: Season) -> bool:
    """CP-9-a."""
    stage = season.current
    if stage.is_bracket:
        return all(tie.how is not None for tie in stage.ties.values() if tie.round == stage.round)
    return not any(fixture.status == "open" for _, fixture in fixtures_of(season, season.stage))


def _add_reset(season: Season) -> None:
    """CP-6-d: a round more if F.2 is due."""
    stage = season.current
    is_due = stage.format == "double_elimination" and "F.2" not in stage.ties
    if is_due and stage.to == stage.rounds and asks_for_reset(season, season.settings, stage.ties):
        season.put(season.stage, replace(stage, rounds=stage.rounds + 1))


def _is_round_left(season: Season) -> bool:
    stage = season.current
    if stage.format == "swiss" and sum(season.is_in(entrant) for entrant in stage.entrants) < 2:  # noqa: PLR2004
        return False
    return stage.to < stage.rounds


def _tell_tables(season: Season) -> None:
    if not season.current.is_bracket:
        for table in _as_told(season) or tables_of(season, season.stage, is_final=False):
            season.tell(table)


def _as_told(season: Season) -> tuple[ev.TableDrawnUp, ...]:
    """Return the tables told last if nothing can have changed: the round that is over had no fixture.

    So hundreds of empty rounds, as after everybody left, take no time.
    """
    opened = season.events[-2] if len(season.events) > 1 else None
    is_empty = isinstance(opened, ev.RoundOpened) and not opened.fixtures and not opened.byes
    count = len(groups_of_table(season.current))
    told = tuple(event for event in season.events[-2 - count : -2] if isinstance(event, ev.TableDrawnUp))
    return told if is_empty and len(told) == count and "progressive" not in season.settings.ranking else ()


def finish_order(season: Season, number: int, dice: Dice) -> None:
    """Make the order of a stage: with tables the lot if needed, and the final tables."""
    stage = season.stages[number - 1]
    if not stage.is_bracket:
        if needs_lot(season, number):
            stage = replace(stage, lots=tuple(dice.shuffle(f"lot/{number}", stage.entrants)))
            season.put(number, stage)
            season.tell(ev.LotDrawn(stage=number, order=stage.lots))
        for table in tables_of(season, number, is_final=True):
            season.tell(table)
    season.put(number, replace(stage, order=tuple(stage_order_of(season, number))))


def _end_stage(season: Season, dice: Dice) -> None:
    number = season.stage
    season.put(number, replace(season.current, waiting=False))
    finish_order(season, number, dice)
    season.tell(ev.StageOver(stage=number, order=season.current.order))
    qualified = going_on(season, number)
    if qualified is None:
        end_competition(season)
        return
    if divisions_of(season.config) is None:
        season.tell(ev.Qualified(stage=number + 1, entrants=tuple(qualified)))
    if len(qualified) < 2:  # noqa: PLR2004 - CP-10-d
        end_competition(season)
    else:
        open_stage(season, number + 1, qualified, dice)
