"""Rulebook 6.4: a stage is opened, a round is opened."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.competition import events as ev
from rules.competition.bracket import bracket_size, depth, round_slots_of
from rules.competition.config import StageSettings, stage_settings_of
from rules.competition.groups import groups_of, pair_by_circle
from rules.competition.state import Fixture, Format, Stage, number_of
from rules.competition.swiss import pair
from rules.competition.ties import make_games, make_tie
from rules.competition.turn.season import Drawer, Season, fixtures_of
from rules.dice import Dice


def open_stage(season: Season, number: int, source: Sequence[str], dice: Dice, again: Stage | None = None) -> None:
    """Make stage `number` of those who come in, best first, and open its first round.

    `again`: the record of the stage that is made again. Draws `seeding/…`, `draw/…`, `pots/…`.
    """
    settings = stage_settings_of(season.config, number)
    draws = 1 if again is None else again.draws + 1
    drawer = Drawer(dice, draws)
    seeds = _seeds(list(source), number, settings, drawer)
    groups = None
    if settings.format in {"round_robin", "groups"}:
        groups = groups_of(seeds, number, settings, drawer)
    stage = Stage(
        format=_format(settings),
        source=tuple(source),
        entrants=tuple(seeds),
        groups=groups,
        draws=draws,
        rounds=_rounds(settings, len(seeds)),
        adjust={} if again is None else again.adjust,
    )
    if again is None:
        season.stages.append(stage)
    else:
        season.put(number, stage)
    season.stage = number
    if groups is not None:
        _make_calendar(season, number, groups, settings)
    stage = season.current
    season.tell(
        ev.StageOpened(
            stage=number, format=stage.format, entrants=stage.entrants, groups=stage.groups, rounds=stage.rounds
        )
    )
    open_round(season, 1)


def _format(settings: StageSettings) -> Format:
    return settings.format  # type: ignore[return-value]


def _seeds(seeds: list[str], number: int, settings: StageSettings, drawer: Drawer) -> list[str]:
    """CP-2-c, CP-10-c: `seeding`; CP-5-b: `draw`."""
    if settings.seeding == "drawn":
        seeds = drawer.shuffled(f"seeding/{number}", seeds)
    if settings.draw == "drawn":
        best = bracket_size(len(seeds)) - len(seeds)
        with_byes = drawer.shuffled(f"draw/{number}/byes", seeds[:best])
        seeds = with_byes + drawer.shuffled(f"draw/{number}", seeds[best:])
    return seeds


def _rounds(settings: StageSettings, entrants: int) -> int:
    match settings.format:
        case "swiss":
            return settings.rounds
        case "knockout":
            return depth(entrants)
        case "double_elimination":
            return 2 * depth(entrants)
        case _:
            return 1


def _make_calendar(season: Season, number: int, groups: dict[str, tuple[str, ...]], settings: StageSettings) -> None:
    """CP-3-d: all fixtures are made when the stage opens, by round, then group, then pair."""
    calendars = {name: pair_by_circle(group, settings.meetings) for name, group in groups.items()}
    rounds = max(len(calendar) for calendar in calendars.values())
    for round_ in range(1, rounds + 1):
        for name, calendar in calendars.items():
            for home, away in calendar[round_ - 1] if round_ <= len(calendar) else ():
                season.add(
                    Fixture(
                        stage=number,
                        group=name,
                        round=round_,
                        home=home,
                        away=away,
                        level="yes" if settings.draws else "no",
                        status="planned",
                    )
                )
    season.put(number, replace(season.stages[number - 1], rounds=rounds))


def open_round(season: Season, round_: int) -> None:
    """Open a round, or the window that begins with it, of the current stage."""
    number, stage = season.stage, season.current
    to = min(stage.rounds, round_ + season.settings.window - 1) if stage.has_calendar else round_
    season.put(number, replace(stage, round=round_, to=to))
    told: tuple[tuple[str, ...], tuple[str, ...]]
    if stage.has_calendar:
        told = _open_planned(season, round_, to), ()
    elif stage.is_bracket:
        told = make_ties(season, number, round_, list(round_slots_of(season, number, stage.ties, round_)))
    else:
        among = [entrant for entrant in stage.entrants if season.is_in(entrant)]
        told = make_pairing(season, round_, *pair(season, number, round_, among))
    season.tell(ev.RoundOpened(stage=number, round=round_, to=to, fixtures=told[0], byes=told[1]))


def _open_planned(season: Season, round_: int, to: int) -> tuple[str, ...]:
    opened = [
        key
        for key, fixture in fixtures_of(season, season.stage)
        if fixture.status == "planned" and round_ <= fixture.round <= to
    ]
    for key in opened:
        season.fixtures[key] = replace(season.fixtures[key], status="open")
    return tuple(opened)


def make_pairing(
    season: Season, round_: int, pairs: Sequence[tuple[str, str]], bye: str | None
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """CP-4-h: the fixtures of a Swiss round and its bye; returns both as they are told."""
    number = season.stage
    level = season.settings.draws
    keys = tuple(
        season.add(Fixture(stage=number, round=round_, home=home, away=away, level="yes" if level else "no"))
        for home, away in pairs
    )
    if bye is None:
        return keys, ()
    stage = season.current
    byes = {**stage.byes, bye: (*stage.byes.get(bye, ()), round_)}
    season.put(number, replace(stage, byes=byes))
    return keys, (bye,)


def make_ties(season: Season, number: int, round_: int, keys: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """CP-5-d, CP-5-f: ties of a round by those who are brought there, with their games; returns what is told of them.

    That is the fixtures that are open, in number order, and who has a bye, in the order of ties.
    """
    slots = round_slots_of(season, number, season.stages[number - 1].ties, round_)
    opened: list[str] = []
    byes: list[str] = []
    for key in keys:
        tie = make_games(season, number, key, make_tie(season, season.stages[number - 1], key, slots[key], round_))
        season.put_tie(number, key, tie)
        opened += tie.games[:1]
        if tie.how == "bye" and tie.winner is not None:
            byes.append(tie.winner)
    return tuple(sorted(opened, key=number_of)), tuple(byes)
