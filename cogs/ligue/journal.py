"""The public record of the referees' acts as a post."""

from collections.abc import Sequence

from cogs.shared.app import App
from cogs.shared.escaping import escape
from cogs.shared.posts import TEXT_LIMIT, Post
from referee.model import Arbitration

REASON = 200  # characters of a reason that the journal shows
LATEST = 15


async def journal_post(app: App, language: str, acts: Sequence[Arbitration]) -> Post:
    """Return the latest of `acts` (oldest first), newest on top, as many as fit one message."""
    texts = app.texts
    lines = [texts.t(language, "journal-title")]
    if not acts:
        lines.append(texts.t(language, "journal-empty"))
    room = TEXT_LIMIT - len(lines[0])
    for act in sorted(acts, key=lambda act: act.id, reverse=True)[:LATEST]:
        line = texts.t(
            language,
            "journal-line",
            number=act.id,
            at=act.at_ms // 1000,
            referee=f"<@{act.by_user}>",
            act=texts.t(language, f"act-{act.op.replace('_', '-')}"),
            reason=escape(act.reason, limit=REASON),
        )
        room -= len(line)
        if room < 0:
            break
        lines.append(line)
    return Post(tuple(lines))
