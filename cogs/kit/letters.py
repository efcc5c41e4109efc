"""What is said to who answers for a seat: by DM, and by name in the thread where DMs do not reach him."""

from typing import TYPE_CHECKING, assert_never

from cogs.orders.flow import Author, receipt_post
from presenters.dossier import Dossier
from presenters.errors import ACCENT
from presenters.escaping import escape
from presenters.post import Post
from referee.model import messages
from referee.orders import sending
from referee.people import people

if TYPE_CHECKING:
    from cogs.kit.app import App


async def to_person(  # noqa: PLR0911 - one per kind
    app: "App", user_id: int, message: messages.Letter, dossier: Dossier
) -> Post | None:
    """Return what a person is sent by DM: private facts, a copy of a receipt, a reminder."""
    if not _is_his(dossier, user_id, message):
        return None  # the seat is another's since
    person = await people.get(app.house, user_id)
    language = person.language or person.client_language or dossier.league.language
    presenter, voice = app.presenters[dossier.contest.game], app.texts.voice(language)
    title = f"### {presenter.title(language, dossier)}"
    match message:
        case messages.Receipt(order_id=order_id):
            receipt = await sending.receipt(app.house, order_id)
            return receipt_post(app, Author(user_id, language, person.palette), receipt)
        case messages.StandIn(link=link, fallen=is_fallen):
            return Post((title, voice.t("stand-in-fallen" if is_fallen else "stand-in-used", link=link)))
        case messages.Private(seat=seat):
            return presenter.private(language, dossier, seat)
        case messages.OrderDiscarded():
            return Post((title, voice.t("notice-order-discarded")), accent=ACCENT)
        case messages.OrderStands():
            return Post((title, voice.t("notice-order-stands")), accent=ACCENT)
        case messages.SeatGiven():
            return seat_given(app, message, dossier, language)
        case messages.Brief(seat=seat):
            return presenter.brief(language, dossier, seat) if dossier.turn.status == "open" else None
        case messages.Reminder(seat=seat):
            if dossier.turn.status != "open":
                return None  # it closed while the reminder waited
            due = voice.t(_reminder_id(message), due=dossier.turn.due_ms // 1000)
            return Post((title, due, presenter.owed(language, dossier, seat)))
        case _:
            assert_never(message)


def _is_his(dossier: Dossier, user_id: int, message: messages.Letter) -> bool:
    """Return whether a message is still for who it is addressed to: who answers for its seat, or plays the player."""
    if isinstance(message, messages.Reminder) and message.player is not None:
        return (message.player, user_id) in {(one.player, one.user_id) for one in dossier.participants}
    return dossier.is_answered_by(message.seat, user_id)


def _reminder_id(message: messages.Reminder) -> str:
    if message.deputy:
        return "reminder-deputy"
    return "reminder" if message.player is None else "reminder-player"


def seat_given(app: "App", message: messages.SeatGiven, dossier: Dossier, language: str) -> Post | None:
    """Return the word to somebody who has just been given a seat; None if it is his no more."""
    held = next((seat for seat in dossier.seats if seat.seat == message.seat), None)
    if held is None or held.user_id is None:
        return None
    text = app.texts.t(
        language,
        "notice-seat-given",
        coach=f"<@{held.user_id}>",
        team=escape(held.name),
        match=escape(dossier.contest.name),
        thread=dossier.thread,
    )
    title = app.presenters[dossier.contest.game].title(language, dossier)
    return Post((f"### {title}", text), pings=(held.user_id,))


def reminders(app: "App", message: messages.Reminders, dossier: Dossier) -> Post | None:
    """Return the reminder in the thread to those whom DMs do not reach.

    One alone is told what he owes as well, and so are players, who all owe the same: each his own part.
    """
    named, players = message.seats, message.players
    users = tuple(seat.user_id for seat in dossier.seats if seat.seat in named and seat.user_id is not None)
    users += tuple(one.user_id for one in dossier.participants if one.player in players and one.user_id not in users)
    if dossier.turn.status != "open" or not users:
        return None
    presenter, voice = app.presenters[dossier.contest.game], app.texts.voice(dossier.league.language)
    seats = [named[0]] if len(named) == 1 else [one.seat for one in dossier.participants if one.player in players]
    owed = (presenter.owed(voice.locale, dossier, seats[0]),) if seats else ()
    due = voice.t("reminder-player" if players else "reminder", due=dossier.turn.due_ms // 1000)
    mentions = " ".join(f"<@{user}>" for user in users)
    return Post((f"### {presenter.title(voice.locale, dossier)}", mentions, due, *owed), pings=users)
