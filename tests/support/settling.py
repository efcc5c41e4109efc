"""When a bot in simulated Discord is quiet: simcord 3.2.1 asks that after every act, of every task that there is."""

import asyncio
from types import CodeType
from typing import Any

import pytest
from discord import ui
from discord.ext import tasks
from simcord import Env, _dpy_internals, _runtime, _settlement

from db.engine.postgres import Postgres
from tests.support.patience import BEAT_S, STILL_S, Patience, Signs

IDLE_S = 0.002  # after an act
LONG_S = 0.008  # after many at once, or a leap of time: a look at all that is then going on takes milliseconds itself
LATER_S = 0.25  # after what takes longer than a beat
ROUNDS = 1000
NEVER_S = 1e9  # simcord's own limit, which knows the time alone
LISTENING = Postgres.listen.__code__  # whose connection is there
SHIELD = "shield.<locals>._outer_done_callback"
EVENT = asyncio.Event.wait.__code__
LOOPS = {None, tasks.Loop._loop.__code__, ui.view.BaseView._BaseView__timeout_task_impl.__code__}
# What waits for several things, where simcord looks for tasks; in all other coroutines it finds none.
COMPOSED = {asyncio.wait.__code__, asyncio.tasks._wait.__code__, asyncio.TaskGroup.__aexit__.__code__}


def settle_quickly(env: Env) -> None:
    """Look every few ms whether the bot is quiet; simcord looks every 50 ms while a loop waits for the database.

    Not to become quiet is a fault only if nothing moves any more, however long it takes (`patience.py`).
    """
    settle = env._settle_internal
    env.settle_timeout = NEVER_S

    async def settle_soon(**options: Any) -> None:
        for _ in range(ROUNDS):
            if not env._loop._ready:
                break
            await asyncio.sleep(0)  # what can go on at once is done before anything is looked at
        idle_s = LONG_S if "idle" in options else IDLE_S
        waiting: Patience | None = None  # to look at all processes takes longer than most that is waited for
        while True:
            asked = {"idle": idle_s, "timeout": STILL_S, "_deadline": env._loop.time() + BEAT_S}
            try:
                return await settle(**{**options, **asked})
            except TimeoutError:
                if waiting is not None and waiting.is_over(_signs(env)):
                    raise
            waiting = waiting or Patience(_signs(env))
            idle_s = LATER_S

    env._settle_internal = settle_soon


def _signs(env: Env) -> Signs:
    return Signs.of_now(len(env.backend.transcript))


def park_event_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a task that waits for an `asyncio.Event` count as quiet: whoever will set it is a task or a timer themselves.

    For the other tasks of a bot that waits for nobody and has no views, simcord's own answers are found sooner; for a
    task that still sleeps, or waits for the same event, they are known.
    """
    known_reason, known_recognized = _settlement._park_reason, _settlement._recognized_wait
    resting: dict[asyncio.Task[Any], Any] = {}  # what each waits for

    def reason(state: Any, task: asyncio.Task[Any], deadline: float, *seen: Any) -> str | None:
        waiter = getattr(task, "_fut_waiter", None)
        if waiter is None or waiter.done():
            return known_reason(state, task, deadline, *seen)
        if resting.get(task) is waiter:
            return "as before"
        if is_resting := _is_resting(state, task, waiter, deadline):
            resting[task] = waiter
            return is_resting
        codes = _codes(task)
        if not _is_plain(state, task) or _is_composed(waiter, codes):
            return known_reason(state, task, deadline, *seen)
        return "a sleep" if _dpy_internals.is_sleep_waiter(waiter, state.loop, deadline) else None

    def recognized(state: Any, task: asyncio.Task[Any], waiter: Any) -> bool:
        return resting.get(task) is not waiter and not _is_plain(state, task) and known_recognized(state, task, waiter)

    monkeypatch.setattr(_settlement, "_park_reason", reason)
    monkeypatch.setattr(_settlement, "_recognized_wait", recognized)
    _watch_timers_alone(monkeypatch)


def _watch_timers_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not note each step that the loop is to take at once: `settle_quickly` lets it take them all."""
    track = _runtime._track_callback

    def track_timer(work: Any, original: Any, callback: Any, args: Any, **asked: Any) -> Any:
        if asked["when"] is None:
            return original(callback, *args, context=asked["context"])
        return track(work, original, callback, args, **asked)

    monkeypatch.setattr(_runtime, "_track_callback", track_timer)


def _is_resting(state: Any, task: asyncio.Task[Any], waiter: Any, deadline: float) -> str | None:
    """Return what a task waits for if it is an event, or a time that simulated time alone brings."""
    innermost = _codes(task)[-1]
    if innermost is EVENT:
        return "an event"
    if innermost is LISTENING:
        return "a call from another process"
    return "a sleep" if _settlement._is_virtual_sleep_waiter(state, waiter, deadline) else None


def _is_plain(state: Any, task: asyncio.Task[Any]) -> bool:
    """Return whether a task can wait for nothing of discord.py's: a message to come, a view, a loop's next turn."""
    store = state.bot._connection._view_store
    return not (
        task in state.work.external_waits
        or any(state.bot._listeners.values())
        or store._views
        or store._modals
        or getattr(task.get_coro(), "cr_code", None) in LOOPS
    )


def _is_composed(waiter: Any, codes: list[CodeType | None]) -> bool:
    """Return whether a task waits for other tasks."""
    return (
        isinstance(waiter, asyncio.Task | asyncio.tasks._GatheringFuture)
        or any(getattr(one[0], "__qualname__", "").endswith(SHIELD) for one in waiter._callbacks or ())
        or not COMPOSED.isdisjoint(codes)
    )


def _codes(task: asyncio.Task[Any]) -> list[CodeType | None]:
    """Return what a task runs, the innermost coroutine last."""
    found, coroutine = [None], task.get_coro()
    while (code := getattr(coroutine, "cr_code", None)) is not None:
        found.append(code)
        coroutine = coroutine.cr_await
    return found
