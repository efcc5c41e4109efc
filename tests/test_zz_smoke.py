async def test_dm(league, captain, stranger):
    print(await stranger.dm("bonjour"))
    await league.advance(hours=1)
