"""A Kollaball match of nine turns: `script.py` is what happens, `story.py` plays it, `luck.py` finds its dice."""
