"""The settings of a match in words: those of a challenge, and those that a match is played with (AS-time-d)."""

from presenters.aspic.words import time_text
from presenters.texts import Voice
from rules.aspic.settings import Settings, longest_match_s, reserve_s, turn_deadline_s


def terms_text(voice: Voice, settings: Settings) -> str:
    """Return pieces, rounds, and what the clock allows, in two lines."""
    length = voice.t("as-terms-length", pieces=settings.pieces, rounds=settings.rounds_per_half)
    return f"{length}\n{_clock(voice, settings)}"


def _clock(voice: Voice, settings: Settings) -> str:
    reserve = reserve_s(settings)
    if reserve is None:
        return voice.t("as-terms-no-clock")
    is_live, deadline = settings.clock_mode == "live", turn_deadline_s(settings)
    return voice.t(
        "as-terms-clock",
        reserve=time_text(voice, reserve, is_live=is_live),
        deadline="none" if deadline is None else time_text(voice, deadline),
        longest=time_text(voice, longest_match_s(settings), is_live=is_live),
        missed=settings.max_missed if settings.on_missed == "skip" else 1,
    )
