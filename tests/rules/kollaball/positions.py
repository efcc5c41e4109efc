"""Positions for tests, written briefly: `match("r1 C4 ranger", "b1 F4 skip=1", rouge="r1", bleue="ground G7 0")`."""

import json

from rules.kollaball import codec
from rules.kollaball.state import State

CLASSES = {"warrior", "alchemist", "ranger", "archer", "thief", "merchant"}
STATUSES = {"pitch", "bench", "sideline", "out", "missing"}
FAR = {"rouge": "ground A1 0", "bleue": "ground G7 0"}


def match(*players: str, balls: dict[str, dict] | None = None, rouge: str = "", bleue: str = "", **fields) -> State:
    """Return a state in turn 5. A ball is `r1` (held) or `ground <cell> <since>`, far away if not said."""
    where = {"rouge": ball(rouge or FAR["rouge"]), "bleue": ball(bleue or FAR["bleue"]), **(balls or {})}
    state = {"turn": 5, **fields, "players": dict(map(player, players)), "balls": where}
    return codec.decode(json.dumps(state).encode())


def player(text: str) -> tuple[str, dict]:
    """Read `r1 C4 ranger sideline returns=7`: id, then cell, class, status and fields in any order."""
    name, *words = text.split()
    fields: dict[str, object] = {}
    for word in words:
        if "=" in word:
            key, value = word.split("=")
            fields[key] = json.loads(value)
        elif word in CLASSES:
            fields["class"] = word
        elif word in STATUSES:
            fields["status"] = word
        else:
            fields["cell"] = word
    return name, fields


def ball(text: str) -> dict:
    """Read `r1` or `ground D4 3`."""
    words = text.split()
    if words[0] == "ground":
        return {"at": "ground", "cell": words[1], "since": int(words[2])}
    return {"at": "held", "by": text}
