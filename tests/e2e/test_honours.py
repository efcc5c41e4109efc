"""Champions and cup winners in the announcement channel: a post of their own, in the league's language, once."""

import random

import pytest

from bot import create_bot
from tests.e2e.season import Season, season
from tests.support.league import League
from tests.support.reading import words

WEEKS = [{"CH": [1], "KDH": [1]}, {"CH": [2], "KDH": [2]}, {"CH": [3]}]


@pytest.fixture
def make_bot(settings, clock):
    """The real bot, its dice seeded: the same season at every run."""
    chance = random.Random("a season of three weeks")
    return lambda: create_bot(settings, clock=clock, random_bytes=chance.randbytes)


def announced(winter: Season) -> list[str]:
    """Return the posts about titles in the announcement channel, oldest first."""
    posts = [words(message) for message in winter.league.guild.channels["annonces-sifflet"].history()]
    return [text for text in posts if "🏆" in text]


async def test_a_cup_winner_and_a_champion_are_announced_to_the_whole_league(league: League) -> None:
    league.leap_s = 24 * 3600.0
    winter = await season(league, roster={"E": 4}, calendar=WEEKS)
    chance = random.Random("coaches")
    for _ in range(2):
        await winter.send_all(chance)
        await winter.overdue()
    cup = (await winter.state()).kdh.winner
    assert cup is not None
    coach = winter.coaches[cup].mention
    [told] = announced(winter)
    assert told.startswith("## Ligue d'essai · Ligue d'hiver · saison 1, semaine 2")
    assert f"🏆 Coupe KDH, saison 1 : {cup}. Bravo à {coach}." in told.replace("*", "")
    assert f"<#{winter.thread_id}>" in told
    await league.restart()
    await winter.send_all(chance)
    await winter.overdue()
    await winter.overdue()
    state = await winter.state()
    assert state.season == 2
    _, champion = announced(winter)
    assert "Champion de la saison 1 : " in champion
