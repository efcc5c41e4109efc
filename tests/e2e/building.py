"""A captain's step-by-step form as they hold it on a phone: every press leads to the next, every tap is counted."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from tests.e2e.forging import place
from tests.e2e.played import Played
from tests.rules.kollaball.positions import match as position
from tests.support.league import Person
from tests.support.reading import custom_ids, text_of


@dataclass
class Form:
    """A captain's form as they hold it: each press leads to the next one."""

    match: Played
    captain: Person
    shown: Any
    taps: int = 1  # on a phone, with the one that opened it: a button takes one, a select two

    @property
    def text(self) -> str:
        return text_of(self.shown)

    @property
    def written(self) -> list[str]:
        """The orders in the form, line by line."""
        return self.text.split("```\n")[1].split("\n```")[0].splitlines() if "```" in self.text else []

    def offered(self, action: str, number: str = "") -> list[str]:
        """Return the values offered by the selects of an action, for the player of that number if one is given."""
        return [option["value"] for item in self.selects(action, number) for option in item["options"]]

    def selects(self, action: str, number: str = "") -> list[Any]:
        wanted = f"{action}:{self.turn_id}:"
        rows = [item for row in self.shown.components for item in row.get("components", ())]
        found = [item for item in rows if str(item.get("custom_id", "")).startswith(wanted)]
        return [item for item in found if not number or f"{number} · " in item["placeholder"]]

    @property
    def turn_id(self) -> str:
        return next(name for name in custom_ids(self.shown) if name.startswith("form-type")).split(":")[1]

    async def choose(self, action: str, number: str, value: str) -> None:
        """Choose a value in whichever select of the action offers it."""
        offering = self.selects(action, number)
        select = next(item for item in offering if value in [one["value"] for one in item["options"]])
        self.shown = (await self.captain.choose(self.shown, select["custom_id"], value)).response
        self.taps += 2

    async def act(self, number: str, value: str) -> None:
        """Press what a player is to do, or choose it where it comes with a special."""
        pressed = [name for name in self.offered_presses("act") if name.endswith(f":{value}")]
        if pressed:
            self.shown = (await self.press(pressed[0])).response
        else:
            await self.choose("form-set:act", number, value)

    def offered_presses(self, part: str) -> list[str]:
        return [name for name in custom_ids(self.shown) if name.startswith(f"form-do:{part}:")]

    async def press(self, action: str) -> Any:
        self.taps += 1
        return await self.captain.press(self.shown, action)

    async def hand_over(self) -> Any:
        """Press « Envoyer »; return the receipt, which takes the form's place."""
        return (await self.press("form-send")).response


async def opened(match: Played, captain: Person | None = None) -> Form:
    captain = captain or match.red[0]
    return Form(match, captain, (await captain.press(match.panel, "form")).response)


async def placed(match: Played, *players: str, **fields: Any) -> None:
    """Put the open turn's position in place: as `positions.match` reads it, names and options kept."""
    before = await match.state()
    given = position(*players, **fields)
    config = msgspec.structs.replace(before.config, **fields.get("config", {}))
    named: Mapping[str, Any] = {
        player: msgspec.structs.replace(entry, name=before.players[player].name if player in before.players else player)
        for player, entry in given.players.items()
    }
    sides = {
        team: msgspec.structs.replace(side, captain=before.teams[team].captain) for team, side in given.teams.items()
    }
    await place(match, msgspec.structs.replace(given, config=config, players=named, teams=sides))
