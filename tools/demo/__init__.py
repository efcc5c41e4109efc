"""`make demo`: a league evening on the real bot, its database and its scheduler, in simulated Discord.

`script.py` is what happens, `story.py` plays it through `evening.py`, `record.py` keeps what everybody saw, and
`transcript.py` and `page/` show it. Simulated Discord itself is driven as the tests drive it (`tests/support`).
"""
