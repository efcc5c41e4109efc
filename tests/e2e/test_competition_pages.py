"""What one asks of a competition in simulated Discord, what one takes away, and how the next season begins."""

import re

from tests.e2e.test_competitions import founded
from tests.support.league import League, Person
from tests.support.reading import custom_ids, plain, text_of


def events_of(file: bytes) -> dict[str, int]:
    """Return the entries of a calendar file: identity -> how often it has moved."""
    text = file.decode()
    uids, moved = re.findall(r"UID:(.*)\r", text), re.findall(r"SEQUENCE:(\d+)", text)
    return dict(zip(uids, map(int, moved), strict=True))


async def test_pages_files_and_the_next_season(league: League, referee: Person) -> None:
    cup = await founded(league, referee, "league")
    await cup.enter("Ana", "Bob", "Cleo", "Dan")
    await cup.overdue()

    # Live: a result counts in panel and table as it comes in, before its round is closed.
    await cup.resign((await cup.matches())["Bob – Cleo"], loser="right")
    await league.advance(seconds=16)
    assert "**En direct** : un résultat du tour est compté" in plain(text_of(await cup.panel()))
    assert "En direct" in await cup.page("classement")
    await cup.correct("M1 2-1")
    assert "En direct" not in await cup.page("classement")
    here, bob = league.channel("general"), cup.people["Bob"]

    # One's own page without a name; from it, why one stands there.
    own = (await bob.command("competition equipe", here=here)).response
    assert plain(text_of(own)).splitlines()[1] == "**Bob**"
    assert "**M1**" not in text_of(own) and "(aux points)" in text_of(own)
    why = (await bob.press(own, "cp-why")).response
    assert "**Bob**" in text_of(why)
    results = (await bob.command("competition resultats", here=here)).response
    assert "Journée 1" in text_of(results) and "2–1" in text_of(results)
    assert "Journée 2" in text_of((await bob.press(results, "cp-results")).response)
    assert "■" in await cup.page("croise")
    table = (await bob.command("competition classement", here=here)).response
    assert "en tête" in text_of((await bob.press(table, "cp-why")).response)

    # Files: the table as CSV, one's calendar.
    file = (await bob.command("competition exporter", here=here, quoi="table")).response.attachments[0]
    assert (await file.read()).decode("utf-8-sig").splitlines()[0].startswith("stage,group,final,rank")
    calendar = (await bob.press(own, "cp-ics")).response.attachments[0]
    before = events_of(await calendar.read())
    assert len(before) == 3 and set(before.values()) == {0}

    # Everything that they play, by a press: the same entries, and one that was moved says so under the same identity.
    mine = (await bob.command("mes-matchs", here=here)).response
    assert len(events_of(await (await bob.press(mine, "cp-agenda")).response.attachments[0].read())) == 3
    await cup.correct("deplace M3 3")
    agenda = (await bob.command("competition agenda", here=here)).response.attachments[0]
    after = events_of(await agenda.read())
    assert after.keys() == before.keys()
    assert sorted(uid.rsplit("-")[-1] for uid, sequence in after.items() if sequence) == ["M3@sifflet"]
    assert "aucune rencontre datée" in text_of((await referee.command("competition agenda", here=here)).response)

    # The end, and the next season by two presses of a referee; nobody else's count.
    await cup.correct("fin")
    panel = await cup.panel()
    assert custom_ids((await bob.press(panel, "cp-again")).response) == []
    asked = (await referee.press(panel, "cp-again")).response
    await referee.press(asked, "cp-again-yes")
    await league.advance(seconds=16)
    assert "nouvelle saison" in plain(text_of(asked))
    assert "4 inscrits" in plain(text_of(await cup.panel()))
    assert any("Saison 2" in text for text in await cup.told())
