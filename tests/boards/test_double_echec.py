"""Double-Échec's pictures: golden SVG texts, what they show, and that nothing can make them fail."""

from collections import Counter
from io import BytesIO
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

from bench import picture_double_echec as samples
from boards.animation import MOST_BYTES, animation
from boards.double_echec import (
    Frame,
    Labels,
    RinkOverlay,
    card_icon,
    goal_film,
    penalty_shot_scene,
    puck_icon,
    rink_scene,
    shift_film,
    shift_scene,
    side_icon,
)
from boards.double_echec import _frame as framing
from boards.double_echec._beats import beats, last_rush
from boards.double_echec._field import view_of
from boards.double_echec._following import afterwards
from boards.double_echec._look import LOOKS
from boards.double_echec._pieces import R
from boards.double_echec._shown import open_shift, show_state
from boards.icon import icon
from boards.paint import icon_bytes, png_bytes
from boards.scene import Arrow, Disc, Inset, Polygon, RoundedBox, Scene, Shape, Text
from boards.svg import svg_text
from rules.dice import Dice
from rules.double_echec import GAME, rink
from rules.double_echec.data import DATA
from rules.double_echec.events import Event
from rules.double_echec.state import TEAMS, Match
from rules.double_echec.turn import clearing
from tests.boards.reading import check_png, every_shape, texts

BARE = Frame()
LOOK = LOOKS[BARE.palette]
SLOTS = {"C": "C", "LW": "AG", "RW": "AD", "LD": "DG", "RD": "DD", "G": "G"}
CARDS = ("pass", "pass_or_shot", "advance", "clear", "steal", "faceoff", "rebound", "pass_nearest", "pass_centre")


def numbers(scene: Scene, frame: Frame = BARE) -> Counter[tuple[str, float, float]]:
    """The bold numbers on the ice, where they stand."""
    where = framing.view_in_frame(frame)
    inside = (
        shape
        for shape in scene.shapes
        if isinstance(shape, Text) and shape.bold and shape.content.isdigit() and shape.x < where.left + where.wide
    )
    return Counter((shape.content, shape.x, shape.y) for shape in inside if shape.y > where.top)


def men_on(scene: Scene, frame: Frame = BARE) -> list[str]:
    return sorted(content for content, _, _ in numbers(scene, frame).elements())


def on_ice(state: Match) -> list[str]:
    return sorted(str(number) for team in TEAMS for number in state.teams.of(team).at)


def ways(scene: Scene) -> list[Arrow]:
    """The arrows with a halo: what happened, or could."""
    return [shape for shape in scene.shapes if isinstance(shape, Arrow) and shape.halo]


def match(seed: int, sheet: str | None = None) -> list[tuple[Match, Match, tuple[Event, ...]]]:
    """The shifts of a match in which home sends the same sheet again and again and away nothing."""
    now, shifts = samples.LINEUP, []
    while GAME.awaiting(now):
        home, away = GAME.awaiting(now)
        order = GAME.parse(now, home, sheet) if sheet and now.phase == "play" else None
        outcome = GAME.resolve(now, {home: order, away: None}, Dice(f"{seed}/{now.turn}".encode()))
        assert isinstance(outcome.state, Match)
        shifts.append((now, outcome.state, outcome.events))
        now = outcome.state
    return shifts


@pytest.mark.parametrize("name", sorted(samples.SCENES))
def test_the_png_is_small_and_its_letters_are_read_on_a_phone(name):
    """350 pixels wide, which leaves ten for a letter, on a screen of at least 600."""
    scene = samples.SCENES[name]()
    check_png(scene, samples.MOST_KIB * 1024)
    assert min(shape.size for shape in every_shape(scene) if isinstance(shape, Text)) >= 26
    assert scene.height * 350 / scene.width < 600


@pytest.mark.parametrize("name", sorted(samples.SCENES))
def test_nothing_is_drawn_outside_the_picture(name):
    scene = samples.SCENES[name]()
    for shape in every_shape(scene):
        if isinstance(shape, Disc):
            assert shape.y - shape.r >= 0
            assert shape.y + shape.r <= scene.height
            assert shape.x + shape.r <= scene.width or shape.stroke
        elif isinstance(shape, Text) and shape.anchor == "start" and shape.max_width:
            assert shape.x + shape.max_width <= scene.width


