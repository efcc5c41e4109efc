"""What all acts share: how each is written as its command (rulebook part 9), field by field."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple, Self, cast

import msgspec

from rules.contract import Outcome
from rules.double_echec.events import Event
from rules.double_echec.notation.grammar import fold_accents
from rules.double_echec.notation.services import CommandWords, whole_number_of
from rules.double_echec.rink import CELL
from rules.double_echec.state import FULL_DECKS, Card, Cell, Deck, Match, Next, PenaltyKind, Team
from rules.errors import OrderError
from rules.kit.acts import RefereeAct

Changed = Outcome[Match, Event]  # without the event that tells the act itself

_SEATS: Mapping[str, Team] = {"HOME": "home", "AWAY": "away"}
_KINDS: Mapping[str, PenaltyKind] = {"MINOR": "minor", "MAJOR": "major", "BENCH_MINOR": "bench_minor"}
_DECKS: Mapping[str, Deck] = {"F": "F", "D": "D", "G": "G"}
_VERDICTS = {"ACCEPTE": True, "REFUSE": False}
_next: msgspec.json.Decoder[Next | None] = msgspec.json.Decoder(Next | None)


class _Written(NamedTuple):
    """How a field is written: read from the next words (`E_VERB`), and back."""

    read: Callable[[CommandWords], Any]
    text: Callable[[Any], str] = str


def _number(words: CommandWords) -> int:
    return whole_number_of(words.next(), "E_VERB")


def _cell(words: CommandWords) -> Cell:
    cell = fold_accents(word := words.next())
    if cell not in CELL:
        raise OrderError("E_VERB", word=word)
    return cell


def _drawn(words: CommandWords) -> tuple[Deck, Card]:
    deck, _, card = (word := words.next()).partition("/")
    found = _DECKS.get(fold_accents(deck))
    if found is None or card.lower() not in FULL_DECKS[found]:
        raise OrderError("E_VERB", word=word)
    return found, cast("Card", card.lower())


def _left(words: CommandWords) -> tuple[Deck, Mapping[Card, int]]:
    deck, counts = words.one_of(_DECKS), dict[Card, int]()
    for word in (words.next(), *words.rest()):
        card, _, count = word.partition("=")
        if card.lower() not in FULL_DECKS[deck] or card.lower() in counts:
            raise OrderError("E_VERB", word=word)
        counts[cast("Card", card.lower())] = whole_number_of(count, "E_VERB")
    return deck, counts


def _coming(words: CommandWords) -> Next | None:
    written = " ".join(words.rest())
    try:
        return _next.decode(written)
    except (msgspec.MsgspecError, RecursionError):
        raise OrderError("E_VERB", word=written[:40]) from None


Names = str | tuple[str, ...]  # what one word, or the words to the end of the command, say
_WRITTEN: Mapping[Names, _Written] = {
    "seat": _Written(lambda words: words.one_of(_SEATS)),
    "kind": _Written(lambda words: words.one_of(_KINDS)),
    "accepted": _Written(lambda words: words.one_of(_VERDICTS), lambda yes: "ACCEPTE" if yes else "REFUSE"),
    "cell": _Written(_cell),
    **dict.fromkeys(("period", "units", "home", "away", "player"), _Written(_number)),
    "next": _Written(_coming, lambda coming: msgspec.json.encode(coming).decode()),
    ("deck", "card"): _Written(_drawn, "/".join),
    ("deck", "cards"): _Written(_left, lambda left: " ".join((left[0], *(f"{one}={n}" for one, n in left[1].items())))),
}


class Act(RefereeAct[Match, Event], frozen=True, kw_only=True):
    """What all acts share: the command is `word`, what `said` names, and all of `may_say` or nothing of it."""

    word: ClassVar[str]
    said: ClassVar[tuple[Names, ...]] = ()
    may_say: ClassVar[tuple[Names, ...]] = ()

    @classmethod
    def read(cls, words: CommandWords) -> Self:
        """Return the act that a command is, after its first word. Raises `E_VERB`."""
        found: dict[str, object] = {}
        for names in cls.said:
            found |= _named(names, _WRITTEN[names].read(words))
        for names in cls.may_say if words.more else ():
            found |= _named(names, _WRITTEN[names].read(words))
        words.end()
        return cls(**found)

    @property
    def text(self) -> str:
        """The command as the page writes it."""
        may_say = (names for names in self.may_say if _value(self, names) is not None)
        return " ".join((self.word, *(_WRITTEN[names].text(_value(self, names)) for names in (*self.said, *may_say))))

    @property
    def parts(self) -> tuple["Act", ...]:
        """The acts that it comes to, judged together."""
        return (self,)


def _named(names: Names, value: Any) -> Mapping[str, object]:  # noqa: ANN401 - of any field
    return {names: value} if isinstance(names, str) else dict(zip(names, value, strict=True))


def _value(act: Act, names: Names) -> Any:  # noqa: ANN401 - of any field
    return getattr(act, names) if isinstance(names, str) else tuple(getattr(act, name) for name in names)
