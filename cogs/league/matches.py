"""Everybody's own open matches: what is owed in each, and until when; and what was offered and waits.

What waits is shown to both sides, wherever its message is: challenges, matches to put off.
"""

from collections.abc import Iterable, Sequence

import discord

from cogs.game import cogs_of
from cogs.kit.actions import register
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.league.leave import move_blocks
from presenters.challenges import answer_buttons, withdraw_button
from presenters.dossier import thread_of
from presenters.escaping import escape
from presenters.lobby import game_name
from presenters.post import Block, Button, ButtonRow, Post, custom_id
from presenters.texts import Voice
from referee.desk import moving
from referee.desk.moving import MoveRequest
from referee.hand import unreadable
from referee.league import challenges, leagues
from referee.model import Challenge, League
from referee.orders import mine
from referee.orders.mine import OwnContest

MOST_OFFERED = 5  # that are shown; the oldest first
A_ROW = 3  # buttons
NAME = 60


async def open_challenges(interaction: discord.Interaction, league: League | None) -> list[Challenge]:
    """Return the challenges of the user that wait, and those that wait for them: on a server, of its `league`."""
    found = await challenges.list_challenges_of_person(app_of(interaction).house, interaction.user.id)
    return [one for one in found if interaction.guild_id is None or (league and one.league_id == league.id)]


async def challenge_blocks(interaction: discord.Interaction, voice: Voice) -> tuple[Block, ...]:
    """Return these challenges with what the user may press; nothing where there is none."""
    app, user_id, is_here = app_of(interaction), interaction.user.id, interaction.guild_id is not None
    league = await leagues.find_league(app.house, interaction.guild_id) if interaction.guild_id else None
    found = (await open_challenges(interaction, league))[:MOST_OFFERED]
    lines = [_line(voice, one, user_id) for one in found]
    cogs = cogs_of(app)
    buttons = [
        button for one in found for button in _buttons(voice, cogs[one.game].code, one, user_id, is_here=is_here)
    ]
    return ("\n".join(lines), *_rows(buttons)) if found else ()


def _line(voice: Voice, one: Challenge, user_id: int) -> str:
    is_his = one.by_user == user_id
    return voice.t(
        "offer-waiting",
        number=one.id,
        game=game_name(voice, one.game),
        whose="mine" if is_his else "other",
        other=f"<@{one.to_user or one.by_user}>" if is_his else f"<@{one.by_user}>",
        open="yes" if one.to_user is None else "no",
        until=one.expires_ms // 1000,
    )


def _buttons(voice: Voice, code: str, one: Challenge, user_id: int, *, is_here: bool) -> Iterable[Button]:
    """Return what may be pressed; a match is begun on its server, where its channels can be looked at."""
    if one.by_user == user_id:
        return (withdraw_button(voice, one, code, "offer-withdraw-one"),)
    accept, decline = answer_buttons(voice, one, code, "-one")
    return (accept, decline) if is_here else (decline,)


async def move_request_blocks(app: App, voice: Voice, league_ids: Sequence[int], user_id: int) -> tuple[Block, ...]:
    """Return the matches that one of both sides wants put off, for the user to answer, or to take back."""
    found = [one for league_id in league_ids for one in await moving.list_move_requests(app.house, league_id, user_id)][
        :MOST_OFFERED
    ]
    lines = [
        voice.t(
            "move-waiting",
            fixture=one.move.fixture,
            whose="mine" if one.is_his else "other",
            other=escape(one.other_name, NAME),
            round=one.move.to_round,
        )
        for one in found
    ]
    buttons = [button for one in found for button in _move_buttons(voice, one)]
    return ("\n".join(lines), *_rows(buttons)) if found else ()


def _move_buttons(voice: Voice, one: MoveRequest) -> Iterable[Button]:
    fixture, no = one.move.fixture, custom_id("cp-move-no", one.move.id)
    if one.is_his:
        return (Button(voice.t("move-take-back", fixture=fixture), no),)
    return (
        Button(voice.t("move-agree-one", fixture=fixture), custom_id("cp-move-yes", one.move.id)),
        Button(voice.t("move-refuse-one", fixture=fixture), no),
    )


def _rows(buttons: Sequence[Button]) -> Iterable[ButtonRow]:
    return (ButtonRow(tuple(buttons[start : start + A_ROW])) for start in range(0, len(buttons), A_ROW))


MOST_MATCHES = 15


async def load_own_matches(app: App, user_id: int) -> list[OwnContest]:
    """Return the open matches of a person, newest first; the referees hear of what cannot be read."""
    found = await mine.list_own_contests(app.house, user_id, MOST_MATCHES)
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
    due, stage = turn.due_ms // 1000, app.presenters[contest.game].about(one.state).stage(voice.locale, one.state)
    if contest.status == "paused":
        line = voice.t("matches-paused", match=name, stage=stage, place=place)
    elif one.is_owed:
        line = voice.t("matches-owed", match=name, stage=stage, asked=turn.stage, due=due, place=place)
    else:
        line = voice.t("matches-waiting", match=name, stage=stage, due=due, place=place)
    return voice.t("matches-decides", line=line, decides=contest.settings.decides)


@register("my-matches")
async def matches_pressed(interaction: discord.Interaction) -> None:
    """Show the user's open matches."""
    await defer(interaction)
    await answer(interaction, await matches_post(interaction))


async def matches_post(interaction: discord.Interaction) -> Post:
    """Return the user's open matches: what is owed, until when; then those that wait for others."""
    app = app_of(interaction)
    voice = app.texts.voice(await language_of(interaction))
    found = await load_own_matches(app, interaction.user.id)
    lines = [match_line(app, voice, one) for one in found] or [voice.t("matches-none")]
    agenda = ButtonRow((Button(voice.t("matches-agenda"), custom_id("cp-agenda")),))
    ids = sorted({one.contest.league_id for one in found})
    user_id = interaction.user.id
    asked = await move_blocks(app, voice, ids, user_id)
    waiting = (*await challenge_blocks(interaction, voice), *await move_request_blocks(app, voice, ids, user_id))
    return Post((voice.t("matches-title"), *lines, *waiting, *asked, *((agenda,) if found else ())))
