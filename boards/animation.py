"""A match replayed: a sequence of scenes as one animated file, WebP, or GIF where Pillow has no WebP.

However long the match, the file is small enough for Discord, and frames are painted one at a time, so that memory stays
bounded. It takes some fifty milliseconds a frame: call it from a thread.
"""

from collections.abc import Sequence
from io import BytesIO
from typing import Literal

import msgspec
from PIL import Image, features

from boards import fonts, paint
from boards.scene import Arrow, Polygon, Scene, Shape, Text

Kind = Literal["webp", "gif"]
KIND: Kind = "webp" if features.check("webp") else "gif"

MOST_BYTES = 8 * 1024 * 1024 - 64 * 1024  # Discord's least limit, with room for the rest of the message
MOST_FRAMES: dict[Kind, int] = {"webp": 300, "gif": 100}
_SHRINK: dict[Kind, int] = {"webp": 3, "gif": 4}  # of a picture at twice its size: two thirds, a half
_SMALLER = 4
_AIM_MS, _SHORTEST_MS, _LONGEST_MS = 150_000, 500, 2500
_KEY, _END_MS = 2, 7500  # a key frame is held twice as long
_STRIP = 60
_SPARE = 0.9


class Still(msgspec.Struct, frozen=True, kw_only=True):
    """A frame: a picture with a line below it. A key frame (a goal) is held longer and not left out."""

    scene: Scene
    caption: str
    is_key: bool = False


def animation(stills: Sequence[Still], *, most_bytes: int = MOST_BYTES, kind: Kind = KIND) -> bytes:
    """Return the file of at least one still; the last one is held longest, then it begins again.

    More frames than `MOST_FRAMES` are thinned out evenly. If the file is then larger than `most_bytes` it is made
    again smaller and with as few frames as its size demands.
    """
    shrink, count = _SHRINK[kind], min(len(stills), MOST_FRAMES[kind])
    while True:
        data = _encoded(kept(stills, count), shrink, kind)
        if len(data) <= most_bytes:
            return data
        shrink = _SMALLER if count > 1 and shrink < _SMALLER else shrink * 2 if count == 1 else shrink
        count = max(1, int(count * _SPARE * most_bytes / len(data)))


def kept(stills: Sequence[Still], count: int) -> Sequence[Still]:
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


def durations_ms(stills: Sequence[Still]) -> list[int]:
    """Return how long each frame is held: 2.5 s, less where a match is long, the key frames longer."""
    plain = min(max(_AIM_MS // len(stills), _SHORTEST_MS), _LONGEST_MS)
    return [*(plain * (_KEY if still.is_key else 1) for still in stills[:-1]), _END_MS]


def _encoded(stills: Sequence[Still], shrink: int, kind: Kind) -> bytes:
    out = BytesIO()
    reel = _Reel(_framed(stills), shrink)
    held = durations_ms(stills)
    if kind == "webp":
        reel.save(out, "WEBP", save_all=True, duration=held, loop=0, lossless=True, quality=30, method=2)
    else:
        reel.save(out, "GIF", save_all=True, duration=held, loop=0)
    return out.getvalue()


def _framed(stills: Sequence[Still]) -> list[Scene]:
    """The pictures made equally large, each with its caption and how far the match is."""
    width = max(still.scene.width for still in stills)
    height = max(still.scene.height for still in stills)
    return [_frame(still, width, height, (k + 1) / len(stills)) for k, still in enumerate(stills)]


def _frame(still: Still, width: int, height: int, share: float) -> Scene:
    ground = Polygon(
        points=((0, height), (width, height), (width, height + _STRIP), (0, height + _STRIP)), fill="#17181b"
    )
    way = Arrow(points=((0, height + 3), (width * share, height + 3)), colour="#ffd43b", width=6)
    words = Text(
        x=width / 2,
        y=height + 43,
        content=fonts.clean(still.caption),
        size=30,
        colour="#f7f8fa",
        bold=True,
        anchor="middle",
        max_width=width - 40,
    )
    strip: tuple[Shape, ...] = (ground, way, words)
    return msgspec.structs.replace(
        still.scene, width=width, height=height + _STRIP, shapes=(*still.scene.shapes, *strip)
    )


class _Reel(Image.Image):
    """An image of many frames, as Pillow's own readers are: each is painted when it is sought, and then forgotten."""

    def __init__(self, scenes: Sequence[Scene], shrink: int) -> None:
        super().__init__()
        self._scenes, self._shrink, self._at = scenes, shrink, -1
        self.n_frames, self.is_animated = len(scenes), len(scenes) > 1
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Paint a frame."""
        if not 0 <= frame < len(self._scenes):
            raise EOFError
        if frame != self._at:
            painted = paint.painted(self._scenes[frame], self._shrink)
            self.im, self._mode, self._size, self._at = painted.im, painted.mode, painted.size, frame

    def tell(self) -> int:
        """Return the number of the frame."""
        return self._at
