"""What the posts of all games say and offer of an open turn: whose orders are awaited until when, and its buttons."""

from presenters.dossier import Dossier
from presenters.escaping import escape, mention
from presenters.post import Button, ButtonRow, ButtonStyle, LinkButton, custom_id
from presenters.seals import Proof
from presenters.texts import Voice
from referee.model import Turn
from rules.contract import SeatId

ACTIONS = {"write": "type", "build": "form", "mine": "mine", "board": "board"}
OF_SEAT = {"write": "form-type", "build": "form-of"}  # the same for one seat in one turn


def awaited_line(voice: Voice, dossier: Dossier, seats: tuple[SeatId, ...]) -> str:
    """Return who is awaited, not for what, and until when; of a turn that nobody can play now, why."""
    if dossier.contest.status == "paused":
        return voice.t("panel-paused")
    if dossier.turn.status == "stuck":
        return voice.t("panel-stuck")
    due, names = dossier.turn.due_ms // 1000, dossier.team_names
    if not seats:
        return voice.t("panel-complete", due=due)
    teams = ", ".join(escape(names[seat]) if names.get(seat) else voice.t("the-referee") for seat in seats)
    return voice.t("panel-waiting", due=due, teams=teams)


def awaited_users(dossier: Dossier) -> tuple[int, ...]:
    """Return whose orders the turn after this one waits for, as Discord ids."""
    seats = () if dossier.next_turn is None else dossier.next_turn.awaiting
    return tuple(user for seat, user in dossier.captains.items() if seat in seats)


def next_turn_line(voice: Voice, turn: Turn, stage: str, people: tuple[int, ...] = ()) -> str:
    """Return what comes after the news of a turn: the name of the next one, until when it runs, who is called."""
    return voice.t("contest-next", stage=stage, due=turn.due_ms // 1000, captains=mention(*people))


def order_button(voice: Voice, name: str, contest_id: int, style: ButtonStyle = ButtonStyle.secondary) -> Button:
    """Return the button to `write` orders, to `build` them in the form, to look at one's own or at the `board`."""
    return Button(voice.t(f"button-{name}"), custom_id(ACTIONS[name], contest_id), style)


def answer_button(label: str, name: str, dossier: Dossier, seat: SeatId | None, style: ButtonStyle) -> Button:
    """Return the button to `write` or to `build` what `seat` owes in the turn; None: whoever presses, in any turn."""
    if seat is None:
        return Button(label, custom_id(ACTIONS[name], dossier.contest.id), style)
    return Button(label, custom_id(OF_SEAT[name], dossier.turn.id, seat), style)


def form_and_text(voice: Voice, label: str, dossier: Dossier, seat: SeatId | None) -> tuple[Button, ...]:
    """Return the buttons that give what `seat` (None: whoever presses) owes: the form, under a label, and the text."""
    return (
        answer_button(label, "build", dossier, seat, ButtonStyle.primary),
        answer_button(voice.t("button-write"), "write", dossier, seat, ButtonStyle.secondary),
    )


def thread_link(voice: Voice, dossier: Dossier) -> tuple[LinkButton, ...]:
    """Return the button that leads to the contest's thread, if that is there."""
    thread_id = dossier.contest.thread_id
    if thread_id is None:
        return ()
    return (
        LinkButton(voice.t("button-thread"), f"https://discord.com/channels/{dossier.league.guild_id}/{thread_id}"),
    )


def result_row(voice: Voice, dossier: Dossier, part: str = "", *, check: Proof | None) -> tuple[ButtonRow, ...]:
    """Return the buttons under the result of a closed turn: to check it, to read all of it."""
    if dossier.turn.status != "closed":
        return ()
    report = Button(voice.t("history-report"), custom_id("report", dossier.turn.id, part, 0))
    return (ButtonRow((*(() if check is None else (check.button,)), report)),)


def turning_rows(voice: Voice, turn_id: int, page: int, count: int, code: str = "match") -> tuple[ButtonRow, ...]:
    """Return the buttons to the pages before and after `page` of `count`; `code` begins their texts."""
    buttons = [
        Button(voice.t(f"{code}-report-{way}", page=number + 1, pages=count), custom_id("report", turn_id, "", number))
        for way, number in (("back", page - 1), ("on", page + 1))
        if 0 <= number < count
    ]
    return (ButtonRow(tuple(buttons)),) if buttons else ()


def dm_button(voice: Voice) -> Button:
    """Return the button that opens the way to the bot's DMs."""
    return Button(voice.t("button-dm-me"), custom_id("dm-me"))
