"""The messages of one locale: found by id at once, read as Fluent when the first one asks for them.

Read all at the start they would take half a second and 9 MiB a language; a process says a tenth of them.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import cast

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

_ENTRY = re.compile(rb"^(?=[^\s}])", re.MULTILINE)  # where one begins; its further lines are indented, or close a brace
_ID = re.compile(rb"([A-Za-z][\w-]*) *=")


class TextError(Exception):
    """A text that cannot be given: unknown id, missing value, broken catalogue. A bug of ours."""


class Catalogue:
    """The messages of the files `*.ftl` in some folders. `spelled` is what is done to each before it is read.

    Raises `TextError` for a line that begins no message, an id given twice, or folders without texts.
    """

    def __init__(
        self,
        locale: str,
        folders: Sequence[Path],
        functions: Mapping[str, Callable[..., str]],
        spelled: Callable[[str], str],
    ) -> None:
        self._sources: dict[str, bytes] = {}  # half as large as texts
        for file in (file for folder in folders for file in sorted(folder.glob("*.ftl"))):
            for name, source in _entries(file):
                if name in self._sources:
                    raise TextError(f"{file}: {name} is given twice")
                self._sources[name] = source
        if not self._sources:
            raise TextError(f"no texts in {', '.join(map(str, folders))}")
        self.ids = frozenset(self._sources)
        self.bundle = FluentBundle([locale], functions=_typed(functions), use_isolating=False)
        self._spelled = spelled

    def pattern(self, message_id: str) -> Pattern:
        """Return what the bundle formats. Raises `TextError` for what is no Fluent, or has no value."""
        if not self.bundle.has_message(message_id):
            self._read(message_id)
        found = self.bundle.get_message(message_id).value
        if found is None:
            raise TextError(f"text {message_id} has no value")
        return found

    def _read(self, message_id: str) -> None:
        """Have the bundle hold a message, and those that it mentions."""
        source = self._sources[message_id].decode()
        resource = FluentParser(with_spans=False).parse(self._spelled(source))
        if any(isinstance(entry, ast.Junk) for entry in resource.body):
            raise TextError(f"not Fluent: {source[:80]!r}")
        self.bundle.add_resource(resource)
        for name in _Mentions.of(resource):
            if name in self.ids and not self.bundle.has_message(name):
                self._read(name)


def _typed(functions: Mapping[str, Callable[..., str]]) -> dict[str, Callable[[object], FluentType]]:
    """Return functions as the library's types have them, which leave out that one may return a text."""
    return cast(dict[str, Callable[[object], FluentType]], dict(functions))


class _Mentions(Visitor):
    """Gathers the ids of the messages that a text mentions."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.append(node.id.name)

    @classmethod
    def of(cls, resource: ast.Resource) -> list[str]:
        gathering = cls()
        gathering.visit(resource)
        return gathering.names


def _entries(file: Path) -> Iterator[tuple[str, bytes]]:
    """Yield id and source of each message of a file; comments are left out."""
    for source in _ENTRY.split(file.read_bytes()):
        if not source.strip() or source.startswith(b"#"):
            continue
        if not (head := _ID.match(source)):
            raise TextError(f"{file}: not Fluent: {source[:80]!r}")
        yield head[1].decode(), source
