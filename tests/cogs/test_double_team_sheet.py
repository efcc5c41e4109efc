"""A team's sheet as it is written: read whole or not at all, every fault told in one line, hostile texts refused."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.double_echec.reading import COLUMNS, INJURIES, read_team, write_team
from cogs.double_echec.team import EXAMPLES, ready_roster
from presenters.errors import UploadFaults, fault_lines
from presenters.texts import Texts
from presenters.uploads import read_bytes
from rules.dice import Dice
from rules.double_echec import GAME
from rules.double_echec.roster import Roster, set_up_team

VOICE = Texts.load(strict=True).voice("fr")
TITLES = {column: column for column in (*COLUMNS, *INJURIES)}
MEN = (
    "9;C;2;3;2;1;;", "11;W;2;2;2;1;;", "17;ailier;2;2;2;1;;120 000 $", "4;D;2;2;1;2;;", "5;défenseur;1;2;2;3;;8000",
    "31;G;;;;;4;",
)  # fmt: skip
WHOLE = "\n".join((*MEN, "A1;11;9;17", "P1;4;5", "GB;31"))


def faults(text: str, **given: object) -> list[str]:
    read = read_team(text, **given)  # type: ignore[arg-type]
    assert isinstance(read, UploadFaults), read
    return [line.replace("\u202f", " ").replace("\u00a0", " ") for line in fault_lines(VOICE, read, "de")]


def sheet(text: str, **given: object) -> Roster:
    read = read_team(text, **given)  # type: ignore[arg-type]
    assert isinstance(read, Roster), fault_lines(VOICE, read, "de")
    return read


@pytest.mark.clause("DE-B.league-e")
def test_a_sheet_is_read_with_its_usual_salaries() -> None:
    read = sheet(WHOLE)
    assert [(man.n, man.pos, man.salary) for man in read.men] == [
        (9, "C", 192_000), (11, "W", 147_000), (17, "W", 120_000), (4, "D", 147_000), (5, "D", 8_000),
        (31, "G", 108_000),
    ]  # fmt: skip
    assert read.lines == {"A1": (11, 9, 17), "P1": (4, 5)} and read.keeper == 31
    assert sheet(WHOLE.replace(";", ",")) == sheet(WHOLE.replace(";", "\t")) == read
    heading = "salaire;V;poste;numero;T;P;B;A"
    assert sheet(f"{heading}\n1000;2;C;8;2;3;1;\n{WHOLE}".replace(WHOLE, "\n".join(_turned()))).player(8) is not None


def _turned() -> list[str]:
    """The other men under titles in another order."""
    rows = [line.split(";") for line in MEN]
    return [";".join((row[7], row[4], row[1], row[0], row[2], row[3], row[5], row[6])) for row in rows]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_ready_teams_can_play_and_are_written_as_they_are_read(name: str) -> None:
    roster = ready_roster(name)  # type: ignore[arg-type]
    assert not roster.lacking() and len(roster.men) == 17
    assert sheet(write_team(roster, TITLES)) == roster
    team = set_up_team("Test", roster)
    state = GAME.new({"home": team, "away": team}, Dice(bytes(32)))
    assert GAME.stage(state) == "lineup"


@pytest.mark.parametrize(
    ("text", "told_first"),
    [
        ("", "Le fichier est vide."),
        ("nom;poste\nRoy;G", "Ligne 1 : titre inconnu « nom »."),
        (WHOLE.replace("9;C;2", "0;C;2"), "Ligne 1 : « 0 » n'est pas un numéro. Il faut un nombre de 1 à 99."),
        (WHOLE.replace("11;W", "9;W"), "Ligne 2 : le numéro 9 est déjà pris à la ligne 1."),
        (WHOLE.replace("4;D", "4;X"), "Ligne 4 : « X » n'est pas un poste."),
        (WHOLE.replace("9;C;2", "9;C;4"), "Ligne 1 : T vaut « 4 ». Il faut 1 à 3."),
        (WHOLE.replace("31;G;;;;;4", "31;G;;;;;6"), "Ligne 6 : A vaut « 6 ». Il faut 3 à 5."),
        (WHOLE.replace("31;G;;", "31;G;2;"), "Ligne 6 : un gardien n'a que l'Arrêt (A) ; laissez T vide."),
        (WHOLE.replace("9;C;2;3;2;1;;", "9;C;2;3;2;1;4;"), "Ligne 1 : seul un gardien a l'Arrêt (A) ; laissez A vide."),
        (WHOLE.replace("8000", "peu"), "Ligne 5 : salaire « peu »"),
        (WHOLE.replace("A1;11;9;17", "A1;11;9"), "Ligne 7 : A1 a 2 numéros, il en faut 3."),
        (WHOLE.replace("A1;11;9;17", "A1;11;9;99"), "Ligne 7 : A1 nomme le 99, qui n'est pas dans l'équipe."),
        (WHOLE.replace("A1;11;9;17", "A1;9;11;17"), "Ligne 7 : A1 place le 9 à un poste qui n'est pas le sien"),
        (WHOLE.replace("A1;11;9;17", "A1;11;9;11"), "Ligne 7 : le 11 est déjà dans A1"),
        (f"{WHOLE}\nGB;31", "Ligne 10 : GB est déjà donné à la ligne 9."),
        (WHOLE.replace("31;G;;;;;4;\n", "").replace("GB;31", ""), "Gardiens : 0, il en faut 1 au moins."),
        (f"numero;poste;T;P;V;B;A;salaire;tiers\n{WHOLE}", "Ligne 1 : « tiers » : les blessures, c'est l'affaire"),
        (f"{WHOLE}\n7;C;1;1;1;1;;1;1;1", "Ligne 10 : 10 colonnes, 8 au plus"),
    ],
)
def test_each_fault_is_one_line_that_says_where(text: str, told_first: str) -> None:
    assert faults(text)[0].startswith(told_first)


def test_all_faults_are_told_and_nothing_is_taken() -> None:
    lines = faults(WHOLE.replace("9;C;2", "9;C;7").replace("4;D", "4;Z").replace("8000", "-1"))
    assert [line.split(" :")[0] for line in lines] == ["Ligne 1", "Ligne 4", "Ligne 5"]


def test_injuries_stay_with_the_man_and_only_a_referee_writes_them() -> None:
    hurt = sheet(f"numero;poste;T;P;V;B;A;salaire;tiers;absences\n{WHOLE}".replace("8000", "8000;2;1"), is_referee=True)
    assert (hurt.player(5).thirds, hurt.player(5).misses) == (2, 1)  # type: ignore[union-attr]
    again = sheet(WHOLE.replace("5;défenseur;1", "5;défenseur;2"), before=hurt)
    assert (again.player(5).T, again.player(5).thirds, again.player(5).misses) == (2, 2, 1)  # type: ignore[union-attr]
    assert hurt.lacking() == {"D": 1}
    assert sheet(write_team(hurt, TITLES, is_referee=True), is_referee=True) == hurt


@pytest.mark.parametrize(
    "text",
    [
        "9" * 60_000, "9;C;" * 10_000, ";" * 60_000, "\n" * 60_000, '"' * 60_000, "=1+1;C;2;3;2;1;;",
        "@everyone;C;2;3;2;1;;", "9;C;\u0662;3;2;1;;", "9;C;²;3;2;1;;", "9;C;2;3;2;1;;1e9", "\u202e9;C;2;3;2;1;;",
        "A1;9;9;9\n" * 300, "9\x00;C",
    ],
)  # fmt: skip
def test_hostile_texts_are_refused_quickly(text: str) -> None:
    begun = time.process_time()
    read = read_bytes(text.encode())
    lines = fault_lines(VOICE, read if isinstance(read, UploadFaults) else read_team(read), "de")  # type: ignore[arg-type]
    assert time.process_time() - begun < 0.15
    assert lines and all(len(line) < 300 and "@everyone" not in line for line in lines)


@given(st.text(alphabet="0123456789;CWDGAPB\n,T \t\"'-", max_size=400))
def test_any_text_is_a_sheet_or_faults(text: str) -> None:
    read = read_team(text)
    if isinstance(read, Roster):
        assert sheet(write_team(read, TITLES)) == read
    else:
        assert fault_lines(VOICE, read, "de")
