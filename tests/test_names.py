"""One word, one meaning: the name of a class or of a public function of a module stands once among rules and pictures.

The plan of the games counts once (`tools.house.places_of_names`): what each of them has at the same place is one word
said of each, as `State` in `rules/<game>/state`, `resolve` in `rules/<game>/turn`, `Frame` in `boards/<game>/_frame`.
"""

from collections import Counter

from rules.registry import PACKAGES
from tools.house import places_of_names, read_sources

ROOMS = ("rules", "boards")
SOURCES = {module: one for module, one in read_sources().items() if one.room in ROOMS}


def test_a_name_stands_once_but_for_the_plan_of_the_games() -> None:
    places = places_of_names(SOURCES, frozenset(PACKAGES))
    assert len(places) > 1000  # they are found at all
    assert {name: found for (_, name), found in places.items() if len(found) > 1} == {}


def test_no_game_says_a_name_twice() -> None:
    for game in PACKAGES:
        for room in ROOMS:
            own = [one for one in SOURCES.values() if one.room == room and one.inner == game]
            said = Counter(name for one in own for _, name in one.names)
            assert {name for name, count in said.items() if count > 1} == set(), (room, game)


def test_no_module_is_called_as_its_package() -> None:
    assert [one.module for one in SOURCES.values() if one.path.stem == one.path.parent.name] == []
