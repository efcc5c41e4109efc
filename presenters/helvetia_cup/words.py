"""The words and signs that every Helvetia Cup text shares: teams and players, cards, hexes, minutes, scores.

A sign has a picture: the two sides as the pitch has them.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Self

from boards.helvetia_cup import side_icon
from boards.icon import Icon, icon
from presenters.errors import UserError
from presenters.escaping import escape, plain
from presenters.helvetia_cup.dossier import Dossier
from presenters.match.words import NAME, MatchWords
from presenters.texts import Voice
from rules.helvetia_cup.cards import cards_of
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import SEATS, BySeat, Match, State
from rules.helvetia_cup.teams import TEAMS, PlayerCard

SIGNS: Mapping[SeatName, str] = {"home": "🔶", "away": "💙"}
ICONS: tuple[Icon, ...] = tuple(icon(sign, seat, side_icon(seat)) for seat, sign in SIGNS.items())


SHORT = 12  # of a team's name beside a number
BEFORE: Mapping[int, int] = {1: 0, 2: 45, 3: 90, 4: 105}  # minutes played before a half (HC-2.3-k)


@dataclass(frozen=True)
class GameWords(MatchWords[SeatName]):
    """Texts in one language about one match: `names` are the teams' on the server, `teams` their ids in the data.

    `shorts`: of events, by their identity, why they came so, in brackets, for the line that tells them.
    """

    teams: Mapping[SeatName, str]
    shorts: Mapping[int, str] = field(default_factory=dict, kw_only=True)

    @classmethod
    def about(cls, voice: Voice, dossier: Dossier, state: State) -> Self:
        """Return the words for a match."""
        if not isinstance(state, Match):
            return cls(voice, {}, {})
        teams = {seat: state.teams.of(seat).team for seat in SEATS}
        given = dossier.team_names
        return cls(voice, {seat: given.get(seat) or TEAMS[teams[seat]].club for seat in SEATS}, teams)

    def say(self, kind: str, value: str) -> str:
        """Return what an event's field holds, by the kind that the field is marked as."""
        match kind:
            case "seat":
                return self.team("home" if value == "home" else "away")
            case "entrant":
                return escape(value, NAME)
            case "direction" | "zone":
                return self.t(f"hc-{kind}-{value}")
            case _:
                return value

    def sign(self, side: SeatName) -> str:
        """Return the sign of a side: its shape and colour, as pictures have them."""
        return SIGNS[side]

    def player(self, seat: SeatName, number: int) -> str:
        """Return a player for a message: their team's sign, their number and their name."""
        if self.is_plain:
            return self.t(
                "hc-man-plain", number=str(number), name=self.name(seat, number), team=plain(self.names[seat], SHORT)
            )
        return self.t("hc-man", sign=SIGNS[seat], number=str(number), name=escape(self.name(seat, number)))

    def own(self, seat: SeatName, number: int) -> str:
        """Return a player to their own coach, or in a label: number and name."""
        return self.t("hc-own-man", number=str(number), name=plain(self.name(seat, number)))

    def name(self, seat: SeatName, number: int) -> str:
        """Return a player's name; nothing for a number that nobody has."""
        found = self.figure(seat, number)
        return "" if found is None else found.name

    def figure(self, seat: SeatName, number: int) -> PlayerCard | None:
        """Return a player's card in the data."""
        team = TEAMS.get(self.teams.get(seat, ""))
        return None if team is None else next((one for one in team.player if one.no == number), None)

    def card(self, seat: SeatName, number: int) -> str:
        """Return a POWER or LEGEND card: its number and its name."""
        found = cards_of(self.teams.get(seat, "")).get(number)
        return self.t("hc-card", number=str(number), name="none" if found is None else found.name)

    def cards(self, seat: SeatName, numbers: Iterable[int]) -> str:
        """Return cards in a row; `none` for none."""
        return self.list(self.card(seat, number) for number in numbers) or "none"

    def is_at_opponent(self, seat: SeatName, number: int) -> bool:
        """Return whether a card's target is an opponent."""
        found = cards_of(self.teams.get(seat, "")).get(number)
        return found is not None and found.is_at_opponent

    def half(self, number: int) -> str:
        """Return the name of a half."""
        return self.t("hc-half", number=number)

    def time(self, state: Match) -> str:
        """Return half and minute of the match."""
        if state.half in BEFORE:
            return self.t("hc-time", half=self.half(state.half), minute=BEFORE[state.half] + state.clock)
        return self.t("hc-half", number=state.half)


def goals_text(score: BySeat) -> str:
    """Return a score, home first."""
    return f"{score.home}–{score.away}"


def match_of(state: State) -> Match:
    """Return the match that a state is. Raises `UserError`: a forged press may name a turn of something else."""
    if not isinstance(state, Match):
        raise UserError("error-stale")
    return state


def side_of(seat: str | None) -> SeatName | None:
    """Return the side that a seat is; None for any other seat, or nobody's."""
    return next((one for one in SEATS if one == seat), None)


def own_side(seat: str | None) -> SeatName:
    """Return the side that a seat is. Raises `UserError` for any other."""
    found = side_of(seat)
    if found is None:
        raise UserError("error-stale")
    return found
