"""What may be chosen of a match, by whoever has two teams play: the same words everywhere, the usual one first."""

from collections.abc import Mapping

from rules.contract import JsonObject
from rules.hosting import Pick, Question

LENGTHS: Mapping[str, JsonObject] = {  # how long a match is
    "whole": {},
    "short": {"units_per_period": 20},
    "flash": {"periods": 1, "units_per_period": 20},
}
OFFSIDES: Mapping[str, JsonObject] = {"offside-none": {}, "offside-blue": {"offside": "blue"}}  # DE-B.offside
MODULES: Mapping[str, JsonObject] = {
    "minor-ends": {"minor_ends_on_goal": True},
    "shorthanded": {"shorthanded_icing": True},
    "no-injuries": {"injury_matches": 0},
}


def _picks(picks: Mapping[str, JsonObject]) -> tuple[Pick, ...]:
    return tuple(Pick(word=word, label=f"choice-de-{word}", options=options) for word, options in picks.items())


QUESTIONS = (
    Question(key="length", label="opt-de-duree-about", picks=_picks(LENGTHS)),
    Question(key="offside", label="de-choose-offside", picks=_picks(OFFSIDES)),
    Question(key="modules", label="de-choose-modules", picks=_picks(MODULES), is_many=True),
)
