"""POWER and LEGEND cards side by side: number, name, level, effect, challenge; and a team as its cards stand.

The team shows who plays, who waits, BOOST left, cautions, and every skill as it is now.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from typing import Literal

import msgspec

from boards import fonts
from boards.fonts import Style, write_line
from boards.helvetia_cup import _frame, _key, _pieces
from boards.helvetia_cup._frame import MARGIN, WIDTH, Frame
from boards.helvetia_cup._look import Look
from boards.helvetia_cup._words import SignKind, SkillKind
from boards.scene import Point, RoundedBox, Scene, Shape
from rules.helvetia_cup.cards import CardKind
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import Match, Player, Status
from rules.helvetia_cup.teams import TEAMS, PlayerCard, Skill, TeamData

_GAP, _HEAD, _LINE, _FOOT = 12, 54, 25, 14
_SIZE, _NAME, _LEAST = 20, 23, 18
_MOST = 4  # lines of an effect, and of a challenge


class CardFace(msgspec.Struct, frozen=True, kw_only=True):
    """A card in the reader's language. `level`: dots of a POWER card; `state`: how it is marked."""

    no: int
    name: str
    kind: CardKind
    effect: str
    challenge: str = ""
    level: int = 0
    state: Literal["", "armed", "used"] = ""


def cards_scene(cards: Sequence[CardFace], frame: Frame) -> Scene:
    """Return the picture of cards, two in a row; it shows what it is given, so only their coach may have a hand's."""
    wide = (WIDTH - 2 * MARGIN - _GAP) / 2
    y, shapes = _frame.titles_tall(frame) + 6, _frame.titles(frame)
    for start in range(0, len(cards), 2):
        row = cards[start : start + 2]
        tall = max(_tall(card, wide) for card in row)
        for place, card in enumerate(row):
            shapes += _face(card, (MARGIN + place * (wide + _GAP), y), (wide, tall), frame)
        y += tall + _GAP
    return Scene(
        width=WIDTH, height=ceil(y), background=frame.look.palette.background, shapes=tuple(shapes), colours=32
    )


def _told(card: CardFace, wide: float) -> tuple[list[str], list[str]]:
    room = wide - 28
    return fonts.break_words(card.effect, room, _SIZE, _MOST), fonts.break_words(card.challenge, room, _SIZE, _MOST)


def _tall(card: CardFace, wide: float) -> float:
    effect, challenge = _told(card, wide)
    return _HEAD + _LINE * (len(effect) + len(challenge)) + (10 if challenge else 0) + _FOOT


def _face(card: CardFace, corner: Point, size: tuple[float, float], frame: Frame) -> list[Shape]:
    look, (left, top), (wide, tall) = frame.look, corner, size
    back = look.legend if card.kind == "legend" else look.card
    rim = look.palette.special if card.state == "armed" else look.palette.muted
    ink = look.palette.muted if card.state == "used" else look.palette.ink
    box = RoundedBox(x=left + wide / 2, y=top + tall / 2, w=wide, h=tall, corner=14, fill=back, stroke=rim, width=3)
    y, name_x = top + 28, left + 52
    shapes: list[Shape] = [box, _pieces.dot((left + 28, y), look.palette.outline, 18)]
    shapes.append(write_line(str(card.no), left + 28, y, Style(20, look.palette.ink, bold=True, anchor="middle")))
    room = wide - 52 - 14 - 15 * card.level
    size_of_name = fonts.fit_size(card.name, _NAME, True, room, _LEAST)
    shapes.append(write_line(card.name, name_x, y, Style(size_of_name, ink, bold=True, wide=room)))
    if card.kind == "legend":
        shapes.append(_pieces.star((left + wide - 22, y), 13, look))
    shapes += [_pieces.dot((left + wide - 18 - 15 * k, y), look.palette.special, 5.5) for k in range(card.level)]
    effect, challenge = _told(card, wide)
    style = Style(_SIZE, ink, wide=wide - 28)
    y = top + _HEAD + _LINE / 2
    shapes += [write_line(line, left + 14, y + _LINE * k, style) for k, line in enumerate(effect)]
    y += _LINE * len(effect) + 10
    dull = Style(_SIZE, look.palette.muted, wide=wide - 28)
    shapes += [write_line(line, left + 14, y + _LINE * k, dull) for k, line in enumerate(challenge)]
    if card.state == "used":
        shapes += _pieces.draw_cross((left + wide - 24, top + tall - 24), look, 14)
    return shapes


_ROW, _SQUAD_HEAD, _NOTE = 50, 34, 32
_SQUAD_NAME, _BOOST, _SKILLS = 62, 172, 268  # where the columns begin
_NAME_SIZE, _SKILL_SIZE, _HEAD_SIZE = 22, 24, 18.5
_GEEK: tuple[Skill, ...] = ("steal", "tackle", "clear", "press", "dribble", "pass", "shot", "head")
_FAMILY: Mapping[SkillKind, Skill] = {"defence": "steal", "offence": "shot"}
_DEFENSIVE = 4  # of the eight
_SECTIONS: Mapping[Status, int] = {"pitch": 0, "bench": 1, "off": 2, "injured": 2, "sent_off": 2}


class _Line(msgspec.Struct, frozen=True):
    """A figure's card and how it is; `section`: on the pitch, waiting, gone."""

    card: PlayerCard
    player: Player
    section: int


