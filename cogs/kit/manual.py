"""The rules at hand, as people read them: by chapters, any clause by a word of it or its number, and by words."""

from collections.abc import Iterator
from dataclasses import dataclass

import discord
from discord import app_commands

from cogs.kit.answers import answer, defer, voice_of
from presenters.errors import UserError
from presenters.escaping import clip, plain
from presenters.manual import Clause, Drawing, Found, Manual, Part, fold, read_manual
from presenters.post import Block, Button, ButtonRow, Photo, Post, Select, SelectOption, custom_id
from presenters.texts import Voice

CHOICES = 25
NAME = 100
ASKED = 60


@dataclass(frozen=True)
class Rules:
    """A game's rules on Discord: `page` names its files, `prefix` begins its clause ids, `example` is one of them."""

    page: str
    prefix: str
    example: str

    def read(self, voice: Voice) -> Manual:
        """Return the rules in the reader's language."""
        return read_manual(self.page, voice.locale)

    def chapter(self, voice: Voice, place: str = "") -> Post:
        """Return a page of a chapter (`2`, `2.1`; the first by itself), and the ways to the others.

        Raises `UserError` for a place that is none.
        """
        manual = self.read(voice)
        places = [page.place for page in manual.pages]
        asked = place if "." in place else f"{place or 0}.0"
        if asked not in places:
            raise UserError("error-stale")
        here = places.index(asked)
        page, chapter = manual.pages[here], manual.chapters[manual.pages[here].chapter]
        title = f"### {chapter.title}" + (f" ({page.number + 1}/{page.count})" if page.count > 1 else "")
        options = tuple(
            SelectOption(clip(f"{number + 1}. {each.title}", NAME), str(number), default=number == page.chapter)
            for number, each in enumerate(manual.chapters[:CHOICES])
        )
        select = Select(custom_id("rules-chapter", self.page), voice.t("rules-chapters"), options)
        turns = (("rules-before", places[here - 1 : here]), ("rules-after", places[here + 1 : here + 2]))
        buttons = (Button(voice.t(name), custom_id("rules", self.page, to)) for name, ways in turns for to in ways)
        return Post((f"{manual.title}\n{title}", *_blocks(page.parts), select, ButtonRow(tuple(buttons))))

    def clause(self, voice: Voice, asked: str) -> Post:
        """Return one clause, named with or without its prefix. Raises `UserError` if there is none."""
        manual, wanted = self.read(voice), plain(asked, ASKED).upper().replace(" ", "")
        wanted = wanted if wanted.startswith(f"{self.prefix}-") else f"{self.prefix}-{wanted}"
        found = manual.clauses.get(wanted)
        if found is None:
            if self.read(voice).search(asked):
                return self.search(voice, asked)
            raise UserError("clause-unknown", clause=clip(wanted, ASKED), example=self.example)
        number = manual.chapter_of(found)
        return Post((f"### {found.id}\n{found.sentence}", *self._leads(voice, manual, [number])))

    def search(self, voice: Voice, asked: str) -> Post:
        """Return the lines of the rules that hold the words asked for, and the ways to their chapters."""
        manual, shown = self.read(voice), plain(asked, ASKED)
        found = manual.search(shown)
        if not found:
            return Post((voice.t("rules-nothing", words=shown), *self._leads(voice, manual, [0])))
        lines = "\n".join(_line(one) for one in found)
        leads = self._leads(voice, manual, list(dict.fromkeys(one.chapter for one in found)))
        return Post((voice.t("rules-found", words=shown, count=len(found)), lines, *leads))

    def clause_choices(self, voice: Voice, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the clauses whose sentence or number holds every word typed."""
        words = fold(typed[:NAME]).split()
        named = ((clause, f"{clause.sentence} ({clause.id})") for clause in self.read(voice).clauses.values())
        found = [
            app_commands.Choice(name=_named(clause), value=clause.id)
            for clause, name in named
            if all(word in fold(name) for word in words)
        ]
        return found[:CHOICES]

    def chapter_choices(self, voice: Voice, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the chapters whose title holds what was typed."""
        titles = enumerate(chapter.title for chapter in self.read(voice).chapters)
        found = [
            app_commands.Choice(name=clip(f"{number + 1}. {title}", NAME), value=str(number))
            for number, title in titles
            if fold(typed[:NAME]) in fold(f"{number + 1}. {title}")
        ]
        return found[:CHOICES]

    def _leads(self, voice: Voice, manual: Manual, numbers: list[int]) -> Iterator[Block]:
        """Yield a button to each of the first chapters."""
        yield ButtonRow(
            tuple(
                Button(
                    clip(voice.t("rules-to", chapter=manual.chapters[number].title), 80),
                    custom_id("rules", self.page, number),
                )
                for number in numbers[:3]
            )
        )


def _blocks(parts: tuple[Part, ...]) -> Iterator[Block]:
    """Yield what a message shows of a page; what stands between two pictures is one text."""
    text, before = "", None
    for part in parts:
        if isinstance(part, Drawing):
            yield from (text,) if text else ()
            yield Photo(part.path, part.alt)
            text = ""
            continue
        gap = "\n" if isinstance(part, Clause) and isinstance(before, Clause) else "\n\n"  # else it is of the list
        said = part.line if isinstance(part, Clause) else part
        text, before = f"{text}{gap}{said}" if text else said, part
    if text:
        yield text


def _line(found: Found) -> str:
    return found.line if found.line.startswith("- ") else f"- {clip(' '.join(found.line.split()), 250)}"


def _named(clause: Clause) -> str:
    """Return a clause as one of the choices offered: what it says, then its number."""
    number = f" ({clause.id})"
    return clip(clause.sentence, NAME - len(number)) + number


async def show_rules(
    interaction: discord.Interaction, rules: Rules, chapter: str | None, clause: str | None, words: str | None
) -> None:
    """Answer with a clause, with what was searched for, or with a chapter. Raises `UserError` as `Rules` does."""
    await defer(interaction)
    voice = await voice_of(interaction)
    if clause is not None:
        await answer(interaction, rules.clause(voice, clause))
    elif words is not None:
        await answer(interaction, rules.search(voice, words))
    else:
        await answer(interaction, rules.chapter(voice, chapter or ""))
