"""The words and signs that every Kollaball text shares: who is who in a match, players, teams and balls.

A sign, a side's mark or a class, has a picture.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from boards.icon import Icon, icon
from boards.kollaball import class_icon, team_icon
from presenters.escaping import escape
from presenters.fitting import join_names
from presenters.texts import ContestWords, Voice
from rules.kollaball.state import BallId, Class, PlayerId, State, TeamId, team_of

CLASS_SIGNS: Mapping[Class, str] = {
    "warrior": "🛡️",
    "alchemist": "⚗️",
    "ranger": "🌲",
    "archer": "🏹",
    "thief": "🗝️",
    "merchant": "🪙",
}
ICONS: tuple[Icon, ...] = (
    icon("🔴", "red", team_icon("rouge")),  # both as `kollaball.ftl` has them
    icon("🔷", "blue", team_icon("bleue")),
    *(icon(sign, cls, class_icon(cls)) for cls, sign in CLASS_SIGNS.items()),
)


def class_label(voice: Voice, cls: Class) -> str:
    """Return a class for a label: its sign and its name."""
    return f"{CLASS_SIGNS[cls]} {voice.t(f'kb-class-{cls}')}"


REAL_BALLS = frozenset({"rouge", "bleue"})
MASKED_PREFIX = "balle-"  # rulebook part 7: how a view names the balls of a team with a decoy in play
DECOY_PREFIX = "leurre-"


@dataclass(frozen=True)
class Cast:
    """The names of a match as people wrote them: team by id (`rouge`), player by id (`r1`). Unknown ones have none."""

    teams: Mapping[str, str]
    players: Mapping[str, str]


def cast_of(state: State, team_names: Mapping[str, str]) -> Cast:
    """Return the cast of a match: the players' names from its state, the teams' names from the league."""
    names = {player: entry.name for player, entry in state.players.items() if entry.name}
    return Cast(teams=dict(team_names), players=names)


@dataclass(frozen=True)
class GameWords(ContestWords):
    """Writes in one language about one match. Everything users wrote is escaped here."""

    cast: Cast

    def say(self, kind: str, value: str) -> str:
        """Return what an event's field holds, by the kind that the field is marked as."""
        match kind:
            case "player":
                return self.player(value)
            case "team":
                return self.team(value)
            case "ball":
                return self.ball(value)
            case "cell":
                return value
            case _:
                return self.named(kind, value)

    def named(self, family: str, code: object) -> str:
        """Return the text of one member of a family of messages: `kb-<family>-<code>`."""
        return self.voice.t(f"kb-{family}-{code}")

    def team(self, team: TeamId | str) -> str:
        """Return a team with its mark: the league's name for it, else its colour."""
        name = escape(self.cast.teams.get(team, ""))
        return self.t("kb-team", team=team, name=name) if name else self.t("kb-team-plain", team=team)

    def player(self, player: PlayerId) -> str:
        """Return a player with their team's mark, number and name."""
        name = escape(self.cast.players.get(player, ""))
        number, team = player[1:], team_of(player)
        if name:
            return self.t("kb-player", team=team, number=number, name=name)
        return self.t("kb-player-plain", team=team, number=number)

    def players(self, players: Iterable[PlayerId]) -> str:
        """Return several players as a list in words."""
        return self.list(self.player(player) for player in players)

    def teams(self, teams: Iterable[str]) -> str:
        """Return several teams as a list in words."""
        return self.list(self.team(team) for team in teams)

    def list(self, items: Iterable[str]) -> str:
        """Return « a, b et c »."""
        return join_names(self.voice, tuple(items) or ("",))

    def ball(self, ball: BallId) -> str:
        """Return a ball, masked or not, with its article; a decoy (`leurre-b2-5`) with the thief who made it."""
        if ball in REAL_BALLS:
            return self.t("kb-ball", ball=ball)
        if ball.startswith(MASKED_PREFIX):
            return self.t("kb-ball-masked", number=ball.removeprefix(MASKED_PREFIX))
        if ball.startswith(DECOY_PREFIX):
            return self.t("kb-ball-decoy", owner=self.player(ball.removeprefix(DECOY_PREFIX).split("-", 1)[0]))
        return self.t("kb-ball-any")
