"""Rulebook part 6: a turn closed, or a referee's lines carried out at once.

How it thinks. A competition's orders are lines: the results that its matches report (service seat `results`) and what
a referee writes. A turn carries them out one after the other on a `Season`, then asks what follows: a correction may
undo what was drawn from a result (`repair`), what is unplayed at the close is decided by policy (`close_unplayed`), a
stage that is complete is ended and the next one opened with its pairings (`opening`), the last one ends
the season (`ending`). Lines carried out at once between turns do the same, but leave unplayed matches alone.
"""
