"""A season about to be created: teams, options, calendar, matrices, the league's day and hour."""

from collections.abc import Collection, Mapping

import msgspec

from presenters.matrix_hockey.creation.options import SUNDAY, Calendar, Options
from presenters.matrix_hockey.creation.teams import SeasonRoster
from referee.hand.times import HOUR_MS, next_weekly_ms
from referee.league.plans import ContestPlan
from referee.model import WeeklyHour
from rules.contract import JsonObject
from rules.matrix_hockey.config import DEFAULTS
from rules.matrix_hockey.state import COMPS

Path = tuple[str, ...]
SHORTEST_WEEK_MS = 24 * HOUR_MS

# What can be switched in the form: its name there -> the keys of rulebook 3.8 that it sets, all alike.
SWITCHES: Mapping[str, tuple[Path, ...]] = {
    "bonus-goal": (("CH", "bonus_goal"),),
    "super-saves": (("CH", "super_saves"),),
    "double-week": (("CH", "last_two_together"),),
    "per-division": (("CH", "matrix", "per_division"),),
    "ahead": tuple(("advance", comp) for comp in COMPS),
    "take-over": (("replacement", "auto"),),
}
CUPS = ("WG", "KDH")
EARLY = "early"
MODULES: tuple[str, ...] = (*CUPS, *SWITCHES, EARLY)


class SeasonPlan(ContestPlan, frozen=True, kw_only=True):
    """A season as its maker has it so far; `start_s` (seconds since 1970) is 0 if it starts at once."""

    name: str
    roster: SeasonRoster
    config: Mapping[str, object] = {}
    calendar: Calendar | None = None
    matrices: Mapping[str, Mapping[int, tuple[int, ...]]] = {}
    weekly: WeeklyHour = SUNDAY
    early_close: bool = True
    start_s: int = 0

    def setup(self, *, whole: bool = True) -> JsonObject:
        """Return what the game is given (rulebook 4); not `whole`: without calendar and matrices.

        A team without a coach begins as a dummy (glossary, `équipe bidon`).
        """
        teams = {
            team.id: {"name": team.name, "division": team.division, "code": code}
            | ({} if team.coach is not None else {"status": "dummy"})
            for members in self.roster.divisions().values()
            for code, team in enumerate(members, start=1)
        }
        found: dict[str, object] = {
            "config": self.config,
            "teams": teams,
            "waiting_list": [{"id": one.id, "name": one.name} for one in self.roster.waiting],
        }
        if whole and self.calendar is not None:
            found["calendar"] = msgspec.to_builtins(self.calendar)
        if whole and self.matrices:
            found["matrices"] = msgspec.to_builtins(self.matrices, str_keys=True)
        return found

    def with_options(self, options: Options) -> "SeasonPlan":
        """Return the plan with the options of a file in place of those it had."""
        return msgspec.structs.replace(
            self, config=options.config, calendar=options.calendar, weekly=options.weekly or self.weekly
        )

    @property
    def options(self) -> Options:
        """The options as a file gives them."""
        return Options(config=self.config, calendar=self.calendar, weekly=self.weekly)

    @property
    def chosen(self) -> frozenset[str]:
        """The names of the modules that are on."""
        played = msgspec.convert(_get(self.config, ("competitions",)), tuple[str, ...])
        found = {cup for cup in CUPS if cup in played}
        found |= {name for name, paths in SWITCHES.items() if all(_get(self.config, path) for path in paths)}
        return frozenset(found | ({EARLY} if self.early_close else set()))

    def with_modules(self, chosen: Collection[str]) -> "SeasonPlan":
        """Return the plan with just these modules on; what is as the rulebook has it leaves the config."""
        config = self.config
        for name, paths in SWITCHES.items():
            if (name in chosen) != (name in self.chosen):
                for path in paths:
                    config = _put(config, path, name in chosen)
        config = _put(config, ("competitions",), [comp for comp in COMPS if comp == "CH" or comp in chosen])
        return msgspec.structs.replace(self, config=config, early_close=EARLY in chosen)

    def deadlines(self, weeks: int, zone: str, now_ms: int) -> list[int]:
        """Return when each week closes (UTC ms): the league's day and hour, the first at least a day after the start.

        As `referee.turns.opening` computes them when each week is opened on time.
        """
        at_ms = self.start_s * 1000 or now_ms
        found: list[int] = []
        for _ in range(weeks):
            earliest = at_ms + SHORTEST_WEEK_MS
            at_ms = next_weekly_ms(earliest, zone, self.weekly.day, self.weekly.hour, self.weekly.minute)
            found.append(at_ms)
        return found


def _get(config: object, path: Path) -> object:
    """Return the value of a key, the rulebook's where the config does not give it."""
    given: object = config
    default: object = DEFAULTS
    for key in path:
        default = default[key] if isinstance(default, Mapping) else None
        given = given.get(key) if isinstance(given, Mapping) else None
    return default if given is None else given


def _put(
    config: Mapping[str, object], path: Path, value: object, default: Mapping[str, object] = DEFAULTS
) -> dict[str, object]:
    """Return `config` with a key set, or without it where `value` is the rulebook's own."""
    key, rest = path[0], path[1:]
    others = {name: its for name, its in config.items() if name != key}
    known, inner = default.get(key), config.get(key)
    if not rest:
        return others if value == (list(known) if isinstance(known, tuple) else known) else {**others, key: value}
    below = _put(_object(inner), rest, value, _object(known))
    return {**others, key: below} if below else others


def _object(value: object) -> Mapping[str, object]:
    return value if isinstance(value, Mapping) else {}
