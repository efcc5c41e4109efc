"""The signs of texts as the bot's own emojis: sent once, replaced when their picture changes, never waited for."""

import base64
import io
import re
from typing import Any

import discord
import pytest
from PIL import Image
from simcord.components import walk_components

from cogs.kit.emojis import Emojis
from cogs.kit.rendering import render_post
from config import Settings
from presenters.post import Post
from tests.e2e.played import Played, played
from tests.support.league import League
from tests.support.reading import Shown, find_custom_id, words

NAME = re.compile(r"sf_[a-z]+_[a-z_]+_[0-9a-f]{8}")
RED = r"<:sf_kb_red_[0-9a-f]{8}:[0-9]+>"


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return settings.model_copy(update={"emojis": True})


def sent(league: League, since: int = 0) -> list[Any]:
    """Return what was asked of Discord about emojis, but for looking, from the request `since` on."""
    asked = league.env.http_requests[since:]
    return [one for one in asked if "/emojis" in one.path and one.method != "GET"]


def held(league: League) -> dict[str, int]:
    """Return the emojis that Discord holds: their ids by their names."""
    return {one.name: one.id for one in league.env.backend.application_emojis.values()}


def options(shown: Shown, select: str) -> list[dict[str, Any]]:
    name, there = find_custom_id(shown, select), shown.components
    components = [item.to_dict() for item in there] if isinstance(shown, discord.Message) else there
    return next(item for item in walk_components(components) if item.get("custom_id") == name)["options"]


async def board(match: Played) -> str:
    return words((await match.red[0].command("kollaball plateau", here=match.thread)).response)


async def test_they_are_sent_once_and_stand_in_texts_and_selects(league: League) -> None:
    asked = sent(league)
    names = [one.json["name"] for one in asked]
    assert {one.method for one in asked} == {"POST"} and len(set(names)) == len(names) == len(held(league))
    assert all(NAME.fullmatch(name) and len(name) <= 32 for name in names)
    for one in asked:
        picture = Image.open(io.BytesIO(base64.b64decode(one.json["image"].partition("base64,")[2])))
        assert picture.size == (128, 128) and picture.getpixel((0, 0))[3] == 0

    match = await played(league)
    assert re.search(RED, words(match.panel)) and "🔴" not in words(match.panel)
    form = (await match.red[0].press(match.panel, "form")).response
    first = options(form, "form-set:who")[0]
    assert first["emoji"]["name"] in names and int(first["emoji"]["id"]) == held(league)[first["emoji"]["name"]]
    assert first["label"].startswith("1 · ")

    since = len(league.env.http_requests)
    await league.restart()
    assert sent(league, since) == []
    assert re.search(RED, await board(match))


async def test_a_changed_picture_takes_the_place_of_the_old_one(league: League) -> None:
    backend = league.env.backend
    [red] = [name for name in held(league) if name.startswith("sf_kb_red_")]
    backend.delete_application_emoji(held(league)[red])
    old = backend.create_application_emoji("sf_kb_red_00000000")
    backend.create_application_emoji("not_ours")
    since = len(league.env.http_requests)
    await league.restart()
    assert [(one.method, one.path.rpartition("/")[2]) for one in sent(league, since)] == [
        ("POST", "emojis"),
        ("DELETE", str(old.id)),
    ]
    assert red in held(league) and "not_ours" in held(league)


async def test_without_them_the_signs_stay_and_the_bot_plays_on(league: League) -> None:
    league.env.backend.application_emojis.clear()
    league.env.inject_error("POST", "/applications/*/emojis", status=500, times=4)
    await league.restart()
    match = await played(league)
    assert "🔴" in words(match.panel)
    form = (await match.red[0].press(match.panel, "form")).response
    first = options(form, "form-set:who")[0]
    assert "emoji" not in first and first["label"].split()[1] == "1"
    for _ in range(4):
        await league.advance(minutes=11)  # the longest pause between two tries
    assert re.search(RED, await board(match))


async def test_one_that_is_refused_keeps_no_other_away(league: League) -> None:
    league.env.backend.application_emojis.clear()
    league.env.inject_error("POST", "/applications/*/emojis", status=400, code=50138, message="Failed to resize asset")
    await league.restart()
    icons = {icon.sign for one in league.bot.app.presenters.values() for icon in one.icons}
    shown = {sign for sign in icons if league.bot.app.emojis.text(sign) != sign}
    assert len(shown) == len(icons) - 1 == len(held(league))
    assert "400, code 50138 · Failed to resize asset" in league.logged_errors()[0]
    await league.advance(minutes=55)
    assert len(held(league)) == len(icons) - 1
    await league.advance(minutes=10)
    assert len(held(league)) == len(icons)


async def test_code_and_texts_without_room_keep_their_signs(league: League) -> None:
    emojis: Emojis = league.bot.app.emojis
    assert re.fullmatch(rf"{RED} `🔴`\n```\n🔴\n```", emojis.text("🔴 `🔴`\n```\n🔴\n```"))
    for text, stays in (("🔴" * 90, False), ("🔴" * 1000, True)):
        [frame] = (await render_post(Post((text,)), emojis)).view.children
        assert ("🔴" in frame.to_component_dict()["components"][0]["content"]) is stays


def test_a_sign_is_one_games_alone(league: League) -> None:
    signs = [icon.sign for one in league.bot.app.presenters.values() for icon in one.icons]
    assert len(set(signs)) == len(signs) > 20
