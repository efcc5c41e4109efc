"""`/kollaball historique`: the turns of a match; one of them with its orders, once these are public."""

from typing import cast

import discord

from cogs.shared.answers import language_of
from cogs.shared.app import App, app_of
from cogs.shared.dossier import load
from cogs.shared.errors import UserError
from cogs.shared.escaping import code, escape
from cogs.shared.posts import TEXT_LIMIT, Post
from referee import history
from referee.model import Contest, Turn
from rules.kollaball.state import State

ORDER_LIMIT = 700
LATEST = 30


async def history_post(interaction: discord.Interaction, contest: Contest, number: int | None) -> Post:
    """Return the list of a match's turns, newest first, or turn `number` of the list in detail."""
    app, language = app_of(interaction), await language_of(interaction)
    turns = [turn for turn in await history.turns(app.house, contest.id) if turn.status in {"closed", "annulled"}]
    if number is None:
        return await _list(app, language, contest, turns)
    named = [turn for turn in turns if turn.number == number]
    if not named:
        raise UserError("history-no-turn", turn=number)
    return await _detail(app, language, named[-1])


async def _list(app: App, language: str, contest: Contest, turns: list[Turn]) -> Post:
    lines = [app.texts.t(language, "history-title", match=escape(contest.name, 90))]
    room = TEXT_LIMIT - len(lines[0])
    for turn in reversed(turns[-LATEST:]):
        dossier = await load(app.house, turn)
        line = app.texts.t(
            language,
            "history-line",
            number=turn.number,
            stage=app.presenters[contest.game].stage(language, dossier.state),
            at=(turn.closed_ms or turn.opened_ms) // 1000,
            status=turn.status,
            orders=len(await history.orders_received(app.house, turn.id)),
        )
        room -= len(line)
        if room < 0:
            break
        lines.append(line)
    if not turns:
        lines.append(app.texts.t(language, "history-empty"))
    return Post(tuple(lines))


async def _detail(app: App, language: str, turn: Turn) -> Post:
    dossier = await load(app.house, turn)
    t, names = app.texts.t, dossier.team_names
    lines = [f"### {app.presenters[dossier.contest.game].title(language, dossier)}"]
    public = await history.orders_of(app.house, turn.id)
    if public is None:
        lines.append(t(language, "history-still-secret"))
    for order in public or ():
        team = escape(names.get(order.seat, order.seat))
        sent = order.sent_ms // 1000
        lines.append(t(language, "history-order", team=team, sent=sent, order=code(order.canonical, ORDER_LIMIT)))
    absent = await history.missing(app.house, turn_id=turn.id)
    lines += [t(language, "history-missing", team=escape(names.get(entry.seat, entry.seat))) for entry in absent]
    for bribe in await history.bribes(app.house, turn_id=turn.id):
        triggered = "yes" if bribe.details.get("triggered") else "no"
        amount = int(cast("int", bribe.details["amount"]))
        team = escape(names.get(bribe.seat, bribe.seat))
        lines.append(t(language, "history-bribe", team=team, amount=amount, triggered=triggered))
    lines.append(t(language, "kb-history-turn", turn=cast("State", dossier.state).turn))
    return Post(tuple(lines))
