"""The words that every Matrix Hockey text shares: teams, competitions, rounds, columns and values."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from presenters.escaping import escape, plain
from presenters.texts import ContestWords
from rules.matrix_hockey import facts
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.state import Comp, State, TeamId

NAME = 32


@dataclass(frozen=True)
class GameWords(ContestWords):
    """Texts in one language about one season."""

    state: State

    def say(self, kind: str, value: str) -> str:
        """Return what an event's field holds, by the kind that the field is marked as."""
        match kind:
            case "team":
                return self.team(value)
            case "division":
                return self.division(value)
            case "comp":
                return self.comp(value)
            case _:
                return escape(value)

    def list(self, items: Iterable[str]) -> str:
        """Return several things in a row; a dash for none."""
        return ", ".join(items) or "—"

    @property
    def names(self) -> Mapping[TeamId, str]:
        """Team id -> its name without markup, for code blocks and pictures."""
        return {team: plain(who.name, NAME).replace("`", "'") or team for team, who in self.state.teams.items()}

    def team(self, team: TeamId | None) -> str:
        """Return a team's name for a message; a dash for nobody."""
        if team is None:
            return "—"
        who = self.state.teams.get(team)
        return escape(team if who is None else who.name, NAME) or escape(team, NAME)

    def teams(self, teams: Iterable[TeamId]) -> str:
        """Return team names in a row; a dash for none."""
        return self.list(self.team(team) for team in teams)

    def pair(self, pair: tuple[TeamId, TeamId]) -> str:
        """Return a match: `Huskies – Flocons`."""
        return f"{self.team(pair[0])} – {self.team(pair[1])}"

    def division(self, division: str) -> str:
        """Return the name of a division, cup or of the season's own page."""
        known = self.voice.texts.has(f"mh-part-{division}")
        return self.t(f"mh-part-{division}") if known else escape(division, NAME)

    def comp(self, comp: str) -> str:
        """Return the name of a competition."""
        return self.t(f"mh-comp-{comp}")

    def round(self, comp: Comp, number: int) -> str:
        """Return the name of a round: `journée 5`, `16es de finale`, `demi-finales`."""
        if comp == "KDH":
            return self._kdh(number)
        if comp == "WG":
            beyond = number - settings_of(self.state.config).WG.pool_rounds
            if beyond > 0:
                return self.t("mh-round-semis" if beyond == 1 else "mh-round-final")
        return self.t("mh-round", number=number)

    def stage(self, comp: Comp, number: int) -> str:
        """Return the name of a round as a heading: `Quarts de finale`."""
        return capitalise(self.round(comp, number))

    def short_round(self, comp: Comp, number: int) -> str:
        """Return the name of a round for where there is little room: `J5`, `1/16`, `Fin.`."""
        if comp == "KDH":
            return self._kdh(number, "short")
        if comp == "WG":
            beyond = number - settings_of(self.state.config).WG.pool_rounds
            if beyond > 0:
                return self.t("mh-short-fraction", part=2) if beyond == 1 else self.t("mh-short-final")
        return self.t("mh-short-round", number=number)

    def _kdh(self, number: int, length: str = "round") -> str:
        """MH-3.2.1-d: rounds are called after the teams involved."""
        left = facts.last_round(self.state, "KDH") - number
        size = len(self.state.teams)
        if number == 1 and size & (size - 1):
            return self.t(f"mh-{length}-preliminary")
        return self.t(f"mh-{length}-final") if left <= 0 else self.t(f"mh-{length}-fraction", part=2**left)

    def values(self, left: Mapping[str, int]) -> str:
        """Return values with their numbers: `0×2 1 X`."""
        return " ".join(value if number == 1 else f"{value}×{number}" for value, number in left.items()) or "—"


def capitalise(text: str) -> str:
    """Return a text with a capital at its beginning, the rest as it is."""
    return text[:1].upper() + text[1:]
