"""What a game does besides being one. A runtime protocol is slow to ask: each type of game is asked once."""

from functools import cache
from typing import cast

from rules.contract import E, Game, KeepsLedger, KeepsScore, O, RunsClock, S
from rules.hosting import HostsMatches


def score_keeper(game: Game[S, O, E]) -> KeepsScore[S] | None:
    """Return a game whose contests end with a result of two sides, None for another."""
    return cast("KeepsScore[S]", game) if _does(type(game), KeepsScore) else None


def ledger_keeper(game: Game[S, O, E]) -> KeepsLedger[S, E] | None:
    """Return a game whose matches leave something behind for the next one, None for another."""
    return cast("KeepsLedger[S, E]", game) if _does(type(game), KeepsLedger) else None


def clock_runner(game: Game[S, O, E]) -> RunsClock[S] | None:
    """Return a game that has contests with a thinking time, None for another."""
    return cast("RunsClock[S]", game) if _does(type(game), RunsClock) else None


def match_host(game: Game[S, O, E]) -> HostsMatches[S] | None:
    """Return a game that has contests whose turns are rounds of matches, None for another."""
    return cast("HostsMatches[S]", game) if _does(type(game), HostsMatches) else None


@cache
def _does(kind: type, protocol: type) -> bool:
    return issubclass(kind, protocol)
