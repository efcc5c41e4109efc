"""Aspic on Discord."""
