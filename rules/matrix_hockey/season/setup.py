"""The first state of a season, and its set-up (rulebook part 6, phase `setup`)."""

from collections.abc import Mapping, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from rules.contract import JsonObject, Outcome
from rules.dice import Dice
from rules.errors import CaseError
from rules.matrix_hockey.codec import complete_state
from rules.matrix_hockey.config import MatrixDraw, SeasonSettings, settings_of
from rules.matrix_hockey.consistency import CASE_ERROR, StateError
from rules.matrix_hockey.events import Event, MatrixDrawn, SeasonStarted, WgNotPlayed, WgPoolsDrawn
from rules.matrix_hockey.facts import POOLS, width_of
from rules.matrix_hockey.league import group_by_division
from rules.matrix_hockey.season.calendar import draw_up_round_robin, pool_rounds, season_calendar
from rules.matrix_hockey.season.matrices import draw_matrix
from rules.matrix_hockey.state import (
    COMPS,
    LETTERS,
    Comp,
    Fixtures,
    Gretzky,
    Knockout,
    Pair,
    Rounds,
    Rows,
    State,
    TeamId,
)
from rules.matrix_hockey.turn.cups import draw_round


def start_season(state: State, dice: Dice) -> Outcome[State, Event]:
    """Return the season at week 1 and what was drawn for it. Raises `StateError` `E_STATE_STOCK`.

    Draws `wg/pools/{i}`, `matrix/{name}/{r}/{col}`, `kdh/1/bye`, `kdh/1/draw/{i}/home|away`.
    """
    settings = settings_of(state.config)
    members = group_by_division(state.divisions, state.teams)
    championship = {division: draw_up_round_robin(teams) for division, teams in members.items()}
    rounds = round_numbers(state)
    check_stocks(state)
    gretzky, events = _gretzky(state, settings, rounds, dice)
    fixtures = Fixtures(CH=championship, WG=pool_rounds(gretzky.pools), KDH={})
    started = replace(
        state,
        phase="season",
        week=1,
        fixtures=fixtures,
        results=(),
        advance={},
        wg=gretzky,
        kdh=Knockout(alive=tuple(state.teams) if "KDH" in settings.competitions else ()),
        calendar=_calendar(state, settings, rounds),
        matrices={name: rows for name, rows in state.matrices.items() if name != "WG" or _keeps_wg(settings, rounds)},
        outcome=UNSET,
    )
    events += _draw_matrices(started, settings, rounds, dice)
    drawn = {event.name: event.rows for event in events if isinstance(event, MatrixDrawn)}
    started = replace(started, matrices={**started.matrices, **drawn})
    if rounds["KDH"]:
        draw = draw_round(dice, 1, _first_entrants(state))
        started = replace(started, fixtures=replace(fixtures, KDH={1: draw.matches}))
        events.append(draw)
    events.append(SeasonStarted(season=started.season, weeks=len(started.calendar)))
    return Outcome(started, tuple(events))


def _gretzky(
    state: State, settings: SeasonSettings, rounds: Mapping[Comp, int], dice: Dice
) -> tuple[Gretzky, list[Event]]:
    """Return the Gretzky cup before its first round, and what is told of it."""
    if "WG" not in settings.competitions:
        return Gretzky(teams=state.wg.teams), []
    entrants = _entrants(state, settings)
    if not rounds["WG"]:
        return Gretzky(), [WgNotPlayed(candidates=len(entrants))]
    pools = _pools(state, settings, entrants, dice)
    return Gretzky(teams=entrants, pools=pools), [WgPoolsDrawn(pools=pools)]


def _keeps_wg(settings: SeasonSettings, rounds: Mapping[Comp, int]) -> bool:
    return rounds["WG"] > 0 or "WG" not in settings.competitions


def round_numbers(state: State) -> dict[Comp, int]:
    """Return how many rounds each competition will have; 0: it is not played."""
    settings = settings_of(state.config)
    sizes = [len(teams) for teams in group_by_division(state.divisions, state.teams).values()]
    found: dict[Comp, int] = {"CH": max((size + size % 2 - 1 for size in sizes if size), default=0), "WG": 0, "KDH": 0}
    if "WG" in settings.competitions and len(_entrants(state, settings)) == settings.WG.places:
        found["WG"] = settings.WG.pool_rounds + 2
    if "KDH" in settings.competitions and len(state.teams) > 1:
        power = _power_below(len(state.teams))
        found["KDH"] = power.bit_length() - 1 + (len(state.teams) > power)  # MH-3.2.1-c
    return found


def check_stocks(state: State) -> None:
    """Raise `StateError` `E_STATE_STOCK` for a stock or matrix too small for the rounds of its competition."""
    settings = settings_of(state.config)
    rounds = round_numbers(state)
    for comp in COMPS:
        needed = rounds[comp]
        if not needed:
            continue
        options = settings.of(comp)
        if sum(options.ot_stock.values()) < needed:  # MH-3.1.2-c
            raise StateError("E_STATE_STOCK", "config", comp, "ot_stock")
        if comp == "KDH" and sum(settings.KDH.so_stock.values()) < needed:
            raise StateError("E_STATE_STOCK", "config", comp, "so_stock")
        is_drawn = any(name not in state.matrices for name in _names(state, settings, comp))
        if is_drawn and not needed <= _columns(settings, comp, needed) <= len(LETTERS):  # MH-2.1.1-i
            raise StateError("E_STATE_STOCK", "config", comp, "columns")
        for name, rows in state.matrices.items():
            if name.partition(":")[0] == comp and width_of(rows) < needed:
                raise StateError("E_STATE_STOCK", "matrices", name)


