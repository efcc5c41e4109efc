"""What the author of a refused text may have meant: said, and where it is a whole order to be pressed.

Pressing shows it back as if it had been written; nothing is sent by that.
"""

import difflib
import re
from collections.abc import Iterable, Iterator

from presenters.dossier import Dossier
from presenters.escaping import clip, code_span, text_length
from presenters.form import FormPlace
from presenters.panel import OF_SEAT
from presenters.post import Block, Button, ButtonRow, custom_id
from presenters.presenter import Presenter
from rules.contract import SeatId
from rules.errors import OrderError

LONGEST = 300  # characters of a text of which more is guessed than what is wrong with it
OFFERED = 4
PRESSED = 60  # characters of an order that a button can carry
LABEL = 80
WORDS = 12  # words of a line that are looked at
ALIKE = 0.7
_SEPARATOR = re.compile(r"[;\r\n]")


def meant_blocks(presenter: Presenter, place: FormPlace, error: OrderError, text: str) -> tuple[Block, ...]:
    """Return what may have been meant by a refused text; nothing where that is anybody's guess."""
    voice, turn, seat = place.voice, place.dossier.turn, place.seat
    if not text.strip() or text_length(text) > LONGEST:
        return ()
    own = presenter.own_words(voice.locale)
    read = own.there(text).text
    meant = [own.back(one) for one in presenter.meant(place.dossier, seat, error, read)[:OFFERED]]
    if not meant:
        return ()
    told = voice.t("order-meant", orders=voice.t("order-meant-or").join(code_span(one, LONGEST) for one in meant))
    whole = [
        one
        for one in meant
        if len(one) <= PRESSED and ":" not in one and is_taken(place.dossier, seat, own.there(one).text)
    ]
    buttons = [Button(clip(one, LABEL), custom_id("order-meant", turn.id, seat, one)) for one in whole]
    if not buttons:
        buttons = [Button(voice.t("button-build"), custom_id(OF_SEAT["build"], turn.id, seat))]
    return (told, ButtonRow(tuple(buttons)))


def is_taken(dossier: Dossier, seat: SeatId, text: str) -> bool:
    """Return whether the rules take a text as an order of a seat."""
    try:
        dossier.game.parse(dossier.state, seat, text)
    except OrderError:
        return False
    return True


def respelt(text: str, at: int, vocabulary: Iterable[str]) -> Iterator[str]:
    """Yield a text with one word of the line at `at` as it is spelt in `vocabulary`, likelier ones first."""
    known = tuple(vocabulary)
    before = [found.end() for found in _SEPARATOR.finditer(text, 0, at)]
    start = before[-1] if before else 0
    following = _SEPARATOR.search(text, at)
    end = following.start() if following else len(text)
    start += len(text[start:end]) - len(text[start:end].lstrip())
    words = text[start:end].split()
    for place, word in enumerate(words[:WORDS]):
        for other in difflib.get_close_matches(word.casefold(), known, n=2, cutoff=ALIKE):
            if other != word.casefold():
                line = " ".join((*words[:place], other, *words[place + 1 :]))
                yield text[:start] + line + text[end:]
