"""Uploads for a season: what is read, every fault told in one line, hostile files refused cheaply."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from presenters.errors import SHOWN_FAULTS, UploadFault, UploadFaults, fault_at, fault_lines
from presenters.matrix_hockey.creation.matrices import read_matrices
from presenters.matrix_hockey.creation.teams import RosterTeam, SeasonRoster, WaitingCoach, read_teams
from presenters.matrix_hockey.creation.writing import write_matrices
from presenters.texts import Texts
from presenters.uploads import MOST_BYTES, MOST_LINES, read_bytes

CHEAP_S = 0.15
A, B, C = 100000000000000001, 100000000000000002, 100000000000000003
VOICES = [Texts.load(strict=True).voice(locale) for locale in ("fr", "en")]


def codes(read: object) -> list[tuple[str, int]]:
    """Return the faults of a reading as (code, line); each is told in one line, in both languages."""
    assert isinstance(read, UploadFaults), read
    for voice in VOICES:
        lines = fault_lines(voice, read, "mh")
        assert len(lines) == min(len(read.items), SHOWN_FAULTS + 1)
        assert not [line for line in lines if "\n" in line or not line]
    return [(item.code, item.line) for item in read.items]


def details(read: object) -> dict[str, object]:
    assert isinstance(read, UploadFaults)
    return dict(read.items[0].details)


def names(read: object) -> list[str]:
    assert isinstance(read, SeasonRoster), read
    return [team.name for team in read.teams]


# Teams


def test_a_name_per_line_is_a_list_of_teams_of_the_first_division():
    read = read_teams("Huskies\nFlocons\n\nLes Ours polaires\n")
    assert isinstance(read, SeasonRoster)
    assert read.teams == (
        RosterTeam(id="huskies", name="Huskies", division="E"),
        RosterTeam(id="flocons", name="Flocons", division="E"),
        RosterTeam(id="les-ours-polaires", name="Les Ours polaires", division="E"),
    )
    assert read.waiting == ()


def test_division_coach_and_waiting_list():
    read = read_teams(
        f"Huskies, Élite, <@{A}>\nFlocons, e, <@!{B}>\nOurs, d2 a, -\nLoups, D2A\n"
        f"Renards, Attente, {C}\nLynx, liste d'attente"
    )
    assert read == SeasonRoster(
        teams=(
            RosterTeam(id="huskies", name="Huskies", division="E", coach=A),
            RosterTeam(id="flocons", name="Flocons", division="E", coach=B),
            RosterTeam(id="ours", name="Ours", division="D2A"),
            RosterTeam(id="loups", name="Loups", division="D2A"),
        ),
        waiting=(WaitingCoach(id=str(C), name="Renards", coach=C), WaitingCoach(id="attente-2", name="Lynx")),
    )


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_separators_ends_of_lines_and_a_byte_order_mark(separator, end):
    text = end.join(
        separator.join(cells)
        for cells in (("Équipe", "Coach", "Division"), ("Huskies", str(A), "E"), ("Ours", "", "E"))
    )
    for data in (text.encode(), b"\xef\xbb\xbf" + text.encode(), (text + end).encode("cp1252")):
        read = read_teams(read_bytes(data))
        assert isinstance(read, SeasonRoster)
        assert [(team.name, team.division, team.coach) for team in read.teams] == [
            ("Huskies", "E", A),
            ("Ours", "E", None),
        ]


def test_quotes_hold_a_separator_and_stand_inside_a_name():
    assert names(read_teams('"Huskies, Québec", E\nLes "Rois", E')) == ["Huskies, Québec", 'Les "Rois"']


@pytest.mark.parametrize("sign", [";", "\t", ";;;"])
def test_another_separator_inside_quotes_separates_nothing(sign):
    read = read_teams(f'Équipe,Division,Coach\n"Huskies{sign}Québec",D2A,{A}\nOurs,D2A,')
    assert isinstance(read, SeasonRoster)
    assert [(team.name, team.division, team.coach) for team in read.teams] == [
        ("Huskies Québec" if sign == "\t" else f"Huskies{sign}Québec", "D2A", A),
        ("Ours", "D2A", None),
    ]
    assert names(read_teams('"Huskies, Québec";E\n"Les ""Rois""; Ours";E')) == ["Huskies, Québec", 'Les "Rois"; Ours']


def test_titles_in_any_order():
    read = read_teams(f"Division,Entraîneur,Nom\nD3B,<@{A}>,Huskies\nD3B,,Flocons")
    assert isinstance(read, SeasonRoster)
    assert [(team.name, team.division, team.coach) for team in read.teams] == [
        ("Huskies", "D3B", A),
        ("Flocons", "D3B", None),
    ]


def test_seats_are_short_and_differ_where_names_look_alike():
    read = read_teams("Été\nEte\n東京\n大阪\n" + "W" * 32 + "\n" + "W" * 31)
    assert isinstance(read, SeasonRoster)
    seats = [team.id for team in read.teams]
    assert seats == ["ete", "ete-2", "equipe", "equipe-2", "w" * 26, "w" * 26 + "-2"]
    assert max(map(len, seats)) <= 32


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (",E", "name-missing"),
        ("\u0301,E", "name-missing"),
        ("X" * 33 + ",E", "name-long"),
        ("huskies,E", "name-twice"),
        ("\u041duskies,E", "name-alike"),  # a Cyrillic letter
        ("\uff28uskies,attente", "name-alike"),  # a full-width one
        ("=HYPERLINK(1),E", "formula"),
        ("+44,E", "formula"),
        ("-1,E", "formula"),
        ("@SUM(A1),E", "formula"),
        ("|cmd,E", "formula"),
        ("Ours @everyone,E", "mention"),
        (f"<@{A}>,E", "mention"),
        ("Ours <#12>,E", "mention"),
        ("Ours <:a:1>,E", "mention"),
        ("Ours,D2A!B", "division"),
        ("Ours,2A", "division"),
        ("Ours,CH", "division"),
        ("Ours,KDH", "division"),
        ("Ours,=1+1", "division"),
        ("Ours,une trop longue", "division"),
        ("Ours,E,alice", "coach"),
        ("Ours,E,@alice", "coach"),
        ("Ours,E,<@&100000000000000001>", "coach"),
        ("Ours,E,123", "coach"),
        ("Ours,E,99999999999999999999", "coach"),
        ("Ours,E,0100000000000000001", "coach"),
        ("Ours,E,=1", "coach"),
        (f"Ours,E,{A}", "coach-twice"),
        (f"Ours,attente,{A}", "coach-twice"),
        ("Huskies,attente", "name-twice"),
        (f"Ours,E,{B},1", "columns"),
        ('"Ours,E', "quotes"),
        ('"Ours"x,E', "quotes"),
        ("Ou\x00rs,E", "hidden"),
        ("Ou\u202ers,E", "hidden"),
        ("Ou\u200brs,E", "hidden"),
        ("Ou\u3164rs,E", "hidden"),
        ("Ou\x1b[31mrs,E", "hidden"),
    ],
)
def test_every_fault_of_a_line(line, code):
    assert codes(read_teams(f"Huskies,E,<@{A}>\nFlocons,E\n{line}\nLoups,E\n")) == [(code, 3)]


def test_every_fault_is_told_not_only_the_first():
    read = read_teams("=a,E\nHuskies,E,bob\n,E\nHuskies,CH\nHuskies,E\nhuskies,E\n")
    assert codes(read) == [("formula", 1), ("coach", 2), ("name-missing", 3), ("division", 4), ("name-twice", 6)]


def test_faults_about_titles():
    assert codes(read_teams("Équipe,Division,Ville\nHuskies,E,Aube")) == [("title-unknown", 1)]
    assert codes(read_teams("Équipe,Team\nHuskies,E")) == [("title-twice", 1)]
    assert codes(read_teams("Division,Coach\nE,\n")) == [("title-team", 1)]


def test_faults_about_the_whole():
    assert codes(read_teams("Huskies,E\nFlocons,E\nOurs,D2A")) == [("division-small", 0)]
    assert codes(read_teams("Huskies,attente")) == [("no-teams", 0)]
    assert codes(read_teams("équipe,division")) == [("no-teams", 0)]
    many = "\n".join(f"T{number},D{number},\nU{number},D{number}" for number in range(100, 121))
    assert codes(read_teams(many)) == [("divisions", 0)]


def test_what_people_wrote_is_told_harmlessly():
    read = read_teams("Ours @everyone **gras** [x](https://mal.example),E\nLoups,E,<@&1> `code`")
    for voice in VOICES:
        text = "\n".join(fault_lines(voice, read, "mh"))
        assert "@everyone" not in text
        assert "](https" not in text
        assert "<@&" not in text.replace("\\<", "")


def test_at_most_twenty_faults_are_shown_and_the_rest_counted():
    read = read_teams("\n".join(f"=f{number},E" for number in range(50)))
    assert len(codes(read)) == 50
    lines = fault_lines(VOICES[0], read, "mh")
    assert len(lines) == SHOWN_FAULTS + 1
    assert "30 autres fautes" in lines[-1]
    assert (
        "une autre faute"
        in fault_lines(VOICES[0], UploadFaults(tuple(UploadFault("empty") for _ in range(SHOWN_FAULTS + 1))), "mh")[-1]
    )


# Files


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b"", "empty", 0),
        (b" \r\n\t\n", "empty", 0),
        (b"\xef\xbb\xbf", "empty", 0),
        (b"a" * (MOST_BYTES + 1), "too-large", 0),
        (b"a" * 100_000, "too-large", 0),
        (b"Ours,E\n" * 100_000, "too-large", 0),
        (b"\n" * 50_000 + b"x", "too-many-lines", 0),
        (b"a\n" * (MOST_LINES + 1), "too-many-lines", 0),
        (b"Ours\nLo\x00ups", "hidden", 2),
        (b"Ours\nLo\xff\x00ups", "encoding", 2),
        (b"\xff\xfeO\x00u\x00r\x00s\x00", "encoding", 1),
        (b"Ours\n\x81\x8d", "encoding", 2),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "encoding", 1),
        (b"Ours\n\xef\xbb\xbfLoups", "hidden", 2),
    ],
)
def test_files_that_are_no_lists(data, code, line):
    start = time.thread_time()
    assert codes(read_bytes(data)) == [(code, line)]
    assert time.thread_time() - start < CHEAP_S


def test_windows_text_is_read_where_it_can_be():
    assert read_bytes("Équipe d'été".encode("cp1252")) == "Équipe d'été"
    assert codes(read_bytes("Équipe".encode("latin-1"), is_unicode=True)) == [("encoding", 1)]


@pytest.mark.parametrize(
    "line",
    [
        "=" * 63_000,
        '"' * 63_000,
        "," * 63_000,
        "a" * 63_000,
        "\u0301" * 30_000,
        "<@" * 30_000,
        "CH" + " " * 60_000 + "x",
        "1 " * 31_000,
        "A " * 31_000 + "1",
    ],
)
def test_a_huge_line_costs_little(line):
    start = time.thread_time()
    for read in (read_teams(line), read_matrices(line, {"CH": 11})):
        codes(read)
    assert time.thread_time() - start < 4 * CHEAP_S


@given(st.text(max_size=300))
def test_any_text_is_teams_or_faults(text):
    read = read_teams(text)
    assert isinstance(read, SeasonRoster) or codes(read)


@given(st.binary(max_size=300))
def test_any_bytes_are_text_or_faults(data):
    read = read_bytes(data)
    assert isinstance(read, str) or codes(read)


# Matrices


@pytest.mark.clause("MH-2.1.1-k")
@pytest.mark.parametrize(
    "text",
    [
        "1 2 3\n4 5 6",
        "A B C\n1 2 3\n4 5 6\n",
        "a;b;c\n1;2;3\n4;5;6",
        "J1: 1, 2, 3\r\nJ2: 4, 5, 6\r\n",
        "journée 1\t1\t2\t3\njournée 2\t4\t5\t6",
        "\n\n1 2 3\n\n4 5 6",
    ],
)
def test_a_matrix_in_every_form_that_the_rulebook_takes(text):
    assert read_matrices(text, {"CH": 2}) == {"CH": {1: (1, 2, 3), 2: (4, 5, 6)}}


@pytest.mark.clause("MH-2.1.1-k")
@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("1 2 3", [("matrix-rows", 1)]),
        ("1 2 3\n1 2 3\n1 2 3", [("matrix-rows", 1)]),
        ("A B\n", [("matrix-rows", 1)]),
        ("1 2\n1 2 3", [("matrix-width", 2)]),
        ("1\n1", [("matrix-width", 1), ("matrix-width", 2)]),
        ("1 " * 27 + "\n" + "1 " * 27, [("matrix-width", 1), ("matrix-width", 2)]),
        ("1 100\n1 2", [("matrix-value", 1)]),
        ("1 -2\n1 x", [("matrix-value", 1), ("matrix-value", 2)]),
        ("1 2\nA B", [("matrix-value", 2)]),
        ("1 1.5\n1 2", [("matrix-value", 1)]),
        ("1 ²\n1 2", [("matrix-value", 1)]),
        ("=1+1 2\n1 2", [("matrix-value", 1)]),
        ("", [("empty", 0)]),
        ("1 2\n1 \x002", [("hidden", 2)]),
    ],
)
def test_every_fault_of_a_matrix(text, faults):
    assert codes(read_matrices(text, {"CH": 2})) == faults


def test_several_matrices_in_a_text():
    rounds = {"CH": 2, "WG": 1, "CH:D2A": 2}
    read = read_matrices("1 2\n3 4\n[wg]\n5\nCH:D2A\nA B\n6 7\n8 9\n", rounds)
    assert read == {"CH": {1: (1, 2), 2: (3, 4)}, "WG": {1: (5,)}, "CH:D2A": {1: (6, 7), 2: (8, 9)}}
    assert isinstance(read, dict)
    assert read_matrices(write_matrices(read), rounds) == read


def test_faults_between_matrices():
    assert codes(read_matrices("[KDH]\n1\n[CH]\n1\n[CH]\n2\nCH: 1", {"CH": 1})) == [
        ("matrix-unknown", 1),
        ("matrix-twice", 5),
    ]
    assert codes(read_matrices("[CH]\n[WG]\n1", {"CH": 1, "WG": 1})) == [("matrix-rows", 1)]


def test_faults_stand_in_the_order_of_their_lines():
    assert codes(UploadFaults((fault_at("empty"),))) == [("empty", 0)]
    assert details(read_matrices("1 2 3", {"CH": 2})) == {"count": 1, "rounds": 2}
