"""`python -m tools.demo.kollaball.luck`: the first name of an evening under which the dice make the script's story.

For whoever changes the script or the order in which seeds are drawn: put the name that it prints into `script.EVENING`.
"""

import itertools
import sys
from collections.abc import Mapping

from rules.dice import BLIND_BYTES, SEED_BYTES, Dice, entropy_of, fair_value, key_of
from rules.kollaball.game import GAME
from rules.kollaball.state import State
from tools.demo.chance import nth
from tools.demo.kollaball import script

# As how manieth turn of the evening each turn of the script is opened. Before the first: roll-call, line-up; then the
# turn that is missed and the one that is appealed are one each, and so is what the appeal opens.
OPENED = {1: 3, 2: 4, 3: 5, 4: 6, 5: 8, 6: 9, 7: 12, 8: 13, 9: 14}
HUNDRED = 100
PICKS = {"bribe/b1/victim": 4, "round/1/charge/E5/bleue/1": 2}  # among how many; every other die has a hundred sides


def wanted_values(label: str, values: range) -> int:
    """Return a value that `label` may have in the story."""
    return values[0] if label in PICKS else values[len(values) // 2]


def sealed() -> Mapping[int, Mapping[str, str]]:
    """Return the orders of each turn of the script, played on the engine with the dice that it wishes for."""
    state, found = _kick_off(), dict[int, Mapping[str, str]]()
    for number, turn in enumerate(script.TURNS, start=1):
        if number == script.EXCLUSION_TURN:
            act = {"op": "exclude", "by": script.REFEREE, "reason": "-", "player": script.EXCLUDED}
            state = GAME.override(state, act).state
        texts = dict(zip(GAME.awaiting(state), (turn.red, turn.blue), strict=True))
        orders = {seat: GAME.parse(state, seat, text) for seat, text in texts.items()}
        found[number] = {str(seat): GAME.canonical(order) for seat, order in orders.items()}
        forced = {label: wanted_values(label, values) for label, values in script.DICE.get(number, {}).items()}
        state = GAME.resolve(state, orders, Dice(b"", entropy_of(found[number]), forced)).state
    return found


def is_lucky(name: str, known: Mapping[int, Mapping[str, str]]) -> bool:
    """Return whether every die that matters falls as the script wishes on the evening `name`."""
    return all(
        _value(name, number, label, known) in values
        for number, dice in script.DICE.items()
        for label, values in dice.items()
    )


def _value(name: str, number: int, label: str, known: Mapping[int, Mapping[str, str]]) -> int:
    drawn = 2 * OPENED[number]  # the set-up takes the first 32 bytes, each turn its seed and its blind
    seed, blind = nth(name, SEED_BYTES, drawn), nth(name, BLIND_BYTES, drawn + 1)
    key = key_of(seed, entropy_of(known[number], blind))
    return fair_value(key, label, PICKS.get(label, HUNDRED))


def _kick_off() -> State:
    rosters = zip("rb", script.ROSTERS.values(), strict=True)
    players = {
        f"{side}{place}": {"name": player.name, "class": player.cls}
        for side, roster in rosters
        for place, player in enumerate(roster, start=1)
    }
    teams = {"rouge": {"captain": "r1"}, "bleue": {"captain": "b1"}}
    state = GAME.new({"config": {"roll_call": "off"}, "teams": teams, "players": players}, Dice(b""))
    return GAME.resolve(state, {}, Dice(b"")).state


def main() -> int:
    """Print the first lucky name."""
    known = sealed()
    print(next(name for number in itertools.count() if is_lucky(name := f"soirée {number}", known)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
