"""What a referee gave for an act: the season, the team chosen, the text; and what is wrong with it."""

from collections.abc import Mapping
from dataclasses import dataclass

from presenters.errors import UserError
from presenters.matrix_hockey.creation.faults import Faults, told
from presenters.texts import Voice
from rules.errors import CaseError
from rules.matrix_hockey.errors import ActError
from rules.matrix_hockey.state import State, TeamId

Fields = Mapping[str, object]


@dataclass(frozen=True)
class Given:
    """The season as it is, the team chosen (if any), the text; `voice` speaks the referee's language.

    `coaches`: who has a team, as Discord ids.
    """

    voice: Voice
    state: State
    team: TeamId | None
    text: str
    coaches: frozenset[str] = frozenset()

    @property
    def chosen(self) -> TeamId:
        """The team chosen. Raises `UserError` without one."""
        if self.team is None:
            raise UserError("mh-act-team")
        return self.team


def how(act: str) -> UserError:
    """Return the answer to a text that is no such act: what it should look like."""
    return UserError(f"mh-act-how-{act.replace('_', '-')}")


def faulty(given: Given, faults: Faults) -> UserError:
    """Return the answer to a text with faults that are told one by one."""
    return UserError("mh-act-faulty", faults="\n".join(f"- {line}" for line in told(given.voice, faults)))


def impossible(error: CaseError) -> UserError:
    """Return the answer to an act that the game refuses: why, and what is possible."""
    if isinstance(error, ActError):
        return UserError(f"mh-refused-{error.reason.replace('_', '-')}", **error.details)
    return UserError("mh-act-impossible", fault=error.code)
