"""The settings of a contest as tests write them: only what they are about."""

from collections.abc import Mapping

import msgspec

from referee.model import ContestSettings, League


def agreed(league: League, given: Mapping[str, object] | None) -> ContestSettings:
    """Return the settings that are `given`; what is left out is as the league has it."""
    return msgspec.convert({"early_close": league.early_close, **(given or {})}, ContestSettings)
