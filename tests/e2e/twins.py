"""Two seasons that differ in sealed orders alone: what is told in one has to be told in the other, word for word."""

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from referee.desk import arbitration
from referee.model import By
from tests.e2e.season import Season, another, season
from tests.support.league import League
from tests.support.reading import text_of

TEAMS = 6
ROUNDS = TEAMS - 1
ROW = [3, 4, 5, 6, 1, 2]
# No draw and no cup: two seasons with the same orders are the same. CH4 and CH5 are played in one week.
SETUP: Mapping[str, Any] = {
    "roster": {"E": TEAMS},
    "config": {"competitions": ["CH"], "CH": {"bonus_goal": False}},
    "matrices": {"CH": {str(number): ROW for number in range(1, ROUNDS + 1)}},
}
# What differs between two seasons made one after the other: ids, hashes, places in the league's one record, and when
# they were made.
CHANCE = re.compile(
    r"<[@#]&?!?\d+>|\b[0-9a-f]{64}\b|\b[0-9a-f]{4}(?:-[0-9a-f]{4}){3}\b|(?<=Journal n°).*|`\d+` (?=<t:)"
    r"|(?<='value': ')t\d+|(?<=tour-)\d+|(?<=empreintes-)\d+|(?<=tirages · )<t:\d+:F>"
)


@dataclass(frozen=True)
class Twins:
    """Two seasons of one league, with the same referee."""

    one: Season
    other: Season

    async def same(self, ask: Any) -> None:
        """Let `ask(season)` be told (a text) in both; it has to be the same."""
        told = [plain(await ask(each)) for each in (self.one, self.other)]
        assert told[0] == told[1], difference(*told)

    async def send(self, team: str, orders: tuple[str, str]) -> None:
        """Have a team order the one here and the other there."""
        for each, text in zip((self.one, self.other), orders, strict=True):
            await each.send(team, text)

    async def send_all(self, text: str, *, but: str) -> None:
        """Have every team but one order the same in both."""
        for each in (self.one, self.other):
            for team in each.coaches:
                if team != but:
                    await each.send(team, text)

    async def force(self, **dice: int) -> None:
        """Have dice of this week fall as said in both (`column=3, ot=1` are E-01's): what they decide is no chance."""
        for each in (self.one, self.other):
            week = (await each.state()).week
            for what, value in dice.items():
                label, by = f"ch/{week}/{what}/E-01", each.referee.id
                house = each.app.house
                await arbitration.force_die(house, each.contest_id, By(by, "Tirage public"), label=label, value=value)

    async def same_news(self) -> None:
        """Let what is due be posted; all that stands in the two threads has to be the same."""
        await self.one.league.advance(seconds=16)
        first, second = ([plain(text_of(message)) for message in each.posts] for each in (self.one, self.other))
        assert first == second, difference("\n".join(first), "\n".join(second))


async def twins(league: League) -> Twins:
    """Return two seasons at their first week."""
    one = await season(league, **SETUP)
    return Twins(one, await another(league, one.referee, **SETUP))


def plain(text: str) -> str:
    """Return a text without what is chance in it."""
    return CHANCE.sub("?", text)


def difference(first: str, second: str) -> str:
    """Return the lines that are in one text alone."""
    lines = difflib.unified_diff(first.splitlines(), second.splitlines(), n=0, lineterm="")
    return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))
