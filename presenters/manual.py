"""The rules as people read them: `docs/reglement/<page>.<locale>.md`, by chapters, by clauses, by words.

A line `- <a id="RPS-1-a"></a>A sentence. <sub>RPS-1-a</sub>` is a clause; a sentence stands for itself, as it answers
« pourquoi ? » too. All else is paragraphs, lists and pictures (`![what is seen](images/x.fr.png)`).
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from presenters.escaping import text_length
from presenters.texts import BASE

ROOTS = [Path(__file__).resolve().parents[1] / "docs" / "reglement"]  # where pages are looked for, the last one first
PAGE_LIMIT = 3_000  # letters of a page; a message has room for 4,000
FOUND = 10

_CLAUSE = re.compile(r'- <a id="(?P<id>[^"]+)"></a>\s*(?P<sentence>.+?)\s*<sub>(?P=id)</sub>')
_DRAWING = re.compile(r"!\[(?P<alt>[^\]]*)\]\((?P<path>[^)]+)\)")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")


@dataclass(frozen=True)
class Clause:
    """A clause of the rulebook as a sentence for people."""

    id: str
    sentence: str

    @property
    def line(self) -> str:
        """The sentence as an item of a list, with what it is cited by."""
        return f"- {self.sentence} *({self.id})*"


@dataclass(frozen=True)
class Drawing:
    """A picture, by its file; `alt` says what is seen."""

    path: Path
    alt: str


Part = str | Clause | Drawing


@dataclass(frozen=True)
class Chapter:
    """A chapter: its title, and what stands in it."""

    title: str
    parts: tuple[Part, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The clauses that stand in it."""
        return tuple(part for part in self.parts if isinstance(part, Clause))


@dataclass(frozen=True)
class Page:
    """As much of a chapter as a message has room for: the `number`th page (from 0) of `count`."""

    chapter: int
    number: int
    count: int
    parts: tuple[Part, ...]

    @property
    def place(self) -> str:
        """What names it."""
        return f"{self.chapter}.{self.number}"


@dataclass(frozen=True)
class Found:
    """Something that was looked for: a line of the rules, and the number of its chapter."""

    chapter: int
    line: str


@dataclass(frozen=True)
class Manual:
    """The rules of a game in one language, in the order one learns them."""

    title: str
    chapters: tuple[Chapter, ...]

    @cached_property
    def clauses(self) -> Mapping[str, Clause]:
        """All clauses, by their ids in capitals."""
        return {clause.id.upper(): clause for chapter in self.chapters for clause in chapter.clauses}

    @cached_property
    def pages(self) -> Sequence[Page]:
        """All pages, one after the other; none begins in the middle of a part."""
        cut = [_cut(chapter.parts) for chapter in self.chapters]
        return tuple(
            Page(chapter, number, len(parts), page)
            for chapter, parts in enumerate(cut)
            for number, page in enumerate(parts)
        )

    def chapter_of(self, clause: Clause) -> int:
        """Return the number of the chapter that a clause stands in."""
        return next(number for number, chapter in enumerate(self.chapters) if clause in chapter.parts)

    def search(self, asked: str) -> Sequence[Found]:
        """Return the lines that hold every word asked for (accents and capitals do not count), at most `FOUND`."""
        words = fold(asked).split()
        found = (
            Found(number, part.line if isinstance(part, Clause) else part)
            for number, chapter in enumerate(self.chapters)
            for part in chapter.parts
            if words and not isinstance(part, Drawing) and all(word in fold(_told(part)) for word in words)
        )
        return tuple(one for one, _ in zip(found, range(FOUND), strict=False))


def fold(text: str) -> str:
    """Return a text without accents and capitals, for comparing."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).replace("’", "'")


@cache
def read_manual(page: str, locale: str) -> Manual:
    """Return the rules of a page in a language, in French where there are none in it."""
    paths = [root / f"{page}.{name}.md" for name in dict.fromkeys((locale, BASE)) for root in reversed(ROOTS)]
    path = next(path for path in paths if path.exists())
    head, *bodies = re.split(r"^## ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    title, _, intro = head.removeprefix("# ").partition("\n")
    bodies[0] = bodies[0].replace("\n", f"\n{intro}\n", 1)
    return Manual(title.strip(), tuple(_read_chapter(body, path.parent) for body in bodies))


def _read_chapter(text: str, folder: Path) -> Chapter:
    title, _, body = text.partition("\n")
    return Chapter(title.strip(), tuple(_read_parts(body, folder)))


def _read_parts(text: str, folder: Path) -> Iterator[Part]:
    """Yield what stands in a text: clauses and pictures by themselves, all else paragraph by paragraph."""
    for block in re.split(r"\n\s*\n", text.strip()):
        lines: list[str] = []
        for line in block.splitlines():
            if clause := _CLAUSE.fullmatch(line.strip()):
                part: Part = Clause(clause["id"], clause["sentence"])
            elif drawing := _DRAWING.fullmatch(line.strip()):
                part = Drawing(folder / drawing["path"], drawing["alt"])
            else:
                lines.append(_LINK.sub(r"\1", line))
                continue
            if lines:
                yield "\n".join(lines)
                lines = []
            yield part
        if any(lines):
            yield "\n".join(lines)


def _cut(parts: Sequence[Part]) -> Sequence[tuple[Part, ...]]:
    pages: list[list[Part]] = [[]]
    used = 0
    for part in parts:
        taken = text_length(_told(part)) + 2
        if pages[-1] and used + taken > PAGE_LIMIT:
            pages.append([])
            used = 0
        pages[-1].append(part)
        used += taken
    return tuple(tuple(page) for page in pages)


def _told(part: Part) -> str:
    """Return what a part says."""
    match part:
        case Clause():
            return part.line
        case Drawing():
            return part.alt
        case _:
            return part
