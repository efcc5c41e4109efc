"""The two ways in which what people send can be wrong. Anything else raised in `rules/` is a bug of ours."""

MOST_QUOTED = 100
_AT = " - at `"  # before the path of what msgspec could not read


class OrderError(Exception):
    """An order that the rules refuse: the player's fault, told to them by code.

    `code` is the stable code of the rulebook (part 5), `at` the offset in characters, in the text as sent, of what is
    wrong, and `details` the values that the message about it needs (player, cell, limit…).
    """

    def __init__(self, code: str, at: int = 0, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.at = at
        self.details = details


class CaseError(Exception):
    """A state, a set-up, an override or a case that cannot be read; `code` is the game's (`RPS_CASE`)."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = brief(message)


def brief(message: str) -> str:
    """Return what is said of a fault with no more than 100 letters in a row of any value that it quotes."""
    what, at, path = message.partition(_AT)
    return f"{shorten_text(what)}{at}{shorten_text(path)}"


def shorten_text(text: str) -> str:
    """Return a text, or the first 100 letters of it and a sign that there is more."""
    return text if len(text) <= MOST_QUOTED else f"{text[: MOST_QUOTED - 1]}…"


def unreadable(error: Exception) -> str:
    """Return what is said of JSON that could not be read."""
    return "nested too deeply" if isinstance(error, RecursionError) else str(error)
