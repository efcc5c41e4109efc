"""The resolution of a week (rulebook part 6, phase `season`).

How it thinks. A week is resolved for all teams at once, in the seven steps of part 6 (`resolve`): what was sent goes
into each team's book; of each round played this week every match gets a choice from both books, or the one that its
absence gives (`plays`); what stocks allow is granted; then round by round every play is scored by its matrix and its
crowd (`scores`), bonus goals are drawn, matches are played (`matches`), and a cup's round closes (`cups`).
Orders that have lost their match lapse, teams that sent nothing climb the ladder of absence (`ladder`),
tables are shown, and the next week or the end of the season follows (`season/`).
"""

from rules.matrix_hockey.turn.resolve import resolve

__all__ = ["resolve"]
