"""Kollaball: the rules of one match (docs/rulebook/kollaball.md)."""
