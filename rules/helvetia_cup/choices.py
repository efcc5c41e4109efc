"""What may be chosen of a match, by whoever has two coaches play: the same words everywhere, the usual one first."""

from collections.abc import Mapping

from rules.contract import JsonObject
from rules.hosting import Pick, Question

LENGTHS: Mapping[str, JsonObject] = {  # how long a match is
    "whole": {},
    "short": {"half_minutes": 27, "extra_minutes": 9},
    "flash": {"half_minutes": 9, "extra_minutes": 6},
}
TEMPOS: Mapping[str, JsonObject] = {"alternate": {}, "simultaneous": {"tempo": "simultaneous"}}
VARIANTS: Mapping[str, JsonObject] = {  # cards are played in GEEK only
    "family": {"variant": "family"},
    "geek": {"variant": "geek"},
    "geek-cards": {"variant": "geek", "cards": True},
}

QUESTIONS = tuple(
    Question(
        key=key,
        label=label,
        picks=tuple(Pick(word=word, label=f"choice-hc-{word}", options=options) for word, options in picks.items()),
    )
    for key, label, picks in (
        ("variant", "opt-hc-regle-about", VARIANTS),
        ("length", "opt-hc-duree-about", LENGTHS),
        ("tempo", "opt-hc-rythme-about", TEMPOS),
    )
)
