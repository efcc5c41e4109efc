"""`make demo`: evenings on the real bot, its database and its scheduler, in simulated Discord; one per game.

A game's evening is a `Story` (`story.py`), listed in `stories.py`: who is there and what they do, played through
`evening.py`. `record.py` keeps what everybody saw, `transcript.py` and `page/` show it. Simulated Discord itself is
driven as the tests drive it (`tests/support`).
"""