def test_every_cell_has_its_place_and_half_a_turn_mirrors_it():
    here, there = view_of(0, 0), view_of(0, 0, flipped=True)
    spots = {cell: here.spot(cell) for cell in rink.NAMES}
    assert len(set(spots.values())) == 27 * 13
    assert spots["A1"][1] > spots["A27"][1]
    assert spots["A1"][0] < spots["M1"][0]
    turned = {rink.NAMES[rink.turn_cell(cell)]: there.spot(name) for cell, name in enumerate(rink.NAMES)}
    assert turned == spots


def test_the_ice_bears_its_lines_spots_creases_nets_and_doors():
    scene = rink_scene(samples.MIDDLE, BARE)
    (ice,) = (shape.scene for shape in scene.shapes if isinstance(shape, Inset))
    where = view_of(7, 7)
    shapes = ice.shapes
    across = {
        round(shape.points[0][1]): shape.colour
        for shape in shapes
        if isinstance(shape, Arrow) and abs(shape.points[0][0] - shape.points[1][0]) > 600
    }
    wanted = {
        **{round(where.at(1, column + 0.5)[1]): LOOK.red for column in DATA.rink.goal_lines_after_column},
        **{round(where.at(1, column + 0.5)[1]): LOOK.blue for column in DATA.rink.blue_lines_after_column},
        round(where.at(1, DATA.rink.red_line_column)[1]): LOOK.red,
    }
    assert across == wanted
    dots = {(shape.x, shape.y) for shape in shapes if isinstance(shape, Disc) and shape.fill and shape.r > 7}
    assert dots == {where.spot(c) for c in (DATA.rink.spots.centre, *DATA.rink.spots.home, *DATA.rink.spots.away)}
    boxes = [shape for shape in shapes if isinstance(shape, RoundedBox)]
    creases = {(shape.x, shape.y) for shape in boxes if shape.fill == LOOK.crease}
    assert creases == {where.spot(cell) for cell in (*DATA.rink.crease.home, *DATA.rink.crease.away)}
    for team in TEAMS:
        doors = [shape for shape in boxes if shape.fill == LOOK.of(team)]
        assert {shape.y for shape in doors if shape.x < 10} == {
            where.spot(cell)[1] for cell in getattr(DATA.rink.bench_doors, team)
        }
        assert [shape.y for shape in doors if shape.x > 600] == [where.spot(getattr(DATA.rink.box_doors, team))[1]]
    assert {"A", "M", "1", "27"} < set(texts(scene))


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("state", [samples.MIDDLE, samples.CROWD, samples.LOOSE], ids=["middle", "crowd", "loose"])
def test_every_man_is_shown_once_on_his_cell_with_slot_and_number(state, flipped):
    frame = Frame(flipped=flipped)
    scene, where = rink_scene(state, frame), framing.view_in_frame(frame)
    assert men_on(scene, frame) == on_ice(state)
    for team, kind in zip(TEAMS, (Disc, RoundedBox), strict=True):
        own = state.teams.of(team)
        for slot, number in own.ice.items():
            if number is None:
                continue
            x, y = where.spot(own.at[number])
            body = [s for s in scene.shapes if isinstance(s, kind) and (s.x, s.y) == (x, y) and s.fill == LOOK.of(team)]
            assert len(body) == 1
            near = [s.content for s in scene.shapes if isinstance(s, Text) and s.x == x and abs(s.y - y) < R]
            assert near == [SLOTS[slot], str(number)]


def test_a_man_going_off_is_hollow_and_bears_no_slot():
    scene, where = rink_scene(samples.MIDDLE, BARE), framing.view_in_frame(BARE)
    x, y = where.spot("B11")
    (ring,) = (s for s in scene.shapes if isinstance(s, Disc) and (s.x, s.y) == (x, y))
    assert (ring.fill, ring.stroke) == (LOOK.ice, LOOK.line("home"))
    assert [s.content for s in scene.shapes if isinstance(s, Text) and s.x == x and abs(s.y - y) < R] == ["21"]


def test_the_puck_is_in_the_hands_of_its_carrier_or_on_its_cell():
    def pucks(state: Match) -> list[tuple[float, float]]:
        scene = rink_scene(state, BARE)
        return [(s.x, s.y) for s in scene.shapes if isinstance(s, Disc) and s.fill == LOOK.rubber and s.x < 690]

    where = framing.view_in_frame(BARE)
    assert pucks(samples.LOOSE) == [where.spot("A27")]
    ((x, y),) = pucks(samples.MIDDLE)
    at = where.spot("G13")
    assert 0 < x - at[0] < R
    assert 0 < y - at[1] < R


