"""Sheets in words, a sentence a line, and the faults of refused ones with what is possible instead."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from presenters.double_echec.words import OPERATORS, GameWords
from presenters.escaping import code_span, fault_shown
from presenters.texts import Value
from rules.double_echec.data import DATA, Team
from rules.double_echec.notation.lines import CONDS, LinePart, letter_of, read_line
from rules.double_echec.orders import ANY, LINE_UP, Cond, Option, Who
from rules.double_echec.state import SLOTS, Match
from rules.errors import OrderError

NOTATION = 900
MOST_LINES = 10
WHOLE = {"E_EMPTY", "E_LIMIT"}
# The words of a sheet as the page spells them (rulebook 5.2).
VOCABULARY = (
    "tir", "passe", "avance", "degage", "arret", "libre", "puis", "reste", "vise", "va", "marque", "couvre", "fin",
    "vers", "rapide", "rend", "non", "si", "but", "penalite", "perte", "gain", "cote", "haut", "bas", "par", "garde",
    "sort", "maison", "zone", "ecart",
)  # fmt: skip
_OPERATORS = {">=": "≥", "<=": "≤", "!=": "≠"}
_ZONES = range(1, 4)


@dataclass(frozen=True)
class Speaker:
    """Says the lines of a side: `team` tells what `~` means, None that nobody's cells are meant."""

    words: GameWords
    team: Team | None

    def line(self, line: str) -> str:
        """Return a line of a sheet as a sentence."""
        found = read_line(line)
        if found is None:
            return self.words.t("de-say-other", line=line)
        shape, texts = found.shape, found.texts
        values: dict[str, Value] = {one.name: self.part(shape.key, one, texts[one.name]) for one in shape.asked}
        if shape.key in {"O-avance", "S"} and not texts["cell"]:
            values["cell"] = self.cell("but")
        return self.words.t(f"de-say-{shape.key}", **{"lineup": shape.letter[1:], **values})

    def part(self, shape: str, part: LinePart, text: str) -> Value:  # noqa: PLR0911, PLR0912 - one per part
        """Return what a part of a line says as its sentence takes it."""
        match part.name:
            case "cond":
                return self.words.t("de-if", conds=self.conds(text)) if text else ""
            case "free" | "forced" | "out" | "keeps":
                return bool(text)
            case _ if not text:
                return "none"
            case "list" if shape in {"B", "A", "P"}:
                return text.replace(",", ", ")
            case "list" if shape == "Z":
                return self._all([self.words.t(f"de-zev-{one}") for one in part.kind.parsed(text)], "de-and")
            case "list":
                return self._posts(part.kind.parsed(text))
            case "cell" | "towards":
                return self.cell(text)
            case "way":
                return self.words.t(f"de-way-{text}")
            case "post" | "other":
                return self._the(part.kind.parsed(text))
            case "target":
                target = part.kind.parsed(text)
                if target in SLOTS:
                    return self.words.t("de-target-post", post=self.words.post(target))
                return self.words.t(f"de-target-{target}")
            case "then":
                return self._all([self._option(one) for one in part.kind.parsed(text)], "de-or-else")
            case _:
                return text

    def conds(self, text: str) -> str:
        """Return comparisons, all of which have to hold."""
        return self._all([self._cond(one) for one in CONDS.parsed(text)], "de-and")

    def _cond(self, cond: Cond) -> str:
        name, value = cond.var, cond.value
        if cond.op == "=" and (name == "mk" or (name == "zone" and value in _ZONES)):
            return self.words.t(f"de-cond-{name}", value=value)
        message = f"de-cond-{name}-op" if name in {"zone", "mk"} else f"de-cond-{name}"
        shown = self._the(value) if isinstance(value, str) else str(value)
        return self.words.t(message, op=OPERATORS.get(cond.op, cond.op), value=shown)

    def _option(self, option: Option) -> str:
        """Return one thing that is done with the points left."""
        if option.to is not None:
            return self.words.t("de-then-passe-to", list=self._posts(option.to))
        if option.cell is not None:
            return self.words.t("de-then-avance-to", cell=self.cell(option.cell))
        return self.words.t(f"de-then-{option.do}")

    def _posts(self, who: Who) -> str:
        return self.words.t("de-anybody") if who == ANY else ", ".join(map(self._the, who))

    def _the(self, slot: str) -> str:
        """Return a post as a sentence names who plays it."""
        return self.words.t(f"de-the-{slot}")

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
    is_lineup = all((found := read_line(line)) is not None and isinstance(found.line, LINE_UP) for line in lines)
    return "\n".join((*told, *(() if is_lineup else (words.t("de-order-kept"),))))


def order_error_text(words: GameWords, state: Match, team: Team | None, error: OrderError, text: str) -> str:
    """Return what is wrong with a sheet, its line with a mark before the fault, and what such a line may say."""
    line = re.split("[;\n]", text[error.at :], maxsplit=1)[0].strip()
    letter = letter_of(line.upper()) if line else ""
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
