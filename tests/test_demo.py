"""`make demo`: each evening comes out as its script says, everybody sees only what is theirs."""

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.evenings import evenings
from tools.demo.__main__ import main
from tools.demo.aspic import script as duel
from tools.demo.chance import Chance
from tools.demo.dates import moment, relative
from tools.demo.kollaball import script
from tools.demo.kollaball.luck import is_lucky, sealed
from tools.demo.matrix_hockey import script as season
from tools.demo.page.markdown import Names, to_html
from tools.demo.stories import STORIES

__all__ = ["evenings"]

ROOT = Path(__file__).parents[1]
HOUR_MS = 3_600_000
MOMENTS = 12  # pictures that an evening shows at the least
NAMES = Names(lambda _: "Fanny", lambda _: "#inscriptions", lambda _: "Arbitre")


def transcript_of(evenings: tuple[str, Path], game: str) -> str:
    """Return the transcript of an evening with ordinary blanks."""
    return re.sub("[\u00a0\u202f]", " ", (evenings[1] / game / "transcription.txt").read_text("utf-8"))


@pytest.fixture(scope="module")
def transcript(evenings: tuple[str, Path]) -> str:
    return transcript_of(evenings, "kollaball")


@pytest.fixture(scope="module")
def season_told(evenings: tuple[str, Path]) -> str:
    return transcript_of(evenings, "matrix-hockey")


@pytest.fixture(scope="module")
def duel_told(evenings: tuple[str, Path]) -> str:
    return transcript_of(evenings, "aspic")


@pytest.fixture(scope="module")
def cup_told(evenings: tuple[str, Path]) -> str:
    return transcript_of(evenings, "competition")


@pytest.fixture(scope="module")
def match_told(evenings: tuple[str, Path]) -> str:
    return transcript_of(evenings, "double-echec")


@pytest.fixture(scope="module")
def football_told(evenings: tuple[str, Path]) -> str:
    return transcript_of(evenings, "helvetia-cup")


def posts(transcript: str) -> Iterator[tuple[str, str]]:
    """Yield each message of the transcript: who could read it, and what it said."""
    for block in transcript.split("\n\n"):
        head, _, body = block.strip().partition("\n")
        if found := re.search(r"\[(.*)\]$", head):
            yield found[1], body


@pytest.mark.slow
@pytest.mark.parametrize("game", STORIES)
def test_tells_where_to_look(evenings: tuple[str, Path], game: str) -> None:
    told, folder = evenings
    for name in ("index.html", f"{game}/transcription.txt", f"{game}/images/"):
        assert name in told
        assert (folder / name).exists()
    assert len(list((folder / game / "images").glob("*.png"))) > MOMENTS


@pytest.mark.slow
@pytest.mark.parametrize("game", STORIES)
def test_the_pictures_of_the_guides_say_what_the_bot_says(evenings: tuple[str, Path], game: str) -> None:
    """If this fails, look at what changed and run `make captures`."""
    shown = (ROOT / "docs" / "images" / f"{game}.json").read_text("utf-8")
    assert json.loads((evenings[1] / game / "captures.json").read_text("utf-8")) == json.loads(shown)


