"""A side of a competition's match asks to put it off, for the other one to agree or refuse: in the match's thread."""

from presenters.dossier import Dossier
from presenters.escaping import escape
from presenters.post import Button, Post, Row, Style
from presenters.press import custom_id
from presenters.texts import Voice
from referee.model import messages

ACCENT = 0x3498DB


def asked_post(voice: Voice, title: str, dossier: Dossier, message: messages.MoveAsked) -> Post:
    """Return the question; whoever answers for the other side is called."""
    called = tuple(row.user_id for row in dossier.seats if row.seat in message.seats and row.user_id is not None)
    told = voice.t(
        "move-asked", fixture=message.fixture, by=escape(message.by), round=message.round, due=message.due_ms // 1000,
        called=" ".join(f"<@{user}>" for user in called) or "none",
    )  # fmt: skip
    buttons = (
        Button(voice.t("move-agree"), custom_id("cp-move-yes", message.move), Style.success),
        Button(voice.t("move-refuse"), custom_id("cp-move-no", message.move)),
    )
    return Post((title, told, Row(buttons)), ACCENT, pings=called)


def refused_post(voice: Voice, title: str, message: messages.MoveRefused) -> Post:
    """Return that nothing comes of it."""
    return Post((title, voice.t("move-refused", fixture=message.fixture, by=escape(message.by))), ACCENT)
