"""The words that every text of a competition shares: teams, players, cards, matches, rounds."""

from dataclasses import dataclass, field
from functools import cached_property

from presenters.errors import UserError
from presenters.escaping import escape, plain
from presenters.helvetia_cup.words import GameWords, goals_text
from presenters.match.words import NAME
from presenters.texts import Voice
from referee.model import Turn
from rules.dice import Dice
from rules.helvetia_cup.cards import cards_of
from rules.helvetia_cup.competition import cup_winner_of, rank_table
from rules.helvetia_cup.competition.rounds import Group
from rules.helvetia_cup.state import CompetitionState, Entrant, Fixture, State
from rules.helvetia_cup.teams import TEAMS

LAST_ROUNDS = 3  # of a cup that have names of their own


@dataclass(frozen=True)
class SeriesWords(GameWords):
    """Texts in one language about one competition."""

    state: CompetitionState = field(default_factory=CompetitionState)
    dice: Dice | None = None

    @classmethod
    def of(cls, voice: Voice, state: State, turn: Turn | None = None) -> "SeriesWords":
        """Return the words of a competition; `turn`: its last one. Raises `UserError` for a match: presses are forged.

        Who is level on everything in a league that is over is parted by the dice of the turn that ended it (HC-3.2-e).
        """
        found = series_of(state)
        is_final = turn is not None and turn.after is not None and found.phase == "finished"
        dice = Dice(turn.seed, turn.entropy or b"", turn.forced) if is_final and turn is not None else None
        return cls(voice, {}, {}, state=found, dice=dice)

    @cached_property
    def ranks(self) -> tuple[Group, ...]:
        """A league's teams, best first; those share a place whom only a draw could part."""
        return rank_table(self.state, self.dice)

    @property
    def champion(self) -> str | None:
        """Who has won; None while it goes on."""
        if self.state.phase != "finished":
            return None
        return cup_winner_of(self.state) if self.state.format == "cup" else self.ranks[0][0]

    def say(self, kind: str, value: str) -> str:
        """Return what an event's field holds, by the kind that the field is marked as."""
        return self.entrant(value) if kind == "entrant" else super().say(kind, value)

    def entrant(self, key: str | None) -> str:
        """Return a team's name for a message; a dash for nobody."""
        return "—" if key is None else escape(self._name(key), NAME)

    def bare(self, key: str | None) -> str:
        """Return a team's name for a picture, a label or a code block."""
        return "—" if key is None else plain(self._name(key), NAME).replace("`", "'")

    def _name(self, key: str) -> str:
        found = self.state.teams.get(key)
        return key if found is None else found.name or key

    def figure_of(self, key: str, number: int) -> str:
        """Return a player of a team: number and name."""
        team = TEAMS.get(self.team_of(key).team)
        card = None if team is None else next((one for one in team.player if one.no == number), None)
        return self.t("hc-own-man", number=str(number), name="" if card is None else plain(card.name))

    def power(self, key: str, number: int) -> str:
        """Return a card of a team: number and name."""
        card = cards_of(self.team_of(key).team).get(number)
        return self.t("hc-card", number=str(number), name="none" if card is None else card.name)

    def team_of(self, key: str) -> Entrant:
        """Return the entry of a team; an empty one for a key that nobody has."""
        return self.state.teams.get(key, Entrant(team=""))

    def match(self, fixture: str) -> str:
        """Return a match: `A – B`; its id for one that is not there."""
        found = next((one for one in self.state.fixtures if one.id == fixture), None)
        return (
            fixture
            if found is None
            else self.t("hc-series-match", home=self.entrant(found.home), away=self.entrant(found.away))
        )

    def fixture_line(self, one: Fixture) -> str:
        """Return a match with its score, who has won in bold; or what it is waiting for."""
        told = next((report for report in self.state.inbox if report.fixture == one.id), None)
        score = one.score if told is None else told.score
        return self.t(
            "hc-series-fixture",
            key=one.id,
            home=self.entrant(one.home),
            away=self.entrant(one.away),
            goals="none" if score is None else goals_text(score),
            winner="home" if one.winner == one.home else "away" if one.winner == one.away else "none",
            status=one.status,
        )

    def round(self, number: int) -> str:
        """Return the name of a round: `journée 3`, `demi-finales`."""
        state = self.state
        left = count_rounds(state) - number if state.format == "cup" else LAST_ROUNDS
        return self.t("hc-series-round", format=state.format, round=number, left=min(left, LAST_ROUNDS))


def series_of(state: State) -> CompetitionState:
    """Return the competition that a state is. Raises `UserError` for a match."""
    if not isinstance(state, CompetitionState):
        raise UserError("error-stale")
    return state


def count_rounds(state: CompetitionState) -> int:
    """Return how many rounds a competition has in all."""
    if state.format == "cup":
        return (len(state.teams) - 1).bit_length()
    return max((one.round for one in state.fixtures), default=1)
