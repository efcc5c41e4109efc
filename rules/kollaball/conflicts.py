"""Who may not referee a match (KB-8-b)."""

from collections.abc import Iterable
from typing import Literal

import msgspec

Why = Literal["coterie", "home_city", "self"]


class Person(msgspec.Struct, frozen=True):
    """Somebody of the league; coterie and city are exact identifiers, empty where there is none."""

    id: str | int
    coterie: str = ""
    home_city: str = ""


class Conflict(msgspec.Struct, frozen=True):
    """Why a person may not referee: for the sake of which player."""

    player: str | int
    why: Why


def referee_conflicts(person: Person, engaged: Iterable[Person]) -> tuple[Conflict, ...]:
    """Return the conflicts of interest of `person` with those `engaged` in a match; eligible if and only if empty.

    `engaged` is everybody on either roster, substitutes and captains included (KB-8-b). One player may stand for
    several conflicts: `self`, then `coterie`, then `home_city`.
    """
    return tuple(conflict for player in engaged for conflict in _between(person, player))


def _between(person: Person, player: Person) -> list[Conflict]:
    if player.id == person.id:
        return [Conflict(player.id, "self")]
    found: list[Conflict] = []
    if person.coterie and person.coterie == player.coterie:
        found.append(Conflict(player.id, "coterie"))
    if person.home_city and person.home_city == player.home_city:
        found.append(Conflict(player.id, "home_city"))
    return found
