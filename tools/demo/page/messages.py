"""A message as Discord shows it: who, when, what it answers, what it says, and who alone can see it."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from tools.demo.dates import short
from tools.demo.page.components import Painter, image
from tools.demo.page.markdown import Names
from tools.demo.record import WINDOW, Recorder, Sight

AVATARS = ("#5865f2", "#3ba55c", "#faa61a", "#ed4245", "#eb459e", "#9b59b6", "#1abc9c", "#e67e22")
BOT = "Sifflet"
GOES_ON = "Ce message se met à jour pendant la partie ; le voici tel qu’il était à ce moment."
PREVIEW = 90  # characters of a message that stand above the reply to it


@dataclass(frozen=True)
class Reader:
    """Who looks at a channel; what they read are the names that their Discord knows."""

    recorder: Recorder

    @property
    def names(self) -> Names:
        """The names behind ids."""
        recorder = self.recorder
        return Names(
            lambda user: recorder.people.get(user, BOT),
            recorder.channel_name,
            recorder.role_name,
        )

    def messages(self, sights: Sequence[Sight], prefix: str) -> str:
        """Return messages as HTML, in their order; `prefix` makes their anchors unique in the page."""
        by_id = {sight.id: sight for sight in sights}
        return "".join(self._message(sight, by_id.get(sight.replies_to or 0), prefix) for sight in sights)

    def _message(self, sight: Sight, answered: Sight | None, prefix: str) -> str:
        if any(component["type"] == WINDOW for component in sight.components):  # nobody sends it: it is just there
            return Painter(sight, self.names).all(sight.components)
        name = self.recorder.people.get(sight.author_id, BOT)
        badge = '<span class="app">APP</span>' if name == BOT else ""
        painter = Painter(sight, self.names)
        loose = [picture for key, picture in sight.pictures.items() if key not in repr(sight.components)]
        body = [
            f'<div class="text">{painter.text(sight.content)}</div>' if sight.content else "",
            painter.all(sight.components),
            *map(image, loose),
            '<small class="edited">(modifié)</small>' if sight.is_edited and name != BOT else "",
            self._note(sight),
        ]
        return (
            f'<article id="{prefix}-{sight.id}" class="message{"" if sight.only_for is None else " ephemeral"}">'
            f"{self._above(sight, answered)}{_avatar(name, sight.author_id)}"
            f"<header><b>{escape(name)}</b>{badge}<time>{short(sight.sent_ms)}</time></header>"
            f'<div class="body">{"".join(body)}</div></article>'
        )

    def _above(self, sight: Sight, answered: Sight | None) -> str:
        """Return the line above a message: the command or the message that it answers."""
        if answered is not None:
            name = self.recorder.people.get(answered.author_id, BOT)
            said = answered.content if len(answered.content) <= PREVIEW else f"{answered.content[:PREVIEW]}…"
            return f'<div class="above">↱ <b>{escape(name)}</b> {escape(said)}</div>'
        if sight.via is not None and sight.only_for is not None:
            name = self.recorder.people.get(sight.only_for, "?")
            return f'<div class="above">↱ <b>{escape(name)}</b> a utilisé <i>{escape(sight.via)}</i></div>'
        if sight.via is not None:
            return f'<div class="above">↱ a utilisé <i>{escape(sight.via)}</i></div>'
        return ""

    def _note(self, sight: Sight) -> str:
        if sight.goes_on:
            return f'<small class="note">🔄 {GOES_ON}</small>'
        if sight.only_for is None:
            return ""
        name = escape(self.recorder.people.get(sight.only_for, "?"))
        return f'<small class="note">👁 {name} est seul(e) à voir ce message</small>'


def _avatar(name: str, user_id: int) -> str:
    colour = "#23a55a" if name == BOT else AVATARS[(user_id >> 1) % len(AVATARS)]
    return f'<span class="avatar" style="background:{colour}" aria-hidden="true">{escape(name[:1])}</span>'
