"""What a press means stands in its `custom_id`; nothing is kept in memory. Who answers it: `cogs/kit/actions.py`."""


def custom_id(action: str, *arguments: object) -> str:
    """Return the `custom_id` that calls `action` with `arguments`."""
    return ":".join([action, *(str(argument) for argument in arguments)])
