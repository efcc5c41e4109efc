"""What may be chosen for each part of a line: options whose values are the page's notation."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from presenters.double_echec.draft import ALONE, OrderDraft
from presenters.double_echec.standing import ability_text
from presenters.double_echec.wording import Speaker
from presenters.double_echec.words import GameWords
from presenters.errors import UserError
from presenters.form import FormChoice
from presenters.post import SelectOption
from presenters.texts import capital
from rules.double_echec.notation.lines import LinePart, LineReading
from rules.double_echec.orders import POSTS
from rules.double_echec.state import POSITION_OF, TEAMS, Player, Position

NONE = "-"  # the value of « left out »
MOST_CONDITIONS = 3
MOST_OPTIONS = 25
SKATER_POSTS = tuple(post for post in POSTS if post != "G")
CONDITIONS = (
    "pct>=25", "pct>=35", "pct>=45", "pct>=55", "pct>=65", "d<=5", "d<=8", "zone=1", "zone=2", "zone=3", "ecart<0",
    "ecart=0", "ecart>0", "u>=20", "u>=30", "per=3", "num<0", "num>0", "k>=3", "mk=1",
)  # fmt: skip
CELLS = (
    "but", "maison", "P", "~G21", "~G20", "~D20", "~J20", "~E22", "~I22", "~E18", "~I18", "~G17", "~D17", "~J17",
    "~G14", "~E12", "~I12", "~G11", "~D13", "~J13", "~G8", "~E6", "~I6", "~G5",
)  # fmt: skip
CREASE = ("~F3", "~G3", "~H3")
LEAST = ("40", "50", "60", "70", "80", "90")
THEN = ("tir/passe/avance", "tir/passe/reste", "passe/avance", "avance", "avance maison", "reste")
# How a new line of a shape begins; of the others it depends on the match.
FIRST: Mapping[str, str] = {
    "O-tir": "O tir si pct>=45",
    "O-passe": "O passe * libre >=60",
    "O-avance": "O avance but",
    "O-degage": "O degage AV",
    "O-arret": "O arret si zone=3",
    "M-va": "M C va ~G20 si zone=3",
    "M-fin": "M fin",
    "D-couvre": "D G couvre",
    "D-garde": "D G va ~G3",
    "D-va": "D DG va ~G5 si zone=1",
    "D-marque": "D C marque P",
    "D-fin": "D fin",
    "L": "L *",
    "V": "V *",
    "J-rapide": "J rapide tir si d<=8",
    "J-rend": "J rend DG",
    "G-degage": "G degage AV si mk=1",
    "G-passe": "G passe",
    "X-assis": "X AG=-",
    "X-echange": "X C<>AG",
    "X-rien": "X -",
    "Z": "Z but",
    "R-liste": "R C",
    "R-cote": "R cote haut",
}
POSITIONS: Mapping[str, Position] = {"lw": "W", "rw": "W", "c": "C", "ld": "D", "rd": "D"}


@dataclass(frozen=True)
class Choices:
    """The choices for the lines of a draft, in one language."""

    words: GameWords
    draft: OrderDraft
    speaker: Speaker

    def first(self, shape: str) -> str:
        """Return how a new line of a shape begins."""
        if shape == "X-un":
            post, number = next(self._substitutes(), ("AG", "0"))
            return f"X {post}={number}"
        if shape == "X-ligne":
            return f"X {next(iter(sorted(self.draft.own.lines)), 'A1')}"
        return FIRST.get(shape) or ALONE[shape](self.draft)

    def _substitutes(self) -> Iterator[tuple[str, str]]:
        """Yield who could come on, and where."""
        for post in SKATER_POSTS:
            yield from ((post, str(player.n)) for player in self._bench(POSITION_OF[POSTS[post]]))

    def choices(self, line: LineReading) -> tuple[FormChoice, ...]:
        """Return what is asked of a line, part by part; what it says now is chosen."""
        found = []
        for one in () if line.shape.key == "X-rien" else line.shape.asked:  # whose `!` and `si` count for nothing
            if options := self.options(line, one):
                most = (
                    1
                    if one.name not in _JOINED
                    else min(MOST_CONDITIONS, len(options))
                    if one.name == "cond"
                    else len(options)
                )
                label = self.words.t(f"de-part-{one.name}")
                found.append(FormChoice(one.name, label, options, 0 if one.name == "cond" else 1, most))
        return tuple(found)

    def options(self, line: LineReading, part: LinePart) -> tuple[SelectOption, ...]:
        """Return the options of a part of a line; none where it can say one thing only."""
        now = line.texts[part.name]
        chosen = {one for one in (now.split(_JOINED[part.name]) if part.name in _JOINED else [now or NONE]) if one}
        values = [*dict.fromkeys([*self._values(line, part), *(one for one in chosen if one != NONE)])]
        return tuple(
            SelectOption(self._label(line, part, value), value, default=value in chosen)
            for value in values[:MOST_OPTIONS]
            if len(values) > 1
        )

    def _values(self, line: LineReading, part: LinePart) -> Sequence[str]:  # noqa: PLR0911 - one per part
        key = line.shape.key
        match part.name:
            case "list" if key == "B":
                return [str(player.n) for player in self._skaters()]
            case "cond":
                return [one for one in CONDITIONS if line.shape.letter == "G" or not one.startswith("mk")]
            case "cell":
                return CREASE if key == "D-garde" else CELLS
            case "number" if key == "GB":
                return [
                    str(player.n) for player in self.draft.own.roster if player.pos == "G" and player.out is not True
                ]
            case "number":
                has_penalty = any(self.draft.state.teams.of(team).box for team in TEAMS)
                position = None if has_penalty else POSITION_OF[POSTS[line.texts["post"]]]
                return [str(player.n) for player in self._bench(position)]
            case "shooter":
                return [NONE, *(str(player.n) for player in self._on_ice())]
            case "lineup":
                return sorted(self.draft.own.lines)
            case name:
                known = _OFFERED.get(name, part.kind.texts)
                return [NONE, *known] if part.is_free else known

    def _label(self, line: LineReading, part: LinePart, value: str) -> str:  # noqa: PLR0911 - one per part
        t, key = self.words.t, line.shape.key
        match part.name:
            case "list" if value == "*":
                return t("de-pick-any")
            case "list" if key == "B":
                return self._player(value)
            case "list" | "then" | "cell" | "towards" | "way" | "post" | "other" | "target" if value != NONE:
                return capital(str(self.speaker.part(key, part, value)))
            case "cond":
                return capital(self.speaker.conds(value))
            case "free" | "forced" | "out" | "keeps" as name:
                return t(f"de-pick-{name}-{'no' if value == NONE else 'yes'}")
            case "least" if value != NONE:
                return t("de-pick-least", least=value)
            case "aim" if value != NONE:
                return t("de-pick-aim", aim=value)
            case "row" if value != "couvre":
                return t("de-pick-row", row=value)
            case "number" | "shooter" if value != NONE:
                return self._player(value)
            case "lineup":
                return value
            case name:
                return t(f"de-pick-{name}-{'none' if value == NONE else value}")

    def players(self, place: str, chosen: int | None) -> tuple[SelectOption, ...]:
        """Return who may play in a place of a trio or a pair."""
        return tuple(
            SelectOption(self._player(str(player.n)), str(player.n), default=player.n == chosen)
            for player in self.draft.own.roster
            if player.pos == POSITIONS[place] and player.out is not True
        )

    def _skaters(self) -> list[Player]:
        return [player for player in self.draft.own.roster if player.pos != "G" and player.out is not True]

    def _on_ice(self) -> list[Player]:
        there = {number for slot, number in self.draft.own.ice.items() if slot != "G"}
        return [player for player in self._skaters() if player.n in there]

    def _bench(self, position: Position | None) -> list[Player]:
        """Return who may come on, of a position or of any."""
        away = {*self.draft.own.at, *(one.n for one in self.draft.own.box)}
        return [player for player in self._skaters() if player.n not in away and position in {None, player.pos}]

    def _player(self, number: str) -> str:
        player = next((one for one in self.draft.own.roster if str(one.n) == number), None)
        return (
            number
            if player is None
            else self.words.t("de-pick-player", number=number, abilities=ability_text(self.words, player))
        )


_OFFERED: Mapping[str, Sequence[str]] = {"least": LEAST, "then": THEN, "towards": CELLS}
_JOINED: Mapping[str, str] = {"list": ",", "cond": " & "}


def chosen_value(options: Sequence[SelectOption], part: str, values: Sequence[str]) -> str:
    """Return what was chosen as the value of a part, in the order offered. Raises `UserError` for what was not."""
    known = [option.value for option in options]
    if not set(values) <= set(known) or (not values and part != "cond"):
        raise UserError("error-stale")
    if part not in _JOINED:
        return "" if values[0] == NONE else values[0]
    chosen = [value for value in known if value in values]
    if part == "list" and "*" in chosen:
        chosen = [value for value in chosen if value != "*"] or ["*"]
    return _JOINED[part].join(chosen)
