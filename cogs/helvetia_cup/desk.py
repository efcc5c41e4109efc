"""A referee's acts on a match (rulebook part 9)."""

from cogs.kit.correction import Corrections
from presenters.helvetia_cup.acts import ACTS

CORRECTIONS = Corrections(acts=ACTS)
