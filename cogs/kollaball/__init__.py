"""Kollaball on Discord: orders, board, reports."""
