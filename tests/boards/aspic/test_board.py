"""What Aspic's pictures show, and where."""

import pytest
from msgspec.structs import replace

from bench import picture_aspic as samples
from boards.aspic import (
    Frame,
    Labels,
    board_after_scene,
    board_scene,
    clock_text,
    moves_scene,
    order_scene,
    placement_scene,
    shots_scene,
    threats_scene,
    trial_scene,
)
from boards.aspic._field import pixel_of
from boards.aspic._frame import icon_shapes
from boards.aspic._look import look_of
from boards.aspic._paths import ball_way
from boards.aspic._pieces import BALL, PIECE
from boards.scene import Arrow, Cross, Disc, Inset, Polygon, RoundedBox, Scene, Text
from rules.aspic import listing
from rules.aspic.board import CELL_AT, POINT, SIDES
from rules.aspic.flights import FLIGHTS
from rules.aspic.orders import Move, Placement, Turn
from rules.aspic.state import Clock, Stats
from tests.boards.aspic.support import GOAL, WORDLESS, arrows, every_shape, pixel, spot, texts, within

LOOK = look_of(samples.MIDDLE.teams, "default")


def board_of(scene: Scene) -> Scene:
    (inset,) = (shape for shape in scene.shapes if isinstance(shape, Inset))
    return inset.scene


def has_piece(scene: Scene, cell: str, side: str, *, dimmed: bool = False) -> bool:
    fill = LOOK.of(side).dull if dimmed else LOOK.of(side).fill
    kind = Disc if side == "left" else RoundedBox
    return any(isinstance(shape, kind) and shape.fill == fill for shape in within(scene, cell))


def has_ball(scene: Scene, cell: str) -> bool:
    return any(isinstance(shape, Disc) and shape.r == BALL for shape in within(scene, cell))


@pytest.mark.clause("AS-board-a")
def test_line_one_is_on_top_and_column_a_on_the_left():
    places = {s.content: (s.x, s.y) for s in every_shape(board_scene(samples.MIDDLE, WORDLESS)) if isinstance(s, Text)}
    assert places["1"][1] < places["9"][1]
    assert [letter for letter, _ in sorted(places.items(), key=lambda item: item[1]) if letter in "ABCDEFGHIJK"] == [
        *"ABCDEFGHIJK"
    ]


@pytest.mark.clause("AS-colour-c")
def test_each_half_has_its_sides_colour_and_the_nets_are_hatched():
    board = board_of(board_scene(samples.MIDDLE, WORDLESS))
    cells = [shape for shape in board.shapes if isinstance(shape, Polygon)]
    fills = {cell: shape.fill for cell, shape in zip(POINT, cells, strict=True)}
    assert {fills[cell] for cell in POINT if cell[0] in "BCDE"} == set(LOOK.left.free)
    assert {fills[cell] for cell in POINT if cell[0] in "GHIJ"} == set(LOOK.right.free)
    assert {fills[cell] for cell in POINT if cell[0] == "F"} == set(LOOK.neutral)
    assert {fills[f"{column}{line}"] for column in "AK" for line in "456"} == {LOOK.net}
    assert {fills[f"A{line}"] for line in "123789"} == set(LOOK.left.defence)
    posts = {(shape.x, shape.y) for shape in board.shapes if isinstance(shape, Disc)}
    assert posts == {pixel_of(x, y) for x in (1.5, 10.5) for y in (3.5, 6.5)}
    slanted = [s for s in board.shapes if isinstance(s, Arrow) and len({x for x, _ in s.points}) == 2]
    assert len([s for s in slanted if s.points[0][1] != s.points[1][1]]) > 40


@pytest.mark.parametrize("palette", ["default", "safe"])
def test_the_sides_differ_in_shape_and_in_colour(palette):
    look = look_of(samples.MIDDLE.teams, palette)
    scene = board_scene(samples.MIDDLE, Frame(title="", subtitle="", palette=palette))
    for side, kind in (("left", Disc), ("right", RoundedBox)):
        for cell in samples.MIDDLE.pieces.of(side):
            drawn = within(scene, cell)
            assert {type(shape) for shape in drawn} == {kind}
            assert look.of(side).fill in {shape.fill for shape in drawn}
    assert look.left.fill != look.right.fill


