"""Rulebook part 5: from a text to its lines, without a look at the state; and the normal form back (CP-N-d)."""

from collections.abc import Callable, Iterator, Mapping

from rules.competition import orders as od
from rules.competition.notation.words import (
    FIXTURE,
    ID,
    LIMIT,
    NAME_LIMIT,
    REASON_LIMIT,
    SCORE,
    LineWords,
    text_lines_of,
)
from rules.competition.state import REFEREE, RESULTS
from rules.errors import OrderError

At = dict[str, int]
OPEN_TO_ALL = frozenset({"forfait", "debut", "inscrit", "retrait", "remplace"})  # CP-N-b, and reports
CLOSINGS: Mapping[str, od.CloseWord] = {"nul": "nul", "double": "double", "report": "report"}
SIDES: Mapping[str, od.SideWord] = {"dom": "dom", "ext": "ext"}
FORFEITS: Mapping[str, od.ForfeitWord] = {"dom": "dom", "ext": "ext", "double": "double"}


def read_lines(text: str, seat: str) -> Iterator[od.Line]:
    """Return the lines of a text one by one, each read when it is asked for. Raises `OrderError`."""
    if len(text) > LIMIT:
        raise OrderError("E_SYNTAX", LIMIT)
    is_empty = True
    for words in text_lines_of(text):
        is_empty = False
        yield _line(words, seat)
    if is_empty:
        raise OrderError("E_EMPTY")


def _line(words: LineWords, seat: str) -> od.Line:
    at: At = {"first": words.at}
    first, verb = words.peek, words.folded
    read = READERS.get(verb)
    is_report = FIXTURE.fullmatch(first) is not None
    if not is_report:
        words.take()
    if read is None and not is_report:
        raise OrderError("E_WORD", at["first"], word=first)
    if seat == RESULTS and not is_report and verb not in OPEN_TO_ALL:
        raise OrderError("E_RIGHT", at["first"], word=first)
    act = _report(words, at) if read is None else read(words, at)
    if words.is_left:
        raise OrderError("E_SYNTAX", words.at)
    return od.Line(act, str(words), at)


def _report(words: LineWords, at: At) -> od.Report | od.Abandon:
    fixture = _fixture(words, at)
    at["result"] = words.at
    word = words.folded
    score = _score(words)
    if score is None:
        words.take()
        match word:
            case "interrompu":
                return od.Abandon(fixture)
            case "dom" | "ext" | "nul":
                return od.Report(fixture, word, missed=_missed(words))
            case _:
                raise OrderError("E_SCORE", at["result"])
    is_overtime, shootout = False, None
    if words.folded == "ap":
        words.take()
        is_overtime = True
    elif words.folded == "tab":
        at["tab"] = words.at
        words.take()
        shootout = _shootout(words, at)
    return od.Report(fixture, score, is_overtime, shootout, _missed(words))


def _shootout(words: LineWords, at: At) -> od.Pair | od.SideWord:
    at["shootout"] = words.at
    score = _score(words)
    if score is not None:
        return score
    side = SIDES.get(words.folded)
    if side is None:
        raise OrderError("E_SIDE", words.at)
    words.take()
    return side


def _missed(words: LineWords) -> od.Pair:
    if words.folded != "manques":
        return (0, 0)
    words.take()
    missed = _score(words)
    if missed is None:
        raise OrderError("E_SCORE", words.at)
    return missed


def _score(words: LineWords) -> od.Pair | None:
    """Return the score that the next word is; None, and the word is left, if it is none."""
    match = SCORE.fullmatch(words.peek)
    if match is None:
        return None
    words.take()
    return int(match[1]), int(match[2])


def _fixture(words: LineWords, at: At) -> str:
    if FIXTURE.fullmatch(words.peek) is None:
        raise OrderError("E_FIXTURE", words.at)
    at["fixture"] = words.at
    return words.take().upper()


def _entrant(words: LineWords, at: At, place: str = "id") -> str:
    if ID.fullmatch(words.peek) is None or words.peek in {REFEREE, RESULTS}:
        raise OrderError("E_ID", words.at)
    at[place] = words.at
    return words.take()


def _digits(words: LineWords, at: At, most: int) -> int:
    word = words.peek
    if not (word.isascii() and word.isdigit() and len(word) <= most):
        raise OrderError("E_NUMBER", words.at)
    at["number"] = words.at
    return int(words.take())


def _forfeit(words: LineWords, at: At) -> od.Forfeit:
    fixture = _fixture(words, at)
    at["result"] = words.at
    side = FORFEITS.get(words.folded)
    if side is None:
        raise OrderError("E_SIDE", words.at)
    words.take()
    return od.Forfeit(fixture, side, _missed(words))


def _sign_up(words: LineWords, at: At) -> od.SignUp:
    entrant = _entrant(words, at)
    rating = _digits(words, at, 4) if words.is_left else 0
    return od.SignUp(entrant, rating, words.rest(NAME_LIMIT, "E_NAME") if words.is_left else None)


def _correct(words: LineWords, at: At) -> od.Correct:
    if words.folded == "forfait":
        words.take()
        return od.Correct(_forfeit(words, at))
    return od.Correct(_report(words, at))


def _adjust(words: LineWords, at: At) -> od.Adjust:
    entrant = _entrant(words, at)
    at["number"] = words.at
    word = words.peek
    digits = word[1:] if word[:1] in {"+", "-"} else word
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 3 and int(digits)):  # noqa: PLR2004
        raise OrderError("E_NUMBER", words.at)
    return od.Adjust(entrant, int(words.take()), words.rest(REASON_LIMIT, "E_REASON"))


def _move(words: LineWords, at: At) -> od.Move:
    return od.Move(_fixture(words, at), _digits(words, at, 3))


def _swap(words: LineWords, at: At) -> od.Swap:
    return od.Swap(_entrant(words, at), _entrant(words, at, "second"))


def _close(words: LineWords, at: At) -> od.Close:
    at["word"] = words.at
    word = CLOSINGS.get(words.folded)
    if word is None:
        raise OrderError("E_WORD", words.at, word=words.peek, after="cloture")
    words.take()
    return od.Close(word)


def _replace(words: LineWords, at: At) -> od.Replace:
    return od.Replace(_entrant(words, at), words.rest(NAME_LIMIT, "E_NAME"))


def _exclude(words: LineWords, at: At) -> od.Exclude:
    return od.Exclude(_entrant(words, at), words.rest(REASON_LIMIT, "E_REASON"))


READERS: Mapping[str, Callable[[LineWords, At], od.Act]] = {
    "forfait": _forfeit,
    "debut": lambda words, at: od.Begin(_fixture(words, at)),
    "inscrit": _sign_up,
    "retrait": lambda words, at: od.Withdraw(_entrant(words, at)),
    "remplace": _replace,
    "corrige": _correct,
    "points": _adjust,
    "exclut": _exclude,
    "deplace": _move,
    "echange": _swap,
    "retirage": lambda words, at: od.Redraw(),
    "cloture": _close,
    "fin": lambda words, at: od.Stop(),
    "saison": lambda words, at: od.NewSeason(),
}
