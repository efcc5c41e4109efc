"""A Double-Échec match between two coaches, as far as a test wants it, and what they do in it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord
from simcord import InteractionResult

from cogs.double_echec.team import GAME, read_roster
from cogs.kit.app import App
from referee.hand import people
from referee.hand.resolution import chance_of, resolve_sealed
from referee.league import leagues, teams
from referee.model import League as StoredLeague
from referee.model import Team, Turn
from referee.turns import contests
from rules.contract import SeatId
from rules.double_echec.events import Event
from rules.double_echec.roster import Roster
from rules.double_echec.state import Match as State
from tests.e2e.match import install
from tests.support.league import League, Person
from tests.support.reading import text_of

GRACE_MS = 11_000
TERMS = {"duree": "flash"}
LINEUPS = "A1 11,9,17; P1 4,5; GB 31; TP oui", "A1 71,66,77; P1 2,7; GB 1; TP non"


@dataclass(frozen=True)
class Rink:
    """A match whose line-ups are open."""

    league: League
    home: Person
    away: Person
    contest_id: int

    @property
    def app(self) -> App:
        return self.league.bot.app

    async def turn(self) -> Turn:
        return await contests.get_latest_turn(self.app.house, self.contest_id)

    async def state(self) -> State:
        """Return the position now, secrets included."""
        turn = await self.turn()
        return self.app.house.games[GAME].decode(turn.state if turn.after is None else turn.after)  # type: ignore[return-value]

    async def send(self, person: Person, text: str) -> Any:
        """Let a coach send a sheet by DM and confirm it; return the receipt."""
        shown = (await person.dm(text))[-1]
        return await person.press(shown, "order-ok")

    async def arbitrate(self, by: Person, act: str, text: str = "", **given: Any) -> InteractionResult:
        """Let a referee correct the match."""
        options = {"acte": act, "raison": "vu à la vidéo", **given, **({"texte": text} if text else {})}
        return await by.command("arbitre corriger", here=self.thread, **options)

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

    async def overdue(self) -> None:
        """Let time pass until the open turn has been closed by its deadline and everything is posted."""
        await self.league.advance_to((await self.turn()).due_ms + GRACE_MS)
        await self.settle()

    async def settle(self) -> None:
        """Let everything that is waiting be posted."""
        await self.league.advance(seconds=16)

    @property
    def thread(self) -> Any:
        return self.league.threads()[-1]

    @property
    def posts(self) -> list[discord.Message]:
        return list(self.thread.history())

    async def panel(self) -> discord.Message:
        """Return the match panel as it is now."""
        known = await contests.list_panels(self.app.house, self.contest_id)
        return next(post for post in self.posts if post.id == known[""])

    async def told(self) -> list[str]:
        """Return the texts of the thread but for the panel, oldest first, with ordinary blanks."""
        panel = (await self.panel()).id
        return [plain(text_of(post)) for post in self.posts if post.id != panel]


def plain(text: str) -> str:
    return text.replace("\u202f", " ").replace("\u00a0", " ")


async def installed(league: League) -> StoredLeague:
    """Return the league, installed unless that is done."""
    house = league.bot.app.house
    if await leagues.find_league(house, league.guild.id) is None:
        await install(league, league.person("oscar", permissions="manage_guild"), league.role("Arbitres"))
    found = await leagues.find_league(house, league.guild.id)
    assert found is not None
    return found


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
    await installed(league)
    given = {**TERMS, **options, **({} if to is None else {"adversaire": to.member})}
    result = await by.command("double-echec defier", here=league.channel("general"), **given)
    assert "est lancé" in text_of(result.response), text_of(result.response)
    return league.channel("general").history()[-1]


async def rink(league: League, home: Person, away: Person, **options: Any) -> Rink:
    """Return a match between two people who are both open to DMs; `home` has made the challenge."""
    await away.press(await challenge(league, home, away, **options), "de-accept")
    await league.advance(seconds=16)
    return await rink_of(league, home, away)


async def rink_of(league: League, home: Person, away: Person) -> Rink:
    """Return the match that was made last."""
    house = league.bot.app.house
    for person in (home, away):
        await people.note_dm_open(house, person.id, person.user.dm_channel.id)
    known = await contests.list_contests(house, (await installed(league)).id)
    return Rink(league, home, away, known[0].id)
