"""A captain's deputy as the thread of the match is told of him: asked, with buttons to answer; there; no more."""

from presenters.dossier import Dossier
from presenters.escaping import escape
from presenters.post import Button, Post, Row, Style
from presenters.press import custom_id
from presenters.texts import Voice
from referee.model import Deputy, DeputyStatus

NAME = 90


def deputy_post(voice: Voice, title: str, dossier: Dossier, one: Deputy, told: DeputyStatus) -> Post | None:
    """Return the news of a deputy, `told` as he was then; None for a request that has been answered or taken back."""
    if told == "asked" and one.status != "asked":
        return None
    text = voice.t(
        f"deputy-{told}-told",
        deputy=f"<@{one.user_id}>",
        captain=f"<@{one.by_user}>",
        team=escape(dossier.team_names.get(one.seat) or one.seat, NAME),
    )
    if told != "asked":
        return Post((title, text), pings=(one.by_user,) if told == "declined" else ())
    buttons = (
        Button(voice.t("deputy-accept"), custom_id("deputy-yes", one.id), Style.success),
        Button(voice.t("deputy-decline"), custom_id("deputy-no", one.id)),
    )
    return Post((title, text, Row(buttons)), pings=(one.user_id,))
