"""The first state of a competition: its draw, its fixtures (HC-3.2-b, -d), its teams as they begin (HC-3.1-i).

A league is drawn up by the circle method, a cup has byes and rounds; nothing is drawn here.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from rules.dice import Dice
from rules.helvetia_cup.cards import cards_of_kind
from rules.helvetia_cup.consistency import MOST_TEAMS, check_ends, fault
from rules.helvetia_cup.state import CompetitionState, Config, Entrant, Fixture, SquadMember, Strict, TableRow, TeamKey
from rules.helvetia_cup.teams import TEAMS

Pair = tuple[str, str]  # home, away
Rounds = tuple[tuple[Pair, ...], ...]


def league_rounds(drawn: Sequence[str]) -> Rounds:
    """Return the pairs of every round of a league, from its teams as drawn: everyone twice against everyone."""
    first = tuple(_circle(drawn))
    return (*first, *(tuple((away, home) for home, away in pairs) for pairs in first))


def byes(teams: int) -> int:
    """Return how many of so many teams skip a cup's first round (HC-3.2-b)."""
    return int(2 ** (teams - 1).bit_length()) - teams


def pair_up(teams: Sequence[str]) -> tuple[Pair, ...]:
    """Return who meets in a cup's round among the teams that play it: 1-2, 3-4 and so on."""
    return tuple(zip(teams[::2], teams[1::2], strict=False))


def _circle(drawn: Sequence[str]) -> Iterator[tuple[Pair, ...]]:
    """Yield the rounds of the first half (HC-3.2-d); who would meet the bye is free."""
    arms = [*drawn, None] if len(drawn) % 2 else list(drawn)
    size = len(arms)
    for number in range(size - 1):
        cut = size - number
        turned = [arms[0], *arms[cut:], *arms[1:cut]]
        pairs = []
        for i in range(size // 2):
            one, other = turned[i], turned[size - 1 - i]
            if one is not None and other is not None:
                pairs.append((one, other) if (number + i) % 2 == 0 else (other, one))
        yield tuple(pairs)


FEWEST_TEAMS = 2
_KEY = re.compile("[a-z0-9][a-z0-9-]{0,30}")  # it stands in labels, and an order is sent under it


class EntrantSetup(Strict, frozen=True, kw_only=True):
    """A team that enters: the id of its file, and the name its coach gave it (HC-3.2-f)."""

    team: str
    name: str = ""


class CompetitionSetup(Strict, frozen=True, kw_only=True):
    """All that a competition needs to begin; `teams` by their keys, in the order in which they are listed."""

    kind: Literal["competition"]
    format: Literal["cup", "league"]
    teams: Mapping[TeamKey, EntrantSetup]
    config: Mapping[str, object] = {}


def new_competition(setup: CompetitionSetup, dice: Dice) -> CompetitionState:
    """Return a competition before its first round. Labels `draw/{i}`. Raises `CaseError`."""
    if not FEWEST_TEAMS <= len(setup.teams) <= MOST_TEAMS:
        raise fault(f"a competition has {FEWEST_TEAMS} to {MOST_TEAMS} teams")
    config = _config(setup.config)
    check_ends(config)
    teams = {key: _entrant(key, one) for key, one in setup.teams.items()}
    drawn = dice.shuffle("draw", list(teams))
    if setup.format == "cup":
        first = make_fixtures(1, pair_up(drawn[byes(len(drawn)) :]))
        return CompetitionState(format="cup", config=config, teams=teams, fixtures=first, order=tuple(drawn))
    rounds = enumerate(league_rounds(drawn), start=1)
    planned = tuple(fixture for number, pairs in rounds for fixture in make_fixtures(number, pairs))
    return CompetitionState(config=config, teams=teams, fixtures=planned, table={key: TableRow() for key in teams})


def make_fixtures(number: int, pairs: Iterable[Pair]) -> tuple[Fixture, ...]:
    """Return the fixtures of a round (rulebook 4.2: their ids)."""
    return tuple(
        Fixture(id=f"r{number}m{i}", round=number, home=home, away=away)
        for i, (home, away) in enumerate(pairs, start=1)
    )


def _config(given: Mapping[str, object]) -> Config:
    try:
        return msgspec.convert({"cards": True, **given}, Config)  # HC-2.2-g: a competition has cards
    except (msgspec.ValidationError, ValueError) as error:
        raise fault(str(error)) from None


def _entrant(key: str, given: EntrantSetup) -> Entrant:
    """HC-3.1-i: every LEGEND card is there from the start, no POWER card."""
    if not _KEY.fullmatch(key):
        raise fault(f"no key of a team: {key!r:.40}")
    if given.team not in TEAMS:
        raise fault(f"{key}: no such team: {given.team!r:.40}")
    team = TEAMS[given.team]
    players = {n: SquadMember() for n in team.numbers}
    legends = cards_of_kind(given.team, "legend")
    return Entrant(team=given.team, name=given.name or team.club, legends_left=legends, players=players)
