"""What was offered and waits for an answer, for both sides, wherever its message is: challenges, matches to put off."""

from collections.abc import Iterable, Sequence

import discord

from cogs.game import cogs_of
from cogs.kit.app import App, app_of
from presenters.challenges import answer_buttons, withdraw_button
from presenters.escaping import escape
from presenters.lobby import game_name
from presenters.post import Block, Button, ButtonRow, custom_id
from presenters.texts import Voice
from referee.desk import moving
from referee.desk.moving import MoveRequest
from referee.league import challenges, leagues
from referee.model import Challenge, League

MOST = 5  # that are shown; the oldest first
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
    found = (await open_challenges(interaction, league))[:MOST]
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


async def moves_asked(app: App, voice: Voice, league_ids: Sequence[int], user_id: int) -> tuple[Block, ...]:
    """Return the matches that one of both sides wants put off, for the user to answer, or to take back."""
    found = [one for league_id in league_ids for one in await moving.list_move_requests(app.house, league_id, user_id)][
        :MOST
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
