"""The animated replay: what the file holds once it is decoded, and what is done when it would be too big."""

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from bench import picture_aspic, picture_matrix, picture_samples
from boards.animation import (
    KIND,
    MOST_BYTES,
    MOST_FRAMES,
    STEP_MS,
    Still,
    animation,
    durations_ms,
    pick_stills,
    steps_of,
)
from boards.aspic import board_after_scene
from boards.scene import Disc, Polygon, Scene

KINDS = ("webp", "gif")


def dot(k: int, height: int = 40) -> Still:
    """A small frame that differs from its neighbours."""
    shapes = (Disc(x=10 + k % 40, y=20, r=8, fill="#ff0000"),)
    return Still(scene=Scene(width=60, height=height, background="#202020", shapes=shapes), caption=str(k))


def noise(k: int) -> Still:
    """A frame that no encoder makes small."""
    colours = [f"#{(x * 7919 + y * 104729 + k * 15485863) % 0xFFFFFF:06x}" for x in range(40) for y in range(40)]
    shapes = tuple(
        Polygon(points=((x, y), (x + 4, y), (x + 4, y + 4), (x, y + 4)), fill=colours[x * 10 + y // 4])
        for x in range(0, 160, 4)
        for y in range(0, 160, 4)
    )
    return Still(scene=Scene(width=160, height=160, background="#000000", shapes=shapes), caption="")


def decoded(data: bytes) -> tuple[Image.Image, list[int]]:
    """The animation, and how long each of its frames is held, in ms."""
    image = Image.open(BytesIO(data))
    held = []
    for k in range(image.n_frames):
        image.seek(k)
        image.load()
        held.append(round(image.info["duration"]))
    return image, held


@pytest.mark.parametrize("kind", KINDS)
def test_one_frame_a_still_the_last_held_longest_and_then_again_from_the_start(kind):
    stills = [dot(k) for k in range(12)]
    image, held = decoded(animation(stills, kind=kind))
    assert (image.format, image.n_frames) == (kind.upper(), 12)
    assert held == durations_ms(stills)
    assert max(held) == held[-1] >= 3 * held[0]
    assert image.info["loop"] == 0


def sliding(k: int) -> Still:
    """A frame to which a dot slides."""
    return Still(scene=dot(k).scene, caption=str(k), glide=lambda share: dot(int(10 * share)).scene)


@pytest.mark.parametrize("kind", KINDS)
def test_pieces_slide_in_a_few_short_frames_that_are_part_of_their_turn(kind):
    stills = [dot(0), sliding(20), sliding(30), dot(5)]
    steps = steps_of(stills, kind)
    image, held = decoded(animation(stills, kind=kind))
    assert image.n_frames == len(stills) + 2 * steps
    assert held == durations_ms(stills, steps)
    assert held[1 : 1 + steps] == [STEP_MS] * steps
    assert sum(held[1 : 2 + steps]) == held[0] == 2500


@pytest.mark.parametrize("kind", KINDS)
def test_pieces_jump_where_a_match_has_too_many_turns_or_the_file_would_be_too_big(kind):
    few, many = ([sliding(k) for k in range(MOST_FRAMES[kind] // part)] for part in (7, 2))
    assert steps_of(few, kind) == 6
    assert steps_of(many, kind) == 0
    stills = few[:8]
    whole = animation(stills, kind=kind)
    assert decoded(animation(stills, kind=kind, most_bytes=len(whole) - 1))[0].n_frames == len(stills)


def test_webp_is_the_kind_where_pillow_has_it():
    assert KIND == "webp"
    assert decoded(animation([dot(0), dot(1)]))[0].format == "WEBP"


def test_frames_are_as_large_as_the_largest_picture_with_a_line_below_it():
    image, _ = decoded(animation([dot(0), dot(1, height=90)], kind="webp"))
    assert image.size == (40, 100)
    image.seek(0)
    first = image.convert("RGB")
    assert first.getpixel((1, 50)) == (0x20, 0x20, 0x20)
    assert first.getpixel((1, 97)) == (0x17, 0x18, 0x1B)
    assert first.getpixel((5, 61)) == (0xFF, 0xD4, 0x3B)
    assert first.getpixel((35, 61)) == (0x17, 0x18, 0x1B)


@pytest.mark.parametrize("kind", KINDS)
def test_a_match_of_too_many_turns_is_thinned_out(kind):
    most = MOST_FRAMES[kind]
    image, held = decoded(animation([dot(k) for k in range(3 * most)], kind=kind))
    assert image.n_frames == most
    assert sum(held) < 4 * 60_000


def test_a_goal_is_held_longer_and_never_left_out():
    stills = [Still(scene=dot(k).scene, caption=str(k), is_key=k in (7, 33, 34)) for k in range(100)]
    chosen = pick_stills(stills, 10)
    assert len(chosen) == 10
    assert {"7", "33", "34", "0", "99"} <= {still.caption for still in chosen}
    assert [int(still.caption) for still in chosen] == sorted(int(still.caption) for still in chosen)
    held = durations_ms(stills)
    assert held[7] == 2 * held[6]


@pytest.mark.parametrize("count", [1, 2, 3, 50, 99])
def test_so_many_are_kept_as_are_wanted_the_end_among_them(count):
    stills = [Still(scene=dot(0).scene, caption=str(k), is_key=k % 3 == 0) for k in range(100)]
    chosen = pick_stills(stills, count)
    assert len(chosen) == len({still.caption for still in chosen}) == count
    assert chosen[-1].caption == "99"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("share", [0.9, 0.4, 0.02])
def test_a_file_that_would_be_too_big_is_made_smaller_until_it_is_not(kind, share):
    stills = [noise(k) for k in range(10)]
    whole = animation(stills, kind=kind)
    most_bytes = int(share * len(whole))
    data = animation(stills, kind=kind, most_bytes=most_bytes)
    assert len(data) <= most_bytes
    image, full = (Image.open(BytesIO(one)) for one in (data, whole))
    image.load()
    assert image.n_frames < full.n_frames == 10


def test_the_pictures_of_every_game_with_boards_can_be_replayed():
    turns = picture_aspic.match(5)[:8]
    scenes = [
        board_after_scene(before, after, events, picture_aspic.FRAME)
        for (before, _), (after, events) in pairwise(turns)
    ]
    scenes += [picture_samples.SCENES[name]() for name in ("kollaball-plateau", "kollaball-foule")]
    scenes += [picture_matrix.SCENES[name]() for name in ("matrix-classement", "matrix-matrice")]
    data = animation([Still(scene=scene, caption="") for scene in scenes])
    image, _ = decoded(data)
    assert (image.n_frames, image.width) == (len(scenes), 600)
    assert len(data) < MOST_BYTES
