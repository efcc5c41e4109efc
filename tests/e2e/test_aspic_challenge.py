"""Challenges: to somebody or to anybody, accepted once, declined, withdrawn, and the return match."""

import pytest

from referee.league import challenges, leagues
from referee.turns import contests
from tests.e2e.duel import accept, challenge, duel, duel_in
from tests.e2e.test_restart import let_go
from tests.support.behind import list_open_challenges
from tests.support.contest import installed
from tests.support.league import League, Person
from tests.support.reading import custom_ids, options_of, text_of


async def matches(league: League) -> list[str]:
    house = league.bot.app.house
    found = await leagues.find_league(house, league.guild.id)
    assert found is not None
    return [contest.name for contest in await contests.list_contests(house, found.id, open_only=False)]


@pytest.mark.clause("AS-colour-a", "AS-colour-b", "AS-colour-d", "AS-time-e")
async def test_who_accepts_chooses_among_the_colours_that_do_not_clash(
    league: League, captain: Person, opponent: Person, stranger: Person
) -> None:
    offer = await challenge(league, captain, opponent, pions="7", tours="10", couleur="red", reserve=100, delai=24)
    shown = text_of(offer).replace("\u00a0", " ")
    assert "7 pions par camp · deux mi-temps de 10 tours" in shown and "4 j 4 h par joueur, 1 j au plus" in shown
    assert "ne s'adresse pas à vous" in text_of((await stranger.press(offer, "as-accept")).response)
    assert "votre propre défi" in text_of((await captain.press(offer, "as-accept")).response)
    asked = (await opponent.press(offer, "as-accept")).response
    assert options_of(asked, "as-colour") == ["blue", "purple", "yellow", "green", "sky"]
    begun = (await opponent.choose(asked, "as-colour", "sky")).response
    await league.advance(seconds=16)
    thread = league.threads()[-1]
    assert f"<#{thread.id}>" in text_of(begun)
    match = await duel_in(league, captain, opponent, thread)
    state = await match.state()
    assert (state.teams.left.color, state.teams.right.color) == ("red", "sky")
    assert (state.config.pieces, state.config.rounds_per_half) == (7, 10)
    assert state.clock is not None and state.clock.left == 100 * 3600
    opened = text_of(match.posts[0])
    assert f"⭕ Camille {captain.mention}" in opened and f"💠 Olga {opponent.mention}" in opened
    assert "a relevé le défi" in text_of(league.channel("general").history()[-1])
    assert custom_ids(league.channel("general").history()[-1]) == []


async def test_an_open_challenge_is_taken_once_by_two_at_once(
    league: League, captain: Person, opponent: Person, stranger: Person
) -> None:
    offer = await challenge(league, captain)
    asked = [(await person.press(offer, "as-accept")).response for person in (opponent, stranger)]
    async with league.at_once():
        answers = [
            await person.choose(form, "as-colour", "orange")
            for person, form in zip((opponent, stranger), asked, strict=True)
        ]
    texts = ["\n".join(text_of(shown) for shown in (answer.response, *answer.followups)) for answer in answers]
    assert sum("C'est parti" in text for text in texts) == 1
    assert sum("quelqu'un d'autre a déjà accepté ce défi" in text for text in texts) == 1
    assert len(await matches(league)) == len(league.threads()) == 1


async def test_a_double_click_on_the_colour_gives_the_winner_his_match_twice(
    league: League, captain: Person, opponent: Person
) -> None:
    offer = await challenge(league, captain)
    asked = (await opponent.press(offer, "as-accept")).response
    async with league.at_once():
        answers = [await opponent.choose(asked, "as-colour", "orange") for _ in range(2)]
    (thread,) = league.threads()
    for shown in answers:
        assert "C'est parti" in text_of(shown.response) and f"<#{thread.id}>" in text_of(shown.response)
        assert not shown.followups
    assert len(await matches(league)) == 1


