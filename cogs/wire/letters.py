"""What is said to who answers for a seat: by DM, and by name in the thread where DMs do not reach them."""

from dataclasses import replace
from typing import assert_never

from cogs.kit.app import App
from cogs.kit.authors import Author
from cogs.orders.drafts import draft_buttons, unsent_texts
from cogs.orders.receipts import receipt_post
from presenters.dossier import Dossier
from presenters.errors import ACCENT
from presenters.escaping import escape
from presenters.panel import order_button, thread_link
from presenters.post import Button, ButtonRow, LinkButton, Post
from presenters.texts import Voice
from referee.course import sending
from referee.hand import people
from referee.model import messages


async def to_person(  # noqa: PLR0911 - one per kind
    app: App, user_id: int, message: messages.Letter, dossier: Dossier
) -> Post | None:
    """Return what a person is sent by DM: private facts, a copy of a receipt, a reminder."""
    if not _is_his(dossier, user_id, message):
        return None  # the seat is another's since
    person = await people.get_person(app.house, user_id)
    language = person.language or person.client_language or dossier.league.language
    presenter, voice = app.presenters[dossier.contest.game], app.texts.voice(language)
    title = f"### {presenter.title(language, dossier)}"
    match message:
        case messages.Receipt(order_id=order_id):
            receipt = await sending.read_receipt(app.house, order_id)
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
        case messages.MovedUp():
            return moved_up(app, message, dossier, language)
        case messages.Brief() | messages.Reminder() if dossier.turn.status != "open":
            return None  # it closed while the message waited
        case messages.Brief(seat=seat):
            return _answerable(
                voice, dossier, presenter.brief(language, dossier, seat), presenter.answers(language, dossier, seat)
            )
        case messages.Reminder():
            return await _reminder(app, voice, user_id, message, dossier)
        case _:
            assert_never(message)


def _is_his(dossier: Dossier, user_id: int, message: messages.Letter) -> bool:
    """Return whether a message is still for who it is addressed to: who answers for its seat, or plays the player."""
    if isinstance(message, messages.Reminder) and message.player is not None:
        return (message.player, user_id) in {(one.player, one.user_id) for one in dossier.participants}
    return dossier.is_answered_by(message.seat, user_id)


async def _reminder(app: App, voice: Voice, user_id: int, message: messages.Reminder, dossier: Dossier) -> Post:
    """Return a reminder: first the order that was shown back and not sent, if there is one, else what is owed."""
    presenter, seat, language = app.presenters[dossier.contest.game], message.seat, voice.locale
    title = f"### {presenter.title(language, dossier)}"
    due = voice.t(_reminder_id(message), due=dossier.turn.due_ms // 1000)
    unsent = None if message.player else await sending.find_unsent(app.house, dossier.turn.id, seat, user_id)
    if unsent is None:
        post = Post((title, due, presenter.owed(language, dossier, seat)))
        return _answerable(voice, dossier, post, presenter.answers(language, dossier, seat))
    named, asked = unsent_texts(voice, presenter, dossier, unsent)
    return _answerable(voice, dossier, Post((title, named, due, asked)), draft_buttons(voice, unsent[0]))


def _answerable(voice: Voice, dossier: Dossier, post: Post, buttons: tuple[Button, ...]) -> Post:
    """Return what a person is told by DM with the buttons that answer it, and the way to the contest's thread."""
    row: tuple[Button | LinkButton, ...] = (*buttons, *thread_link(voice, dossier))
    return replace(post, blocks=(*post.blocks, ButtonRow(row))) if row else post


def _reminder_id(message: messages.Reminder) -> str:
    if message.deputy:
        return "reminder-deputy"
    return "reminder" if message.player is None else "reminder-player"


def seat_given(app: App, message: messages.SeatGiven, dossier: Dossier, language: str) -> Post | None:
    """Return the word to somebody who has just been given a seat; None if it is theirs no more."""
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


def moved_up(app: App, message: messages.MovedUp, dossier: Dossier, language: str) -> Post | None:
    """Return the word that a place in a competition is somebody's now; None if it is theirs no more."""
    held = next((seat for seat in dossier.seats if seat.seat == message.seat), None)
    if held is None or held.user_id is None:
        return None
    title = app.presenters[dossier.contest.game].title(language, dossier)
    text = app.texts.t(
        language, "notice-moved-up", person=f"<@{held.user_id}>", name=escape(held.name), thread=dossier.thread
    )
    return Post((f"### {title}", text), pings=(held.user_id,))


def reminders(app: App, message: messages.Reminders, dossier: Dossier) -> Post | None:
    """Return the reminder in the thread to those whom DMs do not reach.

    One alone is told what they owe as well, and so are players, who all owe the same: each their own part.
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
    buttons = presenter.answers(voice.locale, dossier, None)
    if named:  # there they find, each for themselves, an order that was not sent
        buttons += (order_button(voice, "mine", dossier.contest.id),)
    rows = (ButtonRow(buttons),) if buttons else ()
    return Post((f"### {presenter.title(voice.locale, dossier)}", mentions, due, *owed, *rows), pings=users)
