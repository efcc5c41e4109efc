"""The buttons under a match's posts. They name the match, not the turn: a press always means the turn that is open."""

from typing import NamedTuple

from presenters.aspic.dossier import Dossier
from presenters.aspic.standing import turn_line
from presenters.aspic.words import GameWords
from presenters.panel import dm_button
from presenters.post import Button, ButtonRow, ButtonStyle, custom_id
from presenters.texts import Voice
from rules.aspic.orders import Test
from rules.aspic.state import Phase
from rules.contract import SeatId

BUTTONS = {  # name -> its text, what a press means
    "play": ("as-button-play", "form"),
    "write": ("button-write", "type"),
    "try": ("as-button-try", "form-at"),
    "board": ("as-button-board", "board"),
    "rematch": ("match-rematch", "as-rematch"),
}


def turn_row(voice: Voice, dossier: Dossier, phase: Phase) -> ButtonRow:
    """Return what the side to act may press under the news of a turn; in a placement there is no shot to try."""
    names = ("write", "try", "board") if phase == "play" else ("write", "board")
    return ButtonRow(
        (_button(voice, "play", dossier, ButtonStyle.primary), *(_button(voice, name, dossier) for name in names))
    )


def panel_rows(voice: Voice, dossier: Dossier, phase: Phase) -> tuple[ButtonRow, ...]:
    """Return the buttons of the panel: to play, to end the match; of one that is over, to play again."""
    if phase == "over":
        return (ButtonRow((_button(voice, "rematch", dossier, ButtonStyle.primary), _button(voice, "board", dossier))),)
    ends = (
        dm_button(voice),
        Button(voice.t("as-button-draw"), custom_id("draw", dossier.contest.id)),
        Button(voice.t("as-button-resign"), custom_id("resign", dossier.contest.id), ButtonStyle.danger),
    )
    return (turn_row(voice, dossier, phase), ButtonRow(ends))


def try_row(voice: Voice, dossier: Dossier, seat: SeatId, tried: Test) -> ButtonRow:
    """Return the button that plays what was tried."""
    move = "" if tried.move is None else f"{tried.move.origin}-{tried.move.to} "
    press = custom_id("propose", dossier.turn.id, seat, f"{move}x{tried.shooter}")
    return ButtonRow((Button(voice.t("as-try-play"), press, ButtonStyle.primary),))


class TurnCall(NamedTuple):
    """Who is called under the news of a turn: whose turn it is until when, their buttons, whom to notify."""

    told: str
    buttons: ButtonRow
    pings: tuple[int, ...]


def call_next(words: GameWords, dossier: Dossier) -> TurnCall | None:
    """Return who is to act after the turn of `dossier`; None after the end."""
    following, side = dossier.next_turn, words.state.to_act
    if following is None or side is None:
        return None
    user_id = dossier.captains.get(side)
    told = turn_line(words, following.due_ms, user_id)
    row = turn_row(words.voice, dossier, words.state.phase)
    return TurnCall(told, row, () if user_id is None else (user_id,))


def _button(voice: Voice, name: str, dossier: Dossier, style: ButtonStyle = ButtonStyle.secondary) -> Button:
    (text, press), more = BUTTONS[name], ("try",) if name == "try" else ()
    return Button(voice.t(text), custom_id(press, dossier.contest.id, *more), style)
