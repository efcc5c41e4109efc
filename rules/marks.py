"""What a field of an event is to those who are told of it: `PlayerId = Annotated[str, As("player")]`.

The page gives a field's name and shape; its type says besides what its value stands for, once, where the type is
defined. Texts are made by that alone (`presenters/teller.py`): no other list of an event's fields exists.
"""

from typing import Annotated

import msgspec

MARK = "told as"


def As(kind: str) -> msgspec.Meta:
    """Return the annotation of a value that people are not shown as it stands, but as a `kind` of their game."""
    return msgspec.Meta(extra={MARK: kind})


WORD = "word"
Word = Annotated[str, As(WORD)]  # one of the page's own words, that sentences depend on
