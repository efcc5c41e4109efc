"""The house rules that imports and sizes must keep. A breach fails with the chain of imports that leads to it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from rules.registry import PACKAGES
from tools.house import MODULES, ROOMS, ROOT, Import, read_source, read_sources

# Package -> what of ours it may import. `db` may see the contract alone.
ALLOWED = {
    "bot": {"cogs", "presenters", "referee", "db", "rules", "boards", "config"},
    "config": {"presenters.texts", "referee.league.settings", "rules.registry"},
    "cogs": {"cogs", "presenters", "referee", "boards", "rules"},
    "presenters": {"presenters", "referee", "boards", "rules"},
    "referee": {"referee", "db", "rules"},
    "boards": {"boards", "rules"},
    "db": {"db", "rules.contract"},
    "rules": {"rules"},
}
# Library -> where alone it may be imported.
HOMES = {
    "discord": ("bot", "cogs"),
    "aiohttp": ("bot", "cogs"),
    "sqlalchemy": ("db",),
    "alembic": ("db",),
    "sqlite3": ("db",),
    "aiosqlite": ("db.engine",),
    "psycopg": ("db.engine", "db.server"),
    "PIL": ("boards",),
    "fluent": ("presenters.catalogue",),
    "typing_extensions": ("presenters.dossier",),  # until Python 3.13: type variables with a default
    "pydantic": ("config",),
    "pydantic_settings": ("config",),
    "apscheduler": ("referee",),
    "openskill": ("referee",),
    "prometheus_client": ("cogs.kit.metrics",),
    "networkx": ("rules.competition",),  # Swiss pairings: an exact maximum-weight matching
}
RULES_MAY_USE = {"msgspec", "networkx"}
RULES_MAY_NOT_USE = {"time", "datetime", "random", "secrets", "socket", "asyncio", "threading", "os", "logging"}

THE_CLOCK = "SystemClock"
CLOCK_CALLS = {
    ("datetime", "now"), ("datetime", "utcnow"), ("datetime", "today"), ("date", "today"),
    ("time", "time"), ("time", "time_ns"), ("utils", "utcnow"),
}  # fmt: skip

HOST = "competition"  # no game: it hosts the matches of any, so it is a room that games share, and knows none of them
GAMES = frozenset(PACKAGES) - {HOST}
LAYERS_OF_A_GAME = ("rules", "presenters", "boards", "cogs")

# The rooms of `referee/`, from the ground up: each imports those below it. What lies beside them is the ground.
FLOORS = ("", "hand", "outbox", "people", "league", "turns", "orders", "competition", "course", "desk", "clock")

# The rooms of `cogs/`, likewise; above them are the games, each of which stands for itself, and what is above them.
FLOORS_OF_COGS = ("kit", "orders", "game", "league", "desk")
ABOVE = "wire"

LINES = 450


SOURCES = read_sources()


@cache
def all_imports() -> dict[str, list[Import]]:
    """Return what each module imports."""
    return {module: list(source.imports) for module, source in SOURCES.items()}


def each_import() -> list[Import]:
    return [found for imports in all_imports().values() for found in imports]


def is_inside(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def home_of(module: str) -> str:
    return module.split(".", maxsplit=1)[0]


def chain_to(name: str) -> str:
    """Return how the program comes to `name`: bot -> … -> name, by the shortest way, if it does."""
    graph: dict[str, list[str]] = {}
    for found in each_import():
        target = next((m for m in (found.name, found.name.rpartition(".")[0]) if m in SOURCES), None)
        if target:
            graph.setdefault(found.importer, []).append(target)
    paths, queue = {"bot": ["bot"]}, ["bot"]
    for module in queue:
        for target in graph.get(module, ()):
            if target not in paths:
                paths[target] = [*paths[module], target]
                queue.append(target)
    return " -> ".join(paths.get(name, [name]))


def parents_of(name: str) -> Iterator[str]:
    """Yield the packages around a name, which are imported with it."""
    while "." in name:
        name = name.rpartition(".")[0]
        yield name


def breaches(is_wrong: object) -> list[str]:
    return [
        f"{chain_to(found.importer)} -> {found.name} (line {found.line})" for found in each_import() if is_wrong(found)
    ]


def test_finds_the_packages() -> None:
    assert {home_of(found.importer) for found in each_import()} >= {"rules"}
    assert any(found.name.startswith("rules.dice") for found in each_import())


def test_every_form_of_import_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "rules/kollaball/turn.py"
    path.parent.mkdir(parents=True)
    path.write_text("import db.engine\nfrom . import state\nfrom ..dice import Dice\nif 1:\n    from cogs import x\n")
    found = [(each.name, each.line) for each in read_source(path, tmp_path).imports]
    assert found == [("db.engine", 1), ("rules.kollaball.state", 2), ("rules.dice.Dice", 3), ("cogs.x", 5)]


def test_imports_point_one_way() -> None:
    def is_wrong(found: Import) -> bool:
        ours = home_of(found.name) in {*ROOMS, *MODULES}
        return ours and not any(is_inside(found.name, allowed) for allowed in ALLOWED[home_of(found.importer)])

    assert breaches(is_wrong) == []


def test_each_library_has_its_home() -> None:
    def is_wrong(found: Import) -> bool:
        homes = HOMES.get(home_of(found.name))
        return homes is not None and not any(is_inside(found.importer, home) for home in homes)

    assert breaches(is_wrong) == []


def test_rules_are_pure() -> None:
    import sys

    def is_wrong(found: Import) -> bool:
        library = home_of(found.name)
        known = library in sys.stdlib_module_names or library in RULES_MAY_USE or library == "rules"
        return home_of(found.importer) == "rules" and (not known or library in RULES_MAY_NOT_USE)

    assert breaches(is_wrong) == []


def game_of(name: str) -> str | None:
    """Return the game in whose package, of whatever layer, a module stands."""
    return next((part for part in name.split(".")[1:2] if part in GAMES), None)


def test_the_games_are_those_of_the_registry() -> None:
    assert len(GAMES) > 1
    for package in LAYERS_OF_A_GAME:
        there = {path.parent.name for path in (ROOT / package).glob("*/__init__.py")}
        assert there >= GAMES, package


def test_games_do_not_know_each_other() -> None:
    def is_wrong(found: Import) -> bool:
        mine, theirs = game_of(found.importer), game_of(found.name)
        return mine is not None and theirs is not None and mine != theirs

    assert breaches(is_wrong) == []


def test_no_shared_room_imports_a_game() -> None:
    def is_wrong(found: Import) -> bool:
        return game_of(found.importer) is None and game_of(found.name) is not None

    assert breaches(is_wrong) == []


def test_no_other_room_knows_how_a_competition_works() -> None:
    own = tuple(f"{layer}.{HOST}" for layer in LAYERS_OF_A_GAME)

    def is_wrong(found: Import) -> bool:
        is_hers = any(is_inside(found.importer, package) for package in own)
        return not is_hers and any(is_inside(found.name, package) for package in own)

    assert all(package in SOURCES for package in own)
    assert breaches(is_wrong) == []


def files_of_all_games() -> Iterator[Path]:
    """Yield what belongs to no game: the rooms that they share, the settings, the tools.

    The games' own packages are left out, and what is about them one by one: texts, guides, tests, measurements, the
    demonstration, the league that `make play` begins in. The registry is the one place that lists them.
    """
    rooms = ["db", "referee", "rules", "presenters", "boards", "cogs", "tools"]
    own = {ROOT / layer / game for layer in LAYERS_OF_A_GAME for game in GAMES} | {
        ROOT / "tools/demo",
        ROOT / "tools/play/games",
    }
    for path in [*ROOT.iterdir(), *(path for room in rooms for path in (ROOT / room).rglob("*"))]:
        is_read = path.suffix in {".py", ".toml", ".txt", ".lock"} or path.name == "Makefile"
        if is_read and path != ROOT / "rules/registry.py" and own.isdisjoint(path.parents):
            yield path


def names_of_games() -> re.Pattern[str]:
    """Return what nobody else says: a game's key and package, its clauses and codes, the ids of its texts and presses.

    Such as `Kollaball`, `matrix_hockey`, `KB-7-c`, `KB_CASE`, `"kb-present"`; `as_told` is nobody's.
    """
    games = [import_module(f"rules.{package}").GAME for package in GAMES]
    codes = [import_module(f"presenters.{package}.presenter").PRESENTER.code for package in GAMES]
    names = [*GAMES, *(game.key for game in games), *(name.replace("_", " ") for name in GAMES)]
    words = rf"(?i:{'|'.join(names)})"
    clauses = rf"\b(?:{'|'.join(game.code for game in games)})[-_][0-9A-Z]"
    return re.compile(rf"{words}|{clauses}|\b(?:{'|'.join(codes)})-[a-z]")


def test_no_shared_room_names_a_game() -> None:
    files, names = list(files_of_all_games()), names_of_games()
    assert len(files) > 200
    assert all(names.search(said) for said in ("Matrix Hockey", "KB-7-c", "AS_CASE", '"kb-present"'))
    assert [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if names.search(line)
    ] == []


def reached_by(module: str) -> dict[str, str]:
    """Return all that a module imports, by whatever way: name -> the chain that leads there."""
    chains, queue = {module: module}, [module]
    for name in queue:
        for found in all_imports().get(name, ()):
            for target in (found.name, *parents_of(found.name)):
                if target not in chains:
                    chains[target] = f"{chains[name]} -> {target}"
                    queue.append(target)
    return chains


def test_presenters_import_no_discord_by_any_way() -> None:
    presenters = [module for module in SOURCES if home_of(module) == "presenters"]
    assert len(presenters) > 10
    reached = {name: chain for module in presenters for name, chain in reached_by(module).items()}
    assert "rules.contract" in reached
    assert [chain for name, chain in reached.items() if home_of(name) in {"discord", "cogs", "aiohttp"}] == []


def calls_of_time(tree: ast.AST) -> Iterator[ast.Attribute]:
    """Yield where a file asks the machine for the time, but for the one class that is there for it."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.ClassDef) and child.name == THE_CLOCK:
            continue
        if isinstance(child, ast.Attribute):
            owner = getattr(child.value, "id", getattr(child.value, "attr", ""))
            if (owner, child.attr) in CLOCK_CALLS:
                yield child
        yield from calls_of_time(child)


