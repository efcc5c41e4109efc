"""A competition (HC-3): its draw, rounds, table, and what passes between it and its matches. Nothing here plays one."""

from rules.helvetia_cup.competition.carry import deliver, report, start
from rules.helvetia_cup.competition.creation import CompetitionSetup, new_competition
from rules.helvetia_cup.competition.resolution import resolve
from rules.helvetia_cup.competition.rounds import winner_of
from rules.helvetia_cup.competition.table import ranking
from rules.helvetia_cup.competition.training import check_training, may_train

__all__ = [
    "CompetitionSetup",
    "check_training",
    "deliver",
    "may_train",
    "new_competition",
    "ranking",
    "report",
    "resolve",
    "start",
    "winner_of",
]
