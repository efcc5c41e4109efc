"""What moves a contest on: its turns closed, going back, what both sides agree on, what is dealt and given."""
