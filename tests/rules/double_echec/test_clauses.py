"""The table of clauses behind events answers for every event, with clauses that its page defines."""

from typing import get_args

from rules.double_echec import clauses
from rules.double_echec import events as ev
from rules.double_echec.league import events as league
from tools.trace import RULEBOOKS, defined_clauses

DEFINED = set(defined_clauses(RULEBOOKS))


def test_every_event_type_is_in_the_table() -> None:
    assert set(clauses.BY_TYPE) == set(get_args(ev.Event))


def test_every_clause_named_is_defined_by_the_page() -> None:
    named = [*clauses.BY_TYPE.values(), *clauses.BY_STAGE.values(), *clauses.BY_FIELD.values()]
    named += [found for words in clauses.BY_WORD.values() for found in words.values()]
    assert {clause for found in named for clause in found} <= DEFINED


def test_every_word_of_an_event_has_its_clause() -> None:
    for kind, words in clauses.BY_WORD.items():
        told = kind.__annotations__["kind" if kind in {ev.Shot, ev.Goal} else "why"]
        wanted = {word for one in get_args(told) or (told,) for word in (get_args(one) or (one,))}
        said = {None if word is type(None) else word for word in wanted}
        assert set(words) == said - ({"no_receiver"} if kind is ev.NoPlay else set())
    assert set(clauses.BY_FIELD) == set(get_args(league.Field))


def test_the_most_telling_clause_comes_first() -> None:
    saved = ev.Saved(team="home", player=1, auto=False, dice=(1,), numbers=(1, 2), bonus=2, why=None)
    assert clauses.clauses_of(saved) == ("DE-3-b", "DE-B.net-b")
    tried = ev.RecoverTry(team="home", player=1, points=3, need=2, counted=False)
    assert clauses.clauses_of(tried) == ("DE-2-k", "DE-B.loose-a")
    edit = league.LeagueEdit(team=None, field="alex", value="ROU")
    assert clauses.clauses_of(edit) == ("DE-X-a",)
