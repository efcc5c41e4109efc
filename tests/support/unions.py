"""Discord's description, checked quickly.

Of its unions not every branch is tried, as most say in `type` which one is meant; and what a named schema has taken
once, such as a button that stands under every message, it is not asked about again.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from jsonschema import Draft202012Validator, validators
from jsonschema.exceptions import ValidationError

Json = Any
ONE_OF = Draft202012Validator.VALIDATORS["oneOf"]
REF = Draft202012Validator.VALIDATORS["$ref"]


def shorten_unions(node: Json) -> None:
    """Make an enumeration of every union of mere constants, which says the same."""
    if isinstance(node, list):
        for item in node:
            shorten_unions(item)
    elif isinstance(node, dict):
        branches = node.get("oneOf", ())
        if branches and all(
            "const" in branch and not {*branch} - {"const", "title", "description"} for branch in branches
        ):
            node["enum"] = [branch["const"] for branch in branches]
            del node["oneOf"]
        for value in node.values():
            shorten_unions(value)


def validator_class(schemas: Mapping[str, Json]) -> type[Draft202012Validator]:
    """Return the validator for a description with these named schemas."""
    tags = {name: tag for name, schema in schemas.items() if (tag := _tag(schema))}

    def may_be(branch: Json, kind: Json) -> bool:
        tag = tags.get(branch.get("$ref", "").rpartition("/")[2])
        return tag is None or kind in tag

    def one_of(validator: Any, branches: Sequence[Json], instance: Json, schema: Json) -> Iterator[ValidationError]:
        if isinstance(instance, dict) and "type" in instance:
            meant = [(at, branch) for at, branch in enumerate(branches) if may_be(branch, instance["type"])]
            if len(meant) == 1:  # each of the others refuses the `type`
                [(at, branch)] = meant
                yield from validator.descend(instance, branch, schema_path=at)
                return
        yield from ONE_OF(validator, branches, instance, schema)

    taken: set[tuple[str, bytes]] = set()

    def reference(validator: Any, ref: str, instance: Json, schema: Json) -> Iterator[ValidationError]:
        key = (ref.rpartition("#")[2], msgspec.json.encode(instance))
        if key in taken:
            return
        faults = list(REF(validator, ref, instance, schema))
        if not faults:  # the others are explained by their place, which is another one each time
            taken.add(key)
        yield from faults

    return validators.extend(Draft202012Validator, {"oneOf": one_of, "$ref": reference})


def _tag(schema: Mapping[str, Json]) -> Sequence[Json]:
    """Return the values of `type` that a schema takes, if it names them."""
    return schema.get("properties", {}).get("type", {}).get("enum", ())
