"""The resolution of rulebook part 6, on a table that the turn is played on."""
