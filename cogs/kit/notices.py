"""Posts that are the same for every game: panels, the referee's acts, troubles."""

from collections.abc import Collection
from typing import assert_never

from cogs.kit.answers import Author
from cogs.kit.app import App
from cogs.kit.dossiers import whole_dossier
from presenters.acts import act_details, act_line
from presenters.dossier import Dossier, thread_of
from presenters.errors import ACCENT
from presenters.escaping import escape, text_length
from presenters.fitting import fit_lines
from presenters.notices import with_delays, with_stakes
from presenters.overview import why_parked
from presenters.post import TEXT_LIMIT, Post
from presenters.presenter import Presenter, TellsActs
from presenters.texts import Voice
from referee.acts import Act, Back, GameAct, Grace, OfSeat, Replay, Sight, act_of
from referee.league import leagues
from referee.model import Arbitration, messages
from referee.turns import contests, reading
from referee.turns.reading import WholeTurn
from rules.seals import short

REFEREE = 0x9B59B6
MOST_CAPTAINS = 4
MOST_CALLED = 100  # people whom one post may call (`allowed_mentions`)


async def read_contest_standing(app: App, contest_id: int) -> WholeTurn:
    """Return what the panels of a contest are made from, as it stands now."""
    return await reading.read_standing(
        app.house, contest_id, is_long=lambda contest: app.presenters[contest.game].looks_back(messages.Panel)
    )


def panel_post(app: App, dossier: Dossier, part: str = "", language: str | None = None) -> Post:
    """Return a panel of a contest as it stands.

    In the league's language, for everybody to read, unless it answers one reader in their own.
    """
    presenter = app.presenter_of(dossier)
    voice = app.texts.voice(language or dossier.league.language)
    post = presenter.panel(voice.locale, dossier, tuple(dossier.lacking), part)
    return with_delays(voice, dossier, with_stakes(voice, dossier, post, dossier.stakes), dossier.delays)


async def own_panel_post(app: App, contest_id: int, reader: Author) -> Post:
    """Return, in the reader's language, the current panel that tells of their own seat; the first for who has none."""
    dossier = await whole_dossier(app.house, await read_contest_standing(app, contest_id))
    own = dossier.game.panels(dossier.now, dossier.seat_of(reader.user_id))[0]
    return panel_post(app, dossier, own, reader.language)


def arbitration_post(voice: Voice, presenter: Presenter, title: str, dossier: Dossier, act: Arbitration) -> Post:
    """Return a referee's act told to all (part 9), in whole as far as a post has room."""
    sign = "⏳" if isinstance(act_of(act), Grace) else "⚖️"  # a captain's own
    head = f"{sign} {act_line(voice, act)}"
    entry = voice.t("act-entry", number=act.number, hash=short(act.hash))
    captains = _concerned(dossier, act)[:MOST_CALLED]
    called = (voice.t("act-to-captains", captains=" ".join(f"<@{captain}>" for captain in captains)),)
    room = TEXT_LIMIT - sum(text_length(text) + 1 for text in (title, head, entry, *called))
    details = [f"- {detail}" for detail in act_details(voice, presenter, dossier, act)]
    told = fit_lines(voice, details, room)
    room -= sum(text_length(line) + 1 for line in told)
    shown = presenter.act_blocks(voice.locale, dossier, act) if isinstance(presenter, TellsActs) else ()
    if sum(text_length(block) for block in shown if isinstance(block, str)) > room:
        shown = ()  # the panel has it as well
    text = "\n".join((head, *told, entry))
    return Post((title, text, *shown, *(called if captains else ())), REFEREE, captains)


async def unreadable_post(app: App, contest_id: int, text: str = "notice-unreadable") -> Post:
    """Return a trouble, told to the referees, of a contest whose position this program cannot read."""
    contest = await contests.get_contest(app.house, contest_id)
    league = await leagues.get_league(app.house, contest.league_id)
    values = {"league": escape(league.name), "match": escape(contest.name), "thread": thread_of(contest)}
    referee = () if contest.referee_id is None else (contest.referee_id,)
    called = tuple(f"<@{user}>" for user in referee)
    return Post((app.texts.t(league.language, text, **values), *called), ACCENT, referee)


def _concerned(dossier: Dossier, act: Arbitration) -> tuple[int, ...]:
    """Return the captains to be told of an act: all of a match; of a season those whose team it names."""
    held = [seat for seat in dossier.seats if seat.user_id is not None]
    if len(held) > MOST_CAPTAINS:
        named = _named(act_of(act))
        held = [seat for seat in held if seat.seat in named]
    return tuple(seat.user_id for seat in held if seat.user_id is not None)


def _named(act: Act) -> Collection[object]:
    """Return the seats that an act names, among whatever else a game's act says."""
    match act:
        case GameAct(fields=fields):
            return [value for value in fields.values() if isinstance(value, str)]
        case OfSeat(seat=seat):
            return (seat,)
        case Sight(seats=seats):
            return seats if len(seats) <= MOST_CAPTAINS else ()
        case Replay(seat=seat, asked=asked):
            return (seat, *(asked or ()))
        case Back(asked=asked):
            return asked or ()
        case _:
            return ()


def trouble_post(app: App, message: messages.Trouble, dossier: Dossier) -> Post:
    """Return what the referees have to know, and do, about a contest; its own is called."""
    voice = app.texts.voice(dossier.league.language)
    title = f"### {app.presenter_of(dossier).title(voice.locale, dossier)}"
    referee = () if dossier.contest.referee_id is None else (dossier.contest.referee_id,)
    called = tuple(f"<@{user}>" for user in referee)
    return Post((title, _trouble(voice, message, dossier), *called), ACCENT, referee)


def _trouble(voice: Voice, message: messages.Trouble, dossier: Dossier) -> str:  # noqa: PLR0911 - one per kind
    thread = dossier.thread
    match message:
        case messages.Parked() | messages.Delayed():
            return _late(voice, message, thread)
        case messages.SeatUnmanned():
            due_ms = dossier.turn.due_ms if dossier.next_turn is None else dossier.next_turn.due_ms
            return voice.t("notice-seat-unmanned", thread=thread, due=due_ms // 1000)
        case messages.Appeal():
            return voice.t("notice-appeal", thread=thread)
        case messages.NotHosted(fixture=fixture, reason=reason, entrant=entrant):
            why = voice.t("notice-not-hosted-why", reason=escape(reason), entrant=escape(entrant))
            return voice.t("notice-not-hosted", fixture=fixture, why=why, thread=thread)
        case messages.ReportDiffers(fixture=fixture, line=line):
            return voice.t("notice-report-differs", fixture=fixture, line=line or "none", thread=thread)
        case messages.NotBooked(entry=entry):
            return voice.t("notice-not-booked", entry=escape(entry), thread=thread)
        case messages.Stuck():
            return voice.t("notice-stuck", thread=thread)
        case messages.StuckDie():
            return voice.t("notice-stuck-die", thread=thread)
        case _:
            assert_never(message)


def _late(voice: Voice, message: messages.Late, thread: str = "none") -> str:
    """Return which message could not be delivered, where, and why."""
    return voice.t(
        "notice-parked",
        kind=message.kind.replace("_", "-"),
        place="event" if message.kind == messages.kind_of(messages.Day) else message.destination,
        thread=thread,
        why=why_parked(message.reason),
        reason=message.reason,
    )


async def undelivered_post(app: App, league_id: int, message: messages.Late) -> Post:
    """Return which message about a turn that cannot be read could not be delivered."""
    league = await leagues.get_league(app.house, league_id)
    return Post((_late(app.texts.voice(league.language), message),), accent=ACCENT)
