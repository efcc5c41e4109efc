"""What may be chosen of a match, by whoever has two teams play: the options of rulebook 4.1 that switch a module."""

from collections.abc import Mapping

from rules.contract import JsonObject
from rules.hosting import Pick, Question

MODULES: Mapping[str, JsonObject] = {  # its name -> what it sets in the rulebook's `config`
    "random-events": {"random_events": True},
    "criticals": {"criticals": True},
    "tactics": {"tactics": True},
    "legends": {"legends": True},
    "tie-break": {"tie_break": True},
    "charge-all": {"charge_targets": "all"},
    "replaceable": {"exclusion_replaceable": True},
    "no-roll-call": {"roll_call": "off"},
}

QUESTIONS = (
    Question(
        key="modules",
        label="create-modules",
        picks=tuple(Pick(word=word, label=f"kb-option-{word}", options=options) for word, options in MODULES.items()),
        is_many=True,
    ),
)
