"""Matches of one name are told apart where somebody has to choose."""

from dataclasses import replace
from typing import cast

import msgspec

from cogs.orders.alike import LABEL, label_matches
from presenters.dossier import Dossier
from presenters.texts import Texts
from referee.model import Person
from rules.game import AnyGame
from rules.kollaball.game import GAME
from rules.kollaball.state import TEAMS
from tests.presenters.dossiers import LONG, dossier_of
from tests.rules.kollaball.test_random_play import closings

VOICE = Texts.load(strict=True).voice("fr")
STRANGER = Person(
    user_id=1,
    name="",
    language=None,
    client_language=None,
    reminder_hours=None,
    quiet_from=None,
    quiet_to=None,
    palette="safe",
    dm_channel_id=None,
    last_dm_id=None,
    zone=None,
)


def match(number: int, name: str, league: str, created_ms: int = 0) -> Dossier:
    state, *_ = next(iter(closings(0)))
    made = dossier_of(cast("AnyGame", GAME), TEAMS, 1, state, state, ())
    return replace(
        made,
        contest=msgspec.structs.replace(made.contest, id=number, name=name, created_ms=created_ms),
        league=msgspec.structs.replace(made.league, name=league),
    )


def test_by_league_and_in_one_league_by_number_and_day() -> None:
    day_ms = 86_400_000
    found = [
        match(1, "Aigles – Bisons", "Hiver"),
        match(2, "Aigles – Bisons", "Été"),
        match(3, "Aigles – Cerfs", "Hiver"),
        match(4, "Aigles – Daims", "Hiver", day_ms),
        match(1500, "Aigles – Daims", "Hiver", 40 * day_ms),
    ]
    assert [label.replace("\u00a0", " ") for label in label_matches(VOICE, found, None)] == [
        "Aigles – Bisons · Hiver",
        "Aigles – Bisons · Été",
        "Aigles – Cerfs",
        "Aigles – Daims · n° 4, du 02/01",
        "Aigles – Daims · n° 1500, du 10/02",
    ]


def test_the_day_is_the_one_that_it_was_where_their_reader_lives() -> None:
    found = [match(number, "Aigles – Daims", "Hiver") for number in (4, 5)]
    far = msgspec.structs.replace(STRANGER, zone="America/Toronto")  # where it was the evening before
    assert [label[-5:] for label in label_matches(VOICE, found, far)] == ["31/12", "31/12"]
    assert [label[-5:] for label in label_matches(VOICE, found, STRANGER)] == ["01/01", "01/01"]


def test_what_tells_them_apart_is_never_cut_off() -> None:
    told = label_matches(VOICE, [match(number, LONG * 4, LONG) for number in (998, 999)], None)
    assert len(set(told)) == 2
    assert all(len(label) <= LABEL for label in told)
