"""Posts that are the same for every game: panels, receipts, reminders, the referee's acts, troubles."""

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from cogs.kit.agreement import act_post
from cogs.kit.dossiers import whole
from cogs.orders.flow import Author, receipt_post
from presenters.acts import act_details, act_line
from presenters.delays import delays_post, with_delays
from presenters.deputies import deputy_post
from presenters.dossier import Dossier, made_of
from presenters.errors import ACCENT
from presenters.escaping import escape
from presenters.listing import fitting
from presenters.post import TEXT_LIMIT, Post, length
from presenters.presenter import Presenter, TellsActs
from presenters.texts import Voice
from referee.acts import Act, Back, GameAct, Grace, OfSeat, Replay, Sight, act_of
from referee.clock import postponing
from referee.desk import record
from referee.league import leagues
from referee.model import Arbitration, OutboxRow
from referee.orders import sending
from referee.people import deputies, people
from referee.turns import agreement, contests, reading
from referee.turns.reading import Standing
from rules.contract import SeatId
from rules.seals import short

if TYPE_CHECKING:
    from cogs.kit.app import App

REFEREE = 0x9B59B6
MOST_CAPTAINS = 4
RECORD = "unreadable"  # a record that cannot be read, met by a page
MOST_CALLED = 100  # people whom one post may call (`allowed_mentions`)
LATE = ("parked", "delayed")  # what the referees are told of messages
# Discord's codes for what only a person can repair, and reasons of ours.
WHY = {
    "10003": "gone",
    "10008": "gone",
    "no channel": "gone",
    "wrong kind of channel": "gone",
    "waiting": "waiting",
    "50001": "access",
    "50013": "permission",
    "50083": "locked",
    "locked": "locked",
    "50007": "dms",
    "10013": "dms",
    "no_dm": "dms",
}


async def standing(app: "App", contest_id: int) -> Standing:
    """Return what the panels of a contest are made from, as it stands now."""
    return await reading.standing(
        app.house, contest_id, is_long=lambda contest: app.presenters[contest.game].looks_back("panel")
    )


async def panel(app: "App", found: Standing, part: str = "", language: str | None = None) -> Post:
    """Return a current panel of a contest, whichever turn the row that asks for it was about.

    In the league's language, for everybody to read, unless it answers one reader in his own.
    """
    dossier = await whole(app.house, found.whole)
    presenter = app.presenters[dossier.contest.game]
    dossier = replace(dossier, lacking=found.lacking)
    voice = app.texts.voice(language or dossier.league.language)
    post = presenter.panel(voice.locale, dossier, tuple(dossier.lacking), part)
    return with_delays(voice, dossier, post, found.delays)


async def own_panel(app: "App", contest_id: int, reader: Author) -> Post:
    """Return, in the reader's language, the current panel that tells of his own seat; the first for who has none."""
    found = await standing(app, contest_id)
    dossier = made_of(found.whole.file, app.house.games)
    own = dossier.game.panels(dossier.now, dossier.seat_of(reader.user_id))[0]
    return await panel(app, found, own, reader.language)


