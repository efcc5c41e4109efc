"""Competitions on Discord."""

from cogs.competition.cog import COG as COG
