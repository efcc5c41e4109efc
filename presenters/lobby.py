"""The way into a league, as posts: the panel where people sign up, and `/aide`: what somebody can do here and now."""

from dataclasses import dataclass
from typing import Literal

from presenters.escaping import clip, escape
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Post, custom_id
from presenters.texts import Voice

COLOUR = 0x2ECC71
NAME = 90
MOST_DUE = 3  # of a phone's screen
A_ROW = 5
LABEL = 60


@dataclass(frozen=True)
class Offers:
    """The games of a league by their keys; those in which one signs up, those in which one challenges somebody.

    `competitions`: whether there are any of these games.
    """

    games: tuple[str, ...]
    joins: tuple[str, ...]
    challenges: tuple[str, ...]
    competitions: bool = False


@dataclass(frozen=True)
class OwedMatch:
    """A match in which somebody owes something: the line that says so, and its button if it can be pressed here."""

    contest_id: int
    name: str
    told: str
    is_here: bool = True


@dataclass(frozen=True)
class Visitor:
    """Who asks what they can do: where they are, what they owe, how many other matches they play, what their roles are.

    `where`: in a server with a league, in one without, or in the bot's DMs. `paused`: the lines of matches in a pause.
    `offers`: how many challenges of theirs, or to them, wait for an answer.
    """

    where: Literal["league", "server", "dm"]
    due: tuple[OwedMatch, ...] = ()
    paused: tuple[str, ...] = ()
    waiting: int = 0
    offers: int = 0
    is_organiser: bool = False
    is_referee: bool = False
    takes_dms: bool = False
    lacks_referees: bool = False  # the league

    @property
    def plays(self) -> bool:
        """Whether they have any match."""
        return bool(self.due or self.paused or self.waiting)


def game_name(voice: Voice, game: str) -> str:
    """Return what a game is called."""
    return voice.t(f"game-{game}")


def welcome_post(voice: Voice, league: str, offers: Offers) -> Post:
    """Return the panel that greets people where they sign up."""
    games = ", ".join(game_name(voice, game) for game in offers.games)
    lines = [voice.t("welcome-about", games=games)]
    for kind, where in (("join", offers.joins), ("challenge", offers.challenges)):
        if where:
            lines.append(voice.t(f"welcome-{kind}", games=", ".join(game_name(voice, game) for game in where)))
    if offers.competitions:
        lines.append(voice.t("welcome-competitions"))
    lines.append(voice.t("welcome-then"))
    title = voice.t("welcome-title", league=escape(league, NAME))
    buttons = (*_ways_in(voice, offers), Button(voice.t("lobby-matches"), custom_id("my-matches")))
    return Post((title, "\n".join(lines), ButtonRow(buttons)), accent=COLOUR)


def _ways_in(voice: Voice, offers: Offers) -> tuple[Button, ...]:
    join = (Button(voice.t("lobby-join"), custom_id("join"), ButtonStyle.success),) if offers.joins else ()
    challenge = (
        (Button(voice.t("lobby-challenge"), custom_id("challenge"), ButtonStyle.primary),) if offers.challenges else ()
    )
    return (*join, *challenge, Button(voice.t("lobby-rules"), custom_id("rules")))


def which_game(voice: Voice, action: str, games: tuple[str, ...]) -> Post:
    """Return the question which game an action is about."""
    buttons = [Button(game_name(voice, game), custom_id(action, game), ButtonStyle.primary) for game in games]
    rows = [ButtonRow(tuple(buttons[start : start + A_ROW])) for start in range(0, len(buttons), A_ROW)]
    return Post((voice.t("lobby-which"), *rows), accent=COLOUR)


def help_post(voice: Voice, who: Visitor, offers: Offers) -> Post:
    """Return what somebody can do here and now: first what they owe, then what their roles let them do."""
    blocks: list[Block] = ["\n".join((voice.t("help-title"), *_due(voice, who))), "\n".join(_ways(voice, who))]
    return Post((*blocks, *_rows(voice, who, offers)), accent=COLOUR)


def _due(voice: Voice, who: Visitor) -> list[str]:
    lines = [one.told for one in who.due[:MOST_DUE]]
    if len(who.due) > MOST_DUE:
        lines.append(voice.t("help-more-due", count=len(who.due) - MOST_DUE))
    if not lines and who.waiting:
        lines.append(voice.t("help-nothing-due", count=who.waiting))
    if who.offers:
        lines.append(voice.t("help-offers", count=who.offers))
    return [*lines, *who.paused[:MOST_DUE]]


def _ways(voice: Voice, who: Visitor) -> list[str]:
    """Return what somebody may do by who they are, a line for each; one may be several."""
    said = {
        "help-install": who.where == "server" and who.is_organiser,
        "help-no-league": who.where == "server" and not who.is_organiser,
        "help-no-referees": who.where == "league" and who.is_organiser and who.lacks_referees,
        "help-referee": who.is_referee,
        "help-organiser": who.where == "league" and who.is_organiser,
        "help-player": who.plays,
        "help-stranger": who.where == "league" and not who.plays,
        "help-in-dm": who.where == "dm",
    }
    return [voice.t(name) for name, is_so in said.items() if is_so]


def _rows(voice: Voice, who: Visitor, offers: Offers) -> list[ButtonRow]:
    """Return the buttons: what is owed, then the referee's overview, then the ways in or one's own matches."""
    owed = [
        Button(
            clip(voice.t("help-play", match=one.name), LABEL), custom_id("play", one.contest_id), ButtonStyle.primary
        )
        for one in who.due[:MOST_DUE]
        if one.is_here
    ]
    others = (
        [Button(voice.t("lobby-overview"), custom_id("desk-overview", 1), ButtonStyle.primary)]
        if who.is_referee
        else []
    )
    if who.where == "league" and not who.plays:
        others += _ways_in(voice, offers)
    else:
        others.append(Button(voice.t("lobby-rules"), custom_id("rules")))
    if who.plays or who.offers:
        others.append(Button(voice.t("lobby-matches"), custom_id("my-matches")))
    if who.plays:
        others += [] if who.takes_dms else [Button(voice.t("button-dm-me"), custom_id("dm-me"))]
    return [ButtonRow(tuple(row)) for row in (owed, others) if row]
