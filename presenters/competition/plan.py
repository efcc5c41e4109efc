"""A competition about to be founded, as its organiser has it so far; kept between the steps of the form."""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, get_args

from msgspec.structs import replace

from presenters.competition.season_file import SeasonFile
from presenters.errors import UserError
from presenters.escaping import plain
from referee.competition.founding import FEWEST, MOST, HostingTerms
from referee.league.plans import ContestPlan
from referee.model import ContestSettings, WeeklyHour
from rules.contract import JsonObject
from rules.hosting import Question, options_of

NAME = 40
FOREVER = 87_600  # hours that a finished season waits for the next one
WEEKLY = 0  # as the hours of a round: it ends at an hour of the week, however early all is played
LEAGUE_HOURS = 0  # as the hours of a match's turn: those of the league
ALL_ROUNDS = 999  # as how many are open at a time (CP-3-f)
SUNDAY = WeeklyHour(day=6, hour=18)

# What can be founded: its name in the form -> the stages of its config (CP-3.12). `rounds` of Swiss come apart.
FORMATS: Mapping[str, Sequence[JsonObject]] = {
    "league": ({"format": "round_robin"},),
    "double": ({"format": "round_robin", "meetings": 2},),
    "groups": (
        {"format": "groups", "groups": 2},
        {"format": "knockout", "take": {"top": 2}, "seeding": "cross", "third_place": True},
    ),
    "swiss": ({"format": "swiss"},),
    "cup": ({"format": "knockout"},),
    "legs": ({"format": "knockout", "tie": "legs", "final": 1},),
    "series": ({"format": "knockout", "tie": 3},),
    "elimination": ({"format": "double_elimination"},),
    "playoffs": ({"format": "round_robin", "meetings": 2}, {"format": "knockout", "take": {"top": 4}, "tie": 3}),
    "divisions": ({"format": "groups", "groups": 2, "fill": "listed"},),
}
BRACKETS = frozenset({"knockout", "double_elimination"})
CALENDARS = frozenset({"round_robin", "groups"})
SEEDINGS = ("drawn", "listed", "rating")
Moves = Literal["allowed", "never"]
DIVISIONS = "divisions"  # which are filled in the order of sign-up (CP-11-d)

NUMBERS: Mapping[str, tuple[int, ...]] = {  # what the form offers
    "turn": (LEAGUE_HOURS, 6, 12, 24, 48, 72, 168),
    "rounds": (3, 4, 5, 6, 7, 8, 9, 11, 13),
    "window": (1, 2, 3, ALL_ROUNDS),
    "least": (2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32),
    "most": (4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 32, 48, 64, 96, 128),
    "signup": (1, 3, 24, 48, 72, 168, 336, 504),
    "hours": (WEEKLY, 1, 2, 3, 24, 48, 72, 96, 168, 336),
    "day": tuple(range(7)),
    "hour": tuple(range(24)),
}
WORDS: Mapping[str, tuple[str, ...]] = {"format": tuple(FORMATS), "seeding": SEEDINGS, "moves": get_args(Moves)}
FIELDS = (*WORDS, *NUMBERS)


class CompetitionPlan(ContestPlan, frozen=True, kw_only=True, omit_defaults=True):
    """What its organiser has chosen: `picks` of the game's questions, the rest by the form's own names.

    `turn`, `signup` and `hours` in hours; `hours` may be `WEEKLY`, `seeding` empty for what the format has usually.
    """

    name: str
    game: str
    picks: Mapping[str, tuple[str, ...]] = {}
    turn: int = LEAGUE_HOURS
    format: str = "league"
    rounds: int = 5
    window: int = 1
    least: int = FEWEST
    most: int = MOST
    seeding: str = ""
    moves: Moves = "allowed"
    signup: int = 72
    hours: int = 168
    day: int = SUNDAY.day
    hour: int = SUNDAY.hour
    file: SeasonFile | None = None  # of a season that runs already

    def offered(self, field: str) -> tuple[int, ...]:
        """Return the numbers that the form offers for a field, what is chosen among them."""
        return tuple(sorted({*NUMBERS[field], getattr(self, field)}))

    def with_choice(self, field: str, word: str) -> "CompetitionPlan":
        """Return the plan with a field as it was chosen; fewest and most entrants give way to each other."""
        known = WORDS[field] if field in WORDS else tuple(map(str, self.offered(field)))
        if word not in known:
            raise UserError("error-stale")
        changed = replace(self, **{field: word if field in WORDS else int(word)})
        if field == "least":
            return replace(changed, most=max(changed.most, changed.least))
        return replace(changed, least=min(changed.least, changed.most))

    def with_picks(self, questions: Sequence[Question], key: str, words: Collection[str]) -> "CompetitionPlan":
        """Return the plan with a question of the game answered."""
        question = next((one for one in questions if one.key == key), None)
        if question is None or not {*words} <= {pick.word for pick in question.picks}:
            raise UserError("error-stale")
        return replace(self, picks={**self.picks, key: tuple(words)})

    @property
    def seeds(self) -> str:
        """How its seeds are made (CP-2-c): a bracket is drawn unless it is said otherwise."""
        if self.format == DIVISIONS:
            return "listed"
        return self.seeding or ("drawn" if self._first in BRACKETS else "listed")

    @property
    def _first(self) -> object:
        return FORMATS[self.format][0]["format"]

    @property
    def has_window(self) -> bool:
        """Whether several of its rounds can be open at a time (CP-3-f)."""
        return self._first in CALENDARS

    @property
    def is_swiss(self) -> bool:
        """Whether it has as many rounds as one wants."""
        return self._first == "swiss"

    def config(self) -> JsonObject:
        """Return the competition's `config` (CP-3.12)."""
        stages = [dict(stage) for stage in FORMATS[self.format]]
        for stage in stages:
            if stage["format"] == "swiss":
                stage |= {"rounds": self.rounds, "late_entry": min(2, self.rounds)}
            if stage["format"] in CALENDARS and self.window > 1:
                stage["window"] = self.window
        if self._first in BRACKETS and self.seeds == "drawn":
            stages[0]["draw"] = "drawn"
        else:
            stages[0]["seeding"] = self.seeds
        config: dict[str, object] = {"stages": stages}
        if self.format == DIVISIONS:
            config["divisions"] = {"exchange": 1}
        return config

    @property
    def weekly(self) -> WeeklyHour | None:
        """The hour of the week at which its rounds end, if they do."""
        return WeeklyHour(day=self.day, hour=self.hour) if self.hours == WEEKLY else None

    def terms(self, questions: Sequence[Question], stages: Collection[str]) -> HostingTerms:
        """Return on what its matches are played; `stages`: of the game's turns, where their length is chosen."""
        hours = {} if self.turn == LEAGUE_HOURS else dict.fromkeys(stages, float(self.turn))
        return HostingTerms(
            options=options_of(questions, self.picks),
            hours=hours,
            least=self.least,
            most=self.most,
            rated=self.seeds == "rating",
            moves=self.moves,
        )

    def settings(self, plan_id: int) -> ContestSettings:
        """Return how its turns end."""
        running = {} if self.hours == WEEKLY else {"running": float(self.hours)}
        return ContestSettings(
            early_close=self.weekly is None,
            hours={"signup": float(self.signup), "finished": float(FOREVER), **running},
            weekly=self.weekly,
            off_week=() if self.weekly is None else ("signup", "finished"),
            made_from=plan_id,
        )


def clean_name(name: str) -> str:
    """Return a name as a competition can have it."""
    return plain(name, NAME)
