"""A sixth game (tests/sixth): a trivial one is a few lines of its own, and works as all others from one line more."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

import boards
import cogs
import presenters
import presenters.manual
import presenters.texts
import rules
from bot import create_bot
from config import Settings
from presenters.texts import LOCALES, Texts
from referee.hand import people, record
from referee.league import leagues
from referee.turns import contests
from rules.registry import PACKAGES
from tests.e2e.match import install
from tests.support.chance import of_this_test
from tests.support.league import League, MakeBot, Person
from tests.support.reading import custom_ids, find_custom_id, options_of, text_of
from tests.support.simulation import VirtualClock

ROOT = Path(__file__).parents[2]
SIXTH = ROOT / "tests" / "sixth"
PACKAGE = "rock_paper_scissors"
MOST_LINES = 300
NAMES = (PACKAGE, "rock-paper-scissors", "pierre-feuille-ciseaux", '"rps', "rps-")
SHARED = ("rules", "boards", "presenters", "cogs", "referee", "db", "locales", "tools", "bench", "bot.py", "config.py")


@pytest.fixture
def make_bot(settings: Settings, clock: VirtualClock, monkeypatch: pytest.MonkeyPatch) -> Iterator[MakeBot]:
    """Return what makes a bot with one game more: its packages and texts lie beside the house's, and it is listed."""
    for package in (rules, boards, presenters, cogs):
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(SIXTH / package.__name__)])
    monkeypatch.setattr(presenters.texts, "ROOTS", [*presenters.texts.ROOTS, SIXTH / "locales"])
    monkeypatch.setattr(presenters.manual, "ROOTS", [*presenters.manual.ROOTS, SIXTH / "reglement"])
    chance, packages = of_this_test(), (*PACKAGES, PACKAGE)
    return lambda: create_bot(settings, clock=clock, random_bytes=chance, packages=packages)


class Match:
    """A match between Camille, on the left, and Olga."""

    def __init__(self, league: League, referee: Person, left: Person, right: Person) -> None:
        self.league, self.referee, self.left, self.right = league, referee, left, right
        self.thread = league.threads()[-1]

    async def command(self, person: Person, name: str, **options: Any) -> str:
        shown = await person.command(f"pierre-feuille-ciseaux {name}", here=self.thread, **options)
        return words(shown.response)

    async def order(self, person: Person, text: str) -> str:
        """Order by DM, and confirm."""
        shown = (await person.dm(text))[-1]
        return words((await person.press(shown, "order-ok")).response)

    async def choose(self, person: Person, sign: str) -> str:
        """Order by presses alone, from the panel's button to the confirmation."""
        form = (await person.press(self.panel, "form")).response
        assert options_of(form, "form-set:order") == ["pierre", "feuille", "ciseaux"]
        shown = (await person.choose(form, "form-set:order", sign)).response
        return words((await person.press(shown, "order-ok")).response)

    async def settle(self) -> None:
        await self.league.advance(seconds=16)

    @property
    def panel(self) -> discord.Message:
        is_panel = [any(name.startswith("board:") for name in custom_ids(post)) for post in self.thread.history()]
        return self.thread.history()[is_panel.index(True)]

    @property
    def told(self) -> list[str]:
        """Return what everybody can read in the thread but for the panel, oldest first."""
        panel = self.panel.id
        return [words(post) for post in self.thread.history() if post.id != panel]


def words(shown: Any) -> str:
    return text_of(shown).replace("\u202f", " ").replace("**", "")


@pytest.fixture
async def match(league: League, referee: Person, captain: Person, opponent: Person, organiser: Person) -> Match:
    await install(league, organiser, league.role("Arbitres"))
    made = await referee.command(
        "pierre-feuille-ciseaux creer",
        here=league.channel("general"),
        gauche=captain.member,
        droite=opponent.member,
    )
    assert "Le match est lancé dans" in words(made.response)
    for person in (captain, opponent):
        await people.note_dm_open(league.bot.app.house, person.id, person.user.dm_channel.id)
    await league.advance(seconds=16)
    return Match(league, referee, captain, opponent)


