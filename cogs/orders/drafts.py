"""An order that was shown back and waits to be sent: what is asked, what may be pressed, how it is named later."""

from presenters.dossier import Dossier
from presenters.escaping import code_span
from presenters.orderwords import write_translated
from presenters.post import Button, ButtonStyle, custom_id
from presenters.presenter import Presenter
from presenters.texts import Voice
from referee.model import Draft, Preview

READ_BACK = 200  # characters of an order that was not sent


def draft_buttons(voice: Voice, draft: Draft) -> tuple[Button, Button]:
    """Return the buttons that send an order that was shown back, and that change it."""
    here = draft.turn_id, draft.id
    return (
        Button(voice.t("order-confirm"), custom_id("order-ok", *here), ButtonStyle.success),
        Button(voice.t("form-again"), custom_id("form-again", *here)),
    )


def unsent_texts(
    voice: Voice, presenter: Presenter, dossier: Dossier, unsent: tuple[Draft, Preview]
) -> tuple[str, str]:
    """Return an order that was shown back and not sent, shortened, and the question whether to send it."""
    draft, preview = unsent
    order = code_span(write_translated(presenter, voice.locale, draft.canonical), READ_BACK)
    return voice.t("reminder-unsent", order=order), voice.t(question(dossier, preview))


def question(dossier: Dossier, preview: Preview) -> str:
    """Return the text that asks for the confirmation: it says what can still be changed after it."""
    game, state, seat, order = dossier.game, dossier.state, preview.seat, preview.order
    if preview.link == "deputy":
        return "order-ask-deputy"
    if game.is_final(state):
        return "order-ask-final"
    is_alone = dossier.turn.awaiting == (seat,) and order is not None and game.is_complete(state, {seat: order})
    return "order-ask-now" if is_alone else "order-ask"
