"""What moves a contest on: its turns closed, going back, what both sides agree on, what is dealt and given.

How it thinks. A contest is a chain of turns on a branch. A turn is open, then closed, or stuck where its game raised.
It closes for one cause (`Cause`): its deadline, because nothing more is awaited, by a referee, by both sides'
agreement. Whoever finds a cause calls `close`, which asks again inside its transaction whether there still is one:
two that find it at once close it once.

A close is one transaction: claim the turn, find which orders count (`orders.succession`: captain, deputy, standing
order), resolve them with the dice fixed at its opening, write position, events and rolls, freeze the orders, write
down what is to be said, open the next turn. Then what hangs on it follows in the same transaction: a match that ended
is reported to its competition, whose round may close by that, which opens matches. Nothing is sent here.

Going back (`branches`) resolves an earlier turn anew, with its own seed and entropy, and plays what followed on a new
branch; the old one stays readable. Many turns due at once are closed several to a transaction, each as if alone.
"""
