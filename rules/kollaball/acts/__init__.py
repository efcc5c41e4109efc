"""A referee's acts (rulebook part 9). Deterministic; each is told by an `override` event, then by what it brings.

`rewind`, and who may act at all (KB-8-b), are the application's: they need the history and the league.
"""

from rules.kollaball.acts.apply import override

__all__ = ["override"]