async def test_an_acceptance_cut_short_by_a_kill_can_be_pressed_again_at_once(
    league: League, captain: Person, opponent: Person
) -> None:
    offer = await challenge(league, captain, pendule="live-36")
    asked = (await opponent.press(offer, "as-accept")).response
    app = league.bot.app
    found = await leagues.find_league(app.house, league.guild.id)
    assert found is not None
    (standing,) = await list_open_challenges(app.house, found.id, "aspic")
    await challenges.claim_challenge(app.house, standing.id, opponent.id)
    await league.kill(let_go)
    league.env.backend.advance_clock(5)
    await league.revive()
    assert league.threads() == []
    begun = (await opponent.choose(asked, "as-colour", "orange")).response
    assert "C'est parti" in text_of(begun)
    await league.advance(seconds=16)
    (thread,) = league.threads()
    match = await duel_in(league, captain, opponent, thread)
    assert (await match.panel()).id
    assert "a relevé le défi" in text_of(league.channel("general").history()[-1])


async def test_a_challenge_is_declined_or_withdrawn(
    league: League, captain: Person, opponent: Person, stranger: Person
) -> None:
    offer = await challenge(league, captain, opponent)
    assert "ne s'adresse pas à vous" in text_of((await stranger.press(offer, "as-decline")).followups[0])
    declined = (await opponent.press(offer, "as-decline")).response
    assert "a refusé le défi" in text_of(declined) and custom_ids(declined) == []
    again = await challenge(league, captain, opponent)
    withdrawn = (await captain.press(again, "as-withdraw")).response
    assert "a retiré son défi" in text_of(withdrawn)
    assert await matches(league) == []


async def test_a_challenge_that_nobody_took_in_time_loses_its_buttons(
    league: League, captain: Person, opponent: Person
) -> None:
    offer = await challenge(league, captain, opponent)
    assert custom_ids(offer) != []
    await league.advance(hours=7 * 24, minutes=1)
    [shown] = [message for message in league.channel("general").history() if message.id == offer.id]
    assert "Personne n'a relevé à temps le défi" in text_of(shown)
    assert custom_ids(shown) == []


async def test_what_cannot_be_offered_is_said_to_the_challenger_alone(
    league: League, captain: Person, opponent: Person
) -> None:
    await installed(league)
    general = league.channel("general")

    async def refused(**options: object) -> str:
        result = await captain.command("aspic defier", here=general, **options)
        assert result.ephemeral and not result.followups
        return text_of(result.response)

    assert "On ne se défie pas soi-même" in await refused(adversaire=captain.member)
    assert "n'indiquez ni réserve ni délai" in await refused(pendule="live-36", reserve=5)
    assert "Sans pendule il n'y a pas de réserve" in await refused(pendule="none", reserve=5)


@pytest.mark.clause("AS-side-a", "AS-match-f")
async def test_a_rematch_exchanges_the_ends_and_keeps_the_colours(
    league: League, captain: Person, opponent: Person, stranger: Person
) -> None:
    match = await duel(league, captain, opponent)
    await opponent.press((await opponent.press(await match.panel(), "resign")).response, "resign-yes")
    await match.settle()
    panel = await match.panel()
    assert "Vous n'êtes pas inscrit" in text_of((await stranger.press(panel, "as-rematch")).response)
    await captain.press(panel, "as-rematch")
    assert "Mêmes couleurs, camps échangés." in text_of(match.posts[-1])
    taken = await opponent.press(panel, "as-rematch")  # offering the same is to accept
    assert "C'est parti" in text_of(taken.response)
    await league.advance(seconds=16)
    back = await duel_in(league, opponent, captain, league.threads()[-1])
    state = await back.state()
    assert (state.teams.left.name, state.teams.right.name) == ("Olga", "Camille")
    assert (state.teams.left.color, state.teams.right.color) == ("orange", "purple")
    assert len(await matches(league)) == 2


@pytest.mark.clause("AS-time-a", "AS-side-a")
async def test_a_live_match_with_the_sides_drawn(league: League, captain: Person, opponent: Person) -> None:
    offer = await challenge(league, captain, opponent, pendule="live-54", tirage=True)
    assert "0:09:00 par joueur" in text_of(offer) and "Camps tirés au sort" in text_of(offer)
    match = await duel_in(league, captain, opponent, await accept(league, opponent, offer))
    state, seats = await match.state(), await contests.list_seats(match.app.house, match.contest_id)
    held = {seat.seat: seat.user_id for seat in seats}
    colours = {state.teams.left.color: held["left"], state.teams.right.color: held["right"]}
    assert colours == {"purple": captain.id, "orange": opponent.id}
