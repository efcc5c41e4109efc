"""The page's rules a second time, slowly and by another road, to hold the engine against.

Written from rulebook 3 and 6 alone: coordinates instead of sets of bits, every shot computed on the spot as 6.2 says,
every one of the 99 cells tried as a destination. Nothing of `rules/` is used.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

Point = tuple[int, int]
Json = dict

COLUMNS = "ABCDEFGHIJK"


def point(cell: str) -> Point:
    return COLUMNS.index(cell[0]) + 1, int(cell[1])


def name(at: Point) -> str:
    return f"{COLUMNS[at[0] - 1]}{at[1]}"


ALL = [(x, y) for x in range(1, 12) for y in range(1, 10)]


def may_stand(side: str, at: Point) -> bool:
    x, y = at
    if y in (4, 5, 6) and x in (1, 11):
        return False
    return x != (11 if side == "left" else 1)


def fold(side: str, at: Point) -> Point:
    x, y = at
    if side == "left" and x > 10:
        x = 20 - x
    if side == "right" and x < 2:
        x = 4 - x
    if y > 9:
        y = 18 - y
    if y < 1:
        y = 2 - y
    return x, y


@cache
def crossing(side: str, shooter: Point, ball: Point) -> Fraction | None:
    dx, dy = ball[0] - shooter[0], ball[1] - shooter[1]
    end = ball[0] + dx
    if not (end >= 11 if side == "left" else end <= 1):
        return None
    goal_line = Fraction(21, 2) if side == "left" else Fraction(3, 2)
    return ball[1] + dy * (goal_line - ball[0]) / dx


def shot(side: str, shooter: Point, ball: Point, pieces: set[Point]) -> str | Point | None:  # noqa: PLR0911
    """Return a refusal (`range`, `backward`, `path`, `same`, `target`), where the ball ends, or None for a goal."""
    dx, dy = ball[0] - shooter[0], ball[1] - shooter[1]
    if abs(dx) > 3 or abs(dy) > 3:
        return "range"
    if (dx < 0) if side == "left" else (dx > 0):
        return "backward"
    c = crossing(side, shooter, ball)
    goal = c is not None and Fraction(7, 2) < c < Fraction(13, 2)
    n = max(abs(dx), abs(dy))
    if dx == 0 or dy == 0 or abs(dx) == abs(dy):
        ux, uy = dx // n, dy // n
        for k in range(1, n):
            if (shooter[0] + k * ux, shooter[1] + k * uy) in pieces:
                return "path"
        for k in range(1, n + 1 if goal else n):
            q = (ball[0] + k * ux, ball[1] + k * uy)
            if goal and not 2 <= q[0] <= 10:
                break
            q = fold(side, q)
            if q == ball or (q in pieces and q != shooter):
                return "path"
    if goal:
        return None
    end = fold(side, (ball[0] + dx, ball[1] + dy))
    if end == ball:
        return "same"
    return "target" if end in pieces and end != shooter else end


def moves(side: str, own: set[Point], others: set[Point], ball: Point) -> Iterator[tuple[Point, Point]]:
    taken = own | others | {ball}
    for x, y in own:
        for tx, ty in ALL:
            dx, dy = tx - x, ty - y
            n = max(abs(dx), abs(dy))
            if not 1 <= n <= 3 or (dx and dy and abs(dx) != abs(dy)) or not may_stand(side, (tx, ty)):
                continue
            if not any((x + k * dx // n, y + k * dy // n) in taken for k in range(1, n + 1)):
                yield (x, y), (tx, ty)


def shooters(
    side: str, own: set[Point], others: set[Point], ball: Point, moved: Point | None = None
) -> Iterator[Point]:
    for piece in own:
        if piece != moved and not isinstance(shot(side, piece, ball, own | others), str):
            yield piece


def legal(state: Json) -> set[str]:
    """Return the canonical texts of the orders of the side to act, from a complete state in JSON."""
    side = state["to_act"]
    if side is None:
        return set()
    own = {point(cell) for cell in state["pieces"][side]}
    if state["phase"] == "placement":
        columns = range(2, 6) if side == "left" else range(7, 11)
        return {f"P {name((x, y))}" for x, y in ALL if x in columns and (x, y) not in own}
    others = {point(cell) for cell in state["pieces"]["right" if side == "left" else "left"]}
    ball = point(state["ball"])
    found = {f"x{name(piece)}" for piece in shooters(side, own, others, ball)}
    for origin, to in moves(side, own, others, ball):
        move = f"{name(origin)}-{name(to)}"
        after = own - {origin} | {to}
        found |= {move} | {f"{move} x{name(piece)}" for piece in shooters(side, after, others, ball, to)}
    return found


def mirrored_columns(cell: str) -> str:
    """Return the cell seen in a mirror between left and right."""
    x, y = point(cell)
    return name((12 - x, y))


def mirrored_lines(cell: str) -> str:
    """Return the cell seen in a mirror between top and bottom."""
    x, y = point(cell)
    return name((x, 10 - y))
