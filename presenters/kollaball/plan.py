"""A match about to be created. The plan travels in the `custom_id`s of the creation form; nothing is kept in memory."""

import re
from typing import NamedTuple

from presenters.errors import UserError
from referee.model import League
from rules.kollaball.choices import MODULES

WRITTEN = re.compile(r"(?:[0-9]{1,20},){3}[1-9][0-9]{0,2},[0-9]{1,10},[0-9]{1,3},[0-9]{0,20}")
LARGEST = 2**63 - 1
NOBODY = 0
NO_LIMIT = 0
ROLL_CALL_HOURS = 24


class MatchPlan(NamedTuple):
    """Two teams, a referee, the lengths, the options."""

    rouge: int  # team ids
    bleue: int
    referee: int  # user id, 0: nobody yet
    hours: int  # of an ordinary turn
    start_s: int = 0  # when the first stage closes, in seconds since 1970; 0: its usual length from now on
    max_turns: int = NO_LIMIT  # KB-9-e
    modules: str = ""  # one digit per chosen module

    @classmethod
    def read(cls, text: str) -> "MatchPlan":
        """Return the plan written by `write`. Raises `UserError` for what it did not write."""
        if not WRITTEN.fullmatch(text):
            raise UserError("error-stale")
        *numbers, modules = text.split(",")
        rouge, bleue, referee, hours, start_s, max_turns = (min(int(number), LARGEST) for number in numbers)
        return cls(rouge, bleue, referee, hours, start_s, max_turns, modules)

    def write(self) -> str:
        """Return the plan in at most 80 characters."""
        return ",".join(str(part) for part in self)

    @property
    def chosen(self) -> list[str]:
        """The names of the chosen modules."""
        names = list(MODULES)
        return [names[int(digit)] for digit in self.modules if int(digit) < len(names)]

    @property
    def first_stage(self) -> str:
        """The stage that the match opens with (KB-1-c)."""
        return "lineup" if "no-roll-call" in self.chosen else "roll_call"

    def config(self, league: League) -> dict[str, object]:
        """Return the match's `config` (rulebook 4.1)."""
        config: dict[str, object] = {"bribe_purse": league.fund}
        for name in self.chosen:
            config |= MODULES[name]
        if self.max_turns != NO_LIMIT:
            config["max_turns"] = self.max_turns
        return config

    def start_ms(self, league: League) -> int | None:
        """Return when the first stage counts as opened, so that it closes at the start agreed on; None: now."""
        if not self.start_s:
            return None
        hours = league.stage_hours.get(self.first_stage, ROLL_CALL_HOURS)
        return self.start_s * 1000 - round(hours * 3_600_000)
