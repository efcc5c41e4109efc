"""`/… historique`: the turns of a contest; one of them with its orders, once these are public."""

import re

import discord
import msgspec

from cogs.kit.actions import record_id, register
from cogs.kit.answers import answer, change_message, defer, defer_change, language_of
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import find_named_contest, find_pressed_contest
from cogs.kit.dossiers import load_dossier
from presenters.dossier import Dossier
from presenters.errors import UserError
from presenters.escaping import clip, code_span, escape, mention, text_length
from presenters.post import TEXT_LIMIT, Block, Button, ButtonRow, Post, Select, SelectOption, custom_id
from presenters.seals import sent_line, verify_button
from presenters.texts import Voice
from referee.desk import appeals
from referee.hand import unreadable
from referee.hand.unreadable import UnreadableError
from referee.model import Contest, Turn
from referee.turns import contests, history
from rules.seals import short

ORDER_LIMIT = 700
ROOM = 500  # characters of a post that its title and buttons may take
MATCH = 90
MOST = 20  # turns on a page; a select can offer 25
PAGE = re.compile(r"[0-9]{1,3}")
PAST = {"closed", "annulled"}


async def show_history(interaction: discord.Interaction, match: str | None, game: str, number: int | None) -> None:
    """Answer with the list of a contest's turns, newest first, or with turn `number` of the list in detail."""
    await defer(interaction)
    contest = await find_named_contest(interaction, match, game)
    app = app_of(interaction)
    voice = app.texts.voice(await language_of(interaction))
    turns = [turn for turn in await history.list_turns(app.house, contest.id) if turn.status in PAST]
    if number is None:
        await answer(interaction, await _list(app, voice, contest, turns))
        return
    named = [turn for turn in turns if turn.number == number]
    if not named:
        raise UserError("history-no-turn", turn=number)
    await answer(interaction, await _detail(app, voice, named[-1]))


@register("history")
async def show_chosen_turn(interaction: discord.Interaction, contest_id: int, *, values: tuple[str, ...]) -> None:
    """Show the turn chosen in the list."""
    await defer(interaction)
    contest = await find_pressed_contest(interaction, contest_id)
    app = app_of(interaction)
    turn = await contests.get_turn(app.house, record_id(values[0]))
    if turn.contest_id != contest.id or turn.status not in PAST:
        raise UserError("error-stale")
    await answer(interaction, await _detail(app, app.texts.voice(await language_of(interaction)), turn))


@register("history-page")
async def turn_history_page(interaction: discord.Interaction, contest_id: int, page: str) -> None:
    """Show older or newer turns in the list."""
    await defer_change(interaction)
    contest = await find_pressed_contest(interaction, contest_id)
    if not PAGE.fullmatch(page):
        raise UserError("error-stale")
    app = app_of(interaction)
    voice = app.texts.voice(await language_of(interaction))
    turns = [turn for turn in await history.list_turns(app.house, contest.id) if turn.status in PAST]
    await change_message(interaction, await _list(app, voice, contest, turns, int(page)))


async def _list(app: App, voice: Voice, contest: Contest, turns: list[Turn], page: int = 0) -> Post:
    title = voice.t("history-title", match=escape(contest.name, MATCH))
    listed = turns[::-1][page * MOST : (page + 1) * MOST]
    if not listed:
        return Post((title, voice.t("history-empty")))
    lines: list[str] = []
    options: list[SelectOption] = []
    standing = await history.list_standing_turns(app.house, contest.id)
    for turn in listed:
        try:
            dossier = await load_dossier(app.house, turn.id)
        except UnreadableError as error:
            await unreadable.report_unreadable(app.house, [error])
            lines.append(voice.t("history-unreadable", number=turn.number))
            continue
        stage = app.presenter_of(dossier).stage(voice.locale, dossier.state)
        is_replaced = turn.status == "closed" and turn.id not in standing
        lines.append(await _line(app, voice, dossier, stage, is_replaced=is_replaced))
        options.append(SelectOption(f"{turn.number} · {stage}", str(turn.id)))
    blocks: list[Block] = [title, clip("\n".join(lines), TEXT_LIMIT - text_length(title))]
    if options:
        blocks.append(Select(custom_id("history", contest.id), voice.t("history-choose"), tuple(options)))
    turning = [
        Button(voice.t(f"history-{way}"), custom_id("history-page", contest.id, other))
        for way, other in (("newer", page - 1), ("older", page + 1))
        if 0 <= other * MOST < len(turns)
    ]
    return Post((*blocks, *((ButtonRow(tuple(turning)),) if turning else ())))