async def test_a_match_from_its_creation_to_its_end(match: Match, league: League) -> None:
    assert "Camille : <@" in match.told[0] and "`pierre`" in match.told[0]
    assert "On attend : Camille, Olga." in words(match.panel)

    refused = words((await match.left.dm("caillou"))[-1])
    assert "Je n'y reconnais pas un signe" in refused and "Rien n'a été envoyé" in refused
    receipt = await match.order(match.left, " Pierre ")
    assert "Bien reçu" in receipt and "`pierre`" in receipt and "Olga" in receipt
    assert "On attend : Olga." in words(match.panel) and "pierre" not in words(match.panel)
    assert "`pierre`" in await match.command(match.left, "mes-ordres")

    assert "le tour est clos" in await match.choose(match.right, "ciseaux")
    await match.settle()
    news = match.told[-1]
    assert "Camille : ✊ pierre.\nOlga : ✌️ ciseaux.\nUn point pour Camille." in news
    assert "Prochaine étape : tour 2" in news and news.count("<@") == 2
    assert "signes.png" in news and "Camille 1, Olga 0" in news
    assert "tour 2" in words(match.panel)
    assert "Camille 1, Olga 0" in await match.command(match.right, "plateau")
    past = await match.command(match.right, "historique", etape=1)
    assert "✊ pierre" in past and "`ciseaux`" in past

    shown = await match.referee.command(
        "arbitre corriger", here=match.thread, acte="set_score", equipe="Camille", texte="2", raison="point oublié"
    )
    assert "C'est fait" in words(shown.response)
    await match.settle()
    assert "Points corrigés" in match.told[-1] and "Points de Camille : 2." in match.told[-1]
    found = await leagues.find_league(league.bot.app.house, league.guild.id)
    assert found is not None
    [contest] = await contests.list_contests(league.bot.app.house, found.id, open_only=False)
    assert [act.op for act in await record.read_journal(league.bot.app.house, contest_id=contest.id)] == ["set_score"]

    await match.order(match.left, "feuille")
    assert "le tour est clos" in await match.order(match.right, "pierre")
    await match.settle()
    assert "Camille 3, Olga 0" in words(league.channel("annonces-sifflet").history()[-1])
    assert "match est terminé" in await match.command(match.left, "ordres", texte="pierre")
    with pytest.raises(AssertionError):
        find_custom_id(match.panel, "form")


async def test_the_rules_at_hand_and_what_a_referee_cannot_write(match: Match) -> None:
    assert "Trois points gagnent" in await match.command(match.left, "regles")
    assert "la pierre bat les ciseaux" in await match.command(match.left, "regles", clause="1-a")
    assert "Exemple : `1-a`" in await match.command(match.left, "regles", clause="7-z")
    shown = await match.referee.command(
        "arbitre corriger", here=match.thread, acte="set_score", equipe="Camille", texte="dix", raison="pour voir"
    )
    assert "de `0` à `9`" in words(shown.response)


async def test_whoever_shows_nothing_loses_the_turn(match: Match) -> None:
    await match.order(match.right, "feuille")
    await match.league.advance(hours=25)
    assert "Camille : rien." in match.told[-1] and "Un point pour Olga" in match.told[-1]


def test_both_of_its_catalogues_have_the_same_texts() -> None:
    french, english = (Texts.load(presenters.texts.ROOT, SIXTH / "locales").ids(locale) for locale in LOCALES)
    assert french == english


def test_a_trivial_game_takes_three_hundred_lines_at_most() -> None:
    files = [path for path in SIXTH.rglob("*") if path.is_file() and path.suffix in {".py", ".ftl"}]
    lines = sum(path.read_text("utf-8").count("\n") for path in files)
    assert lines <= MOST_LINES, f"{len(files)} files, {lines} lines"


def test_no_shared_file_names_the_sixth_game() -> None:
    files = [path for name in SHARED for path in (*(ROOT / name).rglob("*"), ROOT / name)]
    sources = [path for path in files if path.is_file() and path.suffix in {".py", ".ftl", ".toml"}]
    assert len(sources) > 300
    assert [str(path) for path in sources if any(name in path.read_text("utf-8") for name in NAMES)] == []
