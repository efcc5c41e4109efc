"""Every word that a game's records can hold: enum values, tags, keys; and, for what is written freely, examples."""

from collections.abc import Iterator

from msgspec import inspect

from rules.contract import AnyGame

FREE = ("A", "X", "A1", "D5", "r1", "b6", "rouge", "bleue", "left", "right", "admin", "E", "E-01", "CH:E", "draw")


def words_of(game: AnyGame) -> list[str]:
    """Return the words of a game's set-ups, states and events, each once, in order."""
    shapes = (game.shapes.setup, game.shapes.state, game.shapes.events)
    found = {word for shape in shapes for word in _words(inspect.type_info(shape))}
    return sorted(found | set(FREE))


def _words(kind: inspect.Type) -> Iterator[str]:
    match kind:
        case inspect.LiteralType():
            yield from (value for value in kind.values if isinstance(value, str))
        case inspect.Metadata():
            yield from _words(kind.type)
        case inspect.StructType():
            yield from [kind.tag] if isinstance(kind.tag, str) else []
            for field in kind.fields:
                yield field.encode_name
                yield from _words(field.type)
        case inspect.DictType():
            yield from _words(kind.key_type)
            yield from _words(kind.value_type)
        case inspect.ListType() | inspect.VarTupleType():
            yield from _words(kind.item_type)
        case inspect.TupleType():
            for inner in kind.item_types:
                yield from _words(inner)
        case inspect.UnionType():
            for inner in kind.types:
                yield from _words(inner)
