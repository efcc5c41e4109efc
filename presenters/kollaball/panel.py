"""The buttons of a match panel, and what each stage offers."""

from dataclasses import replace

from presenters.kollaball.dossier import Dossier
from presenters.panel import answer_button, dm_button, order_button
from presenters.post import Button, ButtonRow, ButtonStyle, custom_id
from presenters.texts import Voice
from rules.contract import SeatId


def owed_buttons(voice: Voice, dossier: Dossier, seat: SeatId | None) -> tuple[Button, ...]:
    """Return what the stage asks to press: of `seat`, or of whoever presses."""
    match dossier.now.stage:
        case "roll_call":
            return (
                Button(voice.t("kb-button-present"), custom_id("kb-present", dossier.turn.id), ButtonStyle.success),
            )
        case "lineup":
            return (answer_button(voice.t("kb-button-lineup"), "build", dossier, seat, ButtonStyle.primary),)
        case "orders" | "orders_second":
            names = ("build", "write")
            return tuple(
                answer_button(voice.t(f"button-{one}"), one, dossier, seat, ButtonStyle.primary) for one in names
            )
        case "replacement":
            return (answer_button(voice.t("kb-button-replace"), "build", dossier, seat, ButtonStyle.primary),)
        case _:
            return ()


def answer_row(voice: Voice, dossier: Dossier) -> tuple[ButtonRow, ...]:
    """Return the buttons that answer what the result of a turn calls for: the panel may be screens above it."""
    following = dossier.next_turn
    if following is None or following.status != "open" or not following.awaiting:
        return ()
    buttons = owed_buttons(voice, replace(dossier, turn=following), None)
    return (ButtonRow(buttons),) if buttons else ()


def panel_rows(voice: Voice, dossier: Dossier) -> tuple[ButtonRow, ...]:
    """Return the rows of buttons under the panel: first what the stage asks for, then what is always there."""
    contest, now = dossier.contest.id, owed_buttons(voice, dossier, None)
    always = [Button(voice.t("kb-button-board"), custom_id("board", contest))]
    if dossier.now.stage != "finished":
        always = [order_button(voice, "mine", contest), *always, dm_button(voice)]
    return (*((ButtonRow(now),) if now else ()), ButtonRow(tuple(always)))
