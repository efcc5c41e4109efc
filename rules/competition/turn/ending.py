"""3.11: the champion, the placings, the honours, and how the end is told."""

from collections.abc import Iterable

from rules.competition import events as ev
from rules.competition.divisions import boundaries, next_divisions
from rules.competition.placement import bracket_classes, champion_of
from rules.competition.state import Honours, Placing
from rules.competition.turn.season import Season


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
