"""How an order's text is read at the door: in its author's words, and once more leniently where the page refuses it."""

from cogs.kit.app import App
from presenters.orderwords import read_translated
from referee.course import sending
from referee.model import Preview
from referee.orders.drafts import SeatedPerson
from rules.errors import OrderError


def understood(app: App, language: str, at: SeatedPerson, text: str) -> tuple[Preview, str]:
    """Return how a text is understood, and the text in the page's notation that means it.

    Raises `OrderError`: the fault of the text as sent, its place in it.
    """
    presenter = app.presenters[at.file.contest.game]
    read = read_translated(presenter, language, text)
    try:
        return sending.understand_order(app.house, at, read.text), read.text
    except OrderError as error:
        other = presenter.lenient(language, read.text, error)
        if other is not None:
            try:
                return sending.understand_order(app.house, at, other), other
            except OrderError:  # what is told is the fault of what was written
                pass
        raise read.in_sent(error) from None
