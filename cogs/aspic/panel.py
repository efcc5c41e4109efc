"""The buttons under a match's posts. They name the match, not the turn: a press always means the turn that is open."""

from cogs.shared.actions import custom_id
from cogs.shared.dossier import Dossier
from cogs.shared.posts import Button, Row, Style
from cogs.shared.texts import Voice
from rules.aspic.state import Phase


def turn_row(voice: Voice, dossier: Dossier, phase: Phase) -> Row:
    """Return what the side to act may press under the news of a turn; in a placement there is no shot to try."""
    names = ("write", "try", "board") if phase == "play" else ("write", "board")
    return Row((_button(voice, "play", dossier, Style.primary), *(_button(voice, name, dossier) for name in names)))


def panel_rows(voice: Voice, dossier: Dossier, phase: Phase) -> tuple[Row, ...]:
    """Return the buttons of the panel: to play, to end the match; of one that is over, to play again."""
    if phase == "over":
        return (Row((_button(voice, "rematch", dossier, Style.primary), _button(voice, "board", dossier))),)
    ends = (
        Button(voice.t("as-button-dm"), custom_id("dm-me")),
        Button(voice.t("as-button-draw"), custom_id("draw", dossier.contest.id)),
        Button(voice.t("as-button-resign"), custom_id("resign", dossier.contest.id), Style.danger),
    )
    return (turn_row(voice, dossier, phase), Row(ends))


def _button(voice: Voice, name: str, dossier: Dossier, style: Style = Style.secondary) -> Button:
    return Button(voice.t(f"as-button-{name}"), custom_id(f"as-{name}", dossier.contest.id), style)
