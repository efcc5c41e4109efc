"""What a game does besides being one. A runtime protocol is slow to ask: each type of game is asked once."""

from functools import cache
from typing import TypeGuard

from rules.contract import E, Game, KeepsLedger, KeepsScore, O, RunsClock, S
from rules.hosting import HostsMatches


def keeps_score(game: Game[S, O, E]) -> TypeGuard[KeepsScore[S]]:
    """Return whether its contests end with a result of two sides."""
    return _does(type(game), KeepsScore)


def keeps_ledger(game: Game[S, O, E]) -> TypeGuard[KeepsLedger[S, E]]:
    """Return whether its matches leave something behind for the next one."""
    return _does(type(game), KeepsLedger)


def runs_clock(game: Game[S, O, E]) -> TypeGuard[RunsClock[S]]:
    """Return whether there are contests of it with a thinking time."""
    return _does(type(game), RunsClock)


def hosts_matches(game: Game[S, O, E]) -> TypeGuard[HostsMatches[S]]:
    """Return whether there are contests of it whose turns are rounds of matches."""
    return _does(type(game), HostsMatches)


@cache
def _does(kind: type, protocol: type) -> bool:
    return issubclass(kind, protocol)
