"""Orders from and to text (rulebook part 5): the grammar, the spelling; `reading.py` holds them against a state."""

from rules.helvetia_cup.notation.grammar import read_pending
from rules.helvetia_cup.notation.writing import alternative_text, canonical, plan_text, policy_text

__all__ = ["alternative_text", "canonical", "plan_text", "policy_text", "read_pending"]
