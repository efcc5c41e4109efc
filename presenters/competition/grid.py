"""The cross grid: everybody against everybody, in code blocks that a phone is wide enough for."""

from collections.abc import Iterator, Mapping, Sequence

from presenters.competition.views import COLOUR
from presenters.competition.words import Words
from presenters.errors import UserError
from presenters.fitting import fit_message
from presenters.post import Post
from rules.competition.state import Fixture
from rules.competition.views import cross_grid

NAME = 8  # letters of a name
WIDE = 40  # characters of a line


def cross_page(words: Words, title: str) -> Post:
    """Return everybody against everybody of the latest stage with groups. Raises `UserError` where there is none."""
    stages = words.state.stages
    number = next((place for place in range(len(stages), 0, -1) if stages[place - 1].groups), None)
    if number is None:
        raise UserError("cp-no-cross")
    blocks: list[str] = []
    for group, members in (stages[number - 1].groups or {}).items():
        head = words.group(number, group)
        blocks.append("\n".join([*([f"**{head}**"] if head else []), *_grid(words, number, group, members)]))
    return Post((f"### {title}", words.t("cp-cross-how"), *fit_message(blocks)), accent=COLOUR)


def _grid(words: Words, number: int, group: str, members: Sequence[str]) -> Iterator[str]:
    """Yield code blocks, each as many columns as a phone is wide."""
    cells = {
        pair: "/".join(_cell(words.state.fixtures[key]) for key in cell.meetings)
        for pair, cell in cross_grid(words.state, number, group).items()
    }
    wide = max([3, *map(len, cells.values())])
    many = max(1, (WIDE - NAME - 3) // (wide + 1))
    for start in range(0, len(members), many):
        shown = members[start : start + many]
        head = " ".join(f"{place:>{wide}}" for place, _ in enumerate(shown, start + 1))
        rows = [
            " ".join([_name(words, place, home), *(_at(cells, home, away, wide) for away in shown)])
            for place, home in enumerate(members, 1)
        ]
        yield "\n".join(["```", " " * (NAME + 4) + head, *rows, "```"])


def _name(words: Words, place: int, entrant: str) -> str:
    return f"{place:>2} {words.bare(entrant)[:NAME]:<{NAME}}"


def _at(cells: Mapping[tuple[str, str], str], home: str, away: str, wide: int) -> str:
    return f"{'■' if home == away else cells.get((home, away), ''):>{wide}}"


def _cell(fixture: Fixture) -> str:
    if fixture.status == "annulled" or fixture.score is None:
        return "x" if fixture.status == "annulled" else "·"
    return f"{fixture.score[0]}-{fixture.score[1]}"
