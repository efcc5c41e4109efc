"""A contest and its turns: made, opened, reminded of, put off, read again, verified."""
