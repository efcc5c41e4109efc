"""« Pourquoi ? » on a line of a result: the reason, whose order, which draws, the rule; to who asks alone."""

import discord

from tests.e2e.forging import forge
from tests.e2e.played import Played, played, words
from tests.support.league import League, Person
from tests.support.reading import custom_ids, labels_of

# Two receivers are led to one cell, and strikers alone to another: one is drawn, and nobody receives.
RED = "1 P >B4; 2 R >B4; 3 R >B4; 4 F >B5"
BLUE = "1 P >F3; 2 F >F3; 3 F >F3; 4 F >G5"


async def report_of(person: Person, match: Played, turn: int) -> discord.Message:
    """Return the report of a turn, opened from its announcement."""
    wanted = f"report:{turn}::0"
    shown = next(post for post in reversed(match.thread.history()) if wanted in custom_ids(post))
    return (await person.press(shown, wanted)).response


def line_about(report: discord.Message, turn: int, said: str) -> str:
    """Return the value of the line of a report that says `said`."""
    return next(value for value, label in labels_of(report, f"why:{turn}").items() if said in label)


async def asked(person: Person, report: discord.Message, turn: int, said: str) -> str:
    answer = await person.choose(report, f"why:{turn}", line_about(report, turn, said))
    assert answer.ephemeral
    return words(answer.response)


async def test_a_line_tells_why_and_who_asks_learns_the_rest(league: League) -> None:
    match = await played(league)
    turn = (await match.turn()).id
    await match.orders(RED, BLUE)
    report = await report_of(match.red[1], match, turn)
    told = words(report)
    assert "au sort parmi 2" in told and "2 frappeurs, aucun receveur" in told

    why = await asked(match.red[1], report, turn, "reçoit la balle rouge")
    assert "Tiré au sort entre" in why and "🎲" in why and "sur 2" in why
    assert "(KB-15-e)" in why and "Ordre de 🔴 n° 2 Rouge2" in why and "`2 R A4>B4`" in why
    missed = await asked(match.red[1], report, turn, "Personne ne reçoit")
    assert "l'équipe n'avait que des frappeurs" in missed


async def test_forged_questions_get_a_polite_answer(league: League) -> None:
    match = await played(league)
    turn = (await match.turn()).id
    for value in ("0", "+0", "99999", "-1", "\uff11", "x" * 90):
        answer = await forge(match.blue[0], match.panel, f"why:{turn}", here=match.thread, values=[value])
        assert "Ce bouton n'est plus à jour" in words(answer.response), value
    await match.orders(RED, BLUE)
    for value in ("+99", "99999", "-1", "\uff11", "x" * 90):
        answer = await forge(match.blue[0], match.panel, f"why:{turn}", here=match.thread, values=[value])
        assert "Ce bouton n'est plus à jour" in words(answer.response), value
