"""A Matrix Hockey league on Discord: installed, and a season created as a referee creates it."""

from dataclasses import dataclass
from typing import Any

from simcord import ChannelHandle

from referee.league import leagues
from referee.model import Contest, Turn
from referee.turns import contests
from rules.contract import SeatId
from rules.matrix_hockey.state import State
from tests.support.league import League, Person

CREATE = "matrix creer"
SIZE = 12


@dataclass(frozen=True)
class Season:
    """A season whose first week is open: one division, everybody coached."""

    league: League
    referee: Person
    coaches: tuple[Person, ...]

    @property
    def house(self) -> Any:
        return self.league.bot.app.house

    @property
    def thread(self) -> ChannelHandle:
        return self.league.threads()[-1]

    async def contest(self) -> Contest:
        (found,) = await made(self.league)
        return found

    async def turn(self) -> Turn:
        return await contests.get_latest_turn(self.house, (await self.contest()).id)

    async def state(self) -> State:
        found = await contests.read_position(self.house, await self.turn())
        assert isinstance(found, State)
        return found

    async def seat(self, coach: Person) -> SeatId:
        seats = await contests.list_seats(self.house, (await self.contest()).id)
        return next(seat.seat for seat in seats if seat.user_id == coach.id)


def people(league: League, count: int = SIZE) -> tuple[Person, ...]:
    return tuple(league.person(f"coach{number}") for number in range(1, count + 1))


def team_list(coaches: tuple[Person, ...], division: str = "E") -> str:
    return "".join(f"Équipe {number},{division},{who.mention}\n" for number, who in enumerate(coaches, start=1))


async def install(league: League, organiser: Person) -> None:
    await organiser.command("ligue installer", here=league.channel("general"), role=league.role("Arbitres"))


async def upload(league: League, person: Person, teams: str | bytes, **given: Any) -> Any:
    """Use `/matrix creer` with files given as texts or bytes; return the answer."""
    files = {
        name: (f"{name}.txt", text.encode() if isinstance(text, str) else text)
        for name, text in {"equipes": teams, **given}.items()
        if name in {"equipes", "reglages", "matrices"}
    }
    others = {name: value for name, value in given.items() if name not in files}
    result = await person.command(CREATE, here=league.channel("general"), **files, **others)
    return result.response


async def made(league: League) -> list[Contest]:
    house = league.bot.app.house
    found = await leagues.find_league(house, league.guild.id)
    assert found is not None
    return await contests.list_contests(house, found.id, open_only=False)


async def open_season(league: League, organiser: Person, referee: Person, **given: Any) -> Season:
    """Return a season of one division of twelve in its first week."""
    await install(league, organiser)
    coaches = people(league)
    form = await upload(league, referee, team_list(coaches), **given)
    await referee.press(form, "mh-plan-ok")
    await league.advance(seconds=30)
    return Season(league, referee, coaches)
