"""Orders from and to text (rulebook part 5)."""

from rules.helvetia_cup.reading.reader import parse_order, read_pending
from rules.helvetia_cup.reading.writing import canonical, plan_text, policy_text

__all__ = ["canonical", "parse_order", "plan_text", "policy_text", "read_pending"]
