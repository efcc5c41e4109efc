"""README and guides say what is there: commands, notation, verbs, settings, links, permissions, dependencies."""

import pkgutil
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import discord
import pytest

from cogs.double_echec.team import ready_roster as ready
from cogs.league.selftest import POSTING, THREADS, WISHED
from config import Settings
from presenters.orderwords import order_words
from presenters.texts import BASE, LOCALES
from rules.contract import SeatId
from rules.dice import Dice
from rules.double_echec.roster import set_up_team
from rules.helvetia_cup.notation.grammar import Grammar, split_sections
from rules.kollaball.game import GAME
from rules.kollaball.notation.grammar import read_turn_draft
from rules.kollaball.notation.tokens import split
from rules.matrix_hockey.notation.grammar import read_items
from rules.registry import GAMES
from tests.support.league import League
from tools.pictures import RULES, files, shown
from tools.verbs import VERBS

ROOT = Path(__file__).parents[1]
DISCORD = {"en": "en-US"}  # as Discord names our other languages
RULEBOOKS = ROOT / "docs" / "rulebook"
PAGES = [
    ROOT / "README.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "changes").glob("*.md")),
    *sorted(path for path in (ROOT / "docs").rglob("*.md") if RULEBOOKS not in path.parents),
]
ROSTER = {f"{team}{n}": {"name": f"{team}{n}", "class": "warrior"} for team in "rb" for n in range(1, 6)}

COMMAND = re.compile(r"`/([a-z][a-z-]*(?: [a-z][a-z-]*)?)`")
OPTION = re.compile(r"`/([a-z][a-z -]*)`((?:(?: |\n> )+`[a-z-]+ ?: [^`]+`)+)")
EXAMPLE = re.compile(r"`((?:\d|[TX]) [^`{]+)`")
SHEETS = ("guide-double-echec.md",)
FOOTBALL = ("guide-helvetia.md", "helvetia-cup.fr.md", "helvetia-cup.en.md")
HOCKEY = ("guide-matrix-hockey.md", "matrix-hockey.fr.md", "matrix-hockey.en.md")
KOLLABALL = ("kollaball.fr.md", "kollaball.en.md")
SECTIONS = re.compile(r"`([SJCLXDGEPIKRHTNB] [^`{]+)`")
HOCKEY_ORDER = re.compile(r"`((?:(?:CH|WG|KDH)\d* )?[A-K][+#\d]*\([^`]+)`")
SHEET_LINE = re.compile(r"`([OMDLVJGXZRBSK] [^`:]+|A1 [^`:]+)`")
FENCE = re.compile(r"```kollaball\n(.*?)```", re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)|src=\"([^\"]+)\"")
NAMED = re.compile(r"`((?:rules|db|referee|presenters|cogs|boards)(?:\.\w+)+)`")
FILE = re.compile(r"`((?:rules|db|referee|presenters|cogs|boards|tests|tools)/[\w/.-]*?)/?`")
VERB = re.compile(r"\bmake ([a-z-]+)\b")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
LARGEST_PICTURE = 300 * 1024


def text_of(page: Path) -> str:
    return page.read_text("utf-8")


def found(pattern: re.Pattern[str]) -> Iterator[tuple[Path, str]]:
    for page in PAGES:
        for hit in pattern.findall(text_of(page)):
            yield page, hit


def language_of(page: Path) -> str:
    """Return the language that a page speaks to people."""
    return "en" if page.parent.name == "en" or page.name.endswith(".en.md") else BASE


def as_the_rules_read(code: str, page: Path, order: str) -> str:
    """Return an order of a page in the words of the rules."""
    return order_words(code, language_of(page)).there(order).text


Commands = Mapping[str, Mapping[str, set[str]]]


