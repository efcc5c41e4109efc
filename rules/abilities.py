"""What a game does besides being one. A runtime protocol is slow to ask: each type of game is asked once."""

from functools import cache
from typing import cast

from rules.books import HasCourse, KeepsBooks, SuitsCompetitions, Trades
from rules.contract import E, Game, JsonObject, KeepsLedger, KeepsScore, O, RunsClock, S, SeatId
from rules.hosting import CanBeHosted, CarriesOver, HostsMatches, TakesLines, TellsEnding


def score_keeper(game: Game[S, O, E]) -> KeepsScore[S] | None:
    """Return a game whose contests end with a result of two sides, None for another."""
    return cast("KeepsScore[S]", game) if _does(type(game), KeepsScore) else None


def ending_teller(game: Game[S, O, E]) -> TellsEnding[E] | None:
    """Return a game whose events alone say how a contest ended, None for another."""
    return cast("TellsEnding[E]", game) if _does(type(game), TellsEnding) else None


def ledger_keeper(game: Game[S, O, E]) -> KeepsLedger[S, E] | None:
    """Return a game whose matches leave something behind for the next one, None for another."""
    return cast("KeepsLedger[S, E]", game) if _does(type(game), KeepsLedger) else None


def clock_runner(game: Game[S, O, E]) -> RunsClock[S] | None:
    """Return a game that has contests with a thinking time, None for another."""
    return cast("RunsClock[S]", game) if _does(type(game), RunsClock) else None


def match_host(game: Game[S, O, E]) -> HostsMatches[S] | None:
    """Return a game that has contests whose turns are rounds of matches, None for another."""
    return cast("HostsMatches[S]", game) if _does(type(game), HostsMatches) else None


def line_taker(game: Game[S, O, E]) -> TakesLines[S] | None:
    """Return a game that is told in lines how the matches ended that it hosts, None for another."""
    return cast("TakesLines[S]", game) if _does(type(game), TakesLines) else None


def carrier(game: Game[S, O, E]) -> CarriesOver[S] | None:
    """Return a game that hosts matches of its own, which carry something along, None for another."""
    return cast("CarriesOver[S]", game) if _does(type(game), CarriesOver) else None


def enters_teams(game: Game[S, O, E]) -> bool:
    """Return whether it is teams that enter the competitions of a game, and not people."""
    return isinstance(game, CanBeHosted) and game.entered_by == "team"


def is_service(game: Game[S, O, E], state: S, seat: SeatId) -> bool:
    """Return whether nobody plays on a seat: the bot or a referee says there what has happened."""
    keeper, ruling = book_keeper(game), game.rules_on(state, upheld=True)
    is_kept = keeper is not None and seat == keeper.keeper()
    return is_kept or line_taker(game) is not None or (ruling is not None and seat == ruling[0])


def course_teller(game: Game[S, O, E]) -> HasCourse[S] | None:
    """Return a game that says what the matches come to that it hosts, None for another."""
    return cast("HasCourse[S]", game) if _does(type(game), HasCourse) else None


def book_keeper(game: Game[S, O, E]) -> KeepsBooks[S, E] | None:
    """Return a game that keeps books of the seasons that competitions play of it, None for another."""
    return cast("KeepsBooks[S, E]", game) if _does(type(game), KeepsBooks) else None


def trader(game: Game[S, O, E]) -> Trades[S] | None:
    """Return a game whose teams trade, None for another."""
    return cast("Trades[S]", game) if _does(type(game), Trades) else None


def suit_config(game: Game[S, O, E], config: JsonObject) -> JsonObject:
    """Return a competition's config with what a game's page wants otherwise than usual."""
    if not _does(type(game), SuitsCompetitions):
        return config
    return cast("SuitsCompetitions", game).suited(config)


@cache
def _does(kind: type, protocol: type) -> bool:
    return issubclass(kind, protocol)
