"""Competitions on Discord."""
