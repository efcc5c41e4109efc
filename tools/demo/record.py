"""What everybody saw: each message as it stood when it came or changed, and each thing that somebody did, in order.

Simulated Discord is looked at after every act (`Recorder.look`); a message that changed since the last look is one more
sight of it. Ephemeral answers are sights of one person, DMs of one person and the bot.
"""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from simcord.backend.access import channel_accessible
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import ChannelType

from referee.hand.times import snowflake_ms
from tests.support.league import League, Person

WINDOW = "window"  # what stands for a form of Discord's among the components of a message
USUAL = {0, 19, 20}  # messages of people and bots, replies, answers to commands: the rest is Discord's own notices
SERVER = "tout le serveur"
SILENT = 1 << 12  # the flag of a message without notification


@dataclass(frozen=True)
class Picture:
    """An attached picture, with its description for those who do not see it."""

    name: str
    png: bytes
    alt: str


@dataclass(frozen=True)
class Sight:
    """A message as it stood at one moment."""

    id: int
    channel_id: int
    author_id: int
    sent_ms: int
    seen_ms: int
    content: str
    components: Sequence[Mapping[str, Any]]
    pictures: Mapping[str, Picture]
    is_edited: bool
    only_for: int | None  # the one person who sees an ephemeral answer
    via: str | None  # what the answer answers: « Fanny a utilisé … »
    replies_to: int | None
    pings: tuple[int, ...] = ()  # users that it notifies
    is_quiet: bool = False
    goes_on: bool = False  # it has changed since, and is not shown so
    message: Message | None = None  # as simulated Discord kept it then; a window is none


@dataclass(frozen=True)
class Entry:
    """One line of the evening: somebody did something (`told`), or a message came or changed (`sight`)."""

    at_ms: int
    place: str
    who: str
    seen_by: str
    told: str = ""
    sight: Sight | None = None


