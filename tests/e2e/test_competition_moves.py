"""A captain on leave has a match put off, in simulated Discord: a button under his leave, the answer in the thread."""

from tests.e2e.test_competitions import founded
from tests.support.league import League, Person
from tests.support.reading import custom_ids, plain, text_of


async def test_a_leave_moves_a_match_when_the_other_captain_agrees(league: League, referee: Person) -> None:
    cup = await founded(league, referee, "league")
    here, ana, dan = league.channel("general"), cup.people["Ana"], cup.people["Dan"]
    await cup.enter("Ana", "Bob", "Cleo", "Dan")
    await cup.overdue()  # on 4 January; the round lasts until the 7th
    booked = (await ana.command("conges poser", here=here, du="7/1")).response
    assert "**M1** contre Dan (Coupe d'automne · Aspic) : journée 2 au plus tôt" in plain(text_of(booked))
    assert "cp-move:1:M1" in str(custom_ids(booked))
    assert "Demande posée" in text_of((await ana.press(booked, "cp-move")).response)
    assert "déjà été demandé" in text_of((await ana.press(booked, "cp-move")).response)
    await league.advance(seconds=16)

    # In the match's thread the other captain is called; nobody else can answer for them, a restart changes nothing.
    match = (await cup.matches())["Ana – Dan"]
    question = next(post for post in match.thread.history() if "propose de reporter M1" in text_of(post))
    assert dan.mention in text_of(question) and "**Ana sera en congé" in text_of(question)
    await league.restart()
    assert "Seul le capitaine" in text_of((await cup.people["Bob"].press(question, "cp-move-yes")).response)
    assert "**M1 est reportée** à la journée 2" in text_of((await dan.press(question, "cp-move-yes")).response)
    assert "ne vaut plus" in text_of((await dan.press(question, "cp-move-no")).response)
    await league.advance(seconds=32)
    assert "Reportée à la journée 2" in plain("".join(await match.told()))
    told = (await cup.told())[-1]
    assert "Rencontre reportée d'un commun accord" in told
    assert "M1 Ana – Dan passe de la journée 1 à la journée 2." in told
    assert "Ana – Dan" not in await cup.matches()
    await cup.correct("M2 1-0")
    assert {"Ana – Dan", "Dan – Bob", "Cleo – Ana"} == set(await cup.matches())

    # The referee forbids it for the future; an entrant cannot.
    assert "rôle d'arbitre" in text_of((await ana.command("competition reports", here=here, autorises=False)).response)
    shown = await referee.command("competition reports", here=here, autorises=False)
    assert "pas de report" in text_of(shown.response)
    await league.advance(seconds=16)
    assert "Plus de report d'un commun accord" in (await cup.told())[-1]
