"""Creating a season: readers of uploads, the plan, its preview."""
