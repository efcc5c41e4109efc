"""A referee's acts (rulebook part 9): each is told by a `referee` event, then by what it brings.

`extend`, `close`, `submit` and `rewind` are the application's: they need the clock and the history.
"""

from rules.helvetia_cup.acts.apply import is_played, override

__all__ = ["is_played", "override"]
