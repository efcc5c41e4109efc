"""What a row of the outbox says: the one place where every kind of message becomes a post.

Letters are what is said to who answers for a seat: by DM, and by name in the thread where DMs do not reach them.
"""

from dataclasses import replace
from typing import assert_never

from cogs.kit import notices
from cogs.kit.agreement import act_post
from cogs.kit.answers import Author
from cogs.kit.app import App
from cogs.kit.replay import add_replay_button
from cogs.orders.receipts import draft_buttons, receipt_post, unsent_texts
from presenters.dossier import Dossier
from presenters.errors import ACCENT
from presenters.escaping import escape, mention
from presenters.notices import delays_post, deputy_post, postponing_post, postponing_refused_post, with_stakes
from presenters.panel import order_button, thread_link
from presenters.post import Button, ButtonRow, LinkButton, Post
from presenters.rewards import due_post, given_post
from presenters.texts import Voice
from referee.course import agreement, dealing, sending
from referee.hand import people, record
from referee.league import rewards
from referee.model import OutboxRow, messages
from referee.orders import drafts
from referee.outbox import deputies
from referee.turns import postponing, reading


async def letter_to_person(  # noqa: PLR0911 - one per kind
    app: App, user_id: int, message: messages.Letter, dossier: Dossier
) -> Post | None:
    """Return what a person is sent by DM: private facts, a copy of a receipt, a reminder."""
    if not _is_his(dossier, user_id, message):
        return None  # the seat is another's since
    person = await people.get_person(app.house, user_id)
    language = person.language or person.client_language or dossier.league.language
    presenter, voice = app.presenter_of(dossier), app.texts.voice(language)
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
            return seat_letter(app, message, dossier, language)
        case messages.MovedUp():
            return moved_up_letter(app, message, dossier, language)
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
    presenter, seat, language = app.presenter_of(dossier), message.seat, voice.locale
    title = f"### {presenter.title(language, dossier)}"
    due = voice.t(_reminder_id(message), due=dossier.turn.due_ms // 1000)
    unsent = None if message.player else await drafts.find_unsent(app.house, dossier.turn.id, seat, user_id)
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


def seat_letter(app: App, message: messages.SeatGiven, dossier: Dossier, language: str) -> Post | None:
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
    title = app.presenter_of(dossier).title(language, dossier)
    return Post((f"### {title}", text), pings=(held.user_id,))


def moved_up_letter(app: App, message: messages.MovedUp, dossier: Dossier, language: str) -> Post | None:
    """Return the word that a place in a competition is somebody's now; None if it is theirs no more."""
    held = next((seat for seat in dossier.seats if seat.seat == message.seat), None)
    if held is None or held.user_id is None:
        return None
    title = app.presenter_of(dossier).title(language, dossier)
    text = app.texts.t(
        language, "notice-moved-up", person=f"<@{held.user_id}>", name=escape(held.name), thread=dossier.thread
    )
    return Post((f"### {title}", text), pings=(held.user_id,))


def thread_reminder(app: App, message: messages.Reminders, dossier: Dossier) -> Post | None:
    """Return the reminder in the thread to those whom DMs do not reach.

    One alone is told what they owe as well, and so are players, who all owe the same: each their own part.
    """
    named, players = message.seats, message.players
    users = tuple(user for seat, user in dossier.captains.items() if seat in named)
    users += tuple(one.user_id for one in dossier.participants if one.player in players and one.user_id not in users)
    if dossier.turn.status != "open" or not users:
        return None
    presenter, voice = app.presenter_of(dossier), app.texts.voice(dossier.league.language)
    seats = [named[0]] if len(named) == 1 else [one.seat for one in dossier.participants if one.player in players]
    owed = (presenter.owed(voice.locale, dossier, seats[0]),) if seats else ()
    due = voice.t("reminder-player" if players else "reminder", due=dossier.turn.due_ms // 1000)
    mentions = mention(*users)
    buttons = presenter.answers(voice.locale, dossier, None)
    if named:  # there they find, each for themselves, an order that was not sent
        buttons += (order_button(voice, "mine", dossier.contest.id),)
    rows = (ButtonRow(buttons),) if buttons else ()
    return Post((f"### {presenter.title(voice.locale, dossier)}", mentions, due, *owed, *rows), pings=users)


async def post_about(  # noqa: PLR0911, PLR0912 - one per kind
    app: App, row: OutboxRow, message: messages.About, dossier: Dossier
) -> Post | None:
    """Return what `row` says, None where there is nothing to say any more.

    In the league's language or, in a DM, in its reader's.
    """
    presenter, language = app.presenter_of(dossier), dossier.league.language
    in_its_thread = row.destination == "thread"
    voice = app.texts.voice(language)
    title = f"### {presenter.heading(language, dossier.state) if in_its_thread else presenter.title(language, dossier)}"
    match message:
        case messages.MatchOpened():
            stakes = dossier.stakes or await reading.read_stakes(app.house, dossier.contest)
            return with_stakes(voice, dossier, presenter.opened(language, dossier), stakes)
        case messages.MatchStarted():
            return presenter.started(language, dossier)
        case messages.MatchOver():
            return add_replay_button(app, dossier, presenter.over(language, dossier))
        case messages.TurnClosed(part=part):
            return presenter.closed(language, dossier, part)
        case messages.TurnLine():
            return Post((presenter.line(language, dossier),))
        case messages.Honour(title=honour, seat=seat):
            return presenter.honour(language, dossier, honour, seat)
        case messages.Reminders():
            return thread_reminder(app, message, dossier)
        case messages.Postponed():
            return delays_post(voice, title, dossier, await postponing.list_postponements(app.house, dossier.turn.id))
        case messages.CloseMoved() | messages.CloseWaits():
            return Post((title, _moved(voice, message)), ACCENT)
        case messages.Arbitration(arbitration_id=act_id):
            return notices.arbitration_post(
                voice, presenter, title, dossier, await record.get_arbitration(app.house, act_id)
            )
        case messages.ContestAct(act_id=act_id):
            return act_post(presenter, voice, dossier, await agreement.get_contest_act(app.house, act_id))
        case messages.Traded(trade_id=trade_id):
            trades = presenter.trades
            return None if trades is None else trades.traded(voice, *await dealing.get_trade(app.house, trade_id))
        case messages.NotPlayed():
            return Post((title, _not_played(voice, message)), ACCENT)
        case messages.PlayedAgain(fixture=fixture):
            return Post((title, voice.t("played-again", fixture=fixture)), ACCENT)
        case messages.MoveAsked():
            return postponing_post(voice, title, dossier, message)
        case messages.MoveRefused():
            return postponing_refused_post(voice, title, message)
        case messages.SignupGoesOn(due_ms=due_ms, entered=entered, least=least):
            return Post((title, voice.t("notice-signup-goes-on", due=due_ms // 1000, entered=entered, least=least)))
        case messages.RewardDue(reward_id=reward_id):
            return due_post(voice, title, await rewards.get_reward(app.house, reward_id))
        case messages.RewardGiven(reward_id=reward_id):
            return given_post(voice, title, await rewards.get_reward(app.house, reward_id))
        case messages.Deputy(deputy_id=deputy_id, status=status):
            return deputy_post(voice, title, dossier, await deputies.get_deputy(app.house, deputy_id), status)
        case messages.SeatGiven() if row.user_id is None:
            return seat_letter(app, message, dossier, language)
        case messages.MovedUp() if row.user_id is None:
            return moved_up_letter(app, message, dossier, language)
        case messages.ToSeat():
            assert row.user_id is not None  # noqa: S101 - these rows go to a user
            return await letter_to_person(app, row.user_id, message, dossier)
        case _:
            return notices.trouble_post(app, message, dossier)


def _not_played(voice: Voice, message: messages.NotPlayed) -> str:
    """Return why a hosted match is not played, or not now."""
    why = "moved" if message.round else "none" if not message.left else "annulled" if message.is_annulled else "forfeit"
    return voice.t("notice-not-played", why=why, left=escape(message.left), round=message.round)


def _moved(voice: Voice, message: messages.CloseMoved | messages.CloseWaits) -> str:
    """Return why, and to when, the close of a turn was moved."""
    due = message.due_ms // 1000
    if isinstance(message, messages.CloseWaits):
        return voice.t("notice-close-waits", due=due)
    return voice.t("notice-close-moved", since=message.from_ms // 1000, until=message.to_ms // 1000, due=due)
