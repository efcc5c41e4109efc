"""What `/helvetia voir` tells: a figure's reach and chances, where a ball deviates, the goal from a hex (part 10).

From the position as the reader may see it; nothing that anybody has sent enters into it.
"""

import re
from collections.abc import Iterator

from presenters.errors import UserError
from presenters.helvetia_cup.pictures import Pictures
from presenters.helvetia_cup.words import GameWords
from presenters.post import Block
from rules.helvetia_cup import chances
from rules.helvetia_cup.chances import PassChance, ShotChances
from rules.helvetia_cup.orders import EMPTY
from rules.helvetia_cup.pitch import CELLS, PITCH, Hex, SeatName
from rules.helvetia_cup.state import OTHER, Match

PHASES = {"attack", "defence", "play"}  # in which there is something to measure
_NUMBER, _HEX = re.compile(r"[0-9]{1,2}"), re.compile(r"[a-i][0-9]{1,2}")
_NOBODY = "none"


def look_blocks(pictures: Pictures, state: Match, seat: SeatName | None, what: str, mark: str) -> tuple[Block, ...]:
    """Return a look: `reach`, `template` or `goal`; the side of nobody's is that of the attack. Raises `UserError`."""
    side = seat or state.attack
    if state.phase not in PHASES or side is None or state.attack is None:
        raise UserError("hc-look-not-now")
    match what:
        case "reach":
            return _reach(pictures, state, side, _number(state, side, mark))
        case "template":
            return _template(pictures, state, side, _hex(state, side, mark))
        case "goal":
            return _goal(pictures, state, side, _hex(state, side, mark))
        case _:
            raise UserError("error-stale")


def _number(state: Match, seat: SeatName, mark: str) -> int:
    """Return the figure on the pitch that a mark names, by default the carrier. Raises `UserError`."""
    wanted = mark.strip()
    if not wanted and state.attack == seat and state.ball.holder is not None:
        return state.ball.holder
    if not _NUMBER.fullmatch(wanted) or int(wanted) not in state.teams.of(seat).on_pitch:
        raise UserError("hc-look-player", players=", ".join(map(str, state.teams.of(seat).on_pitch)))
    return int(wanted)


def _hex(state: Match, seat: SeatName, mark: str) -> Hex:
    """Return the hex that a mark names, by itself or by who stands there, by default the ball's. Raises `UserError`."""
    wanted = mark.strip().lower()
    if not wanted and state.ball.at is not None:
        return state.ball.at
    if _HEX.fullmatch(wanted) and wanted in PITCH:
        return wanted
    at = None if _HEX.fullmatch(wanted) else state.teams.of(seat).players[_number(state, seat, wanted)].at
    if at is None:
        raise UserError("hc-look-hex")
    return at


def _reach(pictures: Pictures, state: Match, seat: SeatName, number: int) -> tuple[Block, ...]:
    words = pictures.words
    player = state.teams.of(seat).players[number]
    found = chances.find_reach(state, seat, number)
    title = words.t("hc-look-reach", player=words.player(seat, number), at=player.at or "?", boost=player.boost)
    lines = [title, *_by_cost(words, found)]
    if seat == state.attack and player.at is not None and not player.down:
        lines += [_passed(words, seat, one) for one in chances.pass_chances(state, seat, number)]
        shot = chances.shot_chances(state, seat, number)
        lines += [_shot(words, player.at, shot)] if shot is not None else []
    elif state.ball.at == player.at and (duel := chances.duel_chances(state, number)) is not None:
        lines.append(
            words.t(
                "hc-look-duel",
                family=state.is_family,
                steal=duel.steal.needed,
                wins=duel.steal_wins,
                tackle=0 if duel.tackle is None else duel.tackle.needed,
                tackles=0 if duel.tackle is None else duel.tackle.percent,
                fouls=duel.foul_percent,
                press=duel.press,
            )
        )
    return ("\n".join(lines), pictures.reach(state, seat, EMPTY, found))


def _by_cost(words: GameWords, found: chances.MoveReach) -> Iterator[str]:
    for cost in sorted(set(found.boosts.values())):
        hexes = words.list(hex_ for hex_, its in found.boosts.items() if its == cost)
        yield words.t("hc-look-hexes", count=cost, hexes=hexes)
    if found.overlaps:
        pairs = words.list(f"{start}+ → {end}" for start, end in found.overlaps.items())
        yield words.t("hc-look-overlaps", hexes=pairs)


def _passed(words: GameWords, seat: SeatName, one: PassChance) -> str:
    return words.t(
        "hc-look-pass",
        kind="short" if one.is_short else "long",
        player=words.player(seat, one.player),
        at=one.at,
        needed=0 if one.chance is None else one.chance.needed,
        percent=100 if one.chance is None else one.chance.percent,
        opponent=_NOBODY if one.opponent is None else words.player(OTHER[seat], one.opponent),
        risk=0 if one.opponent_chance is None else one.opponent_chance.percent,
        offside=one.is_offside,
    )


def _shot(words: GameWords, at: Hex, shot: ShotChances) -> str:
    cells = words.list(
        words.t("hc-look-cell", cell=cell, needed=shot.cells[cell].needed, percent=shot.cells[cell].percent)
        for cell in CELLS
    )
    zone = words.t(f"hc-zone-{shot.zone}")
    return words.t("hc-look-shot", at=at, zone=zone, keeper=shot.keeper_cells, cells=cells)


def _template(pictures: Pictures, state: Match, seat: SeatName, at: Hex) -> tuple[Block, ...]:
    words = pictures.words
    if state.is_family:
        raise UserError("hc-look-family")
    found = chances.template(state, seat, at)
    lines = [words.t("hc-look-template", at=at, team=words.team(seat))]
    for to in dict.fromkeys(landing.to for landing in found):
        here = [landing for landing in found if landing.to == to]
        rolls = words.list(str(landing.roll) for landing in here)
        lines.append(words.t("hc-look-landing", to=to, rolls=rolls, lands=here[0].lands))
    return ("\n".join(lines), pictures.rosette(state, seat, at))


def _goal(pictures: Pictures, state: Match, seat: SeatName, at: Hex) -> tuple[Block, ...]:
    """The goal that `at` is in a shooting zone of: the one that the side attacks, else the one that it defends."""
    words = pictures.words
    for defender in (OTHER[seat], seat):
        spot = PITCH.spot(defender, at)
        if spot is not None:
            break
    else:
        raise UserError("hc-look-no-shot", at=at)
    sets = chances.keeper_sets(state, defender, spot.distance)
    zone = "centre" if state.is_family else spot.zone
    rows = (
        words.list(words.t("hc-look-malus", cell=cell, malus=PITCH.malus(zone, cell)) for cell in row)
        for row in (CELLS[:3], CELLS[3:])
    )
    shooters = state.teams.of(OTHER[defender])
    shots = (
        words.t("hc-look-shooter", player=words.player(OTHER[defender], n), told=_shot(words, at, shot))
        for n in shooters.on_pitch
        if n != shooters.keeper and (shot := chances.shot_chances(state, OTHER[defender], n, at=at)) is not None
    )
    lines = (
        words.t("hc-look-goal", at=at, zone=words.t(f"hc-zone-{spot.zone}"), distance=spot.distance),
        *rows,
        words.t("hc-look-sets", sets=words.list("".join(one) for one in sets) or _NOBODY),
        *shots,
    )
    return ("\n".join(lines),)
