"""A competition hosts matches: what it says of them, and what a game says of how one begins (design 8).

How one ended is told by `rules.game.Game.score`, and where its state does not say, by `CanBeHosted.ending`.
"""

from collections.abc import Callable, Collection, Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Literal

import msgspec

from rules.books import Course
from rules.contract import Deed, E, How, JsonObject, O, S, SeatId

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


@dataclass(frozen=True, kw_only=True)
class TakesLines(Generic[S, O]):
    """A contest whose turns are rounds of any game's matches, and which is told of each in a line of its service seat.

    `fixtures(state)`: the matches to be played now (CP-1-e). `movable(state, entrant)`: those of an entrant that can be
    put off to a later round (CP-R-f); `move(key, round)`: the referee's line that does it. `current(state)`: the
    season, the stage and the round that are being played. `placed(state)`: who has each place alone, once the season is
    over (CP-11-b), nothing before. `champions(state)`: who has won each season that is over (CP-11-g).
    `live(state, orders)`: the state with the lines in hand carried out, and nothing that follows from them.
    `begun(state, keys)`: the state in which these matches (key, replays), where they are open, have begun (CP-7-g).
    `report(key, score, winner, how, missed)`: the line that tells how a match ended, home first (CP-1-f); the score is
    None in a game without goals. `course(state)`: what the season has come to, None before it has begun.
    """

    fixtures: Callable[[S], tuple[HostedFixture, ...]]
    movable: Callable[[S, SeatId], tuple[Movable, ...]]
    move: Callable[[str, int], str]
    current: Callable[[S], tuple[int, int, int]]
    placed: Callable[[S], Mapping[int, SeatId]]
    champions: Callable[[S], Mapping[int, SeatId]]
    live: Callable[[S, Mapping[SeatId, O]], S]
    begun: Callable[[S, Container[tuple[str, int]]], S]
    report: Callable[[str, tuple[int, int] | None, Which | None, How, tuple[int, int]], str]
    course: Callable[[S], Course | None]


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


@dataclass(frozen=True, kw_only=True)
class CarriesOver(Generic[S]):
    """A contest whose turns are rounds of matches of its own game: each begins with what it carries along.

    It is told of each whole, by an act of the game's part 9, which is written down like a referee's. `fixtures(state)`:
    the matches to be played now. `carried(state, fixture)`: how one begins; raises `CaseError` for one that is not to
    be played now. `forgone(state)`: the acts that tell how matches end which are over before anybody has played.
    `told(state, fixture, match)`: the act that tells how one ended; None of one that is to be played anew.
    """

    fixtures: Callable[[S], tuple[HostedFixture, ...]]
    carried: Callable[[S, str], Hosting]
    forgone: Callable[[S], tuple[Deed, ...]]
    told: Callable[[S, str, msgspec.Struct], Deed | None]


def _as_it_is(config: JsonObject) -> JsonObject:
    return config


@dataclass(frozen=True, kw_only=True)
class CanBeHosted(Generic[E]):
    """A game whose matches a competition can host.

    `questions`: what an organiser may choose of them, in the order in which they are asked; `times_turns`: how long a
    turn lasts is among them, and not the contest's business. `entered_by`: whether its entrants are teams of the league
    or persons. `begin(terms, sides)`: how a match of two entrants begins; raises `CaseError` for options or a side that
    cannot play. `ending(events)`: how a contest ended, None if it did not, where the game's states do not tell a
    forfeit, or a stop, from a score like it. `suited(config)`: a competition's config (CP-3.12) with the page's own
    points and ranking, where it says nothing else. `reward_clause`: the clause by which winners have to come in person.
    """

    questions: tuple[Question, ...]
    entered_by: Literal["team", "person"]
    begin: Callable[[Terms, Contenders], Hosting]
    times_turns: bool = False
    ending: Callable[[tuple[E, ...]], How | None] | None = None
    suited: Callable[[JsonObject], JsonObject] = _as_it_is
    reward_clause: str | None = None
