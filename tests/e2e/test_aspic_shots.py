"""A refused shot for each of the seven reasons, by text, by form and by `/aspic tester`; tests play nothing."""

import pytest

from referee.course import sending
from tests.e2e.duel import Duel, duel
from tests.support.league import League, Person
from tests.support.reading import custom_ids, options_of, text_of

LEFT, RIGHT = "P E5 D5 D2 B5 E3", "P G5 H6 I3 J5 G2"
AT_KICKOFF = {  # left: E5 D5 D2 B5 E3, right: G5 H6 I3 J5 G2, ball F5
    "xH6": "Choix incorrect",
    "xC1": "Choix incorrect",
    "E3-E4 xE4": "Pion déplacé non tireur",
    "xB5": "Pion hors de portée",
    "xD5": "Trajet occupé",
    "xE5": "Case finale occupée",
}
AFTER_D2 = {  # the ball has gone to H8
    "xG5": "Tir en arrière interdit",
    "xH6": "Même case tireur + ballon",
}
SEVEN = {*AT_KICKOFF.values(), *AFTER_D2.values()}


async def kicked_off(league: League, captain: Person, opponent: Person) -> Duel:
    match = await duel(league, captain, opponent)
    await match.place_all(left=LEFT, right=RIGHT)
    return match


async def check_refused(league: League, match: Duel, person: Person, reasons: dict[str, str]) -> None:
    """Try each shot in earnest and as a test by DM, then with the command: always the same message and picture."""
    before = await match.turn()
    for text, message in reasons.items():
        for answer in (
            (await person.dm(text))[-1],
            (await person.dm(f"?{text}"))[-1],
            (await person.command("aspic tester", tir=text)).response,
        ):
            shown = text_of(answer)
            assert f"**{message}**" in shown and "essai.png" in shown and "Camille – Olga" in shown, text
            assert "Rien n'a été envoyé" in shown and [name.split(":")[0] for name in custom_ids(answer)] in (
                [],
                ["correct"],
            )
    assert await match.turn() == before
    assert await sending.find_own_order(match.app.house, before.id, before.awaiting[0]) is None


@pytest.mark.clause("AS-test-c", "AS-test-d", "AS-test-e")
async def test_a_shot_is_refused_for_each_of_the_seven_reasons(
    league: League, captain: Person, opponent: Person
) -> None:
    match = await kicked_off(league, captain, opponent)
    await check_refused(league, match, captain, AT_KICKOFF)
    await match.play("xD2")
    await check_refused(league, match, opponent, AFTER_D2)
    assert len(SEVEN) == 7


@pytest.mark.clause("AS-test-a", "AS-test-b")
async def test_the_form_tries_every_piece_before_and_after_a_move(
    league: League, captain: Person, opponent: Person
) -> None:
    match = await kicked_off(league, captain, opponent)
    tries = (await captain.press(await match.panel(), "form-at")).response
    assert options_of(tries, "form-set:try") == ["B5", "D2", "D5", "E3", "E5"]
    shown = (await captain.choose(tries, "form-set:try", "E5")).response
    assert "**Case finale occupée**" in text_of(shown) and not any(
        name.startswith("form-do:play") for name in custom_ids(shown)
    )
    form = (await captain.press(await match.panel(), "form")).response
    form = (await captain.choose(form, "form-set:piece", "E3")).response
    form = (await captain.choose(form, "form-set:cell", "E3-E4")).response
    tries = (await captain.press(form, "form-do:try")).response
    shown = (await captain.choose(tries, "form-set:try", "E4")).response
    assert "**Pion déplacé non tireur**" in text_of(shown)
    shown = (await captain.choose(shown, "form-set:try", "D2")).response
    assert "le ballon va de F5 en H8" in text_of(shown)
    asked = (await captain.press(shown, "form-do:play")).response
    assert "`E3-E4 xD2`" in text_of(asked)
    await captain.press(asked, "order-ok")
    assert (await match.state()).ball == "H8"


async def test_a_test_by_dm_is_played_by_its_button(league: League, captain: Person, opponent: Person) -> None:
    match = await kicked_off(league, captain, opponent)
    tried = (await captain.dm("?E3-E4 xD2"))[-1]
    assert "rien n'est joué" in text_of(tried) and "le ballon va de F5 en H8" in text_of(tried)
    assert (await match.state()).ball == "F5"
    asked = (await captain.press(tried, "propose")).response
    await captain.press(asked, "order-ok")
    assert (await match.state()).ball == "H8"


@pytest.mark.clause("AS-test-e")
async def test_only_who_is_on_turn_may_test(league: League, captain: Person, opponent: Person) -> None:
    match = await kicked_off(league, captain, opponent)
    assert "Aucun ordre n'est attendu de vous" in text_of((await opponent.dm("?xG5"))[-1])
    assert "On n'attend pas d'ordre" in text_of((await opponent.command("aspic tester", tir="xG5")).response)
    assert "On n'attend pas d'ordre" in text_of((await opponent.press(await match.panel(), "form-at")).response)


@pytest.mark.clause("AS-test-a")
async def test_there_is_no_shot_to_try_before_the_play(league: League, captain: Person, opponent: Person) -> None:
    await duel(league, captain, opponent)
    assert "Les pions ne sont pas encore posés" in text_of((await opponent.command("aspic tester")).response)
