"""A competition hosts matches: what it says of them, and what a game says of how one begins (design 8).

How one ended is told by `rules.contract.KeepsScore`, and where its state does not say, by `TellsEnding`.
"""

from collections.abc import Collection, Container, Mapping, Sequence
from typing import Literal, Protocol, runtime_checkable

import msgspec

from rules.contract import Deed, E_contra, How, JsonObject, S_contra, SeatId

Level = Literal["yes", "no", "aggregate"]  # whether a match may end level (CP-1-e)
Which = Literal["home", "away"]


class HostedFixture(msgspec.Struct, frozen=True, kw_only=True):
    """A match that a competition wants played (CP-1-e): `home` and `away` are entrants; `level`: what it must decide.

    A growing `replays` means: to be played anew. `first_leg`, of `aggregate` only: what home and away scored in it.
    `ahead`: how many rounds of its bracket come after its own; None in a table.
    """

    key: str
    home: SeatId
    away: SeatId
    stage: int
    group: str | None
    round: int
    leg: int | None
    level: Level
    replays: int
    first_leg: tuple[int, int] | None = None
    ahead: int | None = None


class Movable(msgspec.Struct, frozen=True, kw_only=True):
    """A fixture that can be put off: `ahead` is in how many openings of rounds it is played, 0: now.

    `later`: the rounds to which it can be put off, each with the same.
    """

    key: str
    home: SeatId
    away: SeatId
    ahead: int
    later: tuple[tuple[int, int], ...]


@runtime_checkable
class HostsMatches(Protocol[S_contra]):
    """A contest whose turns are rounds of matches that are contests of their own."""

    def fixtures(self, state: S_contra) -> tuple[HostedFixture, ...]:
        """Return the matches to be played now (CP-1-e)."""


@runtime_checkable
class TakesLines(HostsMatches[S_contra], Protocol[S_contra]):
    """A host of any game's matches, which is told of each in a line of its service seat."""

    def movable(self, state: S_contra, entrant: SeatId) -> tuple[Movable, ...]:
        """Return the fixtures of an entrant that can be put off to a later round (CP-R-f)."""

    def move(self, key: str, round_: int) -> str:
        """Return the referee's line that moves a fixture to a round."""

    def current(self, state: S_contra) -> tuple[int, int, int]:
        """Return the season, the stage and the round that are being played."""

    def placed(self, state: S_contra) -> Mapping[int, SeatId]:
        """Return who has each place alone, once the season is over (CP-11-b); nothing before."""

    def champions(self, state: S_contra) -> Mapping[int, SeatId]:
        """Return who has won each season that is over (CP-11-g)."""

    def live(self, state: S_contra, orders: Mapping[SeatId, object]) -> msgspec.Struct:
        """Return the state with the lines in hand carried out, and nothing that follows from them."""

    def begun(self, state: S_contra, keys: Container[tuple[str, int]]) -> msgspec.Struct:
        """Return the state in which these matches (key, replays), where they are open, have begun (CP-7-g)."""

    def report(
        self,
        key: str,
        score: tuple[int, int] | None,
        winner: Which | None,
        how: How,
        missed: tuple[int, int],
    ) -> str:
        """Return the line that tells how a match ended, home first (CP-1-f); `score` None: a game without goals."""


class Somebody(msgspec.Struct, frozen=True, kw_only=True):
    """A person by the text of their id, their name, and what they have told of themselves for the game."""

    id: str
    name: str
    data: JsonObject = {}