def test_the_strip_shows_score_period_time_strength_box_and_stops():
    scene = rink_scene(samples.MIDDLE, samples.FRAME)
    written = texts(scene)
    assert {"0 – 0", "1re période", "12/40", "Étoile de l’Œuvre", "Garçons d’Août"} < set(written)
    panel = [s.content for s in scene.shapes if isinstance(s, Text) and s.x > 690 and s.y > 200 and s.bold]
    assert panel[:3] == ["5", "4", "–"]
    assert panel[3:7] == ["71", "7", "84", "4"]
    ticks = [s for s in scene.shapes if isinstance(s, RoundedBox) and 140 < s.y < 180 and 10 <= s.h <= 24]
    assert len(ticks) == 40
    assert sum(tick.fill == LOOK.palette.ink for tick in ticks) == 12
    signs = [s for s in scene.shapes if isinstance(s, Polygon) and len(s.points) == 8]
    assert [sign.fill for sign in signs] == [LOOK.palette.special, LOOK.card]
    nobody = rink_scene(samples.MIDDLE, replace(samples.FRAME, stops=None))
    assert not [s for s in nobody.shapes if isinstance(s, Polygon)]


def test_a_picture_shows_nothing_of_the_sheets():
    home = replace(samples.MIDDLE.teams.home, sheet=("O tir",), stops=0)
    spied = replace(samples.MIDDLE, teams=replace(samples.MIDDLE.teams, home=home))
    assert svg_text(rink_scene(spied, samples.FRAME)) == svg_text(rink_scene(samples.MIDDLE, samples.FRAME))


def test_zones_of_reach_are_the_cells_around_skaters_only():
    scene = rink_scene(samples.MIDDLE, BARE, overlay=RinkOverlay(zones=("home",)))
    (ice,) = (shape.scene for shape in scene.shapes if isinstance(shape, Inset))
    where = view_of(7, 7)
    own = samples.MIDDLE.teams.home
    skaters = [own.at[number] for slot, number in own.ice.items() if slot != "G" and number is not None]
    around = {rink.NAMES[c] for cell in skaters for c in rink.cells_of(rink.ZONE[rink.CELL[cell]])}
    shaded = {(s.x, s.y) for s in ice.shapes if isinstance(s, RoundedBox) and s.fill == LOOK.of_zone("home")}
    assert shaded == {where.spot(cell) for cell in around}


def test_the_steps_to_the_net_are_those_of_the_rules():
    plain, scene = rink_scene(samples.MIDDLE, BARE), rink_scene(samples.MIDDLE, BARE, overlay=RinkOverlay(steps="home"))
    where = framing.view_in_frame(BARE)
    added = {(s.x, round(s.y)): s.content for s in scene.shapes if isinstance(s, Text) and s not in plain.shapes}
    x, y = where.spot("E26")
    assert next(content for (left, base), content in added.items() if left == x and abs(base - y) < 15) == "2"
    assert set(map(int, added.values())) == set(range(19))


@pytest.mark.parametrize(("holder", "at"), [(("home", 4), "E9"), (("away", 77), "C16"), (("home", 9), "G13")])
def test_the_rays_of_a_clear_are_the_legal_ones(holder, at):
    state = replace(samples.MIDDLE, puck=replace(samples.MIDDLE.puck, at=at, held=holder))
    scene = rink_scene(state, BARE, overlay=RinkOverlay(rays=True))
    named = [text for text in texts(scene) if text in clearing.VECTORS]
    assert tuple(named) == clearing.legal_directions(holder[0], rink.CELL[at])
    assert len(ways(scene)) == len(named)


