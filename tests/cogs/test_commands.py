"""The commands as Discord gets them: how many, how long, how named, and everything in both languages."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from presenters.texts import LOCALES

GLOBAL_COMMANDS = 100
SUBCOMMANDS = 25
OPTIONS = 25
CHOICES = 25
TEXT = 100
COMMAND_LETTERS = 8000  # names, descriptions and values of one command with all its subcommands
NAME = re.compile(r"[-_'\w]{1,32}")
ENGLISH = {"en-US", "en-GB"}
GROUPED = {1, 2}  # option types that are subcommands and groups of them
IN_SERVER, IN_BOT_DM = 0, 1
TYPED, MENU_OF_A_MESSAGE = 1, 3
MENUS = 5  # of a message, for all bots of a server together
MENU_NAME = 32  # letters, of whatever kind
GUILD_COMMANDS = {"arbitre", "ligue"}

# Loan words and proper names: the same in both languages on purpose.
SAME = {
    "aspic", "gretzky", "kollaball", "matrix", "match", "journal", "page", "clause", "coterie", "admin", "role",
    "Notation", "palette", "matrices", "double-echec", "helvetia", "club", "mode", "sprint",
    "verdict", "mauve", "orange",
    "format", "pause", "placement", "staff", "archer", "competition",
}  # fmt: skip


class Piece(NamedTuple):
    """A command, subcommand, option or choice, with the way to it."""

    path: str
    kind: str
    payload: dict[str, Any]


@pytest.fixture
def told(league: Any) -> list[dict[str, Any]]:
    """Return all that Discord was told: commands that are typed, and those of menus."""
    bodies = [
        request.json
        for request in league.env.http_requests
        if request.method == "PUT" and request.path.endswith("/commands")
    ]
    assert len(bodies) == 1
    return bodies[0]


@pytest.fixture
def commands(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for one in told if one["type"] == TYPED]


def pieces(payload: dict[str, Any], path: str = "", kind: str = "command") -> Iterator[Piece]:
    here = f"{path} {payload['name']}".strip()
    yield Piece(here, kind, payload)
    for option in payload.get("options") or ():
        yield from pieces(option, here, "command" if option["type"] in GROUPED else "option")
    for choice in payload.get("choices") or ():
        yield Piece(f"{here} = {choice['name']}", "choice", choice)


def test_they_are_as_many_as_discord_allows(commands):
    assert len(commands) <= GLOBAL_COMMANDS
    for command in commands:
        for piece in pieces(command):
            inside = piece.payload.get("options") or []
            assert len(inside) <= (SUBCOMMANDS if any(one["type"] in GROUPED for one in inside) else OPTIONS), (
                piece.path
            )
            assert len(piece.payload.get("choices") or []) <= CHOICES, piece.path
        letters = sum(_letters(piece.payload) for piece in pieces(command))
        assert letters <= COMMAND_LETTERS, f"{command['name']}: {letters} letters"


def test_names_of_one_level_differ_in_every_language(commands):
    levels = [commands, *(piece.payload.get("options") or [] for one in commands for piece in pieces(one))]
    for level in levels:
        for locale in ("base", *ENGLISH):
            names = [_name(one, locale) for one in level]
            assert len(names) == len(set(names)), (locale, names)


def test_names_and_descriptions_have_the_length_and_the_letters_that_discord_takes(commands):
    for piece in (piece for one in commands for piece in pieces(one)):
        names = [piece.payload["name"], *(piece.payload.get("name_localizations") or {}).values()]
        if piece.kind == "choice":
            assert all(1 <= len(name) <= TEXT for name in names), piece.path
            continue
        for name in names:
            assert NAME.fullmatch(name), f"{piece.path}: {name!r}"
            assert name == name.lower(), f"{piece.path}: {name!r}"
        abouts = [piece.payload["description"], *(piece.payload.get("description_localizations") or {}).values()]
        assert all(1 <= len(about) <= TEXT for about in abouts), piece.path


def test_required_options_come_first(commands):
    for piece in (piece for one in commands for piece in pieces(one)):
        required = [
            bool(one.get("required")) for one in piece.payload.get("options") or () if one["type"] not in GROUPED
        ]
        assert required == sorted(required, reverse=True), piece.path


def test_every_command_option_and_choice_is_in_both_languages(commands):
    for piece in (piece for one in commands for piece in pieces(one)):
        if piece.kind == "choice" and piece.payload["value"] in LOCALES:  # a language is called what it calls itself
            continue
        assert set(piece.payload.get("name_localizations") or {}) == ENGLISH, f"{piece.path}: name only in French"
        if piece.kind != "choice":
            given = piece.payload.get("description_localizations") or {}
            assert set(given) == ENGLISH, f"{piece.path}: description only in French"
            assert piece.payload["description"] not in given.values(), f"{piece.path}: description not translated"


def test_only_loan_words_have_one_name_in_both_languages(commands):
    untranslated = {
        piece.payload["name"]
        for one in commands
        for piece in pieces(one)
        if piece.payload["name"] in (piece.payload.get("name_localizations") or {}).values()
    }
    assert untranslated <= SAME


def test_referee_and_league_commands_are_for_servers_the_others_for_dms_too(commands):
    for command in commands:
        assert command.get("integration_types") in (None, [0]), command["name"]
        contexts = set(command["contexts"])
        assert contexts == ({IN_SERVER} if command["name"] in GUILD_COMMANDS else {IN_SERVER, IN_BOT_DM}), command[
            "name"
        ]
    referee = next(one for one in commands if one["name"] == "arbitre")
    assert referee["default_member_permissions"]


def _letters(payload: dict[str, Any]) -> int:
    """Return what a piece adds to its command's letters; of each text the longest language counts."""
    names = [payload["name"], *(payload.get("name_localizations") or {}).values()]
    abouts = [payload.get("description", ""), *(payload.get("description_localizations") or {}).values()]
    return max(map(len, names)) + max(map(len, abouts)) + len(str(payload.get("value", "")))


def _name(payload: dict[str, Any], locale: str) -> str:
    return (payload.get("name_localizations") or {}).get(locale, payload["name"])


def test_what_stands_in_the_menu_of_a_message_is_short_and_in_both_languages(told):
    menus = [one for one in told if one["type"] != TYPED]
    assert 0 < len(menus) <= MENUS
    for menu in menus:
        names = {menu["name"], *menu["name_localizations"].values()}
        assert menu["type"] == MENU_OF_A_MESSAGE and menu["contexts"] == [IN_SERVER]
        assert set(menu["name_localizations"]) == ENGLISH and len(names) > 1
        assert all(len(name) <= MENU_NAME for name in names)
