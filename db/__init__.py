"""Storage: one module of queries per concern; `engine.py` alone knows which database it is."""
