"""The words and signs that every Double-Échec text shares: teams and players, posts, cards, times, scores.

A sign has a picture: the two sides as the rink has them, the cards.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from boards.double_echec import card_icon, side_icon
from boards.icon import Icon, icon
from presenters.double_echec.dossier import Dossier
from presenters.errors import UserError
from presenters.escaping import code_span, escape, plain
from presenters.match.words import NAME, MatchWords
from presenters.orderwords import order_words
from presenters.texts import Voice
from rules.double_echec.data import Team
from rules.double_echec.state import SKATERS, SLOTS, TEAMS, Card, Goals, Match, Slot, State

SIGNS: Mapping[Team, str] = {"home": "🔺", "away": "🔹"}
CARD_SIGNS: Mapping[Card, str] = {
    "pass_or_shot": "🪄",
    "pass": "📨",
    "advance": "💨",
    "clear": "🧹",
    "steal": "🪝",
    "faceoff": "🤲",
    "rebound": "🪃",
    "pass_nearest": "📩",
    "pass_centre": "📤",
}
ICONS: tuple[Icon, ...] = (
    *(icon(sign, team, side_icon(team)) for team, sign in SIGNS.items()),
    *(icon(sign, card, card_icon(card)) for card, sign in CARD_SIGNS.items()),
)


OPERATORS = {">=": "≥", "<=": "≤", "!=": "≠"}
LINE = 160  # of a sheet's line
SHORT = 12  # of a team's name beside a number
UNIT_S = 30
MINUTE_S = 60
OVERTIME = 4  # the first period that is one


@dataclass(frozen=True)
class GameWords(MatchWords[Team]):
    """Texts in one language about one match; a player is their number."""

    @classmethod
    def about(cls, voice: Voice, dossier: Dossier, state: State) -> Self:
        """Return the words for a match."""
        teams = match_of(state).teams
        given = dossier.team_names
        return cls(voice, {team: given.get(team) or teams.of(team).name for team in TEAMS})

    def say(self, kind: str, value: str) -> str:  # noqa: PLR0911 - one per kind
        """Return what an event's field holds, by the kind that the field is marked as."""
        match kind:
            case "team":
                return self.team("home" if value == "home" else "away")
            case "code":
                return escape(value, NAME)
            case "man":
                team, _, number = value.partition("/")
                return self.player("home" if team == "home" else "away", int(number))
            case "way":
                return self.t(f"de-way-{value}")
            case "line":
                return code_span(order_words("de", self.voice.locale).back(value), LINE)
            case "held":
                return self._held(*value.split(" "))
            case _:
                return value

    def _held(self, var: str, was: str, op: str, wanted: str) -> str:
        """Return a condition that held, with what its variable was."""
        if var == "por":
            was, wanted = (self.short(slot) if (slot := slot_of(one)) else one for one in (was, wanted))
        told = self.t(f"de-held-{var}", was=was)
        return self.t("de-held", told=told, var=var, op="same" if op == "=" else OPERATORS.get(op, op), wanted=wanted)

    def sign(self, side: Team) -> str:
        """Return the sign of a side: its shape and colour, as pictures have them."""
        return SIGNS[side]

    def player(self, team: Team, number: int) -> str:
        """Return a player for a message: their team's sign and their number."""
        if self.is_plain:
            return self.t("de-man-plain", number=str(number), team=plain(self.names[team], SHORT) or team)
        return self.t("de-man", sign=SIGNS[team], number=str(number))

    def post(self, slot: Slot) -> str:
        """Return the name of a post."""
        return self.t(f"de-post-{slot}")

    def short(self, slot: Slot) -> str:
        """Return a post as orders spell it in this language."""
        return self.t(f"de-short-{slot}")

    def card(self, card: Card) -> str:
        """Return the name of a card."""
        return self.t(f"de-card-{card}")

    def period(self, number: int) -> str:
        """Return the name of a period."""
        return self.t("de-period", number=number, extra=number - OVERTIME + 1)

    def time(self, period: int, units: int) -> str:
        """Return a moment: the period, and what of it has gone."""
        minutes, seconds = clock_reading(units)
        return self.t("de-time", period=self.period(period), minutes=minutes, seconds=seconds)

    def strength(self, state: Match) -> str:
        """Return how many skaters each side has."""
        home, away = (str(count_skaters(state, team)) for team in TEAMS)
        return self.t("de-strength", home=home, away=away)


def clock_reading(units: int) -> tuple[str, str]:
    """Return the minutes and the seconds that so many units are."""
    seconds = units * UNIT_S
    return str(seconds // MINUTE_S), f"{seconds % MINUTE_S:02}"


def goals_text(score: Goals) -> str:
    """Return a score, home first."""
    return f"{score.home}–{score.away}"


def count_skaters(state: Match, team: Team) -> int:
    """Return how many skaters a side has in its slots."""
    return sum(state.teams.of(team).ice.get(slot) is not None for slot in SKATERS)


def match_of(state: State) -> Match:
    """Return the match that a state is. Raises `UserError`: a forged press may name a turn of something else."""
    if not isinstance(state, Match):
        raise UserError("error-stale")
    return state


def slot_of(word: str) -> Slot | None:
    """Return the post that a word of a state is."""
    return next((slot for slot in SLOTS if slot == word), None)


def side_of(seat: str | None) -> Team | None:
    """Return the side that a seat plays; None for any other seat, or nobody's."""
    return next((team for team in TEAMS if team == seat), None)
