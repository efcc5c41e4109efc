"""Competitions: founded, entered, and the matches that they host, opened and reported without anybody's doing."""
