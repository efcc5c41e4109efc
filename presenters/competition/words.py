"""The words that every text of a competition shares: entrants, matches, scores, rounds."""

from collections.abc import Iterable
from dataclasses import dataclass

from presenters.escaping import escape, plain
from presenters.texts import ContestWords
from rules.competition.events import FixtureSettled
from rules.competition.state import Fixture, Stage, State

NAME = 60
LAST_ROUNDS = 4  # of a bracket that have names of their own


@dataclass(frozen=True)
class GameWords(ContestWords):
    """Texts in one language about one competition."""

    state: State

    def say(self, kind: str, value: str) -> str:
        """Return what an event's field holds, by the kind that the field is marked as."""
        match kind:
            case "entrant":
                return self.entrant(value)
            case "fixture":
                return self.match(value)
            case _:
                return escape(value)

    def list(self, items: Iterable[str]) -> str:
        """Return several things in a row; a dash for none."""
        return ", ".join(items) or "—"

    def entrant(self, entrant: str | None) -> str:
        """Return an entrant's name for a message; a dash for nobody."""
        if entrant is None:
            return "—"
        who = self.state.entrants.get(entrant)
        return escape(entrant if who is None else who.name, NAME)

    def bare(self, entrant: str | None) -> str:
        """Return an entrant's name without markup, for pictures and code blocks."""
        who = None if entrant is None else self.state.entrants.get(entrant)
        return plain((entrant or "—") if who is None else who.name, NAME).replace("`", "'")

    def entrants(self, entrants: Iterable[str]) -> str:
        """Return names in a row; a dash for none."""
        return self.list(self.entrant(one) for one in entrants)

    def match(self, key: str) -> str:
        """Return a fixture: `M3 Lions – Tigres`."""
        fixture = self.state.fixtures.get(key)
        if fixture is None:
            return key
        return self.t("cp-match", key=key, home=self.entrant(fixture.home), away=self.entrant(fixture.away))

    def score(self, of: Fixture | FixtureSettled) -> str:
        """Return a result: `3–1`, `3–2 ap`, `2–2 (4–3 tab)`, `3–0 (forfait)`; a dash for none."""
        if of.score is None or of.how is None:
            return "—"
        home, away = of.score
        kicks = "none" if of.shootout is None else f"{of.shootout[0]}–{of.shootout[1]}"
        return self.t("cp-score", home=home, away=away, how=of.how, kicks=kicks)

    def format(self, stage: Stage) -> str:
        """Return the name of a format."""
        return self.t("cp-format", format=stage.format)

    def round(self, number: int, round_: int, to: int | None = None) -> str:
        """Return the name of a round of a stage: `journée 3`, `ronde 2`, `quarts de finale`."""
        stage = self.state.stages[number - 1]
        left = stage.rounds - round_ if stage.format == "knockout" else LAST_ROUNDS
        last = round_ if to is None else to
        return self.t(
            "cp-round",
            format=stage.format,
            round=round_,
            to=last,
            span="one" if last == round_ else "several",
            left=min(left, LAST_ROUNDS),
        )

    def group(self, number: int, group: str | None) -> str:
        """Return the name of a table: `poule A`, `division A`; empty where there is only one."""
        stage = self.state.stages[number - 1]
        if group is None or stage.groups is None or len(stage.groups) == 1:
            return ""
        return self.t("cp-group", group=group, division="yes" if self.state.config.divisions else "no")
