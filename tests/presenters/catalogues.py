"""What the tests know about the Fluent catalogues and about where the code uses them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "locales"
SPEAKING = tuple(ROOT / name for name in ("cogs", "presenters"))  # whose code names texts by their ids
NAMING = (*SPEAKING, *(ROOT / name for name in ("referee", "rules", "boards")))  # whose codes become ids
ANY, LEAST = r"[\w-]+", 3  # of an id that is put together; so many of its letters must stand in the code
_NUMBERS = {"TIME", "WAIT", "NUMBER"}


@dataclass
class Facts(visitor.Visitor):
    """The variables of a message, those that must be numbers, and the keys each one is selected on."""

    variables: set[str] = field(default_factory=set)
    numbers: set[str] = field(default_factory=set)
    keys: dict[str, set[str]] = field(default_factory=dict)
    parts: set[str] = field(default_factory=set)  # the messages that stand in it

    def visit_MessageReference(self, node):
        self.parts.add(node.id.name)

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node):
        if node.id.name in _NUMBERS:
            self.numbers |= {one.id.name for one in node.arguments.positional}
        self.generic_visit(node)

    def visit_SelectExpression(self, node):
        if isinstance(node.selector, ftl.VariableReference):
            name = node.selector.id.name
            keys = {v.key.value if isinstance(v.key, ftl.NumberLiteral) else v.key.name for v in node.variants}
            self.keys.setdefault(name, set()).update(keys)
            if keys & {"one", "0", "1"}:
                self.numbers.add(name)
        self.generic_visit(node)


def sources(locale: str) -> dict[str, str]:
    """Return the catalogue files of a locale: name -> text."""
    return {file.name: file.read_text(encoding="utf-8") for file in sorted((LOCALES / locale).glob("*.ftl"))}


@cache
def entries(locale: str) -> list[ftl.EntryType]:
    """Return everything the files of a locale hold."""
    return [entry for source in sources(locale).values() for entry in FluentParser().parse(source).body]


@cache
def messages(locale: str) -> dict[str, Facts]:
    """Return the messages of a locale with their facts."""
    found = {}
    for entry in entries(locale):
        if isinstance(entry, ftl.Message):
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = facts
    for facts in found.values():
        for part in facts.parts:
            facts.variables |= found[part].variables
            facts.numbers |= found[part].numbers
            facts.keys |= found[part].keys
    return found


def samples(facts: Facts) -> Iterator[dict[str, str | int]]:
    """Yield values for a message so that every variant of every select is shown once."""
    usual: dict[str, str | int] = {name: 12 if name in facts.numbers else "Nom" for name in facts.variables}
    yield usual
    for name, keys in facts.keys.items():
        for key in keys:
            value: str | int = int(key) if key.isdigit() else {"one": 1, "other": 12}.get(key, key)
            if name not in facts.numbers or isinstance(value, int):
                yield {**usual, name: value}


@dataclass(frozen=True)
class Use:
    """A call that names a text: `ids` literal ids, `prefix` of a computed one, `given` values (None: not readable)."""

    where: str
    ids: tuple[str, ...]
    prefix: str | None
    given: frozenset[str] | None


@cache
def uses() -> tuple[Use, ...]:
    """Return all that people are told: `t("id", …)`, `t(locale, "id", …)`, `UserError("id", …)`, `word("id")`."""
    return tuple(_uses())


def _uses() -> Iterator[Use]:
    for file in (file for folder in SPEAKING for file in sorted(folder.rglob("*.py"))):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and (place := _place(node)) is not None:
                ids, prefix = _ids(node.args[place])
                open_ended = any(keyword.arg is None for keyword in node.keywords)
                given = None if open_ended else frozenset(str(keyword.arg) for keyword in node.keywords)
                if ids or prefix:
                    yield Use(f"{file.relative_to(ROOT)}:{node.lineno}", ids, prefix, given)


def _place(call: ast.Call) -> int | None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name == "t":
        return min(len(call.args), 2) - 1
    return 0 if name in {"UserError", "word"} else None


def _ids(node: ast.expr) -> tuple[tuple[str, ...], str | None]:
    match node:
        case ast.Constant(value=str(text)):
            return (text,), None
        case ast.IfExp(body=body, orelse=orelse):
            return _ids(body)[0] + _ids(orelse)[0], None
        case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
            return (), text
        case _:
            return (), None


def written() -> tuple[set[str], set[str]]:
    """Return every text that stands in the code, and a pattern for each that the code puts together."""
    texts, patterns = set[str](), set[str]()
    for file in (file for folder in NAMING for file in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.add("".join(_pattern(part) for part in node.values))
    return texts, {pattern for pattern in patterns if len(pattern.replace(ANY, "")) >= LEAST}


def _pattern(part: ast.expr) -> str:
    return re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else ANY
