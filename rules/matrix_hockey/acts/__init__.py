"""A referee's acts (rulebook part 9): each is told by an `override` event, then by what it brings, and logged.

Late orders, replays, forced draws and deadlines are the application's: they need the history and the clock.
"""

from rules.matrix_hockey.acts.apply import override

__all__ = ["override"]
