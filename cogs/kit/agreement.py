"""What two players settle between them: a draw offered, agreed to, refused; a resignation. Each is asked for twice.

The buttons name the contest, so they work under any post of it.
"""

from collections.abc import Awaitable, Callable
from typing import assert_never

import discord

from cogs.kit.actions import register
from cogs.kit.answers import answer, change_message, defer, defer_change, language_of
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import find_pressed_contest
from cogs.kit.dossiers import load_latest_dossier
from cogs.kit.seats import find_own_seat
from presenters.dossier import Dossier
from presenters.escaping import escape, mention
from presenters.post import Button, ButtonRow, ButtonStyle, Post, custom_id
from presenters.presenter import Presenter
from presenters.texts import Voice
from referee.course import agreement
from referee.model import ContestAct
from rules.contract import SeatId

NAME = 90

Acts = Callable[..., Awaitable[ContestAct]]


@register("draw")
async def ask_draw(interaction: discord.Interaction, contest_id: int) -> None:
    """Ask whether to offer a draw; where one is offered already, whether to agree, or to take one's own back."""
    await defer(interaction)
    app, voice, dossier, seat = await _pressed(interaction, contest_id)
    offer = await agreement.find_draw_offer(app.house, contest_id)
    yes, no = custom_id("draw-yes", contest_id), custom_id("draw-no", contest_id)
    asked, buttons = "draw-ask", [Button(voice.t("draw-offer"), yes, ButtonStyle.primary)]
    if offer is not None and offer.seat == seat:
        asked, buttons = "draw-yours", [Button(voice.t("draw-take-back"), no)]
    elif offer is not None:
        asked = "draw-answer-ask"
        buttons = [Button(voice.t("draw-agree"), yes, ButtonStyle.success), Button(voice.t("draw-refuse"), no)]
    await answer(interaction, Post((_asked(voice, asked, dossier, seat), ButtonRow(tuple(buttons)))))


@register("draw-yes")
async def agree_draw(interaction: discord.Interaction, contest_id: int) -> None:
    """Offer a draw, or agree to the one that is offered."""
    await _act(interaction, contest_id, agreement.offer_draw)


@register("draw-no")
async def refuse_asked_draw(interaction: discord.Interaction, contest_id: int) -> None:
    """Refuse a draw, or take one's own offer back."""
    await _act(interaction, contest_id, agreement.refuse_draw)


@register("resign")
async def ask_resignation(interaction: discord.Interaction, contest_id: int) -> None:
    """Ask whether to give the contest up."""
    await defer(interaction)
    _, voice, dossier, seat = await _pressed(interaction, contest_id)
    button = Button(voice.t("resign-sure"), custom_id("resign-yes", contest_id), ButtonStyle.danger)
    await answer(interaction, Post((_asked(voice, "resign-ask", dossier, seat), ButtonRow((button,)))))


@register("resign-yes")
async def resign_by_press(interaction: discord.Interaction, contest_id: int) -> None:
    """Give the contest up."""
    await _act(interaction, contest_id, agreement.resign)


async def _pressed(interaction: discord.Interaction, contest_id: int) -> tuple[App, Voice, Dossier, SeatId]:
    """Return what a press is about, and the user's own seat. Raises `UserError` for anybody else's contest."""
    app = app_of(interaction)
    contest = await find_pressed_contest(interaction, contest_id)
    seat = await find_own_seat(interaction, contest.id)
    dossier = await load_latest_dossier(app.house, contest.id)
    return app, app.texts.voice(await language_of(interaction)), dossier, seat


def _asked(voice: Voice, message_id: str, dossier: Dossier, seat: SeatId) -> str:
    """Return a question about a contest: which one, and against whom."""
    other = next((name for held, name in dossier.team_names.items() if held != seat), "")
    return voice.t(message_id, match=escape(dossier.contest.name, NAME), other=escape(other, NAME))


async def _act(interaction: discord.Interaction, contest_id: int, act: Acts) -> None:
    """Do what is pressed, and say in its place that it is done."""
    await defer_change(interaction)
    app, voice, _, _ = await _pressed(interaction, contest_id)
    done = await act(app.house, contest_id, interaction.user.id, snowflake=interaction.id)
    await change_message(interaction, Post((voice.t(f"{done.kind.replace('_', '-')}-done"),)))
    app.heart.poke()


def act_post(presenter: Presenter, voice: Voice, dossier: Dossier, act: ContestAct) -> Post:
    """Return the news of what a player did, for the thread: the other one is called, and may answer."""
    others = tuple(user for seat, user in dossier.captains.items() if seat != act.seat)
    told = voice.t(
        f"{act.kind.replace('_', '-')}-told",
        team=escape(dossier.team_names.get(act.seat) or act.seat, NAME),
        other=mention(*others),
    )
    happened = presenter.happened(voice.locale, dossier, dossier.game.decode_events(act.events))
    title = f"### {presenter.title(voice.locale, dossier)}"
    blocks = (title, "\n".join((told, *happened)))
    match act.kind:
        case "draw_agreed" | "resigned":
            return Post((*blocks, *presenter.afterwards(voice.locale, dossier)), pings=others)
        case "draw_offered":
            button = Button(voice.t("draw-answer"), custom_id("draw", dossier.contest.id), ButtonStyle.primary)
            return Post((*blocks, ButtonRow((button,))), pings=others)
        case "draw_refused":
            return Post(blocks, pings=others)
        case never:
            assert_never(never)
