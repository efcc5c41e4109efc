"""Issue point 5, the past: turns, orders once public, bribes, missing orders; and one's own matches."""

import pytest

from cogs.kit.history import MOST
from tests.e2e.played import Played, played
from tests.support.league import League, Person
from tests.support.reading import words

RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"
BRIBING = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5 V-170"


async def history(match: Played, person: Person, step: int | None = None) -> str:
    given = {} if step is None else {"etape": step}
    shown = await person.command("kollaball historique", here=match.thread, **given)
    assert shown.ephemeral
    return words(shown.response)


async def test_the_turns_are_listed_newest_first_with_what_became_of_them(league: League, stranger: Person) -> None:
    match = await played(league)
    assert "composition" in await history(match, stranger)
    await match.orders(RED, BLUE)
    await match.overdue()
    await match.arbitrate("annuler-tour", raison="essai")
    told = await history(match, stranger)
    lines = [line for line in told.splitlines() if line.startswith("`")]
    assert [line.split("`")[1] for line in lines] == ["4", "3", "2", "1"]
    assert "annulé par l'arbitre" in lines[0] and "aucun ordre reçu" in lines[1] and "2 ordres reçus" in lines[2]


async def test_a_match_without_a_past_says_so(league: League, stranger: Person) -> None:
    match = await played(league, lined_up=False)
    assert "Rien n'a encore été joué" in await history(match, stranger)


@pytest.mark.clause("KB-20-a")
async def test_a_turn_in_detail_tells_orders_bribes_and_its_report(league: League, stranger: Person) -> None:
    match = await played(league)
    await match.arbitrate("de", etiquette="bribe/r4/trigger", valeur=99, raison="démonstration")
    await match.orders(BRIBING, BLUE)
    listed = await stranger.command("kollaball historique", here=match.thread)
    turn = (await match.turn()).id - 1
    shown = (await stranger.choose(listed.response, "history", str(turn))).response
    told = words(shown)
    assert "`1 P A4>B4; 2 R A4>B4; 3 R A4>A3; 4 R A4>B5 V-170`" in told
    assert "Les Aigles : pot-de-vin de 170 deniers, sans effet." in told
    report = (await stranger.press(shown, "report")).response
    assert "Le tour 1 est joué." in words(report) and report.attachments


@pytest.mark.clause("KB-9-c")
async def test_a_void_turn_names_who_sent_nothing_and_keeps_what_was_sent(league: League, stranger: Person) -> None:
    match = await played(league)
    await match.order(match.red[0], RED)
    await match.overdue()
    told = await history(match, stranger, 2)
    assert "Rien n'est venu de Les Bisons." in told and "pas encore publics" in told and "B4" not in told


@pytest.mark.clause("KB-17-k")
async def test_orders_become_public_when_nothing_of_their_turn_is_hidden_any_more(
    league: League, stranger: Person
) -> None:
    match = await played(league, tactics=("lob", None))
    await match.orders("T CHANDELLE 1 C6; 2 R >A3; 3 R >A3; 4 R >A3", BLUE)
    assert "pas encore publics" in await history(match, stranger, 2)
    await match.orders("1 R >B4; 2 R >A2; 3 R >A2; 4 R >A2", "1 R >F4; 2 P >E4; 3 R >E3; 4 R >F5")
    assert "pas encore publics" in await history(match, stranger, 2)
    await match.orders("1 R >C4; 2 R >B2; 3 R >B2; 4 R >B2", "1 R >E4; 2 R >E4; 3 R >D3; 4 R >E5")
    assert "CHANDELLE 1" in await history(match, stranger, 2)


async def test_everything_is_public_once_the_match_is_over(league: League, stranger: Person) -> None:
    match = await played(league, config={"max_missed": 1})
    for _ in range(2):
        await match.order(match.red[0], RED)
        await match.overdue()
    assert "B4" in await history(match, stranger, 2) or "Aucun ordre n'a compté" in await history(match, stranger, 2)


async def test_an_unknown_step_and_an_unknown_match_get_a_polite_answer(league: League, stranger: Person) -> None:
    match = await played(league)
    assert "Il n'y a pas d'étape n° 77" in await history(match, stranger, 77)
    shown = await stranger.command("kollaball historique", here=match.thread, match="Ailleurs")
    assert "Je ne connais pas ce match" in words(shown.response)


async def test_my_matches_tell_who_owes_what_and_until_when(league: League, stranger: Person) -> None:
    match = await played(league)
    mine = words((await match.red[0].command("mes-matchs", here=match.thread)).response)
    assert "envoyez vos ordres" in mine and f"<t:{(await match.turn()).due_ms // 1000}:F>" in mine
    await match.order(match.red[0], RED)
    assert "envoyez vos ordres" not in words((await match.red[0].command("mes-matchs")).response)
    assert "aucun match" in words((await stranger.command("mes-matchs", here=match.thread)).response)


def test_a_select_can_hold_every_turn_that_is_listed() -> None:
    assert MOST <= 25
