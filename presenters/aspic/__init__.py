"""Aspic's posts."""
