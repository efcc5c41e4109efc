"""Every event has its clauses, and the page defines them."""

import re
from typing import get_args

from rules.helvetia_cup import clauses
from rules.helvetia_cup.events import Event
from tests.rules.helvetia_cup.page import PAGE
from tools.trace import spelled_out


def test_every_kind_of_event_has_clauses():
    kinds = set(get_args(Event))
    assert set(clauses.BY_TYPE) == kinds
    for kind, (field, by_word) in clauses.BY_WORD.items():
        annotation = kind.__annotations__[field]
        assert set(by_word) == set(get_args(annotation)), kind


def test_events_are_those_of_the_page():
    section = PAGE.read_text("utf-8").split("## 7. Events")[1].split("Competition events:")[0]
    told: dict[str, set[str]] = {}
    for line in section.split("\n"):
        if line.startswith("| competition"):
            told |= {kind: _fields(given) for kind, given in re.findall(r"`(\w+)` \{(.*?)\}", line)}
        elif line.startswith("| `"):
            kinds, fields = re.split(r"(?<!\\)\|", line)[1:3]
            for place, kind in enumerate(re.findall(r"`(\w+)`", kinds)):
                told[kind] = _fields(fields, place)
    # told together with others of which the page gives the fields
    shared = {
        "suspension_served": {"seat", "player"}, "cards_dealt": {"seat", "cards"}, "cards_kept": {"seat", "count"},
    }  # fmt: skip
    shown = {kind.__struct_config__.tag: set(kind.__struct_encode_fields__) for kind in get_args(Event)}
    assert {**told, **shared} == shown


def _fields(text: str, place: int = 0) -> set[str]:
    """The names of a list of fields; of events told in one line, ` / ` parts what they do not share."""
    plain = re.sub(r"\(.*?\)|\[(?:hex|\.).*?\]|\{(?:n: hex|home, away)\}|\\\|null|[`\[\]]|—", "", text)
    fields = plain.split(",")
    names = set()
    for field in fields:
        parts = field.split(" / ")
        names |= set(re.findall(r"\w+", parts[min(place, len(parts) - 1)])[:1])
    return names


def test_every_clause_named_is_on_the_page():
    page = spelled_out(PAGE.read_text("utf-8"))
    words = [named for _, by_word in clauses.BY_WORD.values() for named in by_word.values()]
    for named in {one for group in (*clauses.BY_TYPE.values(), *words) for one in group}:
        assert f"**{named}**" in page, named
