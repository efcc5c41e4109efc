"""Says, as JSON, what whoever reads German meets in the program that lies in the working folder."""

import asyncio
import datetime as dt
import json
import os
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, os.getcwd())  # the program is read from there

import discord
from discord import app_commands

from cogs.kit.answers import client_language
from cogs.kit.declare import FluentTranslator
from cogs.league.calendar import day_text, read_span
from cogs.league.forms import read_moment, read_quiet
from cogs.league.personal import PersonalCog
from cogs.wire.first_run import ASK_LANGUAGE
from config import load, log_words
from presenters.presenter import presenters_of
from presenters.texts import ROOT, Texts
from rules.registry import GAMES, PACKAGES

SINCE, ZONE = dt.date(2026, 11, 28), "Europe/Berlin"


class Asked:
    """An interaction of a client in German, as far as its language is asked for."""

    locale = discord.Locale.german


async def payload() -> dict[str, Any]:
    """Return `/reglages` as Discord gets it."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        tree, command = app_commands.CommandTree(client), PersonalCog.settings
        assert isinstance(command, app_commands.Command)
        return await command.get_translated_payload(tree, FluentTranslator(Texts.load()))


command, voice = asyncio.run(payload()), Texts.load(strict=True).voice(client_language(Asked()))  # type: ignore[arg-type]
own_language = next(one for one in command["options"] if one["name"] == "langue")
kollaball = presenters_of(PACKAGES, voice.texts)["kollaball"].own_words("de")
read = kollaball.there("1 Träger >B4; 2 aufheben")
said = {
    "from": str(ROOT),
    "speaks": voice.locale,
    "austrian": Texts.load().t("de-AT", "hours", count=3),
    "swedish": Texts.load().t("sv-SE", "hours", count=3),
    "money": voice.t("de-amount", dollars=12_500),
    "command": command["name_localizations"]["de"],
    "about": command["description_localizations"]["de"],
    "languages": [(one["name"], one["value"]) for one in own_language["choices"]],
    "read": read.text,
    "written": kollaball.back(read.text),
    "no words": [
        presenters_of(PACKAGES, voice.texts)[game].own_words("de").back("COUPE oui") for game in sorted(GAMES)
    ],
    "day": day_text(voice, SINCE),
    "days": [str(day) for day in read_span("von 24. Dezember bis 2. januar", SINCE, ZONE)],
    "moment": read_moment(
        "übermorgen um 20:30", ZONE, int(dt.datetime(2026, 11, 28, tzinfo=dt.UTC).timestamp() * 1000)
    ),
    "quiet": read_quiet("23h bis 8h"),
    "settings": load(Path("config.toml")).language,
    "asked": ASK_LANGUAGE,
    "log": log_words("de")["stopped"],
}
sys.stdout.write(json.dumps(said))
