"""Matrix Hockey on Discord."""

from cogs.matrix_hockey.cog import COG as COG
