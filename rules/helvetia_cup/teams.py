"""The teams (rulebook Appendix B): a file each in `data/teams/`; a league adds or replaces files there."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from rules.helvetia_cup.pitch import DATA_DIRECTORY

Skill = Literal["steal", "tackle", "clear", "press", "dribble", "pass", "shot", "head"]
Position = Literal["G", "P", "C"]
DieColour = Literal["", "yellow", "red"]

DEFENSIVE: frozenset[Skill] = frozenset({"steal", "tackle", "clear", "press"})


class _Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a team's file."""


class GeekSkills(_Table, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"pass_": "pass"}):
    """The eight skills of GEEK; `of` reads them by their names."""

    steal: int
    tackle: int
    clear: int
    press: int
    dribble: int
    pass_: int
    shot: int
    head: int

    def of(self, skill: Skill) -> int:
        """Return a skill's figure."""
        value: int = getattr(self, "pass_" if skill == "pass" else skill)
        return value


_FAMILY = {"defence": "def", "defence_tired": "def_tired"}


class FamilySkills(_Table, frozen=True, kw_only=True, forbid_unknown_fields=True, rename=_FAMILY):
    """The figures of FAMILY: fresh and exhausted, defending and attacking."""

    defence: int
    defence_tired: int
    off: int
    off_tired: int


class PlayerCard(_Table, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A figure's card."""

    no: int
    name: str
    pos: Position
    boost: int
    geek: GeekSkills
    family: FamilySkills

    def skill(self, skill: Skill, *, family: bool, exhausted: bool) -> int:
        """Return what the card says of a skill (`eff` of rulebook 6), halved or smaller if they are exhausted."""
        if not family:
            return self.geek.of(skill) // 2 if exhausted else self.geek.of(skill)
        if skill in DEFENSIVE:
            return self.family.defence_tired if exhausted else self.family.defence
        return self.family.off_tired if exhausted else self.family.off


class TeamData(_Table, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A team's file; a face of the die is its card and its injury."""

    id: str
    club: str
    people: str
    colour: str
    family_starters: tuple[int, ...]
    default_starters: tuple[int, ...]
    default_bench: tuple[int, ...]
    die: tuple[tuple[DieColour, int], ...]
    player: tuple[PlayerCard, ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        """All shirt numbers, ascending."""
        return tuple(sorted(player.no for player in self.player))

    def card(self, n: int) -> PlayerCard:
        """Return a figure's card. Raises `KeyError` for a number that the team does not have."""
        for player in self.player:
            if player.no == n:
                return player
        raise KeyError(n)

    @property
    def goalkeeper(self) -> int:
        """The number of the goalkeeper figure."""
        return next(player.no for player in self.player if player.pos == "G")


def load_teams(directory: Path) -> Mapping[str, TeamData]:
    """Return the teams of a directory of data by their ids, in the order of the ids."""
    files = sorted((directory / "teams").glob("*.toml"))
    found = [msgspec.convert(tomllib.loads(path.read_text("utf-8")), TeamData) for path in files]
    return {team.id: team for team in sorted(found, key=lambda team: team.id)}


TEAMS: Mapping[str, TeamData] = load_teams(DATA_DIRECTORY)
