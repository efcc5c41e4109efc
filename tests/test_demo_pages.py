"""The pages of `make demo`: what stands first, where one can go from there, and that the end is not told beforehand."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.support.evenings import evenings
from tools.demo.page.document import tie, write
from tools.demo.stories import STORIES

__all__ = ["evenings"]

ROOT = Path(__file__).parents[1]
VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta"}
GOES_ON = "Ce message se met à jour"
ENDS = {
    "kollaball": "Victoire de l",
    "matrix-hockey": "saison 2",
    "aspic": "gagne",
    "double-echec": "match terminé",
    "helvetia-cup": "match terminé",
    "competition": "4 inscrits",
}


def page_of(evenings: tuple[str, Path], game: str) -> str:
    return (evenings[1] / game / "index.html").read_text("utf-8")


def front_of(evenings: tuple[str, Path]) -> str:
    return (evenings[1] / "index.html").read_text("utf-8")


def reached(folder: Path, link: str) -> Path | None:
    """Return the file to which a link of a page in `folder` leads, if it leads to one."""
    path = urlsplit(link).path
    return (folder / unquote(path)).resolve() if path else None


@pytest.mark.slow
def test_the_games_stand_first_then_their_screens_then_where_to_go(evenings: tuple[str, Path]) -> None:
    _, games, screens, further = front_of(evenings).split("<h2")
    assert "Les jeux" in games and "quatre écrans" in screens and "Et maintenant" in further
    cards = games.split("<article")[1:]
    for story, card in zip(STORIES.values(), cards, strict=True):
        assert f"<h3>{story.name}</h3>" in card
        assert tie(story.sentence) in card
        assert card.count("<img") == 1
        assert f"{story.size} · {story.pace}" in card
        assert {f"#{story.game}", f"{story.game}/index.html"} <= set(re.findall('href="([^"]+)"', card))


@pytest.mark.slow
def test_each_game_is_shown_in_four_screens(evenings: tuple[str, Path]) -> None:
    """A press or a choice each, what stands in Matrix Hockey's window too; nothing of how a match ends."""
    forms = front_of(evenings).split("<h2")[2]
    shown = {form.partition("<")[0]: form for form in forms.split("<h3>")[1:]}
    assert list(shown) == [
        f"{story.name}\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}{story.form}\N{NO-BREAK SPACE}»"
        for story in STORIES.values()
    ]
    assert all(form.count('class="screen"') == 4 for form in shown.values())
    match, week, duel, sheet, pitch, cup = shown.values()
    assert "1 P G4&gt;F4" in match and "Bien reçu" in match
    assert week.count('class="window"') == 1 and "Colonne" in week
    assert "Quel pion" in duel and "C3-F6" in duel
    assert "Que voulez-vous régler" in sheet and "O tir si pct" in sheet
    assert "BOOST" in pitch and "G p" in pitch
    assert "élimination directe" in cup and "les inscriptions sont ouvertes" in cup
    assert "But !" not in re.sub('alt="[^"]*"', "", forms)


class Balance(HTMLParser):
    """Checks that elements are closed in order, and collects what the page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [value or "" for name, value in attrs if name in {"src", "srcset"}]
        self.fetched += [value or "" for name, value in attrs if tag == "link" and name == "href"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.slow
@pytest.mark.parametrize("game", STORIES)
def test_the_page_is_whole_and_stands_alone(evenings: tuple[str, Path], game: str) -> None:
    page = page_of(evenings, game)
    parser = Balance()
    parser.feed(page)
    assert parser.open == []
    assert parser.fetched
    assert all(source.startswith("data:image/png;base64,") for source in parser.fetched)
    assert "<script" not in page
    assert "url(" not in page


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "places"),
    [
        ("kollaball", {"fil", "panneau", "mp-rouge"}),
        ("matrix-hockey", {"fil", "panneaux", "mp-margaux"}),
        ("aspic", {"fil", "panneau", "mp-camille", "mp-olga"}),
        ("double-echec", {"fil", "panneau", "mp-maude", "mp-felix"}),
        ("helvetia-cup", {"fil", "panneau", "mp-mona", "mp-basile"}),
        ("competition", {"coupe"}),
    ],
)
def test_links_of_the_page_lead_somewhere(evenings: tuple[str, Path], game: str, places: set[str]) -> None:
    page = page_of(evenings, game)
    anchors = set(re.findall(r'id="([^"]+)"', page))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= anchors
    assert places <= anchors


@pytest.mark.slow
def test_the_front_leads_to_the_evenings_the_guides_playing_and_installing(evenings: tuple[str, Path]) -> None:
    front = front_of(evenings)
    parser = Balance()
    parser.feed(front)
    assert parser.open == []
    assert all(source.startswith("data:image/png;base64,") for source in parser.fetched)
    links = set(re.findall('href="([^"]+)"', front)) - {"http://127.0.0.1:8600/"}
    assert {link[1:] for link in links if link.startswith("#")} <= set(re.findall('id="([^"]+)"', front))
    files = {path for link in links if (path := reached(evenings[1], link))}
    assert all(path.is_file() for path in files)
    guides = {story.guide for story in STORIES.values()} | {"guide-arbitre.md", "exploitation.md"}
    assert guides <= {path.name for path in files}
    readme = (ROOT / "README.md").read_text("utf-8")
    for link, title in (
        ("essayer-sans-jeton-et-sans-discord", "Essayer, sans jeton et sans Discord"),
        ("mettre-en-service", "Mettre en service"),
    ):
        assert any(found.endswith(f"README.md#{link}") for found in links)
        assert f"\n## {title}\n" in readme
    assert "<code>make play</code>" in front


@pytest.mark.slow
@pytest.mark.parametrize("game", STORIES)
def test_an_evening_has_a_way_back_and_to_its_guide(evenings: tuple[str, Path], game: str) -> None:
    page = page_of(evenings, game)
    for section in page.split("<section ")[1:]:
        assert section.count('href="../index.html"') == 2  # at its beginning and at its end
    files = {path for link in re.findall('href="([^"]+)"', page) if (path := reached(evenings[1] / game, link))}
    assert files == {evenings[1] / "index.html", ROOT / "docs" / STORIES[game].guide}


@pytest.mark.slow
@pytest.mark.parametrize("game", STORIES)
def test_the_panel_above_the_story_does_not_tell_its_end(evenings: tuple[str, Path], game: str) -> None:
    first = page_of(evenings, game).split("<section ")[1]
    panels = [message for message in first.split("<article ")[1:] if GOES_ON in message]
    assert panels
    assert [panel for panel in panels if ENDS[game] in panel] == []
    assert ENDS[game] in page_of(evenings, game)


def test_a_page_within_the_repository_may_move_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.demo.page.document.ROOT", tmp_path)
    inside, outside = tmp_path / "demo" / "index.html", tmp_path.parent / f"{tmp_path.name}-beside" / "index.html"
    for path in (inside, outside):
        write(path, "front.html", games=[])
    assert 'href="../README.md#mettre-en-service"' in inside.read_text("utf-8")
    assert f'href="{tmp_path.as_uri()}/README.md#mettre-en-service"' in outside.read_text("utf-8")
