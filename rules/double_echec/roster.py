"""A team's sheet, kept by the bot beside a league (rulebook 9): players with salaries and injuries, lines.

Of its lines what is not said is roster order (rulebook 6.2-1).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated

import msgspec

from rules.contract import JsonObject
from rules.double_echec.data import DATA
from rules.double_echec.events import Event, Injured, InjuryThird
from rules.double_echec.state import LineName, Match, Player, Position, Strict, TeamState, match_settings_of
from rules.double_echec.state import Team as Side

# Which players of their positions, in roster order, make a line by default.
_DEFAULTS: Mapping[LineName, tuple[tuple[Position, int], ...]] = {
    "A1": (("W", 0), ("C", 0), ("W", 1)),
    "A2": (("W", 2), ("C", 1), ("W", 3)),
    "P1": (("D", 0), ("D", 1)),
    "P2": (("D", 2), ("D", 3)),
}


def default_lines(side: TeamState) -> Mapping[LineName, tuple[int, ...]]:
    """Return the lines that the roster gives by itself; one without enough players is left out."""
    players: dict[Position, list[int]] = {"C": [], "W": [], "D": [], "G": []}
    for player in side.roster:
        if player.out is not True:
            players[player.pos].append(player.n)
    return {
        name: tuple(players[pos][place] for pos, place in wanted)
        for name, wanted in _DEFAULTS.items()
        if all(place < len(players[pos]) for pos, place in wanted)
    }


def default_keeper(side: TeamState) -> int | None:
    """Return the first goalkeeper of the roster."""
    return next((player.n for player in side.roster if player.pos == "G" and player.out is not True), None)


THIRDS = 3  # DE-B.injury-a: of an injury
FULL: Mapping[Position, int] = {"C": 1, "W": 2, "D": 2, "G": 1}  # without whom no match can begin (DE-B.players)
SLOTS_OF: Mapping[str, tuple[Position, ...]] = {"A": ("W", "C", "W"), "P": ("D", "D")}  # of a line, of a pair

Jersey = Annotated[int, msgspec.Meta(ge=1, le=99)]


class RosterPlayer(Strict, frozen=True, kw_only=True, omit_defaults=True):
    """A player of a team: out for `misses` more matches; `rookie`: the first season of one who was drafted."""

    n: Jersey
    pos: Position
    T: int = 0
    P: int = 0
    V: int = 0
    B: int = 0
    A: int = 0
    salary: int = 0
    thirds: int = 0
    misses: int = 0
    rookie: int = 0

    @property
    def abilities(self) -> int:
        """Their ability points (TPVBA)."""
        return self.T + self.P + self.V + self.B + self.A

    @property
    def usual_salary(self) -> int:
        """DE-B.league-e: what a player of their abilities earns."""
        points = self.A + 2 if self.pos == "G" else self.T + self.P + self.V + self.B
        return DATA.league.salary_base * points**2


class Roster(Strict, frozen=True, kw_only=True):
    """A team's sheet: its players in their order, the lines and pairs that it names, its goalkeeper."""

    men: tuple[RosterPlayer, ...] = ()
    lines: Mapping[LineName, tuple[int, ...]] = {}
    keeper: int | None = None

    def player(self, n: int) -> RosterPlayer | None:
        """Return the player with that jersey."""
        return next((one for one in self.men if one.n == n), None)

    @property
    def fit(self) -> tuple[RosterPlayer, ...]:
        """Those who may play the next match; the goalkeeper of the sheet before the others (rulebook 6.2)."""
        return tuple(sorted((one for one in self.men if not one.misses), key=lambda one: one.n != self.keeper))

    def lacking(self) -> Mapping[Position, int]:
        """Return how many players of each position are short of a full line in the next match."""
        there = Counter(one.pos for one in self.fit)
        return {pos: count - there[pos] for pos, count in FULL.items() if there[pos] < count}

    @property
    def payroll(self) -> int:
        """The sum of the salaries."""
        return sum(one.salary for one in self.men)


def set_up_team(name: str, roster: Roster) -> JsonObject:
    """Return a team as a match begins with it: who is fit, and the lines, a missing player replaced from the bench."""
    return {
        "name": name,
        "roster": [
            {name: getattr(one, name) for name in ("n", "pos", "T", "P", "V", "B", "A", "thirds")} for one in roster.fit
        ],
        "lines": {name: list(numbers) for name, numbers in _lines(roster)},
    }


def _lines(roster: Roster) -> Iterator[tuple[LineName, tuple[int, ...]]]:
    """Yield the lines as they can play; one that cannot be filled is left to the roster's order."""
    fit = {one.n: one.pos for one in roster.fit}
    named = {n for numbers in roster.lines.values() for n in numbers}
    bench = [n for n in fit if n not in named]
    for name, numbers in roster.lines.items():
        filled: list[int] = []
        for n, pos in zip(numbers, SLOTS_OF[name[0]], strict=True):
            there = n if n in fit else next((other for other in bench if fit[other] == pos), None)
            if there is not None:
                filled.append(there)
                bench = [other for other in bench if other != there]
        if len(filled) == len(numbers):
            yield name, tuple(filled)


def after(roster: Roster, setup: JsonObject, state: Match, events: Iterable[Event], side: Side) -> Roster:
    """Return a team's sheet after a match that is over (DE-B.injury-a, DE-B.league-f).

    `setup`: the match's, which says who was fit for it; who was not has one match less to miss. `events`: all of them.
    """
    # Version 1 of the rules told the third of them by `injured` alone.
    suffered = Counter(
        one.player
        for one in events
        if (isinstance(one, Injured) or (isinstance(one, InjuryThird) and one.thirds < THIRDS)) and one.team == side
    )
    fit, misses = _fit(setup, side), match_settings_of(state.config).injury_matches

    def aged(player: RosterPlayer) -> RosterPlayer:
        if player.n not in fit:
            return msgspec.structs.replace(player, misses=max(player.misses - 1, 0))
        injuries, thirds = divmod(player.thirds + suffered[player.n], THIRDS)
        return msgspec.structs.replace(player, thirds=thirds, misses=player.misses + injuries * misses)

    return msgspec.structs.replace(roster, men=tuple(aged(player) for player in roster.men))


def begin_roster_season(roster: Roster, season: int) -> Roster:
    """Return a sheet as a season begins: whose first season is over earns what a player of their abilities earns."""

    def grown(player: RosterPlayer) -> RosterPlayer:
        if not 0 < player.rookie < season:
            return player
        salary = player.usual_salary if player.salary == DATA.league.rookie_salary else player.salary
        return msgspec.structs.replace(player, rookie=0, salary=salary)

    return msgspec.structs.replace(roster, men=tuple(grown(player) for player in roster.men))


def stored_roster_of(roster: Roster) -> JsonObject:
    """Return a sheet as a team of the league has it written down."""
    return {"sheet": msgspec.to_builtins(roster)}


def roster_of(data: JsonObject) -> Roster:
    """Return the sheet that a team has written down; an empty one if it has none."""
    return msgspec.convert(data.get("sheet", {}), Roster)


def _fit(setup: JsonObject, side: Side) -> frozenset[int]:
    """Return the jerseys of those with whom a side began a match."""
    team = setup.get(side)
    players = msgspec.convert(team.get("roster", ()) if isinstance(team, Mapping) else (), tuple[Player, ...])
    return frozenset(player.n for player in players)
