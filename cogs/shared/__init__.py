"""The few pieces that every cog uses."""
