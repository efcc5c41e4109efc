"""A Helvetia Cup match between two coaches, made the short way, and what they do in it; the page's positions."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cogs.helvetia_cup.team import GAME
from db import turns
from referee.desk import arbitration
from referee.model import By
from referee.turns import contests
from rules.helvetia_cup.game import GAME as RULES
from rules.helvetia_cup.state import Match as State
from tests.support import contest
from tests.support.agreed import agreed
from tests.support.contest import RunningMatch, installed, newest_contest, open_to_dms
from tests.support.league import League, Person

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
class Played(RunningMatch[State]):
    """A match whose first turn is open: what tests do in it, and what they read."""

    game = GAME

    home: Person
    away: Person

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

    async def play(self, **texts: str) -> None:
        """Let coaches send what they owe (`home`, `away`); the turn is then over, and everything is posted."""
        for seat, text in texts.items():
            await self.send(self.home if seat == "home" else self.away, text)
        await self.settle()


async def played(
    league: League, home: Person, away: Person, *, config: Mapping[str, Any] | None = None, **setup: Any
) -> Played:
    """Return a match of two people who are both open to DMs, written as `/helvetia creer` writes it."""
    app, found = league.bot.app, await installed(league)
    await contests.create_contest(
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
    return await made(league, home, away)


async def challenge(league: League, by: Person, to: Person | None = None, **options: Any) -> Any:
    """Let `by` challenge somebody, or anybody; return the challenge as everybody sees it."""
    return await contest.challenge(league, "helvetia", by, to, **options)


async def made(league: League, home: Person, away: Person) -> Played:
    """Return the match that was made last."""
    await open_to_dms(league, home, away)
    found = await newest_contest(league)
    assert found.thread_id is not None
    return Played(league, found.id, found.thread_id, home, away)
