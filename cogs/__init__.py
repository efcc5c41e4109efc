"""The Discord side: one package per feature, and what they share."""
