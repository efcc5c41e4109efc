"""The words of the books of a season: teams by their codes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from presenters.double_echec.dossier import Dossier
from presenters.double_echec.words import GameWords
from presenters.errors import UserError
from presenters.escaping import escape, plain
from presenters.match.words import NAME
from presenters.texts import Voice
from rules.double_echec.state import League, State


@dataclass(frozen=True)
class LeagueWords(GameWords):
    """Texts in one language about one season: `teams` are the names of the teams by their codes."""

    teams: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, voice: Voice, dossier: Dossier) -> Self:
        """Return the words for a season's books."""
        names = dossier.contest.setup.get("names")
        return cls(voice, {}, teams=names if isinstance(names, Mapping) else {})

    def say(self, kind: str, value: str) -> str:
        """Return what an event's field holds; a code as the team's name."""
        return self.club(value) if kind == "code" else super().say(kind, value)

    def club(self, code: str) -> str:
        """Return a team's name for a message."""
        return escape(self.teams.get(code, code), NAME)

    def bare(self, code: str, limit: int = NAME) -> str:
        """Return a team's name without markup, for pictures and code blocks."""
        return plain(self.teams.get(code, code), limit).replace("`", "'")


def league_of(state: State) -> League:
    """Return the books that a state is. Raises `UserError`: a forged press may name a match."""
    if not isinstance(state, League):
        raise UserError("error-stale")
    return state
