"""The signs of our texts as emojis of the bot's own, which need no permission: sent once, known by what they show.

Texts, labels and all that is kept bear Unicode signs. Where Discord shows one that it holds a picture of, the picture
takes its place (`rendering`); while it holds none, or not all of them, the signs stay as they are.
"""

import asyncio
import logging
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256

import discord

from boards.icon import Icon
from boards.paint import icon_bytes
from cogs.kit.refusals import may_pass
from cogs.kit.workers import Painters
from presenters.presenter import Presenter

log = logging.getLogger(__name__)

ASKED_EVERY_S = 300.0
PREFIX = "sf_"  # of the names of ours: the application may have others
CODE = r"```.*?```|`[^`\n]*`"  # there nothing is replaced: it would be read as it is written
PAINTERS = Painters("icon", at_once=1)


@dataclass
class Emojis:
    """The signs that Discord holds pictures of by now, each with its emoji."""

    _held: Mapping[str, discord.Emoji] = field(default_factory=dict)
    _pattern: re.Pattern[str] = re.compile(r"(?!)")

    def hold(self, held: Mapping[str, discord.Emoji]) -> None:
        """Use the emojis of `held`, by their signs, from now on."""
        self._held = dict(held)
        self._pattern = re.compile("|".join((CODE, *map(re.escape, held))), re.DOTALL)

    def text(self, text: str) -> str:
        """Return a text of a message with its signs as emojis."""
        return self._pattern.sub(lambda found: str(self._held.get(found[0], found[0])), text)

    def label(self, label: str) -> tuple[str, discord.Emoji | None]:
        """Return a label of an option without the sign that it begins with, and that sign's emoji; else as it is."""
        sign, _, rest = label.partition(" ")
        emoji = self._held.get(sign)
        return (rest, emoji) if emoji is not None and rest else (label, None)


async def hold_emojis(client: discord.Client, presenters: Iterable[Presenter], emojis: Emojis) -> None:
    """Have Discord hold a picture of each game's signs: what it lacks is sent, then what is no longer shown taken away.

    Raises what discord.py does; what was taken by then is used, and not sent again. One that is refused stops no other.
    """
    named = await _all_named(presenters)
    there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    refused: discord.HTTPException | None = None
    try:
        for name, (_, image) in named.items():
            if name not in there:
                try:
                    there[name] = await client.create_application_emoji(name=name, image=image)
                except discord.HTTPException as error:
                    if may_pass(error):
                        raise
                    refused = error
    finally:
        emojis.hold({sign: there[name] for name, (sign, _) in named.items() if name in there})
    if refused is not None:
        raise refused
    for name, emoji in there.items():
        if name.startswith(PREFIX) and name not in named:
            await emoji.delete()


async def learn_emojis(client: discord.Client, presenters: Iterable[Presenter], emojis: Emojis) -> None:
    """Go on asking which pictures Discord holds by now, as a process needs that lets another one send them.

    It never ends. What is not known yet, or cannot be asked now, stays a Unicode sign.
    """
    named = await _all_named(presenters)
    while True:
        try:
            there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        except (discord.HTTPException, OSError) as error:
            log.info("the emojis could not be asked for (%s)", type(error).__name__)
        else:
            emojis.hold({sign: there[name] for name, (sign, _) in named.items() if name in there})
        await asyncio.sleep(ASKED_EVERY_S)


async def _all_named(presenters: Iterable[Presenter]) -> dict[str, tuple[str, bytes]]:
    return dict(await asyncio.gather(*(_named(one.code, icon) for one in presenters for icon in one.icons)))


async def _named(code: str, icon: Icon) -> tuple[str, tuple[str, bytes]]:
    """Return the name of an icon's emoji, which another picture would not have; its sign, its picture."""
    image = await PAINTERS.paint(lambda: icon_bytes(icon.scene))
    return f"{PREFIX}{code}_{icon.name}_{sha256(image).hexdigest()[:8]}", (icon.sign, image)
