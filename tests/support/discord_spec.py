"""Discord's own OpenAPI description as an oracle: is a request of the bot one that Discord would take?

The description is not part of the project. It is looked for where `SIFFLET_DISCORD_SPEC` says, else beside the project
(`../shared/discord/openapi.json`); where it is absent the check is skipped, and the end of the test run says so.

Two families of its demands are wider in truth than on paper and are widened here (`_widen`): snowflakes may be
integers, permission sets may be strings. About a few limits it is silent, but Discord is not (`_unwritten_limits`).
"""

import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012
from simcord import HttpLogEntry

from tests.support.unions import shorten_unions, validator_class

ROOT = Path(__file__).parents[2]
VARIABLE = "SIFFLET_DISCORD_SPEC"
BESIDE = ROOT.parent / "shared" / "discord" / "openapi.json"
URI = "urn:discord"

PERMISSIONS = {"allow", "deny", "permissions", "default_member_permissions"}
COMPONENTS_V2 = 1 << 15
CONTENT_LIMIT = 2000
EMBEDS_LIMIT = 6000

# What discord.py sends besides and Discord ignores: (operation, field).
HARMLESS = {
    ("bulk_set_application_commands", "nsfw"),
    ("set_channel_permission_overwrite", "id"),
    ("update_message", "tts"),
    ("update_original_webhook_message", "tts"),
    ("update_webhook_message", "tts"),
}

Json = Any


def spec_path() -> Path | None:
    """Return where Discord's description lies, or None."""
    named = os.environ.get(VARIABLE)
    path = Path(named) if named else BESIDE
    return path if path.is_file() else None


@dataclass(frozen=True)
class Operation:
    """One thing that can be asked of Discord: its path, split at the slashes, and its body's schema, if it has one."""

    name: str
    segments: tuple[str, ...]
    schema: Mapping[str, Json] | None
    is_required: bool

    def literals(self, segments: Sequence[str]) -> int:
        """Return how many segments are taken literally; -1 if the path is another one's."""
        if len(segments) != len(self.segments):
            return -1
        count = 0
        for mine, theirs in zip(self.segments, segments, strict=True):
            if mine == theirs:
                count += 1
            elif not mine.startswith("{"):
                return -1
        return count


