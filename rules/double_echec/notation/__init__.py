"""From the text of a sheet to its value, and back (rulebook 5.2 to 5.4); the texts of the service seats (part 9)."""
