"""A referee's acts on a match (rulebook part 9), as `/arbitre corriger` carries them out."""

from cogs.kit.correction import Corrections
from rules.double_echec.state import State

CORRECTIONS: Corrections[State] = Corrections(acts=())
