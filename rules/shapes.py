"""What the fields of a game's stored values hold, as their types say it: people, things that are told, closed words.

The page gives a field's name and shape; its type says besides what its value stands for, once, where the type is
defined (`PlayerId = Annotated[str, As("player")]`, `name: PersonName`). Texts are made by that alone
(`presenters/teller.py`). People are found by it, never by a text: `rewritten` walks a stored JSON value along these
types and offers just those places; an enum value that reads like somebody's name stays as it is.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import inspect

TOLD_AS = "told as"


def As(kind: str) -> msgspec.Meta:
    """Return the annotation of a value that people are not shown as it stands, but as a `kind` of their game."""
    return msgspec.Meta(extra={TOLD_AS: kind})


WORD = "word"
Word = Annotated[str, As(WORD)]  # one of the page's own words, that sentences depend on


Part = Literal["name", "id", "ids"]
Path = tuple[str | int, ...]  # keys and places from the root of a JSON value; the last one is the place itself
Change = Callable[[Path, Part, str], str]

PERSON = "person"
OWNER = "of"  # beside the mark of a name: the field of the same object that says whose it is

PersonName = Annotated[str, msgspec.Meta(extra={PERSON: "name"})]  # the name under which one person plays
PersonId = Annotated[str, msgspec.Meta(extra={PERSON: "id"})]  # a person as the bot calls them: a Discord user's number
HoldsPersonIds = Annotated[Mapping[str, object], msgspec.Meta(extra={PERSON: "ids"})]  # such numbers stand in it


class Here(msgspec.Struct, frozen=True):
    """A text that a person stands in; `owner`: the field beside it that says which one, a step of its path."""

    part: Part
    owner: str | None = None


class Fields(msgspec.Struct, frozen=True):
    """An object, or a list of fixed length: where in it people stand, by key or place."""

    inner: Mapping[str | int, "Where"]


class Each(msgspec.Struct, frozen=True):
    """A mapping or a list: people stand in each of its values."""

    inner: "Where"


class OneOf(msgspec.Struct, frozen=True):
    """An object of a kind that its tag tells."""

    tag_field: str
    inner: Mapping[object, "Where"]


Where = Here | Fields | Each | OneOf


class Shapes(msgspec.Struct, frozen=True, kw_only=True):
    """The types of what a game stores; None where there is nothing to be known of it."""

    setup: object = None
    state: object = None
    events: object = None
    offer: object = None  # of a challenge


def rewritten(value: object, shape: object, change: Change) -> object:
    """Return a JSON value with every text that a person stands in given through `change`.

    `shape`: the type that the value is read as; where the value is not of that type it is left alone. Never raises.
    """
    where = _plan_of(shape)
    return value if where is None else _walk(value, where, (), change)


def has_parts(shape: object, *parts: Part) -> bool:
    """Return whether a type has places of one of these kinds."""
    return any(here.part in parts for here in _all_of(_plan_of(shape)))


def deep(value: object, change: Callable[[object], object]) -> object:
    """Return a JSON value with all that is no list or object in it given through `change`; keys stay."""
    match value:
        case dict():
            return {key: deep(inner, change) for key, inner in value.items()}
        case list() | tuple():
            return [deep(inner, change) for inner in value]
        case _:
            return change(value)


@cache
def _plan_of(shape: object) -> Where | None:
    return None if shape is None else _plan(inspect.type_info(shape))


def _plan(kind: inspect.Type) -> Where | None:
    """Return where people stand in a type; None: nowhere."""
    found: Where | None = None
    match kind:
        case inspect.Metadata():
            extra = kind.extra or {}
            found = Here(extra[PERSON], extra.get(OWNER)) if PERSON in extra else _plan(kind.type)
        case inspect.StructType():
            found = _fields((field.encode_name, field.type) for field in kind.fields)
        case inspect.TupleType():
            found = _fields(enumerate(kind.item_types))
        case inspect.DictType():
            found = _each(kind.value_type)
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
            found = _each(kind.item_type)
        case inspect.UnionType():
            found = _union(kind.types)
    return found


def _fields(given: Iterable[tuple[str | int, inspect.Type]]) -> Where | None:
    found = {key: where for key, kind in given if (where := _plan(kind)) is not None}
    return Fields(found) if found else None


def _each(kind: inspect.Type) -> Where | None:
    where = _plan(kind)
    return None if where is None else Each(where)


def _union(kinds: Iterable[inspect.Type]) -> Where | None:
    """Return where people stand in one of several types: objects that their tags tell apart, or a type and null."""
    tagged: dict[object, Where] = {}
    tag_field, found = "", None
    for kind in kinds:
        where = _plan(kind)
        if isinstance(kind, inspect.StructType) and kind.tag_field is not None and where is not None:
            tag_field = kind.tag_field
            tagged[kind.tag] = where
        else:
            found = found or where
    return OneOf(tag_field, tagged) if tagged else found


def _all_of(where: Where | None) -> tuple[Here, ...]:
    match where:
        case None:
            return ()
        case Here():
            return (where,)
        case Each():
            return _all_of(where.inner)
        case Fields() | OneOf():
            return tuple(here for inner in where.inner.values() for here in _all_of(inner))


def _walk(value: object, where: Where, path: Path, change: Change) -> object:
    match where, value:
        case Here(part="ids"), _:
            return deep(value, lambda leaf: change(path, "id", leaf) if isinstance(leaf, str) else leaf)
        case Here(), str():
            return change(path, where.part, value)
        case Fields() | Each(), dict():
            return {
                key: _under(inner, where, key, (*path, *_owner(where, key, value)), change)
                for key, inner in value.items()
            }
        case Fields() | Each(), list() | tuple():
            return [_under(inner, where, at, path, change) for at, inner in enumerate(value)]
        case OneOf(), dict():
            tag = value.get(where.tag_field)
            chosen = where.inner.get(tag) if isinstance(tag, str | int) else None
            return value if chosen is None else _walk(value, chosen, path, change)
        case _:
            return value


def _owner(where: Fields | Each, key: str | int, value: Mapping[str, object]) -> Path:
    here = where.inner.get(key) if isinstance(where, Fields) else None
    return (str(value.get(here.owner)),) if isinstance(here, Here) and here.owner is not None else ()


def _under(value: object, where: Fields | Each, key: str | int, path: Path, change: Change) -> object:
    inner = where.inner if isinstance(where, Each) else where.inner.get(key)
    return value if inner is None else _walk(value, inner, (*path, key), change)


def words_of(shapes: Shapes) -> frozenset[str]:
    """Return the words of a game's set-ups, states and events; what is written freely, such as cells, is not there."""
    given = (shapes.setup, shapes.state, shapes.events)
    return frozenset(word for shape in given if shape is not None for word in _words(inspect.type_info(shape)))


def _words(kind: inspect.Type) -> Iterator[str]:
    for inner in _inner(kind):
        yield from _words(inner)
    match kind:
        case inspect.LiteralType():
            yield from (value for value in kind.values if isinstance(value, str))
        case inspect.StructType():
            yield from (kind.tag,) if isinstance(kind.tag, str) else ()
            yield from (field.encode_name for field in kind.fields)


def _inner(kind: inspect.Type) -> tuple[inspect.Type, ...]:  # noqa: PLR0911 - one per kind
    match kind:
        case inspect.Metadata():
            return (kind.type,)
        case inspect.StructType():
            return tuple(field.type for field in kind.fields)
        case inspect.DictType():
            return (kind.key_type, kind.value_type)
        case inspect.ListType() | inspect.VarTupleType():
            return (kind.item_type,)
        case inspect.TupleType():
            return kind.item_types
        case inspect.UnionType():
            return kind.types
        case _:
            return ()
