"""Everything that somebody else can get to read: channels, DMs, every command, every button, autocomplete, pictures."""

import logging
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from simcord import InteractionResult
from simcord.backend.errors import SetupError
from simcord.components import walk_components

from boards.scene import Scene
from boards.svg import svg_text
from tests.e2e.forging import BUTTON, forge
from tests.e2e.played import Played
from tests.support.league import Person
from tests.support.once import picture_bytes
from tests.support.reading import Shown, modal_text, words

# What no reader could take for an order: mentions, instants, hashes, code letters of receipts.
NOISE = re.compile(r"<[@#t][^>]*>|\b[0-9a-f]{64}\b|\b\d{15,}\b")
COMMANDS: tuple[tuple[str, Mapping[str, object]], ...] = (
    ("kollaball plateau", {}),
    ("kollaball mes-ordres", {}),
    ("kollaball historique", {}),
    *(("kollaball historique", {"etape": number}) for number in range(2, 4)),
    ("kollaball ordres", {}),
    ("kollaball composition", {}),
    ("kollaball presence", {}),
    ("mes-matchs", {}),
    ("match voir", {}),
    ("match verifier", {}),
    ("ligue journal", {}),
    ("arbitre journal", {}),
)
COMPLETED = (
    ("kollaball plateau", "match"),
    ("kollaball ordres", "match"),
    ("match voir", "match"),
    ("match verifier", "etape"),
    ("arbitre ordre", "match"),
    ("arbitre ordre", "equipe"),
    ("arbitre remplacer", "joueur"),
    ("arbitre de", "etiquette"),
)
TYPED = ("", "A3", "leurre")


async def overheard(match: Played, person: Person) -> str:
    """Return all that `person` can read now, after trying every command and pressing every button in reach."""
    found = await _commands(match, person)
    if person.member is not None:
        found += await _presses(match, person)
        found += await _completions(match, person)
        for channel in (*match.league.guild.channels.values(), match.thread):
            with suppress(SetupError):  # a channel that they cannot read
                found += [words(message) for message in person.sees(channel)]
    found += [words(message) for message in person.inbox()]
    return NOISE.sub(" ", "\n".join(found))


async def _commands(match: Played, person: Person) -> list[str]:
    used = []
    async with match.league.at_once():
        for name, options in COMMANDS:
            for here in (match.thread, None):
                with suppress(SetupError, AssertionError):  # Discord does not offer it to them, or not there
                    used.append(await person.command(name, here=here, **options))
    return [answer_of(result) for result in used]


async def _completions(match: Played, person: Person) -> list[str]:
    found = []
    for name, option in COMPLETED:
        for typed in TYPED:
            with suppress(SetupError):
                offered = await person.complete(name, option, typed, here=match.thread)
                found += [f"{choice['name']} {choice['value']}" for choice in offered]
    return found


async def _presses(match: Played, person: Person) -> list[str]:
    """Press everything in the thread once, and forge what stands under the captains' own messages."""
    used, tried = [], set()
    async with match.league.at_once():
        for message in list(person.sees(match.thread)):
            for item in walk_components([component.to_dict() for component in message.components]):
                used += await _use(person, message, item, tried)
    turn, contest = await match.turn(), await match.contest()
    forged = [f"order-{what}:{turn.id}:{number}" for number in range(1, 4) for what in ("ok", "drop")]
    forged += [f"report:{number}::0" for number in range(1, turn.id + 1)]
    forged += [f"{action}:{contest.id}" for action in ("mine", "form", "type")]
    forged += [
        f"{action}:{turn.id}:{seat}"
        for action in ("withdraw", "form-of", "form-type", "form-send", "form-clear")
        for seat in ("rouge", "bleue", "admin")
    ]
    forged += [f"form-again:{turn.id}:{number}" for number in range(1, 4)]
    own = (await person.command("mes-matchs", here=match.thread)).response  # what a press may change is theirs alone
    async with match.league.at_once():
        used += [await forge(person, own, name, here=match.thread) for name in forged if (name, "") not in tried]
    return [answer_of(result) for result in used]


async def _use(
    person: Person, message: Shown, item: Mapping[str, Any], tried: set[tuple[str, str]]
) -> list[InteractionResult]:
    """Press a button; choose each option of a select; but nothing that has been tried, which is noted."""
    values = [option["value"] for option in item.get("options") or ()] if item["type"] != BUTTON else [""]
    fresh = [value for value in values if (item.get("custom_id", ""), value) not in tried and not item.get("disabled")]
    tried |= {(item["custom_id"], value) for value in fresh}
    if item["type"] == BUTTON:
        return [await person.press(message, item["custom_id"]) for _ in fresh]
    return [await person.choose(message, item["custom_id"], value) for value in fresh]


def answer_of(result: InteractionResult) -> str:
    """Return what an interaction was answered by: a message, a form, further messages."""
    if result.modal is not None:
        return modal_text(result)
    shown: list[Shown] = [*([result.response] if result.response else ()), *result.followups]
    return "\n".join(words(message) for message in shown)


@contextmanager
def all_pictures(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Give the SVG text of every picture that is painted meanwhile."""
    painted: list[str] = []

    def paint(scene: Scene) -> bytes:
        painted.append(svg_text(scene))
        return picture_bytes(scene)

    with monkeypatch.context() as patch:
        patch.setattr("cogs.kit.rendering.png_bytes", paint)
        yield painted


class Lines(logging.Handler):
    """Keeps what our own loggers say at any level, and what all others say from INFO on."""

    OURS = ("sifflet", "cogs", "referee", "db", "rules", "boards", "bot")

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.INFO or record.name.split(".")[0] in self.OURS:
            self.lines.append(self.format(record))


@contextmanager
def all_logs() -> Iterator[list[str]]:
    """Give what is logged meanwhile."""
    handler, root = Lines(), logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield handler.lines
    finally:
        root.setLevel(level)
        root.removeHandler(handler)


def betrayals(text: str, secrets: tuple[str, ...]) -> list[str]:
    """Return the lines of a text in which one of `secrets` stands as a word."""
    shapes = [re.compile(rf"(?<![\w]){re.escape(secret)}(?!\w)") for secret in secrets]
    return [line for line in text.splitlines() if any(shape.search(line) for shape in shapes)]


def files_of(match: Played, person: Person) -> list[Any]:
    """Return the attachments that somebody can open."""
    seen = [*person.inbox(), *(person.sees(match.thread) if person.member is not None else ())]
    return [file for message in seen for file in message.attachments]