@pytest.mark.clause("AS-info-a", "AS-prog-a", "AS-occ-b", "AS-dist-b")
def test_above_the_board_stand_progress_names_score_and_times_and_below_it_occupation_and_distances():
    labels = Labels(occupation="occupation", distances="distances")
    drawn = texts(board_scene(samples.MIDDLE, Frame(title="", subtitle="", labels=labels)))
    assert {"Étoile de l’Œuvre", "Garçons d’Août", "2 – 1", "30 %"} < set(drawn)
    assert "220:00:00" in drawn
    assert {"occupation 56,2 %", "13,3", "8,3", "15,4", "3,6"} < set(drawn)


@pytest.mark.clause("AS-info-a")
def test_the_time_left_is_in_hours_or_in_the_words_given_and_none_without_a_clock():
    assert [clock_text(s) for s in (0, 61, 3600, 36_059)] == ["0:00:00", "0:01:01", "1:00:00", "10:00:59"]
    assert "9 j 4 h" in texts(board_scene(samples.MIDDLE, samples.FRAME))
    live = replace(samples.MIDDLE, clock=Clock(61, 3600))
    assert {"0:01:01", "1:00:00"} < set(texts(board_scene(live, WORDLESS)))
    now = Frame(title="", subtitle="", clock={"left": 59, "right": 3600})
    assert "0:00:59" in texts(board_scene(live, now))
    assert not any(":" in text for text in texts(board_scene(replace(live, clock=None), WORDLESS)))


@pytest.mark.clause("AS-occ-b")
def test_a_whole_percentage_has_no_decimal_and_an_even_one_no_side():
    even = replace(samples.MIDDLE, stats=Stats())
    assert " 50 %" in texts(board_scene(even, WORDLESS))


@pytest.mark.clause("AS-phase-a")
@pytest.mark.parametrize(
    ("scene", "side", "icon"),
    [
        (placement_scene(samples.PLACING, "left", WORDLESS), "left", "placement"),
        (board_scene(samples.MIDDLE, WORDLESS), "left", "move"),
        (moves_scene(samples.MIDDLE, "D5", WORDLESS), "left", "move"),
        (board_scene(samples.RIGHT_SHOOTS, WORDLESS), "right", "move"),
        (shots_scene(samples.MIDDLE, WORDLESS), "left", "shot"),
        (
            trial_scene(samples.MIDDLE, listing.try_shot(samples.MIDDLE, "left", "D5"), WORDLESS),
            "left",
            "test",
        ),
    ],
    ids=["placement", "move", "my-moves", "move-right", "shot", "test"],
)
def test_the_phase_icon_stands_on_the_acting_side(scene, side, icon):
    state = samples.PLACING if icon == "placement" else samples.MIDDLE
    x = 56 if side == "left" else 844
    shown = icon_shapes(icon, side, (x, 88), look_of(state.teams, "default"))
    assert all(shape in scene.shapes for shape in shown)
    kinds = {i: icon_shapes(i, side, (x, 88), LOOK) for i in ("placement", "move", "shot", "test")}
    assert len({str(shapes) for shapes in kinds.values()}) == 4
    other = icon_shapes(icon, "right" if side == "left" else "left", (900 - x, 88), look_of(state.teams, "default"))
    assert not all(shape in scene.shapes for shape in other)


@pytest.mark.clause("AS-dest-h")
def test_every_shots_path_ends_where_the_rules_say_and_turns_on_the_mirrors():
    for side in SIDES:
        for ball, flights in FLIGHTS[side].items():
            for flight in flights.values():
                way = ball_way(side, ball, flight.vector, goal=flight.is_goal)
                assert way[0] == POINT[ball]
                if flight.ball_to is None:
                    assert 3.5 < way[-1][1] < 6.5
                    assert way[-1][0] > 10.5 if side == "left" else way[-1][0] < 1.5
                else:
                    assert CELL_AT[round(way[-1][0]), round(way[-1][1])] == flight.ball_to
                    assert way[-1] == pytest.approx(POINT[flight.ball_to])
                for x, y in way[1:-1]:
                    assert round(x, 9) in (2, 10) or round(y, 9) in (1, 9)
                assert len(way) <= 2 + len(flight.rebounds)


@pytest.mark.clause("AS-dest-g")
def test_a_post_that_is_hit_has_a_cross():
    after, events = samples.played(samples.POST, "B5-E2 xF5")
    crosses = [s for s in board_after_scene(samples.POST, after, events, WORDLESS).shapes if isinstance(s, Cross)]
    assert {(cross.x, cross.y) for cross in crosses} == {pixel(10.5, 6.5)}
    after, events = samples.played(samples.CORNER, "xH5")
    assert not any(isinstance(s, Cross) for s in board_after_scene(samples.CORNER, after, events, WORDLESS).shapes)


