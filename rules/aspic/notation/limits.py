"""How long a text may be, and that it must not be blank: looked at first, for the sides and the referee."""

from rules.errors import OrderError

LONGEST = 200


def check_length(text: str) -> None:
    """Raise `AS_TOO_LONG` for more than 200 characters, blanks included, and `AS_EMPTY` for a blank text."""
    if len(text) > LONGEST:
        raise OrderError("AS_TOO_LONG", LONGEST)
    if not text or text.isspace():
        raise OrderError("AS_EMPTY")
