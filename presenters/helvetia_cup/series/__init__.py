"""A competition of Helvetia Cup on Discord: its panel, its rounds, its tables, its teams and their training."""