def test_a_turn_is_drawn_on_the_position_after_it():
    after, events = samples.played(samples.MIDDLE, "D5-E4 xE6")
    scene = board_after_scene(samples.MIDDLE, after, events, WORDLESS)
    move, run, flown = arrows(scene)
    assert (move.pattern, run.pattern, flown.pattern) == ("solid", "dashed", "dotted")
    assert has_piece(scene, "E4", "left")
    assert has_piece(scene, "G6", "left")
    assert not has_piece(scene, "D5", "left")
    assert has_ball(scene, "I6")
    assert scene == board_scene(after, WORDLESS, last=events)


def test_a_goal_is_marked_on_the_position_in_which_it_was_scored():
    after, events = samples.played(samples.SHOOTING, "H2-G1 xG4")
    assert after.phase == "placement"
    scene = board_after_scene(samples.SHOOTING, after, events, GOAL)
    assert "But !" in texts(scene)
    assert "3 – 1" in texts(scene)
    assert has_piece(scene, "I5", "left")
    assert all(has_piece(scene, cell, "right") for cell in samples.SHOOTING.pieces.right)
    net = {pixel(x, y) for x in (10.5, 11.5) for y in (3.5, 6.5)}
    assert any(isinstance(shape, Polygon) and set(shape.points) == net for shape in scene.shapes)
    now = board_scene(after, GOAL, last=events)
    assert arrows(now) == []
    assert has_ball(now, "F5")


