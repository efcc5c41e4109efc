"""Every command there is, by everybody who has no right to it, wherever they may try: no record of the league changes.

The commands are read from what the bot tells Discord, so that a new one is tried as well.
"""

import io
from collections.abc import Iterator, Mapping
from typing import Any

import discord
import pytest
from simcord.backend.errors import OptionError, SetupError
from sqlalchemy import select

from db.tables import metadata
from tests.cogs.test_commands import GROUPED, pieces
from tests.e2e.forging import answer_of
from tests.e2e.played import Played, played
from tests.support.league import League, Person

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, NUMBER, FILE = 3, 4, 5, 6, 7, 8, 10, 11
PERSONAL = {"person", "profile", "outbox", "reminder", "draft", "pulse", "outage"}  # who was seen, what is to be said
# Everybody may sign up, and challenge others.
FREE = {"kollaball inscrire", "aspic defier", "double-echec defier", "helvetia defier"}
REFEREES = (
    "arbitre ", "kollaball creer", "matrix creer", "double-echec creer", "helvetia creer"
)  # fmt: skip
MODERATING = discord.Permissions(manage_messages=True)
RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"


def commands_of(league: League) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield every command that can be used, by its whole name, as the bot registered it."""
    body = next(
        request.json
        for request in league.env.http_requests
        if request.method == "PUT" and request.path.endswith("/commands")
    )
    assert isinstance(body, list)
    for command in body:
        for piece in pieces(command):
            options = piece.payload.get("options") or []
            if piece.kind == "command" and not any(option["type"] in GROUPED for option in options):
                yield piece.path, piece.payload


def filled(command: Mapping[str, Any], match: Played, contest_id: int) -> dict[str, Any]:
    """Return something for every option that is required, and the match."""
    given: dict[str, Any] = {}
    for option in command.get("options") or ():
        if option["name"] in {"match", "saison"}:
            given[option["name"]] = str(contest_id)
        elif option.get("required"):
            given[option["name"]] = _something(option, match)
    return given


def _something(option: Mapping[str, Any], match: Played) -> Any:
    if option.get("choices"):
        return option["choices"][0]["value"]
    given = {
        STRING: "rouge",
        INTEGER: option.get("min_value", 1),
        NUMBER: option.get("min_value", 1),
        BOOLEAN: True,
        USER: match.blue[3].member,
        CHANNEL: match.league.channel("general"),
        ROLE: match.league.role("Arbitres"),
    }
    return discord.File(io.BytesIO(b"name\n"), filename="a.csv") if option["type"] == FILE else given[option["type"]]


async def records(match: Played) -> Mapping[str, list[tuple[object, ...]]]:
    """Return every row of the league's records, but for what merely notes who was seen and what is to be said."""
    async with match.app.house.db.read() as tx:
        return {
            table.name: [tuple(row) for row in await tx.execute(select(table))]
            for table in metadata.sorted_tables
            if table.name not in PERSONAL
        }


async def try_all(match: Played, person: Person, *wanted: str) -> int:
    """Let somebody try every command that begins with one of `wanted`, everywhere; return how many they could send."""
    contest_id, sent = (await match.contest()).id, 0
    before = await records(match)
    places = (match.thread, match.league.channel("general")) if person.member else ()
    for name, command in commands_of(match.league):
        for here in (None, *places) if name.startswith(wanted) and name not in FREE else ():
            try:
                result = await person.command(name, here=here, **filled(command, match, contest_id))
            except (SetupError, OptionError):
                continue  # Discord does not offer it there, or to them
            sent += 1
            assert result.modal is not None or answer_of(result), f"{name}: no answer"
            assert await records(match) == before, f"{name} by {person.name}"
    return sent


@pytest.mark.parametrize("who", ["stranger", "moderator", "outsider"])
async def test_whoever_has_no_part_in_a_match_changes_no_record(league: League, who: str) -> None:
    match = await played(league)
    person = {
        "stranger": lambda: league.person("stan"),
        "moderator": lambda: league.person("momo", permissions="moderate_members manage_messages"),
        "outsider": lambda: league.person("otto", member=False),
    }[who]()
    assert await try_all(match, person, "") > len(FREE)


async def test_neither_captain_nor_player_acts_as_a_referee(league: League) -> None:
    match = await played(league)
    for person in (match.blue[0], match.red[1]):
        league.give_role(person, league.guild.create_role("Modération", permissions=MODERATING))
        assert await try_all(match, person, *REFEREES) > len(REFEREES)


async def test_who_is_no_referee_any_more_confirms_nothing(league: League) -> None:
    match = await played(league)
    await match.orders(RED, BLUE)
    shown = await match.arbitrate("revenir", etape="2", raison="à rejouer")
    before = await records(match)
    kept = [role for role in league.role_ids(match.referee) if role != league.role("Arbitres").id]
    league.env.backend.edit_member(league.guild.id, match.referee.id, {"role_ids": kept})
    assert "Il faut le rôle d'arbitre" in answer_of(await match.referee.press(shown.response, "rewind"))
    assert await records(match) == before
