"""Each game's own part of the ready league: a match, or a season, in which it is the captain's turn.

One module a game, named as its package: `async def open_match(table: Table) -> Hint`.
"""