def test_the_last_rush_is_told_in_arrows_of_its_kinds():
    scene = shift_scene(samples.MIDDLE, samples.after(samples.MIDDLE, samples.RUSH), samples.RUSH, BARE)
    kinds = Counter((way.pattern, way.colour) for way in ways(scene))
    assert kinds[("dashed", LOOK.feed)] == 2
    assert kinds[("solid", LOOK.shot)] == 1
    assert kinds[("solid", LOOK.line("home"))] == 3  # the centre, the left winger, and the right one with the puck
    assert kinds[("solid", LOOK.line("away"))] == 4
    where = framing.view_in_frame(BARE)
    (shot,) = (way for way in ways(scene) if way.colour == LOOK.shot)
    assert where.spot("F25")[1] - 48 < shot.points[-1][1] < where.spot("F25")[1] - 24  # over the line, in the net
    numbered = [s.content for s in scene.shapes if isinstance(s, Text) and s.colour == LOOK.palette.outline]
    assert numbered == ["1", "2", "3"]


def test_arrows_that_cross_are_told_apart_by_their_rims():
    for way in ways(samples.SCENES["double-but"]()):
        assert way.halo == LOOK.ice


def test_a_rush_begins_where_the_other_side_last_played():
    course = beats(samples.CROWD, samples.after(samples.CROWD, samples.SCRAMBLE), samples.SCRAMBLE)
    assert len(course) == 6
    rush = last_rush(course)
    assert rush[0].events[0].unit == 33
    scene = shift_scene(samples.CROWD, samples.after(samples.CROWD, samples.SCRAMBLE), samples.SCRAMBLE, BARE)
    assert not [way for way in ways(scene) if way.colour == LOOK.shot]


def test_the_rink_before_is_shown_small_with_everybody():
    now = samples.after(samples.MIDDLE, samples.RUSH)
    scene = shift_scene(samples.MIDDLE, now, samples.RUSH, BARE)
    small = [s for s in scene.shapes if isinstance(s, Disc | RoundedBox) and s.x > 690 and s.y < 600]
    for team, kind in zip(TEAMS, (Disc, RoundedBox), strict=True):
        marks = [s for s in small if isinstance(s, kind) and LOOK.of(team) in (s.fill, s.stroke)]
        assert len(marks) == len(samples.MIDDLE.teams.of(team).at)


def test_the_film_has_a_frame_a_beat_with_its_card_its_dice_and_its_words():
    now = samples.after(samples.MIDDLE, samples.RUSH)
    stills = shift_film(samples.MIDDLE, now, samples.RUSH, samples.FRAME, lambda beat: type(beat.events[0]).__name__)
    assert [still.caption for still in stills] == ["ClockMarked", "CardTurned"] * 3
    assert [still.is_key for still in stills] == [False] * 5 + [True]
    assert [samples.LABELS.cards["pass"] in texts(still.scene) for still in stills] == [False, True] + [False] * 4
    last = texts(stills[-1].scene)
    assert {"passe", "11", "≥ 3", "tir", "8", "≥ 7", "arrêt", "1-2", "But !", "15/40", "1 – 0"} <= set(last)
    bars = [next(text for text in texts(still.scene) if text.endswith("/40")) for still in stills]
    assert bars == ["13/40", "13/40", "14/40", "14/40", "15/40", "15/40"]
    assert "0 – 0" in texts(stills[-1].glide(0.9))  # a goal counts when the puck is in


def test_a_theft_is_measured_by_what_takes_the_thief_out_of_reach():
    now = samples.after(samples.CROWD, samples.SCRAMBLE)
    stills = shift_film(samples.CROWD, now, samples.SCRAMBLE, samples.FRAME, lambda _: "")
    assert {"Vol !", "vol", "< 3", "bagarre", "5"} <= set(texts(stills[-1].scene))  # two points for a step and two more


def test_the_film_of_a_goal_is_its_attack_and_there_is_none_without_a_goal():
    now = samples.after(samples.MIDDLE, samples.RUSH)
    assert len(goal_film(samples.MIDDLE, now, samples.RUSH, BARE, lambda _: "")) == 6
    quiet = samples.RUSH[:-3]
    assert goal_film(samples.MIDDLE, samples.after(samples.MIDDLE, quiet), quiet, BARE, lambda _: "") == []


def test_a_beat_begins_where_the_last_one_ended():
    now = samples.after(samples.MIDDLE, samples.RUSH)
    stills = shift_film(samples.MIDDLE, now, samples.RUSH, BARE, lambda _: "")
    for one, other in pairwise(stills):
        if other.glide is not None:
            assert men_on(other.glide(0)) == men_on(one.scene)
            assert set(numbers(other.glide(0))) == {found for found in numbers(one.scene) if found[0] in on_ice(now)}


