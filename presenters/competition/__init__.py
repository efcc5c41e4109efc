"""What a competition shows: its rounds, tables, brackets, honours."""
