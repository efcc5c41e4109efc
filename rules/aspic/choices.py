"""What may be chosen of a match, in a challenge or for a competition: the same words, the usual one first."""

from collections.abc import Mapping

from rules.aspic.settings import CORRESPONDENCE_DEADLINE_S, LIVE_TIMES_S
from rules.contract import JsonObject
from rules.hosting import Pick, Question

HOUR_S = 3600
PIECES = ("6", "5", "7")
ROUNDS = ("10", "5", "25", "50")
CORRESPONDENCE = "correspondence"
PACES: Mapping[str, JsonObject] = {
    CORRESPONDENCE: {"clock_mode": "correspondence"},
    **{f"live-{seconds}": {"clock_mode": "live", "time_per_turn_s": seconds} for seconds in LIVE_TIMES_S},
    "none": {"clock_mode": "none", "turn_deadline_s": CORRESPONDENCE_DEADLINE_S},
}
DEADLINES_H = (48, 12, 24, 72, 168)  # of a single turn; the first is the rulebook's (AS-time-e)

QUESTIONS = (
    Question(
        key="pace",
        label="opt-as-pendule-about",
        picks=tuple(Pick(word=word, label=f"choice-as-pace-{word}", options=PACES[word]) for word in PACES),
    ),
    Question(
        key="deadline",
        label="opt-as-delai-about",
        picks=tuple(
            Pick(
                word=str(hours),
                label=f"choice-as-deadline-{hours}",
                options={} if hours == DEADLINES_H[0] else {"turn_deadline_s": hours * HOUR_S},
            )
            for hours in DEADLINES_H
        ),
        only=("pace", (CORRESPONDENCE, "none")),  # live the reserve decides
    ),
    Question(
        key="rounds",
        label="opt-as-tours-about",
        picks=tuple(
            Pick(word=word, label=f"choice-as-rounds-{word}", options={"rounds_per_half": int(word)}) for word in ROUNDS
        ),
    ),
    Question(
        key="pieces",
        label="opt-as-pions-about",
        picks=tuple(
            Pick(word=word, label=f"choice-as-pieces-{word}", options={"pieces": int(word)}) for word in PIECES
        ),
    ),
)