def squad_scene(state: Match, seat: SeatName, frame: Frame, notes: Sequence[str] = ()) -> Scene:
    """Return the picture of a side's cards; before its squad is named, of all nine. `notes`: lines below.

    Everything on it is public; what a coach's hand holds comes with the notes, if it is theirs.
    """
    look, lines = frame.look, _lines(state, seat)
    y = _frame.titles_tall(frame) + 4
    shapes = [*_frame.titles(frame), *_heads(state, frame, y + _SQUAD_HEAD / 2)]
    y += _SQUAD_HEAD
    section = 0
    for place, line in enumerate(lines):
        if line.section != section:
            section = line.section
            word = frame.labels.bench if section == 1 else frame.labels.gone
            shapes.append(write_line(word, MARGIN, y + _SQUAD_HEAD / 2, Style(20, look.palette.muted, bold=True)))
            y += _SQUAD_HEAD
        if place % 2 == 0:
            box = RoundedBox(x=WIDTH / 2, y=y + _ROW / 2, w=WIDTH - 8, h=_ROW - 4, corner=9, fill=look.card)
            shapes.append(box)
        shapes += _row(line, state, seat, frame, y + _ROW / 2)
        y += _ROW
    items = _key.sign_items(_signs(lines), frame)
    shapes += _key.draw_key_items(items, frame, y + 4)
    y += _key.tall(items) + 4
    for note in notes:
        style = Style(20, look.palette.ink, wide=WIDTH - 2 * MARGIN)
        shapes.append(write_line(note, MARGIN, y + _NOTE / 2 + 4, style))
        y += _NOTE
    return Scene(
        width=WIDTH, height=round(y + 10), background=look.palette.background, shapes=tuple(shapes), colours=32
    )


def _lines(state: Match, seat: SeatName) -> list[_Line]:
    team = state.teams.of(seat)
    known = TEAMS.get(team.team)
    if known is None:
        return []
    if not team.players:
        return [_Line(card, Player(boost=card.boost), 0) for card in _by_number(known)]
    found = [
        _Line(card, team.players[card.no], _SECTIONS[team.players[card.no].status])
        for card in _by_number(known)
        if card.no in team.players
    ]
    return sorted(found, key=lambda line: (line.section, line.card.no != team.keeper, line.card.no))


def _signs(lines: Sequence[_Line]) -> list[SignKind]:
    """The signs in the list that are explained."""
    found: dict[SignKind, bool] = {
        "keeper": True,
        "captain": any(line.card.pos == "C" for line in lines),
        "tired": any(not line.player.boost for line in lines),
        "yellow": any(line.player.yellow for line in lines),
    }
    return [sign for sign, is_there in found.items() if is_there]


def _by_number(team: TeamData) -> list[PlayerCard]:
    return sorted(team.player, key=lambda card: card.no)


def _columns(state: Match) -> Sequence[tuple[SkillKind, Skill]]:
    return tuple(_FAMILY.items()) if state.is_family else tuple((skill, skill) for skill in _GEEK)


def _places(state: Match) -> Iterator[tuple[SkillKind, Skill, float]]:
    """Each column with its middle."""
    columns = _columns(state)
    wide = (WIDTH - MARGIN - _SKILLS) / len(columns)
    for place, (kind, skill) in enumerate(columns):
        yield kind, skill, _SKILLS + (place + 0.5) * wide


def _heads(state: Match, frame: Frame, y: float) -> list[Shape]:
    muted = frame.look.palette.muted
    style = Style(_HEAD_SIZE, muted, anchor="middle")
    shapes: list[Shape] = [write_line("BOOST", _BOOST, y, Style(_HEAD_SIZE, muted))]
    shapes += [write_line(frame.labels.skills.get(kind, ""), x, y, style) for kind, _, x in _places(state)]
    return shapes


def _row(line: _Line, state: Match, seat: SeatName, frame: Frame, y: float) -> list[Shape]:
    """A figure's mark, name, BOOST of its reserve, and skills; those of an exhausted one are red."""
    look, card, player = frame.look, line.card, line.player
    kind = _pieces.Kind(
        boost=player.boost,
        is_keeper=card.no == state.teams.of(seat).keeper or (not state.teams.of(seat).players and card.pos == "G"),
        is_captain=card.pos == "C",
        is_cautioned=player.yellow > 0,
    )
    shapes = _pieces.badge((seat, card.no), (MARGIN + 24, y), 20, kind, look)
    is_gone = line.section > 1
    ink = look.palette.muted if is_gone else look.palette.ink
    shapes.append(
        write_line(card.name, _SQUAD_NAME, y, Style(_NAME_SIZE, ink, bold=True, wide=_BOOST - _SQUAD_NAME - 8))
    )
    shapes += _reserve(player.boost, card.boost, (_BOOST + 8, y), look)
    if player.status == "sent_off":
        shapes.append(_pieces.draw_card((_SKILLS - 12, y), look.red, look, 26))
    elif player.status == "injured":
        shapes.append(_pieces.wound((_SKILLS - 12, y), look))
    tired = player.boost == 0
    for place, (_, skill, x) in enumerate(_places(state)):
        value = card.skill(skill, family=state.is_family, exhausted=tired)
        colour = ink if is_gone else look.halved if tired else look.palette.ink
        shapes.append(write_line(str(value), x, y, Style(_SKILL_SIZE, colour, bold=True, anchor="middle")))
        if place == (1 if state.is_family else _DEFENSIVE):
            left = x - (WIDTH - MARGIN - _SKILLS) / len(_columns(state)) / 2
            shapes.append(RoundedBox(x=left, y=y, w=2, h=_ROW - 12, corner=0, fill=look.palette.muted))
    return shapes


def _reserve(left: int, whole: int, spot: tuple[float, float], look: Look) -> list[Shape]:
    """A dot for every BOOST of the card, the spent ones dark."""
    return [
        _pieces.dot((spot[0] + 16 * k, spot[1]), look.palette.special if k < left else look.edge, 6)
        for k in range(max(left, whole))
    ]
