"""Remains: all that what follows can come from. Where two runs have the same, they go on in the same way."""

import marshal
import re
from collections.abc import Callable
from hashlib import sha256

from db.outbox import NONCE, RandomBytes
from tests.referee.world import World
from tests.support.beside import Beside

MARK = bytes.fromhex("d1ced1ce0d1ced1c")  # by it a nonce that was drawn is told from one that follows from a turn
DRAWN = re.compile(b"%b[0-9a-f]{8}" % MARK.hex().encode())

Memory = list[dict[str, object]]
PLAIN = int | float | str | None


def same_bytes() -> RandomBytes:
    """Return what gives the same chance in every run, however often something in it was tried.

    Nonces alone are never the same twice: by them Discord knows a message again.
    """
    nonces = iter(range(1, 16**8))

    def give(count: int) -> bytes:
        if count == NONCE // 2:
            return MARK + next(nonces).to_bytes(count - len(MARK))
        return sha256(b"%d" % count).digest()[:count]

    return give


def is_quiet(world: World) -> bool:
    """Return whether nothing is under way: a beat that could not look for more lanes leaves those it has begun."""
    return all(task.done() for task in (*world.heart._tasks, *world.sender._lanes.values()))


def memory(world: World) -> Memory:
    """Return what the program itself remembers between two acts, nothing of it being under way."""
    parts = (world.heart, world.heart.gate, world.sender)
    return [{key: value for key, value in vars(part).items() if isinstance(value, PLAIN)} for part in parts]


def remember(world: World, kept: Memory) -> None:
    """Have the program remember what it remembered then."""
    for one, values in zip((world.heart, world.heart.gate, world.sender), kept, strict=True):
        vars(one).update(values)


def remains(world: World, database: Beside, besides: object) -> bytes:
    """Return a hash of every row, every message, the time and the program's memory, and of what there is `besides`.

    A nonce is but a name: which messages have the same one is told, and not how it reads.
    """
    told = repr((besides, memory(world), world.clock.ms, world.number, world.discord.messages))
    return sha256(DRAWN.sub(_number(), marshal.dumps((told, database.state()), 2))).digest()


def _number() -> Callable[[re.Match[bytes]], bytes]:
    """Return what gives each name its number, in the order of their appearance."""
    known: dict[bytes, bytes] = {}
    return lambda match: known.setdefault(match[0], b"nonce %d" % len(known))