def test_a_game_without_an_evening_is_told_which_have_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["make demo", "curling"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert ", ".join(STORIES) in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize(
    "told",
    [
        "250 deniers à l'arbitre contre l'adversaire : 50 % de chance",
        "500 deniers à l'arbitre en faveur des siens : 100 % de chance",
        "n'agit pas ce tour, mais pourra agir deux fois au prochain",
        "L'avantage repousse",
        "l'arbitre refuse",
        "Tour 5 nul : pas d'ordres à temps de",
        "⏰ On attend vos ordres",
        "n'y a plus droit",
        "Échéance repoussée",
        "Joueur exclu",
        script.REASONS["exclure"],
        "But !",
        "Victoire de l'équipe 🔴 Étoile du Port : but marqué",
    ],
)
def test_the_match_has_everything(transcript: str, told: str) -> None:
    assert told in transcript


@pytest.mark.slow
def test_people_choose_words_and_not_what_the_program_calls_them(evenings: tuple[str, Path]) -> None:
    told = "".join(transcript_of(evenings, game) for game in STORIES)
    typed = [line for line in told.splitlines() if re.search(r" tape /", line)]
    assert len(typed) > 20
    values = r":(?:warrior|ranger|thief|merchant|alchemist|purple|upheld|rejected|True|False|[a-z]+_[a-z]+|\d{17,20})\b"
    assert [line for line in typed if re.search(values, line)] == []
    assert any("classe:guerrier" in line for line in typed)
    assert any("arbitre:Octave" in line for line in typed)
    assert any("verdict:rejeté" in line for line in typed)


def test_every_turn_is_played(transcript: str) -> None:
    played = re.findall(r"Tour (\d+) joué", transcript)
    # The last one is told as the goal that it was.
    assert [int(number) for number in played] == list(range(1, len(script.TURNS)))


@pytest.mark.slow
@pytest.mark.parametrize(
    "told",
    [
        "La liste des équipes est à corriger",
        "Saison d'hiver est créée",
        "Tirage des poules",
        "Pas de colonne F",
        "« 3 » n'est pas une valeur de prolongation",
        "il faut aussi une valeur de tirs au but",
        "extra-buts en tout",
        "Deux journées cette semaine",
        "⏰ On attend vos ordres",
        "1er ONR de Cybériens",
        "K-Ribou → Marmottes",
        "Confirmer le retour",
        "Échéance repoussée",
        "Dé imposé",
        "Équipe confiée à un autre coach",
        "Coupe Wayne Gretzky : ",
        "Coupe KDH : ",
        "Champion : ",
        "saison 2, semaine 1",
        *season.REASONS.values(),
    ],
)
def test_the_season_has_everything(season_told: str, told: str) -> None:
    assert told in season_told


@pytest.mark.slow
def test_every_week_has_a_bulletin_of_each_division_and_cup(season_told: str) -> None:
    bulletins = [
        body
        for seen_by, body in posts(season_told)
        if seen_by == "tout le serveur" and re.search(r"Empreinte\s?: ", body)
    ]
    told = [re.findall(r"Saison 1, semaine (\d)\n *(.+)", body) for body in bulletins]
    weeks = Counter(week for found in told for week, _ in found)
    assert set(weeks) == {"1", "2", "3", "4"}
    for part in ("Élite", "D2", "Coupe Wayne Gretzky", "Coupe KDH"):
        assert {week for found in told for week, its in found if its == part} == set(weeks)


@pytest.mark.slow
def test_orders_of_the_season_are_read_by_their_coach_alone(season_told: str) -> None:
    sealed = [(seen_by, body) for seen_by, body in posts(season_told) if "Envoyer cet ordre" in body]
    assert len(sealed) > 3 * len(season.SQUADS)
    for seen_by, _ in sealed:
        assert "," not in seen_by.removesuffix(", réponse éphémère")
    before, _, _ = season_told.partition("Ordre retenu")
    open_to_all = "\n".join(body for seen_by, body in posts(before) if seen_by == "tout le serveur")
    assert season.AHEAD_TEXT.splitlines()[1] in before
    assert season.AHEAD_TEXT.splitlines()[1] not in open_to_all


@pytest.mark.slow
def test_orders_are_read_by_their_captain_alone(transcript: str) -> None:
    captains = {script.ROSTERS[team][0].name.capitalize() for team in (script.RED, script.BLUE)}
    sealed = [(seen_by, body) for seen_by, body in posts(transcript) if "Envoyer ces ordres" in body]
    assert len(sealed) >= 2 * len(script.TURNS)
    for seen_by, _ in sealed:
        assert seen_by.split(" ")[0] in captains
        assert "," not in seen_by.removesuffix(", réponse éphémère")
    open_to_all = "\n".join(body for seen_by, body in posts(transcript) if seen_by == "tout le serveur")
    assert "E4>E5 V-250" not in open_to_all


@pytest.mark.slow
@pytest.mark.parametrize(
    "told",
    [
        "Camille défie @Olga",
        "La case D5 est déjà prise par un de vos pions",
        "Essai : rien n'est joué",
        "après un rebond sur le poteau",
        "échangent leurs places",
        "Olga : le match continue",
        "Mi-temps : 0–0",
        "But pour 🟧 Olga ! 0–1",
        "🟧 Olga gagne",
        "Olga · 3 pts",
    ],
)
def test_the_duel_has_everything(duel_told: str, told: str) -> None:
    assert told in duel_told.replace("**", "")


@pytest.mark.slow
def test_a_layout_is_read_by_its_player_alone(duel_told: str) -> None:
    asked = [(seen_by, body) for seen_by, body in posts(duel_told) if duel.LEFT_LAYOUT in body]
    assert asked
    assert all(seen_by.startswith("Camille") for seen_by, _ in asked)


@pytest.mark.slow
@pytest.mark.parametrize(
    "told",
    [
        "La fiche d'équipe est à corriger",
        "Comètes · fiche d'équipe, version 1",
        "Maude défie @Félix",
        "200 tours imaginés",
        "Zoé appuie sur « Film",
        "dernière fiche",
        "Arrêt",
        "Tir de pénalité : S de",
        "Comètes → Boréales : le 24",
    ],
)
def test_the_hockey_match_has_everything(match_told: str, told: str) -> None:
    assert told in match_told.replace("**", "")


@pytest.mark.slow
@pytest.mark.parametrize(
    "told",
    [
        "4 inscrits : Camille, Olga, Hugo, Inès.",
        "On joue : demi-finales. M1 ",
        "On joue : finale. M3 ",
        "Titre pour ",
        "remporte la saison 1",
        "(forfait ou abandon) devient 2–1",
        "Saison 2 : les inscriptions sont ouvertes",
    ],
)
def test_the_cup_has_everything(cup_told: str, told: str) -> None:
    assert told in cup_told.replace("**", "")


@pytest.mark.slow
def test_a_sheet_is_read_by_its_coach_alone(match_told: str) -> None:
    asked = [(seen_by, body) for seen_by, body in posts(match_told) if "M C va ~G20" in body]
    assert asked
    assert all(seen_by.startswith("Félix") for seen_by, _ in asked)


@pytest.mark.slow
@pytest.mark.parametrize(
    "told",
    [
        "Votre sélection est gardée",
        "Mona défie @Basile",
        "ors-jeu",
        "arton",
        "But de",
        "Dragons de Basela",
        "Helvetia Cup : le règlement",
        "Nina défie @Tom",
    ],
)
def test_the_football_matches_have_everything(football_told: str, told: str) -> None:
    assert told in football_told.replace("**", "")


@pytest.mark.slow
def test_a_plan_is_read_by_its_coach_alone_until_it_is_played(football_told: str) -> None:
    plan = "l8 > tD"  # of the part before the goal
    asked = [(seen_by, body) for seen_by, body in posts(football_told) if plan in body]
    assert asked
    assert all(seen_by.startswith("Basile") for seen_by, _ in asked)


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("<script>&", "&lt;script&gt;&amp;"),
        ("**gras** *penché* `a<b`", "<strong>gras</strong> <em>penché</em> <code>a&lt;b</code>"),
        (r"\*pas\* \_ça\_ \<@1>", "*pas* _ça_ &lt;@1&gt;"),
        ("## Titre", "<h4>Titre</h4>"),
        ("- un\n- deux", "<ul><li>un</li><li>deux</li></ul>"),
        ("- un\n  - dedans", '<ul><li>un</li><li class="deeper">dedans</li></ul>'),
        ("-# petit", "<small>petit</small>"),
        ("avant\n```toml\na = *1*\n b\n```\naprès", "avant<pre>a = *1*\n b</pre>après"),
        (
            "<@12> <#3> <@&4>",
            " ".join(f'<span class="mention">{n}</span>' for n in ("@Fanny", "#inscriptions", "@Arbitre")),
        ),
        ("**`<b>`**", "<strong><code>&lt;b&gt;</code></strong>"),
    ],
)
def test_markdown(text: str, html: str) -> None:
    assert to_html(text, NAMES, 0) == html


def test_times_are_told_in_french_and_in_paris() -> None:
    at_ms = 1_767_375_000_000
    assert moment(at_ms) == "vendredi 2 janvier 2026 18:30"
    assert relative(at_ms, at_ms - 2 * HOUR_MS) == "dans 2 heures"
    assert relative(at_ms, at_ms + 24 * HOUR_MS) == "il y a un jour"
    assert "dans 2 heures" in to_html(f"<t:{at_ms // 1000}:R>", NAMES, at_ms - 2 * HOUR_MS)


def test_chance_repeats_itself() -> None:
    first, second = Chance("soirée"), Chance("soirée")
    assert [first(32), first(5), first(32)] == [second(32), second(5), second(32)]
    assert len({first(32) for _ in range(100)}) == 100


def test_the_dice_of_the_evening_make_its_story() -> None:
    assert is_lucky(script.EVENING, sealed())
