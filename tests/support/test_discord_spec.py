"""The oracle itself: it lets pass what Discord takes and names what Discord refuses."""

import pytest
from simcord import HttpLogEntry

from tests.support.discord_spec import VARIABLE, SpecCheck, objections, spec_path

MESSAGES = "/channels/1/messages"
CALLBACK = "/interactions/1/token/callback"


@pytest.fixture(scope="module")
def check() -> SpecCheck:
    path = spec_path()
    if path is None:
        pytest.skip(f"Discord's OpenAPI description is not there: the bot's requests are NOT CHECKED ({VARIABLE})")
    return SpecCheck.read(path)


def test_every_request_of_the_bot_is_checked(check: SpecCheck) -> None:
    requests = [
        HttpLogEntry("POST", MESSAGES, {}, {"content": "x"}, None),
        HttpLogEntry("POST", MESSAGES, {}, {"contant": "x"}, None),
        HttpLogEntry("GET", "/not/checked", {}, None, None),
    ]
    assert objections(check, requests) == [f"POST {MESSAGES}: create_message: unknown field 'contant'"]


def button(**changes: object) -> dict[str, object]:
    return {"type": 2, "style": 1, "label": "Oui", "custom_id": "yes:1", "disabled": False, **changes}


def rows(*buttons: dict[str, object]) -> list[dict[str, object]]:
    return [{"type": 1, "components": list(buttons)}]


def command(**changes: object) -> dict[str, object]:
    return {"name": "ordres", "description": "Donner ses ordres", "type": 1, "options": [], **changes}


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", MESSAGES, {"content": "Coup de sifflet", "nonce": "a" * 25, "enforce_nonce": True, "tts": False}),
        ("POST", MESSAGES, {"components": rows(button()), "attachments": [{"id": 0, "filename": "a.png"}]}),
        ("POST", MESSAGES, {"content": "x", "allowed_mentions": {"parse": [], "users": [12]}}),
        ("PATCH", f"{MESSAGES}/2", {"content": "x", "tts": False}),
        ("POST", "/users/@me/channels", {"recipient_id": 12}),
        ("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}),
        ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "Rouge", "value": "1"}]}}),
        ("PUT", "/applications/1/commands", [command(default_member_permissions="32")]),
        ("PUT", "/channels/1/permissions/2", {"id": 2, "type": 0, "allow": "1024", "deny": "0"}),
        ("DELETE", f"{MESSAGES}/2", None),
        ("POST", "/channels/1/typing", None),
    ],
)
def test_lets_pass_what_discord_takes(check: SpecCheck, method: str, path: str, body: object) -> None:
    assert check(method, path, body) == []


@pytest.mark.parametrize(
    ("method", "path", "body", "fault"),
    [
        ("POST", "/channels/1/whistle", {}, "Discord knows no POST /channels/1/whistle"),
        ("POST", MESSAGES, {"contant": "x"}, "create_message: unknown field 'contant'"),
        ("POST", MESSAGES, {"nonce": "a" * 26}, "is too long"),
        ("POST", MESSAGES, {"content": "x" * 2001}, "content is longer than 2000"),
        ("POST", MESSAGES, {"content": "x", "flags": 1 << 15}, "V2 go without content"),
        ("POST", MESSAGES, {"embeds": [{"title": "x"}] * 11}, "embeds: "),
        ("POST", MESSAGES, {"embeds": [{"title": "x" * 257}]}, "embeds/0/title: "),
        ("POST", MESSAGES, {"embeds": [{"description": "x" * 3500}] * 2}, "more than 6000"),
        ("POST", MESSAGES, {"components": rows(button(label="x" * 81))}, "components/0/components/0/label: "),
        ("POST", MESSAGES, {"components": rows(button(custom_id="x" * 101))}, "components/0/components/0/custom_id: "),
        ("POST", MESSAGES, {"components": rows(button(colour=3))}, "'components/0/components/0/colour'"),
        ("POST", MESSAGES, {"components": rows(button(), button())}, "custom_id 'yes:1' is there twice"),
        (
            "POST",
            MESSAGES,
            {"components": rows(*[button(custom_id=f"{i}") for i in range(6)])},
            "components/0/components",
        ),
        ("POST", MESSAGES, {"allowed_mentions": {"parse": ["all"]}}, "allowed_mentions/parse/0: "),
        ("POST", MESSAGES, None, "create_message: the body is missing"),
        ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "x", "value": "x"}] * 26}}, "data/choices: "),
        ("POST", CALLBACK, {"type": 9, "data": {"custom_id": "m", "title": "x" * 46, "components": []}}, "data"),
        ("PUT", "/applications/1/commands", [command(description="x" * 101)], "0/description: "),
        ("DELETE", MESSAGES + "/2", {"content": "x"}, "takes no body"),
    ],
)
def test_names_what_discord_refuses(check: SpecCheck, method: str, path: str, body: object, fault: str) -> None:
    assert any(fault in line for line in check(method, path, body)), check(method, path, body)


def test_takes_the_most_literal_path(check: SpecCheck) -> None:
    # `@original` could be any message's id; the operation of its own must win.
    assert check("PATCH", "/webhooks/1/token/messages/@original", {"contant": "x"}) == [
        "update_original_webhook_message: unknown field 'contant'"
    ]
