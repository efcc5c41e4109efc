"""Why something happened, in the words of a match or of a competition: what the engine's reasons name (`Explains`)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from presenters.dossier import Happened
from presenters.escaping import code_span
from presenters.helvetia_cup.series.words import SeriesWords
from presenters.helvetia_cup.standing import card_effect
from presenters.helvetia_cup.wording import Speaker
from presenters.helvetia_cup.words import GameWords, side_of
from presenters.texts import Voice
from presenters.why import short_reasons
from rules.contract import SeatId
from rules.helvetia_cup.cards import Card, cards_of
from rules.helvetia_cup.events import Event
from rules.helvetia_cup.notation import read_pending
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import Match, State

GESTURE = 12  # letters of a gesture in notation


@dataclass(frozen=True)
class ReasonPen:
    """Writes what reasons name: players (`home:8`), cards, gestures of a plan (`home/p8?`); `state`: before a turn."""

    words: GameWords
    state: State

    @property
    def voice(self) -> Voice:
        """The texts in its language."""
        return self.words.voice

    def list(self, items: Iterable[str]) -> str:
        """Return several things in a row."""
        return self.words.list(items)

    def say(self, kind: str, value: str) -> str:
        """Return what a reason names, by its kind."""
        match kind:
            case "player":
                seat, _, number = value.partition(":")
                return self.words.player(_side(seat), int(number))
            case "gesture":
                seat, _, text = value.partition("/")
                return self._gesture(_side(seat), text)
            case "effect":
                card = self._card(value)
                return "" if card is None else card_effect(self.words, card, "hc-does")
            case "challenge":
                return self._demand(value)
            case _:
                return self.words.say(kind, value)

    def _gesture(self, seat: SeatName, text: str) -> str:
        """Return a gesture of a plan in words, and as it is written."""
        said = read_pending(f"G {text}").plan[0][0]
        state = self.state
        told = Speaker(self.words, state, seat).alternative(said) if isinstance(state, Match) else text
        return f"{told} ({code_span(text, GESTURE)})"

    def _card(self, value: str) -> Card | None:
        whose, _, number = value.rpartition(":")
        if isinstance(self.words, SeriesWords):
            team = self.words.team_of(whose).team
        else:
            team = self.words.teams.get(_side(whose), "")
        return cards_of(team).get(int(number))

    def _demand(self, value: str) -> str:
        """Return what a challenge asks for."""
        card = self._card(value)
        asked = None if card is None else card.challenge
        if asked is None:
            return ""
        least, most = (-1 if bound is None else bound for bound in (asked.min, asked.max))
        return self.words.t("hc-why-demand", stat=asked.stat, least=least, most=most)

    def shorts(self, told: Iterable[Happened[Event]]) -> Mapping[int, str]:
        """Return the short reason of each event that has one, by the event's identity."""
        found = {id(one.event): short_reasons(self, "hc", one) for one in told}
        return {at: short for at, short in found.items() if short}

    def behind(self, who: str) -> tuple[SeatId, str]:
        """Return the seat whose order a mark names, and who did it: `home/K`, `home/8`, a team's key."""
        if isinstance(self.words, SeriesWords):
            return SeatId(who), self.words.entrant(who)
        whose, _, part = who.partition("/")
        seat = _side(whose)
        return SeatId(seat), self.words.player(seat, int(part)) if part.isdigit() else self.words.team(seat)


def part_of_order(text: str, who: str) -> str:
    """Return the section of an order that a mark names, or what it says of a player's move; nothing where it does not.

    `text`: the order as the page writes it.
    """
    _, is_part, part = who.partition("/")
    if not is_part:
        return text
    sections = {section[0]: section for section in text.split(" ; ") if section}
    if not part.isdigit():
        return sections.get(part, "")
    moves = sections.get("D", "").split()[1:]
    return " ".join(("D", *own)) if (own := [move for move in moves if _mover(move) == part]) else ""


def _mover(move: str) -> str:
    """Return the number of who moves: `8-f11`, `7-a6x4`, `8x4`."""
    return move.partition("-")[0].partition("x")[0].partition("+")[0]


def _side(seat: str) -> SeatName:
    found = side_of(seat)
    if found is None:
        raise ValueError(seat)
    return found