async def _line(app: App, voice: Voice, dossier: Dossier, stage: str, *, is_replaced: bool) -> str:
    """Return a past turn in a line: what was played if its game tells that so briefly, else how many orders came."""
    turn = dossier.turn
    is_told = turn.status == "closed" and not is_replaced
    told = app.presenter_of(dossier).past(voice.locale, dossier) if is_told else None
    if told is not None:
        return voice.t("history-told", number=turn.number, stage=stage, told=told)
    return voice.t(
        "history-line",
        number=turn.number,
        stage=stage,
        at=(turn.closed_ms or turn.opened_ms) // 1000,
        status="replaced" if is_replaced else turn.status,
        orders=len(await history.list_orders_received(app.house, turn.id)),
    )


async def _detail(app: App, voice: Voice, turn: Turn) -> Post:
    dossier = await load_dossier(app.house, turn.id)
    title = f"### {app.presenter_of(dossier).title(voice.locale, dossier)}"
    blocks: list[Block] = [
        title,
        _within(voice, [*await _orders(app, voice, dossier), *await _records(app, voice, dossier)]),
    ]
    if turn.status == "closed":
        blocks += app.presenter_of(dossier).reports(voice.locale, dossier)
        blocks.append(ButtonRow((verify_button(voice, turn),)))
    return Post(tuple(blocks))


def _within(voice: Voice, lines: list[str]) -> str:
    """Return as many of `lines` as a post has room for."""
    rest = voice.t("history-rest", count=len(lines))
    room = TEXT_LIMIT - ROOM - text_length(rest)
    kept: list[str] = []
    for line in lines:
        room -= text_length(line) + 1
        if room < 0:
            return "\n".join((*kept, voice.t("history-rest", count=len(lines) - len(kept))))
        kept.append(line)
    return "\n".join(kept)


async def _orders(app: App, voice: Voice, dossier: Dossier) -> list[str]:
    """Return the orders of a past turn, with their seals, if they are public."""
    if dossier.turn.status == "annulled":
        return [voice.t("history-annulled")]
    public = await history.list_public_orders(app.house, dossier.turn.id)
    if public is None:
        return [voice.t("history-still-secret")]
    shown = [
        voice.t(
            "history-order",
            team=_team(dossier, order.seat, voice),
            sent=order.sent_ms // 1000,
            order=code_span(order.canonical, ORDER_LIMIT),
            by=mention(None if order.link == "captain" and not order.by_referee else order.user_id),
            source="referee" if order.by_referee else order.link,
        )
        + "\n"
        + "\n".join((*sent_line(voice, order), voice.t("history-seal", seal=short(order.seal))))
        for order in public
    ]
    return shown or [voice.t("history-no-order")]


async def _records(app: App, voice: Voice, dossier: Dossier) -> list[str]:
    """Return what failed to stand in for an order, who missed the turn, and the bribes paid in it."""
    fallen = await history.list_fallen_orders(app.house, dossier.turn.id)
    lines = [voice.t("history-fallen", team=_team(dossier, one.seat, voice), link=one.link) for one in fallen]
    absent = await history.list_missing_orders(app.house, turn_id=dossier.turn.id)
    excused = await appeals.list_excused(app.house, dossier.contest.id) if absent else set()
    lines += [
        voice.t(
            "history-missing",
            team=_team(dossier, entry.seat, voice),
            excused="yes" if (dossier.turn.number, entry.seat) in excused else "no",
        )
        for entry in absent
    ]
    paid = await history.list_bribes(app.house, turn_id=dossier.turn.id)
    lines += [
        voice.t(
            "history-bribe",
            team=_team(dossier, bribe.seat, voice),
            amount=msgspec.convert(bribe.details["amount"], int),
            triggered=bool(bribe.details.get("triggered")),
        )
        for bribe in paid
    ]
    return lines


def _team(dossier: Dossier, seat: str, voice: Voice) -> str:
    name = dossier.team_names.get(seat)
    return escape(name) if name else voice.t("the-referee")
