"""One word, one meaning: the name of a class or of a public function of a module stands once in the house.

The plan of the games counts once (`tools.house.places_of_names`): what each of them has at the same place is one word
said of each, as `State` in `rules/<game>/state`, `resolve` in `rules/<game>/turn`, `Frame` in `boards/<game>/_frame`.
The queries of db/ are said with their module (`orders.add`), so they may have the words of what they are about.
"""

from collections import Counter

from rules.registry import PACKAGES
from tools.house import places_of_names, read_sources

SOURCES = read_sources()
ROOMS = ("rules", "boards", "presenters")

# The few other words that stand twice, and why.
ROW = "a row of the record is called by what it keeps, as the rules are"
SAID = "a message of the outbox is called by what it says; its name is stored with it (db/messages.py)"
TWICE = {
    "Team": ROW,
    "Turn": ROW,
    "Season": ROW,
    "League": ROW,
    "Challenge": ROW,
    "Arbitration": SAID,
    "ContestAct": SAID,
    "Deputy": SAID,
    "Brief": SAID,
    "MatchOver": SAID,
    "Postponed": SAID,
    "Unreadable": SAID,
    "Play": "a turn in hand (referee/hand); in the rules a way to play (Matrix Hockey's page has the word)",
    "Post": "a message (presenters/post.py); in the rules the post of a goal",
    "Refusal": "why somebody may not have something; of the rules a line's, of the referee a person's",
    "Settings": "those of the program; in the rules those of a match",
    "main": "what a command line begins with",
    "setup": "what discord.py calls an extension's beginning",
}


def test_a_name_stands_once_but_for_the_plan_of_the_games() -> None:
    places = places_of_names(SOURCES, frozenset(PACKAGES))
    assert len(places) > 3000  # they are found at all
    twice = {
        name: found
        for (kind, name), found in places.items()
        if len(found - {"db"} if kind == "function" else found) > 1
    }
    assert {name: found for name, found in twice.items() if name not in TWICE} == {}
    assert {name for name in TWICE if name not in twice} == set(), "these stand once now"


def test_no_game_says_a_name_twice() -> None:
    for game in PACKAGES:
        for room in ROOMS:
            own = [one for one in SOURCES.values() if one.room == room and one.inner == game]
            said = Counter(name for one in own for _, name in one.names)
            assert {name for name, count in said.items() if count > 1} == set(), (room, game)


def test_no_module_is_called_as_its_package() -> None:
    assert [one.module for one in SOURCES.values() if one.path.stem == one.path.parent.name] == []
