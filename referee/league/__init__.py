"""A league: its settings, seasons, calendar, teams, challenges, standings."""
