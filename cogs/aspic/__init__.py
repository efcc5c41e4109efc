"""Aspic on Discord."""

from cogs.aspic.cog import COG as COG
