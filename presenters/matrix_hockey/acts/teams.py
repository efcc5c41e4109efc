"""Acts on teams and the waiting list (MH-9-c to MH-9-e)."""

import re
from itertools import count

from presenters.corrections import Field, Fields, read_number
from presenters.errors import UserError
from presenters.escaping import escape, find_twin, plain
from presenters.matrix_hockey.acts.given import Given, how
from rules.matrix_hockey.state import State

NAME = 32
LONGEST_LIST = 100
_FREE = re.compile(r"(CH|WG|KDH)\s*([A-Z]*)\s*(?:\(([0-3X]*)(?:/([0-5X]*))?\))?", re.IGNORECASE | re.ASCII)
_PERSON = re.compile(r"<@!?(\d{15,20})>|\b(\d{15,20})\b", re.ASCII)


def _upper(given: Given, text: str) -> str:
    return text.upper()


POINTS: tuple[Field[State], ...] = (Field("comp", "CH|WG", _upper), Field("points", r"[+-]?[0-9]{1,3}", read_number))
STOCKS: tuple[Field[State], ...] = (
    Field("extra_goals", "[0-9]{1,3}", read_number),
    Field("super_saves", "[0-9]{1,3}", read_number),
)


def free(given: Given) -> Fields:
    """Read `CH F (2)` or `KDH C (1/4)`: columns and values that the team has again."""
    found = _FREE.fullmatch(given.text.strip())
    if found is None or not any(found.groups()[1:]):
        raise how("free")
    comp, *parts = found.groups()
    columns, ot, so = (tuple((part or "").upper()) for part in parts)
    return {"team": given.chosen, "comp": str(comp).upper(), "columns": columns, "ot": ot, "so": so}


def waiting_list(given: Given) -> Fields:
    """Read `Nom @coach; Nom 123456789012345678; Nom`: the whole list, first served first; `-` empties it.

    Somebody who stands in the list already is known by his name. Raises `UserError` for who has a team already, and for
    a name that looks like a team's or like another one's in the list.
    """
    if given.text.strip() == "-":
        return {"entries": []}
    known = {entry.name.casefold(): entry.id for entry in given.state.waiting_list}
    unused = (f"attente-{number}" for number in count(1) if f"attente-{number}" not in known.values())
    entries: list[dict[str, str]] = []
    for one in (part for part in re.split("[;\n]", given.text) if part.strip()):
        user = _PERSON.search(one)
        name = plain(_PERSON.sub("", one), NAME)
        if not name:
            raise how("waiting_list")
        person = next(filter(None, user.groups())) if user else known.get(name.casefold()) or next(unused)
        twin = find_twin(
            name, (*(team.name for team in given.state.teams.values()), *(each["name"] for each in entries))
        )
        if twin is not None:
            raise UserError("mh-act-name-taken", name=escape(twin))
        if person in given.coaches:
            raise UserError("mh-act-has-team", coach=f"<@{person}>")
        entries.append({"id": person, "name": name})
    if not 0 < len(entries) <= LONGEST_LIST:
        raise how("waiting_list")
    return {"entries": entries}
