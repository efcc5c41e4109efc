"""The program read as text: its files, imports, names. `tools.figures` counts, tests/test_house.py holds."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = ("cogs", "pages", "presenters", "referee", "boards", "db", "rules")
MODULES = ("bot", "config")
PARTS = ("state", "orders", "events", "notation", "turn", "acts")  # of rules/<game>: a module, or a package

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Import:
    """`importer` (a module of ours) imports `name` at `line`."""

    importer: str
    name: str
    line: int

    def __str__(self) -> str:
        return f"{self.importer} (line {self.line}) -> {self.name}"


@dataclass(frozen=True)
class Source:
    """A file of the program: the module that it is, where it lies, what is in it."""

    module: str
    path: Path
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """What it says, parsed."""
        return ast.parse(self.text)

    @property
    def lines(self) -> int:
        """How many lines it has."""
        return self.text.count("\n")

    @property
    def room(self) -> str:
        """The top-level room it is in; its own name where it is in none."""
        return self.module.split(".")[0]

    @property
    def inner(self) -> str:
        """The package of its room that it is in or is; empty where it lies beside them."""
        parts = self.module.split(".")
        is_inside = len(parts) > 2 or (len(parts) == 2 and self.path.name == "__init__.py")  # noqa: PLR2004
        return parts[1] if is_inside else ""

    @property
    def imports(self) -> Iterator[Import]:
        """What it imports, relative imports made absolute; what is only for the type checker counts too."""
        package = self.module if self.path.name == "__init__.py" else self.module.rpartition(".")[0]
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from (Import(self.module, alias.name, node.lineno) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = node.module or ""
                if node.level:
                    anchor = package.split(".")[: len(package.split(".")) - node.level + 1]
                    base = ".".join([*anchor, base] if base else anchor)
                yield from (Import(self.module, f"{base}.{alias.name}", node.lineno) for alias in node.names)

    @property
    def names(self) -> Iterator[tuple[str, str]]:
        """What it names for others: `class` or `function`, and the name."""
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef | Function) and not node.name.startswith("_"):
                yield "class" if isinstance(node, ast.ClassDef) else "function", node.name


def read_source(path: Path, root: Path = ROOT) -> Source:
    """Return a file of the program below `root`."""
    parts = path.relative_to(root).with_suffix("").parts
    return Source(".".join(parts[:-1] if parts[-1] == "__init__" else parts), path, path.read_text("utf-8"))


def read_sources(root: Path = ROOT) -> dict[str, Source]:
    """Return every file of the program by its module; without tests, tools and measures."""
    paths = [root / f"{name}.py" for name in MODULES]
    paths += [path for room in ROOMS for path in sorted((root / room).rglob("*.py"))]
    found = (read_source(path, root) for path in paths if path.is_file())
    return {one.module: one for one in found}


def places_of_names(sources: Mapping[str, Source], games: frozenset[str]) -> Mapping[tuple[str, str], set[str]]:
    """Return where each class and public function stands: by kind and name, the modules.

    What every game's package has at the same place counts as one place (`rules.*.view`), for that is the plan which
    all games share; a large game makes a package of what is a module elsewhere (`PARTS`). So do the queries of db/:
    they are said with their module (`orders.add`).
    """
    found: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for one in sources.values():
        parts = one.module.split(".")
        if "migrations" in parts:
            continue
        if parts[0] == "rules" and games.issuperset(parts[1:2]) and {*PARTS}.issuperset(parts[2:3]):
            parts = parts[:3]
        place = ".".join("*" if at == 1 and part in games else part for at, part in enumerate(parts))
        for kind, name in one.names:
            found[kind, name].add("db" if (kind, one.room) == ("function", "db") else place)
    return found