def test_the_penalty_shot_shows_two_men_and_the_numbers_of_the_net():
    due = penalty_shot_scene(samples.DUE, (), BARE)
    assert {"69", "31", *"123456"} <= set(texts(due))
    assert not {"17", "71"} & set(texts(due))
    played = penalty_shot_scene(samples.DUE, samples.AWARDED, samples.FRAME)
    assert len([way for way in ways(played) if way.colour == LOOK.shot]) == 2
    assert {"10", "≥ 2", "visée", "arrêt"} <= set(texts(played))
    high = {s.content: s.y for s in due.shapes if isinstance(s, Text)}
    assert high["31"] < high["69"]  # whoever shoots attacks upwards


def test_a_match_is_followed_from_its_events_alone():
    """The moments that the events lead to are those of the states, from the line-up to the last shift."""
    seen: Counter[str] = Counter()
    for sheet in (None, None, "X AG=21 !; X AG=11 !; X C=24; X DG=6 !; X DG=4 !; B 6,4; Z gain; O arret si zone=2"):
        for before, after, told in match(sum(seen.values()), sheet):
            seen.update(type(event).__name__ for event in told)
            now, wanted = afterwards(open_shift(before, after), told), show_state(after)
            assert dict(now.players) == dict(wanted.players)
            assert (now.puck, now.holder) == (wanted.puck, wanted.holder)
            assert (now.period, now.units, now.score) == (wanted.period, wanted.units, wanted.score)
            boxes = [sorted((one.who, one.left) for one in moment.box) for moment in (now, wanted)]
            assert boxes[0] == boxes[1]
    assert {"Goal", "FacedOff", "Stolen", "Fight", "Cleared", "RecoverTry", "Entered", "ChangeFailed"} <= set(seen)


def test_any_shift_of_a_match_is_a_small_picture_and_a_small_film():
    shifts = match(4)
    largest = max(shifts, key=lambda shift: len(shift[2]))
    for before, after, told in (shifts[0], largest, shifts[-1]):
        scene = shift_scene(before, after, told, samples.FRAME)
        assert men_on(scene, samples.FRAME)
        assert len(png_bytes(scene)) < samples.MOST_KIB * 1024
    before, after, told = largest
    stills = shift_film(before, after, told, samples.FRAME, lambda _: "")
    assert 10 < len(stills) < 60
    assert len(animation(stills[:3])) * len(stills) / 3 < MOST_BYTES


@pytest.mark.parametrize("team", TEAMS)
def test_the_icon_of_a_side_is_its_shape_and_colour(team):
    shapes: tuple[Shape, ...] = side_icon(team)
    assert {type(shape) for shape in shapes} == {Disc if team == "home" else RoundedBox}
    assert LOOK.of(team) in {shape.fill for shape in shapes if isinstance(shape, Disc | RoundedBox)}


def test_every_card_has_a_sign_of_its_own_that_fits_an_emoji():
    signs = [card_icon(card) for card in CARDS] + [puck_icon(), *(side_icon(team) for team in TEAMS)]
    pictures = {icon_bytes(icon("x", "x", shapes).scene) for shapes in signs}
    assert len(pictures) == len(signs)
    for data in pictures:
        image = Image.open(BytesIO(data))
        assert image.size == (128, 128)
        assert image.getbbox() is not None
    assert set(CARDS) == {card for deck in DATA.deck.values() for card in deck}


@pytest.mark.parametrize("word", ["é" * 300, "a\x00b", "\ud800", "🔥🇫🇷", "<script>", "\n\t", ""])
def test_no_words_break_a_picture(word):
    labels = Labels(
        period=lambda _: word,
        cards=dict.fromkeys(CARDS, word),
        throws=dict.fromkeys(samples.LABELS.throws, word),
        arrows=dict.fromkeys(samples.LABELS.arrows, word),
        signs=dict.fromkeys(samples.LABELS.signs, word),
        before=word,
        goal=word[:8],
    )
    frame = Frame(title=word, subtitle=word, teams=dict.fromkeys(TEAMS, word), labels=labels)
    now = samples.after(samples.MIDDLE, samples.RUSH)
    assert "<script>" not in svg_text(shift_scene(samples.MIDDLE, now, samples.RUSH, frame))
    for still in shift_film(samples.MIDDLE, now, samples.RUSH, frame, lambda _: word)[-1:]:
        assert png_bytes(still.scene)