def test_a_swap_shows_two_ways_that_keep_apart():
    after, events = samples.played(samples.SWAPPING, "xF6")
    run, flown = arrows(board_after_scene(samples.SWAPPING, after, events, WORDLESS))
    middles = [arrow.points[len(arrow.points) // 2][0] for arrow in (run, flown)]
    assert abs(middles[0] - middles[1]) > 20


@pytest.mark.clause("AS-place-h")
def test_a_waiting_queue_is_numbered_for_its_owner_and_shown_on_no_other_picture():
    mine = placement_scene(samples.PLACING, "right", WORDLESS)
    numbers = [(s.content, s.x) for s in mine.shapes if isinstance(s, Text) and s.content in ("1", "2")]
    assert numbers == [("1", spot("G2")[0]), ("2", spot("J4")[0])]
    for scene in (
        board_scene(samples.PLACING, WORDLESS),
        placement_scene(samples.PLACING, "left", WORDLESS),
        order_scene(samples.PLACING, Placement(("B5",)), "left", WORDLESS),
        shots_scene(samples.PLACING, WORDLESS),
        threats_scene(samples.PLACING, "left", WORDLESS),
        moves_scene(samples.PLACING, "C3", WORDLESS),
    ):
        assert within(scene, "G2") == within(scene, "J4") == []


@pytest.mark.clause("AS-place-d")
def test_the_free_cells_of_the_own_zone_are_marked_until_all_pieces_are_placed_or_announced():
    def named(*chosen: str) -> set[str]:
        scene = placement_scene(samples.PLACING, "left", WORDLESS, chosen=chosen)
        return {text for text in texts(scene) if len(text) == 2}

    zone = {f"{column}{line}" for column in "BCDE" for line in range(1, 10)}
    assert named() == zone - {"C3", "D5"}
    assert named("B5", "E7") == zone - {"C3", "D5", "B5", "E7"}
    assert named("B5", "E7", "B1", "B2") == set()


def test_placed_pieces_are_numbered_in_the_order_in_which_they_were_put():
    after, events = samples.played(samples.PLACING, "P E7 B5 C8")
    scene = board_after_scene(samples.PLACING, after, events, WORDLESS)
    found = {s.content: s.x for s in scene.shapes if isinstance(s, Text) and s.content in "12345" and s.size == 30}
    assert found == {str(k): spot(cell)[0] for k, cell in enumerate(("E7", "G2", "B5", "J4", "C8"), 1)}


@pytest.mark.clause("AS-move-d", "AS-ui-c")
def test_the_legal_cells_of_a_chosen_piece_are_ticked_and_it_is_dimmed():
    scene = moves_scene(samples.MIDDLE, "D5", WORDLESS)
    assert {text for text in texts(scene) if len(text) == 2 and text[1].isdigit()} == set(
        listing.legal_moves(samples.MIDDLE, "D5")
    )
    assert has_piece(scene, "D5", "left", dimmed=True)
    assert has_piece(scene, "C3", "left")


@pytest.mark.clause("AS-ui-c")
def test_a_piece_that_moved_is_dimmed_while_its_turn_is_not_over():
    for scene in (
        shots_scene(samples.MIDDLE, WORDLESS, move=Move("D5", "E4")),
        order_scene(samples.MIDDLE, Turn(Move("D5", "E4")), "left", WORDLESS),
        order_scene(samples.MIDDLE, Turn(Move("D5", "E4"), "E6"), "left", WORDLESS),
    ):
        assert has_piece(scene, "E4", "left", dimmed=True)
        assert not has_piece(scene, "D5", "left")


def test_my_shots_tell_every_piece_in_range_its_outcome():
    drawn = texts(shots_scene(samples.MIDDLE, samples.FRAME))
    listed = drawn[drawn.index("D5") :]
    assert listed[:2] == ["D5", "J7"]
    assert {"E6", "I6", "F7", "Case finale occupée"} < set(listed)
    assert "A2" not in listed
    after = texts(shots_scene(samples.MIDDLE, samples.FRAME, move=Move("D5", "E4")))
    assert "Pion déplacé non tireur" in after


def test_threats_are_the_opponents_shots_goals_first():
    drawn = texts(threats_scene(samples.SHOOTING, "right", samples.FRAME))
    flights = listing.threats(samples.SHOOTING, "left")
    assert [text for text in drawn if text in {flight.shooter for flight in flights}] == [f.shooter for f in flights]
    assert drawn.count("But !") == sum(flight.is_goal for flight in flights) == 1
    assert "G4" in drawn
    assert flights[0].is_goal


@pytest.mark.clause("AS-test-b")
def test_a_legal_test_shows_where_shooter_and_ball_would_end():
    scene = trial_scene(samples.MIDDLE, listing.try_shot(samples.MIDDLE, "left", "D5"), WORDLESS)
    assert has_piece(scene, "G6", "left")
    assert has_ball(scene, "J7")
    won = trial_scene(samples.SHOOTING, listing.try_shot(samples.SHOOTING, "left", "G4"), GOAL)
    assert "But !" in texts(won)


REFUSED = {
    "AS_SHOT_NOT_YOURS": (samples.MIDDLE, "E5", None),
    "AS_SHOT_MOVED_PIECE": (samples.MIDDLE, "E4", Move("D5", "E4")),
    "AS_SHOT_OUT_OF_RANGE": (samples.MIDDLE, "A2", None),
    "AS_SHOT_BACKWARD": (samples.state("J7 C3 D5 E6 F7 G2", "E5 G8 H5 I3 I8 K7", "G6"), "J7", None),
    "AS_SHOT_PATH_BLOCKED": (samples.SHOOTING, "F5", None),
    "AS_SHOT_SAME_CELL": (samples.state("A2 C3 D5 F6 F3 G2", "E5 G8 H5 I3 I8 K7", "F8"), "F6", None),
    "AS_SHOT_TARGET_OCCUPIED": (samples.state("A2 C3 D5 E6 F6 G2", "E5 G8 H6 I3 I8 K7", "G6"), "F6", None),
}


@pytest.mark.clause("AS-test-c")
@pytest.mark.parametrize("code", REFUSED)
def test_a_refused_test_says_why_and_crosses_out_the_ball_in_the_last_three_cases(code):
    state, shooter, move = REFUSED[code]
    trial = listing.try_shot(state, "left", shooter, move)
    assert trial.refusal == code
    scene = trial_scene(state, trial, samples.FRAME, move=move)
    assert samples.LABELS.refusals[code] in texts(scene)
    crosses = {(s.x, s.y) for s in scene.shapes if isinstance(s, Cross)}
    last_three = list(REFUSED).index(code) >= 4
    assert crosses == ({spot(state.ball, samples.FRAME)} if last_three else set())
    if not last_three and move is None:
        unchanged = board_scene(state, samples.FRAME).shapes
        inside = [s for s in unchanged if isinstance(s, Disc | RoundedBox) and s.y > 250 and s.y < 900]
        assert [s for s in scene.shapes if isinstance(s, Disc | RoundedBox) and s.y > 250 and s.y < 900] == inside
    assert all(
        spot(c, samples.FRAME) in {(s.x, s.y) for s in scene.shapes if isinstance(s, Disc | RoundedBox)}
        for c in state.pieces.right
    )


def test_everything_inside_the_board_stays_inside_the_picture():
    for name, scene in samples.SCENES.items():
        drawn = scene()
        for shape in drawn.shapes:
            if isinstance(shape, Disc):
                assert PIECE / 8 < shape.x < drawn.width - PIECE / 8, name