@dataclass
class SpecCheck:
    """`SpecCheck.read(path)(method, path, body)` returns what Discord would object to; empty: nothing."""

    operations: Mapping[str, Sequence[Operation]]
    document: Mapping[str, Json]
    _registry: Registry = field(init=False)
    _validator: type[Draft202012Validator] = field(init=False)
    _verdicts: dict[tuple[str, bytes], list[str]] = field(default_factory=dict)
    _strange: dict[tuple[int | bytes, ...], Sequence[tuple[str, ...]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        resource = Resource.from_contents(self.document, default_specification=DRAFT202012)
        self._registry = Registry().with_resource(URI, resource)
        self._validator = validator_class(self.document["components"]["schemas"])

    @classmethod
    def read(cls, path: Path) -> "SpecCheck":
        """Read the description and widen what is too narrow in it."""
        document = json.loads(path.read_text("utf-8"))
        _widen(document)
        shorten_unions(document)
        operations: dict[str, list[Operation]] = {}
        for template, methods in document["paths"].items():
            for method, operation in methods.items():
                if isinstance(operation, dict) and "operationId" in operation:
                    operations.setdefault(method.upper(), []).append(_operation(template, operation))
        return cls(operations, document)

    def __call__(self, method: str, path: str, body: Json) -> list[str]:
        """Return the objections to one request, each a line that names the operation and the field."""
        operation = self._find(method, path)
        if operation is None:
            return [f"Discord knows no {method} {path}"]
        key = (operation.name, msgspec.json.encode(body))
        if key not in self._verdicts:
            self._verdicts[key] = self._judge(operation, body)
        return self._verdicts[key]

    def _judge(self, operation: Operation, body: Json) -> list[str]:
        if body is None:
            return [f"{operation.name}: the body is missing"] if operation.is_required else []
        if operation.schema is None:
            return [f"{operation.name} takes no body"] if body else []
        validator = self._validator(_absolute(operation.schema), registry=self._registry)
        faults = [explain(error) for error in validator.iter_errors(body)]
        faults += [
            f"unknown field {'/'.join(where)!r}"
            for where in self._unknown([operation.schema], body)
            if (operation.name, where[-1]) not in HARMLESS
        ]
        faults += _unwritten_limits(body)
        return [f"{operation.name}: {fault}" for fault in faults]

    def _find(self, method: str, path: str) -> Operation | None:
        segments = path.strip("/").split("/")
        ranked = [(operation.literals(segments), operation) for operation in self.operations.get(method, ())]
        literals, best = max(ranked, key=lambda pair: pair[0], default=(-1, None))
        return best if literals >= 0 else None

    def _unknown(self, schemas: Sequence[Json], value: Json) -> Sequence[tuple[str, ...]]:
        """Return the paths of fields that no branch of `schemas` that could be meant has."""
        if not isinstance(value, list | dict):
            return ()
        key = (*map(id, schemas), msgspec.json.encode(value))  # the schemas are parts of the description, which stays
        if key not in self._strange:
            find = self._unknown_items if isinstance(value, list) else self._unknown_fields
            self._strange[key] = tuple(find(schemas, value))
        return self._strange[key]

    def _unknown_items(self, schemas: Sequence[Json], value: list[Json]) -> Iterator[tuple[str, ...]]:
        items = [branch["items"] for branch in self._branches(schemas, value) if "items" in branch]
        for number, item in enumerate(value):
            if items:
                yield from ((str(number), *where) for where in self._unknown(items, item))

    def _unknown_fields(self, schemas: Sequence[Json], value: dict[str, Json]) -> Iterator[tuple[str, ...]]:
        branches = list(self._branches(schemas, value))
        known = [branch for branch in branches if "properties" in branch]
        if not known or any(branch.get("additionalProperties") for branch in branches):
            return
        for name, inner in value.items():
            found = [branch["properties"][name] for branch in known if name in branch["properties"]]
            if found:
                yield from ((name, *where) for where in self._unknown(found, inner))
            else:
                yield (name,)

    def _branches(self, schemas: Sequence[Json], value: Json) -> Iterator[Mapping[str, Json]]:
        """Yield every schema that speaks about `value`, references and unions followed, other `type`s left out."""
        for schema in schemas:
            if "$ref" in schema:
                yield from self._branches([self._look_up(schema["$ref"])], value)
                continue
            tag = schema.get("properties", {}).get("type", {}).get("enum")
            if tag and isinstance(value, dict) and value.get("type") not in tag:
                continue
            yield schema
            for union in ("allOf", "anyOf", "oneOf"):
                yield from self._branches(schema.get(union, ()), value)

    def _look_up(self, reference: str) -> Mapping[str, Json]:
        found: Json = self.document
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]
        return found


def objections(spec: SpecCheck, requests: Iterable[HttpLogEntry]) -> list[str]:
    """Return what Discord would object to in the requests of a bot that change something."""
    return [
        f"{request.method} {request.path}: {fault}"
        for request in requests
        if request.method != "GET"
        for fault in spec(request.method, request.path, request.json)
    ]


def _operation(template: str, operation: Mapping[str, Json]) -> Operation:
    body = operation.get("requestBody", {})
    content = body.get("content", {})
    kind = content.get("application/json") or content.get("multipart/form-data") or {}
    return Operation(
        operation["operationId"],
        tuple(template.strip("/").split("/")),
        kind.get("schema"),
        bool(body.get("required")) and "application/json" in content,
    )


def _absolute(schema: Json) -> Json:
    """Return a copy of an operation's schema with its references pointing into the registered document."""
    if isinstance(schema, dict):
        return {
            key: URI + value if key == "$ref" and isinstance(value, str) else _absolute(value)
            for key, value in schema.items()
        }
    return [_absolute(item) for item in schema] if isinstance(schema, list) else schema


def _widen(node: Json) -> None:
    """Take snowflakes as integers too, and permission sets as strings."""
    if isinstance(node, list):
        for item in node:
            _widen(item)
    elif isinstance(node, dict):
        if node.get("format") == "snowflake":
            node["type"] = ["string", "integer"]
        for name in PERMISSIONS & node.get("properties", {}).keys():
            permission = node["properties"][name]
            kinds = permission.get("type")
            if kinds == "integer" or (isinstance(kinds, list) and "integer" in kinds):
                permission["type"] = [*(kinds if isinstance(kinds, list) else [kinds]), "string"]
                permission["pattern"] = "^[0-9]+$"
        for value in node.values():
            _widen(value)


def _unwritten_limits(body: Json) -> Iterator[str]:
    """Yield what Discord refuses although its description lets it pass."""
    if not isinstance(body, dict):
        return
    message = body["data"] if isinstance(body.get("data"), dict) else body
    if len(message.get("content") or "") > CONTENT_LIMIT:
        yield f"content is longer than {CONTENT_LIMIT} characters"
    if (message.get("flags") or 0) & COMPONENTS_V2 and (message.get("content") or message.get("embeds")):
        yield "components V2 go without content and embeds"
    texts = (text for embed in message.get("embeds") or () for text in _embed_texts(embed))
    if sum(len(text) for text in texts) > EMBEDS_LIMIT:
        yield f"the embeds hold more than {EMBEDS_LIMIT} characters"
    ids = [item["custom_id"] for item in _walk(message.get("components") or []) if item.get("custom_id")]
    for custom_id in sorted({custom_id for custom_id in ids if ids.count(custom_id) > 1}):
        yield f"custom_id {custom_id!r} is there twice"


def _embed_texts(embed: Mapping[str, Json]) -> Iterator[str]:
    yield from (embed.get(name) or "" for name in ("title", "description"))
    yield (embed.get("footer") or {}).get("text") or ""
    yield (embed.get("author") or {}).get("name") or ""
    for item in embed.get("fields") or ():
        yield from (item.get("name") or "", item.get("value") or "")


def _walk(node: Json) -> Iterator[Mapping[str, Json]]:
    """Yield every component of a message or modal."""
    if isinstance(node, list):
        for item in node:
            yield from _walk(item)
    elif isinstance(node, dict):
        yield node
        for key in ("components", "component", "accessory"):
            yield from _walk(node.get(key))


def explain(error: ValidationError) -> str:
    """Return one line for `error`; inside a union, the fault of the branch that was meant (whose `type` fits)."""
    while error.context:
        error = _meant(error.context)
    where = "/".join(str(part) for part in error.absolute_path) or "body"
    return f"{where}: {_shorten(error.message)}"


def _meant(faults: Sequence[ValidationError]) -> ValidationError:
    """Return the first fault of the branch of a union that comes nearest to the value."""
    branches: dict[Json, list[ValidationError]] = {}
    for fault in faults:
        branches.setdefault(fault.schema_path[0], []).append(fault)
    nearest = min(branches.values(), key=_distance)
    return max(nearest, key=lambda fault: len(fault.path))


def _distance(branch: Sequence[ValidationError]) -> tuple[bool, bool, int]:
    """Order branches: for another kind of value last, before them those of another `type`, then by number of faults."""
    is_other_kind = any(fault.validator == "type" and not fault.path for fault in branch)
    is_other_type = any(list(fault.path) == ["type"] for fault in branch)
    return is_other_kind, is_other_type, len(branch)


def _shorten(text: str, limit: int = 200) -> str:
    return text if len(text) <= limit else f"{text[: limit // 2]} … {text[-limit // 2 :]}"
