"""What a referee writes for an act of Kollaball's part 9, and what the game makes of it."""

import re

import msgspec
import pytest

from presenters.corrections import CorrectionText
from presenters.errors import UserError
from presenters.kollaball.acts import ACTS, describe_change
from presenters.kollaball.words import Cast, GameWords, cast_of
from presenters.texts import Texts
from referee.desk.override import find_differences
from rules.dice import Dice
from rules.kollaball.game import GAME
from rules.kollaball.state import State

ROSTER = {f"{team}{number}": {"class": "warrior"} for team in "rb" for number in (1, 2, 3, 4, 5)}
TEXTS = Texts.load(strict=True)


@pytest.fixture(scope="module")
def state() -> State:
    teams = {"rouge": {"captain": "r1"}, "bleue": {"captain": "b1"}}
    lineup = GAME.new({"config": {"roll_call": "off"}, "teams": teams, "players": ROSTER}, Dice(b""))
    order = {seat: GAME.parse(lineup, seat, "COMPO 1 2 3 4 BALLE 1") for seat in GAME.awaiting(lineup)}
    return GAME.resolve(lineup, order, Dice(b"")).state


def read(state: State, act: str, text: str, team: str | None = "rouge", language: str = "fr") -> dict[str, object]:
    described = next(one for one in ACTS if one.op == act)
    return dict(described.read(CorrectionText(TEXTS.voice(language), state, team, text)))


@pytest.mark.parametrize(
    ("act", "text", "fields"),
    [
        ("set_player", "2 case=c4 saute=1", {"player": "r2", "cell": "C4", "skip": 1}),
        ("set_player", "2: statut=banc case=- special=oui", {
            "player": "r2", "status": "bench", "cell": None, "special_used": True}),
        ("set_player", "2 extra = 1 deniers=200", {"player": "r2", "extra": 1, "deniers": 200}),
        ("set_ball", "tenue 2", {"ball": "rouge", "location": {"at": "held", "by": "r2"}}),
        ("set_ball", "bleue: tenue b1", {"ball": "bleue", "location": {"at": "held", "by": "b1"}}),
        ("set_ball", "SOL d4", {"ball": "rouge", "location": {"at": "ground", "cell": "D4"}}),
        ("set_ball", "air D4 6", {"ball": "rouge", "location": {
            "at": "air", "target": "D4", "lands": 6, "team_thrown": "rouge"}}),
        ("set_timeout", "non", {"team": "rouge", "value": "lost"}),
        ("forgive_missed", "", {"team": "rouge"}),
        ("set_max_missed", "3", {"value": 3}),
        ("add_player", "6 Voleur Nina la Vive", {
            "team": "rouge", "player": "r6", "class": "thief", "name": "Nina la Vive"}),
        ("declare_legend", "2 Le Roc : Blocage", {"player": "r2", "title": "Le Roc", "move": "block"}),
        ("disqualify", "", {"team": "rouge"}),
        ("set_result", "2-0", {"winner": "rouge", "points": {"rouge": 2, "bleue": 0}}),
    ],
)  # fmt: skip
def test_what_is_written_is_read(state: State, act: str, text: str, fields: dict[str, object]) -> None:
    assert read(state, act, text) == fields


