"""A match in play, made the short way, and everything that people can read of it.

The records are written as `/kollaball creer` writes them (`match.py` goes that way itself); from then on everything
goes through Discord.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from simcord import InteractionResult

from cogs.kit.app import App
from referee.course import sending
from referee.hand import people
from referee.league import leagues
from referee.model import Contest, Turn
from referee.orders.intake import SentOrder
from referee.turns import contests
from rules.kollaball.state import State
from tests.e2e.match import CLASSES, TEAMS, Match, install
from tests.support.agreed import agreed
from tests.support.league import League, Person
from tests.support.reading import custom_ids, words

LINEUP = "COMPO 1 2 3 4 BALLE 1"


@dataclass(frozen=True)
class Played(Match):
    """A match whose first turn is open: what tests do in it, and what they read."""

    @property
    def app(self) -> App:
        return self.league.bot.app

    async def orders(self, red: str, blue: str) -> None:
        """Send both captains' orders by DM; the turn then closes."""
        await self.order(self.red[0], red)
        await self.order(self.blue[0], blue)

    async def arbitrate(self, command: str, *, by: Person | None = None, **given: Any) -> InteractionResult:
        """Use a command of `/arbitre` in the match's thread."""
        return await (by or self.referee).command(f"arbitre {command}", here=self.thread, **given)

    async def contest(self) -> Contest:
        league = await leagues.find_league(self.app.house, self.league.guild.id)
        assert league is not None
        found = await contests.list_contests(self.app.house, league.id, open_only=False)
        return next(contest for contest in found if contest.thread_id == self.thread.id)

    async def turn(self) -> Turn:
        """Return the turn that was opened last."""
        return await contests.get_latest_turn(self.app.house, (await self.contest()).id)

    async def state(self) -> State:
        """Return the position now, secrets included."""
        turn = await self.turn()
        return self.app.house.games["kollaball"].decode(turn.state if turn.after is None else turn.after)  # type: ignore[return-value]

    async def overdue(self) -> None:
        """Let time pass until the open turn has been closed by its deadline."""
        await self.league.advance_to((await self.turn()).due_ms + 11_000)

    @property
    def result(self) -> discord.Message:
        """Return the announcement of the turn closed last."""
        offers = (message for message in reversed(self.posts) if custom_ids(message))
        return next(message for message in offers if any(name.startswith("verify:") for name in custom_ids(message)))

    async def report(self, by: Person) -> str:
        """Press « Compte rendu » under the last result; return what it tells."""
        return words((await by.press(self.result, "report")).response)

    async def verified(self, by: Person) -> InteractionResult:
        """Press « Vérifier » under the last result."""
        return await by.press(self.result, "verify")

    @property
    def panel(self) -> discord.Message:
        """Return the match panel as it stands now."""
        return self.panels[-1]

    @property
    def panels(self) -> list[discord.Message]:
        """Return every message of the thread that is a match panel; there should be one."""
        return [message for message in self.posts if any(name.startswith("board:") for name in custom_ids(message))]

    @property
    def posts(self) -> list[discord.Message]:
        """Return what everybody can read in the thread, oldest first."""
        return list(self.thread.history())

    @property
    def told(self) -> list[str]:
        """Return the texts of the thread but for the panel, oldest first."""
        panels = {message.id for message in self.panels}
        return [words(message) for message in self.posts if message.id not in panels]

    def channel(self, name: str) -> list[str]:
        """Return the texts of a channel of the league, such as `annonces-sifflet`."""
        return [words(message) for message in self.league.guild.channels[name].history()]


async def played(
    league: League,
    *,
    modules: Sequence[str] = (),
    tactics: tuple[str | None, str | None] = (None, None),
    classes: tuple[Sequence[str], Sequence[str]] = (CLASSES, CLASSES),
    config: dict[str, object] | None = None,
    settings: dict[str, object] | None = None,
    lined_up: bool = True,
    name: str = "Les Aigles – Les Bisons",
) -> Played:
    """Return a match in its first turn (or at its line-up) whose captains have written to the bot before."""
    organiser = league.person("oscar", permissions="manage_guild")
    referee = league.person("remi", roles=[league.role("Arbitres")], permissions="manage_messages")
    await install(league, organiser, league.role("Arbitres"))
    return await another(
        league,
        referee,
        teams=[_team(league, side, kinds) for side, kinds in zip("rb", classes, strict=True)],
        kinds=classes,
        config={**dict.fromkeys(modules, True), **({"tactics": True} if any(tactics) else {}), **(config or {})},
        tactics=tactics,
        settings=settings,
        lined_up=lined_up,
        name=name,
    )


def _team(league: League, side: str, kinds: Sequence[str]) -> tuple[Person, ...]:
    return tuple(league.person(f"{'rouge' if side == 'r' else 'bleu'}{number}") for number in range(1, len(kinds) + 1))


async def another(
    league: League,
    referee: Person,
    *,
    teams: Sequence[tuple[Person, ...]],
    kinds: tuple[Sequence[str], Sequence[str]] = (CLASSES, CLASSES),
    config: dict[str, object] | None = None,
    tactics: tuple[str | None, str | None] = (None, None),
    settings: dict[str, object] | None = None,
    lined_up: bool = True,
    name: str = "Les Aigles – Les Bisons",
) -> Played:
    """Return one more match in an installed league, between two teams of people."""
    app: App = league.bot.app
    installed = await leagues.find_league(app.house, league.guild.id)
    assert installed is not None
    channel = league.bot.get_channel(installed.announce_channel_id)
    thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    sides = dict(zip(("rouge", "bleue"), teams, strict=True))
    entries = [
        (f"{seat[0]}{number}", person, kind, seat)
        for (seat, members), of_team in zip(sides.items(), kinds, strict=True)
        for number, (person, kind) in enumerate(zip(members, of_team, strict=True), start=1)
    ]
    await contests.create_contest(
        app.house,
        installed,
        contests.NewContest(
            "kollaball",
            name,
            {
                "config": {"roll_call": "off", **(config or {})},
                "teams": {
                    seat: {"captain": f"{seat[0]}1", "tactic": tactic}
                    for seat, tactic in zip(sides, tactics, strict=True)
                },
                "players": {
                    player: {"name": person.name.capitalize(), "class": kind} for player, person, kind, _ in entries
                },
            },
            seats=[(seat, TEAMS[seat], members[0].id) for seat, members in sides.items()] + [("admin", "", None)],
            participants=[(player, person.id, seat) for player, person, _, seat in entries],
            thread_id=thread.id,
            referee_id=referee.id,
            settings=agreed(installed, settings),
        ),
    )
    for members in sides.values():
        await people.note_dm_open(app.house, members[0].id, members[0].user.dm_channel.id)
    handle = next(found for found in league.threads() if found.id == thread.id)
    match = Played(league, referee, *teams, handle)
    if lined_up:
        turn = await match.turn()
        for seat, members in sides.items():
            snowflake = discord.utils.time_snowflake(league.env.now())
            await sending.submit_order(
                app.house,
                turn.id,
                SentOrder(seat=seat, user_id=members[0].id, text=LINEUP, snowflake=snowflake),
            )
    await league.advance(seconds=16)  # the next beat; a poke from here would be no work of the bot's for simcord
    return match
