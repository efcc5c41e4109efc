"""A game's acts of part 9 as a referee writes them: each act's fields are described once.

From the description a text is read into the act's fields, and what the act changed is told (`Field.told`).
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from typing import Generic, Literal, TypeVar

import msgspec

from presenters.errors import UserError
from presenters.texts import Voice

S = TypeVar("S")

Fields = Mapping[str, object]
Told = Literal["word", "plain", "player", "team"]  # how a value is told: a word of the page, as it is, by its name

NUMBER = r"[0-9]{1,6}"  # no other script's digits
YES_NO: Mapping[str, object] = {"oui": True, "non": False, "yes": True, "no": False}
_CHANGE = re.compile(r"([a-zé]+)\s*=\s*(\S+)", re.IGNORECASE)
_FIELD = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class CorrectionText(Generic[S]):
    """The contest, the seat chosen (if any), the text; `voice` speaks the referee's language.

    `coaches`: who has a seat already, as Discord ids. `no_seat`: what is told to who chose none where one is needed.
    """

    voice: Voice
    state: S
    seat: str | None
    text: str
    coaches: frozenset[str] = frozenset()
    no_seat: str = "act-team"

    @property
    def chosen(self) -> str:
        """The seat chosen. Raises `UserError` without one."""
        if self.seat is None:
            raise UserError(self.no_seat)
        return self.seat


Reads = Callable[[CorrectionText[S], str], object]


@dataclass(frozen=True)
class Field(Generic[S]):
    """A field of an act, by the page's name: the shape of what is written for it (a pattern), and what that means.

    `read` raises `ValueError` for what has the shape and means nothing. `word`: it is written `word=…`, in any order.
    """

    name: str
    shape: str
    read: Reads[S]
    told: Told = "plain"
    word: str = ""


def read_number(given: object, text: str) -> int:
    """Read a whole number."""
    return int(text)


def choice_reader(known: Mapping[str, object]) -> Callable[[object, str], object]:
    """Return the reader of one of some words."""

    def read(given: object, text: str) -> object:
        if text.strip().casefold() not in known:
            raise ValueError(text)
        return known[text.strip().casefold()]

    return read


def code_reader(message: str, codes: tuple[str, ...]) -> Reads[S]:
    """Return the reader of a code, written as it is or by its name in the referee's language (`message` and code)."""

    def read(given: CorrectionText[S], text: str) -> object:
        names = {given.voice.t(f"{message}-{code}").casefold(): code for code in codes}
        return choice_reader({**names, **{code: code for code in codes}})(given, text)

    return read


@dataclass(frozen=True)
class WrittenAct(Generic[S]):
    """An act of the rules (`kind`): what is written for it, with its fields in braces, and how they are read.

    A field `seat` or `team` that it cannot be without is the seat chosen; `may_choose`: the field that is the seat if
    one is chosen. `changes`: fields that may follow, each with its word. `whole` reads the text of an act whose fields
    depend on the contest. `confirm`: what is told to who has not confirmed an act that cannot be undone.
    """

    code: str
    kind: type[msgspec.Struct]
    shape: str | None = None
    fields: tuple[Field[S], ...] = ()
    _: KW_ONLY
    changes: tuple[Field[S], ...] = ()
    may_choose: str | None = None
    whole: Callable[[CorrectionText[S]], Fields] | None = None
    confirm: str | None = None

    @property
    def op(self) -> str:
        """The act's name."""
        return str(self.kind.__struct_config__.tag)

    @property
    def clause(self) -> str | None:
        """The clause that it goes by, if that is told."""
        return getattr(self.kind, "clause", None)

    @cached_property
    def seat(self) -> str | None:
        """The field that is the seat that has to be chosen."""
        found = (one.name for one in msgspec.structs.fields(self.kind) if one.required)
        return next((name for name in found if name in ("seat", "team")), None)

    @property
    def how(self) -> UserError:
        """The answer to a text that is no such act: what it should look like."""
        return UserError(f"{self.code}-act-how-{self.op.replace('_', '-')}")

    def read(self, given: CorrectionText[S]) -> Fields:
        """Return the act's fields. Raises `UserError` with an example for what cannot be read."""
        found: dict[str, object] = {}
        if self.seat is not None:
            found[self.seat] = given.chosen
        if self.may_choose is not None:
            found[self.may_choose] = given.seat
        try:
            return {**found, **self._written(given), **(self.whole(given) if self.whole else {})}
        except ValueError:
            raise self.how from None

    def _written(self, given: CorrectionText[S]) -> Fields:
        if self.shape is None:
            return {}
        parts = self._pattern.fullmatch(given.text.strip())
        if parts is None:
            raise ValueError(given.text)
        fields = {one.name: one.read(given, parts[one.name]) for one in self.fields if parts[one.name] is not None}
        return {**fields, **dict(self._changed(given, parts["changes"]))} if self.changes else fields

    def _changed(self, given: CorrectionText[S], text: str) -> Iterator[tuple[str, object]]:
        if _CHANGE.sub("", text).strip():
            raise ValueError(text)
        known = {one.word: one for one in self.changes}
        for word, value in _CHANGE.findall(text):
            one = known.get(word.casefold().replace("é", "e"))
            if one is None or not re.fullmatch(one.shape, value, re.IGNORECASE):
                raise ValueError(text)
            yield one.name, one.read(given, value)

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        """The shape with that of each field in its place."""
        shapes = {**{one.name: one.shape for one in self.fields}, "changes": r".+"}
        written = _FIELD.sub(lambda found: f"(?P<{found[1]}>{shapes[found[1]]})", self.shape or "")
        return re.compile(written, re.IGNORECASE | re.DOTALL)
