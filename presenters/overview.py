"""What referees have before them, as posts: the league's overview, the sheet of one contest, an appeal.

What waits for a referee comes first: turns that cannot be played, appeals, messages that did not arrive; then who was
late in the last turn, and the open contests by their deadlines. Each line is numbered, and so is the button that leads
to its act.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from presenters.dossier import Dossier, thread_of
from presenters.escaping import escape, plain
from presenters.fitting import name_some
from presenters.panel import awaited_line
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Post, Select, SelectOption, custom_id
from presenters.presenter import Presenter
from presenters.texts import Voice
from referee.acts import MakeAppeal, act_of
from referee.desk.overview import Appealed, Overview, Situation
from referee.model import Arbitration, Contest, Seat, Turn

COLOUR = 0x9B59B6
PAGE = 8  # lines: what a phone's screen takes
A_ROW = 3  # buttons
NAME = 60
NAMES = 160  # characters of those who are awaited in one contest
REASON = 300
LABEL = 100
OPTIONS = 25  # in a select


class OverviewLine(NamedTuple):
    """A line of the overview, and what the button beside it does: its label, and where it leads."""

    text: str
    label: str
    press: str


def overview_post(
    voice: Voice, presenters: Mapping[str, Presenter], found: Overview, page: int, *, may_act: bool
) -> Post:
    """Return a page of the overview, from 1; a page that there is not (any more) is the last one.

    `may_act`: whether the reader is a referee; who is not sees the same, without the acts.
    """
    entries = list(_entries(voice, presenters, found))
    pages = max(1, -(-len(entries) // PAGE))
    page = min(page, pages)
    first = (page - 1) * PAGE
    shown = list(enumerate(entries[first : first + PAGE], start=first + 1))
    lines = [voice.t("overview-line", number=number, text=entry.text) for number, entry in shown]
    blocks: list[Block] = [
        f"{voice.t('overview-title', league=escape(found.league.name, NAME))}\n{_counts(voice, found)}"
    ]
    blocks += [] if _urgent(found) else [voice.t("overview-calm")]
    blocks += ["\n".join(lines)] if lines else []
    if may_act:
        blocks += _rows([Button(f"{number} · {entry.label}", entry.press) for number, entry in shown])
    else:
        blocks.append(voice.t("overview-referees-only"))
    return Post((*blocks, ButtonRow(_turning(voice, page, pages))), accent=COLOUR)


def _urgent(found: Overview) -> bool:
    return bool(found.appeals or found.undelivered or found.unshown or any(map(_is_stuck, found.situations)))


def _is_stuck(one: Situation) -> bool:
    return one.turn.status == "stuck" or one.state is None


def _counts(voice: Voice, found: Overview) -> str:
    waiting = [one for one in found.situations if one.lacking and one.contest.status == "open"]
    return voice.t("overview-counts", open=len(found.situations), waiting=len(waiting))


def _entries(voice: Voice, presenters: Mapping[str, Presenter], found: Overview) -> Iterator[OverviewLine]:
    see = voice.t("overview-act")
    for one in filter(_is_stuck, found.situations):
        yield OverviewLine(
            voice.t("overview-stuck", match=_name(one.contest), place=thread_of(one.contest)), see, _see(one)
        )
    for appealed in found.appeals:
        press = custom_id("desk-appeal", appealed.contest.id, appealed.entry.number)
        yield OverviewLine(_appeal_line(voice, appealed), voice.t("overview-answer"), press)
    for kept in found.undelivered:
        why = voice.t("parked-why", why=why_parked(kept.reason), reason=kept.reason)
        text = voice.t("overview-undelivered", match=_name(kept.contest), count=kept.count, why=why)
        yield OverviewLine(text, voice.t("overview-republish"), custom_id("desk-republish", kept.contest.id))
    if found.unshown is not None:
        why = voice.t("parked-why", why=why_parked(found.unshown.reason), reason=found.unshown.reason)
        text = voice.t("overview-unshown", count=found.unshown.count, why=why)
        yield OverviewLine(text, voice.t("overview-republish"), custom_id("desk-cards"))
    for late in found.late:
        teams = name_some(voice, [escape(seat.name) for seat in late.seats], NAMES)
        text = voice.t("overview-late", match=_name(late.contest), turn=late.number, teams=teams)
        yield OverviewLine(text, voice.t("overview-excuse"), custom_id("desk-late", late.turn_id))
    for one in found.situations:
        if not _is_stuck(one):
            stage = presenters[one.contest.game].about(one.state).stage(voice.locale, one.state)
            yield OverviewLine(_situation_line(voice, one, stage), see, _see(one))


def _see(one: Situation) -> str:
    return custom_id("desk-sheet", one.contest.id)


def _name(contest: Contest) -> str:
    return escape(contest.name, NAME)


def _appeal_line(voice: Voice, appealed: Appealed) -> str:
    act = act_of(appealed.entry)
    turn = act.appealed_turn if isinstance(act, MakeAppeal) else 0
    return voice.t("overview-appeal", match=_name(appealed.contest), number=appealed.entry.number, turn=turn)


def _situation_line(voice: Voice, one: Situation, stage: str) -> str:
    match, due = _name(one.contest), one.turn.due_ms // 1000
    if one.contest.status == "paused":
        return voice.t("overview-paused", match=match, stage=stage)
    if not one.lacking:
        return voice.t("overview-complete", match=match, stage=stage, due=due)
    names = {seat.seat: escape(seat.name) for seat in one.seats if seat.name}
    teams = [names.get(seat) or voice.t("the-referee") for seat in one.lacking]
    return voice.t("overview-waiting", match=match, stage=stage, due=due, teams=name_some(voice, teams, NAMES))


def _rows(buttons: list[Button]) -> list[ButtonRow]:
    return [ButtonRow(tuple(buttons[start : start + A_ROW])) for start in range(0, len(buttons), A_ROW)]


def _turning(voice: Voice, page: int, pages: int) -> tuple[Button, ...]:
    """Return the buttons that lead to the pages beside this one, and read it anew."""
    before = (Button(voice.t("overview-before"), custom_id("desk-overview", page - 1)),) if page > 1 else ()
    after = (Button(voice.t("overview-after"), custom_id("desk-overview", page + 1)),) if page < pages else ()
    return (*before, Button(voice.t("overview-again"), custom_id("desk-overview", page)), *after)


def list_desk_acts(contest: Contest, turn: Turn) -> tuple[str, ...]:
    """Return the acts that the sheet of a contest offers at once; none for one that is over."""
    if contest.status == "over":
        return ()
    if contest.status == "paused":
        return ("resume",)
    return ("close", "void") if turn.status == "stuck" else ("extend", "close", "pause")


def sheet_post(voice: Voice, presenter: Presenter, dossier: Dossier) -> Post:
    """Return how a contest stands and the acts on it, each a press away; `dossier` tells what is `lacking`."""
    title = f"### {presenter.title(voice.locale, dossier)}"
    told = awaited_line(voice, dossier, tuple(dossier.lacking))
    styles = {"close": ButtonStyle.danger, "void": ButtonStyle.danger}
    acts = [
        Button(voice.t(f"desk-{act}"), custom_id("desk-do", act, dossier.turn.id), styles.get(act, ButtonStyle.primary))
        for act in list_desk_acts(dossier.contest, dossier.turn)
    ]
    looks = ButtonRow((Button(voice.t("button-board"), custom_id("board", dossier.contest.id)),))
    lines = (told, voice.t("desk-sheet", place=dossier.thread))
    return Post((title, "\n".join(lines), *((ButtonRow(tuple(acts)),) if acts else ()), looks), accent=COLOUR)


def late_post(voice: Voice, contest: Contest, turn: Turn, late: Sequence[Seat]) -> Post:
    """Return the question whose missing order of a turn is to be excused."""
    selects = [
        Select(custom_id("desk-excuse", turn.id, page), voice.t("desk-excuse-choose"), tuple(options))
        for page, options in enumerate(_pages([SelectOption(plain(seat.name, LABEL), seat.seat) for seat in late]))
    ]
    return Post((voice.t("desk-late", match=_name(contest), turn=turn.number), *selects), accent=COLOUR)


def _pages(options: list[SelectOption]) -> list[list[SelectOption]]:
    return [options[start : start + OPTIONS] for start in range(0, len(options), OPTIONS)]


def appeal_post(voice: Voice, contest: Contest, entry: Arbitration) -> Post:
    """Return an appeal with its reason, and the buttons that answer it."""
    head = _appeal_line(voice, Appealed(contest=contest, entry=entry))
    told = voice.t(
        "desk-appeal", captain=f"<@{entry.by_user}>", reason=escape(entry.reason, REASON), place=thread_of(contest)
    )
    buttons = tuple(
        Button(voice.t(f"desk-{verdict}"), custom_id("desk-rule", verdict, contest.id, entry.number), style)
        for verdict, style in (("upheld", ButtonStyle.success), ("rejected", ButtonStyle.danger))
    )
    return Post((head, told, ButtonRow(buttons)), accent=COLOUR)


# Discord's codes for what only a person can repair, and reasons of the sender's.
_WHY = {
    "10003": "gone",
    "10008": "gone",
    "no_thread": "unopened",
    "no channel": "gone",
    "wrong kind of channel": "gone",
    "waiting": "waiting",
    "database": "database",
    "50001": "access",
    "50013": "permission",
    "50083": "locked",
    "locked": "locked",
    "50007": "dms",
    "10013": "dms",
    "no_dm": "dms",
}


def why_parked(reason: str) -> str:
    """Return what a reason, as the outbox keeps it, means to a reader.

    `other`: a code that only Discord knows; `ours`: the name of what our own program has raised.
    """
    return _WHY.get(reason) or ("other" if reason.isdigit() else "ours")
