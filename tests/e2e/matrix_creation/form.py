"""The form « Ma semaine » as a coach holds it."""

from dataclasses import dataclass
from typing import Any, Self

from simcord import ChannelHandle, InteractionResult
from simcord.components import walk_components

from tests.support.league import Person
from tests.support.reading import custom_ids, text_of

BESIDE = "form-ask"  # a button of the form that opens a dialog


@dataclass
class Dialog:
    """The choices for a round, in a window of their own, as Discord shows them: some are chosen already."""

    result: InteractionResult

    @property
    def title(self) -> str:
        assert self.result.modal is not None, "no dialog was shown"
        return str(self.result.modal["title"])

    @property
    def selects(self) -> list[dict[str, Any]]:
        assert self.result.modal is not None, "no dialog was shown"
        return [item for item in walk_components(self.result.modal["components"]) if item.get("options")]

    def offered(self, part: str) -> list[str]:
        """Return the values that a part of the order may have."""
        found = [item for item in self.selects if item["custom_id"].startswith(f"{part}:")]
        return [option["value"] for item in found for option in item["options"]]

    def filled(self, **parts: str) -> dict[str, list[str]]:
        """Return what is sent where only the `parts` are chosen anew."""
        given = {
            item["custom_id"]: [option["value"] for option in item["options"] if option.get("default")]
            for item in self.selects
        }
        for part, value in parts.items():
            assert value in self.offered(part), f"{part} {value} should be one of {self.offered(part)}"
            given |= {
                item["custom_id"]: [value]
                for item in self.selects
                if item["custom_id"].startswith(f"{part}:") and value in [one["value"] for one in item["options"]]
            }
        return {name: values for name, values in given.items() if values}


@dataclass
class Form:
    """A coach's form as they hold it: each press leads to the next one. `presses`: how often the bot was asked."""

    coach: Person
    shown: Any
    presses: int = 0

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

    async def go(self, key: str) -> None:
        """Go to a round of a week to come."""
        self.presses += 1
        self.shown = (await self.coach.choose(self.shown, "form-set:round", key)).response

    async def dialog(self, key: str) -> Dialog:
        """Open the choices for a round."""
        if not any(name.startswith(BESIDE) and name.endswith(f":{key}") for name in custom_ids(self.shown)):
            await self.go(key)
        name = next(name for name in custom_ids(self.shown) if name.startswith(BESIDE) and name.endswith(f":{key}"))
        self.presses += 1
        return Dialog(await self.coach.press(self.shown, name))

    async def fill(self, key: str, **parts: str) -> None:
        """Choose the `parts` of a round's order, the rest as it is chosen already."""
        dialog = await self.dialog(key)
        self.presses += 1
        self.shown = (await self.coach.fill(dialog.result, **dialog.filled(**parts))).response

    async def press(self, action: str) -> Any:
        """Press a button of the form; return what it leads to: the form, or what stands beside it from then on."""
        self.presses += 1
        result = await self.coach.press(self.shown, action)
        return result.followups[0] if result.followups else result.response

    async def send(self) -> Any:
        """Send the orders; return the receipt."""
        return await self.press("form-send")
