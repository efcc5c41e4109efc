"""Everybody's own open matches: what is owed in each, and until when; and what was offered and waits."""

import discord

from cogs.kit.actions import on
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.league.moving import move_blocks
from cogs.league.offered import challenge_blocks, moves_asked
from presenters.dossier import thread_of
from presenters.escaping import escape
from presenters.post import Button, ButtonRow, Post, custom_id
from presenters.texts import Voice
from referee.hand import unreadable
from referee.orders import mine
from referee.orders.mine import OwnContest

MOST = 15


async def matches_of(app: App, user_id: int) -> list[OwnContest]:
    """Return the open matches of a person, newest first; the referees hear of what cannot be read."""
    found = await mine.list_own_contests(app.house, user_id, MOST)
    await unreadable.report_unreadable(app.house, [one.fault for one in found if one.fault is not None])
    return [one for one in found if not _rests(app, one)]


def _rests(app: App, one: OwnContest) -> bool:
    """Return whether a contest is over for now: it waits for a next season, nobody for it."""
    return one.state is not None and app.house.games[one.contest.game].stage(one.state) == "finished"


def match_line(app: App, voice: Voice, one: OwnContest) -> str:
    """Return a match of somebody's in a line."""
    contest, turn = one.contest, one.turn
    name, place = escape(contest.name), thread_of(contest)
    if turn is None:
        return voice.t("matches-over", match=name)
    if one.state is None:
        return voice.t("matches-unreadable", match=name, place=place)
    due, stage = turn.due_ms // 1000, app.presenters[contest.game].stage(voice.locale, one.state)
    if contest.status == "paused":
        line = voice.t("matches-paused", match=name, stage=stage, place=place)
    elif one.is_owed:
        line = voice.t("matches-owed", match=name, stage=stage, asked=turn.stage, due=due, place=place)
    else:
        line = voice.t("matches-waiting", match=name, stage=stage, due=due, place=place)
    return voice.t("matches-decides", line=line, decides=contest.settings.decides)


@on("my-matches")
async def matches_pressed(interaction: discord.Interaction) -> None:
    """Show the user's open matches."""
    await defer(interaction)
    await answer(interaction, await matches_post(interaction))


async def matches_post(interaction: discord.Interaction) -> Post:
    """Return the user's open matches: what is owed, until when; then those that wait for others."""
    app = app_of(interaction)
    voice = app.texts.voice(await language_of(interaction))
    found = await matches_of(app, interaction.user.id)
    lines = [match_line(app, voice, one) for one in found] or [voice.t("matches-none")]
    agenda = ButtonRow((Button(voice.t("matches-agenda"), custom_id("cp-agenda")),))
    ids = sorted({one.contest.league_id for one in found})
    user_id = interaction.user.id
    asked = await move_blocks(app, voice, ids, user_id)
    waiting = (*await challenge_blocks(interaction, voice), *await moves_asked(app, voice, ids, user_id))
    return Post((voice.t("matches-title"), *lines, *waiting, *asked, *((agenda,) if found else ())))
