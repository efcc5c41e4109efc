"""The commands that the texts name: each is there, in the text's own language, and one word means one thing."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Self

import pytest

from cogs.kit.errors import explain
from presenters.texts import LOCALES, Texts
from referee.model import Refusal
from rules.registry import GAMES
from tests.presenters.catalogues import messages, samples
from tests.support.league import League

SPAN = re.compile(r"`/([^`\n]+)`")
BARE = re.compile(r"(?<![\w/<`:.])/([a-z][a-z-]+)")
OPTION = re.compile(r"([a-z][a-z-]*)\s?:")
ORDERED = GAMES.keys() - {"competition"}  # nobody orders anything in it, so no text sends anybody to their orders
GROUPED = {1, 2}  # option types that are subcommands and groups of them


@dataclass(frozen=True)
class Node:
    """A command or group by the names of one language: what is inside, and its options."""

    inside: dict[str, "Node"]
    options: frozenset[str]

    @classmethod
    def read(cls, level: Sequence[dict[str, Any]], locale: str | None) -> Self:
        """Return a level of what the bot registers; French is the base name."""

        def name(one: dict[str, Any]) -> str:
            return str(one["name_localizations"][locale] if locale else one["name"])

        grouped = {name(one): cls.read(one.get("options") or [], locale) for one in level if one["type"] in GROUPED}
        return cls(grouped, frozenset(name(one) for one in level if one["type"] not in GROUPED))

    def fault(self, named: str) -> str | None:
        """Return what is wrong with a command as a text names it, such as `ligue journal jusqu-a : 12`."""
        node = self
        for word in re.sub(r"[a-z-]+\s?:.*", "", named).split():
            if word not in node.inside:
                return f"/{named}: no command {word}"
            node = node.inside[word]
        return next((f"/{named}: no option {one}" for one in OPTION.findall(named) if one not in node.options), None)

    def leaves(self, way: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
        """Yield the way to every command and group, in the order they are registered."""
        for name, node in self.inside.items():
            yield (*way, name)
            yield from node.leaves((*way, name))


@pytest.fixture
def trees(league: League) -> dict[str, Node]:
    """Return the commands as the bot registers them, by their names in each language."""
    [request] = [r for r in league.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    top = [{"type": 1, **one} for one in request.json]
    return {"fr": Node.read(top, None), "en": Node.read(top, "en-GB")}


def said(locale: str) -> Iterator[tuple[str, str]]:
    """Yield every message of a catalogue in every variant, with its id; one that names a game's group for each game."""
    texts = Texts.load(strict=True)
    for name, facts in messages(locale).items():
        groups = [texts.t(locale, f"cmd-{game}") for game in ORDERED] if "group" in facts.variables else [""]
        for values in samples(facts):
            for group in groups:
                yield name, texts.t(locale, name, **{**values, **({"group": group} if group else {})})


async def test_every_command_that_a_text_names_is_there_in_its_language(trees: dict[str, Node]) -> None:
    known = {name for tree in trees.values() for name in tree.inside}
    for locale in LOCALES:
        texts = list(said(locale))
        named = {(name, span) for name, text in texts for span in SPAN.findall(text)}
        assert len(named) > 30
        faults = {(name, fault) for name, span in named if (fault := trees[locale].fault(span)) is not None}
        assert faults == set()
        in_no_span = {(name, word) for name, text in texts for word in BARE.findall(text)}
        assert {found for found in in_no_span if found[1] in known} == set()


async def test_one_word_means_one_thing_in_both_languages(trees: dict[str, Node]) -> None:
    english, french = defaultdict(set), defaultdict(set)
    for fr, en in zip(trees["fr"].leaves(), trees["en"].leaves(), strict=True):
        english[fr[-1]].add(en[-1])
        french[en[-1]].add(fr[-1])
    twofold = {"tableau": {"bracket", "overview"}}  # of a cup, of the referees
    assert {word: found for word, found in english.items() if len(found) > 1} == twofold
    assert {word: found for word, found in french.items() if len(found) > 1} == {}
    assert english["gretzky"] == {"gretzky"}, "a man's name"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_refusal_names_the_commands_of_the_match_s_own_game(locale: str) -> None:
    texts, own = Texts.load(strict=True), {"fr": "mes-ordres", "en": "my-orders"}[locale]
    groups = {"kollaball": "kollaball", "matrix-hockey": "matrix", "aspic": "aspic", "double-echec": "double-echec"}
    groups["helvetia-cup"] = "helvetia"
    assert groups.keys() == ORDERED
    for game, group in groups.items():
        for code in ("draft_sent", "already_submitted"):
            assert f"`/{group} {own}`" in explain(texts, locale, Refusal(code, game=game))
