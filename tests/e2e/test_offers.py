"""A challenge that nobody sees is in nobody's way: it is shown again, taken back, answered from one's own matches."""

from typing import Any

import discord
import pytest

from referee.league import leagues
from referee.model import Challenge
from tests.e2e import duel, shifts
from tests.e2e.test_bad_answers import DONE, FALSE
from tests.e2e.test_restart import let_go
from tests.support import helvetia
from tests.support.bad_answers import ALL, Bad, struck
from tests.support.behind import list_open_challenges
from tests.support.league import League, Person
from tests.support.reading import custom_ids, words

GAMES = [("aspic", "as", duel), ("double-echec", "de", shifts), ("helvetia", "hc", helvetia)]
EACH_GAME = pytest.mark.parametrize(("game", "code", "made"), GAMES, ids=[game for game, _, _ in GAMES])
REFUSED: dict[str, Any] = {"status": 403, "code": 50013, "message": "Missing Permissions", "times": None}
FAILED: dict[str, Any] = {"status": 500, "message": "no", "times": None}


def offers(league: League, where: str = "general") -> list[discord.Message]:
    """Return the challenges that can be taken in a channel."""
    return [one for one in league.channel(where).history() if any("-accept:" in name for name in custom_ids(one))]


async def waiting(league: League) -> list[Challenge]:
    """Return the challenges of Aspic that can be taken."""
    house = league.bot.app.house
    found = await leagues.find_league(house, league.guild.id)
    assert found is not None
    return await list_open_challenges(house, found.id, "aspic")


async def again(by: Person, to: Person, game: str = "aspic", where: str = "general") -> Any:
    """Make the same challenge; return the answer."""
    here = by.league.channel(where)
    return (await by.command(f"{game} defier", here=here, adversaire=to.member)).response


@EACH_GAME
async def test_a_challenge_whose_message_was_deleted_is_shown_again_and_taken_back(
    league: League, captain: Person, opponent: Person, game: str, code: str, made: Any
) -> None:
    offer = await made.challenge(league, captain, opponent)
    league.env.backend.delete_message(offer.channel.id, offer.id)
    told = await again(captain, opponent, game)
    assert "Vous avez déjà un défi en attente" in words(told) and f"{code}-withdraw" in str(custom_ids(told))
    await league.advance(seconds=16)
    assert [one.id == offer.id for one in offers(league)] == [False]
    await again(captain, opponent, game)
    await league.advance(seconds=16)
    assert len(offers(league)) == 1, "what can be read is not shown twice"
    mine = (await captain.command("mes-matchs")).response
    assert "de vous à" in words(mine)
    assert "a retiré son défi" in words((await captain.press(mine, f"{code}-withdraw")).response)
    await league.advance(seconds=16)
    assert offers(league) == [] and "a retiré son défi" in words(league.channel("general").history()[-1])
    await made.challenge(league, captain, opponent)
    assert len(offers(league)) == 1


@EACH_GAME
async def test_who_is_challenged_answers_from_his_own_matches(
    league: League, captain: Person, opponent: Person, game: str, code: str, made: Any
) -> None:
    offer = await made.challenge(league, captain, opponent)
    league.env.backend.delete_message(offer.channel.id, offer.id)
    general = league.channel("general")
    assert "Un défi attend une réponse" in words((await opponent.command("aide", here=general)).response)
    his = (await opponent.command("mes-matchs", here=general)).response
    assert "vous défie" in words(his)
    answered = (await opponent.press(his, f"{code}-accept")).response
    if game == "aspic":  # they would choose a colour
        assert "a refusé le défi" in words((await opponent.press(his, f"{code}-decline")).response)
    else:
        assert "C'est parti" in words(answered)
    assert "vous défie" not in words((await opponent.command("mes-matchs")).response)


async def test_a_challenge_that_may_not_be_posted_goes_where_the_bot_may(
    league: League, captain: Person, opponent: Person
) -> None:
    await duel.installed(league)
    general = league.channel("general")
    league.revoke("send_messages", channel=general)
    told = await again(captain, opponent)
    assert f"<#{league.guild.channels['annonces-sifflet'].id}>" in words(told)
    assert len(offers(league, "annonces-sifflet")) == 1


async def test_a_challenge_that_discord_refuses_is_told_to_referees_and_goes_elsewhere_when_made_again(
    league: League, captain: Person, opponent: Person
) -> None:
    await duel.installed(league)
    league.env.inject_error("POST", f"/channels/{league.channel('general').id}/messages", **REFUSED)
    await again(captain, opponent)
    await league.advance(seconds=16)
    assert offers(league) == [] and len(await waiting(league)) == 1
    assert "Un défi n'a pas pu être publié" in words(league.channel("arbitres").history()[-1])
    await again(captain, opponent, where="ailleurs")
    await league.advance(seconds=16)
    [offer] = offers(league, "ailleurs")
    await duel.accept(league, opponent, offer)
    assert offers(league, "ailleurs") == [] and await waiting(league) == []


async def test_a_challenge_whose_post_failed_and_whose_bot_was_killed_is_posted_after_the_restart(
    league: League, captain: Person, opponent: Person
) -> None:
    await duel.installed(league)
    league.env.inject_error("POST", f"/channels/{league.channel('general').id}/messages", **FAILED)
    await again(captain, opponent)
    assert offers(league) == []
    await league.kill(let_go)
    league.env.backend.faults.clear()
    await league.revive()
    await league.advance(minutes=1)
    [offer] = offers(league)
    await duel.accept(league, opponent, offer)
    assert len(league.threads()) == 1


@pytest.mark.parametrize("bad", ALL[::5], ids=str)
async def test_a_challenge_accepted_is_told_as_accepted_and_nothing_of_it_waits(
    league: League, captain: Person, opponent: Person, bad: Bad
) -> None:
    offer = await duel.challenge(league, captain, opponent)
    await opponent.dm("bonjour")
    asked = (await opponent.press(offer, "as-accept")).response
    known = {message.id for message in (*opponent.sees(league.channel("general")), *opponent.inbox())}
    with struck(bad, "/webhooks/", 1):
        await opponent.choose(asked, "as-colour", "orange")
        if bad.lasts:
            await league.advance(seconds=40)
    assert offers(league) == [] and "a relevé le défi" in words(league.fresh(offer))
    [thread] = league.threads()
    assert len(thread.history()) >= 2, "its first posts are there"
    seen = [one for one in (*opponent.sees(league.channel("general")), *opponent.inbox()) if one.id not in known]
    told = "\n".join(map(words, seen))
    assert DONE in told and not any(text in told for text in FALSE), told
    league.logged_errors()
