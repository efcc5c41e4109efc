"""A Matrix Hockey season of two small divisions, cups included: `script.py` is who plays how, `story.py` plays it."""
