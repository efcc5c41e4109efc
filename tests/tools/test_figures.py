"""`make figures`: what it counts, on a small house."""

from pathlib import Path

from tools.figures import count_forwarders, describe_house, imports_between
from tools.house import Source, places_of_names, read_sources

HOUSE = {
    "bot.py": "import referee.desk.acts\n",
    "referee/house.py": "class House:\n    pass\n",
    "referee/desk/acts.py": """from referee.house import House
from referee.turns.close import close

def settle(): ...
""",
    "referee/turns/close.py": """from referee.desk import acts

class House:
    def state(self):
        return self.one
    async def close(self, turn):
        'Close it.'
        return await close(turn)

def settle(): ...
def _own(): ...
""",
    "rules/chess/game.py": "def _own(): ...\n",
    "rules/chess/view.py": "def view_of(): ...\n",
    "rules/go/view.py": "def view_of(): ...\n",
    "db/moves.py": "def add(): ...\n",
    "db/turns.py": "def add(): ...\n",
}


def house(folder: Path) -> list[Source]:
    for name, text in HOUSE.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return list(read_sources(folder).values())


def test_rooms_that_import_each_other_are_found(tmp_path: Path) -> None:
    between = imports_between(house(tmp_path), "referee")
    assert between == {("desk", ""): 1, ("desk", "turns"): 1, ("turns", "desk"): 1}


def test_methods_that_only_hand_on_are_counted(tmp_path: Path) -> None:
    assert count_forwarders(house(tmp_path)) == {"referee.turns.close": 1}


def test_names_that_stand_twice_are_found_but_for_the_plan_of_the_games_and_queries(tmp_path: Path) -> None:
    places = places_of_names({one.module: one for one in house(tmp_path)}, frozenset({"chess", "go"}))
    assert {name: where for name, where in places.items() if len(where) > 1} == {
        ("class", "House"): {"referee.house", "referee.turns.close"},
        ("function", "settle"): {"referee.desk.acts", "referee.turns.close"},
    }
    assert places["function", "view_of"] == {"rules.*.view"}
    assert places["function", "add"] == {"db"}


def test_all_is_told(tmp_path: Path) -> None:
    text = describe_house(house(tmp_path))
    assert text.startswith("9 files, ") and "desk and turns: 1 and 1" in text
