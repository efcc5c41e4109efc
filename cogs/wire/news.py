"""What a row of the outbox says about its turn: the one place where every kind of message becomes a post."""

from cogs.kit import notices
from cogs.kit.agreement import act_post
from cogs.kit.app import App
from cogs.kit.replay import with_replay
from cogs.wire import letters
from presenters.dossier import Dossier
from presenters.errors import ACCENT
from presenters.escaping import escape
from presenters.notices import delays_post, deputy_post, postponing_post, postponing_refused_post, with_stakes
from presenters.post import Post
from presenters.rewards import due_post, given_post
from presenters.texts import Voice
from referee.course import agreement, dealing
from referee.hand import record
from referee.league import rewards
from referee.model import OutboxRow, messages
from referee.outbox import deputies
from referee.turns import postponing, reading


async def about(  # noqa: PLR0911, PLR0912 - one per kind
    app: App, row: OutboxRow, message: messages.About, dossier: Dossier
) -> Post | None:
    """Return what `row` says, None where there is nothing to say any more.

    In the league's language or, in a DM, in its reader's.
    """
    presenter, language = app.presenters[dossier.contest.game], dossier.league.language
    in_its_thread = row.destination == "thread"
    voice = app.texts.voice(language)
    title = f"### {presenter.heading(language, dossier.state) if in_its_thread else presenter.title(language, dossier)}"
    match message:
        case messages.MatchOpened():
            opened = presenter.opened(language, dossier)
            return with_stakes(voice, dossier, opened, await reading.read_stakes(app.house, dossier.contest))
        case messages.MatchStarted():
            return presenter.started(language, dossier)
        case messages.MatchOver():
            return with_replay(app, dossier, presenter.over(language, dossier))
        case messages.TurnClosed(part=part):
            return presenter.closed(language, dossier, part)
        case messages.TurnLine():
            return Post((presenter.line(language, dossier),))
        case messages.Honour(title=honour, seat=seat):
            return presenter.honour(language, dossier, honour, seat)
        case messages.Reminders():
            return letters.reminders(app, message, dossier)
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
            return presenter.traded(language, *await dealing.get_trade(app.house, trade_id))
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
            return letters.seat_given(app, message, dossier, language)
        case messages.MovedUp() if row.user_id is None:
            return letters.moved_up(app, message, dossier, language)
        case messages.ToSeat():
            assert row.user_id is not None  # noqa: S101 - these rows go to a user
            return await letters.to_person(app, row.user_id, message, dossier)
        case _:
            return notices.trouble(app, message, dossier)


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
