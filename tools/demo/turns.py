"""Every turn of an evening told anew by its game's presenter: also what nobody opened that evening, in any language."""

import re
from collections.abc import AsyncIterator

from sqlalchemy import select

from boards.palette import PUBLIC
from bot import SiffletBot
from cogs.kit.dossiers import load_whole_dossier
from db.tables import turn
from presenters.dossier import Dossier
from presenters.post import ButtonRow, Post
from presenters.presenter import Presenter

SEATS = 2  # of each turn; a league has many that are told the same
PAGE = re.compile(r"report:\d+:([^:]*):(\d+)")

Told = tuple[str, Post]  # what is told, and how


async def told_anew(bot: SiffletBot, language: str) -> AsyncIterator[Told]:
    """Yield what there is to read of each turn: orders, what its seats are told, the position, its reports."""
    app = bot.app
    async with app.house.db.read() as tx:
        ids = [row.id for row in await tx.execute(select(turn.c.id).order_by(turn.c.id), {})]
    for turn_id in ids:
        dossier = await load_whole_dossier(app.house, turn_id)
        presenter, where = app.presenter_of(dossier), f"turn {turn_id}"
        for seat in [seat.seat for seat in dossier.seats][:SEATS]:
            yield f"{where} · brief of {seat}", presenter.brief(language, dossier, seat)
            now_ms = app.house.clock.now_ms()
            yield f"{where} · board of {seat}", presenter.board(language, dossier, seat, PUBLIC, now_ms)
        if dossier.after is None:
            continue
        for order in sorted(dossier.orders, key=lambda order: order.seat):
            read = dossier.game.parse(dossier.state, order.seat, order.canonical)
            yield f"{where} · order of {order.seat}", Post((presenter.order(language, dossier, read),))
        yield f"{where} · line", Post((presenter.line(language, dossier),))
        for told in _reports(presenter, language, dossier):
            yield f"{where} · {told[0]}", told[1]


def _reports(presenter: Presenter, language: str, dossier: Dossier) -> list[Told]:
    """Return the pages of a turn's reports to which its announcements lead, and these to others."""
    pages: dict[tuple[str, str], Post] = {}
    waiting = [
        presenter.closed(language, dossier, part) for part in dossier.game.bulletins(dossier.now, dossier.events)
    ]
    waiting.append(Post(presenter.reports(language, dossier)))
    while waiting:
        rows = [block for block in waiting.pop(0).blocks if isinstance(block, ButtonRow)]
        ids = [getattr(button, "custom_id", "") for row in rows for button in row.buttons]
        for found in filter(None, map(PAGE.fullmatch, ids)):
            part, page = found.groups()
            if (part, page) not in pages:
                pages[part, page] = presenter.report(language, dossier, int(page), part)
                waiting.append(pages[part, page])
    return [(f"report {part} {page}", post) for (part, page), post in pages.items()]
