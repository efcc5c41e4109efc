"""The games: pure rules, without Discord, database, clock or files."""
