"""Why an event came out as it did, where its fields do not say it: told by the engine where it decides."""

from collections.abc import Mapping

import msgspec


class Named(msgspec.Struct, frozen=True):
    """Things that counted, by the game's ids; `kind` as its texts name them (`player`, `team`, `cell`)."""

    kind: str
    ids: tuple[str, ...]


Fact = str | int | Named


class Reason(msgspec.Struct, frozen=True):
    """A reason: the game's word for it, and what counted. `seat`: only that one may know it; None: everybody may.

    A public reason holds nothing that the event and the draws behind it do not tell. `clause`: the rule that decided,
    told instead of all those that an event of its kind may go back to (`Game.clauses`).
    """

    code: str
    facts: Mapping[str, Fact] = {}
    seat: str | None = None
    clause: str = ""
