"""The two ways in which what people send can be wrong. Anything else raised in `rules/` is a bug of ours."""


class OrderError(Exception):
    """An order that the rules refuse: the player's fault, told to him by code.

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
        self.message = message
