"""Pictures: a game's module turns a state into a `Scene` of shapes; `paint` makes it a PNG, `svg` the same as text."""
