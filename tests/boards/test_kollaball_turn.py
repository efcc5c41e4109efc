"""Kollaball's picture of a turn: where everybody was, an arrow, where they are now."""

from math import dist

import pytest
from msgspec.structs import replace

from bench import picture_samples as samples
from boards import strokes
from boards.kollaball import Labels, turn_scene
from boards.paint import png_bytes
from boards.palette import PALETTES, PUBLIC
from boards.scene import Disc, Inset, Scene, Text
from rules.kollaball.events import Entered, Expelled, Moved, Passed, Received
from tests.boards.reading import WORDLESS, arrows, texts, tokens


def test_a_picture_has_no_words_but_those_it_is_handed():
    scene = turn_scene(samples.MIDDLE, samples.AFTERWARDS, samples.EVENTS, WORDLESS)
    names = {player.name for player in samples.MIDDLE.players.values()}
    assert [text for text in texts(scene) if len(text) > 2 and text not in names] == []


def test_only_the_arrows_of_the_picture_are_explained():
    words = {"move": "pas", "strike": "charge", "lob": "chandelle"}
    shown = texts(
        turn_scene(samples.MIDDLE, samples.AFTERWARDS, samples.EVENTS, replace(WORDLESS, labels=Labels(arrows=words)))
    )
    assert "charge" in shown
    assert "chandelle" not in shown


def test_kinds_of_arrows_differ_in_style_not_only_in_colour():
    scene = turn_scene(samples.MIDDLE, samples.AFTERWARDS, samples.EVENTS, WORDLESS)
    assert len({(a.pattern, a.width) for a in arrows(scene)}) == len({a.colour for a in arrows(scene)}) == 4


def test_a_turn_without_events_is_the_board_without_arrows():
    scene = turn_scene(samples.MIDDLE, samples.MIDDLE, (), WORDLESS)
    assert not arrows(scene)
    assert sum(isinstance(shape, Inset) for shape in scene.shapes) == 1
    assert tokens(scene) != tokens(turn_scene(samples.MIDDLE, samples.AFTERWARDS, samples.EVENTS, WORDLESS))


def places(scene: Scene, number: str, colour: str) -> list[tuple[float, float]]:
    """Where on the pitch this number is written in this colour."""
    return [(one.x, one.y) for one in tokens(scene) if (one.content, one.colour) == (number, colour) and one.y < 880]


def test_an_arrow_leads_from_where_a_piece_was_to_where_it_is_now():
    before, after = samples.state({"r1": {"cell": "C4"}}, {}), samples.state({"r1": {"cell": "D3"}}, {})
    move = Moved(player="r1", origin="C4", to="D3", path=("C4", "D3"), role="receiver", round=1)
    scene = turn_scene(before, after, (move,), WORDLESS)
    [was], [now] = (places(scene, "1", colour) for colour in (PALETTES[PUBLIC].muted, PALETTES[PUBLIC].ink))
    [way] = arrows(scene)
    assert dist(way.points[0], was) < dist(way.points[0], now)
    assert dist(way.points[-1], now) < dist(way.points[-1], was)
    assert dist(was, now) > 100


def test_who_is_knocked_back_to_where_he_was_stands_there_once():
    out = Moved(player="r1", origin="C4", to="D4", path=("C4", "D4"), role="hitter", round=1)
    back = Expelled(player="r1", origin="D4", to="C4", cause="block", pinned=False, round=1)
    board = samples.state({"r1": {"cell": "C4"}}, {})
    scene = turn_scene(board, board, (out, back), WORDLESS)
    assert len(places(scene, "1", PALETTES[PUBLIC].ink)) == 1
    assert places(scene, "1", PALETTES[PUBLIC].muted) == []
    assert len(arrows(scene)) == 2


def test_steps_after_the_first_are_numbered_as_they_happened():
    scene = turn_scene(samples.MIDDLE, samples.AFTERWARDS, samples.EVENTS, WORDLESS)
    dark = PALETTES[PUBLIC].outline
    assert [one.content for one in tokens(scene) if one.colour == dark] == ["2", "3"]  # the pass, the step back


