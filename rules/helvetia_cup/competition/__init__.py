"""A competition (HC-3): its draw, rounds, table, and what passes between it and its matches. Nothing here plays one."""

from rules.helvetia_cup.competition.carry import begin_match, deliver_report, report_on_match
from rules.helvetia_cup.competition.creation import CompetitionSetup, new_competition
from rules.helvetia_cup.competition.resolution import check_training, may_train, resolve_competition
from rules.helvetia_cup.competition.rounds import cup_winner_of, rank_table

__all__ = [
    "CompetitionSetup",
    "begin_match",
    "check_training",
    "cup_winner_of",
    "deliver_report",
    "may_train",
    "new_competition",
    "rank_table",
    "report_on_match",
    "resolve_competition",
]
