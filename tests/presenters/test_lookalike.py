"""Names that look alike are told from names that differ (`presenters.escaping`)."""

import pytest

from presenters.escaping import find_twin, read_shapes

ALIKE = (
    ("Huskies", "HUSKIES"),
    ("Huskies", "Нuskies"),  # a Cyrillic capital
    ("Huskies", "Ηυskies"),  # Greek letters
    ("Huskies", "\uff28\uff55skies"),  # full-width
    ("Huskies", "Hus\u200bkies"),  # a blank without width
    ("Huskies", "\u202eHuskies\u202c"),  # written from right to left
    ("Huskies", "𝐇𝐮𝐬𝐤𝐢𝐞𝐬"),
    ("Été", "E\u0301te\u0301"),
    ("Les  Rois", "les\u00a0rois"),
    ("COBA", "СОВА"),  # the whole name in Cyrillic
    ("coba", "сова"),
    ("Λύκοι", "ΛΎΚΟΙ"),
)


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert find_twin(name, ("Loups", other)) == other
    assert find_twin(other, (name,)) == name


DIFFERENT = (
    "Huskies",
    "Huskie",
    "Hüskies",
    "Été",
    "Ete",
    "Équipe 1",
    "Équipe 10",
    "Équipe l",
    "Волки",
    "東京",
    "大阪",
    "",
)


def test_names_that_differ_are_kept_apart() -> None:
    assert [(one, twin) for one in DIFFERENT if (twin := find_twin(one, (n for n in DIFFERENT if n != one)))] == []


def test_a_name_without_end_is_read_at_its_beginning_alone() -> None:
    assert read_shapes("W" * 1_000_000) == read_shapes("W" * 900)
