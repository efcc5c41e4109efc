"""A match of each game, played by a captain's presses on a phone and by her opponent's text on a wide screen."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import DESK, Player

pytestmark = pytest.mark.slow


def test_kollaball(camille: Player, sit: Sit) -> None:
    camille.go("Kollaball")
    camille.press("Pas à pas")
    for label in ("Passe en B4", "Receveur vers B4", "Receveur vers B5", "Receveur vers B5"):
        camille.press(label)
    camille.press("Envoyer")
    camille.sees("Bien reçu")
    olga = against(camille, sit)
    by_text(olga, "1 P >F4; 2 R F3; 3 R F4; 4 R G5")
    done(camille, olga, "Tour 1")


def test_aspic(camille: Player, sit: Sit) -> None:
    camille.go("Aspic")
    camille.press("Jouer")
    camille.choose("Choisir un pion", "D5")
    camille.choose("Choisir la case", "D6")
    camille.choose("Choisir le tireur", "E2")
    camille.press("Envoyer")
    camille.sees("Bien reçu")
    olga = against(camille, sit)
    by_text(olga, "I3-I2 xH5")
    done(camille, olga, "tour 2 sur 5")


def test_matrix_hockey(camille: Player, sit: Sit) -> None:
    camille.go("Matrix Hockey")
    camille.press("Ma semaine")
    camille.press("Formulaire")
    camille.press("Choisir CH1")
    camille.form.get_by_role("button", name="Valider").click()
    expect(camille.form).to_contain_text("À choisir : une réponse.")
    camille.pick("Colonne", "A")
    camille.pick("Valeur de prolongation", "1")
    camille.check()
    camille.send()
    camille.press("Envoyer")
    camille.sees("Bien reçu")
    olga = against(camille, sit)
    olga.press("Ma semaine")
    by_text(olga, "CH1 B(1)")
    olga.leap_until("Journée 1")
    olga.check()


def test_double_echec(camille: Player, sit: Sit) -> None:
    camille.go("Double-Échec")
    camille.press("Préparer ma fiche")
    camille.choose("Choisir une décision", "cartes")
    camille.choose("Nouvelle ligne", "Tir")
    camille.press("Relire et envoyer")
    camille.press("Envoyer")
    camille.sees("Bien reçu")
    olga = against(camille, sit)
    by_text(olga, "O tir si pct>=30")
    done(camille, olga, "tour 2")


def test_helvetia_cup(camille: Player, sit: Sit) -> None:
    camille.go("Helvetia Cup")
    camille.press("Attaquer")
    camille.press("Passe 8 Bü S")
    camille.press("Envoyer")
    camille.sees("Bien reçu")
    olga = against(camille, sit)
    by_text(olga, "D 3-f8")
    done(camille, olga, "Attaque")


def against(camille: Player, sit: Sit) -> Player:
    """Return her opponent, who looks at the same conversation at a desk."""
    return sit(DESK, camille.where.replace("qui=capitaine", "qui=adverse"))


def by_text(player: Player, text: str) -> None:
    """Order by the form with a field."""
    player.press("Écrire")
    player.fill(text)
    player.press("Envoyer")
    player.sees("Bien reçu")


def done(camille: Player, olga: Player, told: str) -> None:
    """Find that both are told what came of it, on their own screens."""
    for player in (camille, olga):
        player.sees(told)
        player.check()
