"""Pictures are painted a few at a time, and what a burst of them took is given back."""

import asyncio
from threading import Barrier, Lock

from boards.animation import Still
from boards.scene import Scene
from cogs.kit import workers
from cogs.kit.emojis import Emojis
from cogs.kit.rendering import render_post
from cogs.kit.workers import Painters
from presenters.post import Movie, Post

WAIT_S = 30
SCENE = Scene(width=8, height=8, background="#000000", shapes=())


class Crowd:
    """Counts who is at work at once; `rounds` times as many come as may be, each waits for another one beside them."""

    def __init__(self, at_once: int) -> None:
        self._beside, self._lock = Barrier(at_once, timeout=WAIT_S), Lock()
        self.now = self.most = 0

    def work(self) -> bytes:
        with self._lock:
            self.now += 1
            self.most = max(self.most, self.now)
        self._beside.wait()
        with self._lock:
            self.now -= 1
        return b"painted"

    def stills(self) -> list[Still]:
        self.work()
        return [Still(scene=SCENE, caption="")]


async def test_no_more_are_painted_at_once_than_there_are_painters() -> None:
    crowd = Crowd(3)
    few = Painters("few", at_once=3)
    assert await asyncio.gather(*(few.paint(crowd.work) for _ in range(30))) == [b"painted"] * 30
    assert crowd.most == 3


async def test_the_films_of_a_burst_are_made_one_after_the_other() -> None:
    crowd = Crowd(1)
    posts = [Post((Movie(crowd.stills, f"film-{number}", ""),)) for number in range(5)]
    rendered = await asyncio.gather(*(render_post(post, Emojis()) for post in posts))
    assert all(len(one.files) == 1 for one in rendered)
    assert crowd.most == 1  # a film takes seconds: the other core is for pictures


async def test_memory_is_given_back_once_after_a_burst_and_not_after_a_picture_or_two() -> None:
    given: list[int] = []
    one = Painters("one", at_once=1, burst=4, give_back=lambda: given.append(1))

    async def paint(count: int) -> None:
        await asyncio.gather(*(one.paint(bytes) for _ in range(count)))

    await paint(3)
    await paint(9)  # with those before, more than a burst: once, after the last
    await one.paint(bytes)  # behind the giving back, in the one thread there is
    assert given == [1]


async def test_a_picture_that_cannot_be_painted_leaves_the_others_alone() -> None:
    one = Painters("one", at_once=1, burst=1, give_back=lambda: None)
    broken, whole = await asyncio.gather(one.paint(lambda: b"" * (1 // 0)), one.paint(bytes), return_exceptions=True)
    assert isinstance(broken, ZeroDivisionError)
    assert whole == b""


def test_giving_back_does_no_harm_where_the_system_knows_nothing_of_it() -> None:
    assert workers.give_memory_back() in {True, False}
    assert workers._call("a_function_that_no_library_has") is False
