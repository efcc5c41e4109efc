"""Sheets in words, a sentence a line, and the faults of refused ones with what is possible instead."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from presenters.double_echec import notation
from presenters.double_echec.words import GameWords
from presenters.escaping import code_span, fault_shown
from presenters.texts import Value
from rules.double_echec.data import DATA, Team
from rules.double_echec.orders import POSTS
from rules.double_echec.state import Match
from rules.errors import OrderError

NOTATION = 900
MOST_LINES = 10
WHOLE = {"E_EMPTY", "E_LIMIT"}
_COND = re.compile(r"([a-z]+)(>=|<=|!=|=|<|>)(\w+)")
_OPERATORS = {">=": "≥", "<=": "≤", "!=": "≠"}
_ZONED = {"1", "2", "3"}


@dataclass(frozen=True)
class Speaker:
    """Says the lines of a side: `team` tells what `~` means, None that nobody's cells are meant."""

    words: GameWords
    team: Team | None

    def line(self, line: str) -> str:
        """Return a line of a sheet as a sentence."""
        found = notation.read_line(line)
        if found is None:
            return self.words.t("de-say-other", line=line)
        values: dict[str, Value] = {
            one.name: self.part(found.shape.key, one.name, found.parts.get(one.name, ""))
            for one in found.shape.asked
            if one.name != "sits"
        }
        if found.shape.key == "S" and values["cell"] == "none":
            values["cell"] = self.cell("but")
        if found.shape.key == "O-avance" and values["cell"] == "none":
            values["cell"] = self.cell("but")
        return self.words.t(f"de-say-{found.shape.key}", **values)

    def part(self, shape: str, name: str, value: str) -> Value:  # noqa: PLR0911 - one per part
        """Return a part of a line as its sentence takes it."""
        match name:
            case "cond":
                return self.condition(value)
            case "free" | "forced" | "out" | "keeps":
                return bool(value)
            case _ if not value:
                return "none"
            case "list" if shape in {"B", "A", "P"}:
                return ", ".join(value.split(","))
            case "list" if shape == "Z":
                return self._all([self.words.t(f"de-zev-{one}") for one in value.split(",")], "de-and")
            case "list":
                return self.posts(value)
            case "cell" | "towards":
                return self.cell(value)
            case "way":
                return self.words.t(f"de-way-{value}")
            case "post" | "other":
                return self.the(value)
            case "target":
                known = value in {"P", "L"}
                return (
                    self.words.t(f"de-target-{value}")
                    if known
                    else self.words.t("de-target-post", post=self.words.post(POSTS[value]))
                )
            case "then":
                return self._all([self.option(one) for one in value.split("/")], "de-or-else")
            case _:
                return value

    def condition(self, text: str) -> str:
        """Return a condition as the end of a sentence; nothing where there is none."""
        if not text:
            return ""
        return self.words.t("de-if", conds=self._all([self.cond(one) for one in text.split(" & ")], "de-and"))

    def cond(self, text: str) -> str:
        """Return one comparison."""
        found = _COND.fullmatch(text)
        if found is None:
            return text
        name, op, value = found.groups()
        if name == "zone" and op == "=" and value in _ZONED:
            return self.words.t("de-cond-zone", value=int(value))
        if name == "mk" and op == "=":
            return self.words.t("de-cond-mk", value=int(value))
        message = f"de-cond-{name}-op" if name in {"zone", "mk"} else f"de-cond-{name}"
        shown = self.the(value) if value in POSTS else value
        return self.words.t(message, op=_OPERATORS.get(op, op), value=shown)

    def option(self, text: str) -> str:
        """Return one thing that is done with the points left."""
        do, _, rest = text.partition(" ")
        if not rest:
            return self.words.t(f"de-then-{do}")
        if do == "passe":
            return self.words.t("de-then-passe-to", list=self.posts(rest))
        return self.words.t("de-then-avance-to", cell=self.cell(rest))

    def posts(self, text: str) -> str:
        """Return a list of posts."""
        if text == "*":
            return self.words.t("de-anybody")
        return ", ".join(map(self.the, text.split(",")))

    def the(self, post: str) -> str:
        """Return a post as a sentence names who plays it."""
        return self.words.t(f"de-the-{POSTS[post]}")

    def cell(self, text: str) -> str:
        """Return a place; one that is mirrored for the visitors as they will see it."""
        if text in {"but", "maison", "P"}:
            return self.words.t(f"de-cell-{text}")
        cell = text.lstrip("~")
        if cell == text or self.team is not None:
            return self.words.t("de-cell-at", cell=mirror_cell(cell) if cell != text and self.team == "away" else cell)
        return self.words.t("de-cell-mirror", cell=cell)

    def _all(self, items: Sequence[str], message: str) -> str:
        told = items[0]
        for one in items[1:]:
            told = self.words.t(message, first=told, second=one)
        return told


def mirror_cell(cell: str) -> str:
    """Return a cell turned by half a turn about the middle of the rink."""
    rows = DATA.rink.rows
    return f"{rows[len(rows) - 1 - rows.index(cell[0])]}{DATA.rink.columns + 1 - int(cell[1:])}"


def order_text(speaker: Speaker, lines: Sequence[str]) -> str:
    """Return a sheet in words, a line to a line, and that the rest stands."""
    words = speaker.words
    told = [f"- {speaker.line(line)}" for line in lines[:MOST_LINES]]
    if len(lines) > MOST_LINES:
        told.append(words.t("de-order-many", count=len(lines) - MOST_LINES))
    is_lineup = all(notation.letter_of(line) in notation.LINEUP_LETTERS for line in lines)
    return "\n".join((*told, *(() if is_lineup else (words.t("de-order-kept"),))))


def order_error_text(words: GameWords, state: Match, team: Team | None, error: OrderError, text: str) -> str:
    """Return what is wrong with a sheet, its line with a mark before the fault, and what such a line may say."""
    line = re.split("[;\n]", text[error.at :], maxsplit=1)[0].strip()
    letter = notation.letter_of(line.upper()) if line else ""
    numbers = "none" if team is None else ", ".join(str(one.n) for one in state.teams.of(team).roster)
    told = [words.t(f"de-error-{error.code}", **_details(error, state, numbers or "none"))]
    if error.code not in WHOLE and line:
        told.append(fault_shown(text, error.at) or code_span(line, 80))
        hint = f"de-hint-{letter}"
        if words.voice.texts.has(hint) and error.code != "E_LINE":
            told.append(words.t(hint))
    return "\n".join(told)


def _details(error: OrderError, state: Match, numbers: str) -> dict[str, Value]:
    given: dict[str, dict[str, Value]] = {"E_NUM": {"numbers": numbers}, "E_PHASE": {"phase": state.phase}}
    return given.get(error.code, {})
