"""Helvetia Cup on Discord."""

from cogs.helvetia_cup.cog import COG as COG
