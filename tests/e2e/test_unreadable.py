"""A record that cannot be read takes no page down: it is left out, and the referees are told once."""

from sqlalchemy import update

from db.tables import turn
from referee.course import agreement
from tests.e2e.duel import Duel, duel
from tests.support.league import League, Person
from tests.support.reading import words


async def broken(match: Duel) -> Duel:
    """Break a match as an earlier version did that put a pseudonym in the place of a value."""
    async with match.app.house.db.write() as tx:
        for column in (turn.c.state, turn.c.after):
            theirs = (turn.c.contest_id == match.contest_id) & column.is_not(None)
            await tx.apply(update(turn).where(theirs).values({column: b'{"phase":"Anonyme 1"}'}))
    return match


async def ended(match: Duel) -> Duel:
    for person in (match.left, match.right):
        await agreement.offer_draw(match.app.house, match.contest_id, person.id)
    await match.settle()
    return match


async def test_a_match_that_cannot_be_read_is_left_out_and_told_to_the_referees_once(
    league: League, captain: Person, opponent: Person
) -> None:
    whole = await ended(await duel(league, captain, opponent))
    over = await broken(await ended(await duel(league, captain, opponent)))
    running = await broken(await duel(league, captain, opponent))
    for _ in range(2):
        table = words((await captain.command("aspic classement", here=league.channel("general"))).response)
        assert "Camille · **1 pt**" in table and "Olga · **1 pt**" in table
        mine = words((await captain.command("mes-matchs", here=league.channel("general"))).response)
        assert "sa position enregistrée n'est pas lisible" in mine
        for match in (over, running):
            seen = words((await captain.command("match voir", here=match.thread)).response)
            assert "n'est pas lisible ; les arbitres en sont avertis" in seen
        past = words((await captain.command("aspic historique", here=over.thread)).response)
        assert "ce tour n'est pas lisible" in past
    assert "1/2" not in words((await captain.command("aspic historique", here=whole.thread)).response)
    offered = await captain.complete("match verifier", "etape", "", here=over.thread, match=str(over.contest_id))
    assert list(offered) == []
    await league.advance(seconds=16)
    told = [words(post) for post in league.guild.channels["arbitres"].history()]
    assert len([text for text in told if "tools.mend" in text]) == 2
    assert any("cannot be read" in line for line in league.logged_errors())
