"""How an entrant has done so far (part 10, form), what it can still reach, whether it is through or out (CP-8-k)."""

import msgspec

from rules.competition.config import StageSettings, divisions_of, stage_settings_of
from rules.competition.events import Flag
from rules.competition.results import letter
from rules.competition.state import State
from rules.competition.tables import Standings
from rules.competition.turn.season import SeasonLike, fixtures_of

SHOWN = 5


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """Matches won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """The last five results, oldest first (`W`, `D`, `L`), both records, the turns missed."""

    last: str
    home: Balance
    away: Balance
    missed: int


def form_of(state: State, entrant: str) -> Form:
    """Return how an entrant has done; annulled matches do not count."""
    played = [(one.stage, one.round, one) for one in state.fixtures.values() if one.status == "done"]
    own = [one for _, _, one in sorted(played, key=lambda row: row[:2]) if entrant in {one.home, one.away}]
    letters = [(one.home == entrant, letter(one, entrant)) for one in own]
    return Form(
        last="".join(got for _, got in letters)[-SHOWN:],
        home=_balance([got for is_home, got in letters if is_home]),
        away=_balance([got for is_home, got in letters if not is_home]),
        missed=sum(one.missed[one.away == entrant] for one in own),
    )


def _balance(letters: list[str]) -> Balance:
    return Balance(won=letters.count("W"), drawn=letters.count("D"), lost=letters.count("L"))


AHEAD = frozenset({"open", "planned", "postponed"})


class PointsReach(msgspec.Struct, frozen=True, kw_only=True):
    """The fewest and the most points that an entrant can end with, and the best and worst place by points (part 10)."""

    lo: int
    hi: int
    best: int
    worst: int


def points_reach_of(held: SeasonLike, number: int, standings: Standings) -> dict[str, PointsReach]:
    """Return what each entrant of a group that is in can still reach."""
    ahead = dict.fromkeys(standings.tallies, 0)
    for _, fixture in fixtures_of(held, number):
        if fixture.status in AHEAD and fixture.group == standings.group:
            ahead[fixture.home] += 1
            ahead[fixture.away] += 1
    least, most = _worth(standings.settings)
    bounds = {
        entrant: (tally.points + ahead[entrant] * least, tally.points + ahead[entrant] * most)
        for entrant, tally in standings.tallies.items()
        if not tally.is_left
    }
    return {
        entrant: PointsReach(
            lo=lo,
            hi=hi,
            best=1 + sum(other[0] > hi for one, other in bounds.items() if one != entrant),
            worst=1 + sum(other[1] >= lo for one, other in bounds.items() if one != entrant),
        )
        for entrant, (lo, hi) in bounds.items()
    }


def _worth(settings: StageSettings) -> tuple[int, int]:
    """Return the least and the most that a match can bring."""
    points = settings.points
    values = [points.win, points.loss, points.ot_win, points.ot_loss, points.forfeit_win, points.forfeit_loss]
    values += [points.draw] if settings.draws else []
    return min(values), max(values)


def flags_of(held: SeasonLike, number: int, standings: Standings) -> dict[str, Flag | None]:
    """Return the flag of each entrant that is in."""
    going_on = _going_on(held, number, standings)
    if going_on is None:
        return {}
    by_right, spare = going_on
    flags: dict[str, Flag | None] = {}
    for entrant, reach in points_reach_of(held, number, standings).items():
        is_through, is_out = reach.worst <= by_right, reach.best > by_right + spare
        flags[entrant] = "through" if is_through else "out" if is_out else None
    return flags


def _going_on(held: SeasonLike, number: int, standings: Standings) -> tuple[int, int] | None:
    """Return how many of a group go on by right, and how many more may; None where there are no flags."""
    stage = standings.stage
    if not stage.has_calendar or stage.groups is None:
        return None
    divisions = divisions_of(held.config)
    if divisions is not None:
        count = 1 if standings.group == "A" else divisions.exchange
        return (count, 0) if count else None
    if number < len(held.config.stages):
        take = stage_settings_of(held.config, number + 1).take
        return None if take is None else (take.top, int(take.extra > 0))
    return (1, 0) if len(stage.groups) == 1 else None
