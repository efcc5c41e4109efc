"""The words that a game's records are written in: the values of its closed sets, its tags, its keys."""

from collections.abc import Iterator

from msgspec import inspect

from rules.people import Shapes


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
