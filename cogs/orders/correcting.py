"""« Corriger » under a refused order: the form with the text as it was sent, and above it what is wrong, marked.

The text is kept nowhere: it stands in the refusal itself, or in the message that the refusal answers.
"""

import discord

from cogs.kit.actions import register
from cogs.kit.app import App, app_of
from cogs.orders.flow import read_order_text
from cogs.orders.form import find_form_place_at, read_fenced, seat_user, show_typing
from cogs.orders.messages import read_original
from presenters.escaping import clip, storable
from presenters.form import FormPlace
from referee.orders.drafts import SeatedPerson
from rules.contract import SeatId
from rules.errors import OrderError

FAULT = 1500  # characters of a fault that are shown above the field


@register("correct")
async def correct_refused_order(interaction: discord.Interaction, turn_id: int, seat: str) -> None:
    """Open the form with the refused text; whether it is refused now, and why, is read anew."""
    at = await seat_user(interaction, turn_id, SeatId(seat))
    form, place = await find_form_place_at(interaction, at)
    text = storable(read_fenced(interaction) or await read_original(interaction))
    await show_typing(interaction, form, place, text, _fault(app_of(interaction), at, place, text))


def _fault(app: App, at: SeatedPerson, place: FormPlace, text: str) -> str:
    """Return what is wrong with a text, its place marked; nothing where the position has made it possible since."""
    dossier, language = place.dossier, place.voice.locale
    try:
        read_order_text(app, language, at, text)
    except OrderError as error:
        return clip(app.presenter_of(dossier).order_error(language, dossier, error, text), FAULT)
    return ""
