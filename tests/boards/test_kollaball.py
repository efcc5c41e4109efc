"""Kollaball's pictures: golden SVG texts, what they show, and that nothing can make them fail."""

from io import BytesIO

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image

from bench import picture_samples as samples
from boards.kollaball import Frame, Labels, board_scene, orders_scene, turn_scene
from boards.kollaball._layout import slots
from boards.paint import png_bytes
from boards.palette import PALETTES, PUBLIC
from boards.scene import Cross, Disc, Inset, RoundedBox, Text
from boards.svg import svg_text
from rules.kollaball.events import (
    BallLost,
    BallOut,
    BallSeized,
    DecoyGiven,
    Entered,
    Expelled,
    LobAimed,
    LobLanded,
    LobLaunched,
    Moved,
    Passed,
    PickedUp,
    PlayerRemoved,
    Scored,
    SpecialUsed,
)
from rules.kollaball.orders import Drop, Line, Lineup, Move, RollCall, Special, Stand, Tactic, Timeout, TurnOrder
from rules.kollaball.pitch import CELLS, COORDINATES
from rules.kollaball.state import State
from tests.boards.reading import WORDLESS, arrows, check_png, every_shape, texts, tokens

HALF_TURN = {
    cell: next(c for c, (x, y) in COORDINATES.items() if (x, y) == (-a, -b)) for cell, (a, b) in COORDINATES.items()
}


@pytest.mark.parametrize("name", sorted(samples.SCENES))
def test_the_png_is_small_and_readable(name):
    check_png(samples.SCENES[name](), 64 * 1024 - 1)


@pytest.mark.parametrize("name", sorted(samples.SCENES))
def test_a_picture_fits_a_phone_and_its_letters_are_read_there(name):
    """350 pixels wide, which leaves ten for a letter, on a screen of at least 600."""
    scene = samples.SCENES[name]()
    assert min(shape.size for shape in every_shape(scene) if isinstance(shape, Text)) >= 26
    assert scene.height * 350 / scene.width < 600


@pytest.mark.clause("KB-3-b")
def test_the_pitch_shows_each_of_the_37_names_once():
    shown = texts(board_scene(samples.MIDDLE, WORDLESS))
    assert sorted(name for name in shown if name in CELLS) == sorted(CELLS)


@pytest.mark.clause("KB-3-c")
def test_row_one_is_on_top_and_the_goals_are_left_and_right():
    places = {s.content: (s.x, s.y) for s in every_shape(board_scene(samples.MIDDLE, WORDLESS)) if isinstance(s, Text)}
    assert places["A1"][1] < places["A4"][1] < places["D7"][1]
    assert places["A4"][0] == min(places[c][0] for c in CELLS)
    assert places["G4"][0] == max(places[c][0] for c in CELLS)
    assert places["B4"][0] - places["A4"][0] == pytest.approx(120)


@pytest.mark.parametrize("palette", ["default", "safe"])
def test_the_sides_differ_in_shape_and_in_colour(palette):
    scene = board_scene(samples.KICK_OFF, replace(WORDLESS, palette=palette))
    red, blue = PALETTES[palette].side_fill
    assert {type(s) for s in scene.shapes if isinstance(s, Disc | RoundedBox) and s.fill == red and s.y < 700} == {Disc}
    assert {type(s) for s in scene.shapes if isinstance(s, Disc | RoundedBox) and s.fill == blue and s.y < 700} == {
        RoundedBox
    }


def test_the_safe_palette_tells_the_sides_apart_for_those_who_see_no_red_or_no_green():
    def as_seen(colour: str, matrix: tuple[tuple[float, float, float], ...]) -> list[float]:
        rgb = [int(colour[k : k + 2], 16) for k in (1, 3, 5)]
        return [sum(part * value for part, value in zip(row, rgb, strict=True)) for row in matrix]

    protanopia = ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052))
    deuteranopia = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
    safe = PALETTES["safe"]
    for matrix in (protanopia, deuteranopia):
        for pair in (safe.side_fill, safe.side_goal, (safe.side_fill[0], safe.field), (safe.side_fill[1], safe.field)):
            one, other = (as_seen(colour, matrix) for colour in pair)
            assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) > 60**2, pair


def turned(state: State) -> State:
    """The same match seen from the other side of the pitch."""
    data = msgspec.to_builtins(state)
    for thing in [*data["players"].values(), *data["balls"].values()]:
        for key in ("cell", "target"):
            if thing.get(key):
                thing[key] = HALF_TURN[thing[key]]
    for team in data["teams"].values():
        team["goal"] = HALF_TURN[team["goal"]]
    data["config"]["left_team"] = "bleue"
    return msgspec.convert(data, State)


@pytest.mark.parametrize("state", [samples.MIDDLE, samples.CROWDED, samples.KICK_OFF], ids=["middle", "crowd", "start"])
def test_flipped_is_the_half_turn(state):
    flipped = board_scene(state, replace(WORDLESS, flipped=True))
    plain = board_scene(turned(state), WORDLESS)
    assert [s for s in flipped.shapes if not isinstance(s, Inset)] == [
        s for s in plain.shapes if not isinstance(s, Inset)
    ]


