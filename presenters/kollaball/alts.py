"""What Kollaball's pictures show in words, for those who do not see them: alt texts of at most 1,000 characters.

Names and signs are left out: a player is their number and side, as they are on the picture.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from presenters.escaping import plain
from presenters.kollaball.wording import order_lines
from presenters.kollaball.words import Cast, GameWords
from presenters.texts import Voice
from rules.kollaball.events import (
    BallLost,
    BallOut,
    BallSeized,
    Entered,
    Event,
    Expelled,
    LobLanded,
    LobLaunched,
    Moved,
    Passed,
    PickedUp,
    PlayerDisplaced,
    PlayerHampered,
    PlayerRemoved,
    Scored,
    SpecialUsed,
)
from rules.kollaball.facts import pitch_players_of
from rules.kollaball.orders import Order, TurnOrder
from rules.kollaball.state import TEAMS, Ball, Ground, Held, PlayerId, State, TeamId, ball_key, team_of

ALT = 1000


@dataclass(frozen=True)
class _Spoken(GameWords):
    """A pen whose players are numbers."""

    def player(self, player: PlayerId) -> str:
        """Return « n° 2 rouge »."""
        return self.t("kb-alt-player", number=player[1:], team=team_of(player))


def position_alt(voice: Voice, names: Mapping[TeamId, str], state: State) -> str:
    """Return where everybody and every ball is."""
    return plain(voice.t("kb-alt-board", where=_where(_words(voice), names, state)), ALT)


def turn_alt(voice: Voice, names: Mapping[TeamId, str], after: State, events: Iterable[Event]) -> str:
    """Return who scored, then what each arrow and sign shows, in its order, then where everything is now."""
    words = _words(voice)
    goals = [_goal(words, event, after) for event in events if isinstance(event, Scored)]
    told = [said for event in events if (said := _told(words, event))]
    where = _where(words, names, after)
    count = len(told)
    return plain(words.t("kb-alt-turn", goals=" ".join(goals), told=", ".join(told), count=count, where=where), ALT)


def orders_alt(voice: Voice, order: Order) -> str:
    """Return a captain's orders."""
    if order == TurnOrder():
        return plain(voice.t("kb-alt-no-orders"), ALT)
    return plain(voice.t("kb-alt-orders", orders=" ".join(order_lines(_words(voice), order))), ALT)


def _words(voice: Voice) -> GameWords:
    return _Spoken(voice, Cast(teams={}, players={}))


def _where(words: GameWords, names: Mapping[TeamId, str], state: State) -> str:
    teams = [words.t("kb-alt-team", team=names[team], players=_players(state, team)) for team in TEAMS]
    return " — ".join([*teams, *(_ball(words, ball, state) for ball in sorted(state.balls, key=ball_key))])


def _players(state: State, team: TeamId) -> str:
    return ", ".join(f"{player[1:]} {state.players[player].cell}" for player in pitch_players_of(state, team)) or "—"


def _ball(words: GameWords, ball: str, state: State) -> str:
    where: Ball = state.balls[ball]
    match where:
        case Held(by=by):
            return words.t(
                "kb-alt-held", ball=words.ball(ball), player=words.player(by), cell=state.players[by].cell or "?"
            )
        case Ground(cell=cell):
            return words.t("kb-alt-ground", ball=words.ball(ball), cell=cell)
        case _:
            return words.t("kb-alt-air", ball=words.ball(ball), turn=where.lands)


def _goal(words: GameWords, event: Scored, after: State) -> str:
    scorer = after.players.get(event.player)
    cell = scorer.cell if scorer is not None else None
    return words.t("kb-alt-scored", player=words.player(event.player), cell=cell or "?", ball=words.ball(event.ball))


def _told(words: GameWords, event: Event) -> str:
    """What an arrow or a sign of the picture shows; nothing for what it does not show."""
    match event:
        case Moved(player=player, origin=here, to=there):
            name = "charged" if event.role == "hitter" else "moved"
            told = {"player": words.player(player), "here": here, "there": there}
        case Expelled(player=player, origin=here, to=there) | PlayerDisplaced(player=player, origin=here, to=there):
            name = "pinned" if here == there else "knocked"
            told = {"player": words.player(player), "here": here, "there": there}
        case Passed():
            name = "passed"
            told = {"player": words.player(event.player), "ball": words.ball(event.ball), "there": event.to}
        case PickedUp(player=player, ball=ball) | LobLaunched(player=player, ball=ball):
            name = "picked" if isinstance(event, PickedUp) else "lobbed"
            told = {"player": words.player(player), "ball": words.ball(ball)}
        case SpecialUsed():
            name, told = (
                "special",
                {"player": words.player(event.player), "special": words.named("special", event.special)},
            )
        case LobLanded(ball=ball, cell=cell) | BallLost(ball=ball, cell=cell):
            name, told = "rolled", {"ball": words.ball(ball), "cell": cell}
        case BallOut(ball=ball) | BallSeized(ball=ball):
            name, told = "out" if isinstance(event, BallOut) else "seized", {"ball": words.ball(ball)}
        case Entered():
            name, told = "entered", {"player": words.player(event.player), "cell": event.cell}
        case PlayerHampered(player=player) | PlayerRemoved(player=player):
            name = "stopped" if isinstance(event, PlayerHampered) else "removed"
            told = {"player": words.player(player)}
        case _:
            return ""
    return words.t(f"kb-alt-{name}", **told)
