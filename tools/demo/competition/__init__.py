"""A season in fast motion."""
