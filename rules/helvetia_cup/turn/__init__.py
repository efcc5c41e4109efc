"""The resolution of rulebook part 6, on a table that the turn is played on.

How it thinks. The phase of the state says what a turn is: squads, cards, a placement, an attack, the defence's
answer, both at once (`play`), a shoot-out. With two phases the first half of an order waits as text in the state
(`Pending`) until the other side has answered; then both are played as one. A turn of play moves the attack, looks for
offside, moves the defence, lets each defender near the ball make its one gesture (`defending`), and then follows the
attack's plan step by step (`chain`): of each step the first alternative that is legal and whose condition holds. A
gesture succeeds by a draw against a skill; a loose ball, a foul, a goal or the end of the plan ends the turn
(`possession`), and what is left, a restart or the clock, is the next turn's.
"""

from rules.helvetia_cup.turn.resolve import resolve

__all__ = ["resolve"]
