"""Why the deadline of a turn was put off: told in the thread as it is, and shown on the panel while the turn runs."""

from collections.abc import Sequence
from dataclasses import replace

from presenters.dossier import Dossier
from presenters.escaping import escape, length
from presenters.post import TEXT_LIMIT, Post, Row, Select
from presenters.texts import Voice
from referee.model import Postponement

ACCENT = 0x3498DB
MOST = 5  # the last of them


def delays_post(voice: Voice, title: str, dossier: Dossier, steps: Sequence[Postponement]) -> Post | None:
    """Return the word to everybody that a deadline was put off, and why; None once the turn is over."""
    if dossier.turn.status != "open" or not steps:
        return None
    return Post((title, _lines(voice, dossier, steps)), accent=ACCENT)


def with_delays(voice: Voice, dossier: Dossier, post: Post, steps: Sequence[Postponement]) -> Post:
    """Return a panel that says why the deadline is later than usual, where it is and there is room to say it."""
    if dossier.turn.status != "open" or not steps:
        return post
    told = _lines(voice, dossier, steps)
    room = TEXT_LIMIT - sum(length(block) for block in post.blocks if isinstance(block, str))
    if length(told) > room:
        return post
    at = next((n for n, block in enumerate(post.blocks) if isinstance(block, Row | Select)), len(post.blocks))
    return replace(post, blocks=(*post.blocks[:at], told, *post.blocks[at:]))


def _lines(voice: Voice, dossier: Dossier, steps: Sequence[Postponement]) -> str:
    return "\n".join(_line(voice, dossier, step) for step in steps[-MOST:])


def _line(voice: Voice, dossier: Dossier, step: Postponement) -> str:
    was, due = step.from_ms // 1000, step.to_ms // 1000
    if step.seat is None:
        return voice.t("postponed-no-play", was=was, due=due)
    team = escape(dossier.team_names.get(step.seat) or step.seat)
    return voice.t(f"postponed-{step.why}", was=was, due=due, captain=f"<@{step.user_id}>", team=team)
