"""The resolution of a week (rulebook part 6, phase `season`)."""

from rules.matrix_hockey.resolution.week import resolve_week

__all__ = ["resolve_week"]
