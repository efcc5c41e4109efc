"""A referee's acts on an Aspic match in simulated Discord: done, told in words, refused with what is possible."""

from typing import Any

import pytest

from referee.turns import contests
from tests.e2e.duel import Duel, duel
from tests.support.league import League, Person
from tests.support.reading import text_of, words

PACE = "live-36"


@pytest.fixture
async def played(league: League) -> Duel:
    return await duel(league, league.person("anna"), league.person("bruno"), pendule=PACE)


@pytest.fixture
def referee(league: League) -> Person:
    return league.person("remi", roles=[league.role("Arbitres")], permissions="manage_messages")


async def correct(referee: Person, played: Duel, act: str, **given: Any) -> str:
    """Carry an act out by `/arbitre corriger`; return what the referee is told."""
    shown = await referee.command(
        "arbitre corriger", here=played.thread, acte=act, raison="Décision de la ligue", **given
    )
    await played.settle()
    return words(shown.response)


async def clock(played: Duel) -> tuple[int, int]:
    found = (await played.state()).clock
    assert found is not None
    return found.left, found.right


async def test_time_is_given_and_taken(played: Duel, referee: Person) -> None:
    before = (await played.turn()).due_ms
    assert "C'est fait" in await correct(referee, played, "clock", equipe="right", texte="+10 min")
    assert "C'est fait" in await correct(referee, played, "clock", equipe="anna", texte="− 30")
    assert await clock(played) == (330, 960)
    assert (await played.turn()).due_ms == before + 600_000
    told = await played.told()
    assert any("donne 0:10:00 à" in post and "il lui reste 0:16:00" in post for post in told)
    assert not any("clock." in post for post in told)  # no field of ours
    refused = await correct(referee, played, "clock", equipe="right", texte="-2 h")
    assert "plus de temps" in refused and "Rien n'est changé" in refused


async def test_a_turn_is_skipped_and_told(played: Duel, referee: Person) -> None:
    await played.place_all()
    assert "C'est fait" in await correct(referee, played, "skip")
    assert (await played.state()).to_act == "right"
    assert any("L'arbitre passe le tour de" in post for post in await played.told())


@pytest.mark.parametrize(
    ("act", "given", "expected"),
    [
        ("forfeit", {"equipe": "left"}, ("right", "forfeit")),
        ("end", {"equipe": "left"}, ("left", "referee")),
        ("end", {}, (None, "referee")),
    ],
)
async def test_a_match_is_ended_once_that_is_confirmed(
    played: Duel, referee: Person, act: str, given: dict[str, str], expected: tuple[str | None, str]
) -> None:
    assert "confirmer" in await correct(referee, played, act, **given)
    assert (await played.state()).result is None
    assert "C'est fait" in await correct(referee, played, act, confirmer=True, **given)
    result = (await played.state()).result
    assert result is not None
    assert (result.winner, result.by) == expected
    assert "terminé" in await correct(referee, played, "skip")


async def test_a_player_is_replaced(league: League, played: Duel, referee: Person) -> None:
    carla = league.person("carla")
    told = await correct(referee, played, "replace_player", equipe="right", coach=carla.member)
    assert "C'est fait" in told
    seats = await contests.list_seats(played.app.house, played.contest_id)
    assert [seat.user_id for seat in seats] == [played.left.id, carla.id]
    assert any(f"<@{carla.id}>" in post and f"<@{played.right.id}>" in post for post in await played.told())
    for person in (played.left, referee):
        refused = await correct(referee, played, "replace_player", equipe="right", coach=person.member)
        assert "C'est fait" not in refused


@pytest.mark.parametrize(
    ("act", "given", "said"),
    [
        ("clock", {"texte": "+10 min"}, "Choisissez le camp"),
        ("clock", {"equipe": "left", "texte": "10 min"}, "le signe d'abord"),
        ("clock", {"equipe": "left"}, "le signe d'abord"),
        ("clock", {"equipe": "milieu", "texte": "+1"}, "Je ne connais pas cette équipe"),
        ("forfeit", {"confirmer": True}, "Choisissez le camp"),
        ("replace_player", {"equipe": "left"}, "qui prend la place"),
        ("points", {"equipe": "left", "texte": "-2"}, "n'a pas cet acte"),
    ],
)
async def test_what_cannot_be_read_is_refused_with_what_is_possible(
    played: Duel, referee: Person, act: str, given: dict[str, Any], said: str
) -> None:
    before = await played.turn()
    assert said in await correct(referee, played, act, **given)
    assert await played.turn() == before


async def test_without_a_clock_there_is_no_time_to_give(league: League, referee: Person) -> None:
    played = await duel(league, league.person("anna"), league.person("bruno"), pendule="none")
    assert "sans pendule" in await correct(referee, played, "clock", equipe="left", texte="+1 h")


async def test_a_turn_without_orders_is_not_annulled_and_a_reserve_not_prolonged(played: Duel, referee: Person) -> None:
    before = await played.turn()
    for command, given, said in (
        ("arbitre annuler-tour", {}, "rien à annuler"),
        ("arbitre prolonger", {"heures": 2}, "réserve de temps"),
    ):
        shown = await referee.command(command, here=played.thread, raison="Décision de la ligue", **given)
        assert said in text_of(shown.response).replace("\u00a0", " ")
    assert await played.turn() == before