def test_flipped_the_names_go_with_the_cells():
    def places(flipped: bool) -> dict[str, tuple[float, float]]:
        inset = next(
            s for s in board_scene(samples.MIDDLE, replace(WORDLESS, flipped=flipped)).shapes if isinstance(s, Inset)
        )
        return {s.content: (s.x, s.y) for s in inset.scene.shapes if isinstance(s, Text)}

    plain, flipped = places(False), places(True)
    assert all(flipped[cell] == pytest.approx(plain[HALF_TURN[cell]]) for cell in CELLS)


@pytest.mark.clause("KB-occ-a")
@pytest.mark.parametrize("count", range(1, 15))
def test_things_in_one_cell_do_not_overlap_and_stay_near_it(count):
    found = slots(count)
    assert len(found) == count
    for k, (x, y, r) in enumerate(found):
        assert (x * x + y * y) ** 0.5 + r < 0.65
        assert all(((x - u) ** 2 + (y - v) ** 2) ** 0.5 >= r + q - 0.005 for u, v, q in found[:k])


def test_eight_on_a_goal_keep_a_readable_size():
    sizes = [s.size for s in board_scene(samples.CROWDED, WORDLESS).shapes if isinstance(s, Text) and s.content == "4"]
    assert min(sizes) >= 26


def test_a_masked_ball_has_no_core_and_a_known_decoy_a_cross():
    scene = board_scene(samples.CROWDED, WORDLESS)
    white = PALETTES[PUBLIC].ball
    whole = [k for k, s in enumerate(scene.shapes) if isinstance(s, Disc) and s.fill == white]
    after = [scene.shapes[k + 1] for k in whole]
    assert [isinstance(shape, Cross) for shape in after].count(True) == 1
    cores = PALETTES[PUBLIC].side_fill
    assert not any(isinstance(s, Disc | RoundedBox) and s.fill in cores and s.x < 800 for s in after)


def test_the_real_balls_differ_in_shape():
    scene = board_scene(samples.KICK_OFF, WORDLESS)
    white = PALETTES[PUBLIC].ball
    cores = [scene.shapes[k + 1] for k, s in enumerate(scene.shapes) if isinstance(s, Disc) and s.fill == white]
    assert [type(core) for core in cores] == [Disc, RoundedBox]


def test_orders_show_the_own_team_from_left_to_right():
    for seat, player in (("rouge", "r1"), ("bleue", "b1")):
        cell = samples.MIDDLE.players[player].cell
        order = TurnOrder(lines=(Line(player=player, actions=(Move(role="hitter", origin=cell, path=("D4",)),)),))
        if seat == "rouge":
            assert cell == "C4"
        (arrow,) = arrows(orders_scene(samples.MIDDLE, order, seat, WORDLESS))
        assert arrow.points[0][0] < arrow.points[-1][0]


@pytest.mark.parametrize(
    ("order", "count"),
    [
        (Timeout(), 0),
        (RollCall(present=("r1",)), 0),
        (Lineup(starters=("r1", "r2", "r3", "r4"), ball="r3"), 0),
        (TurnOrder(), 0),
        (TurnOrder(lines=(Line(player="r1", actions=(Drop(origin="C4"),)),)), 0),
        (TurnOrder(lines=(Line(player="r2", actions=(Stand(origin="D3", carrier=False, special=Special(kind="decoy", targets=("r1", "r3"))),)),)), 2),  # noqa: E501
        (TurnOrder(tactic=Tactic(name="fall_back", carrier="r1", origin="C4", cell="A5")), 4),
        (TurnOrder(tactic=Tactic(name="analysis", opponents=("b1", "b2"))), 0),
        (TurnOrder(tactic=Tactic(name="neutralise")), 0),
    ],
)  # fmt: skip
def test_every_sort_of_order_has_its_picture(order, count):
    assert len(arrows(orders_scene(samples.MIDDLE, order, "rouge", WORDLESS))) == count


