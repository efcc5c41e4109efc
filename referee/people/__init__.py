"""People: their settings and data, who answers for which seat, being forgotten."""
