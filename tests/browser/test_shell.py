"""Around the matches: refusals, commands, a referee's correction, the clock, the beginning, who may come in."""

import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import DESK, PHONE, WAIT_MS, Player

pytestmark = pytest.mark.slow

FAULTY = "numéro;poste;T;P;V;B;A;salaire\n9;C;4;3;2;1;;\n31;G;;;;;7;\n"


def test_a_wrong_order_is_refused_with_the_reason(camille: Player) -> None:
    camille.go("Aspic")
    camille.press("Écrire")
    camille.fill("D5-K9")
    camille.sees("Un pion avance de trois cases au plus.")
    camille.check()


def test_a_command_of_a_referee_corrects_a_match(camille: Player, sit: Sit) -> None:
    camille.go("Aspic")
    regis = sit(DESK, camille.where.replace("qui=capitaine", "qui=arbitre"))
    regis.command("/arbitre corriger", acte="Match arrêté", raison="le serveur ferme ce soir", confirmer="oui")
    regis.sees("le serveur ferme ce soir")
    camille.sees("le serveur ferme ce soir")
    for player in (camille, regis):
        player.check()


def test_a_command_takes_a_file(camille: Player) -> None:
    camille.take("place-du-village")
    camille.command("/double-echec equipe", fichier=("equipe.csv", FAULTY))
    camille.sees("Ligne 2 : T vaut « 4 ». Il faut 1 à 3.")
    camille.check()


def test_a_command_takes_a_person(sit: Sit) -> None:
    zoe = sit(PHONE)
    zoe.be("Zoé")
    zoe.take("place-du-village")
    zoe.command("/aspic defier", adversaire="odile")
    zoe.sees("Odile")
    zoe.check()


def test_time_goes_by_when_told_to_and_all_begins_again(camille: Player) -> None:
    before = camille.now
    camille.leap("+ 1 heure")
    assert camille.now == before.replace("20:00", "21:00")
    camille.leap("Prochaine échéance")
    assert camille.now not in {before, before.replace("20:00", "21:00")}
    camille.leap("Recommencer")
    assert camille.now == before


def test_what_is_new_elsewhere_is_marked(camille: Player) -> None:
    camille.go("Aspic")
    camille.press("Jouer")
    expect(camille.side.get_by_title("du nouveau").first).to_be_visible(timeout=WAIT_MS)
    camille.page.mouse.click(PHONE["width"] - 5, 400)
    camille.take("Sifflet")
    camille.sees("C'est noté")
    expect(camille.side.locator("a[aria-current=page]")).not_to_contain_text("●")
    camille.check()


def test_a_page_whose_conversation_was_replaced_says_so_and_takes_it_back(camille: Player, sit: Sit) -> None:
    other = sit(DESK)
    other.go("Helvetia Cup")
    notice = camille.page.get_by_text("Cette conversation a été fermée")
    expect(notice).to_be_visible(timeout=WAIT_MS)
    camille.page.get_by_role("button", name="Reprendre ici").click()
    camille.arrive()
    expect(notice).to_be_hidden()
    camille.sees("Coup d'envoi")


@pytest.mark.parametrize("headers", [{"Host": "sifflet.example"}, {"Origin": "https://sifflet.example"}])
def test_nobody_comes_in_from_elsewhere(shell: str, headers: dict[str, str]) -> None:
    request = urllib.request.Request(f"{shell}/recommencer", method="POST", headers=headers)  # noqa: S310 - loopback
    with pytest.raises(urllib.error.HTTPError, match="403"):
        urllib.request.urlopen(request)  # noqa: S310 - loopback


def test_only_the_shell_may_frame_a_conversation(camille: Player) -> None:
    frame = camille.page.locator("#conversation").get_attribute("src") or ""
    with urllib.request.urlopen(frame.partition("#")[0]) as answer:  # noqa: S310 - loopback
        assert f"frame-ancestors {camille.address} " in answer.headers["Content-Security-Policy"]
    stranger = urllib.request.Request(f"{frame.partition('#')[0]}api/state")  # noqa: S310 - loopback
    with pytest.raises(urllib.error.HTTPError, match="410"):
        urllib.request.urlopen(stranger)  # noqa: S310 - loopback
