"""Helvetia Cup's pictures: golden SVG texts, what they show, that they keep secrets, and that nothing breaks them."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bench import picture_helvetia as samples
from boards import fonts
from boards.helvetia_cup import (
    CardFace,
    DraftOverlay,
    Frame,
    GoalMouth,
    Labels,
    PitchOverlay,
    ReachOverlay,
    Rosette,
    cards_scene,
    goal_scene,
    keeper_scene,
    mouth_of,
    pitch_scene,
    squad_scene,
    turn_scene,
)
from boards.helvetia_cup import _frame as framing
from boards.helvetia_cup._board import spots
from boards.helvetia_cup._legs import legs_of
from boards.helvetia_cup._look import LOOKS
from boards.helvetia_cup._overlay import ends
from boards.helvetia_cup._pieces import PAIR, R, hand
from boards.helvetia_cup._shown import show_state
from boards.paint import png_bytes
from boards.scene import Arrow, Disc, Inset, Polygon, RoundedBox, Scene, Text
from boards.svg import svg_text
from rules.helvetia_cup.orders import Alternative, Kick, Move, Order, Place, Policy
from rules.helvetia_cup.pitch import CELLS, PITCH
from rules.helvetia_cup.state import SEATS, Match, Pending
from tests.boards.reading import every_shape, texts

BARE = Frame()
LOOK = LOOKS[BARE.palette]


def ways(scene: Scene) -> list[Arrow]:
    """The arrows on the grass."""
    bottom = scene.height - 90
    return [s for s in scene.shapes if isinstance(s, Arrow) and s.halo and s.points[0][1] < bottom]


def written_at(scene: Scene, spot: tuple[float, float], near: float = R) -> list[str]:
    return [s.content for s in scene.shapes
            if isinstance(s, Text) and abs(s.x - spot[0]) < 2 and abs(s.y - spot[1]) < near]  # fmt: skip


@pytest.mark.parametrize("name", sorted(samples.SCENES))
def test_it_is_small_and_no_word_of_it_is_cut_or_too_small_for_a_phone(name):
    scene = samples.SCENES[name]()
    assert len(png_bytes(scene)) <= samples.MOST_KIB * 1024
    for shape in every_shape(scene):
        if isinstance(shape, Text):
            assert fonts.fit(shape.content, shape.size, shape.bold, shape.max_width) == fonts.clean(shape.content)
            assert shape.size * 350 / scene.width >= 10


def test_all_hexes_have_their_names_zones_and_digits():
    (ground,) = (s.scene for s in pitch_scene(samples.MIDDLE, BARE).shapes if isinstance(s, Inset))
    names = [s.content for s in ground.shapes if isinstance(s, Text)]
    assert set(PITCH.hexes) <= set(names)
    digits = sorted(name for name in names if name.isdigit())
    due = [PITCH.spot(seat, hex_) for seat in SEATS for hex_ in PITCH.hexes]
    assert digits == sorted(str(spot.distance) for spot in due if spot is not None)
    fills = [s.fill for s in ground.shapes if isinstance(s, Polygon)]
    assert len(fills) == 113
    for zone in ("left", "centre", "right"):
        assert fills.count(LOOK.zones[zone]) == sum(spot is not None and spot.zone == zone for spot in due)


@pytest.mark.parametrize("flipped", [False, True])
def test_every_figure_stands_on_its_hex_in_the_shape_and_colour_of_its_side(flipped):
    frame = replace(BARE, flipped=flipped)
    scene, where = pitch_scene(samples.MIDDLE, frame), framing.view_in_frame(frame)
    found = spots(show_state(samples.MIDDLE), where)
    assert len(found) == 10
    for (seat, number), (spot, _) in found.items():
        one = samples.MIDDLE.teams.of(seat).players[number]
        assert one.at is not None
        assert abs(spot[1] - where.spot(one.at)[1]) < 1
        kind = Disc if seat == "home" and not one.down else RoundedBox
        colours = {LOOK.of(seat), LOOK.tired(seat), LOOK.palette.ink}
        bodies = [s for s in scene.shapes if isinstance(s, kind) and (s.x, s.y) == spot and s.fill in colours]
        assert bodies
        assert str(number) in written_at(scene, spot)
        if one.boost == 0:
            assert LOOK.tired(seat) in {body.fill for body in bodies}


def test_the_own_goal_is_below_for_each_coach():
    for seat, frame in (("home", BARE), ("away", replace(BARE, flipped=True))):
        where = framing.view_in_frame(frame)
        assert where.spot(PITCH.keeper_zone(seat))[1] > where.top + where.tall / 2
        left = PITCH.step(seat, PITCH.centre, "FL")
        assert left is not None
        assert where.spot(left)[0] < where.spot(PITCH.centre)[0]
        assert where.spot(left)[1] < where.spot(PITCH.centre)[1]


def test_two_on_a_hex_stand_side_by_side_and_are_smaller():
    found = spots(show_state(samples.MIDDLE), framing.view_in_frame(BARE))
    (one, r), (other, _) = found["home", 5], found["away", 3]
    assert r == PAIR
    assert one[1] == other[1]
    assert other[0] - one[0] >= 2 * PAIR


def test_boost_cautions_captains_keepers_the_fallen_and_the_ball_are_seen():
    scene, where = pitch_scene(samples.MIDDLE, BARE), framing.view_in_frame(BARE)
    found = spots(show_state(samples.MIDDLE), where)

    def near(who: tuple[str, int], kind: type[Disc | RoundedBox | Polygon], fill: str) -> int:
        (x, y), r = found[who]
        shapes = (s for s in scene.shapes if isinstance(s, kind) and s.fill == fill)
        middles = ((sum(p[0] for p in s.points) / len(s.points), sum(p[1] for p in s.points) / len(s.points))
                   if isinstance(s, Polygon) else (s.x, s.y) for s in shapes)  # fmt: skip
        return sum(abs(a - x) <= r and abs(b - y) <= 1.1 * r for a, b in middles)

    for who, boost in ((("home", 10), 5), (("home", 8), 3), (("away", 10), 0), (("away", 8), 5)):
        assert near(who, Disc, LOOK.palette.special) == boost
    assert near(("home", 3), RoundedBox, LOOK.palette.special) == 1
    assert near(("home", 8), RoundedBox, LOOK.palette.special) == 0
    assert near(("home", 10), Polygon, LOOK.palette.special) == 1
    assert near(("home", 8), Polygon, LOOK.palette.special) == 0
    assert near(("home", 1), Disc, LOOK.palette.ink) == 1
    assert near(("home", 8), Disc, LOOK.palette.ink) == 0
    spot, _ = found["away", 8]
    lying = [s for s in scene.shapes if isinstance(s, RoundedBox) and (s.x, s.y) == spot]
    assert lying
    assert all(s.w > 1.5 * s.h for s in lying)
    assert [(s.x, s.y) for s in scene.shapes if isinstance(s, Disc) and s.fill == LOOK.palette.ball and s.r == 10] == [
        hand(*found["away", 3])
    ]


def test_the_totomat_shows_score_clock_possession_restart_and_what_is_left():
    state = replace(samples.NEAR, restart="free_kick")
    scene = pitch_scene(state, samples.FRAME)
    assert {"1 – 2", "2e mi-temps", "78'", "coup franc", "Fous de Zyon", "Dragons de Basela"} <= set(texts(scene))
    where = framing.view_in_frame(samples.FRAME)
    below = [s for s in scene.shapes if isinstance(s, Text) and 0 < s.y - where.top - where.tall < 50]
    assert [s.content for s in below] == ["14", "2", "7", "8", "coup franc"]
    cells = [s for s in scene.shapes if isinstance(s, RoundedBox) and s.y < where.top and s.h in (20, 12)]
    assert len(cells) == 15
    assert sum(cell.fill == LOOK.palette.special for cell in cells) == 11
    family = pitch_scene(replace(state, variant="family", clock=9), samples.FRAME)
    assert sum(isinstance(s, RoundedBox) and s.fill == LOOK.red for s in family.shapes) == 4
    assert "tirs au but" in " ".join(texts(pitch_scene(replace(state, half=5), samples.FRAME)))


def spied(state: Match) -> Match:
    """A state with everything in it that others must not see."""
    own = replace(state.teams.home, hand=(1, 7), armed=(1,), deck=(2, 3), offer=(1, 2, 3), offside_call=True)
    pending = Pending(plan="G sA", policy="P tacle; K AB")
    return replace(state, teams=replace(state.teams, home=own), pending=pending)


def test_a_secret_never_changes_a_picture():
    state = samples.MIDDLE
    for draw in (
        lambda one: pitch_scene(one, samples.FRAME),
        lambda one: squad_scene(one, "home", samples.FRAME),
        lambda one: turn_scene(one, one, samples.BREAK, samples.FRAME),
    ):
        assert svg_text(draw(spied(state))) == svg_text(draw(state))


def test_reach_is_shaded_with_what_each_hex_costs():
    reach = ReachOverlay(cost={"c5": 0, "c6": 1, "c7": 2}, overlap=("a9",))
    scene, where = (
        pitch_scene(samples.MIDDLE, samples.FRAME, PitchOverlay(reach=reach)),
        framing.view_in_frame(samples.FRAME),
    )
    assert [written_at(scene, where.spot(hex_), 20) for hex_ in ("c5", "c6", "c7", "a9", "c8")] == [
        ["0"], ["1"], ["2"], ["+"], [],
    ]  # fmt: skip
    assert {"libre", "1 BOOST", "2 BOOST", "débordement"} <= set(texts(scene))
    assert "3 BOOST" not in texts(scene)


@pytest.mark.clause("HC-2.5-tpl-b")
@pytest.mark.parametrize(("seat", "ahead"), [("home", "e9"), ("away", "e5")])
def test_the_rosette_has_the_twenty_rolls_turned_to_its_side(seat, ahead):
    rosette = Rosette(seat=seat, at="e7")
    assert sorted(roll for rolls in ends(rosette).values() for roll in rolls) == list(range(1, 21))
    assert ends(rosette)[ahead] == [1, 3, 6, 12, 20]
    scene = pitch_scene(samples.FORWARD, BARE, PitchOverlay(rosette=rosette))
    assert {"1 3 6", "12 20", "18", "15"} <= set(texts(scene))


def test_the_rosette_stays_on_the_pitch_in_a_corner():
    assert set(ends(Rosette(seat="home", at="a13"))) <= set(PITCH.hexes)


def drafted(order: Order, state: Match = samples.FORWARD) -> Scene:
    return pitch_scene(state, samples.FRAME, PitchOverlay(draft=DraftOverlay(seat="home", order=order)))


def test_an_attack_is_drawn_with_its_moves_and_every_alternative_of_its_plan():
    scene = samples.SCENES["helvetia-ordre-attaque"]()
    drawn = ways(scene)
    assert sum(way.pattern == "dashed" for way in drawn) == 1  # the long pass
    assert sum(way.colour == LOOK.shot for way in drawn) == 2  # a volley after the short pass, a header after the long
    assert sum(way.colour == LOOK.way("home") for way in drawn) == 3
    assert {"1a", "1b", "A", "B"} <= set(texts(scene))


def test_a_step_follows_only_what_it_can_follow():
    volley = Order(plan=((Alternative(do="l", player=10),), (Alternative(do="v", cell="B"),)))
    assert LOOK.shot not in {way.colour for way in ways(drafted(volley))}


def test_a_defence_is_drawn_to_whom_it_marks():
    order = Order(moves=(Move(player=10, mark=3),), policies=(Policy(player=10, do="tackle"),), escapes=("e8",))
    scene, where = drafted(order), framing.view_in_frame(samples.FRAME)
    (way,) = ways(scene)
    assert abs(way.points[-1][0] - where.spot("d9")[0]) < 30
    assert "tacler" in texts(scene)


def test_a_policy_for_all_is_drawn_where_the_carrier_is():
    order = Order(policies=(Policy(do="steal"),))
    scene = pitch_scene(samples.MIDDLE, samples.FRAME, PitchOverlay(draft=DraftOverlay(seat="home", order=order)))
    assert texts(scene).count("piquer") == 1  # one stands there
    assert "piquer" not in texts(drafted(order))  # they attack


def test_a_placement_is_drawn_as_written():
    order = Order(placement=(Place(player=1, at="e1"), Place(player=5, at="c5")))
    scene, where = drafted(order), framing.view_in_frame(samples.FRAME)
    assert "5" in written_at(scene, where.spot("c5"))
    assert "5" not in written_at(scene, where.spot("e7"))


def test_what_cannot_be_drawn_of_an_order_is_left_out():
    order = Order(
        moves=(Move(player=99, points=("c5",)), Move(player=5, points=("e13",)), Move(player=3, mark=77)),
        plan=((Alternative(do="p", player=98),), (Alternative(do="s", cell="A"),)),
        kicks=(Kick(player=5, cell="A"),),
    )
    assert not ways(drafted(order))


def test_a_turn_is_told_in_arrows_of_its_kinds():
    scene = samples.SCENES["helvetia-but"]()
    drawn = ways(scene)
    assert [sum(way.pattern == kind for way in drawn) for kind in ("dashed", "dotted")] == [1, 1]
    assert sum(way.colour == LOOK.shot for way in drawn) == 1
    assert {"But !", "1", "2", "3", "passe courte", "passe longue", "tir"} <= set(texts(scene))
    assert "rebond" not in texts(scene)


def test_nobody_walks_to_where_he_is_placed():
    placed = samples.events(
        {"type": "placement", "seat": "home", "role": "attack",
         "players": {"1": "e1", "3": "c6", "5": "e7", "10": "g6", "11": "e5"}},
        {"type": "kickoff", "seat": "home", "player": 5},
        {"type": "short_pass", "seat": "home", "player": 5, "from": "e7", "to": "e5", "receiver": 11},
        {"type": "reception", "seat": "home", "player": 11, "at": "e5"},
    )  # fmt: skip
    scene = turn_scene(samples.NEAR, samples.after(samples.NEAR, placed), placed, samples.FRAME)
    assert len(ways(scene)) == 1


def test_the_goal_shows_both_choices_and_the_die():
    shot = samples.SCORED[7]
    mouth = mouth_of(shot)
    assert (mouth.cell, mouth.covered, mouth.outcome) == ("A", ("B", "C"), "goal")
    scene = goal_scene(mouth, samples.FRAME)
    covered = [s for s in scene.shapes if isinstance(s, RoundedBox) and s.fill == LOOK.of("away")]
    assert len(covered) == 2
    assert {"7", "≤ 9", "But !", "−6", "zone centrale", *CELLS} <= set(texts(scene))
    over = goal_scene(replace(mouth, outcome="missed", roll=12), samples.FRAME)
    assert {"12", "> 9", "manqué"} <= set(texts(over))
    saved = goal_scene(replace(mouth, outcome="saved", roll=None, target=None), samples.FRAME)
    assert "arrêté" in texts(saved)
    assert not [word for word in texts(saved) if word.startswith(("≤", ">"))]


@pytest.mark.clause("HC-F-shot-c")
def test_the_malus_of_family_is_that_of_the_centre():
    aside = replace(samples.SCORED[7], zone="left")
    assert mouth_of(aside).malus["C"] == 8
    assert mouth_of(aside, is_family=True).malus["C"] == 6


@pytest.mark.parametrize(("size", "count"), [(1, 6), (2, 7), (3, 10)])
def test_the_legal_sets_of_a_keeper_are_all_there(size, count):
    scene = keeper_scene("away", size, BARE)
    assert [word for word in texts(scene) if word] == ["".join(cells) for cells in PITCH.keeper_sets[size]]
    covered = [s for s in scene.shapes if isinstance(s, RoundedBox) and s.fill == LOOK.of("away")]
    assert len(covered) == size * count


def test_the_squad_has_its_skills_as_they_are_now():
    scene = squad_scene(samples.MIDDLE, "away", samples.FRAME)
    reds = [s.content for s in scene.shapes if isinstance(s, Text) and s.colour == LOOK.halved]
    assert reds == ["6", "5", "6", "2", "6", "7", "6", "7"]  # Wolf, halved
    assert {"Wolf", "Remplaçants", "Deg N", "piq", "têt"} <= set(texts(scene))
    family = squad_scene(replace(samples.MIDDLE, variant="family"), "away", samples.FRAME)
    assert [s.content for s in family.shapes if isinstance(s, Text) and s.colour == LOOK.halved] == ["6", "7"]
    nobody = replace(samples.MIDDLE.teams.away, players={}, bench=(), keeper=None)
    whole = squad_scene(
        replace(samples.MIDDLE, teams=replace(samples.MIDDLE.teams, away=nobody)), "away", samples.FRAME
    )
    assert "Vog L" in texts(whole)


def test_cards_show_level_effect_challenge_and_how_they_are():
    card = CardFace(no=4, name="Doigts crochus", kind="power", level=2, effect="a " * 60, challenge="défi")
    scene = cards_scene([card], BARE)
    assert {"4", "Doigts crochus", "défi"} <= set(texts(scene))
    assert sum(isinstance(s, Disc) and s.fill == LOOK.palette.special for s in scene.shapes) == 2


WORDS = ("é" * 300, "a\x00b", "\ud800", "🔥🇫🇷", "<script>", "\n\t", "")


@pytest.mark.parametrize("word", WORDS)
def test_no_words_break_a_picture(word):
    labels = Labels(
        half=lambda _: word,
        restarts=dict.fromkeys(samples.LABELS.restarts, word[:20]),
        arrows=dict.fromkeys(samples.LABELS.arrows, word[:20]),
        skills=dict.fromkeys(samples.LABELS.skills, word[:5]),
        outcomes=dict.fromkeys(samples.LABELS.outcomes, word[:9]),
        goal=word[:8],
        bench=word,
    )
    frame = Frame(title=word, subtitle=word, teams=dict.fromkeys(SEATS, word), labels=labels)
    scenes: Sequence[Scene] = (
        turn_scene(samples.NEAR, samples.after(samples.NEAR, samples.SCORED), samples.SCORED, frame),
        squad_scene(samples.MIDDLE, "home", frame, (word,)),
        goal_scene(GoalMouth(seat="home", cell="A", outcome="goal"), frame),
        cards_scene([CardFace(no=1, name=word, kind="legend", effect=word, challenge=word)], frame),
    )
    for scene in scenes:
        assert "<script>" not in svg_text(scene)
        assert png_bytes(scene)


def test_before_the_match_there_is_an_empty_pitch():
    teams = replace(
        samples.MIDDLE.teams,
        home=replace(samples.MIDDLE.teams.home, players={}, bench=(), keeper=None),
        away=replace(samples.MIDDLE.teams.away, players={}, bench=(), keeper=None),
    )
    ball = replace(samples.MIDDLE.ball, at=None, holder=None)
    state = replace(samples.MIDDLE, phase="setup", half=0, attack=None, ball=ball, teams=teams)
    assert png_bytes(pitch_scene(state, samples.FRAME))
    assert legs_of([]) == []