@pytest.fixture
def commands(league: League) -> Commands:
    """Return every command as Discord knows it, with the names of its options, in each language."""
    [request] = [r for r in league.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    return {language: dict(_named(request.json, language)) for language in LOCALES}


def _named(commands: list[dict[str, Any]], language: str) -> Iterator[tuple[str, set[str]]]:
    for command in commands:
        inner = [option for option in command.get("options") or () if option["type"] == 1]
        name = _name(command, language)
        yield name, set() if inner else _options(command, language)
        for sub in inner:
            yield f"{name} {_name(sub, language)}", _options(sub, language)


def _options(command: dict[str, Any], language: str) -> set[str]:
    return {_name(option, language) for option in command.get("options") or ()}


def _name(thing: dict[str, Any], language: str) -> str:
    return str(thing["name"] if language == BASE else (thing.get("name_localizations") or {})[DISCORD[language]])


async def test_commands_exist(commands: Commands) -> None:
    named = list(found(COMMAND))
    assert {language_of(page) for page, _ in named} == set(LOCALES)
    assert len(named) > 40
    assert [(page.name, name) for page, name in named if name not in commands[language_of(page)]] == []


async def test_options_exist(commands: Commands) -> None:
    hits = [(commands[language_of(page)], name, options) for page, (name, options) in found(OPTION)]
    assert hits
    for known, name, options in hits:
        assert set(re.findall(r"`([a-z-]+) ?: ", options)) <= known[name], name


@pytest.mark.parametrize("language", LOCALES)
async def test_the_guides_name_every_command(commands: Commands, language: str) -> None:
    pages = (page for page in PAGES if page.name.startswith(("guide-", "verif")) and language_of(page) == language)
    guides, known = "".join(map(text_of, pages)), commands[language]
    shown = {name for name in known if " " in name or not any(other.startswith(f"{name} ") for other in known)}
    # What stands in the menu of a message is written as one sees it there.
    assert {name for name in shown if f"`/{name}`" not in guides and f"› {name}*" not in guides} == set()


def test_each_guide_is_there_in_both_languages_and_says_so() -> None:
    english = {page.name: page for page in PAGES if page.parent == ROOT / "docs" / "en"}
    french = [page for page in PAGES if page.parent == ROOT / "docs" and page.name.startswith(("guide-", "verif"))]
    for page in french:
        [name] = re.findall(r"^\*\[In English\]\(en/([\w-]+\.md)\)\*$", text_of(page), re.MULTILINE)
        assert f"\n*[En français](../{page.name})*\n" in text_of(english.pop(name))
    assert english == {}


def test_examples_are_in_the_notation() -> None:
    other = {*SHEETS, *FOOTBALL, *(f"{game}.{language}.md" for game in GAMES for language in LOCALES)} - set(KOLLABALL)
    examples = {as_the_rules_read("kb", page, text) for page, text in found(EXAMPLE) if page.name not in other}
    assert len(examples) > 15
    for example in examples:
        read_turn_draft(split(example))


def test_examples_of_sheets_are_in_the_notation() -> None:
    team = set_up_team("Comètes", ready("cometes"))
    game = GAMES["double-echec"]
    state = game.new({"home": team, "away": team}, Dice(b""))
    lines = [as_the_rules_read("de", page, line) for page, line in found(SHEET_LINE) if page.name in SHEETS]
    assert len(lines) > 20
    for line in lines:
        game.parse(state, SeatId("home"), line)


def test_examples_of_football_orders_are_in_the_notation() -> None:
    orders = [as_the_rules_read("hc", page, order) for page, order in found(SECTIONS) if page.name in FOOTBALL]
    assert len(orders) > 60
    for text in orders:
        for section in split_sections(text):
            Grammar(marks=True).read(section)


def test_examples_of_hockey_orders_are_in_the_notation() -> None:
    orders = [as_the_rules_read("mh", page, order) for page, order in found(HOCKEY_ORDER) if page.name in HOCKEY]
    assert len(orders) > 40
    for order in orders:
        read_items(order)


def test_whole_orders_are_in_the_notation() -> None:
    setup: dict[str, Any] = {
        "config": {},
        "teams": {"rouge": {"captain": "r1"}, "bleue": {"captain": "b1"}},
        "players": ROSTER,
    }
    called = GAME.new(setup, Dice(b""))
    present = GAME.resolve(
        called, {s: GAME.parse(called, s, "PRESENTS 1 2 3 4 5") for s in GAME.awaiting(called)}, Dice(b"")
    )
    lineup = present.state
    ready = GAME.resolve(lineup, dict.fromkeys(GAME.awaiting(lineup)), Dice(b"")).state
    seat = GAME.awaiting(ready)[0]
    fences = [as_the_rules_read("kb", page, fence.strip()) for page, fence in found(FENCE)]
    assert len(fences) >= 3
    for text in fences:
        if text.startswith("COMPO"):
            GAME.parse(lineup, seat, text)
        elif text == "ARRET":
            GAME.parse(ready, seat, text)
        else:
            read_turn_draft(split(text))


def test_every_note_of_what_is_new_comes_into_the_next_version() -> None:
    notes = [path for path in (ROOT / "changes").glob("*.md") if path.name != "README.md"]
    command = [sys.executable, "-m", "towncrier", "build", "--draft", "--version", "0"]
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - its own words
    assert shown.returncode == 0, shown.stderr
    assert [path.name for path in notes if path.read_text("utf-8").strip().splitlines()[0] not in shown.stdout] == []


def test_verbs_exist() -> None:
    fenced = [(page.name, verb) for page in PAGES for verb in VERB.findall(_code(text_of(page)))]
    assert len(fenced) > 10
    assert [(page, verb) for page, verb in fenced if verb not in VERBS] == []


def _code(text: str) -> str:
    """Return what stands in code spans and fences."""
    fences = re.findall(r"```[a-z]*\n(.*?)```", text, re.DOTALL)
    return "\n".join(fences + re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL)))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    broken = []
    for link in (a or b for a, b in LINK.findall(text_of(page))):
        if link.startswith(("https://", "http://")):
            continue
        name, _, anchor = unquote(link).partition("#")
        target = page.parent / name if name else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    assert broken == []


