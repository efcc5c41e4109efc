"""What a bot that runs for months does once, done once a process, and not once for each test's bot and database.

Each answer is the program's own, kept for whoever asks the same again. And what simulated Discord does at each of the
thousands of acts of a test, done fast.
"""

import copy
import json
from collections.abc import Callable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results
from discord import app_commands
from sqlalchemy import Engine

from boards.paint import png_bytes

ENOUGH = 2000  # there are some 300 statements
ATOMS = frozenset({str, int, bool, float, bytes, type(None)})

picture_bytes = lru_cache(maxsize=500)(png_bytes)


class SharedCache(dict[Any, Any]):
    """What statements compile to, whichever engine of a kind asks. A key begins with the engine's own dialect."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get((type(key[0]), *key[1:]), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        assert len(self) < ENOUGH, "statements are made anew at each call, and would fill the memory of the bot"
        super().__setitem__((type(key[0]), *key[1:]), compiled)


def share_statements() -> None:
    """Have every engine from now on look into one cache; what it makes for itself is not kept."""
    shared = SharedCache()
    Engine._compiled_cache = property(lambda _: shared, lambda _engine, _own: None)


def share_commands() -> None:
    """Have every bot from now on send the same translated list of commands: discord.py asks for 18,900 words each."""
    known: dict[str, str] = {}

    def remembering(translated: Callable[..., Any]) -> Callable[..., Any]:
        async def payload(self: Any, tree: Any, translator: Any) -> Any:
            key = json.dumps([type(translator).__qualname__, self.to_dict(tree)], sort_keys=True)
            if key not in known:
                known[key] = json.dumps(await translated(self, tree, translator))
            return json.loads(known[key])

        return payload

    for kind in (app_commands.Command, app_commands.Group):
        kind.get_translated_payload = remembering(kind.get_translated_payload)

    # Discord answers with the list; its thousands of words are not taken apart, since nobody reads them.
    known_command = app_commands.AppCommand
    app_commands.tree.AppCommand = lambda data, state: known_command(data={**data, "options": []}, state=state)


def copy_plain(value: Any) -> Any:
    """Return a deep copy of what Discord is sent or sends: JSON, save for an object here and there."""
    kind = type(value)
    if kind is dict:
        return {key: item if type(item) in ATOMS else copy_plain(item) for key, item in value.items()}
    if kind is list:
        return [item if type(item) in ATOMS else copy_plain(item) for item in value]
    return value if kind in ATOMS else copy.deepcopy(value)


def copy_quickly() -> None:
    """Have simulated Discord copy each payload as the JSON it is: `deepcopy` took an eighth of a test's time."""
    for module in (simcord.gateway, simcord.http.router):
        module.copy = SimpleNamespace(deepcopy=copy_plain)
    for module in (simcord.components, simcord.results):
        module.deepcopy = copy_plain
