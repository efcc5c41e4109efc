"""The form « Ma semaine » as a coach holds it."""

from dataclasses import dataclass
from typing import Any, Self

from simcord import ChannelHandle

from tests.support.league import Person
from tests.support.reading import text_of


@dataclass
class Form:
    """A coach's form as he holds it: each press leads to the next one."""

    coach: Person
    shown: Any

    @classmethod
    async def opened(cls, coach: Person, *, here: ChannelHandle | None = None) -> Self:
        """Open the form by the command and its button, in the channel `here` or by DM."""
        shown = (await coach.command("matrix ordres", here=here)).response
        return cls(coach, (await coach.press(shown, "form-of")).response)

    @property
    def text(self) -> str:
        return text_of(self.shown)

    @property
    def written(self) -> list[str]:
        return self.text.split("```\n")[1].split("\n```")[0].splitlines() if "```" in self.text else []

    def selects(self, part: str) -> list[Any]:
        rows = [item for row in self.shown.components for item in row.get("components", ())]
        found = [item for item in rows if "options" in item]
        return [item for item in found if f":{part}:" in item["custom_id"] or item["custom_id"].startswith(f"{part}:")]

    def offered(self, part: str) -> list[str]:
        return [option["value"] for item in self.selects(part) for option in item["options"]]

    async def choose(self, part: str, value: str) -> None:
        select = next(item for item in self.selects(part) if value in [one["value"] for one in item["options"]])
        self.shown = (await self.coach.choose(self.shown, select["custom_id"], value)).response

    async def go(self, key: str) -> None:
        await self.choose("form-set:round", key)

    async def press(self, action: str) -> Any:
        """Press a button of the form; return what it leads to: the form, or what stands beside it from then on."""
        result = await self.coach.press(self.shown, action)
        return result.followups[0] if result.followups else result.response

    async def fill(self, key: str, **parts: str) -> None:
        """Go to the round `key` and choose the `parts` of its order."""
        await self.go(key)
        for part, value in parts.items():
            await self.choose(part, value)

    async def send(self) -> Any:
        """Hand the orders over and confirm them; return the receipt."""
        return (await self.coach.press(await self.press("form-send"), "order-ok")).response