HOSTILE = [
    "é" * 300,
    "W" * 300,
    "a\x00b",
    "\ud800\udfff",
    "🔥🇫🇷👍🏽",
    "שלום עולם",
    "\u202eabc",
    "<script>alert('&\"')</script>",
    "日本語",
    "z̴̧͓̓a̷l̶g̵o",
    "\n\n\t",
    "@everyone",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_breaks_a_picture(name):
    players = {
        player: msgspec.structs.replace(data, name=name, status="bench", cell=None)
        for player, data in samples.MIDDLE.players.items()
    }
    state = msgspec.structs.replace(samples.MIDDLE, players=players, balls={})
    labels = Labels(goal=name, bench=name, returns=lambda _: name, arrows={"move": name, "throw": name})
    teams = {"rouge": name, "bleue": name}
    scene = turn_scene(state, state, samples.EVENTS, Frame(title=name, subtitle=name, labels=labels, teams=teams))
    drawn = svg_text(scene)
    drawn.encode("utf-8")
    assert "<script" not in drawn
    assert "\x00" not in drawn
    assert Image.open(BytesIO(png_bytes(scene))).width == 900


def test_an_empty_board_is_a_picture_too():
    empty = samples.state({}, {})
    bare = msgspec.structs.replace(empty, players={})
    for state in (empty, bare):
        assert png_bytes(board_scene(state, WORDLESS))
    assert not tokens(board_scene(bare, WORDLESS))


cells = st.sampled_from(CELLS)
ids = st.sampled_from([f"{team}{k}" for team in "rb" for k in range(1, 7)])
players = st.dictionaries(
    ids,
    st.fixed_dictionaries(
        {"status": st.sampled_from(["pitch", "pitch", "bench", "sideline", "out", "missing"]), "cell": cells},
        optional={
            "class": st.sampled_from(["warrior", "alchemist", "ranger", "archer", "thief", "merchant"]),
            "name": st.text(max_size=30),
            "special_used": st.booleans(),
            "skip": st.integers(0, 2),
            "extra": st.integers(0, 3),
            "returns": st.integers(1, 99),
        },
    ),
)
kinds = st.sampled_from(["real", "decoy", None])
sides = st.sampled_from(["rouge", "bleue"])
balls = st.dictionaries(
    st.sampled_from(["rouge", "bleue", "balle-1", "balle-2", "leurre-r1-3", "leurre-b2-4b"]),
    st.one_of(
        st.fixed_dictionaries({"at": st.just("held"), "by": ids, "kind": kinds, "team": st.none() | sides}),
        st.fixed_dictionaries({"at": st.just("ground"), "cell": cells, "kind": kinds, "team": st.none() | sides}),
        st.fixed_dictionaries(
            {"at": st.just("air"), "target": st.none() | cells, "lands": st.integers(1, 99), "team_thrown": sides}
        ),
    ),
)
states = st.builds(
    lambda p, b, left: msgspec.convert(
        {
            "teams": {
                "rouge": {"goal": "A4" if left == "rouge" else "G4"},
                "bleue": {"goal": "G4" if left == "rouge" else "A4"},
            },
            "config": {"left_team": left},
            "players": p,
            "balls": b,
        },
        State,
    ),
    players,
    balls,
    sides,
)
moved = st.builds(
    lambda player, path, role: Moved(player=player, origin=path[0], to=path[-1], path=tuple(path), role=role, round=1),
    ids,
    st.lists(cells, min_size=1, max_size=3),
    st.sampled_from(["hitter", "receiver", None]),
)
some_ball = st.sampled_from(["rouge", "bleue", "balle-1"])
first = st.just(1)
happenings = st.lists(
    st.one_of(
        moved,
        st.builds(Passed, player=ids, ball=some_ball, origin=cells, to=cells, deep=st.booleans(), round=first),
        st.builds(
            Expelled,
            player=ids,
            origin=cells,
            to=cells,
            cause=st.just("charge"),
            pinned=st.booleans(),
            round=first,
        ),
        st.builds(BallLost, ball=some_ball, player=ids, cell=cells, cause=st.just("fumble")),
        st.builds(BallOut, ball=some_ball, player=ids, cell=cells),
        st.builds(BallSeized, ball=some_ball, player=st.none() | ids, cell=cells, cause=st.just("favouritism")),
        st.builds(DecoyGiven, player=ids, to=ids, ball=some_ball),
        st.builds(Entered, player=ids, cell=cells),
        st.builds(LobAimed, player=ids, to=cells),
        st.builds(LobLanded, ball=some_ball, cell=cells),
        st.builds(LobLaunched, player=ids, ball=some_ball, lands=first),
        st.builds(PickedUp, player=ids, ball=some_ball, cell=cells, round=first),
        st.builds(PlayerRemoved, player=ids, cause=st.just("fracture"), returns=st.none(), cell=cells),
        st.builds(Scored, team=sides, player=ids, ball=some_ball, round=first),
        st.builds(SpecialUsed, player=ids, special=st.just("decoy"), via=st.sampled_from(["class", "copy", "legend"])),
    ),
    max_size=12,
)


@given(states, st.booleans(), st.sampled_from(["default", "safe"]))
@settings(max_examples=40)
def test_any_state_has_a_picture_that_shows_everyone_on_the_pitch(state, flipped, palette):
    scene = board_scene(state, replace(WORDLESS, flipped=flipped, palette=palette))
    on_pitch = [data for data in state.players.values() if data.status == "pitch"]
    assert len(tokens(scene)) == len(state.players) + len(on_pitch)
    assert svg_text(scene)
    assert png_bytes(scene)


@given(states, states, happenings, st.booleans())
@settings(max_examples=40)
def test_any_turn_has_a_picture(before, after, events, flipped):
    scene = turn_scene(before, after, events, replace(WORDLESS, flipped=flipped))
    assert svg_text(scene) == svg_text(turn_scene(before, after, events, replace(WORDLESS, flipped=flipped)))
    assert png_bytes(scene)
