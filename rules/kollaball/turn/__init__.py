"""Resolution: what the orders in hand make of a state (rulebook 6). Pure; only `Work` is ever changed, in private.

How it thinks. `resolve` looks at the stage of the state: roll call, line-up, a timeout's ruling, a replacement, or a
turn. A turn lays the state out on a `Work` and takes the steps T1 to T8 of 6.2 in their order, one module
each: opening, neutralisation, the random event, bribes, copies, then the rounds, the break-through,
closing. In a round everybody's action of that rank happens together, sort by sort: moves, passes, decoys, charges
with what favours mend of them, then who gets the ball (`catches`), then goals. Each draw has its label, so which step
asks first does not change what another gets. What a step does it tells as an event and marks with the draws and
orders behind it (`rules/trail.py`). `closing` freezes the work into the next state.
"""

from rules.kollaball.turn.resolve import resolve

__all__ = ["resolve"]
