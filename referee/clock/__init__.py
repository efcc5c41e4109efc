"""Time: the beat, what it finds due, what was missed, and which process may do it."""
