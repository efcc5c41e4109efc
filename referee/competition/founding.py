"""A competition begins: what it plays, on which terms, and a contest without entrants, which somebody has to enter."""

from typing import Literal

import msgspec

from db import competitions as rows
from db import keys, leagues
from referee.house import House
from referee.model import Contest, ContestSettings, League, StoredCompetition
from referee.turns import contests
from rules.contract import JsonObject

KEY = "competition"  # the game's key of contests that are competitions
RESULTS, REFEREE = "results", "referee"  # its service seats (CP-1-b)
FOREVER = 87_600  # hours of a turn that ends by what happens, never by the clock
FEWEST, MOST = 2, 128  # entrants (CP-2-a)


class HostingTerms(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`options`: of the game's matches; `hours`: of their turns, by stage; `most`: how many may enter, others wait.

    `moves`: whether both sides of a match may put it off to a later round for a leave. With fewer than `least` at its
    end sign-up goes on. `rated`: whether it counts what entrants are worth.
    """

    options: JsonObject = {}
    hours: dict[str, float] = {}
    least: int = FEWEST
    most: int = MOST
    moves: Literal["allowed", "never"] = "allowed"
    rated: bool = False


def hosting_terms_of(competition: StoredCompetition) -> HostingTerms:
    """Return what a competition was founded with."""
    return msgspec.convert(competition.terms, HostingTerms)


class ServiceLines(msgspec.Struct, frozen=True):
    """What both service seats say in a turn."""

    referee: str = ""
    results: str = ""


class Founding(msgspec.Struct, frozen=True, kw_only=True):
    """What a competition begins with: its `name`, the `game` of its matches, its `config` (CP-3.12)."""

    name: str
    game: str
    config: JsonObject
    terms: HostingTerms = HostingTerms()
    settings: ContestSettings | None = None
    channel_id: int | None = None
    referee_id: int | None = None


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """A competition that carries over, with what it begins: the game of it and of its matches, its own `setup`.

    `entrants`: key, name and who answers, of each.
    """

    name: str
    game: str
    setup: JsonObject
    entrants: tuple[tuple[str, str, int | None], ...]
    terms: HostingTerms = HostingTerms()
    settings: ContestSettings | None = None


async def begin_competition(house: House, league: League, series: Series) -> Contest:
    """Return a competition that begins with all who play in it. Raises `CaseError` for a set-up that cannot be."""
    new = contests.NewContest(series.game, series.name, series.setup, seats=series.entrants, settings=series.settings)
    async with house.db.write(keys.of_league(league.id)) as tx:
        contest = await contests.create_contest(house, await leagues.get(tx, league.id), new, tx=tx)
        terms = msgspec.to_builtins(series.terms)
        await rows.add(tx, StoredCompetition(contest_id=contest.id, game=series.game, terms=terms))
    return contest


def suit_config(house: House, game: str, config: JsonObject) -> JsonObject:
    """Return a competition's config with what a game's page wants otherwise than usual."""
    hosted = house.games[game].hosted
    return config if hosted is None else hosted.suited(config)


async def found_competition(house: House, league: League, founding: Founding) -> Contest:
    """Return a competition whose sign-up is open. Raises `CaseError` for a config that breaks the rules."""
    new = contests.NewContest(
        KEY,
        founding.name,
        {"config": suit_config(house, founding.game, founding.config), "entrants": {}},
        seats=[(REFEREE, REFEREE, None), (RESULTS, RESULTS, None)],
        settings=founding.settings,
        channel_id=founding.channel_id,
        referee_id=founding.referee_id,
    )
    async with house.db.write(keys.of_league(league.id)) as tx:
        contest = await contests.create_contest(house, await leagues.get(tx, league.id), new, tx=tx)
        terms = msgspec.to_builtins(founding.terms)
        await rows.add(tx, StoredCompetition(contest_id=contest.id, game=founding.game, terms=terms))
    return contest
