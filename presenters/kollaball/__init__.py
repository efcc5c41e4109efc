"""Kollaball's posts."""
