"""Closing a turn (rulebook 6).

How it thinks. Aspic draws nothing: a turn is one side's text, legal or not, and everything follows. `resolve` asks in
this order: a referee's word, a test (which changes nothing), the clock that ran out, a placement, the
moves and the ball's way (`play`), or that nothing came (a missed turn). `flow` says what a turn leads to: the
sample of where the ball is, the end of a round, a half, the match, or the other side's turn, which is passed at once
while it has no legal one. `Work` in `work` is the position laid out to be changed; every event is told as it
happens.
"""

from rules.aspic.turn.referee import apply_referee
from rules.aspic.turn.resolve import resolve

__all__ = ["apply_referee", "resolve"]
