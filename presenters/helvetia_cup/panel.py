"""The buttons under a match's posts. They name the match, not the turn: a press always means the turn that is open."""

from presenters.helvetia_cup.dossier import Dossier
from presenters.helvetia_cup.words import match_of
from presenters.panel import dm_button, form_and_text
from presenters.post import Button, ButtonRow, custom_id
from presenters.texts import Voice
from rules.contract import SeatId

# What a press means: one's own players and cards, a turn's film, the return match. Who answers: `cogs/helvetia_cup`.
TEAM, FILM = "hc-team", "hc-film"
REMATCH = "hc-rematch"


def owed_buttons(voice: Voice, dossier: Dossier, seat: SeatId | None) -> tuple[Button, ...]:
    """Return the buttons that give what is owed: the form, the text."""
    phase = match_of(dossier.now).phase
    if phase == "finished":
        return ()
    return form_and_text(voice, voice.t("hc-button-order", phase=phase), dossier, seat)


def answer_row(voice: Voice, dossier: Dossier) -> ButtonRow:
    """Return what a coach may press under the news of a turn."""
    return ButtonRow(owed_buttons(voice, dossier, None))


def panel_rows(voice: Voice, dossier: Dossier) -> tuple[ButtonRow, ...]:
    """Return the buttons of the panel; of a match that is over, the pitch and the return match."""
    board = match_button(voice, "board", "board", dossier)
    if dossier.contest.status == "over":
        return (ButtonRow((Button(voice.t("match-rematch"), custom_id(REMATCH, dossier.contest.id)), board)),)
    return (
        answer_row(voice, dossier),
        ButtonRow((match_button(voice, "team", TEAM, dossier), board, dm_button(voice))),
    )


def film_button(voice: Voice, dossier: Dossier) -> Button:
    """Return the button that shows a turn as a film."""
    return Button(voice.t("match-film"), custom_id(FILM, dossier.turn.id))


def match_button(voice: Voice, name: str, action: str, dossier: Dossier) -> Button:
    """Return a button about the match of a dossier."""
    return Button(voice.t(f"hc-button-{name}"), custom_id(action, dossier.contest.id))