def anchors(page: Path) -> set[str]:
    """Return a page's anchors, those of clauses and those that GitHub makes from its headings."""
    text = text_of(page)
    headings = {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in HEADING.findall(text)}
    return headings | set(re.findall(r'<a id="([^"]+)"></a>', text))


def test_pictures_are_small_and_described() -> None:
    pictures = {
        (page.parent / (a or b)).resolve()
        for page in PAGES
        for a, b in LINK.findall(text_of(page))
        if (a or b).endswith(".png")
    }
    assert pictures
    assert {path.name for path in pictures if path.stat().st_size > LARGEST_PICTURE} == set()
    for page in PAGES:
        assert "![](" not in text_of(page)


def test_every_picture_that_is_there_is_shown() -> None:
    assert {path.stem for path in (ROOT / "docs" / "images").glob("*.png")} == set(shown())


def test_the_rules_show_every_picture_of_theirs() -> None:
    assert set((RULES / "images").glob("*.png")) == {path for _, path in files() if RULES in path.parents}


def test_the_invitation_asks_for_what_the_bot_needs() -> None:
    playing = discord.Permissions(**dict.fromkeys((*POSTING, *THREADS, *WISHED), True))
    installing = playing | discord.Permissions(manage_channels=True, manage_roles=True)
    readme = text_of(ROOT / "README.md")
    assert f"permissions={installing.value}" in readme
    assert f"`{playing.value}`" in readme
    assert "scope=bot+applications.commands" in readme


def test_every_dependency_has_its_reason() -> None:
    readme = text_of(ROOT / "README.md")
    for file in ("requirements.txt", "requirements-dev.txt", "requirements-bench.txt"):
        for line in text_of(ROOT / file).splitlines():
            if found := re.match(r"([A-Za-z][\w.-]*)", line):
                assert f"`{found[1]}`" in readme, f"{found[1]} of {file}"


def test_settings_exist() -> None:
    example = tomllib.loads(text_of(ROOT / "config.example.toml"))
    assert set(example) <= set(Settings.model_fields)
    named = set(re.findall(r"`([a-z_]+)`(?: règle|\)| = )|`([a-z_]+) = ", text_of(ROOT / "docs" / "exploitation.md")))
    for name in {a or b for a, b in named}:
        assert name in Settings.model_fields, name
    variables = {name for page in PAGES for name in re.findall(r"SIFFLET_([A-Z_]+)", text_of(page))}
    assert {name.lower() for name in variables} <= {*Settings.model_fields, "discord_spec", "hypothesis"}


def test_code_that_the_pages_name_exists() -> None:
    named = {
        (page.name, path)
        for page in PAGES
        for path in re.findall(
            r"`((?:cogs|presenters|referee|rules|boards|db|tests|tools|bench|locales|docs)/[\w./-]*)`", text_of(page)
        )
    }
    assert len(named) > 15
    assert {(page, path) for page, path in named if "<" not in path and not (ROOT / path).exists()} == set()


def test_what_the_guide_for_contributors_names_is_there() -> None:
    guide = text_of(ROOT / "docs" / "contribuer.md")
    names, files = NAMED.findall(guide), FILE.findall(guide)
    assert len(names) > 20
    assert len(files) > 20
    assert [name for name in names if not _is_there(name)] == []
    assert [name for name in files if not (ROOT / name).exists()] == []


def _is_there(name: str) -> bool:
    """Return whether a dotted name leads to a module, or to something in one."""
    try:
        pkgutil.resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True
