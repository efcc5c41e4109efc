"""`make golden`: write into the golden cases what the engine now says, so that the diff can be read and judged.

Only what a case already expects is renewed (paths into the state, events, rolls, errors, awaited seats); what it
leaves open stays open, and a file whose expectations all hold is not touched. Names given as arguments limit the work
to files whose name contains one of them.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from rules.adjudicator import adjudicate

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "golden"
WIDTH = 120

Json = dict[str, object]


class Lost(Exception):
    """An expectation that the new result has no place for: a person must look at the case."""


def main(names: Sequence[str]) -> int:
    """Renew the golden files; return 1 if a case needs a person."""
    lost = 0
    for path in sorted(GOLDEN.glob("*/*.json")):
        if names and not any(name in path.name for name in names):
            continue
        before = path.read_text("utf-8")
        file = msgspec.json.decode(before, type=Json)
        try:
            after = renewed(file)
        except Lost as error:
            lost += 1
            print(f"{path.relative_to(ROOT)}: {error}")
            continue
        if after != file:
            path.write_text(written(after) + "\n", "utf-8")
            print(f"{path.relative_to(ROOT)}: rewritten")
    return 1 if lost else 0


def renewed(file: Json) -> Json:
    """Return a golden file with the expectations of each of its cases renewed."""
    after = _renewed_case(file) if "case" in file else dict(file)
    cases = after.get("cases")
    if isinstance(cases, list):
        after["cases"] = [_renewed_case(case) for case in cases]
    return after


def _renewed_case(golden: Json) -> Json:
    answer = msgspec.json.encode(adjudicate(msgspec.json.encode(golden["case"])))
    result = msgspec.json.decode(answer, type=Json)
    after = dict(golden)
    if "error" in result or "unreadable" in golden:
        error = result.get("error")
        if not isinstance(error, dict) or "unreadable" not in golden:
            raise Lost(f"readable or not? The engine answers {answer[:WIDTH].decode()}")
        return after | {"unreadable": error["code"]}
    for key in ("events", "rolls", "awaiting"):
        if golden.get(key) is not None:
            after[key] = result[key]
    errors = [{key: error[key] for key in ("seat", "code", "at")} for error in _objects(result["errors"])]
    if errors or "errors" in golden:
        after["errors"] = errors
    expected = golden.get("expect")
    if isinstance(expected, dict):
        after["expect"] = {path: _restricted(_at(result["state"], path), value) for path, value in expected.items()}
    return after


def _objects(value: object) -> Iterator[Json]:
    if isinstance(value, list):
        yield from (item for item in value if isinstance(item, dict))


def _at(state: object, path: str) -> object:
    value = state
    for key in path.split("."):
        if not isinstance(value, dict) or key not in value:
            raise Lost(f"the state has no {path}")
        value = value[key]
    return value


def _restricted(actual: object, expected: object) -> object:
    """Return `actual` on the keys that `expected` names."""
    if isinstance(actual, dict) and isinstance(expected, dict):
        return {key: _restricted(actual[key], value) for key, value in expected.items() if key in actual}
    return actual


def written(value: object, indent: int = 0, before: int = 0) -> str:
    """Return `value` as JSON: on one line where it fits after `before` characters, else one item a line."""
    flat = _on_one_line(value)
    is_top = indent == 0 and isinstance(value, Mapping)
    if not is_top and (indent + before + len(flat) < WIDTH or not isinstance(value, Mapping | list)):
        return flat
    inner = " " * (indent + 2)
    if isinstance(value, Mapping):
        heads = [(f"{_on_one_line(key)}: ", item) for key, item in value.items()]
        items = [f"{inner}{head}{written(item, indent + 2, len(head))}" for head, item in heads]
        return "{\n" + ",\n".join(items) + "\n" + " " * indent + "}"
    if isinstance(value, list):
        items = [f"{inner}{written(item, indent + 2)}" for item in value]
        return "[\n" + ",\n".join(items) + "\n" + " " * indent + "]"
    return flat


def _on_one_line(value: object) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_on_one_line(key)}: {_on_one_line(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_on_one_line(item) for item in value) + "]"
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
