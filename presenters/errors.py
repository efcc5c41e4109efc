"""What somebody asked for and cannot have, as a value; how it is answered: `cogs/kit/errors.py`."""

ACCENT = 0xC0392B


class UserError(Exception):
    """Something that the user asked for and cannot have; `message_id` and `variables` say why, in Fluent's terms."""

    def __init__(self, message_id: str, **variables: str | int) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.variables = variables