def test_a_pass_ends_at_who_caught_it():
    before = samples.state({"r1": {"cell": "C4"}, "r2": {"cell": "D3"}}, {"rouge": {"at": "held", "by": "r1"}})
    after = samples.state({"r1": {"cell": "C4"}, "r2": {"cell": "D3"}}, {"rouge": {"at": "held", "by": "r2"}})
    thrown = Passed(player="r1", ball="rouge", origin="C4", to="D3", deep=False, round=1)
    caught = Received(player="r2", ball="rouge", cell="D3", round=1, fair_call=False)
    scene = turn_scene(before, after, (thrown, caught), WORDLESS)
    [way], [at] = arrows(scene), places(scene, "2", PALETTES[PUBLIC].ink)
    assert dist(way.points[-1], at) < 45


def test_a_goal_is_written_over_its_cell():
    frame = replace(WORDLESS, labels=Labels(goal="BUT"))
    assert "BUT" in texts(turn_scene(samples.GOAL, samples.SCORED, samples.GOAL_EVENTS, frame))
    assert "BUT" not in texts(turn_scene(samples.MIDDLE, samples.AFTERWARDS, samples.EVENTS, frame))


def test_who_comes_in_has_a_ring():
    after = samples.state({"b4": {"cell": "E5"}}, {})
    plain, shown = (
        turn_scene(samples.state({}, {}), after, events, WORDLESS)
        for events in ((), (Entered(player="b4", cell="E5"),))
    )
    rings = [[s for s in scene.shapes if isinstance(s, Disc) and s.fill is None] for scene in (plain, shown)]
    assert len(rings[1]) == len(rings[0]) + 1


def test_names_stand_beside_their_pieces_with_class_or_whereabouts():
    shown = samples.SCENES["kollaball-tour"]()
    written = {one.content: one for one in shown.shapes if isinstance(one, Text)}
    assert "pot-de-vin" in written and "retour au tour 8" in written
    rows = {name: written[name].y for name in ("Aldric", "Brume", "Cyr")}
    numbers = {(one.content, round(one.x)) for one in tokens(shown) if abs(one.y - rows["Brume"]) < 8}
    assert {content for content, _ in numbers} == {"2"} and len(numbers) == 2


def test_no_letter_is_a_badge():
    """Class, role and special are words: a single letter on a picture could be taken for another's."""
    for name, scene in samples.SCENES.items():
        assert not [text for text in texts(scene()) if len(text) == 1 and text.isalpha()], name


def test_what_everybody_sees_is_for_all_eyes():
    assert WORDLESS.palette == PUBLIC == "safe"


def test_two_who_change_places_have_arrows_that_keep_apart():
    moves = (
        Moved(player="r1", origin="C4", to="D4", path=("C4", "D4"), role="receiver", round=1),
        Moved(player="b1", origin="D4", to="C4", path=("D4", "C4"), role="receiver", round=1),
    )
    before = samples.state({"r1": {"cell": "C4"}, "b1": {"cell": "D4"}}, {})
    after = samples.state({"r1": {"cell": "D4"}, "b1": {"cell": "C4"}}, {})
    one, other = (arrow.points for arrow in arrows(turn_scene(before, after, moves, WORDLESS)))
    middles = [strokes.along(line, strokes.length(line) / 2) for line in (one, other)]
    assert abs(middles[0][1] - middles[1][1]) > 12


@pytest.mark.parametrize(
    "event",
    [
        Expelled(player="r1", origin="C4", to="C4", cause="charge", pinned=True, round=1),
        Expelled(player="r9", origin="Z9", to="Q0", cause="charge", pinned=False, round=1),
        Passed(player="r1", ball="balle-1", origin="C4", to="D4", deep=True, round=1),
        Moved(player="r1", origin="C4", to="E4", path=("C4", "D4", "E4"), role="receiver", round=2),
    ],
)
def test_single_events_are_drawn(event):
    plain = turn_scene(samples.MIDDLE, samples.MIDDLE, (), WORDLESS)
    shown = turn_scene(samples.MIDDLE, samples.MIDDLE, (event,), WORDLESS)
    assert png_bytes(shown)
    assert (shown == plain) == ("Z9" in str(event))
