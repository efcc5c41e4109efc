"""The buttons under a match's posts. They name the match, not the turn: a press always means the turn that is open."""

from cogs.shared.actions import custom_id
from cogs.shared.dossier import Dossier
from cogs.shared.posts import Button, Row, Style
from cogs.shared.texts import Voice


def turn_row(voice: Voice, dossier: Dossier) -> Row:
    """Return what the side to act may press under the news of a turn."""
    return Row(
        (
            _button(voice, "play", dossier, Style.primary),
            _button(voice, "write", dossier),
            _button(voice, "try", dossier),
            _button(voice, "board", dossier),
        )
    )


def panel_rows(voice: Voice, dossier: Dossier, *, is_over: bool) -> tuple[Row, ...]:
    """Return the buttons of the panel: to play, to end the match; of one that is over, to play again."""
    if is_over:
        return (Row((_button(voice, "rematch", dossier, Style.primary), _button(voice, "board", dossier))),)
    ends = (
        Button(voice.t("as-button-dm"), custom_id("dm-me")),
        _button(voice, "draw", dossier),
        _button(voice, "resign", dossier, Style.danger),
    )
    return (turn_row(voice, dossier), Row(ends))


def _button(voice: Voice, name: str, dossier: Dossier, style: Style = Style.secondary) -> Button:
    return Button(voice.t(f"as-button-{name}"), custom_id(f"as-{name}", dossier.contest.id), style)
