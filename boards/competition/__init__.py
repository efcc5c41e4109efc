"""A competition's pictures."""
