"""What the commissioner says (rulebook 6.11 and part 9): results, tables, and edits of the league's records."""

from collections.abc import Callable, Mapping
from typing import Literal

import msgspec

from rules.double_echec.notation.grammar import fold_accents
from rules.double_echec.notation.services import CommandWords, Heard, Piece, commands_of, heard, whole_number_of
from rules.double_echec.state import MOST_PICKS, MOST_SALARIES, League, MatchStage
from rules.errors import OrderError

Counter = Literal["beers", "rookies", "ja", "payroll", "tpvba", "revenue"]
Title = Literal["champion", "alex"]
Round = Literal["1", "2", "3"]


class ReportResult(msgspec.Struct, frozen=True):
    """`RESULTAT`: a match ended; `overtime`: it was won there; `fights`: how many there were."""

    home: str
    away: str
    score: tuple[int, int]
    overtime: bool
    stage: MatchStage
    fights: int


class ShowStandings(msgspec.Struct, frozen=True):
    """`CLASSEMENT`."""


class HoldDraft(msgspec.Struct, frozen=True):
    """`REPECHAGE`."""


class Trophy(msgspec.Struct, frozen=True):
    """`TROPHEE`."""


class AddPoints(msgspec.Struct, frozen=True):
    """`POINTS`: points given to a team, or taken from it."""

    team: str
    delta: int


class SetCounter(msgspec.Struct, frozen=True):
    """A number of a team's season, set."""

    team: str
    field: Counter
    value: int


class SetSalaries(msgspec.Struct, frozen=True):
    """`SALAIRES`: the whole list."""

    team: str
    values: tuple[int, ...]


class SetPicks(msgspec.Struct, frozen=True):
    """`CHOIX`: how many choices of a round of the coming draft a team owns."""

    team: str
    round: Round
    value: int


class SetPlayoffs(msgspec.Struct, frozen=True):
    """`SERIES`: the teams in the play-offs, best first."""

    teams: tuple[str, ...]


class SetTitle(msgspec.Struct, frozen=True):
    """`CHAMPION`, `ALEX`: who holds a cup."""

    field: Title
    team: str


Edit = AddPoints | SetCounter | SetSalaries | SetPicks | SetPlayoffs | SetTitle
Command = ReportResult | ShowStandings | HoldDraft | Trophy | Edit

COUNTERS: Mapping[str, Counter] = {
    "BIERES": "beers",
    "RECRUES": "rookies",
    "JA": "ja",
    "MASSE": "payroll",
    "TPVBA": "tpvba",
    "RECETTE": "revenue",
}
TITLES: Mapping[str, Title] = {"CHAMPION": "champion", "ALEX": "alex"}
_TABLES: Mapping[str, ShowStandings | HoldDraft | Trophy] = {
    "CLASSEMENT": ShowStandings(),
    "REPECHAGE": HoldDraft(),
    "TROPHEE": Trophy(),
}
_STAGES: Mapping[str, MatchStage] = {"SEASON": "season", "SEMIFINAL": "semifinal", "FINAL": "final"}
_WAYS = {"R": "R", "P": "P"}
_ROUNDS: Mapping[str, Round] = {"1": "1", "2": "2", "3": "3"}


def hear(league: League, text: str) -> Heard[Command]:
    """Return what the commissioner's text comes to.

    Refusals: `E_LINE` another word, `E_VERB` a word missing or misplaced, `E_NUM` no team or no whole number,
    `E_DUP` a team against itself or twice in a list, or a second draft, whose lots are drawn already.
    """
    drafts: list[Piece] = []

    def read(piece: Piece) -> Command:
        command = _command(league, piece.text)
        if isinstance(command, HoldDraft):
            if drafts:
                raise OrderError("E_DUP")
            drafts.append(piece)
        return command

    try:
        pieces = commands_of(text)
    except OrderError as error:
        return Heard((), (error,))
    return heard(pieces, read)


def _command(league: League, text: str) -> Command:
    words = CommandWords(text)
    read = _READERS.get(fold_accents(verb := words.next()))
    if read is None:
        raise OrderError("E_LINE", word=verb)
    command = read(league, words)
    words.end()
    return command


def _team(league: League, word: str) -> str:
    """Return the code that a word is, its case and accents aside unless that leaves a choice."""
    if word in league.teams:
        return word
    alike = [code for code in league.teams if fold_accents(code) == fold_accents(word)]
    if len(alike) != 1:
        raise OrderError("E_NUM", word=word)
    return alike[0]


def _result(league: League, words: CommandWords) -> Command:
    home, away = _team(league, words.next()), _team(league, words.next())
    score = whole_number_of(words.next()), whole_number_of(words.next())
    overtime = words.one_of(_WAYS) == "P"
    stage, fights = words.one_of(_STAGES), whole_number_of(words.next())
    if home == away:
        raise OrderError("E_DUP", word=away)
    return ReportResult(home, away, score, overtime, stage, fights)


def _adjust(league: League, words: CommandWords) -> Command:
    team, word = _team(league, words.next()), words.next()
    amount = whole_number_of(word[1:] if word[:1] in ("+", "-") else word)
    return AddPoints(team, -amount if word.startswith("-") else amount)


def _salaries(league: League, words: CommandWords) -> Command:
    salaries = SetSalaries(_team(league, words.next()), tuple(whole_number_of(word) for word in words.rest()))
    if len(salaries.values) > MOST_SALARIES:
        raise OrderError("E_NUM", word=len(salaries.values))
    return salaries


def _picks(league: League, words: CommandWords) -> Command:
    team, word = _team(league, words.next()), words.next()
    if (among := _ROUNDS.get(word)) is None:
        raise OrderError("E_NUM", word=word)
    count = whole_number_of(words.next())
    if count > MOST_PICKS:
        raise OrderError("E_NUM", word=count)
    return SetPicks(team, among, count)


def _playoffs(league: League, words: CommandWords) -> Command:
    teams = tuple(_team(league, word) for word in (words.next(), *words.rest()))
    if len(set(teams)) != len(teams):
        raise OrderError("E_DUP")
    return SetPlayoffs(teams)


def _counter(field: Counter) -> Callable[[League, CommandWords], Command]:
    return lambda league, words: SetCounter(_team(league, words.next()), field, whole_number_of(words.next()))


def _title(field: Title) -> Callable[[League, CommandWords], Command]:
    return lambda league, words: SetTitle(field, _team(league, words.next()))


def _table(command: ShowStandings | HoldDraft | Trophy) -> Callable[[League, CommandWords], Command]:
    return lambda league, words: command


_READERS: Mapping[str, Callable[[League, CommandWords], Command]] = {
    "RESULTAT": _result,
    **{word: _table(command) for word, command in _TABLES.items()},
    "POINTS": _adjust,
    **{word: _counter(field) for word, field in COUNTERS.items()},
    "SALAIRES": _salaries,
    "CHOIX": _picks,
    "SERIES": _playoffs,
    **{word: _title(field) for word, field in TITLES.items()},
}
