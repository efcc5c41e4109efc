"""A season of Matrix Hockey made the short way, with people who coach its teams; the rest goes through Discord."""

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bench.seasons import random_orders
from cogs.kit.app import App
from referee.course import sending
from referee.league import leagues
from referee.model import Contest
from referee.orders.intake import SentOrder
from referee.turns import contests
from rules.matrix_hockey import GAME
from rules.matrix_hockey.state import State
from tests.e2e.match import install
from tests.support.agreed import agreed
from tests.support.contest import Running, open_to_dms
from tests.support.league import League, Person
from tests.support.reading import custom_ids, text_of

LEAP_S = 3 * 3600.0  # a turn is a week
SUNDAY_20H = {"day": 6, "hour": 20}


@dataclass(frozen=True)
class Season(Running[State]):
    """A season whose first week is open: what tests do in it, and what they read."""

    game = "matrix-hockey"

    referee: Person
    coaches: Mapping[str, Person]

    async def contest(self) -> Contest:
        return await contests.get_contest(self.app.house, self.contest_id)

    async def order(self, team: str, text: str) -> Any:
        """Send orders by DM and confirm them; return the receipt."""
        shown = (await self.coaches[team].dm(text))[-1]
        return await self.coaches[team].press(shown, "order-ok")

    async def send(self, team: str, text: str) -> None:
        """Send orders the short way, without Discord, for whoever coaches the team now."""
        seats = {seat.seat: seat.user_id for seat in await contests.list_seats(self.app.house, self.contest_id)}
        user_id = seats[team]
        assert user_id is not None, f"nobody coaches {team}"
        snowflake = discord.utils.time_snowflake(self.league.env.now())
        turn = await self.turn()
        await sending.submit_order(
            self.app.house, turn.id, SentOrder(seat=team, user_id=user_id, text=text, snowflake=snowflake)
        )

    async def send_all(self, chance: random.Random, *, but: Collection[str] = (), onr: float = 0.0) -> None:
        """Send what is owed this week, the short way, for all teams `but` some; `onr`: the chance that one forgets."""
        for team, order in random_orders(await self.state(), chance, onr=onr).items():
            if team not in but:
                await self.send(team, GAME.canonical(order))

    def panels(self) -> dict[str, discord.Message]:
        """Return the panels by the second line of their text."""
        found = [
            message
            for message in self.posts
            if any(name.startswith("mine:") for name in custom_ids(message)) and "⏰" not in text_of(message)
        ]
        return {text_of(message).split("\n")[1].strip("*"): message for message in found}

    @property
    def told(self) -> list[str]:
        """Return the texts of the thread but for the panels, oldest first."""
        panels = {message.id for message in self.panels().values()}
        return [text_of(message) for message in self.posts if message.id not in panels]


async def season(league: League, **given: Any) -> Season:
    """Install the league and return a season at its first week; `given` are the options of `another`."""
    league.leap_s = LEAP_S
    organiser = league.person("oscar", permissions="manage_guild")
    referee = league.person("remi", roles=[league.role("Arbitres")], permissions="manage_messages")
    await install(league, organiser, league.role("Arbitres"))
    return await another(league, referee, **given)


async def another(
    league: League,
    referee: Person,
    *,
    roster: Mapping[str, int],
    coached: Sequence[str] | None = None,
    config: Mapping[str, object] | None = None,
    waiting: Sequence[Person] = (),
    settings: Mapping[str, object] | None = None,
    dms: bool = True,
    **setup: object,
) -> Season:
    """Return a season at its first week; every team (or those `coached`) has a coach, whom with `dms` DMs reach."""
    app: App = league.bot.app
    installed = await leagues.find_league(app.house, league.guild.id)
    assert installed is not None
    channel = league.bot.get_channel(installed.announce_channel_id)
    thread = await channel.create_thread(name="Ligue d'hiver", type=discord.ChannelType.public_thread)
    teams = [f"{division}-{number:02}" for division, size in roster.items() for number in range(1, size + 1)]
    coaches = {team: league.person(f"coach-{team.lower()}") for team in teams if coached is None or team in coached}
    contest = await contests.create_contest(
        app.house,
        installed,
        contests.NewContest(
            "matrix-hockey",
            "Ligue d'hiver",
            {
                "config": config or {},
                "roster": roster,
                "waiting_list": [{"id": str(person.id), "name": person.name} for person in waiting],
                **setup,
            },
            seats=[(team, team, coaches[team].id if team in coaches else None) for team in teams],
            participants=[],
            thread_id=thread.id,
            referee_id=referee.id,
            settings=agreed(installed, {"early_close": False, "weekly": SUNDAY_20H, **(settings or {})}),
        ),
    )
    await open_to_dms(league, *((*coaches.values(), *waiting) if dms else ()))
    await league.advance(seconds=16)
    return Season(league, contest.id, thread.id, referee, coaches)
