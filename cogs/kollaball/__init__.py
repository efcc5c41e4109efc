"""Kollaball on Discord."""

from cogs.kollaball.cog import COG as COG
