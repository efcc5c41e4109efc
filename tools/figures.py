"""`python -m tools.figures`: how the house stands, in numbers: files, rooms that import each other, names said twice.

What is counted are the program's own files, without tests, tools, bench and migrations.
"""

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
ROOMS = ("cogs", "presenters", "boards", "pages", "referee", "db", "rules")
MODULES = ("bot.py", "config.py")
SHORT = 40  # lines: a file below that has a reason
MOST_NAMES = 12

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Source:
    """A file of the program: where it is from the root, its lines, its tree."""

    path: Path
    lines: int
    tree: ast.Module

    @property
    def room(self) -> str:
        """The top-level room it is in; its own name where it is in none."""
        return self.path.parts[0]

    @property
    def inner(self) -> str:
        """The room of its room; empty where it lies beside them."""
        return self.path.parts[1] if len(self.path.parts) > 2 else ""  # noqa: PLR2004 - room, inner room, file


def read_sources(root: Path = ROOT) -> list[Source]:
    """Return every file of the program, but for those that are empty."""
    folders = ((root / room).rglob("*.py") for room in ROOMS)
    paths = [*(root / name for name in MODULES), *chain.from_iterable(folders)]
    found = []
    for path in sorted(path for path in paths if path.is_file() and "migrations" not in path.parts):
        text = path.read_text("utf-8")
        if text.strip():
            found.append(Source(path.relative_to(root), text.count("\n"), ast.parse(text)))
    return found


def imports_between(sources: list[Source], room: str) -> Mapping[tuple[str, str], int]:
    """Return how many imports go from one inner room of `room` to another."""
    found: Counter[tuple[str, str]] = Counter()
    inner = {one.inner for one in sources if one.room == room}
    for one in sources:
        if one.room != room:
            continue
        for name in imported_names(one.tree):
            parts = (*name.split("."), "")
            there = parts[1] if parts[1] in inner else ""
            if parts[0] == room and there != one.inner:
                found[one.inner, there] += 1
    return found


def imported_names(tree: ast.Module) -> Iterator[str]:
    """Yield what a file imports, by its whole name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def names_said_twice(sources: list[Source]) -> tuple[Counter[str], Counter[str]]:
    """Return the classes, and the public functions of modules, whose name more than one has."""
    classes: Counter[str] = Counter()
    functions: Counter[str] = Counter()
    for node in chain.from_iterable(one.tree.body for one in sources):
        if isinstance(node, ast.ClassDef):
            classes[node.name] += 1
        elif isinstance(node, Function) and not node.name.startswith("_"):
            functions[node.name] += 1
    return twice(classes), twice(functions)


def twice(names: Counter[str]) -> Counter[str]:
    """Return those of `names` that stand more than once."""
    return Counter({name: count for name, count in names.items() if count > 1})


def count_forwarders(sources: list[Source]) -> Counter[str]:
    """Return how many methods only hand on what they are given, by file."""
    found: Counter[str] = Counter()
    for one in sources:
        for owner in ast.walk(one.tree):
            if isinstance(owner, ast.ClassDef):
                found[str(one.path)] += sum(isinstance(node, Function) and is_forwarder(node) for node in owner.body)
    return Counter({path: count for path, count in found.items() if count})


def is_forwarder(function: Function) -> bool:
    """Return whether all that a method does is to return what another gives for just its own parameters."""
    body = [node for node in function.body if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))]
    if len(body) != 1 or not isinstance(body[0], ast.Return):
        return False
    given = body[0].value
    if isinstance(given, ast.Await):
        given = given.value
    if not isinstance(given, ast.Call):
        return False
    own = {one.arg for one in (*function.args.args, *function.args.kwonlyargs)}
    values = [*given.args, *(one.value for one in given.keywords)]
    return all(isinstance(value, ast.Name) and value.id in own for value in values)


def told(sources: list[Source]) -> str:
    """Return the figures as text."""
    lines = sorted(one.lines for one in sources)
    longest = max(sources, key=lambda one: one.lines)
    by_room: defaultdict[str, list[int]] = defaultdict(list)
    for one in sources:
        by_room[one.room].append(one.lines)
    text = [
        f"{len(sources)} files, {sum(lines)} lines; median {median(lines):g}, "
        f"longest {longest.lines} ({longest.path}), {sum(one < SHORT for one in lines)} under {SHORT}",
        *(f"  {room:12} {len(found):4} files {sum(found):6} lines" for room, found in sorted(by_room.items())),
    ]
    for room in ("referee", "cogs"):
        between = imports_between(sources, room)
        mutual = sorted((a, b) for a, b in between if a < b and (b, a) in between)
        text.append(f"{room}/: {len(mutual)} pairs of rooms import each other")
        text += [f"  {a or 'ground'} and {b or 'ground'}: {between[a, b]} and {between[b, a]}" for a, b in mutual]
    for kind, names in zip(("classes", "public functions"), names_said_twice(sources), strict=True):
        most = ", ".join(f"{name} {count}" for name, count in names.most_common(MOST_NAMES))
        text.append(f"{len(names)} names of {kind} stand more than once, {names.total()} times in all: {most}")
    forwarders = count_forwarders(sources)
    text.append(f"{forwarders.total()} methods only hand on:")
    text += [f"  {count:3} {path}" for path, count in forwarders.most_common(MOST_NAMES)]
    return "\n".join(text)


if __name__ == "__main__":
    print(told(read_sources()))
