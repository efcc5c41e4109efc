"""`/… historique`: the turns of a contest; one of them with its orders, once these are public."""

from typing import cast

import discord

from cogs.shared.actions import custom_id, on, record_id
from cogs.shared.answers import answer, defer, language_of
from cogs.shared.app import App, app_of
from cogs.shared.autocomplete import contest_pressed
from cogs.shared.dossier import Dossier, load
from cogs.shared.errors import UserError
from cogs.shared.escaping import code, escape
from cogs.shared.posts import TEXT_LIMIT, Block, Option, Post, Select, length
from cogs.shared.texts import Voice
from referee import contests, history
from referee.model import Contest, Turn
from rules.seals import short

ORDER_LIMIT = 700
ROOM = 500  # characters of a post that its title and buttons may take
MATCH = 90
LATEST = 25  # as many as a select can offer
PAST = {"closed", "annulled"}


async def history_post(interaction: discord.Interaction, contest: Contest, number: int | None) -> Post:
    """Return the list of a match's turns, newest first, or turn `number` of the list in detail."""
    app = app_of(interaction)
    voice = app.texts.voice(await language_of(interaction))
    turns = [turn for turn in await history.turns(app.house, contest.id) if turn.status in PAST]
    if number is None:
        return await _list(app, voice, contest, turns)
    named = [turn for turn in turns if turn.number == number]
    if not named:
        raise UserError("history-no-turn", turn=number)
    return await _detail(app, voice, named[-1])


@on("history")
async def turn_chosen(interaction: discord.Interaction, contest_id: int, *, values: tuple[str, ...]) -> None:
    """Show the turn chosen in the list."""
    await defer(interaction)
    contest = await contest_pressed(interaction, contest_id)
    app = app_of(interaction)
    turn = await contests.turn(app.house, record_id(values[0]))
    if turn.contest_id != contest.id or turn.status not in PAST:
        raise UserError("error-stale")
    await answer(interaction, await _detail(app, app.texts.voice(await language_of(interaction)), turn))


async def _list(app: App, voice: Voice, contest: Contest, turns: list[Turn]) -> Post:
    title = voice.t("history-title", match=escape(contest.name, MATCH))
    if not turns:
        return Post((title, voice.t("history-empty")))
    lines: list[str] = []
    options: list[Option] = []
    room = TEXT_LIMIT - length(title)
    for turn in reversed(turns[-LATEST:]):
        stage = app.presenters[contest.game].stage(voice.locale, (await load(app.house, turn)).state)
        line = await _line(app, voice, turn, stage)
        room -= length(line) + 1
        if room < 0:
            break
        lines.append(line)
        options.append(Option(f"{turn.number} · {stage}", str(turn.id)))
    chosen = Select(custom_id("history", contest.id), voice.t("history-choose"), tuple(options))
    return Post((title, "\n".join(lines), chosen))


async def _line(app: App, voice: Voice, turn: Turn, stage: str) -> str:
    return voice.t(
        "history-line",
        number=turn.number,
        stage=stage,
        at=(turn.closed_ms or turn.opened_ms) // 1000,
        status=turn.status,
        orders=len(await history.orders_received(app.house, turn.id)),
    )


async def _detail(app: App, voice: Voice, turn: Turn) -> Post:
    dossier = await load(app.house, turn)
    title = f"### {app.presenters[dossier.contest.game].title(voice.locale, dossier)}"
    blocks: list[Block] = [
        title,
        _within(voice, [*await _orders(app, voice, dossier), *await _records(app, voice, dossier)]),
    ]
    if turn.status == "closed":
        blocks += app.presenters[dossier.contest.game].reports(voice.locale, dossier)
    return Post(tuple(blocks))


def _within(voice: Voice, lines: list[str]) -> str:
    """Return as many of `lines` as a post has room for."""
    rest = voice.t("history-rest", count=len(lines))
    room = TEXT_LIMIT - ROOM - length(rest)
    kept: list[str] = []
    for line in lines:
        room -= length(line) + 1
        if room < 0:
            return "\n".join((*kept, voice.t("history-rest", count=len(lines) - len(kept))))
        kept.append(line)
    return "\n".join(kept)


async def _orders(app: App, voice: Voice, dossier: Dossier) -> list[str]:
    """Return the orders of a past turn, with the salts of their seals, if they are public."""
    if dossier.turn.status == "annulled":
        return [voice.t("history-annulled")]
    public = await history.orders_of(app.house, dossier.turn.id)
    if public is None:
        return [voice.t("history-still-secret")]
    shown = [
        voice.t(
            "history-order",
            team=_team(dossier, order.seat, voice),
            sent=order.sent_ms // 1000,
            order=code(order.canonical, ORDER_LIMIT),
            by=f"<@{order.user_id}>" if order.by_referee else "none",
        )
        + "\n"
        + voice.t("history-seal", seal=short(order.seal), salt=order.salt.hex())
        for order in public
    ]
    return shown or [voice.t("history-no-order")]


async def _records(app: App, voice: Voice, dossier: Dossier) -> list[str]:
    """Return who missed the turn, and the bribes paid in it."""
    absent = await history.missing(app.house, turn_id=dossier.turn.id)
    lines = [voice.t("history-missing", team=_team(dossier, entry.seat, voice)) for entry in absent]
    paid = await history.bribes(app.house, turn_id=dossier.turn.id)
    lines += [
        voice.t(
            "history-bribe",
            team=_team(dossier, bribe.seat, voice),
            amount=int(cast("int", bribe.details["amount"])),
            triggered=bool(bribe.details.get("triggered")),
        )
        for bribe in paid
    ]
    return lines


def _team(dossier: Dossier, seat: str, voice: Voice) -> str:
    name = dossier.team_names.get(seat)
    return escape(name) if name else voice.t("kb-referee")
