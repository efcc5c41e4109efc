"""Orders in words, the faults of refused ones, and the warnings about those that are taken."""

import re
from collections.abc import Iterator

from presenters.escaping import code_span, fault_shown, markup, plain
from presenters.matrix_hockey.words import GameWords
from presenters.texts import Value
from rules.contract import Notice
from rules.errors import OrderError
from rules.matrix_hockey.notation.grammar import OT_VALUES
from rules.matrix_hockey.orders import Choice, Item, Order

NOTATION = 1200
_UNKNOWN = "?"


def order_text(words: GameWords, order: Order) -> str:
    """Return an order in words, one list item per round."""
    return "\n".join(f"- {item_text(words, item)}" for item in order.items)


def item_text(words: GameWords, item: Item) -> str:
    """Return what is ordered for one round."""
    where = words.t("mh-order-where", comp=words.comp(item.comp), round=words.round(item.comp, item.round))
    if item.choice is None:
        return words.t("mh-order-cancel", where=where)
    return words.t("mh-order-item", where=where, choice=choice_words(words, item.choice))


def choice_words(words: GameWords, choice: Choice) -> str:
    """Return a choice: column, boosts, values."""
    return words.t(
        "mh-order-choice",
        column=choice.column,
        extra=choice.extra,
        saves=choice.saves,
        ot=choice.ot,
        so="none" if choice.so is None else choice.so,
    )


def order_notation(text: str) -> str:
    """Return an order's text as it may be copied."""
    return code_span(text, NOTATION)


def notice_line(words: GameWords, notice: Notice) -> str:
    """Return what a coach should know about an order that is taken."""
    values = {name: _value(value) for name, value in notice.details.items()}
    values |= {name: str(notice.details[name]) for name in ("comp", "what") if name in values}
    return words.t(f"mh-warning-{notice.code}", **values)


def order_error_text(words: GameWords, error: OrderError, text: str) -> str:
    """Return what is wrong with `text` and what is possible, then the place in it, marked."""
    told = words.t(f"mh-error-{error.code}", **_details(words, error, text))
    place = fault_shown(text, error.at)
    return f"{told}\n{place}" if place else told


def _details(words: GameWords, error: OrderError, text: str) -> dict[str, Value]:
    """Return the values of the text of an error; those that the parser does not give are read from the order."""
    word = _word(text, error.at)
    found: dict[str, Value] = dict.fromkeys(_NAMES, _UNKNOWN)
    found |= {"word": word, "value": word, "left": "—", "round": 0, "last": 0, "asked": 0, "stock": 0}
    found |= {name: _value(value) for name, value in error.details.items()}
    found["listed"] = "yes" if "left" in error.details else "no"
    if "comp" in error.details:
        found["comp"] = words.comp(str(error.details["comp"]))
        found["key"] = str(error.details["comp"])
    if "rounds" in error.details:
        found["rounds"] = words.t("mh-error-or").join(str(error.details["rounds"]).split(OR))
    return found


OR = " ou "  # between the rounds that an error names, in the page's language
_NAMES = ("column", "rounds", "comp", "key", "seat")


def _value(value: object) -> Value:
    if isinstance(value, int):
        return value
    return markup(plain(str(value), 60))


def _word(text: str, at: int) -> str:
    """Return the word at a place of the text, harmless."""
    rest = text[at : at + 40].split(";", maxsplit=1)[0].split("\n", maxsplit=1)[0].split()
    found = re.match(r"\w+", rest[0]) if rest else None  # of `F+(2)` the letter alone
    return markup(plain(found[0] if found else rest[0], 30)) if rest else "—"


def with_overtime(error: OrderError, text: str) -> Iterator[str]:
    """Yield a text that lacks an overtime value with each one that there is, and then with a shoot-out value too."""
    if error.code != "E_OT_MISSING":
        return
    before, after = text[: error.at].rstrip(), text[error.at :].lstrip(" \t()")
    for shot in ("", "/0", "/1", "/2"):
        for value in sorted(OT_VALUES):
            yield f"{before}({value}{shot}){after}"
