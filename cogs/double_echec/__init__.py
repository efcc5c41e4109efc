"""Double-Échec on Discord."""

from cogs.double_echec.cog import COG as COG
