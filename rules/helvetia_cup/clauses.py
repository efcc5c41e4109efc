"""Which clauses stand behind an event: the answer to "why?"."""

from rules.helvetia_cup.events import Event


def clauses_of(event: Event) -> tuple[str, ...]:
    """Return the clauses behind an event, the most telling first."""
    return ()