def _names(state: State, settings: SeasonSettings, comp: Comp) -> list[str]:
    """Return the names of the matrices that a competition is to have (MH-2.1.1-j)."""
    if comp == "CH" and settings.CH.matrix.per_division:
        return [f"CH:{division}" for division in state.divisions]
    return [comp]


def _columns(settings: SeasonSettings, comp: Comp, rounds: int) -> int:
    columns = settings.of(comp).columns
    return rounds if columns == "auto" else columns


def _entrants(state: State, settings: SeasonSettings) -> tuple[TeamId, ...]:
    """MH-3.3.1-b: return those qualified for WG, or in a first season the active teams in canonical order."""
    active = (team for team, who in state.teams.items() if who.status == "active")
    return (state.wg.teams or tuple(active))[: settings.WG.places]


def _pools(
    state: State, settings: SeasonSettings, entrants: Sequence[TeamId], dice: Dice
) -> dict[str, tuple[TeamId, ...]]:
    """MH-3.3.1-c. Draws `wg/pools/{i}`."""
    left = [team for team in state.teams if team in entrants]
    order = []
    for place in range(1, len(left) + 1):
        team = dice.pick(f"wg/pools/{place}", left)
        left.remove(team)
        order.append(team)
    size = settings.WG.pool_size
    return {POOLS[pool]: tuple(order[pool * size : (pool + 1) * size]) for pool in range(settings.WG.pools)}


def _calendar(
    state: State, settings: SeasonSettings, rounds: Mapping[Comp, int]
) -> tuple[Mapping[Comp, tuple[int, ...]], ...]:
    if not state.calendar:
        return season_calendar(settings, rounds)
    if _keeps_wg(settings, rounds):
        return state.calendar
    return tuple({comp: played for comp, played in week.items() if comp != "WG"} for week in state.calendar)


def _first_entrants(state: State) -> tuple[TeamId, ...]:
    """MH-3.2.1-b, -c: return the teams of KDH round 1 in canonical order."""
    extra = len(state.teams) - _power_below(len(state.teams))
    if not extra:
        return tuple(state.teams)
    place = {team: number for number, team in enumerate(state.teams)}

    def key(team: TeamId) -> tuple[int, int, int]:
        who = state.teams[team]
        return (-state.divisions[who.division].level, -who.code, place[team])

    return tuple(sorted(sorted(state.teams, key=key)[: 2 * extra], key=place.__getitem__))


def _power_below(number: int) -> int:
    """Return the largest power of two that is not above `number`."""
    return 1 << (number.bit_length() - 1)


def _draw_matrices(state: State, settings: SeasonSettings, rounds: Mapping[Comp, int], dice: Dice) -> list[MatrixDrawn]:
    """Draw the matrices that are missing; one that is there is never drawn (MH-2.1.1-k)."""
    found: list[MatrixDrawn] = []
    for comp in COMPS:
        names = _names(state, settings, comp) if rounds[comp] else []
        draw: MatrixDraw = settings.of(comp).matrix
        zones = _zones(state, settings, comp, rounds[comp])
        for name in names:
            if name not in state.matrices:
                rows: Rows = draw_matrix(dice, name, draw, zones, _columns(settings, comp, rounds[comp]))
                found.append(MatrixDrawn(name=name, rows=rows))
    return found


def _zones(state: State, settings: SeasonSettings, comp: Comp, rounds: int) -> list[int]:
    """MH-2.1.1-i: return for each round the largest number of teams of one crowd zone that play, as planned."""
    match comp:
        case "CH":
            return [
                max(_players(fixed, number) for fixed in state.fixtures.CH.values()) for number in range(1, rounds + 1)
            ]
        case "WG":
            pools = [_players(state.fixtures.WG, number) for number in range(1, settings.WG.pool_rounds + 1)]
            if settings.WG.scope == "pool":
                pools = [playing // settings.WG.pools for playing in pools]
            return [*pools, 4, 2] if rounds else []
        case "KDH":
            teams, power = len(state.teams), _power_below(len(state.teams)) if state.teams else 0
            planned = [2 * (teams - power)] if teams > power else []
            while power > 1:
                planned.append(power)
                power //= 2
            return [2 if settings.KDH.scope == "match" else playing for playing in planned]


def _players(rounds: Rounds, number: int) -> int:
    pairs: Sequence[Pair] = rounds.get(number, ())
    return 2 * len(pairs)


KEYS = frozenset(
    {"config", "teams", "roster", "divisions", "calendar", "matrices", "season", "waiting_list", "titles", "wg"}
)


def new_season(setup: JsonObject) -> State:
    """Return the season in phase `setup`, before its draws.

    `setup` has keys of rulebook part 4: `teams` (or `roster`: teams per division), and if wanted `config`, `divisions`,
    `calendar`, `matrices`, `season`, `waiting_list`, `titles`, `wg` (`teams` only). Raises `CaseError`: `MH_CASE` for
    what cannot be read or a division of fewer than two teams, `E_STATE_REF`, `E_STATE_STOCK`.
    """
    unknown = next((key for key in setup if key not in KEYS), None)
    if unknown is not None:
        raise CaseError(CASE_ERROR, f"unknown key: {unknown!r:.40}")
    state = complete_state({**setup, "phase": "setup"})
    for division in state.divisions:
        size = sum(team.division == division for team in state.teams.values())
        if size < 2:  # noqa: PLR2004 - MH-3.1.1-a
            raise CaseError(CASE_ERROR, f"{division}: {size} teams, not at least 2")
    check_stocks(state)
    return state
