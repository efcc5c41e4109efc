"""A match about to be created, as its maker has it so far; kept between the steps of the form."""

from referee.league.plans import ContestPlan
from referee.model import League
from rules.kollaball.choices import MODULES
from rules.kollaball.state import TeamId

NOBODY = 0
NO_LIMIT = 0
ROLL_CALL_HOURS = 24


class MatchPlan(ContestPlan, frozen=True, kw_only=True):
    """Two teams, a referee, the lengths, the options."""

    teams: dict[TeamId, int]
    referee: int  # user id, 0: nobody yet
    hours: int  # of an ordinary turn
    start_s: int = 0  # when the first stage closes, in seconds since 1970; 0: its usual length from now on
    max_turns: int = NO_LIMIT  # KB-9-e
    modules: tuple[str, ...] = ()

    @property
    def first_stage(self) -> str:
        """The stage that the match opens with (KB-1-c)."""
        return "lineup" if "no-roll-call" in self.modules else "roll_call"

    def config(self, league: League) -> dict[str, object]:
        """Return the match's `config` (rulebook 4.1)."""
        config: dict[str, object] = {"bribe_purse": league.fund}
        for name in self.modules:
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
