"""Resolution: what the orders in hand make of a state (rulebook 6). Pure; only `Work` is ever changed, in private."""

from rules.kollaball.resolution.stages import resolve

__all__ = ["resolve"]
