"""`make play` without a browser: the league that it begins in, and that it begins again exactly so."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from referee.turns import contests
from rules.registry import GAMES
from tests.support.reading import text_of
from tools.demo.world import hurried_discord
from tools.play.stage import Stage
from tools.play.table import CAPTAIN, PERSONAS, REFEREE, VISITOR
from tools.play.words import WORDS, translate
from tools.play.world import World

HOSTS = {"competition"}  # they host matches, and owe nobody a move


@pytest_asyncio.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """The stage with its league ready."""
    world = World(tmp_path)
    with hurried_discord(world.now):
        stage = Stage(world)
        await stage.make_ready(lambda _: None)
        try:
            yield stage
        finally:
            await stage.end()


def told(stage: Stage) -> list[str]:
    """Return all that stands in the world, with the time."""
    channels = [stage.world.channel(channel.id) for channel in stage.world.channels()]
    return [str(stage.world.now()), *(text_of(shown) for channel in channels for shown in channel.history())]


async def test_it_is_the_captains_turn_in_every_game_and_all_begins_again_as_it_was(stage: Stage) -> None:
    captain, house = stage.world.person(CAPTAIN.name), stage.world.league.bot.app.house
    asked = set()
    for contest, _ in await contests.list_contests_of_person(house, captain.id, open_only=True):
        awaited = set((await contests.get_latest_turn(house, contest.id)).awaiting)
        asked |= {
            contest.game
            for seat in await contests.list_seats(house, contest.id)
            if seat.user_id == captain.id and seat.seat in awaited
        }
    assert asked == GAMES.keys() - HOSTS
    assert all(stage.may_read(hint.persona, hint.channel_id) for hint in stage.hints)

    before = told(stage)
    await stage.leap_to_deadline()
    assert told(stage) != before
    await stage.begin_again()
    assert told(stage) == before
    await stage.leap(1)
    await stage.begin_again()
    assert told(stage) == before


async def test_one_conversation_is_open_at_a_time_for_all_who_may_read_it(stage: Stage) -> None:
    thread, office = stage.hints[0].channel_id, next(one.id for one in stage.world.channels() if one.name == "arbitres")
    first = await stage.open(CAPTAIN, thread)
    assert await stage.open(VISITOR, thread) is first
    assert [stage.may_read(one, office) for one in (CAPTAIN, REFEREE)] == [False, True]
    dm = stage.world.person(CAPTAIN.name).user.dm_channel.id
    assert [stage.may_read(one, dm) for one in PERSONAS] == [one == CAPTAIN for one in PERSONAS]
    second = await stage.open(CAPTAIN, dm)
    assert (first.is_over, second.is_over) == (True, False)


@pytest.mark.parametrize("path", WORDS)
def test_the_words_of_the_library_are_those_that_are_replaced(path: str) -> None:
    import simcord.preview

    static = Path(simcord.preview.__file__).with_name("static")
    content = (static / (path.lstrip("/") or "index.html")).read_bytes()
    assert [theirs for theirs, _ in WORDS[path] if theirs.encode() not in content] == []
    assert translate(path, content) != content
