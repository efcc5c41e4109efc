"""Posts that are the same for every game: panels, receipts, reminders, the referee's acts, troubles."""

from typing import TYPE_CHECKING

from cogs.shared.dossier import Dossier, load
from cogs.shared.errors import ACCENT
from cogs.shared.escaping import escape
from cogs.shared.orderflow import Author, receipt_post
from cogs.shared.posts import Post
from referee import arbitration, contests, leagues, orders, people
from referee.model import OutboxRow
from rules.contract import SeatId

if TYPE_CHECKING:
    from cogs.shared.app import App

REFEREE = 0x9B59B6


async def panel(app: "App", contest_id: int) -> Post:
    """Return the current panel of a contest, whichever turn the row that asks for it was about."""
    turn = await contests.latest_turn(app.house, contest_id)
    dossier = await load(app.house, turn)
    missing = await orders.missing_seats(app.house, turn.id)
    return app.presenters[dossier.contest.game].panel(dossier.league.language, dossier, tuple(missing))


async def to_person(app: "App", row: OutboxRow, dossier: Dossier) -> Post | None:
    """Return what a person is sent by DM: private facts, a copy of a receipt, a reminder."""
    assert row.user_id is not None  # noqa: S101 - these rows go to a user
    person = await people.get(app.house, row.user_id)
    author = Author(row.user_id, person.language or dossier.league.language, person.palette)
    presenter = app.presenters[dossier.contest.game]
    if row.kind == "receipt":
        receipt = await orders.receipt(app.house, int(str(row.payload["order_id"])))
        return await receipt_post(app, author, dossier, receipt)
    seat = SeatId(str(row.payload["seat"]))
    title = f"### {presenter.title(author.language, dossier)}"
    if row.kind == "private":
        return presenter.private(author.language, dossier, seat)
    if row.kind == "order_discarded":
        return Post((title, app.texts.t(author.language, "notice-order-discarded")), accent=ACCENT)
    if dossier.turn.status != "open":
        return None  # the turn closed while the reminder waited
    due = app.texts.t(author.language, "reminder", due=dossier.turn.due_ms // 1000)
    owed = presenter.owed(author.language, dossier, seat)
    if row.destination == "user":
        return Post((title, due, owed))
    return Post((title, f"<@{row.user_id}>", due, owed), pings=(row.user_id,))  # his DMs are closed: in the thread


async def about_contest(app: "App", row: OutboxRow, dossier: Dossier) -> Post:
    """Return a notice about a contest: a referee's act (to all), or a trouble (to the referees)."""
    language = dossier.league.language
    title = f"### {app.presenters[dossier.contest.game].title(language, dossier)}"
    if row.kind == "arbitration":
        act = await arbitration.get(app.house, int(str(row.payload["arbitration_id"])))
        text = app.texts.t(
            language,
            "arbitration-notice",
            act=app.texts.t(language, f"act-{act.op.replace('_', '-')}"),
            referee=f"<@{act.by_user}>",
            reason=escape(act.reason),
        )
        return Post((title, text), accent=REFEREE)
    return Post((title, app.texts.t(language, f"notice-{row.kind.replace('_', '-')}")), accent=ACCENT)


async def league_notice(app: "App", row: OutboxRow) -> Post:
    """Return a notice that concerns no single turn, such as a post that could not be delivered."""
    league = await leagues.get(app.house, row.league_id)
    return Post((app.texts.t(league.language, f"notice-{row.kind.replace('_', '-')}"),), accent=ACCENT)
