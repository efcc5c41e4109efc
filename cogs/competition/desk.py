"""A referee's acts on a competition (part 9): its lines, carried out at once."""

from cogs.kit.correction import Corrections
from presenters.competition.acts import ACTS

CORRECTIONS = Corrections(acts=ACTS)
