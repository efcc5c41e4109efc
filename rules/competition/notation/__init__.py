"""From a text to its lines, and back (rulebook part 5): `words` cuts, `reading` reads, `checks` looks at the state."""
