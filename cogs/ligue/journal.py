"""The public record of the referees' acts as a post: who, when, what, why, before and after."""

from collections.abc import Sequence

from cogs.shared.acts import act_details, act_line
from cogs.shared.app import App
from cogs.shared.dossier import load
from cogs.shared.escaping import escape
from cogs.shared.posts import TEXT_LIMIT, Post, length
from cogs.shared.texts import Voice
from referee import contests
from referee.model import Arbitration

REASON = 200  # characters of a reason that the journal shows
LATEST = 15
MATCH = 60


async def journal_post(app: App, language: str, acts: Sequence[Arbitration]) -> Post:
    """Return the latest of `acts`, newest on top, as many as fit one message."""
    voice = app.texts.voice(language)
    title, more = voice.t("journal-title"), voice.t("journal-more")
    lines: list[str] = [] if acts else [voice.t("journal-empty")]
    room = TEXT_LIMIT - length(title) - length(more)
    newest = sorted(acts, key=lambda act: act.id, reverse=True)
    for act in newest[:LATEST]:
        line = await _entry(app, voice, act)
        room -= length(line)
        if room < 0:
            break
        lines.append(line)
    return Post((title, *lines, *((more,) if len(newest) > len(lines) > 0 and acts else ())))


async def _entry(app: App, voice: Voice, act: Arbitration) -> str:
    """Return an act with what it changed, as far as everybody may know it."""
    contest = await contests.get(app.house, act.contest_id)
    line = voice.t(
        "journal-line",
        number=act.id,
        at=act.at_ms // 1000,
        match=escape(contest.name, MATCH),
        line=act_line(voice, act, REASON),
    )
    if act.turn_id is None:
        return line
    dossier = await load(app.house, await contests.turn(app.house, act.turn_id))
    details = act_details(voice, app.presenters[contest.game], dossier, act)
    return "\n".join((line, *(f"- {detail}" for detail in details)))
