"""`python -m tools.figures`: how the house stands, in numbers: files, rooms that import each other, names said twice.

What is counted are the program's own files, without tests, tools, bench and migrations.
"""

import ast
from collections import Counter, defaultdict
from collections.abc import Mapping
from statistics import median

from rules.registry import PACKAGES
from tools.house import Function, Source, places_of_names, read_sources

SHORT = 40  # lines: a file below that has a reason
MOST_NAMES = 12


def imports_between(sources: list[Source], room: str) -> Mapping[tuple[str, str], int]:
    """Return how many imports go from one inner room of `room` to another."""
    found: Counter[tuple[str, str]] = Counter()
    inner = {one.inner for one in sources if one.room == room}
    for one in sources:
        if one.room != room:
            continue
        for line in one.imports:
            parts = (*line.name.split("."), "")
            there = parts[1] if parts[1] in inner else ""
            if parts[0] == room and there != one.inner:
                found[one.inner, there] += 1
    return found


def count_forwarders(sources: list[Source]) -> Counter[str]:
    """Return how many methods only hand on what they are given, by module."""
    found: Counter[str] = Counter()
    for one in sources:
        for owner in ast.walk(one.tree):
            if isinstance(owner, ast.ClassDef):
                found[one.module] += sum(isinstance(node, Function) and is_forwarder(node) for node in owner.body)
    return Counter({module: count for module, count in found.items() if count})


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


def describe_house(sources: list[Source]) -> str:
    """Return the figures as text."""
    lines = sorted(one.lines for one in sources)
    longest = max(sources, key=lambda one: one.lines)
    by_room: defaultdict[str, list[int]] = defaultdict(list)
    for one in sources:
        by_room[one.room].append(one.lines)
    text = [
        f"{len(sources)} files, {sum(lines)} lines; median {median(lines):g}, "
        f"longest {longest.lines} ({longest.module}), {sum(one < SHORT for one in lines)} under {SHORT}",
        *(f"  {room:12} {len(found):4} files {sum(found):6} lines" for room, found in sorted(by_room.items())),
    ]
    for room in ("referee", "cogs"):
        between = imports_between(sources, room)
        mutual = sorted((a, b) for a, b in between if a < b and (b, a) in between)
        text.append(f"{room}/: {len(mutual)} pairs of rooms import each other")
        text += [f"  {a or 'ground'} and {b or 'ground'}: {between[a, b]} and {between[b, a]}" for a, b in mutual]
    places = places_of_names({one.module: one for one in sources}, frozenset(PACKAGES))
    for kind in ("class", "function"):
        twice = Counter({name: len(where) for (of, name), where in places.items() if of == kind and len(where) > 1})
        most = ", ".join(f"{name} {count}" for name, count in twice.most_common(MOST_NAMES))
        text.append(f"{len(twice)} {kind} names stand more than once, {twice.total()} times in all: {most}")
    forwarders = count_forwarders(sources)
    text.append(f"{forwarders.total()} methods only hand on:")
    text += [f"  {count:3} {module}" for module, count in forwarders.most_common(MOST_NAMES)]
    return "\n".join(text)


if __name__ == "__main__":
    print(
        describe_house([one for one in read_sources().values() if one.text.strip() and "migrations" not in one.module])
    )
