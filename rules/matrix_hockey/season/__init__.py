"""Around the weeks: set-up, the end of a season, and the roll-over into the next."""
