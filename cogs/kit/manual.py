"""The rules at hand: short pages, and any clause of a rulebook by its number."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import discord

from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from presenters.errors import UserError
from presenters.escaping import clip, plain
from presenters.post import Picture, Post
from presenters.texts import Voice

ROOT = Path(__file__).parents[2] / "docs" / "rulebook"
LIMIT = 3500
Draw = Callable[[Voice], Sequence[Picture]]


@dataclass
class Manual:
    """A game's rulebook. `prefix` begins its clause ids (`KB`), `key` the ids of its texts; `example`: a clause.

    `drawn`: the pictures of a short page, in the reader's language.
    """

    file: str
    prefix: str
    key: str
    example: str
    drawn: Mapping[str, Draw] = field(default_factory=dict)

    @cached_property
    def clauses(self) -> dict[str, tuple[str, str]]:
        """The rulebook's clauses by their ids in capitals: id and text, as the page has them (in English)."""
        return {clause.upper(): (clause, text) for clause, text in self._read()}

    def clause(self, voice: Voice, asked: str) -> Post:
        """Return one clause, named with or without its prefix. Raises `UserError` if there is none."""
        wanted = plain(asked, 20).upper().replace(" ", "")
        wanted = wanted if wanted.startswith(f"{self.prefix}-") else f"{self.prefix}-{wanted}"
        if wanted not in self.clauses:
            raise UserError("clause-unknown", clause=wanted, example=self.example)
        clause, text = self.clauses[wanted]
        return Post((f"### {clause}", clip(text, LIMIT), voice.t("clause-source")))

    async def show(self, interaction: discord.Interaction, page: str, clause: str | None) -> None:
        """Answer with a clause if one is asked for, else with a short page. Raises `UserError` as `clause`."""
        await defer(interaction)
        voice = app_of(interaction).texts.voice(await language_of(interaction))
        await answer(interaction, self.page(voice, page) if clause is None else self.clause(voice, clause))

    def page(self, voice: Voice, page: str) -> Post:
        """Return one of the short pages."""
        draw = self.drawn.get(page)
        return Post((voice.t(f"{self.key}-rules-{page}"), *(draw(voice) if draw else ())))

    def _read(self) -> Iterator[tuple[str, str]]:
        clause = re.compile(rf"\*\*({self.prefix}-[0-9a-zA-Z.]+-[a-z0-9]+)\*\* ((?:(?!\*\*{self.prefix}-).)*)")
        page, _, _ = (ROOT / self.file).read_text(encoding="utf-8").partition("\n## Changed on ")
        for line in page.splitlines():
            for match in clause.finditer(line):
                yield match[1], match[2].strip()
