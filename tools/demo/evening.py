"""The hands of the demonstration: people act as people do on Discord, everything is recorded, time goes by."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from simcord import ChannelHandle, InteractionResult, ResponseMessage
from simcord.components import walk_components

from tests.support.league import League, Person
from tests.support.reading import Shown, find_custom_id
from tools.demo.dates import local
from tools.demo.record import Recorder, Sight

Say = Callable[[str], None]
TEXT_FIELD = discord.ComponentType.text_input.value
SOON_MS = 1000  # what was due already is done in the next second


@dataclass
class Evening:
    """A league in simulated Discord with a recorder at its side; `say` shows the progress."""

    league: League
    say: Say
    recorder: Recorder = field(init=False)
    window: Sight | None = field(init=False, default=None)  # the last form of choices, as it was sent

    def __post_init__(self) -> None:
        self.recorder = Recorder(self.league)

    def person(self, name: str, *, permissions: str = "") -> Person:
        """Bring somebody into the server."""
        person = self.league.person(name, permissions=permissions)
        self.recorder.know(person)
        return person

    def channel(self, name: str) -> ChannelHandle:
        """Return a channel that the bot or somebody made."""
        backend = self.league.env.backend
        found = next(channel for channel in backend.channels.values() if channel.name == name)
        return ChannelHandle(self.league.env, self.league.guild, found)

    async def pass_time(self, *, hours: float = 0, minutes: float = 0) -> None:
        """Let time go by, from one instant at which the bot has something to do to the next; each is recorded."""
        league = self.league
        goal_ms = league.now_ms() + (hours * 60 + minutes) * 60_000
        while (left_ms := goal_ms - league.now_ms()) > 0:
            next_ms = await league.bot.app.heart.next_instant_ms()
            wait_ms = left_ms if next_ms is None else max(next_ms - league.now_ms(), SOON_MS)
            await league.advance(seconds=min(wait_ms, left_ms) / 1000)
            self.recorder.look()

    async def pass_time_until(self, hour: float) -> None:
        """Let time go by until it is `hour` (19.5: half past seven in the evening) where the league is."""
        at = local(self.league.now_ms())
        await self.pass_time(hours=(hour - at.hour - at.minute / 60 - at.second / 3600) % 24)

    async def write(self, person: Person, text: str) -> discord.Message:
        """Let somebody write to the bot; return its last answer."""
        self.recorder.act(person, f"écrit à Sifflet : {text}")
        answers = await person.dm(text)
        self.recorder.look()
        return answers[-1]

    async def shout(self, person: Person, here: ChannelHandle, text: str) -> None:
        """Let somebody write in a channel."""
        assert person.member is not None  # noqa: S101 - everybody here is in the server
        await person.member.send(here, text)
        self.recorder.look()

    async def command(
        self, person: Person, name: str, /, *, here: ChannelHandle | None = None, **options: object
    ) -> InteractionResult:
        """Let somebody use a slash command, in a channel or in their DM."""
        shown = {option: await self._typed(person, name, option, here, options) for option in options}
        typed = "".join(f" {option}:{value}" for option, value in shown.items())
        where = self.recorder.channel_name(here.id) if here else "MP"
        self.recorder.act(person, f"tape /{name}{typed}", via=f"/{name}", place=where)
        result = await person.command(name, here=here, **options)
        self.recorder.open(person, result.modal)
        self.recorder.look()
        return result

    async def press(self, person: Person, on: Shown | InteractionResult, wanted: str) -> InteractionResult:
        """Let somebody press a button."""
        shown = _message(on)
        label = _label(shown, find_custom_id(shown, wanted))
        self.recorder.act(person, f"appuie sur « {label} »", via=f"« {label} »", place=self._place(shown))
        result = await person.press(shown, wanted)
        self.recorder.open(person, result.modal)
        self.recorder.look()
        return result

    async def choose(
        self, person: Person, on: Shown | InteractionResult, wanted: str, *values: str
    ) -> InteractionResult:
        """Let somebody choose in a select."""
        shown = _message(on)
        labels = _options(shown, find_custom_id(shown, wanted))
        chosen = ", ".join(labels.get(value, value) for value in values)
        self.recorder.act(person, f"choisit {chosen}", place=self._place(shown))
        result = await person.choose(shown, wanted, *values)
        self.recorder.open(person, result.modal)
        self.recorder.look()
        return result

    async def fill(self, person: Person, form: InteractionResult, text: str) -> InteractionResult:
        """Let somebody type into the only text field of a form and send it."""
        assert form.modal is not None  # noqa: S101 - the button opens a form
        fields = walk_components(form.modal["components"])
        [field_id] = [item["custom_id"] for item in fields if item["type"] == TEXT_FIELD]
        title = form.modal["title"]
        self.recorder.act(person, f"remplit le formulaire « {title} » : {text}", via=f"« {title} »")
        result = await person.fill(form, **{field_id: text})
        self.recorder.look()
        return result

    async def select(self, person: Person, form: InteractionResult, parts: Mapping[str, str]) -> InteractionResult:
        """Let somebody choose in a form of choices, the rest as it is chosen already, and send it."""
        assert form.modal is not None  # noqa: S101 - the button opens a form
        given: dict[str, list[str]] = {}
        told: list[str] = []
        title = form.modal["title"]
        for item in walk_components(form.modal["components"]):
            options = {option["value"]: option for option in item.get("options") or ()}
            wanted = parts.get(str(item.get("custom_id", "")).partition(":")[0])
            chosen = [wanted] if wanted in options else [one for one in options if options[one].get("default")]
            told += [options[one]["label"] for one in chosen if one == wanted]
            given |= {item["custom_id"]: chosen} if chosen else {}
        self.recorder.act(person, f"choisit {', '.join(told)}", via=f"« {title} »")
        self.window = self.recorder.window(person, form.modal, given)
        result = await person.fill(form, **given)
        self.recorder.look()
        return result

    async def _typed(
        self, person: Person, name: str, option: str, here: ChannelHandle | None, given: Mapping[str, object]
    ) -> str:
        """Return an option's value as its user sees it: of what was chosen from a list, the line of the list."""
        value, declared = given[option], self._declared(name)[option]
        offered = declared.get("choices") or ()
        if declared.get("autocomplete"):
            others = {key: one for key, one in given.items() if key != option}
            offered = await person.complete(name, option, "", here=here, **others)
        return next((str(one["name"]) for one in offered if one["value"] == value), _shown(value))

    def _declared(self, name: str) -> dict[str, Mapping[str, Any]]:
        """Return the options of a command as the bot has registered it."""
        requests = self.league.env.http_requests
        level: list[dict[str, Any]] = next(
            one.json or [] for one in requests if one.method == "PUT" and one.path.endswith("/commands")
        )
        for word in name.split():
            level = next(one for one in level if one["name"] == word).get("options") or []
        return {one["name"]: one for one in level}

    def _place(self, shown: Shown) -> str:
        return self.recorder.channel_name(shown.channel_id if isinstance(shown, ResponseMessage) else shown.channel.id)


def _message(on: Shown | InteractionResult) -> Shown:
    """Return the message that is meant by the answer to somebody's act."""
    if not isinstance(on, InteractionResult):
        return on
    if on.response is None:
        raise LookupError("the bot has not answered")
    return on.response


def _components(shown: Shown) -> Sequence[Any]:
    return shown.components if isinstance(shown, ResponseMessage) else [item.to_dict() for item in shown.components]


def _label(shown: Shown, custom_id: str) -> str:
    found = (item for item in walk_components(_components(shown)) if item.get("custom_id") == custom_id)
    return next((str(item["label"]) for item in found if item.get("label")), custom_id)


def _options(shown: Shown, custom_id: str) -> dict[str, str]:
    """Return what a select offers: value -> what people read."""
    found = (item for item in walk_components(_components(shown)) if item.get("custom_id") == custom_id)
    return {str(option["value"]): str(option["label"]) for item in found for option in item.get("options") or ()}


def _shown(value: object) -> str:
    """Return an option of a command as it is typed; of a file or a person the name."""
    if isinstance(value, bool):
        return "oui" if value else "non"
    return str(value[0]) if isinstance(value, tuple) else str(getattr(value, "name", value))