async def to_person(app: "App", row: OutboxRow, dossier: Dossier) -> Post | None:  # noqa: PLR0911 - one per kind
    """Return what a person is sent by DM: private facts, a copy of a receipt, a reminder."""
    assert row.user_id is not None  # noqa: S101 - these rows go to a user
    person = await people.get(app.house, row.user_id)
    language = person.language or person.client_language or dossier.league.language
    author = Author(row.user_id, language, person.palette)
    presenter = app.presenters[dossier.contest.game]
    seat = SeatId(str(row.payload["seat"]))
    if not _is_his(dossier, row, seat):
        return None  # the seat is another's since
    if row.kind == "receipt":
        receipt = await sending.receipt(app.house, int(str(row.payload["order_id"])))
        return receipt_post(app, author, receipt)
    title = f"### {presenter.title(author.language, dossier)}"
    if row.kind == "stand_in":
        return Post((title, stand_in(app.texts.voice(author.language), row, dossier)))
    if row.kind == "private":
        return presenter.private(author.language, dossier, seat)
    if row.kind in {"order_discarded", "order_stands"}:
        told = f"notice-{row.kind.replace('_', '-')}"
        return Post((title, app.texts.t(author.language, told)), accent=ACCENT)
    if row.kind == "seat_given":
        return seat_given(app, row, dossier, language)
    if dossier.turn.status != "open":
        return None  # the turn closed while the reminder waited
    if row.kind == "brief":
        return presenter.brief(author.language, dossier, seat)
    reminder_id = "reminder-player" if "player" in row.payload else "reminder"
    reminder_id = "reminder-deputy" if row.payload.get("deputy") else reminder_id
    due = app.texts.t(author.language, reminder_id, due=dossier.turn.due_ms // 1000)
    return Post((title, due, presenter.owed(author.language, dossier, seat)))


def _is_his(dossier: Dossier, row: OutboxRow, seat: SeatId) -> bool:
    """Return whether a message is still for who it is addressed to: who answers for its seat, or plays the player."""
    if "player" in row.payload:
        return (row.payload["player"], row.user_id) in {(one.player, one.user_id) for one in dossier.participants}
    return row.user_id is not None and dossier.is_answered_by(seat, row.user_id)


def stand_in(voice: Voice, row: OutboxRow, dossier: Dossier) -> str:
    """Return the word to a captain on what stood in for the order that he did not send, or could not."""
    link, is_fallen = str(row.payload["link"]), bool(row.payload.get("fallen"))
    return voice.t("stand-in-fallen" if is_fallen else "stand-in-used", link=link)


def seat_given(app: "App", row: OutboxRow, dossier: Dossier, language: str) -> Post | None:
    """Return the word to somebody who has just been given a seat; None if it is his no more."""
    held = next((seat for seat in dossier.seats if seat.seat == row.payload["seat"]), None)
    if held is None or held.user_id is None:
        return None
    text = app.texts.t(
        language,
        "notice-seat-given",
        coach=f"<@{held.user_id}>",
        team=escape(held.name),
        match=escape(dossier.contest.name),
        thread=f"<#{dossier.contest.thread_id}>",
    )
    title = app.presenters[dossier.contest.game].title(language, dossier)
    return Post((f"### {title}", text), pings=(held.user_id,))


def reminder(app: "App", row: OutboxRow, dossier: Dossier) -> Post | None:
    """Return the reminder in the thread to those whom DMs do not reach.

    One alone is told what he owes as well, and so are players, who all owe the same: each his own part.
    """
    named, players = (cast("list[str]", row.payload.get(key) or []) for key in ("seats", "players"))
    users = tuple(seat.user_id for seat in dossier.seats if seat.seat in named and seat.user_id is not None)
    users += tuple(one.user_id for one in dossier.participants if one.player in players and one.user_id not in users)
    if dossier.turn.status != "open" or not users:
        return None
    presenter, voice = app.presenters[dossier.contest.game], app.texts.voice(dossier.league.language)
    seats = (
        [SeatId(named[0])] if len(named) == 1 else [one.seat for one in dossier.participants if one.player in players]
    )
    owed = (presenter.owed(voice.locale, dossier, seats[0]),) if seats else ()
    due = voice.t("reminder-player" if players else "reminder", due=dossier.turn.due_ms // 1000)
    mentions = " ".join(f"<@{user}>" for user in users)
    return Post((f"### {presenter.title(voice.locale, dossier)}", mentions, due, *owed), pings=users)


async def about_contest(app: "App", row: OutboxRow, dossier: Dossier) -> Post | None:
    """Return a notice about a contest: an act or a deadline put off (to all), or a trouble (to the referees)."""
    presenter, voice = app.presenters[dossier.contest.game], app.texts.voice(dossier.league.language)
    title = f"### {presenter.title(voice.locale, dossier)}"
    if row.kind == "postponed":
        return delays_post(voice, title, dossier, await postponing.of_turn(app.house, dossier.turn.id))
    if row.kind == "deputy":
        return deputy_post(
            voice, title, dossier, await deputies.get(app.house, int(str(row.payload["deputy_id"]))), row
        )
    if row.kind == "contest_act":
        done = await agreement.get(app.house, int(str(row.payload["act_id"])))
        return act_post(presenter, voice, dossier, done)
    if row.kind == "close_moved":
        return Post((title, _moved(voice, row)), ACCENT)
    if row.kind != "arbitration":
        referee = dossier.contest.referee_id
        called = () if referee is None else (f"<@{referee}>",)
        return Post((title, _trouble(voice, row, dossier), *called), ACCENT, () if referee is None else (referee,))
    act = await record.get(app.house, int(str(row.payload["arbitration_id"])))
    return arbitration_post(voice, presenter, dossier, act)


def arbitration_post(voice: Voice, presenter: Presenter, dossier: Dossier, act: Arbitration) -> Post:
    """Return a referee's act told to all (part 9), in whole as far as a post has room."""
    title = f"### {presenter.title(voice.locale, dossier)}"
    sign = "⏳" if isinstance(act_of(act), Grace) else "⚖️"  # a captain's own
    head = f"{sign} {act_line(voice, act)}"
    entry = voice.t("act-entry", number=act.number, hash=short(act.hash))
    captains = _concerned(dossier, act)[:MOST_CALLED]
    called = (voice.t("act-to-captains", captains=" ".join(f"<@{captain}>" for captain in captains)),)
    room = TEXT_LIMIT - sum(length(text) + 1 for text in (title, head, entry, *called))
    details = [f"- {detail}" for detail in act_details(voice, presenter, dossier, act)]
    told = fitting(voice, details, room)
    room -= sum(length(line) + 1 for line in told)
    shown = presenter.act_blocks(voice.locale, dossier, act) if isinstance(presenter, TellsActs) else ()
    if sum(length(block) for block in shown if isinstance(block, str)) > room:
        shown = ()  # the panel has it as well
    text = "\n".join((head, *told, entry))
    return Post((title, text, *shown, *(called if captains else ())), REFEREE, captains)


async def unreadable(app: "App", row: OutboxRow, text: str = "notice-unreadable") -> Post:
    """Return a trouble, told to the referees, of a contest whose position this program cannot read."""
    if row.kind in LATE or row.contest_id is None:
        return await league_notice(app, row)
    league, contest = await leagues.get(app.house, row.league_id), await contests.get(app.house, row.contest_id)
    values = {"league": escape(league.name), "match": escape(contest.name), "thread": f"<#{contest.thread_id}>"}
    referee = () if contest.referee_id is None else (contest.referee_id,)
    called = tuple(f"<@{user}>" for user in referee)
    return Post((app.texts.t(league.language, text, **values), *called), ACCENT, referee)


def _moved(voice: Voice, row: OutboxRow) -> str:
    """Return why, and to when, the close of a turn was moved."""
    if "from_ms" not in row.payload:
        return voice.t("notice-close-waits", due=int(str(row.payload["due_ms"])) // 1000)
    since, until, due = (int(str(row.payload[name])) // 1000 for name in ("from_ms", "to_ms", "due_ms"))
    return voice.t("notice-close-moved", since=since, until=until, due=due)


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


def _trouble(voice: Voice, row: OutboxRow, dossier: Dossier) -> str:
    """Return what the referees have to know, and do."""
    thread = f"<#{dossier.contest.thread_id}>"
    match row.kind:
        case kind if kind in LATE:
            return _parked(voice, row, dossier)
        case "seat_unmanned":
            due_ms = dossier.turn.due_ms if dossier.next_turn is None else dossier.next_turn.due_ms
            return voice.t("notice-seat-unmanned", thread=thread, due=due_ms // 1000)
        case _:
            return voice.t(f"notice-{row.kind.replace('_', '-')}", thread=thread)


def _parked(voice: Voice, row: OutboxRow, dossier: Dossier | None) -> str:
    """Return which message could not be delivered, where, and why."""
    reason = str(row.payload.get("reason", ""))
    return voice.t(
        "notice-parked",
        kind=str(row.payload.get("kind", "")).replace("_", "-"),
        place=str(row.payload.get("destination", "")),
        thread="none" if dossier is None else f"<#{dossier.contest.thread_id}>",
        why=WHY.get(reason, "other"),
        reason=reason,
    )


async def league_notice(app: "App", row: OutboxRow) -> Post:
    """Return a notice that concerns no single turn, such as a post that could not be delivered."""
    if row.kind == RECORD:
        return await unreadable(app, row, "notice-unreadable-record")
    league = await leagues.get(app.house, row.league_id)
    return Post((_parked(app.texts.voice(league.language), row, None),), accent=ACCENT)
