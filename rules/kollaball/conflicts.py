"""Who may not referee a match (KB-8-b)."""

from collections.abc import Iterable, Iterator

from rules.contract import Conflict, MemberSheet

IDENTIFIERS = ("coterie", "home_city")  # exact; empty where there is none


def referee_conflicts(person: MemberSheet, engaged: Iterable[MemberSheet]) -> tuple[Conflict, ...]:
    """Return the conflicts of interest of `person` with those `engaged` in a match; eligible if and only if empty.

    `engaged` is everybody on either roster, substitutes and captains included (KB-8-b). One player may stand for
    several conflicts: `self`, then `coterie`, then `home_city`.
    """
    return tuple(conflict for player in engaged for conflict in _between(person, player))


def _between(person: MemberSheet, player: MemberSheet) -> Iterator[Conflict]:
    if player.id == person.id:
        yield Conflict(player.id, "self")
        return
    for name in IDENTIFIERS:
        if person.data.get(name) and person.data.get(name) == player.data.get(name):
            yield Conflict(player.id, name)
