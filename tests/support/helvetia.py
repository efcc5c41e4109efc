"""A Helvetia Cup match between two coaches, made the short way, and what they do in it; the page's positions."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
from simcord import InteractionResult

from cogs.helvetia_cup.team import GAME
from cogs.kit.app import App
from db import turns
from referee.desk import arbitration
from referee.hand import people
from referee.league import leagues
from referee.model import By, Turn
from referee.model import League as StoredLeague
from referee.turns import contests
from rules.helvetia_cup.game import GAME as RULES
from rules.helvetia_cup.state import Match as State
from tests.e2e.match import install
from tests.support.agreed import agreed
from tests.support.league import League, Person
from tests.support.reading import text_of

GRACE_MS = 11_000
NAMES = {"home": "Les Fous de Zyon", "away": "Les Dragons de Basela"}
TEAMS = {"home": {"team": "zyon"}, "away": {"team": "basela"}}
BRISK = {"stall_limit": 1, "half_minutes": 1, "extra_minutes": 1, "family_red_cells": [45]}  # a turn ends a half
SQUADS = {"home": "S 1 3 5 6 8 / 7 4", "away": "S 1 2 3 8 10 / 5 6"}
_PAGE = (Path(__file__).parents[2] / "docs" / "rulebook" / "helvetia-cup.md").read_text("utf-8")


def base(name: str = "B1", **changes: Any) -> State:
    """Return a position of rulebook part 8, with values replaced at dotted paths (`ball__at`)."""
    given: dict[str, Any] = json.loads(_block("B1"))
    for path, value in (*json.loads(_block(name) if name != "B1" else "{}").items(), *changes.items()):
        *parents, last = path.replace("__", ".").split(".")
        place = given
        for parent in parents:
            place = place[parent]
        place[last] = value
    state = RULES.decode(json.dumps(given).encode())
    assert isinstance(state, State)
    return state


def _block(name: str) -> str:
    found = re.search(rf"```json base={name}\n(.*?)\n```", _PAGE, re.DOTALL)
    assert found is not None
    return found[1]


@dataclass(frozen=True)
class Played:
    """A match whose first turn is open: what tests do in it, and what they read."""

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
        state = RULES.decode(turn.state if turn.after is None else turn.after)
        assert isinstance(state, State)
        return state

    async def put(self, state: State) -> None:
        """Write a position over the one in play, as if the match had come to it."""
        turn = await self.turn()
        async with self.app.house.db.write() as tx:
            await turns.change(
                tx,
                turn.id,
                was=("open",),
                state=RULES.encode(state),
                stage=RULES.stage(state),
                awaiting=RULES.awaiting(state),
                accepting=RULES.accepting(state),
            )

    async def dice(self, forced: Mapping[str, int]) -> None:
        """Force dice of the open turn."""
        by = By(self.league.person(f"régie {await self.number()}").id, "pour l'essai")
        for label, value in forced.items():
            await arbitration.force_die(self.app.house, self.contest_id, by, label=label, value=value)

    async def number(self) -> int:
        return (await self.turn()).number

    async def send(self, person: Person, text: str) -> Any:
        """Let a coach send an order by DM and confirm it; return the receipt."""
        shown = (await person.dm(text))[-1]
        return await person.press(shown, "order-ok")

    async def play(self, **texts: str) -> None:
        """Let coaches send what they owe (`home`, `away`); the turn is then over, and everything is posted."""
        for seat, text in texts.items():
            await self.send(self.home if seat == "home" else self.away, text)
        await self.settle()

    async def overdue(self) -> None:
        """Let time pass until the open turn has been closed by its deadline and everything is posted."""
        await self.league.advance_to((await self.turn()).due_ms + GRACE_MS)
        await self.settle()

    async def settle(self) -> None:
        await self.league.advance(seconds=16)

    async def arbitrate(self, by: Person, act: str, text: str = "", **given: Any) -> InteractionResult:
        """Let a referee correct the match."""
        options = {"acte": act, "raison": "vu à la vidéo", **given, **({"texte": text} if text else {})}
        return await by.command("arbitre corriger", here=self.thread, **options)

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


async def played(
    league: League, home: Person, away: Person, *, config: Mapping[str, Any] | None = None, **setup: Any
) -> Played:
    """Return a match of two people who are both open to DMs, written as `/helvetia creer` writes it."""
    app, found = league.bot.app, await installed(league)
    contest = await contests.create_contest(
        app.house,
        found,
        contests.NewContest(
            GAME,
            " – ".join(NAMES.values()),
            {"variant": "geek", "mode": "single", "teams": TEAMS, "config": {**(config or {})}, **setup},
            seats=[("home", NAMES["home"], home.id), ("away", NAMES["away"], away.id)],
            settings=agreed(found, None),
        ),
    )
    await league.advance(seconds=16)
    return await made(league, home, away, contest.id)


async def challenge(league: League, by: Person, to: Person | None = None, **options: Any) -> Any:
    """Let `by` challenge somebody, or anybody; return the challenge as everybody sees it."""
    await installed(league)
    given = {**options, **({} if to is None else {"adversaire": to.member})}
    result = await by.command("helvetia defier", here=league.channel("general"), **given)
    assert "est lancé" in text_of(result.response), text_of(result.response)
    return league.channel("general").history()[-1]


async def made(league: League, home: Person, away: Person, contest_id: int = 0) -> Played:
    """Return a match, by default the one that was made last."""
    house = league.bot.app.house
    for person in (home, away):
        await people.note_dm_open(house, person.id, person.user.dm_channel.id)
    known = await contests.list_contests(house, (await installed(league)).id)
    return Played(league, home, away, contest_id or known[0].id)
