"""A season that runs already, from a file: what is understood, and what is wrong, by line."""

import csv
import io

import msgspec
import pytest

from presenters.competition.carrying import CarriedSeason, carry_season
from presenters.competition.creation import faulty_file_text
from presenters.competition.exports import CalendarEvent, results_csv, state_json, write_calendar
from presenters.competition.season_file import BOUNDS, SeasonFile, read_season, reverse_result
from presenters.competition.words import GameWords
from presenters.errors import UploadFaults
from presenters.texts import Texts
from rules.competition.state import State

BY_HAND = """Domicile;Extérieur;Score
Lions;Tigres;3-1
Ours;Loups;2–2 tab 4-3
Tigres;Ours;forfait dom
Loups;Lions;
"""
EXAMPLE = """home,away,score
A,D,1-0
B,C,2-1 ap
D,C,0-0
A,B,3-2
"""


def season(text: str | bytes) -> CarriedSeason:
    file = read_season(text if isinstance(text, bytes) else text.encode())
    assert isinstance(file, SeasonFile), file
    found = carry_season(file)
    assert isinstance(found, CarriedSeason), found
    return found


def faults(text: str | bytes) -> list[tuple[str, int]]:
    file = read_season(text if isinstance(text, bytes) else text.encode())
    found = carry_season(file) if isinstance(file, SeasonFile) else file
    assert isinstance(found, UploadFaults)
    for language in ("fr", "en"):
        assert faulty_file_text(Texts.load(strict=True).voice(language), found).blocks
    return [(one.code, one.line) for one in found.items]


def exported(state: State) -> bytes:
    return results_csv(GameWords(Texts.load().voice("fr"), state))


def scores(state: State) -> dict[tuple[str, str], object]:
    names = {one: who.name for one, who in state.entrants.items()}
    played = (one for one in state.fixtures.values() if one.status == "done")
    return {(names[one.home], names[one.away]): (one.score, one.how, one.shootout) for one in played}


def test_a_table_written_by_hand_is_a_league_that_goes_on() -> None:
    found = season(BY_HAND)
    assert [who.name for who in found.state.entrants.values()] == ["Lions", "Ours", "Loups", "Tigres"]
    told = scores(found.state)
    assert told[("Lions", "Tigres")] == ((3, 1), "score", None)
    assert told[("Ours", "Loups")] == ((2, 2), "shootout", (4, 3))
    assert told[("Tigres", "Ours")] == ((0, 3), "forfeit", None)
    assert len(told) == 3 and found.state.phase == "running"


@pytest.mark.clause("CP-3-b", "CP-N-b")
def test_results_that_were_exported_come_back_as_they_were() -> None:
    league = season(EXAMPLE)
    again = season(exported(league.state))
    assert exported(again.state) == exported(league.state)
    assert msgspec.json.encode(again.state.fixtures) == msgspec.json.encode(league.state.fixtures)
    assert again.turned == 0


@pytest.mark.clause("CP-R-f")
def test_a_result_ahead_of_its_round_is_moved_into_the_open_one() -> None:
    teams = "\n".join("ABCDEF")
    found = season(f"home,away,score\n{teams}\nA,B,1-0\n")
    assert "deplace M" in found.turns[-1].referee and len(scores(found.state)) == 1


def test_the_other_way_round_is_told_and_turned() -> None:
    assert [reverse_result(text) for text in (
        "3-1", "2-2 tab 4-3", "1-1 tab dom", "dom manques 1-0", "double", "2-1 ap",
    )] == [
        "1-3", "2-2 tab 3-4", "1-1 tab ext", "ext manques 0-1", "double", "1-2 ap",
    ]  # fmt: skip
    found = season("A,B,1-0\nC,D,1-0\nA,C,2-0\nC,B,5-0\n")
    assert found.turned == 1 and len(scores(found.state)) == 4


def test_a_whole_state_is_taken_as_it_stands() -> None:
    league = season(EXAMPLE)
    again = season(state_json(league.state))
    assert again.turns == () and again.state == league.state


def test_json_of_ones_own() -> None:
    found = season('{"teams": ["A", "B", "C"], "results": [{"home": "B", "away": "C", "score": "2-0"}]}')
    assert len(found.state.entrants) == 3 and len(scores(found.state)) == 1


