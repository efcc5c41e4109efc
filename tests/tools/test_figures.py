"""`make figures`: what it counts, on a small house."""

from pathlib import Path

from tools.figures import count_forwarders, imports_between, names_said_twice, read_sources, told

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
}


def house(folder: Path) -> Path:
    for name, text in HOUSE.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


def test_rooms_that_import_each_other_are_found(tmp_path: Path) -> None:
    between = imports_between(read_sources(house(tmp_path)), "referee")
    assert between == {("desk", ""): 1, ("desk", "turns"): 1, ("turns", "desk"): 1}


def test_names_that_stand_twice_and_methods_that_only_hand_on_are_counted(tmp_path: Path) -> None:
    sources = read_sources(house(tmp_path))
    classes, functions = names_said_twice(sources)
    assert classes == {"House": 2} and functions == {"settle": 2}
    assert count_forwarders(sources) == {"referee/turns/close.py": 1}


def test_all_is_told(tmp_path: Path) -> None:
    text = told(read_sources(house(tmp_path)))
    assert text.startswith("5 files, ") and "desk and turns: 1 and 1" in text
