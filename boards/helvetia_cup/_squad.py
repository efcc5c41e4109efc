"""A team as its cards stand: who plays, who waits, BOOST left, cautions, and every skill as it is now."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from boards.helvetia_cup import _frame, _key, _pieces
from boards.helvetia_cup._frame import MARGIN, WIDTH, Frame
from boards.helvetia_cup._look import Look
from boards.helvetia_cup._words import SignKind, SkillKind
from boards.lettering import Style, written
from boards.scene import RoundedBox, Scene, Shape
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import Match, Player, Status
from rules.helvetia_cup.teams import TEAMS, PlayerCard, Skill, TeamData

_ROW, _HEAD, _NOTE = 50, 34, 32
_NAME, _BOOST, _SKILLS = 62, 172, 268  # where the columns begin
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

    Everything on it is public; what a coach's hand holds comes with the notes, if it is his.
    """
    look, lines = frame.look, _lines(state, seat)
    y = _frame.titles_tall(frame) + 4
    shapes = [*_frame.titles(frame), *_heads(state, frame, y + _HEAD / 2)]
    y += _HEAD
    section = 0
    for place, line in enumerate(lines):
        if line.section != section:
            section = line.section
            word = frame.labels.bench if section == 1 else frame.labels.gone
            shapes.append(written(word, MARGIN, y + _HEAD / 2, Style(20, look.palette.muted, bold=True)))
            y += _HEAD
        if place % 2 == 0:
            box = RoundedBox(x=WIDTH / 2, y=y + _ROW / 2, w=WIDTH - 8, h=_ROW - 4, corner=9, fill=look.card)
            shapes.append(box)
        shapes += _row(line, state, seat, frame, y + _ROW / 2)
        y += _ROW
    items = _key.sign_items(_signs(lines), frame)
    shapes += _key.key(items, frame, y + 4)
    y += _key.tall(items) + 4
    for note in notes:
        style = Style(20, look.palette.ink, wide=WIDTH - 2 * MARGIN)
        shapes.append(written(note, MARGIN, y + _NOTE / 2 + 4, style))
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
    shapes: list[Shape] = [written("BOOST", _BOOST, y, Style(_HEAD_SIZE, muted))]
    shapes += [written(frame.labels.skills.get(kind, ""), x, y, style) for kind, _, x in _places(state)]
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
    shapes.append(written(card.name, _NAME, y, Style(_NAME_SIZE, ink, bold=True, wide=_BOOST - _NAME - 8)))
    shapes += _reserve(player.boost, card.boost, (_BOOST + 8, y), look)
    if player.status == "sent_off":
        shapes.append(_pieces.card((_SKILLS - 12, y), look.red, look, 26))
    elif player.status == "injured":
        shapes.append(_pieces.wound((_SKILLS - 12, y), look))
    tired = player.boost == 0
    for place, (_, skill, x) in enumerate(_places(state)):
        value = card.skill(skill, family=state.is_family, exhausted=tired)
        colour = ink if is_gone else look.halved if tired else look.palette.ink
        shapes.append(written(str(value), x, y, Style(_SKILL_SIZE, colour, bold=True, anchor="middle")))
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