def test_time_is_asked_of_the_clock_alone() -> None:
    asked = [f"{source.module}:{found.lineno}" for source in SOURCES.values() for found in calls_of_time(source.tree)]
    assert asked == []


def test_nothing_awaits_in_rules_boards_and_presenters() -> None:
    awaiting = [
        f"{module}:{node.lineno}"
        for module, source in SOURCES.items()
        if source.room in {"rules", "boards", "presenters"}
        for node in ast.walk(source.tree)
        if isinstance(node, ast.AsyncFunctionDef | ast.Await)
    ]
    assert awaiting == []


def python_files() -> list[Path]:
    own = (*ROOMS, "tests", "tools", "bench")
    return [*ROOT.glob("*.py"), *(path for package in own for path in (ROOT / package).rglob("*.py"))]


def test_files_stay_readable() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in python_files()
        if (lines := path.read_text("utf-8").count("\n")) > LINES
    }
    assert long == {}


def test_the_entry_stays_small() -> None:
    path = ROOT / "bot.py"
    if not path.is_file():
        pytest.fail("bot.py is missing")
    assert path.read_text("utf-8").count("\n") < 150


def rooms_of(package: str) -> set[str]:
    return {path.name for path in (ROOT / package).iterdir() if (path / "__init__.py").is_file()}


def upstairs(package: str, floors: tuple[str, ...]) -> list[str]:
    """Return the imports within a package that go up; what lies in none of its `floors` is on the ground."""

    def floor_of(name: str) -> int:
        room = (*name.split("."), "")[1]
        return floors.index(room) if room in floors else 0

    inside = [one for one in each_import() if is_inside(one.importer, package) and is_inside(one.name, package)]
    return [str(one) for one in inside if floor_of(one.name) > floor_of(one.importer)]


def test_the_rooms_of_the_referee_are_floors() -> None:
    assert rooms_of("referee") == set(FLOORS[1:])
    assert not (up := upstairs("referee", FLOORS)), "upstairs:\n" + "\n".join(up)


def test_the_rooms_of_the_cogs_are_floors() -> None:
    assert rooms_of("cogs") | {"game"} == {*FLOORS_OF_COGS, *PACKAGES, ABOVE}
    assert not (up := upstairs("cogs", (*FLOORS_OF_COGS, *PACKAGES, ABOVE))), "upstairs:\n" + "\n".join(up)