def test_what_is_wrong_is_told_by_line() -> None:
    assert faults("home,away,score\nA,B,3:x\nA,A,1-0\n,B,1-0\nA,,2-1\n") == [
        ("score", 2), ("self", 3), ("name", 4), ("columns", 5),
    ]  # fmt: skip
    assert faults("A,B,2-2 tab 3-3\nA,B,2-1 tab 3-2\nA,B,1-1 tab\n") == [("score", 1), ("score", 2), ("score", 3)]
    assert faults("A,B,٣-١\nA,B,２－１\n") == [("score", 1), ("score", 2)]  # digits are ASCII
    assert faults("A\n") == [("teams", 0)]
    assert faults("A,B,1-0\n" * 5) == [("often", 0)]
    assert faults("home,away,score,stage\nA,B,1-0,2\n") == [("stages", 2)]
    assert faults("\n".join(f"E{number}" for number in range(129))) == [("teams", 0)]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"x" * (BOUNDS.size + 1), "too-large"),
        (b"{" * 90_000, "json"),
        (b"[" * 90_000, "name"),
        (b'{"a":' * 20_000, "json"),
        (b'{"config": {}, "entrants": 3}', "state"),
        (b'{"teams": [1]}', "json"),
        (b"\x00\xff\xfe", "encoding"),
        ("A,B\u202e,1-0".encode(), "hidden"),
        (b"A,B,1-0\n" * 3_000, "too-many-lines"),
        (b"", "empty"),
    ],
)
def test_hostile_files_are_refused_kindly(data: bytes, code: str) -> None:
    assert faults(data)[0][0] == code


def test_who_a_person_is_an_account_says_and_no_name() -> None:
    def accounts(text: str) -> object:
        file = read_season(text.encode())
        return file.accounts if isinstance(file, SeasonFile) else [(one.code, one.line) for one in file.items]

    one, two = 100_000_000_000_000_001, 100_000_000_000_000_002
    assert accounts(f"Ana;;;<@{one}>\nBob;;;{two}\nAna;Bob;3-1\n") == {"Ana": one, "Bob": two}
    assert accounts(f"Inscrit;Adversaire;Compte\nAna;;<@!{one}>\nAna;Bob\n") == {"Ana": one}
    assert accounts(f'{{"teams": ["Ana", "Bob"], "accounts": {{"Ana": "{one}"}}}}') == {"Ana": one}
    assert accounts(f"Ana;;;<@{one}>\nBob;;;<@{one}>\nAna;;;{two}\n") == [("account-twice", 2), ("account-twice", 3)]
    assert accounts(f"Ana;Bob;1-0;<@{one}>\nAna;;;<@&{one}>\nBob;;;{2**63}\nBob;;;@everyone\nBob;;;-5\n") == [
        ("account", line) for line in range(1, 6)
    ]
    assert faults("Ana;;;moi\nBob\n") == [("account", 1)]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("entrants", "a", "name"), "@everyone\r\nBEGIN:VEVENT"),
        (("entrants", "a", "name"), "\u202eA"),
        (("entrants", "a", "name"), "D"),  # as another one
        (("season",), 10**30),
        (("stages", 0, "rounds"), 10**15),
    ],
)
def test_a_state_that_somebody_has_worked_on_is_refused(path: tuple[str | int, ...], value: object) -> None:
    state = msgspec.json.decode(state_json(season(EXAMPLE).state))
    *way, last = path
    inner = state
    for step in way:
        inner = inner[step]
    inner[last] = value
    assert faults(msgspec.json.encode(state)) == [("state", 0)]


def test_no_name_works_anything_out_in_a_table_or_ends_a_line_of_a_calendar() -> None:
    read = season("'=cmd,'\uff1dB,1-0\n").state.entrants.values()
    assert [who.name for who in read] == ["=cmd", "\uff1dB"]
    league = season("=cmd|A,+B,1-0\n@SUM(1),-D,2-0\n").state
    cells = [cell for row in csv.reader(io.StringIO(exported(league).decode("utf-8-sig"))) for cell in row]
    assert "'=cmd|A" in cells and "'+B" in cells and not any(cell.startswith(("=", "+", "@", "-")) for cell in cells)
    entry = CalendarEvent("cp-1@sifflet", "A;B\r\nEND:VEVENT,\\", 0, 1, about="x\nATTACH:file")
    lines = write_calendar("\r\nBEGIN:VEVENT", [entry], 0).decode().split("\r\n")
    assert lines.count("BEGIN:VEVENT") == lines.count("END:VEVENT") == 1
    assert "SUMMARY:A\\;B END:VEVENT\\,\\\\" in lines and not any("\n" in line for line in lines)
