"""Options and matrices as text again: what the forms begin with."""

import json
from collections.abc import Iterator, Mapping

import msgspec

from presenters.matrix_hockey.creation.options import SUNDAY, Options
from rules.matrix_hockey.state import LETTERS


def write_config(options: Options) -> str:
    """Return the TOML text that `options.read_config` reads as these options; empty where all is as in the rulebook."""
    lines = [f"{key} = {_value(value)}" for key, value in _leaves(options.config)]
    if options.weekly is not None and options.weekly != SUNDAY:
        lines.append(f"weekly = {_value(msgspec.to_builtins(options.weekly))}")
    if options.calendar is not None:
        lines.append(f"calendar = {_value(msgspec.to_builtins(options.calendar))}")
    return "\n".join(lines)


def write_matrices(matrices: Mapping[str, Mapping[int, tuple[int, ...]]]) -> str:
    """Return the text that `matrices.read_matrices` reads as these matrices."""
    return "\n\n".join(f"[{name}]\n{matrix_table(rows)}" for name, rows in matrices.items())


def matrix_table(rows: Mapping[int, tuple[int, ...]]) -> str:
    """Return a matrix with the letters of its columns, one line per round."""
    width = max((len(row) for row in rows.values()), default=0)
    lines = [" ".join(f"{letter:>2}" for letter in LETTERS[:width])]
    lines += [" ".join(f"{cell:>2}" for cell in row) for _, row in sorted(rows.items())]
    return "\n".join(lines)


def _leaves(table: Mapping[str, object], path: str = "") -> Iterator[tuple[str, object]]:
    """Yield the keys of a config with their values; a stock is one value."""
    for key, value in table.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, Mapping) and not key.endswith("_stock"):
            yield from _leaves(value, here)
        else:
            yield here, value


def _value(value: object) -> str:
    """Return a TOML value."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{json.dumps(str(key))} = {_value(its)}" for key, its in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(its) for its in value) + "]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value)
