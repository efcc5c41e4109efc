from tests.e2e.duel import duel
from tests.support.reading import text_of


async def test_look(league, captain, opponent):
    match = await duel(league, captain, opponent)
    await match.place_all()
    r = await captain.dm("?xD5")
    print(text_of(r[-1]))
    await match.play("D5-D6")
    await league.advance(seconds=16)
    for t in match.told:
        print("=====\n" + t)
    print("PANEL", text_of(match.panel))
    shown = (await opponent.press(match.panel, "as-play")).response
    print(text_of(shown))
    assert 0
