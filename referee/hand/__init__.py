"""A turn in hand: read once, resolved, its acts recorded and proved; who answers for it, and when it is due."""
