"""The books of a season of Double-Échec: standings, gates, the trophy, the draft."""