@dataclass
class Recorder:
    """Keeps the evening of a league. `people` grows as they come in."""

    league: League
    people: dict[int, str] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    forms: list[tuple[str, Mapping[str, Any]]] = field(default_factory=list)  # who opened which window of Discord's
    _last: dict[int, tuple[str, str]] = field(default_factory=dict)
    _doing: str | None = None

    def know(self, person: Person) -> None:
        """Learn somebody's name."""
        self.people[person.id] = person.name.capitalize()

    def act(self, person: Person, told: str, *, via: str | None = None, place: str = "") -> None:
        """Note what somebody does; `via` is how Discord heads the answers to it."""
        self._doing = via
        name = self.people[person.id]
        self.entries.append(Entry(self.league.now_ms(), place, name, name, told))

    def open(self, person: Person, form: Mapping[str, Any] | None) -> None:
        """Note the window that opened for somebody, if one did."""
        if form is not None:
            self.forms.append((self.people[person.id], deepcopy(dict(form))))

    def look(self) -> None:
        """Note every message that came or changed since the last look."""
        for message in sorted(self._messages(), key=lambda message: (_changed_ms(message), message.id)):
            state = (message.content, repr(message.components) + repr([file["url"] for file in message.attachments]))
            if message.type not in USUAL or self._last.get(message.id) == state:
                continue
            if message.content or message.components or message.attachments:
                self._note(message, is_edited=message.id in self._last)
                self._last[message.id] = state

    def channel_name(self, channel_id: int) -> str:
        """Return how people call a channel: `#inscriptions`, `fil …`, `MP d'Aliénor`."""
        channel = self.league.env.backend.channels.get(channel_id)
        if channel is None:
            return "#inconnu"
        if channel.guild_id is None:
            owner = next((self.people[user] for user in channel.recipient_ids if user in self.people), "?")
            return f"MP {'d’' if owner[0] in 'AÉEIOUYH' else 'de '}{owner}"
        return f"fil « {channel.name} »" if channel.is_thread else f"#{channel.name}"

    def role_name(self, role_id: int) -> str:
        """Return the name of a role of the server."""
        role = self.league.env.backend.get_guild(self.league.guild.id).roles.get(role_id)
        return role.name if role else "rôle"

    def sights(self, channel_id: int, viewers: Sequence[int] = ()) -> list[Sight]:
        """Return the messages of a channel as they stood at the end, with the ephemeral answers to `viewers`.

        Those of a thread are as they stood when the next one came: its panel, which stands above the story and says at
        the end who has won, does not tell it beforehand.
        """
        channel = self.league.env.backend.channels.get(channel_id)
        is_told_in_order = channel is not None and channel.is_thread
        shown: dict[int, Sight] = {}
        for entry in self.entries:
            sight = entry.sight
            if sight is None or sight.channel_id != channel_id or sight.only_for not in {None, *viewers}:
                continue
            has_others_below = sight.id in shown and max(shown) > sight.id
            if is_told_in_order and sight.only_for is None and has_others_below:
                shown[sight.id] = replace(shown[sight.id], goes_on=True)
            else:
                shown[sight.id] = sight
        return [shown[message_id] for message_id in sorted(shown)]

    def sight(self, message_id: int) -> Sight:
        """Return a message as it stands now."""
        return next(
            entry.sight for entry in reversed(self.entries) if entry.sight is not None and entry.sight.id == message_id
        )

    def window(self, person: Person, modal: Mapping[str, Any], given: Mapping[str, Sequence[str]]) -> Sight:
        """Return a form as it is sent: a window over everything else, with what was chosen in it."""
        shown = deepcopy(dict(modal))
        for item in walk_components(shown["components"]):
            for option in item.get("options") or ():
                option["default"] = option["value"] in given.get(item["custom_id"], ())
        now_ms = self.league.now_ms()
        return Sight(
            id=0,
            channel_id=0,
            author_id=self.league.bot.user.id,
            sent_ms=now_ms,
            seen_ms=now_ms,
            content="",
            components=[{**shown, "type": WINDOW}],
            pictures={},
            is_edited=False,
            only_for=person.id,
            via=None,
            replies_to=None,
        )

    def channels(self) -> list[int]:
        """Return every channel in which something was said, in the order of its first message."""
        return list(dict.fromkeys(entry.sight.channel_id for entry in self.entries if entry.sight))

    def _messages(self) -> Iterator[Message]:
        for by_id in self.league.env.backend.messages.values():
            yield from by_id.values()

    def _note(self, message: Message, *, is_edited: bool) -> None:
        sight = self._sight(message, is_edited=is_edited)
        who = self.people.get(message.author_id, "Sifflet")
        place = self.channel_name(message.channel_id)
        self.entries.append(Entry(sight.seen_ms, place, who, self._seen_by(sight), sight=sight))

    def _sight(self, message: Message, *, is_edited: bool) -> Sight:
        metadata = message.interaction_metadata or {}
        user = int((metadata.get("user") or {}).get("id") or 0)
        reference = message.reference or {}
        return Sight(
            id=message.id,
            channel_id=message.channel_id,
            author_id=message.author_id,
            sent_ms=snowflake_ms(message.id),
            seen_ms=_changed_ms(message),
            content=message.content,
            components=deepcopy(message.components),
            pictures={picture.name: picture for picture in self._pictures(message)},
            is_edited=is_edited,
            only_for=user if message.is_ephemeral else None,
            via=self._doing if metadata and message.author_id not in self.people else None,
            replies_to=int(reference["message_id"]) if reference.get("message_id") else None,
            pings=tuple(message.ping_user_ids),
            is_quiet=bool(message.flags & SILENT),
            message=deepcopy(message),
        )

    def _pictures(self, message: Message) -> Iterator[Picture]:
        for file in message.attachments:
            content = self.league.env.backend.cdn.get(file["url"])
            if content is not None:
                yield Picture(file["filename"], content, file.get("description") or "")

    def _seen_by(self, sight: Sight) -> str:
        """Return who can read a message: one person, those whom a closed channel lets in, or the whole server."""
        if sight.only_for is not None:
            return f"{self.people.get(sight.only_for, '?')} seul(e), réponse éphémère"
        backend = self.league.env.backend
        readers = [user for user in self.people if channel_accessible(backend, sight.channel_id, user, history=True)]
        if len(readers) == len(self.people) and backend.channels[sight.channel_id].type != ChannelType.DM:
            return SERVER
        return ", ".join(self.people[user] for user in readers)


def _changed_ms(message: Message) -> int:
    """Return when a message came or was changed last."""
    edited = message.edited_timestamp
    return snowflake_ms(message.id) if edited is None else round(datetime.fromisoformat(edited).timestamp() * 1000)
