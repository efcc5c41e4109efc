"""A turn: the board before it with arrows for what happened, and the board after it, one above the other."""

from collections.abc import Mapping, Sequence, Set

import msgspec

from boards.kollaball import _field, _frame, _pieces
from boards.kollaball._arrows import Way, arrows
from boards.kollaball._board import SMALLER, Footer, Places, footed, pieces, places
from boards.kollaball._pieces import Spot
from boards.kollaball._ways import Walk
from boards.kollaball._words import NO_LABELS, Labels, Note, special_sign
from boards.palette import PALETTES, Palette, PaletteName
from boards.scene import Scene, Shape
from rules.kollaball.pitch import COORDINATES
from rules.kollaball.state import BallId, PlayerId, State

Fact = Mapping[str, object]  # an event as rulebook part 7 lists its fields


def turn_scene(
    before: State,
    after: State,
    events: Sequence[msgspec.Struct],
    *,
    title: str,
    subtitle: str,
    palette: PaletteName = "default",
    flipped: bool = False,
    legend: Sequence[Note | str] = (),
    labels: Labels = NO_LABELS,
    throwers: Mapping[BallId, PlayerId] | None = None,
) -> Scene:
    """Return one picture of a turn. States and events are what the reader may see (`view`).

    `throwers`: who threw the balls that were in the air before; a lob of this turn tells its thrower itself.
    """
    facts = [fact for event in events if isinstance(fact := msgspec.to_builtins(event, str_keys=True), dict)]
    colours = PALETTES[palette]
    flying = {**(throwers or {}), **_throwers(facts)}
    coming, ghosts = _with_newcomers(before, facts)
    where = places(coming, flipped=flipped, top=_frame.TOP, size=SMALLER)
    ways = _ways(coming, facts, where)
    kinds = tuple(dict.fromkeys(way.kind for way in ways))
    second = _frame.TOP + _field.HEIGHT + _frame.key_height(kinds, labels)

    shapes = _frame.header(title, subtitle, colours)
    shapes.append(_frame.inset(before, palette, flipped, _frame.TOP))
    shapes += _frame.corner_label(labels.before, _frame.TOP, colours)
    under, over = arrows(ways, colours)
    shapes += under
    shapes += pieces(coming, where, colours, idle=_idle(facts), ghosts=ghosts, throwers=flying)
    shapes += over
    shapes += _marks(facts, where, colours)
    shapes += _frame.key_row(kinds, labels, _frame.TOP + _field.HEIGHT, colours)
    shapes.append(_frame.inset(after, palette, flipped, second))
    shapes += _frame.corner_label(labels.after, second, colours)
    then = places(after, flipped=flipped, top=second)
    shapes += _goals(facts, after, then, colours)
    shapes += pieces(after, then, colours, throwers=flying)
    footer = Footer(flipped=flipped, legend=legend, labels=labels, palette=palette)
    return footed(shapes, after, second + _field.HEIGHT, footer)


def _word(fact: Fact, key: str) -> str:
    """A field that names something; empty if it is null or left out."""
    value = fact.get(key)
    return value if isinstance(value, str) else ""


def _cell(fact: Fact, key: str) -> str:
    value = _word(fact, key)
    return value if value in COORDINATES else ""


def _with_newcomers(before: State, facts: Sequence[Fact]) -> tuple[State, Set[PlayerId]]:
    """The state before with those who enter in this turn on their cells, and who they are."""
    players = dict(before.players)
    ghosts = set()
    for fact in facts:
        player = _word(fact, {"entered": "player", "substituted": "in"}.get(_word(fact, "type"), ""))
        if player in players:
            players[player] = msgspec.structs.replace(players[player], status="pitch", cell=_word(fact, "cell"), skip=0)
            ghosts.add(player)
    return msgspec.structs.replace(before, players=players), ghosts


def _idle(facts: Sequence[Fact]) -> Set[PlayerId]:
    return {_word(fact, "player") for fact in facts if fact.get("type") == "player_hampered"}


def _throwers(facts: Sequence[Fact]) -> Mapping[BallId, PlayerId]:
    return {_word(fact, "ball"): _word(fact, "player") for fact in facts if fact.get("type") == "lob_launched"}


def _ways(state: State, facts: Sequence[Fact], where: Places) -> list[Way]:
    """What moved, in the order in which it happened."""
    walk = Walk(state, where)
    aims = {_word(fact, "player"): _cell(fact, "to") for fact in facts if fact.get("type") == "lob_aimed"}
    for fact in facts:
        player, ball, cell = _word(fact, "player"), _word(fact, "ball"), _cell(fact, "cell")
        start, end = _cell(fact, "from"), _cell(fact, "to")
        match fact.get("type"):
            case "moved":
                path = fact.get("path")
                cells = [c for c in path if c in COORDINATES] if isinstance(path, list | tuple) else [start, end]
                walk.moves(player, "strike" if fact.get("role") == "hitter" else "move", cells)
            case "expelled" | "player_displaced":
                walk.moves(player, "knock", [start, end])
            case "passed":
                walk.throws(player, ball, "throw", start, end)
            case "ball_lost":
                walk.rolls(ball, player, cell)
            case "lob_launched":
                walk.lobs(player, aims.get(player, ""))
            case "lob_landed":
                walk.lands(cell)
            case _:
                pass
    return walk.ways


def _marks(facts: Sequence[Fact], where: Places, palette: Palette) -> list[Shape]:
    """Signs on tokens and cells: specials, pick-ups, who is pinned, who and what leaves the pitch."""
    shapes: list[Shape] = []
    for fact in facts:
        player, ball = _word(fact, "player"), _word(fact, "ball")
        spot = where.players.get(player)
        match fact.get("type"):
            case "special_used" if spot:
                kind, via = _word(fact, "special"), _word(fact, "via")
                shapes += _pieces.badge(special_sign(kind, via), spot, palette)
            case "picked_up" if ball in where.balls:
                shapes.append(_pieces.ring(where.balls[ball], palette.throw))
            case "expelled" if spot and fact.get("from") == fact.get("to"):
                shapes.append(_pieces.ring(spot, palette.knock))
            case "player_removed" if spot:
                shapes += _pieces.removed(spot, palette)
            case "ball_out" if _cell(fact, "cell"):
                x, y = where.cell(_cell(fact, "cell"))
                shapes += _pieces.removed(Spot(x, y, 16), palette)
            case "ball_seized":
                taken = where.balls.get(ball) or (_pieces.carried(spot, 0) if spot else None)
                shapes += _pieces.removed(taken, palette) if taken else []
            case _:
                pass
    return shapes


def _goals(facts: Sequence[Fact], state: State, where: Places, palette: Palette) -> list[Shape]:
    """A bright edge around the cell of whoever scored."""
    cells = {
        data.cell
        for fact in facts
        if fact.get("type") == "scored" and (data := state.players.get(_word(fact, "player"))) and data.cell
    }
    return [
        _pieces.outline(_field.hexagon(where.cell(cell), _field.SIDE - 2), palette.special)
        for cell in sorted(cells & COORDINATES.keys())
    ]
