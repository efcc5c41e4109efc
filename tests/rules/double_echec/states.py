"""Random settings, and random moments of a match: full and short benches, boxes, doors that are taken."""

import random

from rules.double_echec.rink import ICE, NAMES, cells_of
from rules.double_echec.state import FULL_DECKS, SKATERS
from tests.rules.double_echec import sheets
from tests.rules.double_echec.page import Json

CELLS = [NAMES[cell] for cell in cells_of(ICE)]
DOORS = ["A11", "A12", "A13", "A15", "A16", "A17", "M13", "M15"]
SPOTS = ["G14", "D6", "J6", "D22", "J22"]
SHORT = {"C": 1, "W": 2, "D": 2, "G": 1}  # without a bench
SETTINGS: dict[str, list[object]] = {
    "minor_units": [0, 1, 1, 2, 999], "major_units": [0, 1, 2], "units_per_turn": [1, 2, 3, 10, 200],
    "units_per_period": [1, 2, 5, 20, 200], "periods": [1, 2], "stops_per_period": [0, 1, 9],
    "min_skaters": [1, 2, 4, 5], "season_ot_skaters": [1, 2, 3, 5], "offside": ["blue"], "shorthanded_icing": [True],
    "minor_ends_on_goal": [False], "injury_matches": [0],
}  # fmt: skip
OF_CASES: dict[str, list[object]] = {"units_per_turn": [0], "min_skaters": [0], "season_ot_skaters": [0]}


def config(rng: random.Random, *others: dict[str, list[object]]) -> Json:
    """Return settings of a match, about half of them other than usual; some of `others` among them."""
    chosen = {name: rng.choice(values) for name, values in SETTINGS.items() if rng.random() < 0.5}
    return chosen | {name: rng.choice(values) for one in others for name, values in one.items() if rng.random() < 0.2}


def team(rng: random.Random, first: int, cells: list[str]) -> Json:
    """Return a side somewhere on the ice; its cells are taken from `cells`."""
    men = sheets.roster(rng, first)
    if rng.random() < 0.5:
        many = {pos: count + rng.choice([0, 0, 1]) for pos, count in SHORT.items()}
        men = [man for pos, count in many.items() for man in [one for one in men if one["pos"] == pos][:count]]
    for man in men:
        man["thirds"] = rng.choice([0, 0, 0, 1, 2])
    skaters = [man["n"] for man in men if man["pos"] != "G"]
    rng.shuffle(skaters)
    ice = {slot: skaters.pop() if rng.random() < 0.85 else None for slot in SKATERS}
    ice["G"] = next(man["n"] for man in men if man["pos"] == "G")
    slots = rng.sample(SKATERS, rng.choice([0, 0, 1, 2]))
    going = [{"n": skaters.pop(), "in": ice[slot] or first, "slot": slot} for slot in slots if skaters]
    box = [
        {
            "n": skaters.pop(),
            "kind": rng.choice(["minor", "major", "bench_minor"]),
            "left": rng.choice([0, 0, 1, 2, 4]),
            "running": place < 2,
            "slot": rng.choice(SKATERS),
        }
        for place in range(min(len(skaters), rng.choice([0, 1, 2, 3])))
    ]
    there = [n for n in (*ice.values(), *(man["n"] for man in going)) if n is not None]
    at = {str(n): _cell(rng, cells) for n in there}
    return {"name": "", "roster": men, "ice": ice, "at": at, "going": going, "box": box, "stops": rng.choice([0, 2])}


def _cell(rng: random.Random, cells: list[str]) -> str:
    found = rng.choice([one for one in DOORS if one in cells] or cells if rng.random() < 0.2 else cells)
    cells.remove(found)
    return found


def moment(rng: random.Random) -> Json:
    """Return a state that is right, whatever comes next in it."""
    cells, settings = list(CELLS), config(rng, OF_CASES)
    sides = {side: team(rng, first, cells) for side, first in (("home", 1), ("away", 41))}
    last = settings.get("units_per_period", 40)
    return {
        "config": settings,
        "teams": sides,
        "stage": rng.choice(["season", "final"]),
        "precise": rng.random() < 0.5,
        "clock": {"period": rng.choice([1, 3, 4]), "units": rng.choice([0, last, max(last - 1, 0), max(last - 2, 0)])},
        "attack": rng.choice(["home", "away", None]),
        "beat": rng.choice([0, 7]),
        "decks": {deck: {rng.choice(list(cards)): rng.choice([1, 2])} for deck, cards in FULL_DECKS.items()},
        **_coming(rng, sides),
    }


def _coming(rng: random.Random, sides: Json) -> Json:
    """Return the puck, and what comes next of it."""
    there = [(side, n, slot) for side, one in sides.items() for slot, n in one["ice"].items() if n is not None]
    side, n, slot = rng.choice(there)
    held = {"at": sides[side]["at"][str(n)], "held": [side, n]}
    spot, loose = rng.choice(SPOTS), rng.choice([*CELLS, *DOORS * 20])
    deck = "G" if slot == "G" else rng.choice("FD")
    card = rng.choice(list(FULL_DECKS[deck]))  # type: ignore[index]
    found: list[Json] = [
        {"next": {"do": "faceoff", "spot": spot}, "puck": {"at": spot, "held": None}},
        {"next": {"do": "defend"}, "puck": held},
        {"next": {"do": "card"}, "puck": held},
        {"next": {"do": "play_card", "deck": deck, "card": card}, "puck": held},
        {
            "next": {"do": "recover", "team": side, "icing": rng.choice([None, "home", "away"])},
            "puck": {"at": loose, "held": None},
        },
    ]
    if slot != "G":
        row = rng.choice("ADGJM")
        shot = {"do": "penalty_shot", "team": side, "player": n, "row": row}
        found.append({"next": shot, "puck": {"at": "G14", "held": None}})
    return rng.choice(found)
