"""What the players of a competition did over its matches: goals, cards, saves; and what their teams let in (10.9)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rules.helvetia_cup.state import OTHER, SEATS, Fixture, Match, Stat

Man = tuple[str, int]  # a team's key, a shirt number
COUNTED: tuple[Stat, ...] = ("goals", "shots", "yellow", "red", "injuries", "saves", "fouls")


@dataclass(frozen=True)
class Figures:
    """Counters by player; by team: matches played here, goals let in, goals scored against nobody's stats."""

    men: Mapping[str, Counter[Man]] = field(default_factory=lambda: {stat: Counter() for stat in COUNTED})
    played: Counter[str] = field(default_factory=Counter)
    let_in: Counter[str] = field(default_factory=Counter)

    def best(self, stat: str, most: int) -> Sequence[tuple[Man, int]]:
        """Return who has most of a counter, best first."""
        found = [(man, count) for man, count in self.men[stat].items() if count]
        return sorted(found, key=lambda one: (-one[1], one[0]))[:most]

    def of_team(self, stat: str, key: str) -> int:
        """Return a team's sum of a counter."""
        return sum(count for (team, _), count in self.men[stat].items() if team == key)


def figures_of(matches: Iterable[tuple[Fixture, Match]]) -> Figures:
    """Return the figures of matches that were played to their result."""
    found = Figures()
    for fixture, match in matches:
        if match.result is None:
            continue
        for seat in SEATS:
            key = fixture.home if seat == "home" else fixture.away
            found.played[key] += 1
            found.let_in[key] += match.result.score.of(OTHER[seat])
            for number, counters in match.stats.of(seat).items():
                for stat in COUNTED:
                    found.men[stat][key, number] += counters.get(stat, 0)
    return found
