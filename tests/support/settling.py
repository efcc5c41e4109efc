"""When a bot in simulated Discord is quiet: simcord 3.2.1 asks that after every act, of every task that there is."""

import asyncio
from types import CodeType
from typing import Any

import pytest
from simcord import Env, _dpy_internals, _settlement

IDLE_S = 0.002
SHIELD = "shield.<locals>._outer_done_callback"
EVENT, SLEEP = asyncio.Event.wait.__code__, asyncio.sleep.__code__
# What waits for several things, where simcord looks for tasks; in all other coroutines it finds none.
COMPOSED = {asyncio.wait.__code__, asyncio.tasks._wait.__code__, asyncio.TaskGroup.__aexit__.__code__}


def settle_quickly(env: Env) -> None:
    """Look every `IDLE_S` whether the bot is quiet; simcord looks every 50 ms while a loop waits for the database."""
    settle = env._settle_internal

    async def settle_soon(**options: Any) -> None:
        await settle(**{**options, "idle": IDLE_S})

    env._settle_internal = settle_soon


def park_event_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a task that waits for an `asyncio.Event` count as quiet: whoever will set it is a task or a timer himself.

    For the other tasks simcord's own answers are found sooner.
    """
    known_reason, known_parts, known_listener = (
        _settlement._park_reason,
        _dpy_internals.composed_tasks,
        _dpy_internals.is_wait_for_listener,
    )

    def reason(state: Any, task: asyncio.Task[Any], deadline: float, *seen: Any) -> str | None:
        waiter = getattr(task, "_fut_waiter", None)
        if waiter is not None and not waiter.done():
            [*_, last] = [None, *_codes(task)]
            if last is EVENT:
                return "an event"
            if last is SLEEP and _settlement._is_virtual_sleep_waiter(state, waiter, deadline):
                return "a sleep"
        return known_reason(state, task, deadline, *seen)

    def parts(task: asyncio.Task[Any], waiter: Any) -> list[Any]:
        is_composed = (
            isinstance(waiter, asyncio.Task | asyncio.tasks._GatheringFuture)
            or any(getattr(one[0], "__qualname__", "").endswith(SHIELD) for one in waiter._callbacks or ())
            or not COMPOSED.isdisjoint(_codes(task))
        )
        return known_parts(task, waiter) if is_composed else []

    def is_listener(client: Any, task: asyncio.Task[Any]) -> bool:
        return any(client._listeners.values()) and known_listener(client, task)

    monkeypatch.setattr(_settlement, "_park_reason", reason)
    monkeypatch.setattr(_dpy_internals, "composed_tasks", parts)
    monkeypatch.setattr(_dpy_internals, "is_wait_for_listener", is_listener)


def _codes(task: asyncio.Task[Any]) -> list[CodeType]:
    """Return what a task runs, the innermost coroutine last."""
    found, coroutine = [], task.get_coro()
    while (code := getattr(coroutine, "cr_code", None)) is not None:
        found.append(code)
        coroutine = coroutine.cr_await
    return found
