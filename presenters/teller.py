"""Events in words, of any game: the message is found by the event's type, its values by the types of its fields.

The message of an event is `<code>-event-<type>`. Each field is a value of it, under the page's name: what its type
marks (`rules.shapes`) as the game's pen says it, numbers and truths as they are, words of closed sets as the page has
them (messages select on them), what people wrote made harmless; nothing is `none`. Only what a sentence needs besides
is the game's own to say.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Generic, NamedTuple, Protocol, TypeVar

import msgspec
from msgspec import UNSET, inspect

from presenters.escaping import escape
from presenters.texts import Value, Voice
from rules.shapes import PERSON, TOLD_AS, WORD

NONE = "none"
WRITTEN = 200  # of what somebody wrote, such as a reason

Values = Mapping[str, Value]
NOTHING: Values = {}

P = TypeVar("P", bound="Writer")
E = TypeVar("E", bound=msgspec.Struct)


class Writer(Protocol):
    """Writes in one language about one contest."""

    @property
    def voice(self) -> Voice:
        """The texts in its language."""

    def say(self, kind: str, value: str) -> str:
        """Return a value of a marked kind in words."""

    def list(self, items: Iterable[str]) -> str:
        """Return several things in a row."""


class ReportLine(NamedTuple):
    """A line of a report, and the place of its event among those of its turn; None: it tells of something else."""

    text: str
    event: int | None = None


class _Field(NamedTuple):
    name: str  # as the page has it
    attribute: str
    kind: inspect.Type


@dataclass(frozen=True)
class Teller(Generic[P, E]):
    """Tells the events of one game. `code` begins its messages.

    `own`: what a sentence needs besides the fields, or instead of one; None if the event is not told this time.
    `silent`: the types that are never told by a sentence of their own.
    """

    code: str
    own: Callable[[P, E], Values | None] = lambda pen, event: NOTHING
    silent: frozenset[type[msgspec.Struct]] = field(default_factory=frozenset)

    def message(self, kind: type[msgspec.Struct]) -> str:
        """Return the id of the message for events of a type."""
        return f"{self.code}-event-{kind.__struct_config__.tag}"

    def values(self, pen: P, event: E) -> Values | None:
        """Return all that the message of an event may use; None if there is nothing to be told."""
        own = None if type(event) in self.silent else self.own(pen, event)
        return None if own is None else {**dict(_said(pen, event)), **own}

    def sentence(self, pen: P, event: E) -> str | None:
        """Return an event in words; None if there is nothing to be told."""
        values = self.values(pen, event)
        return None if values is None else pen.voice.t(self.message(type(event)), **values)

    def sentences(self, pen: P, events: Iterable[E]) -> list[str]:
        """Return the sentences of those events that are told."""
        return [told for event in events if (told := self.sentence(pen, event)) is not None]


def person_text(value: str) -> str:
    """Return somebody whom the records call by their Discord number as a mention, any other by their name."""
    is_number = value.isascii() and value.removeprefix("-").isdigit()
    return f"<@{value}>" if is_number else escape(value)


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[_Field, ...]:
    info = inspect.type_info(kind)
    known = info.fields if isinstance(info, inspect.StructType) else ()
    return tuple(_Field(one.encode_name, one.name, one.type) for one in known)


def _said(pen: Writer, event: msgspec.Struct) -> Iterator[tuple[str, Value]]:
    """Yield the fields of an event that can be told by themselves, by the page's names."""
    for one in _fields(type(event)):
        said = _value(pen, one.kind, getattr(event, one.attribute))
        if said is not None:
            yield one.name, said


def _value(pen: Writer, kind: inspect.Type, value: object) -> Value | None:  # noqa: PLR0911 - one per kind
    """Return a field's value as its message takes it; None for what only its game can put into words."""
    if value is None or value is UNSET:
        return NONE
    match kind, value:
        case inspect.Metadata(), _:
            return _marked(pen, kind, value)
        case inspect.UnionType(types=types), _:
            return _value(pen, next(one for one in types if not isinstance(one, inspect.NoneType)), value)
        case inspect.VarTupleType(item_type=inner), tuple():
            items = [_value(pen, inner, item) for item in value]
            return None if None in items else pen.list(map(str, items))
        case inspect.StrType(), str():
            return escape(value, WRITTEN)
        case _, str() | int():
            return value
        case _:
            return None


def _marked(pen: Writer, kind: inspect.Metadata, value: object) -> Value | None:
    extra = kind.extra or {}
    if (mark := extra.get(TOLD_AS)) is not None:
        return str(value) if mark == WORD else pen.say(mark, str(value))
    return person_text(str(value)) if extra.get(PERSON) == "id" else _value(pen, kind.type, value)
