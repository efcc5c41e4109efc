"""A league: its settings, plans, teams, challenges, ledgers, standings."""
