"""Rounds and stages that are over and what opens after them (rulebook 6.4); at last the end and its honours (3.11)."""

from collections.abc import Iterable

from msgspec.structs import replace

from rules.competition import events as ev
from rules.competition.bracket import asks_for_reset
from rules.competition.config import divisions_of
from rules.competition.placement import bracket_classes, champion_of, needs_lot, stage_order_of, tables_of
from rules.competition.qualification import boundaries, going_on, next_divisions
from rules.competition.state import Honours, Placing
from rules.competition.tables import groups_of_table
from rules.competition.turn.opening import open_round, open_stage
from rules.competition.turn.season import Season, fixtures_of
from rules.dice import Dice


def end_competition(season: Season) -> None:
    """The competition is over: its outcome is told."""
    season.phase = "finished"
    reckon(season)
    tell_end(season)


def reckon(season: Season) -> None:
    """Find champion, placings, honours and the next season's divisions."""
    last = _last_stage(season)
    season.champion = champion_of(season, last)
    season.placings = _placings(season, last)
    season.honours = _honours(season)
    season.next = next_divisions(season)


def tell_end(season: Season) -> None:
    """Tell who goes up and down, and the end."""
    changes = boundaries(season)
    for name in season.stages[0].groups or () if changes else ():
        for found in changes:
            if found.lower == name:
                for entrant in found.up:
                    season.tell(ev.Promoted(entrant=entrant, from_=name, to=found.upper))
        for found in changes:
            if found.upper == name:
                for entrant in found.down:
                    season.tell(ev.Relegated(entrant=entrant, from_=name, to=found.lower))
    season.tell(
        ev.Finished(champion=season.champion, placings=season.placings, honours=season.honours, next=season.next)
    )


def _last_stage(season: Season) -> int:
    """Return the number of the last stage that was opened, the play-off apart."""
    return len(season.stages) - (season.stages[-1].format == "playoff")


def _placings(season: Season, last: int) -> tuple[Placing, ...]:
    """CP-11-b: a bracket without champion leaves place 1 empty."""
    place = 2 if season.stages[last - 1].is_bracket and season.champion is None else 1
    found: list[Placing] = []
    gone_on: set[str] = set()
    for number in range(last, 0, -1):
        stage = season.stages[number - 1]
        for equals in bracket_classes(season, number) if stage.is_bracket else [[one] for one in stage.order]:
            placed = [one for one in equals if one not in gone_on]
            found += [Placing(place=place, entrant=one) for one in placed]
            place += len(placed)
        gone_on |= set(stage.entrants)
    return tuple(found)


def _honours(season: Season) -> Honours:
    """CP-11-c."""
    second = [one.entrant for one in season.placings if one.place == 2]  # noqa: PLR2004
    third = [one.entrant for one in season.placings if one.place == 3]  # noqa: PLR2004
    goals: dict[str, int] = {}
    missed: dict[str, int] = {}
    for fixture in season.fixtures.values():
        if fixture.status == "done":
            for side, entrant in enumerate((fixture.home, fixture.away)):
                goals[entrant] = goals.get(entrant, 0) + fixture.goals_of(entrant)
                missed[entrant] = missed.get(entrant, 0) + fixture.missed[side]
    return Honours(
        champion=season.champion,
        runner_up=second[0] if len(second) == 1 else None,
        third=_by_number(season, third),
        best_attack=_by_number(season, _with(goals, max(goals.values(), default=0))),
        fair_play=_by_number(season, _with(missed, min(missed.values(), default=0))),
    )


def _with(figures: dict[str, int], figure: int) -> list[str]:
    return [entrant for entrant, own in figures.items() if own == figure]


def _by_number(season: Season, entrants: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(entrants, key=lambda one: season.entrants[one].number))


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
