"""A competition about to be founded. The plan travels in the `custom_id`s of the form; nothing is kept in memory."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from presenters.errors import UserError
from presenters.escaping import plain
from referee.model import ContestSettings, WeeklyHour
from rules.competition import GAME
from rules.competition.hosting import fixtures
from rules.competition.state import RESULTS
from rules.contract import JsonObject, SeatId
from rules.dice import Dice
from rules.reading import read_turn

NAME = 40
WRITTEN = re.compile(r"[0-9]{1,2},[a-z0-9]{1,12},[0-9]{1,2},[0-9]{1,4},[0-9]{1,4},[0-9]{1,3},.{1,40}", re.DOTALL)
HOUR_MS = 3_600_000
SHOWN = 8  # entrants for whom the form tells how long it takes
MOST_HOURS = 1000
MOST_ROUNDS, MOST_ENTRANTS = 64, 128  # CP-3.12, CP-2-a
FOREVER = 87_600  # hours that a finished season waits for the next one

_CUP: JsonObject = {"format": "knockout"}
# What can be founded: its name in the form -> the stages of its config (CP-3.12). `{rounds}` of Swiss come apart.
FORMATS: Mapping[str, Sequence[JsonObject]] = {
    "league": ({"format": "round_robin"},),
    "double": ({"format": "round_robin", "meetings": 2},),
    "groups": (
        {"format": "groups", "groups": 2},
        {"format": "knockout", "take": {"top": 2}, "seeding": "cross", "third_place": True},
    ),
    "swiss": ({"format": "swiss", "rounds": 5, "late_entry": 2},),
    "cup": ({**_CUP, "draw": "drawn"},),
    "legs": ({**_CUP, "draw": "drawn", "tie": "legs", "final": 1},),
    "series": ({**_CUP, "tie": 3},),
    "elimination": ({"format": "double_elimination"},),
    "playoffs": ({"format": "round_robin", "meetings": 2}, {**_CUP, "take": {"top": 4}, "tie": 3}),
    "divisions": ({"format": "groups", "groups": 2, "fill": "listed", "seeding": "listed"},),
}
WEEKLY = 0  # as the hours of a round: it ends at an hour of the week, however early all is played
SUNDAY = WeeklyHour(day=6, hour=18)
ROUND_HOURS = (WEEKLY, 24, 48, 72, 96, 168, 336)
DAY, WEEK = 24, 168
SIGNUP_HOURS = (1, 24, 48, 72, 168, 336)


class Plan(NamedTuple):
    """A game by its place in the list, a format, the rounds of a Swiss, the hours of a round and of sign-up.

    `hours` may be `WEEKLY`.
    """

    game: int
    format: str = "league"
    rounds: int = 5
    hours: int = 168
    signup: int = 72
    most: int = 128
    name: str = ""

    @classmethod
    def read(cls, text: str) -> "Plan":
        """Return the plan written by `write`. Raises `UserError` for what it did not write."""
        if not WRITTEN.fullmatch(text):
            raise UserError("error-stale")
        game, format_, *numbers, name = text.split(",", 6)
        rounds, hours, signup, most = map(int, numbers)
        plan = cls(int(game), format_, rounds, hours, signup, most, name)
        if format_ not in FORMATS or not plan.is_sound:
            raise UserError("error-stale")
        return plan

    def write(self) -> str:
        """Return the plan in at most 70 characters."""
        return ",".join(str(part) for part in self._replace(name=named(self.name)))

    @property
    def is_sound(self) -> bool:
        """Whether its numbers are ours: a forged press may say anything."""
        least_to_most = ((self.rounds, 1, MOST_ROUNDS), (self.most, 2, MOST_ENTRANTS))
        hours = ((self.hours, WEEKLY, MOST_HOURS), (self.signup, 1, MOST_HOURS))
        return all(least <= number <= most for number, least, most in (*least_to_most, *hours))

    def config(self) -> JsonObject:
        """Return the competition's `config` (CP-3.12)."""
        stages = [dict(stage) for stage in FORMATS[self.format]]
        for stage in stages:
            if stage["format"] == "swiss":
                stage |= {"rounds": self.rounds, "late_entry": min(2, self.rounds)}
        config: dict[str, object] = {"stages": stages}
        if self.format == "divisions":
            config["divisions"] = {"exchange": 1}
        return config

    def turns_for(self, entrants: int) -> int:
        """Return how many turns of matches so many entrants would play, the home side winning each."""
        names = [f"e{number}" for number in range(1, entrants + 1)]
        state, turns = GAME.new({"config": self.config(), "entrants": names}, Dice(b"")), -1  # sign-up is no round
        while state.phase != "finished":
            lines = (f"{one.key} {'2-0' if one.level == 'aggregate' else 'dom'}" for one in fixtures(state))
            reading = read_turn(GAME, state, {SeatId(RESULTS): "\n".join(lines) or None})
            state, turns = GAME.resolve(state, reading.orders, Dice(b"")).state, turns + 1
        return turns

    def hours_of(self) -> Mapping[str, float]:
        """Return how long its turns last, by stage."""
        return {"signup": self.signup, "running": self.length, "finished": FOREVER}

    @property
    def length(self) -> int:
        """How many hours a round lasts at most."""
        return WEEK if self.hours == WEEKLY else self.hours

    def longest(self, turns: int) -> int:
        """Return how many hours so many rounds last at most; the first that is closed by the calendar lasts a day."""
        return turns * self.length + (DAY if self.hours == WEEKLY else 0)

    def settings(self, form_id: int) -> ContestSettings:
        """Return how its turns end."""
        weekly = SUNDAY if self.hours == WEEKLY else None
        return ContestSettings(
            early_close=weekly is None,
            hours=self.hours_of(),
            weekly=weekly,
            off_week=() if weekly is None else ("signup", "finished"),
            made_from=form_id,
        )


def named(name: str) -> str:
    """Return a name as a press can carry it."""
    return " ".join(plain(name, NAME).replace(":", " ").split())[:NAME]