@pytest.mark.parametrize(
    ("act", "text"),
    [
        ("set_player", "case=C4"), ("set_player", "2 case=Z9"), ("set_player", "2 vole"), ("set_player", "2 saute=x"),
        ("set_ball", "tenue"), ("set_ball", "sol Z9"), ("set_ball", "air D4"), ("set_ball", "perdue"),
        ("set_timeout", "peut-être"), ("set_max_missed", "0"), ("set_max_missed", "beaucoup"),
        ("add_player", "6"), ("add_player", "6 pirate"), ("declare_legend", "2 Le Roc"),
        ("declare_legend", "2 : blocage"), ("set_result", "deux"),
        ("set_player", "٢ saute=1"), ("set_player", "2 saute=٣"), ("set_player", "2 deniers=２００"),
        ("set_ball", "tenue ２"), ("set_ball", "air D4 ٦"), ("set_max_missed", "３"), ("set_max_missed", "1٠"),
        ("add_player", "６ voleur"), ("declare_legend", "２ Le Roc:blocage"), ("set_result", "２-0"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_answered_with_an_example(state: State, act: str, text: str) -> None:
    with pytest.raises(UserError) as refused:
        read(state, act, text)
    assert refused.value.message_id == f"kb-act-how-{act.replace('_', '-')}"
    assert "`" in TEXTS.t("fr", refused.value.message_id)


@pytest.mark.parametrize("act", ["set_player", "set_ball", "set_timeout", "disqualify", "forgive_missed"])
def test_a_team_must_be_chosen_where_one_is_meant(state: State, act: str) -> None:
    texts = {"set_player": "2 saute=1", "set_ball": "tenue 2", "set_timeout": "oui"}
    with pytest.raises(UserError, match="act-team"):
        read(state, act, texts.get(act, ""), team=None)


def test_english_names_are_read_in_english(state: State) -> None:
    assert read(state, "add_player", "6 thief Nina", language="en")["class"] == "thief"
    assert read(state, "set_result", "1-1", team=None) == {"winner": None, "points": {"rouge": 1, "bleue": 1}}


def test_the_game_takes_what_is_read(state: State) -> None:
    for act, text in (("set_player", "2 case=C4 saute=1"), ("set_ball", "sol D4"), ("set_result", "2-0")):
        outcome = GAME.override(state, {**read(state, act, text), "op": act, "by": "1", "reason": "appel"})
        assert outcome.state != state


CHANGES = {
    ("set_player", "2 case=c4 saute=1 extra=1 deniers=200 special=oui"): (
        "🔴 n° 2, case : A4 → C4",
        "🔴 n° 2, tours à passer : 0 → 1",
        "🔴 n° 2, actions en plus : 0 → 1",
        "🔴 n° 2, action spéciale jouée : non → oui",
    ),
    ("set_player", "2 statut=banc case=-"): ("🔴 n° 2, place : sur le terrain → sur le banc",),
    ("set_ball", "sol d4"): (
        "La balle rouge, état : tenue → au sol",
        "La balle rouge, case : — → D4",
        "La balle rouge, porteur : 🔴 n° 1 → —",
    ),
    ("set_ball", "bleue: air d4 6"): (
        "La balle bleue, état : tenue → en l'air",
        "La balle bleue, retombe au tour : — → 6",
        "La balle bleue, lancée par : — → 🔴 rouge",
    ),
    ("set_timeout", "non"): ("arrêt de jeu : disponible → perdu",),
    ("set_max_missed", "3"): ("Tours manqués permis : 2 → 3",),
    ("declare_legend", "2 Le Roc : Blocage"): ("🔴 n° 2 est une légende : « Le Roc », blocage.",),
    ("disqualify", ""): (),
    ("set_result", "2-0"): (),
    ("mark_missing", "r2"): ("🔴 n° 2, place : sur le terrain → absent",),
    ("exclude", "r2"): ("🔴 n° 2, place : sur le terrain → sorti pour de bon", "exclusions : 0 → 1"),
    ("set_captain", "r2"): ("capitaine : 🔴 n° 1 → 🔴 n° 2",),
}
RAW = re.compile(r"pitch|bench|missing|\bout\b|ground|held|available|True|False|None|special_used|\w\.\w")


def changed(state: State, language: str, act: str, text: str) -> list[str]:
    """Return in words what an act changes in the position."""
    by_player = {"mark_missing": {"player": text}, "exclude": {"player": text}}
    fields = by_player.get(act) or (
        {"team": "rouge", "player": text} if act == "set_captain" else read(state, act, text)
    )
    after = GAME.override(state, {**fields, "op": act, "by": "1", "reason": "appel"}).state
    seen = [msgspec.json.decode(GAME.encode(GAME.view(one, (), None).state)) for one in (state, after)]
    pen = GameWords(TEXTS.voice(language), cast_of(state, {}))
    told = (describe_change(pen, path, was, now) for path, (was, now) in find_differences(*seen).items())
    return [line.replace("\u202f", " ").replace("\u00a0", " ") for line in told if line is not None]


@pytest.mark.parametrize(("act", "text"), CHANGES)
def test_what_an_act_changed_is_told_in_words(state: State, act: str, text: str) -> None:
    told = changed(state, "fr", act, text)
    assert [part for part in CHANGES[act, text] if not any(part in line for line in told)] == [], told
    for line in told:
        assert not RAW.search(line), line


def test_what_an_act_changed_is_told_in_english_to_who_reads_english(state: State) -> None:
    assert "🔴 no. 2, place: on the pitch → out for good" in changed(state, "en", "exclude", "r2")
    assert "The red ball, state: held → on the ground" in changed(state, "en", "set_ball", "sol d4")


def test_a_player_who_joins_is_told_as_such() -> None:
    pen = GameWords(TEXTS.voice("fr"), Cast({}, {}))
    told = describe_change(pen, "players.r6", None, {"class": "thief", "name": None, "status": "bench"})
    assert (
        told is not None
        and told.replace("\u202f", " ").replace("\u00a0", " ") == "🔴 n° 6 entre dans l'équipe : voleur."
    )
