"""Matrix Hockey's posts."""
