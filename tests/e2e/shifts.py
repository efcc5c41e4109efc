"""A Double-Échec match between two coaches, as far as a test wants it, and what they do in it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cogs.double_echec.team import GAME, read_roster
from referee.hand.resolution import chance_of, resolve_sealed
from referee.league import teams
from referee.model import Team
from rules.contract import SeatId
from rules.double_echec.events import Event
from rules.double_echec.roster import Roster
from rules.double_echec.state import Match as State
from tests.support import contest
from tests.support.contest import RunningMatch, installed, newest_contest, open_to_dms
from tests.support.league import League, Person

TERMS = {"duree": "flash"}
LINEUPS = "A1 11,9,17; P1 4,5; GB 31; TP oui", "A1 71,66,77; P1 2,7; GB 1; TP non"


@dataclass(frozen=True)
class Rink(RunningMatch[State]):
    """A match whose line-ups are open."""

    game = GAME

    home: Person
    away: Person

    async def foreseen(self, **texts: str) -> tuple[Event, ...]:
        """Return what the open turn would come to with those canonical orders: its dice follow from them."""
        turn, game = await self.turn(), self.app.house.games[GAME]
        sealed = {SeatId(seat): text for seat, text in texts.items()}
        resolution = resolve_sealed(game, turn.state, sealed, chance_of(turn))
        return game.decode_events(resolution.events)  # type: ignore[return-value]

    async def sheet_for(self, wanted: Callable[[Event], bool], *lines: str) -> str:
        """Return a sheet of the home side, away silent, with which something wanted happens in the open turn."""
        for most in range(100):
            text = "; ".join((f"O tir si pct>={most}", *lines))
            if any(wanted(event) for event in await self.foreseen(home=text)):
                return text
        raise AssertionError("it never happens")

    async def play(self, home: str, away: str) -> None:
        """Let both send: the turn is played and posted."""
        await self.send(self.home, home)
        await self.send(self.away, away)
        await self.settle()


async def team_of(league: League, person: Person) -> Team:
    """Return the team that somebody coaches."""
    app, found = league.bot.app, await installed(league)
    [team] = await teams.list_teams_of_person(app.house, person.id, found.id, GAME)
    return team


async def roster(league: League, person: Person) -> Roster:
    """Return the sheet of somebody's team."""
    return read_roster(await team_of(league, person))


async def challenge(league: League, by: Person, to: Person | None = None, **options: Any) -> Any:
    """Let `by` challenge somebody, or anybody; return the challenge as everybody sees it."""
    return await contest.challenge(league, "double-echec", by, to, **{**TERMS, **options})


async def rink(league: League, home: Person, away: Person, **options: Any) -> Rink:
    """Return a match between two people who are both open to DMs; `home` has made the challenge."""
    await away.press(await challenge(league, home, away, **options), "de-accept")
    await league.advance(seconds=16)
    return await rink_of(league, home, away)


async def rink_of(league: League, home: Person, away: Person) -> Rink:
    """Return the match that was made last."""
    await open_to_dms(league, home, away)
    made = await newest_contest(league)
    assert made.thread_id is not None
    return Rink(league, made.id, made.thread_id, home, away)
