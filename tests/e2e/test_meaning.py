"""What the author of a refused text may have meant: pressed where it is a whole order, else built step by step."""

from tests.e2e.forging import forge
from tests.e2e.played import played, words
from tests.e2e.season import season
from tests.e2e.shifts import LINEUPS, rink
from tests.e2e.test_matrix_errors import Case, place, week
from tests.support.league import League, Person
from tests.support.reading import custom_ids


def offered(shown: object) -> list[str]:
    """Return the orders that can be pressed."""
    return [name.split(":")[3] for name in custom_ids(shown) if name.startswith("order-meant:")]  # type: ignore[arg-type]


async def test_a_sentence_gets_the_action_it_names_and_the_way_step_by_step(league: League) -> None:
    match = await played(league)
    shown = (await match.red[0].dm("je veux passer"))[-1]
    told = words(shown)
    assert "Vouliez-vous `1 P >" in told and "Rien n'a été envoyé" in told and offered(shown) == []
    step = (await match.red[0].press(shown, "form-of")).response
    assert "Rouge1" in words(step)
    for text, wanted in (("on avance tous", "`1"), ("il charge", "F "), ("I want to throw it", "P >")):
        assert wanted in words((await match.red[0].dm(text))[-1]), text
    assert "Vouliez-vous" not in words((await match.red[0].dm("bonjour"))[-1])
    assert "Vouliez-vous" not in words((await match.red[0].dm("passer " * 280))[-1])


async def test_a_word_of_a_sheet_that_is_spelt_otherwise(league: League, captain: Person, opponent: Person) -> None:
    match = await rink(league, captain, opponent)
    await match.play(*LINEUPS)
    shown = (await captain.dm("O tire"))[-1]
    assert "Vouliez-vous `O tir` ?" in words(shown) and offered(shown) == ["O tir"]
    back = (await captain.press(shown, "order-meant")).response
    assert "`O tir`" in words(back)
    await captain.press(back, "order-ok")
    shown = (await captain.dm("D G couvre; O passse AG,AD libre"))[-1]
    assert offered(shown) == ["D G couvre; O passe AG,AD libre"]


async def test_a_column_alone_gets_the_overtime_values_that_are_left(league: League) -> None:
    match = await season(league, roster={"E": 4})
    coach = match.coaches["E-01"]
    await place(match, week(Case("", "", "")))
    shown = (await coach.dm("A"))[-1]
    assert "Il manque la prolongation" in words(shown) and offered(shown) == ["A(0)", "A(1)", "A(2)", "A(3)"]
    back = (await coach.press(shown, next(name for name in custom_ids(shown) if name.endswith(":A(0)")))).response
    assert "CH1 A(0)" in words(back)


async def test_forged_meanings_are_read_as_any_text(league: League) -> None:
    match = await played(league)
    turn = (await match.turn()).id
    for text in ("", "x" * 60, "1 P", "1 R B4;" * 8):
        answer = await forge(match.red[0], match.panel, f"order-meant:{turn}:rouge:{text}", here=match.thread)
        assert "Rien n'a été envoyé" in words(answer.response), text
    foreign = await forge(match.blue[0], match.panel, f"order-meant:{turn}:rouge:1 P >B4", here=match.thread)
    assert "Vouliez-vous" not in words(foreign.response) and "Envoyer" not in words(foreign.response)
