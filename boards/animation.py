"""A match replayed: a sequence of scenes as one animated file, WebP, or GIF where Pillow has no WebP.

However long the match, the file is small enough for Discord, and frames are painted one at a time, so that memory stays
bounded. It takes some fifty milliseconds a frame: call it from a thread.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from io import BytesIO
from typing import Literal

import msgspec
from PIL import Image, features

from boards import fonts, paint
from boards.scene import Arrow, Inset, Polygon, Scene, Shape, Text

Kind = Literal["webp", "gif"]
Glide = Callable[[float], Scene]
KIND: Kind = "webp" if features.check("webp") else "gif"

MOST_BYTES = 8 * 1024 * 1024 - 64 * 1024  # Discord's least limit, with room for the rest of the message
MOST_FRAMES: dict[Kind, int] = {"webp": 300, "gif": 100}
_SHRINK: dict[Kind, int] = {"webp": 3, "gif": 4}  # of a picture at twice its size: two thirds, a half
_SMALLER = 4
_AIM_MS, _SHORTEST_MS, _LONGEST_MS = 150_000, 500, 2500
_KEY, _END_MS = 2, 7500  # a key frame is held twice as long
_MOST_STEPS, _LEAST_STEPS, STEP_MS = 6, 3, 80  # of pieces that slide; fewer only look broken
_STRIP = 60
_SPARE = 0.9


class Still(msgspec.Struct, frozen=True, kw_only=True):
    """A frame: a picture with a line below it. A key frame (a goal) is held longer and not left out.

    `glide`: how its pieces came there; it gives the picture at each share of their way, from 0 on.
    """

    scene: Scene
    caption: str
    is_key: bool = False
    glide: Glide | None = None


def glide_over(still: Scene, moving: Callable[[float], Iterable[Shape]]) -> Glide:
    """Return what draws, at each share of a course, what moves over a picture that stands still."""
    ground = Inset(x=0, y=0, scene=still, is_brief=True)  # painted once for all the frames

    def draw(share: float) -> Scene:
        return msgspec.structs.replace(still, shapes=(ground, *moving(share)))

    return draw


def animation(stills: Sequence[Still], *, most_bytes: int = MOST_BYTES, kind: Kind = KIND) -> bytes:
    """Return the file of at least one still; the last one is held longest, then it begins again.

    Pieces slide where that makes no more frames than `MOST_FRAMES`; more stills than those are thinned out evenly. If
    the file is then larger than `most_bytes` it is made again: nothing slides, then smaller and with as few frames as
    its size demands.
    """
    shrink, count, steps = _SHRINK[kind], min(len(stills), MOST_FRAMES[kind]), steps_of(stills, kind)
    while True:
        data = _encoded(pick_stills(stills, count), shrink, kind, steps)
        if len(data) <= most_bytes:
            return data
        if steps:
            steps = 0
            continue
        shrink = _SMALLER if count > 1 and shrink < _SMALLER else shrink * 2 if count == 1 else shrink
        count = max(1, int(count * _SPARE * most_bytes / len(data)))


def pick_stills(stills: Sequence[Still], count: int) -> Sequence[Still]:
    """Return `count` of the stills, evenly spread, with the last and, while they are few, the key ones."""
    last = len(stills) - 1
    if count > last:
        return stills
    chosen = {last - k * last // max(count - 1, 1) for k in range(count)}
    for key in (k for k, still in enumerate(stills) if still.is_key and k not in chosen):
        spare = [k for k in chosen if not stills[k].is_key and 0 < k < last]
        if not spare:
            break
        chosen ^= {key, min(spare, key=lambda k: abs(k - key))}
    return [stills[k] for k in sorted(chosen)]


def steps_of(stills: Sequence[Still], kind: Kind) -> int:
    """Return in how many frames the pieces of a still slide; 0 where a match is so long that they jump."""
    gliding = sum(still.glide is not None for still in stills)
    steps = min((MOST_FRAMES[kind] - len(stills)) // max(gliding, 1), _MOST_STEPS)
    return steps if steps >= _LEAST_STEPS else 0


def durations_ms(stills: Sequence[Still], steps: int = 0) -> list[int]:
    """Return how long each frame is held: 2.5 s a still, less where a match is long, the key frames longer.

    The `steps` in which its pieces slide are part of that time.
    """
    plain = min(max(_AIM_MS // len(stills), _SHORTEST_MS), _LONGEST_MS)
    whole = [*(plain * (_KEY if still.is_key else 1) for still in stills[:-1]), _END_MS]
    slides = [steps if still.glide else 0 for still in stills]
    parts = [[STEP_MS] * slide + [held - slide * STEP_MS] for slide, held in zip(slides, whole, strict=True)]
    return [held for part in parts for held in part]


def _encoded(stills: Sequence[Still], shrink: int, kind: Kind, steps: int) -> bytes:
    out = BytesIO()
    reel = _Reel(_framed(stills, steps), shrink)
    held = durations_ms(stills, steps)
    if kind == "webp":
        reel.save(out, "WEBP", save_all=True, duration=held, loop=0, lossless=True, quality=0, method=2)
    else:
        reel.save(out, "GIF", save_all=True, duration=held, loop=0)
    return out.getvalue()


def _framed(stills: Sequence[Still], steps: int) -> list[Callable[[], Scene]]:
    """The pictures, each made when it is its turn: equally large, with its caption and how far the match is."""
    size = (max(still.scene.width for still in stills), max(still.scene.height for still in stills))
    frames: list[Callable[[], Scene]] = []
    for k, still in enumerate(stills, start=1):
        strip = _strip(still.caption, size, k / len(stills))
        if still.glide is not None:
            frames += (partial(_slid, still.glide, step / steps, strip, size) for step in range(steps))
        frames.append(partial(_frame, still.scene, strip, size))
    return frames


def _slid(glide: Glide, share: float, strip: tuple[Shape, ...], size: tuple[int, int]) -> Scene:
    return _frame(glide(share), strip, size)


def _frame(scene: Scene, strip: tuple[Shape, ...], size: tuple[int, int]) -> Scene:
    width, height = size
    return msgspec.structs.replace(scene, width=width, height=height + _STRIP, shapes=(*scene.shapes, *strip))


def _strip(caption: str, size: tuple[int, int], share: float) -> tuple[Shape, ...]:
    """What stands below the picture: the way that lies behind, and a line."""
    width, height = size
    ground = Polygon(
        points=((0, height), (width, height), (width, height + _STRIP), (0, height + _STRIP)), fill="#17181b"
    )
    way = Arrow(points=((0, height + 3), (width * share, height + 3)), colour="#ffd43b", width=6)
    words = Text(
        x=width / 2,
        y=height + 43,
        content=fonts.clean(caption),
        size=30,
        colour="#f7f8fa",
        bold=True,
        anchor="middle",
        max_width=width - 40,
    )
    return (ground, way, words)


class _Reel(Image.Image):
    """An image of many frames, as Pillow's own readers are: each is painted when it is sought, and then forgotten."""

    def __init__(self, frames: Sequence[Callable[[], Scene]], shrink: int) -> None:
        super().__init__()
        self._frames, self._shrink, self._at = frames, shrink, -1
        self.n_frames, self.is_animated = len(frames), len(frames) > 1
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Paint a frame."""
        if not 0 <= frame < len(self._frames):
            raise EOFError
        if frame != self._at:
            painted = paint.paint_scene(self._frames[frame](), self._shrink)
            self.im, self._mode, self._size, self._at = painted.im, painted.mode, painted.size, frame

    def tell(self) -> int:
        """Return the number of the frame."""
        return self._at
