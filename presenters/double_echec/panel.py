"""The buttons under a match's posts. They name the match, not the turn: a press always means the turn that is open."""

from presenters.double_echec.dossier import Dossier
from presenters.double_echec.pictures import OVERLAYS
from presenters.double_echec.words import match_of
from presenters.panel import dm_button, form_and_text
from presenters.post import Button, ButtonRow, Select, SelectOption, custom_id
from presenters.texts import Voice
from rules.contract import SeatId
from rules.double_echec.state import Match, PenaltyShotNext

# What a press means: one's own sheet, the film of a turn, the bench test, the doctrine's answers, the rink with an
# overlay. Who answers: `cogs/double_echec`.
SHEET, FILM, TRY, DOCTRINE, OVERLAY = "de-sheet", "de-film", "de-try", "de-doctrine", "de-overlay"
REMATCH = "de-rematch"


def asked_kind(state: Match) -> str:
    """Return what the open turn asks for: a line-up, a penalty shot, a sheet."""
    if state.phase == "lineup":
        return "lineup"
    if state.next is None:
        return "over"
    return "shot" if isinstance(state.next, PenaltyShotNext) else "form"


def owed_buttons(voice: Voice, dossier: Dossier, seat: SeatId | None) -> tuple[Button, ...]:
    """Return the buttons that give what is owed: the form, the text."""
    asked = asked_kind(match_of(dossier.now))
    if asked == "over":
        return ()
    return form_and_text(voice, voice.t(f"de-button-{asked}"), dossier, seat)


def answer_row(voice: Voice, dossier: Dossier) -> ButtonRow:
    """Return what both coaches may press under the news of a turn."""
    return ButtonRow(owed_buttons(voice, dossier, None))


def panel_rows(voice: Voice, dossier: Dossier) -> tuple[ButtonRow, ...]:
    """Return the buttons of the panel; of a match that is over, the rink and the return match."""
    board = match_button(voice, "board", "board", dossier)
    if dossier.contest.status == "over":
        return (ButtonRow((Button(voice.t("match-rematch"), custom_id(REMATCH, dossier.contest.id)), board)),)
    own = (match_button(voice, "sheet", SHEET, dossier), match_button(voice, "try", TRY, dossier))
    return (answer_row(voice, dossier), ButtonRow((*own, board, dm_button(voice))))


def sheet_rows(voice: Voice, dossier: Dossier) -> tuple[ButtonRow, ...]:
    """Return what a coach may press under their own sheet: to change it, to try it, to hear the doctrine."""
    if dossier.contest.status == "over":
        return ()
    own = (match_button(voice, "try", TRY, dossier), match_button(voice, "doctrine", DOCTRINE, dossier))
    return (ButtonRow((*owed_buttons(voice, dossier, None), *own)),)


def overlay_rows(voice: Voice, dossier: Dossier, shown: str) -> Select:
    """Return the choice of what else the rink shows."""
    options = tuple(SelectOption(voice.t(f"de-overlay-{one}"), one, default=one == shown) for one in OVERLAYS)
    return Select(custom_id(OVERLAY, dossier.contest.id), voice.t("de-overlay-choose"), options)


def film_button(voice: Voice, dossier: Dossier) -> Button:
    """Return the button that shows a turn as a film."""
    return Button(voice.t("match-film"), custom_id(FILM, dossier.turn.id))


def match_button(voice: Voice, name: str, action: str, dossier: Dossier) -> Button:
    """Return a button about the match of a dossier."""
    return Button(voice.t(f"de-button-{name}"), custom_id(action, dossier.contest.id))
