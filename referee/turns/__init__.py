"""A contest and its turns: opened, closed and resolved, branched, looked back at."""
