"""Warnings beside « Envoyer »: what an order tells of itself before it is sent; it may be sent all the same."""

from tests.e2e.forging import forge
from tests.e2e.played import played, words
from tests.support.league import League
from tests.support.reading import custom_ids

BLUNDER = "1 P >B5; 2 R >B4; 3 R >B4; 4 F >A3"
SOUND = "1 P >B5; 2 R >B4; 3 R >B5; 4 R >A3"


async def test_a_blunder_is_told_wherever_the_order_is_shown_and_may_be_sent(league: League) -> None:
    match = await played(league)
    captain = match.red[0]
    shown = (await captain.dm(BLUNDER))[-1]
    told = words(shown)
    assert "⚠️ Aucun receveur à vous en B5 : la passe de 🔴 n° 1 Rouge1 tombera." in told
    assert "⚠️ 🔴 n° 4 Rouge4 charge dans le vide" in told
    by_command = (await captain.command("kollaball ordres", here=match.thread, texte=BLUNDER)).response
    assert "Aucun receveur à vous en B5" in words(by_command)

    rules = (await captain.press(shown, "cited")).response
    assert "(KB-15-d)" in words(rules) and "(KB-19-p)" in words(rules)
    await captain.press(shown, "order-ok")
    mine = (await captain.command("kollaball mes-ordres", here=match.thread)).response
    assert "Aucun receveur à vous en B5" in words(mine)


async def test_a_sound_order_has_no_warning_and_no_button_for_rules(league: League) -> None:
    match = await played(league)
    shown = (await match.red[0].dm(SOUND))[-1]
    assert "⚠️" not in words(shown) and not any(name.startswith("cited") for name in custom_ids(shown))


async def test_in_english(league: League) -> None:
    match = await played(league)
    captain = match.red[0].speaks("en-GB")
    await captain.command("reglages", langue="en")
    shown = (await captain.dm(BLUNDER))[-1]
    assert "No receiver of yours on B5" in words(shown)
    assert "A pass is caught by a receiver" in words((await captain.press(shown, "cited")).response)


async def test_forged_questions_about_rules_get_a_polite_answer(league: League) -> None:
    match = await played(league)
    for page, asked in (("kollaball", "KB-99-z"), ("kollaball", "+" * 60), ("../etc", "KB-15-d"), ("", ""), ("x", "y")):
        answer = await forge(match.blue[0], match.panel, f"cited:{page}:{asked}", here=match.thread)
        assert "Ce bouton n'est plus à jour" in words(answer.response), (page, asked)