class Contender(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant as it plays: its name, who answers for it, who plays for it, what its team has written down."""

    name: str
    captain: str | None = None
    people: tuple[Somebody, ...] = ()
    data: JsonObject = {}


class Contenders(msgspec.Struct, frozen=True):
    """Who meets whom."""

    home: Contender
    away: Contender


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What a match is played on: the game's own options, what it has to decide, and `Fixture.ahead`."""

    options: JsonObject = {}
    level: Level = "yes"
    ahead: int | None = None


class Hosting(msgspec.Struct, frozen=True, kw_only=True):
    """How a hosted match begins: its set-up, where both sides sit, the seats of the bot and the referees, who plays.

    `players`: the game's id of a player, his person's id, his seat. `turn_s`: how long a turn lasts at the most, where
    that is the match's own business.
    """

    setup: JsonObject
    home: SeatId = SeatId("home")
    away: SeatId = SeatId("away")
    service: tuple[SeatId, ...] = ()
    players: tuple[tuple[str, str, SeatId], ...] = ()
    turn_s: int | None = None


class Pick(msgspec.Struct, frozen=True, kw_only=True):
    """A choice: its `word`, the id of its text, what it sets among the game's own options."""

    word: str
    label: str
    options: JsonObject = {}


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What an organiser may choose of a game's matches, by the id of its text.

    The first pick is the usual one; where several go together (`is_many`) none of them is. `only`: another question,
    and the words of its answers with which this one is asked at all.
    """

    key: str
    label: str
    picks: tuple[Pick, ...]
    is_many: bool = False
    only: tuple[str, tuple[str, ...]] | None = None

    def chosen(self, words: Collection[str] | None) -> tuple[Pick, ...]:
        """Return the picks of these words; the usual ones for None, and where none is known of what needs one."""
        found = tuple(pick for pick in self.picks if pick.word in (words or ()))
        if self.is_many:
            return found
        return found[:1] or self.picks[:1]


Words = Mapping[str, Collection[str]]  # question -> the words of its answers


def list_asked(questions: Sequence[Question], words: Words) -> tuple[Question, ...]:
    """Return the questions that mean something after what is chosen."""
    answers = {one.key: {pick.word for pick in one.chosen(words.get(one.key))} for one in questions}
    return tuple(one for one in questions if one.only is None or answers[one.only[0]] & {*one.only[1]})


def options_of(questions: Sequence[Question], words: Words | None = None) -> JsonObject:
    """Return a game's options as they are chosen; the usual ones without any."""
    found: dict[str, object] = {}
    for question in list_asked(questions, words or {}):
        for pick in question.chosen((words or {}).get(question.key)):
            found |= pick.options
    return found


@runtime_checkable
class ClaimsRewards(Protocol):
    """A game whose winners have to come in person for what they have won."""

    @property
    def reward_clause(self) -> str:
        """The clause that says so."""


@runtime_checkable
class CarriesOver(HostsMatches[S_contra], Protocol[S_contra]):
    """A host whose matches are of its own game: each begins with what it carries along, and is told to it whole.

    It is told by an act of the game's part 9, which is written down like a referee's.
    """

    def carried(self, state: S_contra, fixture: str) -> Hosting:
        """Return how the match of a fixture begins. Raises `CaseError` for one that is not to be played now."""

    def forgone(self, state: S_contra) -> tuple[Deed, ...]:
        """Return the acts that tell how matches end which are over before anybody has played."""

    def told(self, state: S_contra, fixture: str, match: msgspec.Struct) -> Deed | None:
        """Return the act that tells how the match of a fixture ended; None of one that is to be played anew."""


@runtime_checkable
class CanBeHosted(Protocol):
    """A game whose matches a competition can host."""

    @property
    def questions(self) -> tuple[Question, ...]:
        """What an organiser may choose of them, in the order in which they are asked."""

    @property
    def times_turns(self) -> bool:
        """Whether how long a turn lasts is among these questions; else it is the contest's business."""

    @property
    def entered_by(self) -> Literal["team", "person"]:
        """Whether its entrants are teams of the league or persons."""

    def hosted(self, terms: Terms, sides: Contenders) -> Hosting:
        """Return how a match of two entrants begins. Raises `CaseError` for options or a side that cannot play."""


@runtime_checkable
class TellsEnding(Protocol[E_contra]):
    """A game whose states do not tell a forfeit, or a stop, from a score like it: its events do."""

    def ending(self, events: tuple[E_contra, ...]) -> How | None:
        """Return how a contest ended in `events`; None if it did not."""
